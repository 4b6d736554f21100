import BandChecker
import BandDiagnostics
import BandLang
import BandLayout
import BandScreenModel
import BandSyntax
import Testing

/// A device that a test lays a screen out on: a phone of 390 by 844 with insets of 47 and 34 unless it says otherwise.
public struct TestDevice: Sendable {
  public var width: Double
  public var height: Double
  public var insets: Edges<Double>
  public var scale: Double
  public var keyboard: Double
  public var discrete: DiscreteCase

  public init(
    _ width: Double = 390, _ height: Double = 844,
    insets: Edges<Double> = Edges(left: 0, top: 47, right: 0, bottom: 34), scale: Double = 3, keyboard: Double = 300
  ) {
    self.width = width
    self.height = height
    self.insets = insets
    self.scale = scale
    self.keyboard = keyboard
    discrete = DiscreteCase(
      platform: .ios, form: .phone, navigation: .homeIndicator, isLandscape: false, textSize: .standard)
  }

  /// The phone held sideways: 844 by 390 with 47 at both sides and 21 below.
  public static var landscape: TestDevice {
    var device = TestDevice(844, 390, insets: Edges(left: 47, top: 0, right: 47, bottom: 21))
    device.discrete.isLandscape = true
    return device
  }

  public func with(_ change: (inout DiscreteCase) -> Void) -> TestDevice {
    var copy = self
    change(&copy.discrete)
    return copy
  }
}

/// A screen laid out on one device, with questions to it that tests ask.
public struct LaidOut {
  public let screen: Screen
  let frames: ScreenFrames<Double>
  /// Whether the layout may come out otherwise with narrower or wider texts.
  public let textsMayFlip: Bool

  /// Where an element stands, as `x y width height`, rounded to hundredths; `none` where it doesn't exist.
  public subscript(path: String) -> String {
    guard let index = index(path) else { return "no element \(path)" }
    guard frames.exists[index] else { return "none" }
    return [frames.left[index], frames.top[index], frames.width[index], frames.height[index]].map { text($0) }
      .joined(separator: " ")
  }

  /// Where the elements of a path stand that exist: of several, in branches that sizes decide, one does.
  public func all(_ path: String) -> [String] {
    screen.elements.indices.filter { screen.elements[$0].path == path && frames.exists[$0] }.map { index in
      [frames.left[index], frames.top[index], frames.width[index], frames.height[index]].map { text($0) }
        .joined(separator: " ")
    }
  }

  /// Where an element stands; nothing where it doesn't exist.
  public func frame(_ path: String) -> Rectangle? {
    guard let index = index(path), frames.exists[index] else { return nil }
    return Rectangle(
      x: frames.left[index], y: frames.top[index], width: frames.width[index], height: frames.height[index])
  }

  /// The last offset of a scroll, in points.
  public func lastOffset(_ path: String) -> Double? {
    guard let index = index(path), screen.elements[index].scroll >= 0 else { return nil }
    return frames.scrolls[Int(screen.elements[index].scroll)].end
  }

  /// Where a scroll with `snap` rests, in points; empty for one that stops anywhere.
  public func stops(_ path: String) -> [Double]? {
    guard let index = index(path), screen.elements[index].scroll >= 0 else { return nil }
    return frames.scrolls[Int(screen.elements[index].scroll)].stops
  }

  /// A scroll's `content length, last offset`, and its automatic insets, left top right bottom.
  public func scroll(_ path: String) -> String {
    guard let index = index(path), screen.elements[index].scroll >= 0 else { return "no scroll \(path)" }
    let scroll = frames.scrolls[Int(screen.elements[index].scroll)]
    let insets = [scroll.insets.left, scroll.insets.top, scroll.insets.right, scroll.insets.bottom]
    return "\(text(scroll.contentLength)), \(text(scroll.end)); \(insets.map { text($0) }.joined(separator: " "))"
  }

  /// What the screen's `safe` is: left, top, right, bottom.
  public var safe: String {
    [screen.safe.left, screen.safe.top, screen.safe.right, screen.safe.bottom].map { text(frames[$0]) }
      .joined(separator: " ")
  }

  public var paths: [String] { screen.elements.dropFirst().map { $0.path } }

  /// The least widths of a text's lines, in points, with the height of one line.
  public func lines(_ path: String) -> LineTable? {
    guard let index = index(path), case .text(let table) = screen.elements[index].leaf else { return nil }
    return screen.lineTables[Int(table)]
  }

  private func index(_ path: String) -> Int? { screen.elements.firstIndex { $0.path == path } }

  private func text(_ value: Double) -> String { String(points: (value * 100).rounded() / 100) }
}

/// Lays out the first screen of a source on a device, its sheets at the detents of a name, or at their last; what the checker has against it fails the test.
public func laidOut(
  _ source: String, on device: TestDevice = TestDevice(), at detent: String? = nil, images: [String: [UInt8]] = [:],
  files: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> LaidOut {
  var (screen, problems) = expandedScreen(source, device, images, files)
  for problem in problems where problem.severity == .error {
    Issue.record("\(problem.rule.text): \(problem.message)", sourceLocation: sourceLocation)
  }
  if screen.elements.isEmpty {
    screen.elements = [ScreenElement(kind: .screen, parent: .screen, place: Place(file: FileID(0), span: .empty))]
    screen.flows = [FlowProperties()]
    screen.paints = [Paint()]
  }
  let profile = OrientationProfile(
    orientation: device.discrete.isLandscape ? .landscape : .portrait,
    size: PointSize(width: device.width, height: device.height), insets: device.insets, keyboard: device.keyboard)
  let environment = EnvironmentValues(of: profile, scale: device.scale, isKeyboardUp: device.discrete.isKeyboardUp)
  var solver = ScreenSolver<Double>(screen)
  var detents: [Int32] = []
  if let detent { detents = screen.sheets.map { $0.detents.first { $0.name == detent }?.id ?? -1 } }
  let frames = solver.layout(in: environment, detents: detents)
  return LaidOut(
    screen: screen, frames: frames, textsMayFlip: textsMayFlip(in: screen, frames, solver))
}

private func expandedScreen(
  _ source: String, _ device: TestDevice, _ images: [String: [UInt8]], _ files: [String: String]
) -> (screen: Screen, problems: [Diagnostic]) {
  let compilation = compile(SourceText(name: "test.band", source), from: TestFiles(files: files))
  if compilation.hasErrors || compilation.screenNames.isEmpty {
    return (Screen(name: "", discrete: device.discrete), compilation.diagnostics)
  }
  var resources = ExpansionResources(
    readImage: { images[$0] }, readFile: { path, _ in TestFiles(files: files).file(at: path, limit: .max) })
  let expansion = expand(compilation.program, screen: 0, for: device.discrete, with: &resources)
  if !expansion.isFitForLayout { return (Screen(name: "", discrete: device.discrete), expansion.diagnostics) }
  return (expansion.screen, expansion.diagnostics)
}

/// Files that exist only in a test.
public struct TestFiles: SourceProvider, Sendable {
  public var files: [String: String]

  public init(files: [String: String]) { self.files = files }

  public func source(at path: String) -> SourceReading { file(at: path, limit: .max) }

  public func file(at path: String, limit: Int) -> SourceReading {
    files[path].map { .found(Array($0.utf8)) } ?? .missing
  }

  public func imageHeader(at path: String) -> [UInt8]? { nil }
}
