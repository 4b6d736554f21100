import BandChecker
import BandCompileSupport
import BandDiagnostics
import BandLang
import BandOutput
import BandSyntax
import Testing

/// A fix is certain only if no configuration of the run gets an error by it (`docs/decisions/0040`). Figures on paper.
@Suite struct TriedFixTests {
  /// What is offered for a source: each fix with whether it is certain, and what stands beside it.
  private func fixes(_ screens: String) -> [String] {
    let devices = "targets few { \"iPhone 16\", \"iPhone SE (3rd generation)\" }\n"
    let result = compiled(devices + screens)
    return result.diagnostics.flatMap { diagnostic in
      diagnostic.fixes.map { fix in
        "\(fix.isCertain ? "certain" : "offered") \(fix.title)\(fix.explanation.isEmpty ? "" : " (\(fix.explanation))")"
      }
    }
  }

  private func screen(_ content: String, name: String = "A") -> String {
    "screen \(name) {\n    targets: few; orientations: portrait\n\(content)\n}\n"
  }

  @Test func whatIsPushedIntoTheStripAtTheOtherEndIsOnlyOffered() {
    func play(_ top: Int) -> String {
      """
      screen A {
          targets: "iPhone 16"; orientations: portrait
          @tappable
          box play { left: safe.left; top: screen.top + \(top); width: 60; height: 60 }
      }
      """
    }
    // The status bar is 59 deep, and the band begins at 852 - 34 = 818: from 699 + 59 + 60 on a lower place is in it.
    #expect(fixes(play(699)) == ["certain top: safe.top + 699"])
    #expect(fixes(play(700)) == ["offered top: safe.top + 700 (not by itself: then `tappable_in_band` at 'play')"])
    #expect(fixes(play(750)) == ["offered top: safe.top + 750 (not by itself: then `tappable_in_band` at 'play')"])
  }

  @Test func whatIsPushedUnderItsNeighbourIsOnlyOffered() {
    // On the iPhone 16 from 4 + 59 to 113 afterwards; what is above it begins at 59 + 52 = 111, or at 59 + 60.
    func pair(_ other: Int) -> String {
      screen(
        """
            @tappable
            box a { left: safe.left; top: screen.top + 4; width: 60; height: 50 }
            @tappable
            box b { left: safe.left; top: safe.top + \(other); width: 60; height: 50 }
        """)
    }
    #expect(
      fixes(pair(52)) == [
        "offered top: safe.top + 4 (55 is the least lift; this keeps your 4; not by itself: then `tappable_covered` at 'a')"
      ])
    #expect(fixes(pair(60)) == ["certain top: safe.top + 4 (55 is the least lift; this keeps your 4)"])
  }

  /// Held sideways the one has its buttons at a side and the other its camera: each button has a fix of its own, and both lower the row.
  @Test func twoFixesMayShareAnEdit() {
    let row = """
      screen A {
          targets: "Google Pixel 4a (three-button navigation)", "iPhone 16"; orientations: landscape
          row top { left: screen.left; right: screen.right; top: screen.top; padding: 8
              @tappable box back { width: 48; height: 48 }
              spacer
              @tappable box cast { width: 48; height: 48 } }
      }
      """
    #expect(
      fixes(row) == [
        "certain left: safe.left; top: safe.top (40 is the least lift)",
        "certain right: safe.right; top: safe.top (40 is the least lift)",
      ])
  }

  /// On the one phone the last row stands in the band and behind the button; out of the band it is behind the button still.
  @Test func anErrorThatAnotherMessageToldIsNotNew() {
    let list = screen(
      """
          @scroll(vertical)
          column list { pin: screen; insets: top; for i in 1...30 { @tappable box line { height: 56 } } }
          @tappable
          box add { right: safe.right - 16; bottom: safe.bottom - 16; width: 56; height: 56 }
      """)
    #expect(fixes(list) == ["certain insets: top, bottom (34 is the least lift)"])
  }

  @Test func ofSeveralFixesTheGoodOnesStayCertain() {
    let both = screen(
      """
          @tappable
          box play { left: safe.left; top: screen.top + 560; width: 60; height: 60 }
          @tappable
          box agree { right: safe.right; bottom: screen.bottom - 8; width: 60; height: 60 }
      """)
    // 560 + 20 + 60 = 640 of 667, and 560 + 59 + 60 of 852: both are clear. At 600 the first ends beyond the glass of the SE.
    #expect(
      fixes(both) == [
        "certain bottom: safe.bottom - 8 (26 is the least lift; this keeps your 8)", "certain top: safe.top + 560",
      ])
    #expect(
      fixes(both.replacing("560", with: "600")) == [
        "certain bottom: safe.bottom - 8 (26 is the least lift; this keeps your 8)",
        "offered top: safe.top + 600 (not by itself: then `tappable_unreachable` at 'play')",
      ])
  }

  /// Of several mistakes none may be curable alone: what brings the error is left out, and the others stay together.
  @Test func whatIsCuredTogetherIsTriedTogether() {
    let three = """
      screen A {
          targets: "iPhone 16"; orientations: portrait
          @tappable
          box a { left: safe.left; top: screen.top + 4; width: 60; height: 50 }
          @tappable
          box b { left: safe.left; top: screen.top + 56; width: 60; height: 60 }
          @tappable
          box c { right: safe.right; top: screen.top + 750; width: 60; height: 60 }
      }
      """
    // The status bar is 59 deep. Alone the first would be at 63 to 113, on the second at 56 to 116; together that is at 115 to 175. The third
    // ends at 750 + 59 + 60 = 869, beyond the glass at 852.
    let offered = fixes(three)
    #expect(offered.filter { $0.hasPrefix("certain top: safe.top + 4") }.count == 1, "\(offered)")
    #expect(offered.filter { $0.hasPrefix("certain top: safe.top + 56") }.count == 1, "\(offered)")
    #expect(
      offered.filter { $0.hasPrefix("offered top: safe.top + 750 (not by itself: then ") }.count == 1, "\(offered)")
  }

  /// What stood in a strip and is clear of it, though by a constant at its other edge, has come nearer.
  @Test func oneEdgeAtATimeIsProgress() {
    let tall = screen(
      """
          @tappable
          box a { left: safe.left; width: 60; top: screen.top + 4; bottom: screen.bottom - 200 }
      """)
    #expect(fixes(tall).count == 1)
    #expect(fixes(tall).first?.hasPrefix("certain top: safe.top + 4") == true, "\(fixes(tall))")
  }

  @Test func whatOtherScreensUseIsTriedThereToo() {
    let component = """
      component Low() {
          @tappable
          box { left: safe.left; width: 60; height: 50; bottom: screen.bottom - 8 }
      }

      """
    let alone = component + screen("    Low low()")
    // From 852 - 34 - 8 - 50 = 760 on afterwards, and the other one ends at 852 - 34 - 30 = 788.
    let crowded = screen(
      """
          Low low()
          @tappable
          box c { left: safe.left; width: 60; height: 20; bottom: safe.bottom - 30 }
      """, name: "B")
    #expect(fixes(alone) == ["certain bottom: safe.bottom - 8 (26 is the least lift; this keeps your 8)"])
    #expect(
      fixes(alone + crowded).allSatisfy { $0.hasPrefix("offered bottom: safe.bottom - 8") },
      "\(fixes(alone + crowded))")
  }

  /// An error that is there as it is, in another screen of the file, has nothing to do with a fix.
  @Test func anErrorOfTheLanguageElsewhereIsNoHarm() {
    let low = screen("    @tappable\n    box a { left: safe.left; bottom: screen.bottom - 8; width: 60; height: 50 }")
    let cure = "certain bottom: safe.bottom - 8 (26 is the least lift; this keeps your 8)"
    #expect(fixes(low) == [cure])
    for wrong in [
      "row r { left: safe.left; top: safe.top; gap: -12; text(\"x\") }", "box b { left: safe.lef; height: 10 }",
    ] {
      let source = "targets few { \"iPhone 16\" }\n" + low + screen(wrong, name: "B")
      let compilation = compile(SourceText(name: "test.band", source), from: NoSources())
      #expect(compilation.hasErrors)
      var catalogue = CatalogueProfiles()
      var nothing: DocumentWriter<ByteBuffer>?
      let result = compilation.compileScreen(0, from: NoSources(), catalogue: &catalogue, writingTo: &nothing).result
      let found = result.diagnostics.flatMap { $0.fixes.map { "\($0.isCertain ? "certain" : "offered") \($0.title)" } }
      #expect(found == ["certain bottom: safe.bottom - 8"], "\(wrong)")
    }
  }

  @Test func aPictureInAStripIsAskedAbout() {
    let hero = screen(
      """
          @scroll(vertical)
          column page {
              pin: screen; insets: bottom
              image hero("hero.png") { size: 390 by 200 }
          }
      """)
    #expect(fixes(hero) == ["offered insets: bottom, top (or `@decorative`, where it is paint)"])
    // A text can't be meant as paint.
    let label = screen("    text label(\"News\") { left: safe.left; top: screen.top + 4 }")
    #expect(fixes(label).allSatisfy { $0.hasPrefix("certain top: safe.top + 4") })
    #expect(fixes(label).count == 1)
  }

  @Test func aSurfaceIsNotMovedForWhatIsInIt() {
    let video = screen(
      """
          @surface
          stack video {
              pin: screen
              @tappable
              box mute { left: parent.left + 16; bottom: parent.bottom - 8; width: 48; height: 48 }
          }
      """)
    #expect(fixes(video) == [])
  }
}
