import BandScreenModel
import BandSyntax

/// What a property is for.
enum PropertyClass: UInt8, Sendable {
  /// Takes part in the layout of the element or of its parent's children.
  case flow
  /// Gives an edge.
  case anchor
  /// Moves nothing.
  case paint
  /// Touches, scrolls, sheets, keyboard.
  case behavior
  /// Of a screen: in which configurations it is checked.
  case configuration
}

/// Where a property may stand.
struct PropertyOwners: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }
  init(_ kind: ElementKind) { self.init(rawValue: 1 << UInt16(kind.rawValue)) }

  static let screen = PropertyOwners(.screen)
  static let text = PropertyOwners(.text)
  static let image = PropertyOwners(.image)
  static let spacer = PropertyOwners(.spacer)
  static let bar = PropertyOwners(.bar)
  static let grid = PropertyOwners(.grid)
  /// A `style` declaration.
  static let style = PropertyOwners(rawValue: 1 << 10)
  static let flex: PropertyOwners = [PropertyOwners(.column), PropertyOwners(.row), .bar]
  static let container: PropertyOwners = [.flex, PropertyOwners(.stack), PropertyOwners(.box), .grid]
  /// All that has a frame of its own, spacers aside.
  static let element: PropertyOwners = [.container, .text, .image]
}

/// What stands after a property's point.
enum PropertyParts: UInt8, Sendable {
  case none
  /// `top bottom left right leading trailing horizontal vertical`
  case edges
  /// `row column`
  case gaps

  func contains(_ part: Name) -> Bool {
    switch self {
    case .none: return false
    case .edges:
      switch part {
      case .top, .bottom, .left, .right, .leading, .trailing, .horizontal, .vertical: return true
      default: return false
      }
    case .gaps: return part == .row || part == .column
    }
  }
}

/// What the vocabulary says of a property.
struct PropertyFacts: Sendable {
  var value: Expected
  var kind: PropertyClass
  var owners: PropertyOwners
  var parts = PropertyParts.none
  /// Whether it takes several values, with commas or as a list in brackets.
  var isList = false

  init(
    _ kind: PropertyClass, _ value: Expected, on owners: PropertyOwners, parts: PropertyParts = .none,
    isList: Bool = false
  ) {
    self.value = value
    self.kind = kind
    self.owners = owners
    self.parts = parts
    self.isList = isList
  }

  /// The property of that name; nothing where there is none.
  init?(_ name: Name) {
    switch name {
    case .width, .height: self.init(.flow, .type(.size), on: .element)
    case .minWidth, .minHeight, .maxWidth, .maxHeight:
      self.init(.flow, .lengthOrPercent, on: [.element, .spacer])
    case .aspect: self.init(.flow, .type(.number), on: .element)
    case .size: self.init(.flow, .imageOrFontSize, on: [.image, .style])
    case .fit: self.init(.paint, .type(.enumeration(.imageFit)), on: .image)
    case .left, .right, .centerX: self.init(.anchor, .type(.xEdge), on: .element)
    case .top, .bottom, .centerY: self.init(.anchor, .type(.yEdge), on: .element)
    case .leading, .trailing: self.init(.anchor, .type(.lineEdge), on: .element)
    case .pin: self.init(.anchor, .pin, on: .element)
    case .gap: self.init(.flow, .lengthOrPercent, on: [.flex, .grid], parts: .gaps)
    case .padding: self.init(.flow, .lengthOrPercent, on: .element, parts: .edges)
    case .margin: self.init(.flow, .lengthOrPercent, on: .element, parts: .edges)
    case .justify: self.init(.flow, .type(.enumeration(.justification)), on: .container)
    case .align: self.init(.flow, .type(.enumeration(.alignment)), on: .container)
    case .alignSelf: self.init(.flow, .type(.enumeration(.alignment)), on: [.element, .spacer])
    case .alignContent: self.init(.flow, .type(.enumeration(.lineAlignment)), on: [.flex, .grid])
    case .wrap: self.init(.flow, .type(.enumeration(.wrapping)), on: .flex)
    case .reverse: self.init(.flow, .type(.bool), on: .flex)
    case .grow, .shrink: self.init(.flow, .type(.number), on: [.element, .spacer])
    case .basis: self.init(.flow, .type(.size), on: .element)
    case .columns: self.init(.flow, .columns, on: .grid)
    case .rows: self.init(.flow, .rows, on: .grid)
    case .span: self.init(.flow, .span, on: .element)
    case .clip: self.init(.paint, .type(.bool), on: .element)
    case .background: self.init(.paint, .type(.color), on: [.element, .screen])
    case .color: self.init(.paint, .type(.color), on: [.text, .image])
    case .radius: self.init(.paint, .type(.length), on: .element)
    case .border: self.init(.paint, .type(.border), on: .element)
    case .shadow: self.init(.paint, .type(.shadow), on: .element)
    case .opacity: self.init(.paint, .type(.number), on: .element)
    case .bleed: self.init(.paint, .type(.enumeration(.bleed)), on: .element, isList: true)
    case .hitSlop: self.init(.behavior, .type(.length), on: .element, parts: .edges)
    case .enabled: self.init(.behavior, .type(.bool), on: .element)
    case .insets: self.init(.behavior, .type(.enumeration(.insets)), on: .container, isList: true)
    case .keyboard: self.init(.behavior, .type(.enumeration(.keyboardPlacement)), on: .bar)
    case .resize: self.init(.behavior, .type(.bool), on: .container)
    case .lines: self.init(.flow, .type(.number), on: .text)
    case .textAlign: self.init(.paint, .type(.enumeration(.textAlignment)), on: .text)
    case .style: self.init(.flow, .type(.style), on: .text)
    case .lineHeight: self.init(.flow, .type(.length), on: [.text, .style])
    case .font, .metrics: self.init(.flow, .type(.string), on: [.text, .style])
    case .weight: self.init(.flow, .type(.enumeration(.weight)), on: [.text, .style])
    case .letterSpacing: self.init(.flow, .type(.length), on: [.text, .style])
    case .minimumScale: self.init(.flow, .type(.number), on: .text)
    case .states: self.init(.configuration, .newNames, on: .screen, isList: true)
    case .targets: self.init(.configuration, .type(.enumeration(.target)), on: .screen, isList: true)
    case .orientations: self.init(.configuration, .type(.enumeration(.orientation)), on: .screen, isList: true)
    case .directions: self.init(.configuration, .type(.enumeration(.direction)), on: .screen, isList: true)
    case .textSizes: self.init(.configuration, .textSizes, on: .screen, isList: true)
    case .locales: self.init(.configuration, .locales, on: .screen, isList: true)
    default: return nil
    }
  }
}

/// A set of properties, of which a block has few: one bit for each.
struct PropertySet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The bit of a property: the names of properties have different indices modulo 128.
  @inline(__always)
  mutating func insert(_ name: Name) {
    let bit = UInt64(name.index & 127)
    if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
  }

  @inline(__always)
  func contains(_ name: Name) -> Bool {
    let bit = UInt64(name.index & 127)
    return bit < 64 ? low & (1 << bit) != 0 : high & (1 << (bit - 64)) != 0
  }

  @inline(__always)
  mutating func formUnion(_ other: PropertySet) {
    low |= other.low
    high |= other.high
  }

  @inline(__always)
  func intersects(_ other: PropertySet) -> Bool { low & other.low != 0 || high & other.high != 0 }

  @inline(__always) var isEmpty: Bool { low == 0 && high == 0 }
}
