import BandScreenModel

// Rounded corners for a proof: a share of an area is no linear form, but linear forms bound it.

extension PlacementCase {
  /// What keeps a hit region inside of the display's rounded corners but for the share that the rule lets lie outside, one requirement for
  /// each corner: enough, and a little more than the rule asks.
  ///
  /// Each quarter arc is taken to be the eight chords between nine points of it at equal angles, which lie on the display's side. From its own
  /// corner a region is outside of the arc no farther than to a point on each edge and one inward, all three on the display. So much
  /// of it is less than the kite between these four points, and a share follows from where they are. Scrolls are meant at offset 0; where one rests only at its
  /// stops, nothing is said.
  ///
  /// - Parameter requirement: one with a demand on the corners.
  public func chordRequirements(_ requirement: Requirement) -> [Requirement] {
    guard case .cornerShare(let edges, let most, _)? = requirement.demand else { return [] }
    let places = [Edge.left, .right].flatMap { side in [Edge.top, .bottom].map { (side, $0) } }.filter { side, end in
      edges.contains(EdgeSet(side)) || edges.contains(EdgeSet(end))
    }
    // The points on the edges are at one part of their length, that within at another; the two parts' product is the share. An arc
    // that takes that much is bent by about a tenth: a straight line would have the one at twice the other.
    let part = (most / 100 * 20 / 9).squareRoot()
    let inner = most / 100 / part
    let element = requirement.element
    let snaps = scrolls(around: element).contains { screen.scrolls[Int($0)].snap != .none }
    var corners: [Requirement] = []
    for (side, end) in places {
      var anyOf: [[Clearance]] = []
      if !snaps {
        anyOf.append(chords.map { $0.clearance(of: element, at: side, end) })
        let share = chords.flatMap { chord in
          [(part, 0), (0, part), (inner, inner)].map { across, down in
            var clearance = chord.clearance(of: element, at: side, end)
            for term in length(of: element, .horizontal, chord.across * across) { clearance.add(term) }
            for term in length(of: element, .vertical, chord.down * down) { clearance.add(term) }
            return clearance
          }
        }
        // The share is one corner's: the element is far from all others.
        var ways = [share]
        for (otherSide, otherEnd) in places where otherSide != side || otherEnd != end {
          let beyond = [otherSide, otherEnd].map {
            Chord(across: 1, down: 0, radius: 1).clearance(of: element, at: $0, $0)
          }
          ways = ways.flatMap { way in beyond.map { way + [$0] } }
        }
        anyOf += ways
        anyOf += [side, end].map { isInset($0, element) }
      }
      corners.append(
        Requirement(
          element, .corners, anyOf: anyOf, unless: PlacementRule.noArea(element) + [isAsLargeAsSafe(element)],
          demand: requirement.demand)
      )
    }
    return corners
  }

  /// A part of the length of an element's hit region.
  private func length(of element: ElementIndex, _ axis: Axis, _ part: Double) -> [ClearanceTerm] {
    [ClearanceTerm(.hit(element, axis.start.opposite), part), ClearanceTerm(.hit(element, axis.start), -part)]
  }

  /// Clear of an edge's inset, where there is one.
  private func isInset(_ edge: Edge, _ element: ElementIndex) -> [Clearance] {
    var clear = Chord(across: 1, down: 0, radius: 0).clearance(of: element, at: edge, edge)
    clear.add(ClearanceTerm(.inset(edge), -1))
    return [clear, Clearance([ClearanceTerm(.inset(edge))], constant: -2 * placementTolerance)]
  }

  /// As large as what is safe: it has the display's corners for a frame.
  private func isAsLargeAsSafe(_ element: ElementIndex) -> [Clearance] {
    [(Edge.left, Edge.right), (.top, .bottom)].map { start, end in
      Clearance([
        ClearanceTerm(.hit(element, end)), ClearanceTerm(.hit(element, start), -1), ClearanceTerm(.screen(end), -1),
        ClearanceTerm(.inset(start)), ClearanceTerm(.inset(end)),
      ])
    }
  }

  private var chords: [Chord] {
    // Sines and cosines of 1, 3, 5 … 15 parts of 32 of a straight angle: the directions of the chords' middles.
    let cosines = [
      0.9951847266721969, 0.9569403357322088, 0.881921264348355, 0.773010453362737, 0.6343932841636455,
      0.47139673682599764, 0.29028467725446233, 0.0980171403295606,
    ]
    // A chord is as far from the arc's centre as the cosine of half its angle says.
    let reach = cosines[0]
    return cosines.indices.map { index in
      let (cosine, sine) = (cosines[index], cosines[cosines.count - 1 - index])
      return Chord(across: cosine, down: sine, radius: cosine + sine - reach)
    }
  }
}

/// A chord of a corner's arc: `across` · x + `down` · y is at least `radius` · r, x and y being the distances from the two edges.
private struct Chord {
  var across: Double
  var down: Double
  var radius: Double

  func clearance(of element: ElementIndex, at side: Edge, _ end: Edge) -> Clearance {
    var clearance = Clearance()
    for (edge, factor) in [(side, across), (end, down)] where factor != 0 {
      let sign = edge.isStart ? factor : -factor
      clearance.add(ClearanceTerm(.hit(element, edge), sign))
      clearance.add(ClearanceTerm(.screen(edge), -sign))
    }
    if radius != 0 { clearance.add(ClearanceTerm(.corner, -radius)) }
    return clearance
  }
}
