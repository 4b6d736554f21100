import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let keyboardCovers = PlacementRule(
    RuleDescription(
      "keyboard_covers", .deny,
      summary: "a tappable stays beneath the keyboard",
      explanation: """
        With the keyboard up, the field that is typed into and every control that is still needed must have a rest at which the \
        keyboard doesn't cover it. `safe.bottom` moves up with the keyboard, so what is anchored to it, or fills it, makes room by \
        itself; a scroll with `insets: auto` gets room at its end; a `bar bottom` that holds an `@input` rides on the keyboard. Any \
        other bar stays beneath, and is not asked about. The keyboard covers the inset: what counts is the larger of the two. Where \
        no source gives a keyboard's height it is taken as 0.45 of the screen's height, in landscape 0.6, and the message says so.
        """,
      bad: """
        screen Reply {
            orientations: portrait
            TextField answer("Your answer") { left: safe.left + 16; right: safe.right - 16; top: safe.top + 16 }
            Button send("Send") { left: safe.left + 16; right: safe.right - 16; bottom: screen.bottom - inset.bottom - 16 }
        }
        """,
      good: """
        screen Reply {
            orientations: portrait
            TextField answer("Your answer") { left: safe.left + 16; right: safe.right - 16; top: safe.top + 16 }
            Button send("Send") { left: safe.left + 16; right: safe.right - 16; bottom: safe.bottom - 16 }
        }
        """,
      aliases: [
        "keyboard", "software keyboard", "ime", "adjustresize", "covered by the keyboard", "covered by keyboard",
        "text field",
      ]),
    nearMiss: """
      screen Chat {
          orientations: portrait
          bar bottom tabs { for t in ["Chats", "You"] { TabItem(t) } }
          TextField search("Search") { left: safe.left + 16; right: safe.right - 16; top: safe.top + 16 }
      }
      """,
    ofElement: { context, element in
      guard let keyboard = context.keyboard, context.screen[element].role.isTappable,
        !context.staysBeneathKeyboard(element), !context.isUnderModal(element)
      else { return [] }
      let strips = context.strips.indices.filter { strip in
        strip == keyboard || (context.strips[strip].axis == .vertical && context.forbids(strip, to: element))
      }
      var requirement = requirement(context, element, clearOf: keyboard, among: strips)
      requirement.subject = .hidden(keyboard)
      return [requirement]
    })
}

extension PlacementCase {
  /// Whether a tappable is in a bar that the keyboard covers: all but the field that is typed into.
  func staysBeneathKeyboard(_ element: ElementIndex) -> Bool {
    guard screen[element].role != .input else { return false }
    return ancestors(of: element).contains { screen[$0].kind == .bar && !screen[$0].ridesKeyboard }
  }

  /// Whether a slot is the keyboard, and a tappable is one that must have a rest above it.
  func keyboard(_ slot: Int, covers element: ElementIndex) -> Bool {
    strips[slot].matter == .keyboard && !staysBeneathKeyboard(element)
  }
}
