import BandDiagnostics
import BandSyntax

/// Gathers diagnostics into a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
///
/// One result for each diagnostic, with all configurations in which it fails folded in; the rules that speak, once, with their
/// help; relative URIs; fingerprints that survive moved lines.
public struct SARIFLog: Sendable {
  private let version: String
  private let isPretty: Bool
  private let describe: @Sendable (RuleName) -> RuleDescription?
  private var results: JSONWriter
  private var fingerprints = Fingerprints()
  /// The rules that spoke, in the order in which they first did.
  private var rules: [RuleName] = []
  private var ruleIndices: [RuleName: Int] = [:]

  /// - Parameters:
  ///   - version: the compiler's.
  ///   - describe: what is known of a rule; nothing leaves it with its name.
  public init(
    version: String, isPretty: Bool = false, describe: @escaping @Sendable (RuleName) -> RuleDescription?
  ) {
    self.version = version
    self.isPretty = isPretty
    self.describe = describe
    // The depth at which `results` stands: log, runs, run.
    results = JSONWriter(isPretty: isPretty, depth: 3)
    results.beginArray()
  }

  /// Counts of what was proved of a screen.
  public struct Proof: Sendable {
    public var screen: String
    public var proved: Int
    public var refuted: Int
    public var open: Int

    public init(screen: String, proved: Int, refuted: Int, open: Int) {
      self.screen = screen
      self.proved = proved
      self.refuted = refuted
      self.open = open
    }
  }

  /// What was proved of each screen.
  public var proofs: [Proof] = []

  /// What a proof says of one rule at one place.
  public struct Verdict: Sendable {
    /// The kinds of results that a proof has (section 3.27.9).
    public enum Kind: Sendable {
      /// It was evaluated, and no problem was found.
      case pass
      /// What is known isn't enough to tell.
      case open
      case fail(Severity)

      fileprivate var text: String {
        switch self {
        case .pass: "pass"
        case .open: "open"
        case .fail: "fail"
        }
      }
    }

    public var rule: RuleName
    public var kind: Kind
    public var message: String
    public var place: Place
    public var screen: String
    /// The element's path.
    public var path: String
    /// Why the author doesn't want to hear of it, where that is so.
    public var suppression: String?

    public init(
      _ rule: RuleName, _ kind: Kind, _ message: String, at place: Place, screen: String, path: String,
      suppression: String? = nil
    ) {
      self.rule = rule
      self.kind = kind
      self.message = message
      self.place = place
      self.screen = screen
      self.path = path
      self.suppression = suppression
    }
  }

  /// Adds a verdict as a result of its own. One that isn't a failure has the level `none`, as section 3.27.10 asks.
  public mutating func append(_ verdict: Verdict, in sources: [SourceText]) {
    results.beginObject()
    results.field("ruleId", verdict.rule.text)
    results.field("ruleIndex", index(of: verdict.rule))
    results.field("kind", verdict.kind.text)
    if case .fail(let severity) = verdict.kind {
      results.field("level", severity.text)
    } else {
      results.field("level", "none")
    }
    results.message("message", verdict.message)
    results.key("locations")
    results.beginArray()
    results.location(verdict.place, in: sources)
    results.endArray()
    if let reason = verdict.suppression { results.suppressions(reason) }
    results.key("properties")
    results.beginObject()
    results.field("screen", verdict.screen)
    results.field("element", verdict.path)
    results.endObject()
    results.endObject()
  }

  /// Adds a result.
  public mutating func append(_ report: Report, in sources: [SourceText]) {
    let diagnostic = report.diagnostic
    results.beginObject()
    results.field("ruleId", diagnostic.rule.text)
    results.field("ruleIndex", index(of: diagnostic.rule))
    results.field("level", diagnostic.severity.text)
    results.message("message", report.messageWithFacts)
    results.key("locations")
    results.beginArray()
    results.location(diagnostic.place, in: sources)
    results.endArray()
    let related = diagnostic.notes.filter { $0.kind == .related && $0.place != nil }
    if !related.isEmpty {
      results.key("relatedLocations")
      results.beginArray()
      for (id, note) in related.enumerated() {
        if let place = note.place { results.location(place, in: sources, id: id, message: note.text) }
      }
      results.endArray()
    }
    results.key("partialFingerprints")
    results.beginObject()
    results.field("bandlang/v1", fingerprints.fingerprint(of: report, in: sources))
    results.endObject()
    fixes(diagnostic.fixes, in: sources)
    if let finding = report.finding {
      if case .suppressed(let reason) = finding.certainty {
        results.suppressions(reason)
      }
      results.key("properties")
      results.beginObject()
      results.measured(finding, on: report.screen)
      results.endObject()
    }
    results.endObject()
  }

  /// The whole log, with a line break at its end.
  public consuming func finish() -> [UInt8] {
    results.endArray()
    var json = JSONWriter(isPretty: isPretty)
    json.beginObject()
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.field("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.field("name", "bandc")
    json.field("semanticVersion", version)
    json.key("rules")
    json.beginArray()
    for rule in rules { json.rule(rule, describe(rule)) }
    json.endArray()
    json.endObject()
    json.endObject()
    json.field("columnKind", "unicodeCodePoints")
    json.key("results")
    json.splice(results.bytes)
    if !proofs.isEmpty {
      // SARIF has no place for what was proved of a whole screen but its bag of properties (section 3.8).
      json.key("properties")
      json.beginObject()
      json.key("bandlang/proofs")
      json.beginArray()
      for proof in proofs {
        json.beginObject(onOneLine: true)
        json.field("screen", proof.screen)
        json.field("proved", proof.proved)
        json.field("refuted", proof.refuted)
        json.field("open", proof.open)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endObject()
    json.endArray()
    json.endObject()
    json.newline()
    return json.bytes
  }

  private mutating func index(of rule: RuleName) -> Int {
    if let known = ruleIndices[rule] { return known }
    ruleIndices[rule] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  private mutating func fixes(_ fixes: [FixIt], in sources: [SourceText]) {
    if fixes.isEmpty { return }
    results.key("fixes")
    results.beginArray()
    for fix in fixes {
      results.beginObject()
      results.message("description", fix.titleWithExplanation())
      results.key("artifactChanges")
      results.beginArray()
      // A change holds all edits of one file.
      var files: [FileID] = []
      for edit in fix.edits where !files.contains(edit.place.file) { files.append(edit.place.file) }
      for file in files { results.change(of: file, fix.edits.filter { $0.place.file == file }, in: sources) }
      results.endArray()
      results.endObject()
    }
    results.endArray()
  }
}

extension JSONWriter {
  /// That an author silenced a result in the source, and why.
  fileprivate mutating func suppressions(_ reason: String) {
    key("suppressions")
    beginArray()
    beginObject()
    field("kind", "inSource")
    field("justification", reason)
    endObject()
    endArray()
  }

  fileprivate mutating func message(_ name: StaticString, _ text: String) {
    key(name)
    beginObject()
    field("text", text)
    endObject()
  }

  fileprivate mutating func location(
    _ place: Place, in sources: [SourceText], id: Int? = nil, message text: String? = nil
  ) {
    guard let reported = ReportedPlace(place, in: sources) else { return }
    beginObject()
    if let id { field("id", id) }
    if let text { message("message", text) }
    key("physicalLocation")
    beginObject()
    artifact(reported.file)
    region("region", reported)
    endObject()
    endObject()
  }

  fileprivate mutating func change(of file: FileID, _ edits: [TextEdit], in sources: [SourceText]) {
    guard sources.indices.contains(Int(file.index)) else { return }
    beginObject()
    artifact(sources[Int(file.index)].name)
    key("replacements")
    beginArray()
    for edit in edits {
      guard let reported = ReportedPlace(edit.place, in: sources) else { continue }
      beginObject()
      region("deletedRegion", reported)
      message("insertedContent", edit.replacement)
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func artifact(_ file: String) {
    key("artifactLocation")
    beginObject()
    field("uri", relativeURI(file))
    endObject()
  }

  private mutating func region(_ name: StaticString, _ place: ReportedPlace) {
    key(name)
    beginObject()
    field("startLine", place.startLine)
    field("startColumn", place.startColumn)
    field("endLine", place.endLine)
    field("endColumn", place.endColumn)
    endObject()
  }

  /// A `reportingDescriptor`.
  fileprivate mutating func rule(_ name: RuleName, _ description: RuleDescription?) {
    beginObject()
    field("id", name.text)
    if let description {
      message("shortDescription", description.summary)
      message("fullDescription", description.explanation)
      key("help")
      beginObject()
      field(
        "text", "\(description.explanation)\n\nWrong:\n\(description.bad)\n\nRight:\n\(description.good)\n")
      field(
        "markdown",
        "\(description.explanation)\n\nWrong:\n\n```band\n\(description.bad)\n```\n\nRight:\n\n```band\n\(description.good)\n```\n"
      )
      endObject()
      key("defaultConfiguration")
      beginObject()
      switch description.level {
      case .deny: field("level", "error")
      case .warn: field("level", "warning")
      case .allow:
        field("enabled", false)
        field("level", "warning")
      }
      endObject()
    }
    endObject()
  }
}
