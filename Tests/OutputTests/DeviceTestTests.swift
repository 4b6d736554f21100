import BandScreenModel
import BandTestSupport
import Foundation
import Testing

@testable import BandOutput

/// A screen with a button at the glass and a row at the end of a list, on both platforms.
private let sampleScreen = DeviceTestScreen(
  name: "Terms",
  controls: [
    DeviceTestControl(
      path: "page.agree", label: "Agree and continue", platform: .ios,
      holds: [
        DeviceTestHold(
          orientation: .portrait, edge: .bottom, strip: "home-indicator band", clearance: -26, configuration: "iPhone X"
        ),
        DeviceTestHold(
          orientation: .landscapeLeft, edge: .bottom, strip: "home-indicator band", clearance: 0,
          configuration: "iPhone X"),
      ]),
    DeviceTestControl(
      path: "list.row[39]", platform: .android,
      holds: [
        DeviceTestHold(
          orientation: .landscapeRight, edge: .left, strip: "navigation-bar band", clearance: 7.96,
          configuration: "Pixel 8", state: "failed",
          scrolls: [
            DeviceTestScroll(path: "list", towards: .bottom, isToEnd: true),
            DeviceTestScroll(path: "list.cards", towards: .right, isToEnd: false),
          ], detents: [DeviceTestDetent(path: "places", detent: "peek")])
      ]),
  ])

/// What an author can write into a name or a text to break out of a string, a comment or a table.
private let hostile = #"a"b\c$d${e}\(f)`g|h*/<b>#"# + "\n\r\u{0}\u{7F}\u{85}\u{2028}\u{202E}\u{E0041}é👍"

private func hostileScreen() -> DeviceTestScreen {
  let hold = DeviceTestHold(
    orientation: .portrait, edge: .bottom, strip: hostile, clearance: 1, configuration: hostile, state: hostile,
    scrolls: [DeviceTestScroll(path: hostile, towards: .bottom, isToEnd: true)],
    detents: [DeviceTestDetent(path: hostile, detent: hostile)])
  let control = { (platform: Platform) in
    DeviceTestControl(path: hostile, label: hostile, platform: platform, holds: [hold, hold])
  }
  return DeviceTestScreen(name: hostile, controls: [control(.ios), control(.ios), control(.android)])
}

@Suite struct DeviceTestTests {
  @Test func theSwiftFileTapsEachControlInEachHold() {
    let text = String(decoding: xcuiTest(of: [sampleScreen]), as: UTF8.self)
    let expected = """

      final class TermsStripTests: StripTestCase {
        override var screen: String { "Terms" }

        /// Closest: 26 pt in the home-indicator band on iPhone X.
        @MainActor
        func testPageAgreeInPortrait() {
          check(
            "page.agree", held: .portrait, beside: .bottom)
        }

        /// Closest: at the home-indicator band on iPhone X.
        @MainActor
        func testPageAgreeInLandscapeLeft() {
          check(
            "page.agree", held: .landscapeLeft, beside: .bottom)
        }
      }

      """
    #expect(text.hasSuffix(expected), "\(text.suffix(900))")
    #expect(!text.contains("list.row"), "what is on Android only is no test for iOS")
  }

  @Test func theKotlinFileScrollsBeforeItTaps() {
    let text = String(decoding: uiAutomatorTest(of: [sampleScreen]), as: UTF8.self)
    let expected = """

      class TermsStripTest : StripTestCase("Terms") {
          // Closest: 8 pt from the navigation-bar band on Pixel 8.
          @Test
          fun testListRow39InLandscapeRight() {
              check(
                  "list.row[39]", StripHold.LANDSCAPE_RIGHT, StripEdge.LEFT, state = "failed", detents = "places=peek",
                  scrolls = listOf(StripScroll("list", StripEdge.BOTTOM, true), StripScroll("list.cards", StripEdge.RIGHT, false))
              )
          }
      }

      """
    #expect(text.hasSuffix(expected), "\(text.suffix(900))")
  }

  @Test func theChecklistHasALineForEachHold() {
    let text = String(decoding: deviceChecklist(of: [sampleScreen, DeviceTestScreen(name: "Empty")]), as: UTF8.self)
    let expected = """

      ## Terms

      ### iOS

      | control | held | scroll first | touch it near its | closest | times away, of 10 |
      |---|---|---|---|---|---|
      | `page.agree` “Agree and continue” | upright |  | bottom edge | 26 pt in the home-indicator band on iPhone X | [ ] |
      | `page.agree` “Agree and continue” | top to the left |  | bottom edge | at the home-indicator band on iPhone X | [ ] |

      ### Android

      | control | held | scroll first | touch it near its | closest | times away, of 10 |
      |---|---|---|---|---|---|
      | `list.row[39]` | top to the right, state `failed`, `places` at `peek` | `list` to its end (bottom), `list.cards` until it shows (right) | left edge | 8 pt from the navigation-bar band on Pixel 8 | [ ] |

      ## Empty

      No control of this screen rests within 16 points of a strip.

      """
    #expect(text.hasSuffix(expected), "\(text.suffix(1500))")
  }

  @Test func twoScreensOrPathsNeverShareAName() {
    var screen = sampleScreen
    screen.controls = ["a.bC", "aB.c", "a.b_c", "a[1]1", "a[11]"].map { path in
      DeviceTestControl(path: path, platform: .ios, holds: [sampleScreen.controls[0].holds[0]])
    }
    let text = String(decoding: xcuiTest(of: [screen, screen]), as: UTF8.self)
    for line in ["final class TermsStripTests:", "final class TermsStripTests2:"] { #expect(text.contains(line)) }
    let names = text.split(separator: "\n").filter { $0.contains("  func test") }
    #expect(names.count == 10 && Set(names).count == 5, "\(names)")
  }

  /// The scalars that matter, with their escapes as the languages define them.
  @Test func textsAreEscapedForEachLanguage() {
    #expect(swiftLiteral("a\"\\(b)\n\u{202E}\u{E0041}$é") == #""a\"\\(b)\u{A}\u{202E}\u{E0041}$é""#)
    #expect(kotlinLiteral("a\"\\(b)\n\u{202E}\u{E0041}$é") == #""a\"\\(b)\u000A\u202E\uDB40\uDC41\$é""#)
    #expect(markdownText("a|b`c<d>\n[e](f)_g_") == #"a\|b\`c\<d\> \[e\](f)\_g\_"#)
    #expect(oneLine("a\r\nb\u{2028}c\td") == "a  b c d")
  }

  @Test func theSwiftFileParsesWhateverTheNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("band-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, screens) in [("sample", [sampleScreen]), ("hostile", [hostileScreen(), hostileScreen()])] {
      let file = folder.appendingPathComponent("\(name).swift")
      try Data(xcuiTest(of: screens)).write(to: file)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc", "-frontend", "-parse", file.path]
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(name): \(String(decoding: said, as: UTF8.self))")
      #expect(said.isEmpty, "\(name): \(String(decoding: said, as: UTF8.self))")
    }
  }

  @Test func theKotlinFileIsBalancedWhateverTheNames() {
    for (name, screens) in [("sample", [sampleScreen]), ("hostile", [hostileScreen(), hostileScreen()])] {
      let text = String(decoding: uiAutomatorTest(of: screens), as: UTF8.self)
      #expect(kotlinFault(in: text) == nil, "\(name)")
      let tests = text.components(separatedBy: "\n").filter { $0 == "    @Test" }.count
      #expect(tests == screens.flatMap { $0.controls(on: .android) }.flatMap(\.holds).count, "\(name)")
    }
    for (text, fault) in [
      ("fun a() { \"x }", "a string that doesn't end on line 1"), ("fun a() { b(] }", "']' closes '(' on line 1"),
      ("val a = \"$b\"", "a template on line 1"), ("val a = \"\\q\"", "an escape on line 1"), ("{", "'{' is open"),
    ] {
      #expect(kotlinFault(in: text) == fault, "\(text)")
    }
  }

  @Test func hostileNamesStayInTheirCells() {
    let text = String(decoding: deviceChecklist(of: [hostileScreen()]), as: UTF8.self)
    let rows = text.split(separator: "\n").filter { $0.hasSuffix("| [ ] |") }
    #expect(rows.count == 6)
    for row in rows {
      let bars = zip(row, " " + row).filter { $0.0 == "|" && $0.1 != "\\" }
      #expect(bars.count == 7, "\(row)")
    }
  }
}

/// Reads Kotlin as far as brackets, strings and comments go.
///
/// Source: Kotlin language specification, "Lexical grammar": a line string ends on its line, and its escapes are
/// `\t \b \r \n \' \" \\ \$` and `\u` with four digits.
///
/// - Returns: what is wrong, if anything is.
private func kotlinFault(in text: String) -> String? {
  let characters = Array(text.unicodeScalars)
  var open: [Unicode.Scalar] = []
  var line = 1
  var index = 0
  func at(_ offset: Int) -> Unicode.Scalar { index + offset < characters.count ? characters[index + offset] : "\n" }
  while index < characters.count {
    let character = characters[index]
    switch character {
    case "\n": line += 1
    case "/" where at(1) == "/":
      while at(1) != "\n" { index += 1 }
    case "/" where at(1) == "*":
      while !(at(0) == "*" && at(1) == "/"), index < characters.count {
        if at(0) == "\n" { line += 1 }
        index += 1
      }
      index += 1
    case "\"":
      index += 1
      while at(0) != "\"" {
        if at(0) == "\n" {
          return "a string that doesn't end on line \(line)"
        }
        if at(0) == "$" {
          return "a template on line \(line)"
        }
        if at(0) == "\\" {
          index += 1
          if at(0) == "u" {
            guard (1...4).allSatisfy({ at($0).properties.isASCIIHexDigit }) else {
              return "an escape on line \(line)"
            }
            index += 4
          } else if !"tbrn'\"\\$".unicodeScalars.contains(at(0)) {
            return "an escape on line \(line)"
          }
        }
        index += 1
      }
    case "(", "[", "{": open.append(character)
    case ")", "]", "}":
      let wanted: Unicode.Scalar = character == ")" ? "(" : character == "]" ? "[" : "{"
      let last = open.popLast()
      if last != wanted { return "'\(character)' closes '\(last ?? " ")' on line \(line)" }
    default: break
    }
    index += 1
  }
  return open.last.map { "'\($0)' is open" }
}
