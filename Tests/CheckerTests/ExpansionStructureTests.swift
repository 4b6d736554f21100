import BandScreenModel
import BandSyntax
import Testing

/// Which elements there are, and what they are called. Source: the language's sections 2 and 5.
@Suite struct ExpansionStructureTests {
  @Test func elementsStandInPreOrderWithPaths() {
    let screen = expanded(
      """
      screen A {
        column page {
          text("a")
          row { text("b"); text title("c") }
          text("d")
        }
        box backdrop { }
      }
      """)
    #expect(
      screen.paths == [
        "page", "page.text[0]", "page.row[0]", "page.row[0].text[0]", "page.row[0].title", "page.text[1]", "backdrop",
      ])
    #expect(screen.screen.elements.map { $0.end } == [8, 7, 3, 6, 5, 6, 7, 8])
    #expect(screen.screen.elements.map { $0.parent.index } == [0, 0, 1, 1, 3, 3, 1, 0])
  }

  @Test func loopsAreUnrolledAndNumberTheirNames() {
    let screen = expanded(
      """
      screen A {
        column list {
          for i, name in ["a", "b"] {
            row item { text label("\\(i): \\(name)") }
          }
          for i in 3...1 { box { } }
        }
      }
      """)
    #expect(screen.paths == ["list", "list.item[0]", "list.item[0].label", "list.item[1]", "list.item[1].label"])
    #expect(screen["list.item[0]"].group == screen["list.item[1]"].group)
    #expect(screen["list.item[0].label"].group == screen["list.item[1].label"].group)
    #expect(screen["list.item[0].label"].group != screen["list.item[0]"].group)
  }

  @Test func pathsCountTheTurnsAndNotTheCopiesThatSizesMake() {
    let screen = expanded(
      """
      screen A {
        column r {
          for i in 1...2 { text t(screen.width > 600 ? "wide \\(i)" : "slim \\(i)") }
          text(screen.width > 600 ? "w" : "s")
          if screen.width > 600 { text("x"); text("y"); row { text("in") } } else { text("z") }
          for i in 1...(screen.width > 700 ? 2 : 1) { box item { } }
          for i in 1...2 { if screen.width > 800 { box other { } } else if screen.width > 750 { box other { } } }
          text("end")
          box last { clip: screen.width > 600 }
        }
      }
      """)
    #expect(
      screen.paths.filter { $0 != "r" } == [
        "r.t[0]", "r.t[0]", "r.t[1]", "r.t[1]", "r.text[0]", "r.text[0]",
        // A branch counts on by itself, and what follows counts on from the longer one.
        "r.text[1]", "r.text[2]", "r.row[0]", "r.row[0].text[0]", "r.text[1]",
        "r.item[0]", "r.item[1]", "r.item[0]", "r.other[0]", "r.other[0]", "r.other[1]", "r.other[1]",
        "r.text[3]", "r.last", "r.last",
      ])
  }

  @Test func conditionsOnTheCaseAreDecided() {
    let source = """
      screen A {
        states: idle, error
        if landscape { box wide { } } else if state == error { box wrong { } } else { box tall { } }
        if textSize >= accessibility1 { box large { } }
      }
      """
    #expect(expanded(source).paths == ["tall"])
    #expect(expanded(source, .phone.with { $0.isLandscape = true }).paths == ["wide"])
    #expect(expanded(source, .phone.with { $0.state = 1 }).paths == ["wrong"])
    #expect(expanded(source, .phone.with { $0.textSize = .category(.accessibility2) }).paths == ["tall", "large"])
    #expect(expanded(source, .phone.with { $0.textSize = .factor(1.5) }).paths == ["tall", "large"])
    #expect(expanded(source).reads.isSuperset(of: [.orientation, .state, .textSize]))
    #expect(expanded(source).reads.isDisjoint(with: [.platform, .form, .navigation, .spanned, .dark]))
  }

  @Test func conditionsOnSizesGuard() {
    var screen = expanded(
      """
      screen A {
        column page {
          if screen.width >= 600 { box side { } } else { box top { if screen.width >= 600 { text("never") } } }
        }
      }
      """)
    #expect(screen.paths == ["page", "page.side", "page.top"])
    #expect(!screen.holds(screen["page.side"].exists))
    #expect(screen.holds(screen["page.top"].exists))
    screen.environment[.width] = 600
    #expect(screen.holds(screen["page.side"].exists))
    #expect(!screen.holds(screen["page.top"].exists))
  }

  @Test func componentsArePutIn() {
    let screen = expanded(
      """
      screen A {
        column page {
          Card first("One") { width: 100; padding.top: 4; text("inside"); slot trailing { box dot { } } }
          Card("Two")
        }
      }
      component Card(title: String, space: Length = 8) {
        column {
          padding: space; width: 50
          text heading(title)
          slot
          row { slot trailing { text("default") } }
        }
      }
      """)
    #expect(
      screen.paths == [
        "page", "page.first", "page.first.heading", "page.first.text[0]", "page.first.row[0]",
        "page.first.row[0].dot", "page.column[0]", "page.column[0].heading", "page.column[0].row[0]",
        "page.column[0].row[0].text[0]",
      ])
    #expect(screen.text(screen.flow("page.first").width) == "100")
    #expect(screen.text(screen.flow("page.first").padding) == "8 4 8 8")
    #expect(screen.text(screen.flow("page.column[0]").padding) == "8 8 8 8")
    #expect(screen.messages.isEmpty)
  }

  @Test func rolesOfAUseGoToTheRoot() {
    let screen = expanded(
      """
      screen A {
        @tappable
        Plain go { @draggable(horizontal) box handle { } }
        @input
        box field { }
        @decorative
        box paint { box { } }
        @tappable(game)
        box stick { }
        @surface
        box map { }
      }
      component Plain { Inner { slot } }
      component Inner { box { slot } }
      """)
    #expect(screen["go"].role == .tappable(isGame: false))
    #expect(screen["go.handle"].role == .draggable(.horizontal))
    #expect(screen["field"].role == .input)
    #expect(screen["paint"].role == .decorative)
    #expect(screen["stick"].role == .tappable(isGame: true))
    #expect(screen["map"].role == .surface)
  }

  @Test func aSlotInALoopTakesItsContentEachTurn() {
    let screen = expanded(
      """
      screen A {
        column page { Twice { let w = 10 + 5; box part { width: w } } }
      }
      component Twice { row { for i in 1...2 { box { slot } } } }
      """)
    #expect(
      screen.paths == [
        "page", "page.row[0]", "page.row[0].box[0]", "page.row[0].box[0].part", "page.row[0].box[1]",
        "page.row[0].box[1].part",
      ])
    #expect(screen.text(screen.flow("page.row[0].box[1].part").width) == "15")
  }

  @Test func placesAreTheAuthorsOwn() {
    let source = """
      screen A {
        column page { Button go("Go") }
      }
      """
    let screen = expanded(source)
    #expect(screen.paths == ["page", "page.go", "page.go.text[0]"])
    let file = screen.program.files[0].text
    #expect(file.text(screen["page"].place.span) == "column page")
    #expect(file.text(screen["page.go"].place.span) == "Button go")
    #expect(screen["page.go.text[0]"].place == screen["page.go"].place)
    for place in screen.screen.propertyPlaces { #expect(place.namePlace.file.index == 0) }
  }
}
