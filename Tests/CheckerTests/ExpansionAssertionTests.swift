import BandScreenModel
import BandSyntax
import Testing

/// An author's own rules, and annotations with reasons. Source: the language's sections 2 and 5.
@Suite struct ExpansionAssertionTests {
  /// What stands beside a component's root is checked for each use, as what stands in it is.
  @Test func anAssertionBesideARootIsCheckedForEachUse() {
    let screen = expanded(
      """
      component Inner(n: Number) { assert n > 1, "inner \\(n)"; column c { height: n }; assert c.height < 3, "low \\(n)" }
      component Outer { Inner(5); assert 3 > 4, "outer" }
      screen A { Inner(1); Inner b(2); Outer d }
      """)
    #expect(
      screen.screen.assertions.map { "\(screen.screen[$0.element].path): \($0.message)" } == [
        "column[0]: inner 1", "column[0]: low 1", "b: low 2", "d: outer", "d: low 5",
      ])
    #expect(screen.screen.assertions.map { $0.condition == .never } == [true, false, false, true, false])
  }

  @Test func anAssertionReadsFramesByName() {
    var screen = expanded(
      """
      screen A {
        column page {
          text title("a")
          box agree { }
          assert title.bottom <= agree.top - 8, "title touches the button"
        }
        assert page.title.width < screen.width, "too wide"
        assert screen.width >= 300, "narrow"
        assert 1 < 2, "never said"
      }
      """)
    #expect(screen.messages.isEmpty)
    #expect(screen.screen.assertions.map { $0.message } == ["title touches the button", "too wide", "narrow"])
    guard screen.screen.assertions.count == 3 else { return }
    let first = screen.screen.assertions[0]
    #expect(first.reads.map { screen.screen[$0].path } == ["page.title", "page.agree"])
    #expect(screen.screen[first.element].path == "page")
    screen.frames = ["page.title.bottom": 92, "page.agree.top": 100, "page.title.width": 390]
    #expect(screen.holds(first.condition))
    screen.frames["page.agree.top"] = 99
    #expect(!screen.holds(first.condition))
    #expect(!screen.holds(screen.screen.assertions[1].condition))
    #expect(screen.screen.assertions[1].reads.map { screen.screen[$0].path } == ["page.title"])
    #expect(screen.screen.assertions[2].reads.isEmpty)
  }

  @Test func anAssertionInAnIfHoldsOnlyThere() {
    var screen = expanded(
      """
      screen A {
        box a { }
        if screen.width > 600 { assert a.width > 100, "narrow" }
        if android { assert a.width > 200, "narrow" }
      }
      """)
    #expect(screen.screen.assertions.count == 1)
    screen.frames = ["a.width": 50]
    guard let assertion = screen.screen.assertions.first else { return }
    #expect(screen.holds(assertion.condition))
    screen.environment[.width] = 700
    #expect(!screen.holds(assertion.condition))
  }

  @Test func inATurnOfALoopANameIsThatOfTheTurn() {
    let screen = expanded(
      """
      screen A {
        column page {
          for i in 0...1 {
            row item { text a("a"); text b("b"); assert a.right <= b.left, "turn \\(i)" }
          }
        }
      }
      """)
    #expect(screen.screen.assertions.map { $0.message } == ["turn 0", "turn 1"])
    #expect(
      screen.screen.assertions.map { $0.reads.map { screen.screen[$0].path } } == [
        ["page.item[0].a", "page.item[0].b"], ["page.item[1].a", "page.item[1].b"],
      ])
  }

  @Test func assertionsOfAUseSeeTheirOwnNames() {
    let screen = expanded(
      """
      screen A {
        box other { }
        Card card { text inside("a"); assert inside.width < other.width, "wide" }
      }
      component Card { column { text inside("b"); slot; assert inside.height > 1, "low" } }
      """)
    #expect(screen.messages.isEmpty)
    let reads = screen.screen.assertions.map { $0.reads.map { $0.index } }
    // The component's own text is 3, the use's 4.
    #expect(Set(reads) == [[3], [4, 1]])
  }

  @Test func aLineEdgeComparesAlongTheLine() {
    let source = "screen A { box a { } box b { } assert a.trailing <= b.leading - 8, \"close\" }"
    var screen = expanded(source)
    screen.frames = ["a.right": 100, "b.left": 108]
    #expect(screen.holds(screen.screen.assertions[0].condition))
    screen = expanded(source, .phone.with { $0.direction = .rightToLeft })
    screen.frames = ["a.left": 200, "b.right": 192]
    #expect(screen.holds(screen.screen.assertions[0].condition))
    screen.frames["b.right"] = 193
    #expect(!screen.holds(screen.screen.assertions[0].condition))
  }

  @Test func annotationsWithReasonsAreKept() {
    let screen = expanded(
      """
      @exclusive(edges: [bottom, left], reason: "a game")
      @allow(tappable_in_band, reason: "all of it")
      screen A {
        @allow(tappable_in_band, reason: "this one")
        Inner a { }
      }
      component Inner { @draggable(any) @exclude(horizontal) box { } }
      """)
    #expect(screen.screen.exclusive?.edges == [.bottom, .left])
    #expect(screen.screen.exclusive?.reason == "a game")
    #expect(screen.screen.allowances.map { $0.reason } == ["all of it", "this one"])
    #expect(screen.screen.allowances.map { $0.element.index } == [0, 1])
    #expect(screen.screen.allowances.map { $0.rule.text } == ["tappable_in_band", "tappable_in_band"])
    #expect(screen["a"].excludesBackGesture)
  }

  @Test func enabledIsACondition() {
    var screen = expanded(
      """
      screen A {
        states: idle, busy
        @tappable box a { enabled: state != busy }
        @tappable box b { enabled: screen.width > 600 }
        @tappable box c { }
      }
      """, .phone.with { $0.state = 1 })
    #expect(screen["a"].enabled == .never)
    #expect(!screen.holds(screen["b"].enabled))
    screen.environment[.width] = 700
    #expect(screen.holds(screen["b"].enabled))
    #expect(screen["c"].enabled == .always)
  }

  @Test func placesKnowConstants() {
    let screen = expanded("screen A { column page { padding.bottom: 30 + 4; margin: inset.top; width: 50% } }")
    let places = screen.screen.propertyPlaces
    #expect(places.map { $0.constant } == [nil, nil, 34])
    #expect(places.map { screen.program.names.text(of: $0.name) } == ["margin", "width", "padding"])
    #expect(places.map { screen.program.names.text(of: $0.part) } == ["", "", "bottom"])
  }
}
