import BandCompileSupport
import BandScreenModel
import BandSyntax
import Testing

/// What the properties of texts and styles come to in a layout.
@Suite struct TextPropertyTests {
  /// At 10 points A is 0.6 em and V 0.7 em wide; a line is 1.1 em high, and its baseline 0.9 em below the top.
  private static let metrics = """
    {"format": "bandlang-metrics", "version": 1, "unitsPerEm": 1000, "sizes": [
      {"size": 10, "ascent": 900, "descent": 200, "advances": {"A": 600, "V": 700, " ": 200}}]}
    """
  private static let files = ["fonts/test.json": metrics]

  @Test func aTableOfMetricsIsMeasured() {
    let screen = laidOut(
      """
      style own { size: 10; metrics: "fonts/test.json" }
      screen A {
          column page {
              align: start
              text a("AV") { style: own }
              text b("AV") { style: own; letterSpacing: 1 }
              text c("AV") { style: own; lineHeight: 20 }
              text d("AV") { style: body; metrics: "fonts/test.json" }
          }
      }
      """, files: Self.files)
    #expect(screen["page.a"] == "0 47 13 11")
    #expect(screen["page.b"] == "0 58 15 11")
    #expect(screen["page.c"] == "0 69 13 20")
    // Body's own size and leading: 17 and 22.
    #expect(screen["page.d"] == "0 89 22.1 22")
  }

  /// A host without a layout engine learns where the lines stand: within the padding, and at the top of a frame that is higher than they are.
  @Test func aDocumentSaysWhereTheLinesStand() throws {
    let result = compiled(
      SourceText(
        name: "test.band",
        """
        style own { size: 10; metrics: "fonts/test.json" }
        screen A {
            column page {
                left: safe.left; top: safe.top; align: start
                text plain("AV") { style: own }
                text padded("AV") { style: own; padding: 16 }
                text high("AV AV") { style: own; minHeight: 48; width: 20 }
                text start("AV") { style: own; padding.leading: 4 }
            }
        }
        """),
      from: TestFiles(files: Self.files), options: .on("iPhone 16", orientations: ["portrait"]), documents: .compact)
    let document = String(decoding: try #require(result.documents.first), as: UTF8.self)
    // The safe area begins at 59; a line is 11 high, AV 13 wide.
    for row in [
      "[0,59,13,11,null,1,null,null]", "[0,70,45,43,null,1,null,null,[16,86,13,11]]",
      "[0,113,20,48,null,2,null,null,[0,113,20,22]]", "[0,161,17,11,null,1,null,null,[4,161,13,11]]",
    ] { #expect(document.contains(row), "\(row) in \(document)") }
  }

  @Test func aFileThatIsNoTableIsToldOf() {
    let verdicts = compiled(
      SourceText(
        name: "test.band",
        """
        style own { size: 10; metrics: "broken.json" }
        style other { size: 10; font: "../outside.ttf" }
        screen A { targets: ios; column { text("AV") { style: own } text("AV") { style: other } text("A") { font: "broken.json" } } }
        """), from: TestFiles(files: ["broken.json": "{\"format\": 1}"]), options: .on("iPhone 16"))
    #expect(
      verdicts.messages == [
        "error[font_unusable]: 'broken.json': it isn't a table of metrics: its \"format\" is not \"bandlang-metrics\"",
        "error[font_unusable]: '../outside.ttf' is outside the project",
        "error[font_unusable]: 'broken.json': not a TrueType or OpenType font",
      ])
  }

  @Test func aWeightOfAnElementIsMeasured() throws {
    let screen = laidOut(
      """
      screen A { column page { align: start; text a("Hello") { style: body } text b("Hello") { style: body; weight: bold } } }
      """)
    let regular = try #require(screen.frame("page.a"))
    let bold = try #require(screen.frame("page.b"))
    #expect(bold.width > regular.width && bold.height == regular.height)
  }

  @Test func lettersShrinkToFit() throws {
    // 6 × 13 + 5 × 2 = 88 points in one line; of 70 points 0.7 are enough, of 50 not.
    let source = { (properties: String) in
      """
      style own { size: 10; metrics: "fonts/test.json" }
      screen A { column page { width: 70; text a("AV AV AV AV AV AV") { style: own; \(properties) } } }
      """
    }
    #expect(laidOut(source(""), files: Self.files)["page.a"] == "0 47 70 22")
    #expect(laidOut(source("lines: 1"), files: Self.files)["page.a"] == "0 47 70 11")
    let shrunk = laidOut(source("lines: 1; minimumScale: 0.7"), files: Self.files)
    #expect(shrunk["page.a"] == "0 47 70 11")
    #expect(abs(try #require(shrunk.lines("page.a")).wholeWidth - 61.6) < 1e-3)
    let whole = laidOut(source("lines: 1"), files: Self.files)
    #expect(abs(try #require(whole.lines("page.a")).wholeWidth - 88) < 1e-3)
  }

  @Test func firstAndLastBaselinesMeet() {
    // Two lines of 11 beside one of 30 whose baseline is 9.5 + 9 = 18.5 below its top.
    let source = { (alignment: String) in
      """
      style own { size: 10; metrics: "fonts/test.json" }
      screen A { row line { pin: safe.horizontal; top: safe.top; align: \(alignment)
          text a("AV AV") { style: own; width: 20 }
          text b("A") { style: own; lineHeight: 30 }
          box c { width: 10; height: 5 }
      } }
      """
    }
    let first = laidOut(source("baseline"), files: Self.files)
    // The baselines: 9 in `a`, 18.5 in `b`, 5 at the foot of the box.
    #expect(first["line.a"] == "0 56.5 20 22" && first["line.b"] == "20 47 6 30" && first["line.c"] == "26 60.5 10 5")
    let last = laidOut(source("lastBaseline"), files: Self.files)
    // Below them: 2 in `a`, 11.5 in `b`, 0 in the box. They are aligned with the line's end: 20 above and 11.5 below.
    #expect(last["line.a"] == "0 47 20 22" && last["line.b"] == "20 48.5 6 30" && last["line.c"] == "26 62 10 5")
  }
}
