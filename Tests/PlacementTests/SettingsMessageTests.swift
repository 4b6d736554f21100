import BandCompileSupport
import BandLang
import Testing

/// How messages fold what differs by text size, reading direction and state: only where not all of the run's fail.
@Suite struct SettingsMessageTests {
  private func facts(_ screen: String) -> [String] {
    let result = compiled(fieldDevices + screen, options: .on("iphone-47", orientations: ["portrait"]))
    return result.diagnostics.first?.notes.filter { $0.kind == .fact }.map { $0.text } ?? result.messages
  }

  /// A button of a text's height that is lifted by what the standard size needs.
  private func button(_ sizes: String, _ bottom: String) -> String {
    """
    screen A {
        textSizes: \(sizes)
        @tappable
        box a { left: safe.left; width: 100; height: 50; bottom: \(bottom) }
    }
    """
  }

  @Test func textSizesAreFolded() {
    let sizes = "default, xxxLarge, accessibility1, accessibility3"
    #expect(
      facts(button(sizes, "textSize >= accessibility1 ? screen.bottom - 8 : safe.bottom")).contains(
        "only from text size accessibility1 on"))
    #expect(
      facts(button(sizes, "textSize >= accessibility3 ? screen.bottom - 8 : safe.bottom")).contains(
        "only at text size accessibility3"))
    #expect(
      facts(button(sizes, "textSize <= xxxLarge ? screen.bottom - 8 : safe.bottom")).contains(
        "only up to text size xxxLarge"))
    #expect(
      facts(button(sizes, "textSize == xxxLarge ? screen.bottom - 8 : safe.bottom")).contains(
        "only at text size xxxLarge"))
    #expect(!facts(button(sizes, "screen.bottom - 8")).contains { $0.hasPrefix("only ") })
    #expect(!facts(button("xxxLarge", "screen.bottom - 8")).contains { $0.hasPrefix("only ") })
  }

  @Test func directionsAndStatesAreFolded() {
    func screen(_ condition: String) -> String {
      """
      screen A {
          directions: ltr, rtl; states: idle, busy, error
          @tappable
          box a { left: safe.left; width: 100; height: 50; bottom: \(condition) ? screen.bottom - 8 : safe.bottom }
      }
      """
    }
    #expect(facts(screen("rtl")).contains("only right to left"))
    #expect(facts(screen("!rtl && state == busy")).contains("only left to right, in state busy"))
    #expect(facts(screen("state != idle")).contains("only in state busy, error"))
    #expect(!facts(screen("true")).contains { $0.hasPrefix("only ") })
  }
}
