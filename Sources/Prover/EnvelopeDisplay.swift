import BandPlacement
import BandScreenModel

/// A side of something that hides a part of the displays of a family, and how deep it reaches in at most: a sum of lengths.
///
/// Each device has its cutouts elsewhere. A proof takes the hull of all of them, told from the insets that keep them clear or from the
/// middle of the screen: what is clear of the hull is clear of each. What isn't may be all the same, and is left to the devices.
struct DisplaySide {
  var slot: StripSlot
  var constant: Double
  var terms: [(variable: EnvironmentVariable, factor: Double)]
}

extension EnvelopeFamily {
  /// What hides a part of the displays of some devices.
  func displaySides(_ members: [EnvelopeMember]) -> [DisplaySide] {
    var sides: [DisplaySide] = []
    for edge in Edge.allCases { if let side = Self.hull(at: edge, members) { sides.append(side) } }
    if isDivided { sides += Self.hinge }
    if platform == .ios, orientation.isLandscape {
      for edge in [Edge.left, .right] where members.contains(where: { $0.environment[.inset(edge)] > 0 }) {
        sides.append(DisplaySide(slot: StripSlot(.sideInset, at: edge), constant: 0, terms: [(.inset(edge), 1)]))
      }
    }
    return sides
  }

  private static var hinge: [DisplaySide] {
    func side(_ edge: Edge, _ terms: [(variable: EnvironmentVariable, factor: Double)]) -> DisplaySide {
      DisplaySide(slot: StripSlot(.hinge, at: edge), constant: 0, terms: terms)
    }
    return [
      side(.top, [(.hingeTop, 1), (.hingeHeight, 1)]), side(.left, [(.hingeLeft, 1), (.hingeWidth, 1)]),
      side(.right, [(.width, 1), (.hingeLeft, -1)]), side(.bottom, [(.height, 1), (.hingeTop, -1)]),
    ]
  }

  /// How deep the cutouts reach in from an edge, all that is between them and the edge included; nothing where there is none.
  private static func hull(at edge: Edge, _ members: [EnvelopeMember]) -> DisplaySide? {
    let length: EnvironmentVariable = edge.axis == .vertical ? .height : .width
    var isInInset = true
    var least = Double.infinity
    var most = -Double.infinity
    for member in members {
      for cutout in member.cutouts {
        let depth: Double
        switch edge {
        case .left: depth = cutout.x + cutout.width
        case .top: depth = cutout.y + cutout.height
        case .right: depth = member.environment[.width] - cutout.x
        case .bottom: depth = member.environment[.height] - cutout.y
        }
        // What the inset leaves beyond a cutout is the system's own measure, and no smaller on a device to come.
        let rest = member.environment[.inset(edge)] - depth
        if rest < 0 { isInInset = false }
        least = min(least, rest)
        most = max(most, depth - member.environment[length] / 2)
      }
    }
    if most == -.infinity { return nil }
    let slot = StripSlot(.cutout(0), at: edge)
    if isInInset { return DisplaySide(slot: slot, constant: -least, terms: [(.inset(edge), 1)]) }
    return DisplaySide(slot: slot, constant: most + envelopeMargin, terms: [(length, 0.5)])
  }
}
