import BandScreenModel
import BandSyntax

extension ElementMeaning {
  /// What the kind of an element means where it is a word of the language; nothing where it is none.
  init?(kind: Name) {
    switch kind {
    case .column: self = .builtIn(.column)
    case .row: self = .builtIn(.row)
    case .stack: self = .builtIn(.stack)
    case .box: self = .builtIn(.box)
    case .grid: self = .builtIn(.grid)
    case .text: self = .builtIn(.text)
    case .image: self = .builtIn(.image)
    case .spacer: self = .builtIn(.spacer)
    case .bar: self = .builtIn(.bar)
    case .slot: self = .slot
    case .detents: self = .detents
    default: return nil
    }
  }
}

extension ElementKind {
  /// Whether it can hold elements.
  var isContainer: Bool {
    switch self {
    case .screen, .column, .row, .stack, .box, .grid, .bar: true
    case .text, .image, .spacer: false
    }
  }

  /// Whether its children stand beside one another, so that an anchor on one axis only says nothing of the other.
  var placesChildrenInFlow: Bool {
    switch self {
    case .column, .row, .grid, .bar: true
    case .screen, .stack, .box, .text, .image, .spacer: false
    }
  }

  /// With its article, as messages name it.
  var withArticle: String { self == .image ? "an image" : "a " + text }
}

extension Name {
  /// The kinds of elements that authors write.
  static var elementKinds: [Name] {
    [.column, .row, .stack, .box, .grid, .text, .image, .spacer, .bar, .slot, .detents]
  }

  /// Whether no element may be called so (language.md, section 2, "Names").
  ///
  /// `bar` alone is no kind: the kinds are `bar top` and its like.
  var isReservedForElements: Bool {
    if ElementMeaning(kind: self) != nil, self != .bar { return true }
    return isReservedForValues
  }

  /// Whether no parameter, `let` or loop variable may be called so: they would hide a frame or what has members.
  var isReservedForValues: Bool {
    switch self {
    case .screen, .safe, .parent, .inset, .keyboard, .state: true
    default: false
    }
  }
}
