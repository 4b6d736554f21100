import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Where pictures go, each under a name of its own.
public protocol PictureFolder {
  associatedtype Failure: Error

  /// Takes a picture.
  ///
  /// - Parameter name: lower-case letters, digits and hyphens, with `.svg` at its end; different for each picture of a screen.
  mutating func write(_ name: String, _ bytes: [UInt8]) throws(Failure)
}

/// Draws every configuration of a screen as an SVG of its own (`docs/output.md`, "Pictures").
///
/// The same calls give the same bytes everywhere. One picture at a time is held in memory.
public struct PictureWriter<Folder: PictureFolder>: ScreenWriter {
  public typealias Failure = Folder.Failure

  /// The offenders are drawn in each picture, and all are known only when every configuration was judged.
  public static var readsFindingsFirst: Bool { true }

  /// Where the pictures go.
  public var folder: Folder

  private var findings: [FindingRecord] = []
  private var screen = PictureSubject(name: "", elements: [])
  /// How many pictures were drawn: the index of the next configuration.
  private var count = 0
  /// Of each finding: how many of its configurations were drawn.
  private var passed: [Int] = []

  public init(to folder: Folder) { self.folder = folder }

  public mutating func expect(_ findings: [FindingRecord]) {
    self.findings = findings
    passed = Array(repeating: 0, count: findings.count)
  }

  public mutating func begin(
    screen name: String, states: [String], exclusiveReason: String?, elements: [ElementRecord]
  ) throws(Failure) {
    screen = PictureSubject(name: name, elements: elements)
  }

  public mutating func add(
    _ configuration: ConfigurationRecord, frames: FrameTable, number: Int?
  ) throws(Failure) {
    let picture = Picture(
      screen: screen, configuration: configuration, frames: frames, offences: offences(in: count))
    try folder.write(pictureName(count, configuration), picture.bytes())
    count += 1
  }

  public mutating func end(findings: [FindingRecord]) throws(Failure) {}

  /// What is wrong in a configuration. Configurations come in ascending order, as they stand in the findings.
  private mutating func offences(in configuration: Int) -> [Offence] {
    var offences: [Offence] = []
    for (index, finding) in findings.enumerated() {
      let next = passed[index]
      guard next < finding.configurations.count else { continue }
      let failing = finding.configurations[next]
      guard failing.index == configuration else { continue }
      passed[index] = next + 1
      if case .suppressed = finding.certainty { continue }
      offences.append(
        Offence(
          element: finding.element, isError: finding.severity == .error, message: failing.message ?? finding.message,
          overlap: failing.overlap, line: finding.line))
    }
    return offences
  }
}

/// What pictures draw of a screen in every configuration.
struct PictureSubject {
  var name: String
  var elements: [ElementRecord]
  /// The children of each element, in the order in which they are painted.
  private(set) var children: [[Int]]

  init(name: String, elements: [ElementRecord]) {
    self.name = name
    self.elements = elements
    children = Array(repeating: [], count: elements.count)
    for (index, element) in elements.enumerated() {
      if let parent = element.parent, children.indices.contains(parent) { children[parent].append(index) }
    }
    // Sticky elements after others, then bars, then modal layers: `docs/language.md`, "Bars".
    func rank(_ index: Int) -> Int {
      let element = elements[index]
      return element.isModal ? 3 : element.kind == .bar ? 2 : element.stickyEdge != nil ? 1 : 0
    }
    for (index, inside) in children.enumerated() where inside.contains(where: { rank($0) > 0 }) {
      children[index] = (0...3).flatMap { wanted in inside.filter { rank($0) == wanted } }
    }
  }
}

/// What is wrong with an element in one configuration.
struct Offence {
  var element: Int?
  var isError: Bool
  var message: String
  /// In points.
  var overlap: Double?
  var line: Int?
}

/// `0017-iphone-16-pro-portrait.svg`: the index in the document's `configurations`, the device, and what else is not as on a
/// phone as it comes.
func pictureName(_ index: Int, _ configuration: ConfigurationRecord) -> String {
  var parts = [configuration.deviceID, hyphenated(configuration.orientation.text)]
  if configuration.textSize != .standard { parts.append(hyphenated(configuration.textSize.outputText)) }
  if configuration.direction == .rightToLeft { parts.append("rtl") }
  if configuration.isDark { parts.append("dark") }
  if configuration.keyboardHeight != nil { parts.append("keyboard") }
  if let state = configuration.state { parts.append(state) }
  var name = String(index)
  while name.utf8.count < 4 { name = "0" + name }
  for part in parts {
    let safe = safeForFiles(part)
    if !safe.isEmpty { name += "-" + safe }
  }
  return name + ".svg"
}

/// `landscapeLeft` as `landscape-left`.
private func hyphenated(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { bytes.append(UInt8(ascii: "-")) }
    bytes.append(byte)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A text in lower-case letters, digits and single hyphens, 48 at most: what every file system takes and no shell reads as anything else.
private func safeForFiles(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
    default: if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
    }
    if bytes.count == 48 { break }
  }
  while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

extension ConfigurationRecord {
  /// The configuration in words: `iPhone 16 Pro, portrait`, and what differs from a phone as it comes.
  var title: String {
    var title = deviceName
    switch orientation {
    case .portrait: title += ", portrait"
    case .landscape: title += ", landscape"
    case .landscapeLeft: title += ", landscape (top to the left)"
    case .landscapeRight: title += ", landscape (top to the right)"
    }
    if textSize != .standard { title += ", text size \(textSize.outputText)" }
    if direction == .rightToLeft { title += ", right to left" }
    if isDark { title += ", dark" }
    if keyboardHeight != nil { title += ", keyboard up" }
    if let state { title += ", state \(state)" }
    return title
  }
}
