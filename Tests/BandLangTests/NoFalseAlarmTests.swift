import BandChecker
import BandCompileSupport
import BandLang
import BandSyntax
import BandTestSupport
import Foundation
import Testing

/// What is right gets no message: the standard components in the places that their comments allow, and whole screens at every text
/// size in both directions. The mended forms of the cases from the field are in `FieldCaseTests`.
@Suite struct NoFalseAlarmTests {
  /// One ready device of each family: platform and how the user leaves an app; the small ones, where room is shortest.
  private let families = [
    "iphone-se-1", "iphone-8", "iphone-x", "ipad-9", "ipad-mini-6", "pixel-8-gesture", "small-phone-3button",
  ]

  /// Places beyond those of `StandardComponentTests`.
  private let places: [String: String] = [
    "a button at the end of a list beneath the glass": """
    @scroll(vertical)
    column page { pin: screen; padding: 16; gap: 8; for i in 1...30 { text("Line \\(i)") { style: body } } Button go("Go on") }
    """,
    "a button on the safe edges": """
    Button go("Go on") { left: safe.left + 16; right: safe.right - 16; bottom: safe.bottom - 8 }
    """,
    "buttons in a bar": """
    bar bottom actions { padding: 8; gap: 8; justify: end; Button no("No"); Button yes("Yes") }
    """,
    "icons in the corners of the safe area": """
    IconButton a("a.png") { left: safe.left; top: safe.top }
    IconButton b("b.png") { right: safe.right; top: safe.top }
    IconButton c("c.png") { left: safe.left; bottom: safe.bottom }
    IconButton d("d.png") { right: safe.right; bottom: safe.bottom }
    """,
    "a button that floats above a tab bar": """
    TabBar tabs { TabItem mail("Mail"); TabItem you("You") }
    @scroll(vertical)
    column list { pin: screen; padding.bottom: 88; for i in 1...30 { ListRow("Row \\(i)") } }
    Fab add("add.png") { trailing: safe.trailing - 16; bottom: safe.bottom - 16 }
    """,
    "rows beneath a title and above tabs": """
    NavBar head("Rows") { slot leading { IconButton back("back.png") } }
    TabBar tabs { for t in ["Mail", "Search", "You"] { TabItem(t) } }
    @scroll(vertical)
    column list { pin: screen; for i in 1...30 { ListRow("Row \\(i)", "A detail"); Divider } }
    """,
    "switches and sliders in a list": """
    @scroll(vertical)
    column list { pin: screen; padding.horizontal: 32; gap: 8; for i in 1...20 { Toggle("Switch \\(i)"); Slider } }
    """,
    "a slider at the lower edge": """
    column page { padding.horizontal: 32; spacer; Slider volume }
    """,
    "cards that scroll sideways above their dots": """
    column page {
        gap: 8
        @scroll(horizontal)
        row cards { gap: 8; for i in 1...4 { Card { width: 240; text("Card \\(i)") { style: body } Button("Open") } } }
        PageDots dots(4, 1)
        spacer
    }
    """,
    "dots at the glass": """
    PageDots dots(4, 2) { left: screen.left; right: screen.right; bottom: screen.bottom }
    """,
    "a question over tabs and a list": """
    TabBar tabs { TabItem mail("Mail"); TabItem you("You") }
    @scroll(vertical)
    column list { pin: screen; for i in 1...30 { ListRow("Row \\(i)") } }
    Dialog ask("Delete it?", "It can't be brought back.") { Button yes("Delete"); Button no("Keep") }
    """,
    "a line from edge to edge": """
    Divider { left: screen.left; right: screen.right; bottom: safe.bottom }
    """,
  ]

  @Test func standardComponentsAreCleanWhereTheyMayStand() {
    for (name, body) in places.sorted(by: { $0.key < $1.key }) {
      let result = compiled(SourceText(name: "\(name).band", "screen A {\n\(body)\n}\n"), from: Icons())
      #expect(result.messages == [], "\(name)")
      #expect(result.configurations > 100, "\(name)")
    }
  }

  @Test func standardComponentsAreCleanAtLargeTextSizesInBothDirections() {
    var options = CompileOptions()
    options.overrides.devices = families
    options.overrides.textSizes = ["xxxLarge", "accessibility5"]
    for (name, body) in places.sorted(by: { $0.key < $1.key }) {
      let source = "screen A {\ndirections: ltr, rtl\n\(body)\n}\n"
      let result = compiled(SourceText(name: "\(name).band", source), from: Icons(), options: options)
      #expect(result.messages == [], "\(name)")
    }
  }

  @Test func wholeScreensAreCleanAtEveryTextSizeInBothDirections() throws {
    var options = CompileOptions()
    options.overrides.devices = families
    options.overrides.textSizes = ["all"]
    let examples = files(in: "examples")
    for name in ["inbox", "settings", "sign-up", "terms"] {
      let file = try #require(examples.first { $0.path == "examples/\(name).band" })
      let lines = file.text.components(separatedBy: "\n").map { line in
        line.hasPrefix("screen ") ? line + "\ndirections: ltr, rtl" : line
      }
      let source = SourceText(name: file.path, lines.joined(separator: "\n"))
      let result = compiled(source, from: NoSources(), options: options)
      #expect(result.messages == [], "\(name)")
      #expect(result.configurations >= 200, "\(name): \(result.configurations)")
    }
  }
}
