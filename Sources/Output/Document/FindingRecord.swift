import BandDiagnostics
import BandScreenModel

/// A verdict of a rule on an element with the configurations in which it fails, for documents and for reports that carry
/// more than text.
public struct FindingRecord: Sendable, Equatable {
  /// The index of the element among the document's elements; nothing where it isn't about one.
  public var element: Int?
  /// The element's path, `page.agree`.
  public var path: String
  public var rule: RuleName
  public var severity: Severity
  public var message: String
  /// Where the author must look, from 1; nothing where it is in a built-in source.
  public var line: Int?
  public var column: Int?
  /// In which configurations it fails, in the document's order.
  public var configurations: [FailingConfiguration]
  /// The index of the worst among the document's configurations.
  public var worst: Int?
  /// The worst configuration in words: `iPhone 16 Pro, portrait`.
  public var worstName: String
  /// The least lift that cures it, in points; nothing where no lift does.
  public var lift: Double?
  /// At which rest it fails: `at the end`; nothing where nothing moves.
  public var rest: String?
  public var certainty: Certainty
  /// What its message says besides: figures, counts, help. Empty where another finding's message tells it.
  public var notes: [String] = []
  /// What to write instead, where the message knows.
  public var fix: FindingFix?
  /// In how many configurations it fails, or something that its message tells with it; nothing where it has no message of its own.
  public var failing: Int?
  /// The index of the finding whose message tells this one too; nothing where it has one of its own.
  public var toldBy: Int?

  public init(
    element: Int?, path: String, rule: RuleName, severity: Severity, message: String, line: Int? = nil,
    column: Int? = nil, configurations: [FailingConfiguration] = [], worst: Int? = nil, worstName: String = "",
    lift: Double? = nil, rest: String? = nil, certainty: Certainty
  ) {
    self.element = element
    self.path = path
    self.rule = rule
    self.severity = severity
    self.message = message
    self.line = line
    self.column = column
    self.configurations = configurations
    self.worst = worst
    self.worstName = worstName
    self.lift = lift
    self.rest = rest
    self.certainty = certainty
  }
}

/// One configuration in which a rule fails.
public struct FailingConfiguration: Sendable, Equatable {
  /// Its index among the document's configurations.
  public var index: Int
  /// By how much it fails, in points: for a strip, how far the hit region reaches into it.
  public var overlap: Double?
  /// What is wrong there, where it is told otherwise than for the worst: in another strip, at another rest.
  public var message: String?

  public init(index: Int, overlap: Double?, message: String? = nil) {
    self.index = index
    self.overlap = overlap
    self.message = message
  }
}

/// How a verdict was reached (`placement.md`, section 4).
public enum Certainty: Sendable, Equatable {
  /// Every one of that many configurations was laid out.
  case checked(configurations: Int)
  /// It hangs on the widths of texts, which are known within an interval: at one end it is the other way round.
  case textDependent(configurations: Int, end: TextWidthEnd, fails: Bool)
  /// It holds for every device of an envelope, told in words.
  case proved(envelope: String)
  /// Silenced by the author, for the reason given.
  case suppressed(reason: String)
}

extension FindingRecord {
  /// Whether it fails with texts as measured, and not only at an end of what they may measure.
  public var failsAsMeasured: Bool { if case .textDependent(_, _, fails: true) = certainty { false } else { true } }
}

/// A change of the source that a message offers, in words.
public struct FindingFix: Sendable, Equatable {
  /// What the changed part reads then: `bottom: safe.bottom - 8`.
  public var title: String
  /// Whether `bandc fix` makes it.
  public var isCertain: Bool

  public init(title: String, isCertain: Bool) {
    self.title = title
    self.isCertain = isCertain
  }
}
