/// A command as its table says it: what it takes, what its help says, and what it does.
struct Command: Sendable {
  var name: String
  /// One line: lower case, no final period.
  var summary: String
  /// `SOURCE...`; "" where it takes none.
  var operands: String
  /// What an operand may be.
  var operandHelp: String = ""
  /// Paragraphs, without line breaks inside of one.
  var description: [String] = []
  var options: [Option] = []
  var examples: [Example] = []
  var run: @Sendable (Arguments) throws(Failure) -> ExitStatus
}

/// An option of a command.
struct Option: Sendable {
  /// Without the hyphens.
  var name: String
  /// A single letter.
  var short: Character?
  /// What its value is called; nothing for a switch.
  var value: String?
  /// The only values there are, where there are few.
  var choices: [String] = []
  /// Whether it may be given several times, or with several values set apart by commas.
  var isList = false
  /// Whether the values of a list may be set apart by commas.
  var hasCommas = true
  var help: String

  static func flag(_ name: String, _ help: String) -> Option { Option(name: name, help: help) }

  static func value(_ name: String, _ value: String, choices: [String] = [], _ help: String) -> Option {
    Option(name: name, value: value, choices: choices, help: help)
  }

  static func list(_ name: String, _ value: String, hasCommas: Bool = true, _ help: String) -> Option {
    Option(name: name, value: value, isList: true, hasCommas: hasCommas, help: help)
  }

  /// `-o, --output FILE|DIR`
  var synopsis: String {
    (short.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}

struct Example: Sendable {
  var command: String
  var meaning: String

  init(_ command: String, _ meaning: String) {
    self.command = command
    self.meaning = meaning
  }
}

/// The commands in the order in which help lists them.
let commands: [Command] = [
  .build, .check, .prove, .fix, .format, .deviceTest, .devices, .explain, .start,
]
