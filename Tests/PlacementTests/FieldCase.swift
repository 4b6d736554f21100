import BandChecker
import BandCompileSupport
import BandLang
import BandSyntax
import BandTestSupport
import Foundation

/// A fixture of `Field/`: screens that are reduced from a public bug report, with what is expected of them on each device class.
///
/// An expectation is a comment above the screen that it is about:
///
/// ```
/// // expect iphones portrait page.footer.item[*]: tappable_in_band 34
/// // expect homeKeys any ok
/// ```
///
/// The class is a device or a `targets`; the orientation `portrait`, `landscape`, `landscapeLeft`, `landscapeRight` or `any`, with
/// `+keyboard` where the keyboard is up; `[*]` in a path stands for every number that there is. Behind the rule may stand its level
/// and the overlap in points. A configuration of which no line speaks is a fault, and so is a line that speaks of none.
struct FieldCase {
  var name: String
  var text: String
  /// What imports find: the device classes.
  var provider: FieldSources

  /// Forms that are as they should be carry nothing; of the others the report tells where things stand, so that an anchor may
  /// be told to come from the glass where nothing fails today.
  var isMended: Bool { name.hasSuffix("-mended") }

  /// What differs from the expectations, one line each.
  func problems() -> [String] {
    let expectations = readExpectations()
    let result = compiled(
      SourceText(name: "\(name).band", text), project: nil, from: provider, options: CompileOptions(),
      documents: .compact)
    var problems: [String] = []
    for screen in expectations.keys.sorted() where !result.screens.contains(where: { $0.name == screen }) {
      problems.append("\(screen): there is no such screen: \(result.messages)")
    }
    var documents = result.documents[...]
    if result.screens.isEmpty { problems.append("no screen: \(result.messages)") }
    for screen in result.screens {
      guard screen.configurations > 0, let bytes = documents.popFirst(), let document = FieldDocument(bytes) else {
        problems.append("\(screen.name): not laid out: \(screen.diagnostics.map { "\($0.rule.text): \($0.message)" })")
        continue
      }
      problems += document.problems(expectations[screen.name] ?? [], isMended: isMended).map { "\(screen.name): \($0)" }
      // What is said of the source and not of a place.
      let rules = Set(screen.findings.map { $0.rule })
      for diagnostic in screen.diagnostics where !rules.contains(diagnostic.rule) {
        problems.append("\(screen.name): \(diagnostic.rule.text): \(diagnostic.message)")
      }
    }
    return problems
  }

  private func readExpectations() -> [String: [FieldExpectation]] {
    let targets = readTargets(provider.devices) + readTargets(text)
    var expectations: [String: [FieldExpectation]] = [:]
    var open: [FieldExpectation] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("// expect ") {
        open.append(FieldExpectation(String(line.dropFirst("// expect ".count)), targets))
      } else if line.hasPrefix("screen ") {
        let name = line.dropFirst("screen ".count).prefix { $0 != " " && $0 != "{" }
        expectations[String(name)] = open
        open = []
      }
    }
    if !open.isEmpty { expectations["(none)"] = open }
    return expectations
  }

  /// `targets iphones { "iphone-notch", "iphone-47" }`
  private func readTargets(_ text: String) -> [(name: String, devices: [String])] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("targets ") }.map { line in
      let parts = line.components(separatedBy: "\"")
      let devices = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
      return (parts[0].split(separator: " ")[1].description, devices)
    }
  }
}

/// The one file that fixtures import.
struct FieldSources: SourceProvider, Sendable {
  var devices: String

  func source(at path: String) -> SourceReading {
    path == "devices.band" ? .found(Array(devices.utf8)) : .missing
  }
  func imageHeader(at path: String) -> [UInt8]? { nil }
}

/// One line of a fixture.
struct FieldExpectation {
  var text: String
  /// Names of devices.
  var devices: Set<String>
  var orientation = ""
  var isKeyboardUp = false
  /// Nothing for `ok`.
  var path: String?
  var rule = ""
  var level: String?
  var overlap: Double?

  init(_ text: String, _ targets: [(name: String, devices: [String])]) {
    self.text = text
    let words = text.split(separator: " ").map { String($0) }
    devices = Set(targets.first { $0.name == words[0] }?.devices ?? [words[0]])
    guard words.count > 2 else { return }
    let orientation = words[1].components(separatedBy: "+")
    self.orientation = orientation[0]
    isKeyboardUp = orientation.count > 1
    if words[2] == "ok" { return }
    path = words[2].hasSuffix(":") ? String(words[2].dropLast()) : words[2]
    rule = words.count > 3 ? words[3] : ""
    for word in words.dropFirst(4) {
      if let number = Double(word) { overlap = number } else { level = word }
    }
  }

  func speaks(of configuration: FieldDocument.Configuration) -> Bool {
    guard devices.contains(configuration.device), isKeyboardUp == configuration.isKeyboardUp else { return false }
    switch orientation {
    case "any": return true
    case "landscape": return configuration.orientation.hasPrefix("landscape")
    default: return orientation == configuration.orientation
    }
  }

  func matches(path other: String) -> Bool {
    guard let path else { return false }
    let parts = path.components(separatedBy: "[*]")
    guard parts.count > 1 else { return path == other }
    var rest = other[...]
    for (index, part) in parts.enumerated() {
      guard rest.hasPrefix(part) else { return false }
      rest = rest.dropFirst(part.count)
      if index == parts.count - 1 { return rest.isEmpty }
      guard rest.first == "[", let close = rest.firstIndex(of: "]") else { return false }
      rest = rest[rest.index(after: close)...]
    }
    return false
  }

  func matches(_ finding: FieldDocument.Found) -> Bool {
    guard rule == finding.rule, matches(path: finding.path), level == nil || level == finding.level else {
      return false
    }
    guard let overlap else { return true }
    return abs(overlap - (finding.overlap ?? 0)) < 0.05
  }
}

/// What the harness reads of a screen's document.
struct FieldDocument {
  struct Configuration {
    var device: String
    var orientation: String
    var isKeyboardUp: Bool
    /// The paths of the elements that exist.
    var paths: [String]
    var title: String
  }

  struct Found {
    var configuration: Int
    var path: String
    var rule: String
    var level: String
    var overlap: Double?

    var text: String { "\(path): \(rule) \(level)\(overlap.map { " \($0)" } ?? "")" }
  }

  private var configurations: [Configuration] = []
  private var found: [Found] = []

  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let elements = document["elements"] as? [[String: Any]],
      let configurations = document["configurations"] as? [[String: Any]],
      let findings = document["findings"] as? [[String: Any]]
    else { return nil }
    let paths = elements.map { $0["path"] as? String ?? "" }
    for configuration in configurations {
      let device = (configuration["device"] as? [String: Any])?["name"] as? String ?? ""
      let orientation = configuration["orientation"] as? String ?? ""
      let isUp = (configuration["keyboard"] as? [String: Any]) != nil
      let frames = configuration["frames"] as? [Any] ?? []
      let title =
        "\(device) \(orientation)\(isUp ? "+keyboard" : "") \(configuration["textSize"] as? String ?? "")"
      self.configurations.append(
        Configuration(
          device: device, orientation: orientation, isKeyboardUp: isUp,
          paths: zip(paths, frames).filter { !($0.1 is NSNull) }.map { $0.0 }, title: title))
    }
    for finding in findings {
      if (finding["certainty"] as? [String: Any])?["kind"] as? String == "suppressed" { continue }
      for failing in finding["configurations"] as? [[String: Any]] ?? [] {
        found.append(
          Found(
            configuration: failing["configuration"] as? Int ?? -1, path: finding["path"] as? String ?? "",
            rule: finding["rule"] as? String ?? "", level: finding["level"] as? String ?? "",
            overlap: failing["overlap"] as? Double))
      }
    }
  }

  func problems(_ expectations: [FieldExpectation], isMended: Bool) -> [String] {
    var problems: [String] = []
    for expectation in expectations where !configurations.contains(where: { expectation.speaks(of: $0) }) {
      problems.append("no configuration is '\(expectation.text)'")
    }
    for (index, configuration) in configurations.enumerated() {
      let spoken = expectations.filter { $0.speaks(of: configuration) }
      let found = self.found.filter {
        $0.configuration == index && (isMended || $0.rule != "tied_to_glass")
      }
      if spoken.isEmpty { problems.append("\(configuration.title): no line names it") }
      if spoken.count > 1, spoken.contains(where: { $0.path == nil }) {
        problems.append("\(configuration.title): ok, and not ok")
      }
      for finding in found where !spoken.contains(where: { $0.matches(finding) }) {
        problems.append("\(configuration.title): \(finding.text)")
      }
      for expectation in spoken where expectation.path != nil {
        let paths = configuration.paths.filter { expectation.matches(path: $0) }
        if paths.isEmpty { problems.append("\(configuration.title): nothing is called as in '\(expectation.text)'") }
        for path in paths where !found.contains(where: { $0.path == path && expectation.matches($0) }) {
          problems.append("\(configuration.title): \(path) lacks '\(expectation.text)'")
        }
      }
    }
    return problems
  }
}
