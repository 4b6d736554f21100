/// What help says, made from the tables of the commands.
enum Usage {
  static var overview: String {
    var text = """
      bandc compiles screens written in BandLang and stops those in which a control rests where the system listens.

      Usage: bandc COMMAND [OPTIONS] ...

      \(commandList)

      """
    text += """

      'bandc COMMAND --help' tells of one command, 'bandc --version' which version this is.

      Status: 0 where all is well, warnings aside; 1 where a source has errors; 2 where the command was misused or a file
      can't be read or written.

      """
    return text
  }

  static let missingCommand =
    "say what to do: 'bandc build FILE' compiles, 'bandc check FILE' only checks\n\(commandList)"

  /// The commands with their summaries, a line each.
  static var commandList: String {
    let width = commands.map(\.name.count).max() ?? 0
    return "Commands:\n"
      + commands.map { "  \(padded($0.name, width))  \($0.summary)" }.joined(separator: "\n")
  }

  /// The help of one command.
  static func page(of command: Command) -> String {
    var text = "bandc \(command.name): \(command.summary)\n\nUsage: \(line(of: command))\n"
    if !command.operandHelp.isEmpty {
      text += "\n" + entry(operandName(command), command.operandHelp, width: operandName(command).count)
    }
    for paragraph in command.description { text += "\n" + wrapped(paragraph, indent: 0) }
    text += "\nOptions:\n"
    let options = command.options + [helpOption]
    for option in options { text += entry(option.synopsis, help(of: option), width: 24) }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples { text += "  \(example.command)\n" + wrapped(example.meaning, indent: 6) }
    }
    return text
  }

  /// `docs/bandc.md`
  static var markdown: String {
    var text = """
      # bandc

      <!-- Written by `bandc help --markdown`; change the tables in Sources/bandc/Commands instead. -->

      | command | |
      |---|---|

      """
    for command in commands { text += "| [`\(command.name)`](#bandc-\(command.name)) | \(command.summary) |\n" }
    text += """

      The status is 0 where all is well, warnings aside; 1 where a source has errors; 2 where the command was misused or a
      file can't be read or written. A closed pipe ends a command quietly. A file that `bandc` writes appears whole or not at
      all: after any failure the old one is as it was.

      """
    for command in commands {
      text += "\n## bandc \(command.name)\n\n\(capitalized(command.summary)).\n\n```\n\(line(of: command))\n```\n"
      if !command.operandHelp.isEmpty { text += "\n`\(operandName(command))` is \(command.operandHelp)\n" }
      for paragraph in command.description { text += "\n" + wrapped(paragraph, indent: 0) }
      if !command.options.isEmpty {
        text += "\n| option | |\n|---|---|\n"
        for option in command.options {
          let synopsis = option.synopsis.replacing("|", with: "\\|")
          text += "| `\(synopsis)` | \(help(of: option).replacing("|", with: "\\|")) |\n"
        }
      }
      if !command.examples.isEmpty {
        text += "\n```console\n"
        for example in command.examples { text += "$ \(example.command)    # \(example.meaning)\n" }
        text += "```\n"
      }
    }
    return text
  }

  private static func line(of command: Command) -> String {
    "bandc \(command.name)" + (command.options.isEmpty ? "" : " [OPTIONS]")
      + (command.operands.isEmpty ? "" : " \(command.operands)")
  }

  /// `SOURCE` of `SOURCE...` and of `[SOURCE...]`.
  private static func operandName(_ command: Command) -> String {
    String(command.operands.filter { $0.isLetter || $0 == " " })
  }

  private static func help(of option: Option) -> String {
    var text = option.help
    if !option.choices.isEmpty { text += " One of \(option.choices.joined(separator: ", "))." }
    if option.isList { text += option.hasCommas ? " A list with commas, or repeated." : " May be repeated." }
    return text
  }

  /// A term and what it means, beside it or below.
  private static func entry(_ term: String, _ meaning: String, width: Int) -> String {
    let column = 2 + width + 2
    let lines = wrapped(meaning, indent: column)
    if term.count <= width {
      return "  " + padded(term, width) + "  " + lines.drop { $0 == " " }
    }
    return "  \(term)\n\(lines)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// A paragraph in lines of at most 100 columns.
  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > 100 {
        lines.append(line)
        line = margin
      }
      if line.count > indent { line += " " }
      line += word
    }
    lines.append(line)
    return lines.joined(separator: "\n") + "\n"
  }
}
