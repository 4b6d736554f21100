/// The arguments of a command, read by its table.
struct Arguments: Sendable {
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  init() {}

  mutating func set(_ option: Option, _ value: String) {
    if option.isList {
      let parts = option.hasCommas ? value.split(separator: ",").map(String.init) : [value]
      values[option.name, default: []] += parts
    } else {
      values[option.name] = [value]
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option in their order.
  func values(_ name: String) -> [String] { values[name] ?? [] }
}

/// Reads the words behind a command's name.
///
/// `--name value`, `--name=value`, `-n value`; `--` ends the options; `-` alone is an operand. Options and operands come in any order.
func parseArguments(_ words: [String], of command: Command) throws(Failure) -> Arguments {
  let options = command.options + [helpOption]
  var arguments = Arguments()
  var index = 0
  while index < words.count {
    let word = words[index]
    index += 1
    if word == "--" {
      arguments.operands += words[index...]
      break
    }
    guard word.hasPrefix("-"), word != "-" else {
      arguments.operands.append(word)
      continue
    }
    let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
    let name = String(word[..<(equals ?? word.endIndex)])
    let attached = equals.map { String(word[word.index(after: $0)...]) }
    guard let option = options.first(where: { "--\($0.name)" == name || $0.short.map { "-\($0)" } == name }) else {
      throw .misuse(unknownOption(name, of: command, options))
    }
    guard let valueName = option.value else {
      if let attached {
        throw .misuse("'\(name)' takes no value; write '\(name)' alone, without '=\(attached)'")
      }
      arguments.set(option, "")
      continue
    }
    var value = attached
    if value == nil, index < words.count, words[index] == "-" || !words[index].hasPrefix("-") {
      value = words[index]
      index += 1
    }
    guard let value, !value.isEmpty else {
      throw .misuse(
        "'\(name)' needs a value; write '\(name) \(option.choices.isEmpty ? valueName : option.choices[0])'")
    }
    if !option.isList, let first = arguments.value(option.name) {
      throw .misuse("'--\(option.name)' is given twice: '\(first)' and '\(value)'; write one of them")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .misuse(unknownChoice(value, of: name, option.choices))
    }
    arguments.set(option, value)
  }
  if command.operands.isEmpty, let surplus = arguments.operands.first, !arguments.has("help") {
    throw .misuse("'bandc \(command.name)' takes no argument; leave out '\(surplus)'")
  }
  return arguments
}

/// The option that every command has.
let helpOption = Option(name: "help", short: "h", help: "Print this help.")

private func unknownOption(_ name: String, of command: Command, _ options: [Option]) -> String {
  let known = options.map { "--\($0.name)" }
  if let meant = nearest(to: name, among: known) {
    return "'bandc \(command.name)' has no option '\(name)'; did you mean '\(meant)'?"
  }
  // An option of another command: say which.
  let others = commands.filter { other in other.options.contains { "--\($0.name)" == name } }
  if let other = others.first {
    return "'bandc \(command.name)' has no option '\(name)'; 'bandc \(other.name)' has"
  }
  return "'bandc \(command.name)' has no option '\(name)'; 'bandc \(command.name) --help' lists them"
}

private func unknownChoice(_ value: String, of name: String, _ choices: [String]) -> String {
  if let meant = nearest(to: value, among: choices) {
    return "'\(name)' knows no '\(value)'; did you mean '\(meant)'?"
  }
  return "'\(name)' knows no '\(value)'; write one of \(choices.joined(separator: ", "))"
}
