import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let contentOutsideSafe = PlacementRule(
    RuleDescription(
      "content_outside_safe", .warn,
      summary: "a text or an image rests in a strip",
      explanation: """
        The status bar's clock, the home indicator or the navigation buttons are drawn over it. It can't be tapped, so this is advice: \
        anchor it to `safe`, leave the scroll's `insets: auto`, or write `@decorative` where it is paint, as a picture that \
        goes on to the glass. A map or a video that is touched wherever it is, is a `@surface`, and may enter every strip.
        """,
      bad: """
        screen About {
            text version("Version 1.0") { left: safe.left + 16; bottom: screen.bottom - 2 }
        }
        """,
      good: """
        screen About {
            text version("Version 1.0") { left: safe.left + 16; bottom: safe.bottom - 2 }
        }
        """,
      aliases: ["status bar overlap", "text behind", "edge to edge"]),
    nearMiss: """
      screen About {
          @decorative
          image clouds("clouds.png") { left: screen.left; right: screen.right; top: screen.top; height: 200; size: 390 by 200 }
          text version("Version 1.0") { left: safe.left + 16; bottom: safe.bottom - 2 }
      }
      """,
    ofElement: { context, element in
      let screen = context.screen
      // A surface may enter every strip; what is inside it is looked at like anything else.
      guard !context.isPaintOnly[Int(element.index)], screen[element].role != .surface, !context.isUnderModal(element)
      else { return [] }
      switch screen[element].leaf {
      case .none: return []
      case .text: if !context.showsText(element) { return [] }
      case .image: break
      }
      let control = context.tappable(around: element)
      let strips = context.strips.indices.filter { strip in
        guard context.strips[strip].isTapStrip, !context.strips[strip].passesTaps else { return false }
        // What an exclusive screen's control may enter, its label may.
        return control.map { context.forbids(strip, to: $0) } ?? true
      }
      return strips.map { strip in
        var requirement = requirement(
          context, element, clearOf: strip,
          among: strips.filter { context.strips[$0].axis == context.strips[strip].axis })
        let ofFrame = requirement.anyOf
        let further = requirement.orElse
        requirement.anyOf =
          ofFrame.map { $0.map { context.ofInk($0, element) } } + context.ofLines(ofFrame, element, isWhole: true)
        requirement.orElse = { further() + context.ofLines(ofFrame, element, isWhole: false) }
        return requirement
      }
    })
}

extension PlacementCase {
  /// The tappable that an element is, or is in.
  func tappable(around element: ElementIndex) -> ElementIndex? {
    ([element] + ancestors(of: element)).first { screen[$0].role.isTappable }
  }

  /// The same of what an element draws instead of its frame: its padding draws nothing.
  func ofInk(_ clearance: Clearance, _ element: ElementIndex) -> Clearance {
    var other = clearance
    for term in clearance.terms {
      guard case .hit(element, let edge) = term.measure, let room = padding(of: element, at: edge) else { continue }
      other.add(ClearanceTerm(room, edge.isStart ? term.factor : -term.factor))
    }
    return other
  }

  /// Alternatives that speak of a text's lower edge, of its last line instead, for each number of lines that it may have: its frame may be
  /// higher than they are.
  ///
  /// - Parameter isWhole: whether no line is broken but where it must be; else all other numbers.
  func ofLines(_ alternatives: [[Clearance]], _ element: ElementIndex, isWhole: Bool) -> [[Clearance]] {
    guard case .text(let number) = screen[element].leaf else { return [] }
    let above = padding(of: element, at: .top)
    let below = padding(of: element, at: .bottom)
    let table = screen.lineTables[Int(number)]
    let most = screen[element].maximumLines.map { Int($0) } ?? .max
    var made: [[Clearance]] = []
    for alternative in alternatives {
      guard alternative.contains(where: { $0.terms.contains { $0.measure == .hit(element, .bottom) } }) else {
        continue
      }
      for entry in isWhole ? 0..<1 : 1..<table.leastWidths.count where table.hasOwnCount(entry) {
        let lines = min(table.forcedLines + entry, most)
        var clearances = alternative.map { clearance in
          var other = ofInk(clearance, element)
          for term in clearance.terms where term.measure == .hit(element, .bottom) {
            other.add(ClearanceTerm(term.measure, -term.factor))
            if let below { other.add(ClearanceTerm(below, term.factor)) }
            other.add(ClearanceTerm(.frame(element, .top), term.factor))
            if let above { other.add(ClearanceTerm(above, term.factor)) }
            other.constant += term.factor * Double(lines) * table.lineHeight
          }
          return other
        }
        var isWide = room(in: element, .horizontal)
        isWide.constant -= table.leastWidths[entry]
        if lines < most, entry < table.leastWidths.count - 1 { clearances.append(isWide) }
        made.append(clearances)
      }
    }
    return made
  }
}
