import BandCompileSupport
import BandLang
import BandOutput
import BandScreenModel
import Testing

/// Where sheets stand at their detents. Source: the language's section 6; figures are worked out on paper for a phone of 390 by 844 with
/// insets of 47 and 34: from the glass to the safe area's top it is 797.
@Suite struct SheetLayoutTests {
  private func places(_ properties: String = "", beside: String = "") -> String {
    """
    screen A {
        @sheet
        column places {
            detents { peek: header.height + inset.bottom; half: 50%; full: 100% }
            \(properties)
            box header { height: 60 }
            @scroll(vertical)
            column list { height: fill; for i in 1...20 { box line { height: 50 } } }
        }
        \(beside)
    }
    """
  }

  @Test func aSheetIsLaidOutAtItsHighestDetentAndSlides() {
    let full = laidOut(places(), at: "full")
    #expect(full["places"] == "0 47 390 797")
    #expect(full["places.header"] == "0 47 390 60")
    #expect(full["places.list"] == "0 107 390 737")
    #expect(full.scroll("places.list") == "1034, 297; 0 0 0 34")
    let half = laidOut(places(), at: "half")
    #expect(half["places"] == "0 445.5 390 797")
    #expect(half["places.list.line[0]"] == "0 505.5 390 50")
    #expect(half.scroll("places.list") == "1034, 297; 0 0 0 34")
    let peek = laidOut(places(), at: "peek")
    #expect(peek["places"] == "0 750 390 797")
    #expect(peek["places.header"] == "0 750 390 60")
  }

  @Test func oneThatResizesIsLaidOutAtEach() {
    let half = laidOut(places("resize: true"), at: "half")
    #expect(half["places"] == "0 445.5 390 398.5")
    #expect(half["places.list"] == "0 505.5 390 338.5")
    #expect(half.scroll("places.list") == "1034, 695.5; 0 0 0 34")
    #expect(laidOut(places("resize: true"), at: "full")["places"] == "0 47 390 797")
  }

  @Test func acrossItFillsWhatIsSafe() {
    #expect(laidOut(places(), on: .landscape, at: "full")["places"] == "47 0 750 390")
    #expect(laidOut(places("pin: screen.horizontal"), on: .landscape, at: "full")["places"] == "0 0 844 390")
  }

  @Test func siblingsReadWhereItIs() {
    let screen = places(beside: "box above { left: safe.left; width: 48; height: 48; bottom: places.top - 16 }")
    #expect(laidOut(screen, at: "half")["above"] == "0 381.5 48 48")
    #expect(laidOut(screen, at: "peek")["above"] == "0 686 48 48")
  }

  @Test func theDetentDecidesWhatIsThere() {
    let screen = places(
      beside: """
        if places.detent == peek { box hint { left: safe.left; width: 48; height: 48; top: safe.top } }
        box shade { left: safe.left; top: safe.top; height: 20; width: places.detent == full ? 100 : 50 }
        """)
    #expect(laidOut(screen, at: "peek")["hint"] == "0 47 48 48")
    #expect(laidOut(screen, at: "full")["hint"] == "none")
    #expect(laidOut(screen, at: "full")["shade"] == "0 47 100 20")
    #expect(laidOut(screen, at: "half")["shade"] == "0 47 50 20")
  }

  @Test func aComponentCanBeASheet() {
    let source = """
      component Drawer { @sheet column { detents { low: 100 }; box head { height: 40 }; slot } }
      screen A {
          Drawer one { box more { height: 20 } }
          Drawer two { detents { low: 200; high: 300 } }
      }
      """
    #expect(laidOut(source, at: "low")["one"] == "0 744 390 100")
    #expect(laidOut(source, at: "low")["one.more"] == "0 784 390 20")
    #expect(laidOut(source, at: "low")["two"] == "0 644 390 300")
    #expect(laidOut(source, at: "high")["two"] == "0 544 390 300")
  }

  /// A sheet that stands there twice since a size decides: one of the two exists, and what reads its detent reads that one.
  private let twice = """
    screen A {
        if screen.width > 600 { @sheet column s { detents { a: 100; b: 300 } } } else { @sheet column s { detents { b: 350; a: 150 } } }
        box p { left: safe.left; top: safe.top; height: 20; width: s.detent == b ? 30 : 20 }
        assert s.detent != a || s.top == screen.bottom - (screen.width > 600 ? 100 : 150), "a"
        assert s.detent != b || s.top == screen.bottom - (screen.width > 600 ? 300 : 350), "b"
    }
    """

  @Test func ofTwoSheetsOfOneNameTheOneThatExistsIsRead() {
    for (phone, sheets) in [
      (TestDevice(), [("a", "0 694 390 350"), ("b", "0 494 390 350")]),
      (.landscape, [("a", "47 290 750 300"), ("b", "47 90 750 300")]),
    ] {
      for (detent, place) in sheets {
        let screen = laidOut(twice, on: phone, at: detent)
        #expect(screen.all("s") == [place], "\(detent) on \(phone)")
        #expect(screen["p"].hasSuffix(detent == "b" ? "30 20" : "20 20"), "\(detent)")
      }
    }
  }

  @Test func aSheetThatIsNotThereMakesNoRests() throws {
    let options = CompileOptions.on("iphone-16", "ipad-9", orientations: ["portrait"])
    let single =
      "screen A { if screen.width > 600 { @sheet column s { resize: true; detents { a: 100; b: 300 } } } box p { } }"
    let resized = "screen A { @sheet column s { resize: screen.width > 600; detents { a: 100; b: 300 } } box p { } }"
    for (source, rests) in [(twice, [1, 1]), (resized, [1, 1]), (single, [0, 1])] {
      let result = compiled(source, options: options, documents: .compact)
      #expect(result.messages.isEmpty && result.findings.isEmpty, "\(source): \(result.messages)")
      let document = try #require(result.documents.first.map { String(decoding: $0, as: UTF8.self) })
      let configurations = document.split(separator: "\"frames\":").count
      #expect(configurations == 1 + 2 + rests.reduce(0, +), "\(source)")
      #expect(document.split(separator: "\"detent\":\"a\"").count == 1 + rests.reduce(0, +), "\(source)")
    }
  }

  @Test func whichDetentsThereAreNoSizeDecides() {
    let sizes = """
      screen A {
          if screen.width > 600 { @sheet column s { detents { a: 100; b: 300 } } } else { @sheet column s { detents { a: 150; c: 350 } } }
          box p { left: safe.left; top: safe.top; height: 20; width: s.detent == c ? 30 : 20 }
      }
      """
    let options = CompileOptions.on("iphone-16", "ipad-9", orientations: ["portrait"])
    let messages = compiled(sizes, options: options).messages
    #expect(messages == ["error[not_supported_yet]: a condition on sizes can't decide which detents there are"])
    // The device may: what of the two is there is known.
    var source = sizes
    source.replace("screen.width > 600", with: "tablet")
    #expect(compiled(source, options: options).messages.isEmpty)
    #expect(laidOut(source, at: "c")["p"] == "0 47 30 20")
    #expect(laidOut(source, at: "a")["p"] == "0 47 20 20")
  }
}
