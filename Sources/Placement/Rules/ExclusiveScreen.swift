import BandDiagnostics
import BandScreenModel

extension StructureRule {
  static let exclusiveScreen = StructureRule(
    RuleDescription(
      "exclusive_screen", .deny,
      summary: "a screen that is exclusive holds what belongs on an ordinary one",
      explanation: """
        `@exclusive` asks the system to wait for a second swipe, so that a full-screen game may use the edges. Whoever is on such a screen \
        can't leave it with one swipe, so it must be nothing but the game: bars, tabs and text fields belong to screens that people pass \
        through, and a screen that has them needs no edge of its own.
        """,
      bad: """
        @exclusive(edges: [bottom], reason: "the stick needs the lower half")
        screen Arena {
            targets: ios
            bar top head { text title("Arena") }
            @surface
            box field { pin: safe }
        }
        """,
      good: """
        @exclusive(edges: [bottom], reason: "the stick needs the lower half")
        screen Arena {
            targets: ios
            @surface
            box field { pin: screen }
            @draggable(any)
            box stick { left: safe.left + 16; bottom: screen.bottom - 16; width: 120; height: 120 }
        }
        """,
      aliases: ["exclusive", "full-screen game", "deferring system gestures"]),
    nearMiss: """
      screen Lobby {
          targets: ios
          bar top head { text title("Arena") }
          @surface
          box field { pin: safe }
      }
      """
  ) { screen in
    guard screen.exclusive != nil else { return [] }
    let help = "put it on a screen of its own, or remove '@exclusive'"
    return screen.elements.indices.compactMap { index -> StructureFault? in
      let element = screen.elements[index]
      let what: String
      if element.kind == .bar {
        what = "a bar"
      } else if element.isNavigation {
        what = "navigation"
      } else if element.role == .input {
        what = "an '@input'"
      } else {
        return nil
      }
      return StructureFault(ElementIndex(index), "\(what) can't stand on an '@exclusive' screen", help: help)
    }
  }
}
