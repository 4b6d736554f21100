import BandLayout
import BandScreenModel

extension Evaluator where S == Double {
  /// How much longer a container's content is than the room for it: what hangs out of it at either end, in points.
  ///
  /// Content that is centred hangs out at both ends, its first child at one and its last at the other.
  func excess(of requirement: Requirement) -> Double {
    guard case .container(let parent, _) = requirement.subject, let own = requirement.anyOf.first else { return 0 }
    let ends = parent == .screen ? [] : [firstChild(of: parent), lastChild(of: parent)].compactMap { $0 }
    return own.reduce(0) { total, clearance in
      var most = max(0, -value(of: clearance))
      for child in ends { most = max(most, -value(of: clearance.of(child, insteadOf: requirement.element))) }
      return total + most
    }
  }

  private func firstChild(of parent: ElementIndex) -> ElementIndex? {
    var index = parent.index + 1
    while index < screen[parent].end {
      let child = ElementIndex(Int(index))
      if mustFit(child) { return child }
      index = max(screen[child].end, index + 1)
    }
    return nil
  }

  private func lastChild(of parent: ElementIndex) -> ElementIndex? {
    var index = screen[parent].end - 1
    while index > parent.index {
      var child = ElementIndex(Int(index))
      while screen[child].parent != parent { child = screen[child].parent }
      if mustFit(child) { return child }
      index = child.index - 1
    }
    return nil
  }

  /// Whether a child is one that its container has to hold.
  private func mustFit(_ child: ElementIndex) -> Bool {
    frames.exists[Int(child.index)] && !screen[child].isIsland && screen[child].role != .decorative
  }

  /// How far the hit region of an element would have to reach beyond its frame on every side to be so large, in points: in halves,
  /// rounded up.
  func neededSlop(of element: ElementIndex, _ least: Double) -> Double {
    let width = value(of: .frame(element, .right)) - value(of: .frame(element, .left))
    let height = value(of: .frame(element, .bottom)) - value(of: .frame(element, .top))
    let needed = max(0, (least - min(width, height)) / 2)
    let halves = roundedHalfAwayFromZero(needed * 2) / 2
    return halves < needed - placementTolerance ? halves + 0.5 : halves
  }
}

extension Clearance {
  /// The same of the frame of another element.
  fileprivate func of(_ other: ElementIndex, insteadOf element: ElementIndex) -> Clearance {
    var changed = Clearance(constant: constant)
    for term in terms {
      if case .frame(element, let edge) = term.measure {
        changed.add(ClearanceTerm(.frame(other, edge), term.factor))
      } else {
        changed.add(term)
      }
    }
    return changed
  }

  /// The edge of an element that it speaks of.
  func side(of element: ElementIndex) -> Edge? {
    for term in terms {
      switch term.measure {
      case .frame(element, let edge), .hit(element, let edge): return edge
      default: break
      }
    }
    return nil
  }

  /// An element that it speaks of besides another one.
  func other(than element: ElementIndex) -> ElementIndex? {
    for term in terms {
      if let other = term.measure.element, other != element { return other }
    }
    return nil
  }
}
