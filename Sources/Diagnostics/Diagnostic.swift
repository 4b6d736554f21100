import BandSyntax

/// The name of a rule in snake_case, as messages, `explain` and `@allow` spell it.
public struct RuleName: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}

/// How serious a message is.
public enum Severity: UInt8, Sendable, Comparable {
  case warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }

  public var text: String { self == .error ? "error" : "warning" }
}

/// One message to the author: what is wrong at which place, why it matters, and what to write instead.
public struct Diagnostic: Sendable {
  public var rule: RuleName
  public var severity: Severity
  /// The smallest span that must change.
  public var place: Place
  /// What is wrong: starts in lower case, quotes source with '…', no final period, can be read alone.
  public var message: String
  /// What stands beside the carets; may be empty.
  public var label: String
  public var notes: [DiagnosticNote]
  public var fixes: [FixIt]

  public init(
    _ rule: RuleName, _ severity: Severity = .error, at place: Place, _ message: String, label: String = "",
    notes: [DiagnosticNote] = [], fixes: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.label = label
    self.notes = notes
    self.fixes = fixes
  }
}

/// A further fact under a message.
public struct DiagnosticNote: Sendable {
  public enum Kind: UInt8, Sendable {
    /// Why it matters here: `= iPhone 16 Pro, portrait: …`.
    case fact
    /// What to write instead, where no fix-it is certain: `= help: …`.
    case help
    /// A related place: `note: first set here`.
    case related
  }

  public var kind: Kind
  public var text: String
  /// For `related`: where.
  public var place: Place?

  public init(_ kind: Kind, _ text: String, at place: Place? = nil) {
    self.kind = kind
    self.text = text
    self.place = place
  }
}

/// A change that cures a diagnostic.
public struct FixIt: Sendable {
  /// What it writes, as shown after `= fix:`.
  public var title: String
  /// Edits that don't overlap, in one file or several.
  public var edits: [TextEdit]
  /// Whether `bandc fix` may apply it without asking.
  public var isCertain: Bool
  /// What stands in parentheses behind the title: `26 is the least lift; this keeps your 8`; may be empty.
  public var explanation: String

  public init(_ title: String, edits: [TextEdit], isCertain: Bool, explanation: String = "") {
    self.title = title
    self.edits = edits
    self.isCertain = isCertain
    self.explanation = explanation
  }
}

/// Replaces the text of a place.
public struct TextEdit: Hashable, Sendable {
  public var place: Place
  public var replacement: String

  public init(at place: Place, _ replacement: String) {
    self.place = place
    self.replacement = replacement
  }
}
