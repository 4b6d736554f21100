import BandScreenModel
import BandSyntax

/// Where a point comes from, as far as it is known before the order of the islands is.
enum PointOrigin: Sendable {
  /// An element inside of which, or beside which, it is; -1 for the screen or the environment. Geometry decides.
  case other(base: Int32)
  case safe
  /// An edge of the glass, and how far the point was moved from it, down or to the right.
  case glass(Edge, moved: FormulaID, Place)
  /// An edge of an element, whatever that comes from.
  case element(Int32, Edge, moved: FormulaID, Place)
  /// What is in a scroll, as its own children see their parent.
  case content(Int32)
  case both(OriginID, OriginID, Selection)
  case moved(OriginID, FormulaID)

  enum Selection: UInt8, Sendable {
    /// `min`
    case least
    /// `max`
    case greatest
    /// A condition on sizes chooses.
    case either
    /// `mid`
    case middle
  }
}

extension Expander {
  mutating func add(_ origin: PointOrigin) -> OriginID {
    if case .other(base: -1) = origin { return .other }
    origins.append(origin)
    spend()
    return OriginID(index: Int32(truncatingIfNeeded: origins.count - 1))
  }

  /// The origin of a point that was moved down or to the right, or else up or to the left.
  mutating func moved(_ origin: OriginID, by length: FormulaID, forward: Bool) -> OriginID {
    func moved(_ before: FormulaID) -> FormulaID {
      forward ? screen.formulas.add(before, length) : screen.formulas.subtract(before, length)
    }
    switch origins[Int(origin.index)] {
    case .other, .safe, .content: return origin
    case .glass(let edge, let before, let place): return add(.glass(edge, moved: moved(before), place))
    case .element(let element, let edge, let before, let place):
      return add(.element(element, edge, moved: moved(before), place))
    case .both: return add(.moved(origin, moved(.zero)))
    case .moved(let inner, let before): return add(.moved(inner, moved(before)))
    }
  }
}
