import BandChecker
import BandDiagnostics

extension Command {
  static let explain = Command(
    name: "explain", summary: "say what a rule means, why it matters and what to write instead",
    operands: "RULE...",
    operandHelp:
      "the name of a rule as messages print it, a word for what it is about ('home indicator'), or a word of a verdict ('open', 'envelope').",
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
    try Console.output(list(of: ruleDescriptions))
    return .success
  }
  // `explain home indicator` without quotes is one search; `explain rule_a rule_b` are two.
  let joined = arguments.operands.joined(separator: " ")
  var texts: [String] = []
  if let text = answer(to: joined) {
    texts = [text]
  } else {
    var unknown: [String] = []
    for search in arguments.operands {
      if let text = answer(to: search) { texts.append(text) } else { unknown.append(search) }
    }
    // Of words none of which means anything all are the search.
    if texts.isEmpty { throw .misuse(unknownRule(joined, among: topicWords)) }
    if let first = unknown.first { throw .misuse(unknownRule(first, among: topicWords)) }
  }
  try Console.output(texts.joined(separator: "\n"))
  return .success
}

/// What a search gets: the pages of the rules that it names, or a list of those that speak of it; nothing where none does.
///
/// A name comes first, then what people search for (a rule's aliases, the words of verdicts), then a part of a name, then what a rule says
/// of itself. A word that is nearly a rule's name is a slip, and not a search.
private func answer(to search: String) -> String? {
  let wanted = simplified(search)
  // `/*` is an alias; what has no letter is compared as it is.
  if wanted.isEmpty { return pages(of: ruleDescriptions.filter { $0.aliases.contains(search) }) }
  if let exact = ruleDescriptions.first(where: { simplified($0.name.text) == wanted }) { return page(of: exact) }
  if let text = pages(of: ruleDescriptions.filter { $0.aliases.contains { simplified($0) == wanted } }) { return text }
  if let topic = topics.first(where: { $0.words.contains(wanted) }) { return filled(topic.text) + "\n" }
  if let text = standardComponent(named: wanted) { return text }
  guard wanted.count > 3 else { return nil }
  if let text = pages(of: ruleDescriptions.filter { simplified($0.name.text).contains(wanted) }, of: search) {
    return text
  }
  if nearest(to: search, among: ruleDescriptions.map(\.name.text)) != nil { return nil }
  let short = ruleDescriptions.filter { rule in
    ([rule.summary] + rule.aliases).contains { simplified($0).contains(wanted) }
  }
  let long = ruleDescriptions.filter { rule in
    simplified(rule.explanation).contains(wanted) && !short.contains { $0.name == rule.name }
  }
  return short.isEmpty && long.isEmpty ? nil : speaking(of: search, short + long)
}

/// What a standard component says of itself, and how a use begins; nothing where none has the name.
private func standardComponent(named wanted: String) -> String? {
  for source in standardSources() {
    var comment: [Substring] = []
    for line in String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("/// ") {
        comment.append(line.dropFirst(4))
      } else if line.hasPrefix("component ") {
        let head = line.dropFirst("component ".count).prefix { $0 != "{" }
        let name = head.prefix { $0.isLetter }
        if name.lowercased() == wanted || name.lowercased() + "s" == wanted {
          let head = head.last == " " ? head.dropLast() : head
          return "\(head) (a standard component)\n\n" + filled(comment.joined(separator: " "))
            + "\n\nIt is written in the language; docs/language.md has the table of all, with slots and heights.\n"
        }
        comment = []
      } else {
        comment = []
      }
    }
  }
  return nil
}

/// A list of rules that have a word in what they say.
private func speaking(of search: String, _ rules: [RuleDescription]) -> String {
  "rules that speak of '\(search)'; 'bandc explain RULE' tells of one:\n\n" + list(of: rules)
}

/// The pages of some rules; of more than two the list, under what was searched for. Nothing where there are none.
private func pages(of rules: [RuleDescription], of search: String? = nil) -> String? {
  if rules.isEmpty { return nil }
  guard let search, rules.count > 2 else { return rules.map(page).joined(separator: "\n") }
  return speaking(of: search, rules)
}

/// Lower case, with words set apart by single blanks.
private func simplified(_ text: String) -> String {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
}

private func list(of rules: [RuleDescription]) -> String {
  let width = rules.map(\.name.text.count).max() ?? 0
  return rules.map { rule in
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
