import BandCompileSupport
import BandLang
import BandSyntax
import BandTestSupport
import Testing

@testable import BandProver

/// The layout as formulas is the layout: at random devices of every case's envelope the forms give what `Double` gives.
struct ClosedFormTests {
  private func options(_ points: Int) -> CompileOptions {
    var options = CompileOptions()
    options.closedForm = ClosedFormOptions(referencePoints: points)
    #if DEBUG
      options.overrides.devices = ["iphone-16-pro", "iphone-se-3", "pixel-8-gesture"]
    #endif
    return options
  }

  private func document(_ result: ScreenResult) -> (bytes: [UInt8], mismatches: Int)? {
    guard case .document(let bytes, let mismatches)? = result.closedForm else { return nil }
    return (bytes, mismatches)
  }

  @Test func formsOfExamplesAreThePlainLayout() {
    for file in files(in: "examples") where !file.path.hasPrefix("examples/errors/") {
      for screen in compiled(file.source, project: nil, options: options(30)).screens {
        #expect(document(screen)?.mismatches == 0, "\(file.path)")
      }
    }
  }

  @Test func formsOfRandomScreensAreThePlainLayout() {
    #if DEBUG
      let screens = 12
    #else
      let screens = 300
    #endif
    var found = 0
    for seed in 0..<UInt64(screens) {
      let source = ScreenMaker.source(seed: 5_000 + seed)
      for screen in compiled(source, options: options(60)).screens {
        guard let document = document(screen) else { continue }
        found += 1
        #expect(document.mismatches == 0, "seed \(seed)\n\(source)")
      }
    }
    #expect(found * 2 > screens)
  }

  /// 66 points above the glass and the inset: the formula that the source says, written out.
  @Test func aFormIsWhatTheSourceSays() {
    var options = CompileOptions.on("iPhone 16 Pro", orientations: ["portrait"])
    options.closedForm = ClosedFormOptions()
    let result = compiled(
      """
      screen Terms {
          box agree { left: safe.left + 16; right: safe.right - 16; height: 50; bottom: safe.bottom - 16 }
      }
      """, options: options)
    let text = result.screens.first.flatMap { document($0) }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(text.contains("\"variables\":[\"width\",\"height\",\"inset.top\",\"inset.bottom\"]"), "\(text)")
    // x 16, y height − inset.bottom − 66, width − 32, height 50; in one region, which is the whole envelope.
    #expect(text.contains("[[16,0,0,0,0],[-66,0,1,0,-1],[-32,1,0,0,0],[50,0,0,0,0]]"), "\(text)")
  }

  private func text(width: String) -> String {
    var options = CompileOptions.on("iPhone 16 Pro", orientations: ["portrait"])
    options.closedForm = ClosedFormOptions()
    let result = compiled(
      """
      screen Face {
          box go { left: safe.left; bottom: safe.bottom; height: 50; width: \(width) }
      }
      """, options: options)
    return result.screens.first.flatMap { document($0) }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// On the line itself holds what the comparison says: 402 is not less than 402.
  @Test func theLineOfAComparisonBelongsToOneSide() {
    let less = text(width: "screen.width < 402 ? 100 : 200")
    #expect(less.contains("\"bounds\":[[402,-1,0,0,0]],\"strict\":[0],"), "\(less)")
    #expect(less.contains("\"bounds\":[[-402,1,0,0,0]],\"frames\""), "\(less)")
    let atMost = text(width: "screen.width <= 402 ? 100 : 200")
    #expect(atMost.contains("\"bounds\":[[402,-1,0,0,0]],\"frames\""), "\(atMost)")
    #expect(atMost.contains("\"bounds\":[[-402,1,0,0,0]],\"strict\":[0],"), "\(atMost)")
  }

  @Test func aLineMayHaveALayoutOfItsOwn() {
    let equal = text(width: "screen.width == 402 ? 300 : 100")
    // The first region is the line: 402 at least, and 402 at most; it is 300 wide there.
    #expect(equal.contains("\"bounds\":[[-402,1,0,0,0],[402,-1,0,0,0]],\"frames\""), "\(equal)")
    #expect(equal.contains("[300,0,0,0,0]"), "\(equal)")
    #expect(equal.contains("[100,0,0,0,0]"), "\(equal)")
  }

  /// On phones with three buttons an inset at the left is 0 or more: the end of the envelope is a side of its own, and the catalogue's devices lie
  /// on it.
  @Test func theEndOfAnEnvelopeIsASideOfItsOwn() {
    for condition in ["inset.left > 0", "inset.left != 0", "!(inset.left == 0)"] {
      var options = CompileOptions()
      options.overrides.devices = ["nexus-5-3button", "pixel-9-3button"]
      options.overrides.orientations = ["landscapeLeft", "landscapeRight"]
      options.closedForm = ClosedFormOptions(referencePoints: 50)
      let result = compiled(
        """
        screen End {
            @tappable box a { left: safe.left + 16; top: safe.top + 16; width: \(condition) ? 100 : 60; height: 60 }
        }
        """, options: options)
      #expect(result.screens.first.flatMap { document($0) }?.mismatches == 0, "\(condition)")
    }
  }

  /// Twenty lines that each have a layout of their own.
  @Test func eachOfManyLinesHasItsLayout() {
    let boxes = (383...402).map { "box b\($0) { height: 5; width: screen.width == \($0) ? 100 : 50 }" }
    var options = CompileOptions.on("iPhone 16 Pro", orientations: ["portrait"])
    options.closedForm = ClosedFormOptions(referencePoints: 20)
    let result = compiled("screen Lines { column c { \(boxes.joined(separator: "\n")) } }", options: options)
    #expect(result.screens.first.flatMap { document($0) }?.mismatches == 0)
  }

  /// A test of the screen's proportions is a line, so that both of its sides have forms.
  @Test func aRatioOfTheScreensSidesIsLinear() {
    let form = text(width: "screen.width / screen.height < 0.46 ? 100 : 200")
    #expect(form.contains("\"notLinear\":[]"), "\(form)")
  }

  /// A length that is another one on every device of the family is told, since a device may be declared with less.
  @Test func aHingeAsLongAsTheScreenIsNamed() {
    var options = CompileOptions()
    options.closedForm = ClosedFormOptions(referencePoints: 20)
    let result = compiled(
      """
      device "Book" {
          platform: android; form: foldable; scale: 2; navigation: gesture
          portrait {
              screen: 800 by 1200; inset.top: 24; inset.bottom: 24; corner: 0; hinge { top: 580; height: 40 }
              strip bar { kind: home; edge: bottom; thickness: 24; takes: dragAcross }
          }
      }
      screen Page {
          targets: "Book"; orientations: portrait
          box a { left: safe.left; top: safe.top; width: spanned ? hinge.width - 40 : 40; height: 60 }
      }
      """, options: options)
    let form = result.screens.first.flatMap { document($0) }
    #expect(form?.mismatches == 0)
    #expect(
      form.map { String(decoding: $0.bytes, as: UTF8.self) }?.contains("\"same\":{\"hinge.width\":\"width\"}") == true)
  }
}
