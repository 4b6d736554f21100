import BandScreenModel
import BandSyntax

/// What the expansion knows of an element besides what is in the screen; parallel to `Screen.elements`.
struct Node: Sendable {
  /// Its properties in the order in which they are applied: range in `applied`.
  var applied = 0..<0
  /// Its anchors in the order in which they are applied: range in `anchors`.
  var anchors = 0..<0
  /// What is known of conditions on sizes where it exists.
  var assumption: Int32 = -1
  /// How many elements it is inside of.
  var depth: Int32 = 0
  /// Where its children are counted by kind, in `counters`; -1 where it has none yet.
  var counter: Int32 = -1
  /// What `safe` means in its properties: index in `safeAreas`.
  var safeArea: Int32 = 0
  /// The island that it is part of.
  var island: Int32 = -1
  /// The edges of `insets:`; nothing where none are written.
  var insets: EdgeSet?
  /// Whether `insets:` says `auto`, or nothing does.
  var hasAutomaticInsets = true
  /// `keyboard:` of a bar: whether it rides on the keyboard.
  var ridesKeyboard: Bool?
  /// `resize:` of a sheet.
  var resizes = false
  /// Whether its size is known before its content is laid out, across and down.
  var isWidthGiven = false
  var isHeightGiven = false
  /// The scope of the names that its own properties see.
  var scope: Int32 = -1
  /// What stands where a message about its kind points.
  var context = StructureContext()
}

/// Where the structure walk is: in which body, with which values, under which conditions.
struct StructureContext: Sendable {
  var file: Int32 = 0
  var body: Int32 = 0
  var frame: Int32 = 0
  var scope: Int32 = 0
  /// When what is put here exists, as seen from its parent.
  var condition = ConditionID.always
  /// What is known of conditions on sizes here.
  var assumption: Int32 = -1
  /// Whether an element put here is repeated by a `for`, so that its name needs a number.
  var isRepeated = false

  func surroundings(node: Int32) -> Surroundings {
    Surroundings(file: file, body: body, frame: frame, scope: scope, node: node)
  }
}

/// One expansion of a screen's or component's body.
struct BodyExpansion: Sendable {
  /// The use of a component; nothing for the screen.
  var use: Use?
  /// Identifies the chain of uses that leads here, for `ScreenElement.group`.
  var group: Int32
  /// How many slots its frames have.
  var slotCount: Int32
  /// For a standard component, and all that it uses: the place of the author's use.
  var place: Place?
  /// How often its slots were filled: from the second time on the content needs values of its own.
  var filledSlots = 0

  /// A use of a component: where its content comes from.
  struct Use: Sendable {
    var element: ID<Element>
    var context: StructureContext
    /// The scope of the names in its block.
    var blockScope: Int32
  }
}

/// A block that says something of an element: its own, or that of a use of the component that it is the root of.
struct Contribution: Sendable {
  var element: ID<Element>
  var context: StructureContext
  var blockScope: Int32
}

/// A property of an element, not evaluated yet.
struct AppliedProperty: Sendable {
  var property: ID<Property>
  var surroundings: Surroundings
  /// When it holds.
  var condition: ConditionID
  /// What it wins over: a later use, a more special part, a deeper `if`. See `PropertyRank`.
  var rank: Int32
  /// The conditional that it stands in; -1 for none.
  var branch: Int32
}

/// An anchor of an element, not evaluated yet.
struct AppliedAnchor: Sendable {
  var slot: AnchorSlot
  var property: AppliedProperty
  /// For `pin`: whose edge.
  var pin: PinFrame?
}

/// The lines of an element that anchors fix.
enum AnchorSlot: UInt8, Sendable, CaseIterable {
  case left, right, centerX, top, bottom, centerY

  var axis: Axis { rawValue < 3 ? .horizontal : .vertical }

  var edge: Edge? {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .centerX, .centerY: nil
    }
  }

  init(_ edge: Edge) {
    switch edge {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}

/// What `pin:` names.
enum PinFrame: UInt8, Sendable {
  case safe, screen, parent
}

/// A name and the scope in which it is one.
struct ScopedName: Hashable, Sendable {
  var scope: Int32
  var name: Name
}

/// An element with a name.
struct NamedNode: Sendable {
  var key: ScopedName
  var node: Int32
  /// The next one of the same name and scope; -1 for none.
  var next: Int32 = -1
}

/// What makes elements turns of one `for`: the same place in the source, through the same chain of uses.
struct GroupKey: Hashable, Sendable {
  var chain: Int32
  var file: Int32
  var element: Int32
}

/// An `assert`, not evaluated yet.
struct PendingAssertion: Sendable {
  var assertion: ID<Assertion>
  var surroundings: Surroundings
  var condition: ConditionID
}
