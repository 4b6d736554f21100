import BandSyntax

extension ValueType {
  /// The type that authors write by that name.
  init?(typeName: Name) {
    switch typeName {
    case .typeNumber: self = .number
    case .typeLength: self = .length
    case .typePercent: self = .percent
    case .typeSize: self = .size
    case .typeString: self = .string
    case .typeBool: self = .bool
    case .typeColor: self = .color
    case .typeStyle: self = .style
    case .typeImage: self = .image
    case .typeXEdge: self = .xEdge
    case .typeYEdge: self = .yEdge
    case .typeLineEdge: self = .lineEdge
    case .typeJustify: self = .enumeration(.justification)
    case .typeAlign: self = .enumeration(.alignment)
    case .typeTextAlign: self = .enumeration(.textAlignment)
    case .typeWrap: self = .enumeration(.wrapping)
    case .typeFit: self = .enumeration(.imageFit)
    case .typeWeight: self = .enumeration(.weight)
    default: return nil
    }
  }

  /// The names of types.
  static var typeNames: [Name] {
    [
      .typeNumber, .typeLength, .typePercent, .typeSize, .typeString, .typeBool, .typeColor, .typeStyle, .typeImage,
      .typeXEdge, .typeYEdge, .typeLineEdge, .typeJustify, .typeAlign, .typeTextAlign, .typeWrap, .typeFit,
      .typeWeight,
    ]
  }

  /// Whether it is a point of the plane.
  var isPoint: Bool {
    switch self {
    case .xEdge, .yEdge, .lineEdge: true
    default: false
    }
  }
}

extension Name {
  /// Whether it is one of the platforms' own text styles: `largeTitle` … `caption2`, `displayLarge` … `labelSmall`.
  var isPlatformStyle: Bool { index >= Name.largeTitle.index && index <= Name.labelSmall.index }

  /// The platforms' own text styles.
  static var platformStyles: [Name] {
    (Name.largeTitle.index...Name.labelSmall.index).map { Name(index: $0) }
  }
}
