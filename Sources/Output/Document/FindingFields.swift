import BandDiagnostics

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
    facts(of: finding)
  }

  /// What was measured: where it fails and by how much, what cures it, and how sure that is.
  mutating func facts(of finding: FindingRecord) {
    key("configurations")
    beginArray(onOneLine: true)
    for failing in finding.configurations {
      beginObject()
      field("configuration", failing.index)
      field("overlap", pointsOrNull: failing.overlap)
      endObject()
    }
    endArray()
    field("worst", orNull: finding.worst)
    field("lift", pointsOrNull: finding.lift)
    field("rest", orNull: finding.rest)
    certainty(finding.certainty)
  }

  mutating func certainty(_ certainty: Certainty) {
    key("certainty")
    beginObject(onOneLine: true)
    switch certainty {
    case .checked(let count):
      field("kind", "checked")
      field("configurations", count)
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
