import BandSyntax

/// The type of an expression.
public enum ValueType: Hashable, Sendable {
  /// Something is wrong and has been reported; fits everything.
  case unknown
  case number, length
  /// A share of the parent's, possibly with an offset: `50% - 16`.
  case percent
  /// A length, a percentage, `hug` or `fill`.
  case size
  case string, bool, color, image
  /// A text style; `style: body`.
  case style
  /// Points of the plane: a coordinate across, a coordinate down, and one along the reading direction.
  case xEdge, yEdge, lineEdge
  /// `800 by 1280`.
  case pointSize
  /// `1...20`.
  case range
  /// Something with a frame: `screen`, `safe`, `parent`, `hinge` or an element. Has members and is no value.
  case frame
  /// `border(…)`, `shadow(…)`, `adaptive(min:)`: values of one property each.
  case border, shadow, adaptive
  /// A word of an enumeration.
  case enumeration(Enumeration)
  /// Index of the element type in `Program.types`.
  case list(TypeIndex)
  /// Index of a list of fields in `Program.records`.
  case record(Int32)
}

/// Identity of a type in `Program.types`.
public struct TypeIndex: Hashable, Sendable {
  public let index: Int32

  public init(_ index: Int) { self.index = Int32(index) }
}

/// The enumerations of the language: a place where one is expected takes its words before any other name.
public enum Enumeration: UInt8, Hashable, Sendable, CaseIterable {
  case justification, alignment, lineAlignment, wrapping, imageFit, textAlignment, weight, track
  case edge, axis, dragDirection, snap, pin, span, columns
  case platform, form, navigation, orientation, direction, textSize, stripKind, touches
  case keyboardPlacement, state, target, rule, tappableKind
  /// `insets: auto`, `none` or edges; `bleed:` edges; the detents of a sheet; what `@exclude` takes; where `@sticky` stops.
  case insets, bleed, detent, exclusion, stickiness
}
