import BandScreenModel
import BandSyntax

/// What is known of the element whose block is being typed.
struct ElementContext {
  /// Its kind, for a use the kind of the component's root; nothing where that isn't known, or for a component's body.
  var kind: ElementKind?
  /// 0 for a screen or a component's body, 1 for what stands in it.
  var depth: Int32
  /// What properties may stand in the block; empty where that isn't known.
  var owners: PropertyOwners
  /// The kind of what it stands in; nothing where that isn't known.
  var parentKind: ElementKind?
  /// The component that it uses; -1 for none.
  var component: Int32 = -1
  var isComponentBody = false
  /// Whether it is the root of a component: what surrounds it and what a use adds isn't known.
  var isRoot = false
  /// Whether it stands in a `@decorative`.
  var isDecorative = false
  /// Whether it stands in a scroll; nothing where that isn't known.
  var isInScroll: Bool?
  var isScroll = false
  var isSheet = false
  var isTappable = false
  var isDraggable = false
  /// Whether it stands in the block of `detents`, where properties have names of their own.
  var isDetents = false
  /// Whether its block has had its `detents`.
  var hasDetents = false
  var barEdge = Name.none
  /// The properties of its block, those in `if`s included, and for a use those of the component's root.
  var properties = PropertySet()
  var isAnchored = false
  /// The first of `locals` that belongs to the block.
  var firstLocal = 0

  init(kind: ElementKind?, depth: Int32) {
    self.kind = kind
    self.depth = depth
    owners = kind.map { PropertyOwners($0) } ?? []
  }
}

extension PropertySet {
  init(_ names: Name...) {
    self.init()
    for name in names { insert(name) }
  }

  static var horizontalAnchors: PropertySet { PropertySet(.left, .right, .leading, .trailing, .centerX) }
  static var verticalAnchors: PropertySet { PropertySet(.top, .bottom, .centerY) }
  static var anchors: PropertySet {
    PropertySet(.left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .pin)
  }
}
