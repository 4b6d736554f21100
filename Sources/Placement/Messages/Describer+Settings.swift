import BandScreenModel

extension FindingDescriber {
  /// In which of the run's settings alone it fails: text sizes, reading directions, the keyboard, states. Nothing where it fails in all
  /// that the run has.
  func failingSettings(_ finding: Finding) -> String? {
    let failing = finding.failures.map { configurations[Int($0.configuration)].discrete }
    var words: [String] = []
    if let sizes = textSizes(failing) { words.append(sizes) }
    if let one = only(failing, { $0.direction == .rightToLeft }) {
      words.append(one ? "right to left" : "left to right")
    }
    if let one = only(failing, { $0.isKeyboardUp }) {
      words.append(one ? "with the keyboard up" : "with the keyboard down")
    }
    if let names = stateNames(failing) { words.append(names) }
    return words.isEmpty ? nil : "only " + words.joined(separator: ", ")
  }

  /// Which of two settings is the only one that fails, where the run has both.
  private func only(_ failing: [DiscreteCase], _ setting: (DiscreteCase) -> Bool) -> Bool? {
    var isThere = (yes: false, no: false)
    for configuration in configurations {
      if setting(configuration.discrete) { isThere.yes = true } else { isThere.no = true }
    }
    guard isThere.yes, isThere.no, let first = failing.first.map(setting) else { return nil }
    return failing.allSatisfy { setting($0) == first } ? first : nil
  }

  /// `from text size accessibility2 on`, or the sizes by name.
  private func textSizes(_ failing: [DiscreteCase]) -> String? {
    let all = distinct(configurations.map { $0.discrete.textSize }).sorted { $0 < $1 }
    let own = distinct(failing.map { $0.textSize }).sorted { $0 < $1 }
    guard all.count > own.count, let first = own.first, let last = own.last else { return nil }
    if all.filter({ !($0 < first) }) == own {
      return own.count == 1 ? "at text size \(first.text)" : "from text size \(first.text) on"
    }
    if all.filter({ !(last < $0) }) == own {
      return own.count == 1 ? "at text size \(last.text)" : "up to text size \(last.text)"
    }
    return "at text size \(own.map { $0.text }.joined(separator: ", "))"
  }

  private func stateNames(_ failing: [DiscreteCase]) -> String? {
    let own = distinct(failing.map { $0.state })
    guard states.count > own.count, own.allSatisfy({ states.indices.contains($0) }) else { return nil }
    let isAsked = distinct(configurations.map { $0.discrete.state }).count > own.count
    return isAsked ? "in state \(own.map { states[$0] }.joined(separator: ", "))" : nil
  }

  private func distinct<Element: Equatable>(_ elements: [Element]) -> [Element] {
    var once: [Element] = []
    for element in elements where !once.contains(element) { once.append(element) }
    return once
  }
}
