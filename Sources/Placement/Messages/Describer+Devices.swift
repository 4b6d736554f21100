import BandScreenModel

extension FindingDescriber {
  /// On which other devices it fails too, by family with the amounts, and which families pass.
  func otherDevices(_ finding: Finding) -> String? {
    let worst = finding.worst
    let all = tested
    let failing = failingDevices(finding)
    guard all.count > 1 else { return nil }
    let others = failing.count - 1
    var text =
      others == 0
      ? "passes on the other \(count(all.count - 1, "device"))"
      : "also \(others) of the other \(count(all.count - 1, "device"))"
    let families = failingFamilies(finding, except: worst)
    if others > 0, !families.isEmpty { text += ": " + families.joined(separator: ", ") }
    let passing = passingFamilies(finding)
    if others > 0, !passing.isEmpty { text += "; passes on \(passing.joined(separator: ", "))" }
    return text
  }

  /// The devices of the run, by index.
  private var tested: Set<Int> { Set(configurations.map { $0.device }) }

  private func failingDevices(_ finding: Finding) -> Set<Int> {
    Set(finding.failures.map { configurations[Int($0.configuration)].device })
  }

  /// `iPhones 26 or 13`: each family with the amounts that its devices have, largest first.
  private func failingFamilies(_ finding: Finding, except worst: Failure) -> [String] {
    var order: [DeviceFamily] = []
    var amounts: [DeviceFamily: [Double]] = [:]
    for failure in finding.failures {
      let family = DeviceFamily(device(failure))
      if amounts[family] == nil { order.append(family) }
      let amount = roundedHalfAwayFromZero(failure.overlap * 10) / 10
      if amounts[family]?.contains(amount) != true { amounts[family, default: []].append(amount) }
    }
    return order.map { family in
      let values = (amounts[family] ?? []).sorted(by: >).filter { $0 > 0 }
      switch values.count {
      case 0: return family.title
      case 1...3: return "\(family.title) \(values.map { points($0) }.joined(separator: " or "))"
      default: return "\(family.title) \(points(values[values.count - 1])) to \(points(values[0]))"
      }
    }
  }

  private func passingFamilies(_ finding: Finding) -> [String] {
    let failing = Set(finding.failures.map { DeviceFamily(device($0)) })
    var order: [DeviceFamily] = []
    for configuration in configurations {
      let family = DeviceFamily(devices[configuration.device])
      if !failing.contains(family), !order.contains(family) { order.append(family) }
    }
    return order.map { $0.title }
  }
}
