import BandScreenModel

/// The test of some screens on iOS: a file of Swift for a target of UI tests, a class for each screen.
///
/// Source of the calls: Apple, "XCUIAutomation" (`XCUIApplication`, `XCUIElement`, `XCUICoordinate`).
public func xcuiTest(of screens: [DeviceTestScreen]) -> [UInt8] {
  var bytes = Array(swiftBeginning.utf8)
  var classes = UniqueNames()
  for screen in screens {
    let controls = screen.controls(on: .ios)
    if controls.isEmpty { continue }
    bytes.append("\nfinal class \(classes.unique("\(identifierPart(screen.name))StripTests")): StripTestCase {\n")
    bytes.append("  override var screen: String { \(swiftLiteral(screen.name)) }\n")
    var functions = UniqueNames()
    for control in controls {
      for hold in control.holds {
        let name = functions.unique("test\(identifierPart(control.path))In\(hold.orientation.testName)")
        bytes.append("\n  /// Closest: \(oneLine(hold.closest)).\n")
        bytes.append("  @MainActor\n  func \(name)() {\n    check(\n      \(swiftLiteral(control.path)), ")
        bytes.append("held: .\(hold.orientation.text), beside: .\(hold.edge.text)")
        if let state = hold.state { bytes.append(", in: \(swiftLiteral(state))") }
        if let detents = hold.detentList { bytes.append(", at: \(swiftLiteral(detents))") }
        if !hold.scrolls.isEmpty {
          let steps = hold.scrolls.map { scroll in
            "StripScroll(\(swiftLiteral(scroll.path)), towards: .\(scroll.towards.text), isToEnd: \(scroll.isToEnd))"
          }
          bytes.append(",\n      after: [\(steps.joined(separator: ", "))]")
        }
        bytes.append(")\n  }\n")
      }
    }
    bytes.append("}\n")
  }
  return bytes
}

extension Orientation {
  /// What stands for it in the name of a test.
  var testName: String {
    switch self {
    case .portrait: "Portrait"
    case .landscape: "Landscape"
    case .landscapeLeft: "LandscapeLeft"
    case .landscapeRight: "LandscapeRight"
    }
  }
}

/// Everything that doesn't depend on the screens.
private let swiftBeginning = #"""
  // Written by 'bandc devicetest': change the screens and write it anew.
  //
  // Is each control beside a strip of the system, the home indicator above all, the app's own? Every test taps one ten times,
  // quickly and with a little movement, and counts how often the app is no longer in front.
  //
  // The app under test has to do two things: show the screen that the launch argument -BandScreen names, in the state of
  // -BandState and with its sheets as in -BandDetents (sheet=collapsed) if these are there, and give every element its path as
  // accessibility identifier.

  import XCTest

  /// The edge of the screen at which a strip lies, or at which a scroll's content ends.
  enum StripEdge {
    case left, top, right, bottom
  }

  /// A scroll that is moved before a control is tapped: to its end, or until the control shows.
  struct StripScroll {
    var identifier: String
    var edge: StripEdge
    var isToEnd: Bool

    init(_ identifier: String, towards edge: StripEdge, isToEnd: Bool) {
      self.identifier = identifier
      self.edge = edge
      self.isToEnd = isToEnd
    }
  }

  class StripTestCase: XCTestCase {
    /// The screen that the app is asked for.
    var screen: String { "" }

    /// Taps a control ten times and counts how often the app is no longer in front.
    @MainActor
    func check(
      _ identifier: String, held orientation: UIDeviceOrientation, beside edge: StripEdge, in state: String? = nil,
      at detents: String? = nil, after scrolls: [StripScroll] = []
    ) {
      let app = XCUIApplication()
      defer { XCUIDevice.shared.orientation = .portrait }
      XCUIDevice.shared.orientation = orientation
      app.launchArguments = ["-BandScreen", screen]
      if let state { app.launchArguments += ["-BandState", state] }
      if let detents { app.launchArguments += ["-BandDetents", detents] }
      var taps = 0
      var timesAway = 0
      while taps < 10 {
        app.launch()
        let control = element(identifier, of: app)
        guard control.waitForExistence(timeout: 10) else {
          XCTFail("'\(identifier)' is not on the screen '\(screen)'; does it have its path as accessibility identifier?")
          return
        }
        for scroll in scrolls { bring(control, by: scroll, of: app) }
        // As long as it stays in front, without a look in between.
        repeat {
          tap(control, beside: edge)
          taps += 1
          Thread.sleep(forTimeInterval: taps == 10 ? 1 : 0.1)
        } while taps < 10 && app.state == .runningForeground && control.exists
        if app.state != .runningForeground { timesAway += 1 }
      }
      XCTAssertEqual(timesAway, 0, "taps on '\(identifier)' after which the app was no longer in front")
    }

    @MainActor
    private func element(_ identifier: String, of app: XCUIApplication) -> XCUIElement {
      app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    @MainActor
    private func bring(_ control: XCUIElement, by scroll: StripScroll, of app: XCUIApplication) {
      let viewport = element(scroll.identifier, of: app)
      for _ in 0..<50 {
        if !scroll.isToEnd && control.isHittable { return }
        let before = control.frame
        switch scroll.edge {
        case .left: viewport.swipeRight()
        case .top: viewport.swipeDown()
        case .right: viewport.swipeLeft()
        case .bottom: viewport.swipeUp()
        }
        if control.frame == before { return }
      }
    }

    /// Touches the control where it is closest to the strip, and drifts away from the edge as a finger does.
    @MainActor
    private func tap(_ control: XCUIElement, beside edge: StripEdge) {
      let place: CGVector
      let inward: CGVector
      switch edge {
      case .left: (place, inward) = (CGVector(dx: 0, dy: 0.5), CGVector(dx: 1, dy: 0))
      case .top: (place, inward) = (CGVector(dx: 0.5, dy: 0), CGVector(dx: 0, dy: 1))
      case .right: (place, inward) = (CGVector(dx: 1, dy: 0.5), CGVector(dx: -1, dy: 0))
      case .bottom: (place, inward) = (CGVector(dx: 0.5, dy: 1), CGVector(dx: 0, dy: -1))
      }
      let first = control.coordinate(withNormalizedOffset: place)
        .withOffset(CGVector(dx: 4 * inward.dx, dy: 4 * inward.dy))
      let last = first.withOffset(CGVector(dx: 6 * inward.dx, dy: 6 * inward.dy))
      first.press(forDuration: 0.02, thenDragTo: last, withVelocity: .fast, thenHoldForDuration: 0)
    }
  }

  """#
