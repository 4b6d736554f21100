import BandDiagnostics
import BandScreenModel

/// How a document says what a rule found.
extension JSONWriter {
  mutating func finding(_ finding: FindingRecord) {
    beginObject()
    field("element", orNull: finding.element)
    field("path", finding.path)
    findingBody(finding)
    endObject()
  }

  /// The fields from the rule on, which documents and reports share.
  private mutating func findingBody(_ finding: FindingRecord) {
    field("rule", finding.rule.text)
    field("level", finding.severity.text)
    field("message", finding.message)
    field("line", orNull: finding.line)
    field("column", orNull: finding.column)
    let others = finding.otherMessages
    if !others.isEmpty { field("otherMessages", others) }
    facts(of: finding, others)
  }

  /// What was measured: where it fails and by how much, what cures it, and how sure that is.
  private mutating func facts(of finding: FindingRecord, _ others: [String]) {
    key("configurations")
    beginArray(onOneLine: true)
    for failing in finding.configurations {
      beginObject()
      field("configuration", failing.index)
      field("overlap", pointsOrNull: failing.overlap)
      if let message = failing.message, let index = others.firstIndex(of: message) { field("message", index) }
      endObject()
    }
    endArray()
    field("worst", orNull: finding.worst)
    field("lift", pointsOrNull: finding.lift)
    field("rest", orNull: finding.rest)
    certainty(finding.certainty)
    if let leader = finding.toldBy { field("toldBy", leader) }
    if !finding.notes.isEmpty { field("notes", finding.notes) }
    if let fix = finding.fix {
      key("fix")
      beginObject(onOneLine: true)
      field("title", fix.title)
      field("certain", fix.isCertain)
      endObject()
    }
  }

  mutating func certainty(_ certainty: Certainty) {
    key("certainty")
    beginObject(onOneLine: true)
    switch certainty {
    case .checked(let count):
      field("kind", "checked")
      field("configurations", count)
    case .textDependent(let count, let end, let fails):
      field("kind", "textDependent")
      field("configurations", count)
      field("measured", fails ? "passes" : "fails")
      field("texts", end == .narrowest ? "narrower" : "wider")
    case .proved(let envelope):
      field("kind", "proved")
      field("envelope", envelope)
    case .suppressed(let reason):
      field("kind", "suppressed")
      field("reason", reason)
    }
    endObject()
  }
}

extension FindingRecord {
  /// What is said of single configurations and is not the finding's message, each once, in the order of the configurations.
  fileprivate var otherMessages: [String] {
    var texts: [String] = []
    for failing in configurations {
      if let text = failing.message, text != message, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
