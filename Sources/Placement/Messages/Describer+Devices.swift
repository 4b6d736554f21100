import BandDiagnostics
import BandScreenModel

extension FindingDescriber {
  /// On which other devices it fails too, by family with the amounts, and which families pass.
  ///
  /// - Parameter companions: what is told with it: where one of these fails nothing passes.
  func otherDevices(_ finding: Finding, with companions: [Finding] = []) -> String? {
    let all = tested
    let failing = failingDevices(finding)
    guard all.count > 1 else { return nil }
    let others = failing.count - 1
    let rest = all.count == 2 ? "the other device" : "the other \(count(all.count - 1, "device"))"
    var elsewhere = Set<Int>()
    for companion in companions { elsewhere.formUnion(failingDevices(companion)) }
    for configuration in finding.withheld { elsewhere.insert(configurations[Int(configuration)].device) }
    elsewhere.subtract(failing)
    var text: String
    switch others {
    case 0 where !elsewhere.isEmpty:
      let passing = all.count - 1 - elsewhere.count
      if passing == 0 { return nil }
      text = "passes on \(passing) of \(rest)"
    case 0: text = "passes on \(rest)"
    case all.count - 1: text = all.count == 2 ? "also \(rest)" : "also all of \(rest)"
    default: text = "also \(others) of \(rest)"
    }
    // What is told of the others says nothing of the one that the message names.
    let families = failingFamilies(finding, butFor: configurations[Int(finding.worst.configuration)].device)
    if others > 0, !families.isEmpty { text += ": " + families.joined(separator: ", ") }
    if others > 0, let passing = passingFamilies(finding, with: elsewhere) { text += "; passes \(passing)" }
    return text
  }

  /// The devices of the run, by index.
  private var tested: Set<Int> { Set(configurations.map { $0.device }) }

  func failingDevices(_ finding: Finding) -> Set<Int> {
    Set(finding.failures.map { configurations[Int($0.configuration)].device })
  }

  /// Where what is told with a finding fails and that one doesn't: ` (iPhones 43)`; empty where there is no such device.
  func devicesBeyond(_ finding: Finding, of companion: Finding) -> String {
    let known = failingDevices(finding)
    var beyond = companion
    beyond.failures.removeAll { known.contains(configurations[Int($0.configuration)].device) }
    if beyond.failures.isEmpty { return "" }
    let families = failingFamilies(beyond, butFor: nil)
    return families.isEmpty ? "" : " (\(families.joined(separator: ", ")))"
  }

  /// `iPhones 26 or 13`: each family with the amounts that its devices have, largest first.
  private func failingFamilies(_ finding: Finding, butFor named: Int?) -> [String] {
    var order: [DeviceFamily] = []
    var amounts: [DeviceFamily: [Double]] = [:]
    for failure in finding.failures where configurations[Int(failure.configuration)].device != named {
      let family = DeviceFamily(device(failure))
      if amounts[family] == nil {
        order.append(family)
        amounts[family] = []
      }
      // Of conditions that hold at once there is no amount.
      if finding.rule.name == PlacementRule.conflictingConditions.name { continue }
      // Of what is too small its size is told.
      let isSize = if case .size = failure.cause { true } else { false }
      let amount = Self.rounded(isSize ? failure.length : failure.overlap)
      if amounts[family]?.contains(amount) != true { amounts[family, default: []].append(amount) }
    }
    var titles: [String] = []
    for family in order {
      let values = (amounts[family] ?? []).sorted(by: >).filter {
        $0 > 0 || finding.rule.name == PlacementRule.targetTooSmall.name
      }
      // `Android gesture 16, three-button 40`
      let isSecondAndroid = family.platform == .android && titles.contains { $0.utf8.starts(with: "Android".utf8) }
      let title = isSecondAndroid ? family.shortTitle : family.title
      switch values.count {
      case 0: titles.append(title)
      case 1...3: titles.append("\(title) \(values.map { points($0) }.joined(separator: " or "))")
      default: titles.append("\(title) \(points(values[values.count - 1])) to \(points(values[0]))")
      }
    }
    return titles
  }

  /// `with a home key`, `on iPads, Android gesture`
  private func passingFamilies(_ finding: Finding, with elsewhere: Set<Int>) -> String? {
    let failing = Set(finding.failures.map { DeviceFamily(device($0)) } + elsewhere.map { DeviceFamily(devices[$0]) })
    var families: [DeviceFamily] = []
    for configuration in configurations {
      let family = DeviceFamily(devices[configuration.device])
      if !failing.contains(family), !families.contains(family) { families.append(family) }
    }
    if families.isEmpty { return nil }
    let all = Set(configurations.map { DeviceFamily(devices[$0.device]) })
    var words: [String] = []
    let ios = all.filter { $0.platform == .ios }
    if ios.count > 1, ios.allSatisfy({ families.contains($0) }) {
      families.removeAll { $0.platform == .ios }
      words.append("iOS")
    }
    let keys = all.filter { $0.navigation == .homeButton }
    let passKeys = !keys.isEmpty && keys.allSatisfy { families.contains($0) }
    if passKeys { families.removeAll { $0.navigation == .homeButton } }
    words += families.map { $0.title }
    if words.isEmpty { return "with a home key" }
    return "on \(words.joined(separator: ", "))" + (passKeys ? ", and with a home key" : "")
  }
}
