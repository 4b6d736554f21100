import Testing

/// Drags, exclusive screens and assertions.
@Suite struct GestureTests {
  private func check(
    _ screen: String, _ wanted: [String], on device: String, _ orientation: String = "portrait",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectVerdicts(screen, on: device, orientation, are: wanted, sourceLocation: sourceLocation)
  }

  // MARK: Drags

  private func slider(_ annotations: String, _ margin: Int = 0) -> String {
    """
    screen A {
        \(annotations)
        box slider { left: safe.left + \(margin); right: safe.right - \(margin); centerY: safe.centerY; height: 48 }
    }
    """
  }

  @Test func aDragThatBeginsInTheBackGesturesStripIsWarnedOf() {
    check(slider("@draggable(horizontal)"), ["drag_in_gesture_strip slider 30"], on: "android-gesture")
    check(slider("@draggable(any)"), ["drag_in_gesture_strip slider 30"], on: "android-gesture")
    check(slider("@draggable(horizontal)", 10), ["drag_in_gesture_strip slider 20"], on: "android-gesture")
    check(slider("@draggable(horizontal)", 30), [], on: "android-gesture")
    // The gesture goes across its edge.
    check(slider("@draggable(vertical)"), [], on: "android-gesture")
    check(slider("@draggable(horizontal) @exclude(horizontal)"), [], on: "android-gesture")
    check(slider("@tappable"), [], on: "android-gesture")
    // Three buttons need no gesture.
    check(slider("@draggable(horizontal)"), [], on: "android-3button")
    check(slider("@draggable(horizontal)"), [], on: "iphone-47")
  }

  @Test func aHorizontalScrollIsWarnedOfOnlyWhereAllOfItLiesInTheStrip() {
    func strip(_ width: Int) -> String {
      """
      screen A {
          @scroll(horizontal)
          row cards {
              left: safe.left; width: \(width); centerY: safe.centerY; height: 100
              for i in 1...8 { box card { width: 200 } }
          }
      }
      """
    }
    check(strip(30), ["drag_in_gesture_strip cards 30"], on: "android-gesture")
    check(strip(31), [], on: "android-gesture")
    check(strip(30), [], on: "iphone-47")
  }

  @Test func inTheHomeStripADragIsAnError() {
    let bar = """
      screen A {
          @draggable(horizontal) @exclude(horizontal)
          box bar { left: safe.left; right: safe.right; bottom: screen.bottom; height: 48 }
      }
      """
    check(bar, ["tappable_in_band bar 24"], on: "android-gesture")
    check(bar, ["tappable_in_band bar 34"], on: "iphone-47")
  }

  // MARK: Exclusive screens

  private func arena(_ edges: String, _ role: String) -> String {
    """
    @exclusive(edges: [\(edges)], reason: "the stick needs the lower half")
    screen Arena {
        @surface
        box field { pin: screen }
        \(role)
        box stick { left: safe.left + 40; bottom: screen.bottom - 16; width: 120; height: 120 }
    }
    """
  }

  @Test func theControlsOfAGameMayEnterAStripThatCanBeDeferred() {
    check(arena("bottom", "@draggable(any)"), [], on: "iphone-47")
    check(arena("bottom", "@tappable(game)"), [], on: "iphone-47")
    check(arena("bottom", "@draggable(any)"), [], on: "phone-home-key")
    // 34 - 16
    check(arena("bottom", "@tappable"), ["tappable_in_band stick 18"], on: "iphone-47")
    check(arena("bottom", "@draggable(horizontal)"), ["tappable_in_band stick 18"], on: "iphone-47")
    check(arena("bottom", "@tappable"), ["tappable_in_band stick 5"], on: "iphone-47", "landscape")
    check(arena("top", "@draggable(any)"), ["tappable_in_band stick 18"], on: "iphone-47")
    // Android defers its home gesture for nobody.
    check(arena("bottom", "@draggable(any)"), ["tappable_in_band stick 8"], on: "android-gesture")
  }

  @Test func withoutItsDeclarationAGameIsAScreenLikeAnyOther() {
    let plain = arena("bottom", "@draggable(any)").split(separator: "\n").dropFirst().joined(separator: "\n")
    check(plain, ["tappable_in_band stick 18"], on: "iphone-47")
    check(plain, ["tappable_in_band stick 5"], on: "iphone-47", "landscape")
  }

  // MARK: Assertions

  @Test func assertionsHoldAtEveryRest() {
    func screen(_ assertion: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen
              box first { height: 500 }
              box second { height: 500 }
          }
          box mark { left: safe.left; top: safe.top; width: 10; height: 10 }
          assert \(assertion)
      }
      """
    }
    // The content is 47 + 1000 + 34 in 844: it goes up by 237.
    check(screen("list.second.top >= list.first.bottom, \"order\""), [], on: "iphone-47")
    check(screen("list.first.height <= 500, \"height\""), [], on: "iphone-47")
    check(screen("list.first.top >= safe.top, \"under the bar\""), ["assertion_failed  237"], on: "iphone-47")
    check(screen("list.first.top <= mark.top, \"start\""), [], on: "iphone-47")
    // At the start the second box begins at 547.
    check(screen("list.second.top <= safe.top + 400, \"room\""), ["assertion_failed  100"], on: "iphone-47")
    check(screen("mark.bottom <= safe.top + 10 && mark.left == safe.left, \"mark\""), [], on: "iphone-47")
    check(
      screen("mark.bottom < safe.top + 10 || list.first.height > 600, \"strictly\""), ["assertion_failed  0.01"],
      on: "iphone-47")
    // 10 is less than 10.005, though by less than what a bound may be missed by.
    check(screen("mark.width < 10.005 && mark.width != 10.005 && !(mark.width > 10), \"near\""), [], on: "iphone-47")
    check(screen("mark.width <= 9.995 && mark.width == 10.005, \"within a hundredth\""), [], on: "iphone-47")
  }

  @Test func ratiosAreComparedAsNumbers() {
    func screen(_ assertion: String) -> String {
      """
      screen A {
          box mark { left: safe.left; top: safe.top; width: 16; height: 9 }
          assert \(assertion), "ratio"
      }
      """
    }
    // 16 ÷ 9 = 1.7778; a hundredth of a point is no measure for it.
    check(screen("mark.width / mark.height > 1.775 && mark.width / mark.height < 1.78"), [], on: "iphone-47")
    check(screen("mark.height / mark.width <= 0.5625"), [], on: "iphone-47")
    check(screen("mark.width / mark.height == 1.77"), ["assertion_failed  0"], on: "iphone-47")
    check(screen("mark.width / mark.height >= 1.78"), ["assertion_failed  0"], on: "iphone-47")
    // A ratio of lengths times a length is a length again.
    check(screen("mark.width / mark.height * mark.height < 16.005"), [], on: "iphone-47")
  }
}
