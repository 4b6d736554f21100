import BandDiagnostics

extension Command {
  static let explain = Command(
    name: "explain", summary: "say what a rule means, why it matters and what to write instead",
    operands: "RULE...",
    operandHelp: "the name of a rule as messages print it, or a word for what it is about: 'home indicator'.",
    description: ["Without a rule all rules are listed."],
    options: [.flag("markdown", "Print all rules as the page docs/rules.md.")],
    examples: [
      Example("bandc explain tappable_in_band", "what is wrong with a button in the band"),
      Example("bandc explain home indicator", "the same, by the words that one searches for"),
    ],
    run: explainRules)
}

private func explainRules(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if arguments.has("markdown") {
    try Console.output(rulesPage)
    return .success
  }
  if arguments.operands.isEmpty {
    try Console.output(ruleList)
    return .success
  }
  // `explain home indicator` without quotes is one search; `explain rule_a rule_b` are two.
  let joined = arguments.operands.joined(separator: " ")
  let searches = rules(for: joined).isEmpty ? arguments.operands : [joined]
  var texts: [String] = []
  for search in searches {
    let found = rules(for: search)
    if found.isEmpty { throw .misuse(unknownRule(search)) }
    texts += found.map(page)
  }
  try Console.output(texts.joined(separator: "\n"))
  return .success
}

/// The rules that a search means: the one of that name, else those that have it among their aliases, else those in
/// whose names it is, else those whose aliases or summary hold it.
private func rules(for search: String) -> [RuleDescription] {
  let wanted = simplified(search)
  // `/*` is an alias; what has no letter is compared as it is.
  if wanted.isEmpty { return ruleDescriptions.filter { $0.aliases.contains(search) } }
  if let exact = ruleDescriptions.first(where: { simplified($0.name.text) == wanted }) { return [exact] }
  let named = ruleDescriptions.filter { rule in rule.aliases.contains { simplified($0) == wanted } }
  if !named.isEmpty { return named }
  guard wanted.count > 3 else { return [] }
  // A part of a name, before what merely speaks of it.
  let alike = ruleDescriptions.filter { simplified($0.name.text).contains(wanted) }
  if !alike.isEmpty { return alike }
  return ruleDescriptions.filter { rule in
    ([rule.summary] + rule.aliases).contains { simplified($0).contains(wanted) }
  }
}

/// Lower case, with words set apart by single blanks.
private func simplified(_ text: String) -> String {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
}

private var ruleList: String {
  let width = ruleDescriptions.map(\.name.text.count).max() ?? 0
  return ruleDescriptions.map { rule in
    let gap = String(repeating: " ", count: width - rule.name.text.count)
    let level = rule.level.text.padding(to: 5)
    return "\(rule.name.text)\(gap)  \(level)  \(rule.summary)\n"
  }.joined()
}

private func page(of rule: RuleDescription) -> String {
  var text = """
    \(rule.name.text) (\(rule.level.text)): \(rule.summary)

    \(filled(rule.explanation))

    """
  // What no source of a few lines can show has no example.
  if !rule.bad.isEmpty { text += "\nWrong:\n\n\(indented(rule.bad))\n" }
  if !rule.good.isEmpty { text += "\nRight:\n\n\(indented(rule.good))\n" }
  return text
}

/// `docs/rules.md`
private var rulesPage: String {
  var text = """
    # Rules

    <!-- Written by `bandc explain --markdown`; change the descriptions of the rules instead. -->

    `deny` is an error, `warn` a warning, and `allow` says nothing unless a project or `--warn` or `--deny` turns it on.
    `@allow(rule, reason: "…")` silences a rule for an element and what is inside it.

    | rule | level | says |
    |---|---|---|

    """
  for rule in ruleDescriptions {
    text += "| [`\(rule.name.text)`](#\(rule.name.text)) | \(rule.level.text) | \(rule.summary) |\n"
  }
  for rule in ruleDescriptions {
    text += "\n## \(rule.name.text)\n\n\(filled(rule.explanation))\n"
    if !rule.bad.isEmpty { text += "\nWrong:\n\n```band\n\(rule.bad)\n```\n" }
    if !rule.good.isEmpty { text += "\nRight:\n\n```band\n\(rule.good)\n```\n" }
    if !rule.aliases.isEmpty { text += "\nAlso found as: \(rule.aliases.joined(separator: ", ")).\n" }
  }
  return text
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
    .joined(separator: "\n")
}

/// A text in lines of at most 100 columns; line breaks that are there stay.
private func filled(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > 100 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }.joined(separator: "\n")
}

extension String {
  /// The text with blanks behind it, up to a number of characters.
  func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
