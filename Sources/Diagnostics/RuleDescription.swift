/// How a rule speaks unless a project or a run says otherwise.
public enum RuleLevel: UInt8, Sendable {
  case allow, warn, deny

  /// The word that authors write in a project or on the command line.
  public var text: String {
    switch self {
    case .allow: "allow"
    case .warn: "warn"
    case .deny: "deny"
    }
  }
}

/// What `bandc explain` and `docs/rules.md` say of one rule.
public struct RuleDescription: Sendable {
  public var name: RuleName
  /// The level where nothing sets another.
  public var level: RuleLevel
  /// What is wrong, in one line: lower case, no final period.
  public var summary: String
  /// Why it matters and what to do instead: whole sentences.
  public var explanation: String
  /// A small source that gets exactly this rule's message.
  public var bad: String
  /// The same source done right: it gets no message.
  public var good: String
  /// Other words that people search for, in lower case: `home indicator`.
  public var aliases: [String]

  public init(
    _ name: String, _ level: RuleLevel = .deny, summary: String, explanation: String, bad: String, good: String,
    aliases: [String] = []
  ) {
    self.name = RuleName(name)
    self.level = level
    self.summary = summary
    self.explanation = explanation
    self.bad = bad
    self.good = good
    self.aliases = aliases
  }
}
