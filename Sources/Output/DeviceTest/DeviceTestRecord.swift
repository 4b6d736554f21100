import BandScreenModel
import BandSyntax

/// The controls of one screen that a test on the device taps: those that rest beside a strip.
public struct DeviceTestScreen: Sendable, Equatable {
  public var name: String
  /// In the order of the document's elements.
  public var controls: [DeviceTestControl]

  public init(name: String, controls: [DeviceTestControl] = []) {
    self.name = name
    self.controls = controls
  }

  /// The controls of one platform.
  func controls(on platform: Platform) -> [DeviceTestControl] { controls.filter { $0.platform == platform } }
}

/// One control on one platform.
public struct DeviceTestControl: Sendable, Equatable {
  /// Its path, which is its accessibility identifier.
  public var path: String
  /// What is written on it; nothing where there is no text in it.
  public var label: String?
  public var platform: Platform
  /// The ways to hold the device in which it is there, in the order portrait, top to the left, top to the right.
  public var holds: [DeviceTestHold]

  public init(path: String, label: String? = nil, platform: Platform, holds: [DeviceTestHold]) {
    self.path = path
    self.label = label
    self.platform = platform
    self.holds = holds
  }
}

/// A control with the device held in one way.
public struct DeviceTestHold: Sendable, Equatable {
  /// Portrait, or one of the two landscape rotations.
  public var orientation: Orientation
  /// The edge of the strip that it comes closest to.
  public var edge: Edge
  /// What a message calls that strip.
  public var strip: String
  /// From the strip to the hit region, in points; below 0 for what lies in the strip.
  public var clearance: Double
  /// Where that was measured: `iPhone 16 Pro, text size xxxLarge`.
  public var configuration: String
  /// The screen's state there; nothing where it has none, or for the one that it begins in.
  public var state: String?
  /// What has to be scrolled before, the outermost first.
  public var scrolls: [DeviceTestScroll]
  /// The detents at which the screen's sheets are.
  public var detents: [DeviceTestDetent]

  public init(
    orientation: Orientation, edge: Edge, strip: String, clearance: Double, configuration: String,
    state: String? = nil, scrolls: [DeviceTestScroll] = [], detents: [DeviceTestDetent] = []
  ) {
    self.orientation = orientation
    self.edge = edge
    self.strip = strip
    self.clearance = clearance
    self.configuration = configuration
    self.state = state
    self.scrolls = scrolls
    self.detents = detents
  }

  /// `sheet=collapsed,player=full`: what the app is asked for; nothing where there is no sheet.
  var detentList: String? {
    detents.isEmpty ? nil : detents.map { "\($0.path)=\($0.detent)" }.joined(separator: ",")
  }

  /// `4 pt in the home indicator on iPhone 16 Pro`, `12 pt from the status bar on …`
  var closest: String {
    let rounded = roundedHalfAwayFromZero(clearance * 10) / 10
    let distance =
      rounded < 0 ? "\(String(points: -rounded)) pt in" : rounded == 0 ? "at" : "\(String(points: rounded)) pt from"
    return "\(distance) the \(strip) on \(configuration)"
  }
}

/// A scroll that is moved before a control is tapped.
public struct DeviceTestScroll: Sendable, Equatable {
  public var path: String
  /// The edge at which more of the content is brought to light.
  public var towards: Edge
  /// Whether it is moved as far as it goes; else only until the control shows.
  public var isToEnd: Bool

  public init(path: String, towards: Edge, isToEnd: Bool) {
    self.path = path
    self.towards = towards
    self.isToEnd = isToEnd
  }
}

/// A sheet at one of its detents.
public struct DeviceTestDetent: Sendable, Equatable {
  public var path: String
  public var detent: String

  public init(path: String, detent: String) {
    self.path = path
    self.detent = detent
  }
}
