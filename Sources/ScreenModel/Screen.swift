import BandDiagnostics
import BandSyntax

/// Identity of an element: its index in its screen's `elements`. 0 is the screen itself.
public struct ElementIndex: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  public static let screen = ElementIndex(0)
}

/// A checked screen, expanded for one discrete case: components, loops and discrete conditions are gone, all lengths
/// are formulas over the environment, and what depends on a size is guarded.
public struct Screen: Sendable {
  public var name: String
  public var discrete: DiscreteCase
  /// In pre-order; the first is the screen itself.
  public var elements: [ScreenElement] = []
  public var formulas = FormulaTable()
  /// Each set of properties once; `ScreenElement.flow` points here.
  public var flows: [FlowProperties] = []
  public var paints: [Paint] = []
  public var lineTables: [LineTable] = []
  /// What is laid out on its own, in the order in which it can be: each reads only frames of earlier ones.
  public var islands: [Island] = []
  /// Their order where it hangs on sizes; empty for nearly all screens, whose islands stand in their order.
  public var islandOrders = IslandOrders()
  public var scrolls: [Scroll] = []
  public var sheets: [Sheet] = []
  public var assertions: [ScreenAssertion] = []
  /// What texts say and which files images show, for the output; `ScreenElement.content` points here.
  public var contents: [ElementContent] = []
  /// `@exclusive`.
  public var exclusive: Exclusive?
  /// Silenced rules: `@allow`.
  public var allowances: [Allowance] = []
  /// Where properties stand in the source, for messages; in the order of their elements.
  public var propertyPlaces: [PropertyPlace] = []
  /// What the screen's safe area is once all of its bars have narrowed it.
  public var safe = Edges<FormulaID>(all: .zero)
  /// The screen's children in the order in which they are painted: layers, then bars, then the layers with `@modal`.
  public var paintOrder: [ElementIndex] = []
  /// The names of the screen's `states`; empty where it has none.
  public var states: [String] = []
  /// Rule and reason for every verdict that can't be proved because something in the source is not linear.
  public var isLinear = true

  public init(name: String, discrete: DiscreteCase) {
    self.name = name
    self.discrete = discrete
  }

  /// An element: large, so what is read of it is read in place.
  @inlinable
  public subscript(index: ElementIndex) -> ScreenElement {
    _read { yield elements[Int(index.index)] }
  }
}

public enum ElementKind: UInt8, Sendable {
  case screen, column, row, stack, box, grid, text, image, spacer, bar

  public var text: String {
    switch self {
    case .screen: "screen"
    case .column: "column"
    case .row: "row"
    case .stack: "stack"
    case .box: "box"
    case .grid: "grid"
    case .text: "text"
    case .image: "image"
    case .spacer: "spacer"
    case .bar: "bar"
    }
  }
}

public enum Role: Hashable, Sendable {
  case none
  /// A hit target; `isGame` for `@tappable(game)`.
  case tappable(isGame: Bool)
  case draggable(DragDirection)
  case input
  case surface
  case decorative

  /// Whether it is a tappable in the sense of the rules: `@tappable`, `@draggable` or `@input`.
  public var isTappable: Bool {
    switch self {
    case .tappable, .draggable, .input: true
    case .none, .surface, .decorative: false
    }
  }

  /// The annotation's name, or "" for none.
  public var text: String {
    switch self {
    case .none: ""
    case .tappable: "tappable"
    case .draggable: "draggable"
    case .input: "input"
    case .surface: "surface"
    case .decorative: "decorative"
    }
  }
}

public enum DragDirection: UInt8, Sendable {
  case horizontal, vertical, any
}

/// What a leaf measures.
public enum LeafContent: Hashable, Sendable {
  /// Not a leaf.
  case none
  /// Index in `Screen.lineTables`.
  case text(Int32)
  /// Intrinsic size in points.
  case image(width: FormulaID, height: FormulaID)
}

/// One element of an expanded screen.
public struct ScreenElement: Sendable {
  public var kind: ElementKind
  public var role: Role = .none
  public var parent: ElementIndex
  /// The index after the last element inside it: its subtree is `self ..< end`.
  public var end: Int32 = 0
  /// Its own name; `Name.none` where it has none.
  public var name: Name = .none
  /// Its place among the nameless or equally named of its kind in its parent, from 0; -1 where the name is unique.
  public var ordinal: Int32 = -1
  /// Its path in messages and output: `page.agree`, `page.body.text[3]`; "" for the screen.
  public var path: String = ""
  /// Index in `Screen.flows`.
  public var flow: Int32 = 0
  /// Other properties where a condition on sizes holds: the first whose condition holds wins over `flow`.
  public var flowVariants: [FlowVariant] = []
  /// Index in `Screen.paints`.
  public var paint: Int32 = 0
  /// Other paint where a condition on sizes holds: the first whose condition holds wins over `paint`.
  public var paintVariants: [PaintVariant] = []
  public var leaf: LeafContent = .none
  /// Index in `Screen.contents`; -1 for what is neither a text nor an image.
  public var content: Int32 = -1
  /// When it exists; `always` for nearly all. Those inside it exist only with it.
  public var exists: ConditionID = .always
  /// Where false, no tap rule applies.
  public var enabled: ConditionID = .always
  /// Whether it left its parent's flow: a layer, a bar, an anchored element.
  public var isIsland = false
  /// How far the hit region reaches out of the frame.
  public var hitSlop = Edges<FormulaID>(all: .zero)
  /// Edges of the screen to which its paint is extended.
  public var bleed: EdgeSet = []
  /// Whether it cuts paint and hit regions of what is inside it.
  public var clips = false
  /// Index in `Screen.scrolls`; -1 where it isn't a scroll.
  public var scroll: Int32 = -1
  /// Index in `Screen.sheets`; -1 where it isn't a sheet.
  public var sheet: Int32 = -1
  /// For a bar: its edge.
  public var barEdge: Edge?
  /// For a bar, in a case with the keyboard up: whether it stands on the keyboard.
  public var ridesKeyboard = false
  public var isModal = false
  /// `@sticky`: the edge of the scroll around it at which it stops.
  public var stickyEdge: Edge?
  /// `@exclude(horizontal)`.
  public var excludesBackGesture = false
  /// Text that was truncated to a number of lines.
  public var maximumLines: Int32?
  /// Its kind and name in the author's own file: where a message about it points.
  public var place: Place
  /// Where it is written: `place`, but for what stands in a standard component, which is in the component's file.
  public var written: Place
  /// The same for all turns of one `for`, different for anything else: such faults are told in one message.
  public var group: Int32 = 0

  public init(kind: ElementKind, parent: ElementIndex, place: Place) {
    self.kind = kind
    self.parent = parent
    self.place = place
    written = place
  }

  /// Whether it has `@sticky`.
  public var isSticky: Bool { stickyEdge != nil }
}

/// What a text says and how it is set, or which file an image shows: layout doesn't need it, a host that draws does.
public enum ElementContent: Hashable, Sendable {
  /// The string and the style's name; "" for the platform's standard style.
  case text(String, style: String)
  /// The path as written.
  case image(String)
}

/// Properties that hold where a condition on sizes does.
public struct FlowVariant: Hashable, Sendable {
  public var condition: ConditionID
  /// Index in `Screen.flows`.
  public var flow: Int32

  public init(condition: ConditionID, flow: Int32) {
    self.condition = condition
    self.flow = flow
  }
}

extension Screen {
  /// All properties that an element may have: `flow`, then those of its variants in their order.
  public func flows(of element: ScreenElement) -> [FlowProperties] {
    [flows[Int(element.flow)]] + element.flowVariants.map { flows[Int($0.flow)] }
  }

  /// Whether a layout has to say how wide the padding of a text or an image is: it is a share of a width, or a size chooses it.
  public func hasPaddingOfLayout(_ element: ScreenElement) -> Bool {
    guard element.leaf != .none else { return false }
    let padding = flows[Int(element.flow)].padding
    for edge in Edge.allCases { if case .percent = padding[edge] { return true } }
    return element.flowVariants.contains { flows[Int($0.flow)].padding != padding }
  }

  /// Whether a size chooses where the lines of a text stand.
  public func hasAlignmentOfLayout(_ element: ScreenElement) -> Bool {
    guard case .text = element.leaf, !element.paintVariants.isEmpty else { return false }
    let textAlign = paints[Int(element.paint)].textAlign
    return element.paintVariants.contains { paints[Int($0.paint)].textAlign != textAlign }
  }
}

/// Paint that holds where a condition on sizes does.
public struct PaintVariant: Hashable, Sendable {
  public var condition: ConditionID
  /// Index in `Screen.paints`.
  public var paint: Int32

  public init(condition: ConditionID, paint: Int32) {
    self.condition = condition
    self.paint = paint
  }
}

/// An element that is laid out on its own and placed by edges: a bar, a layer or an anchored element.
public struct Island: Sendable {
  public var root: ElementIndex
  public var horizontal: AxisPlacement
  public var vertical: AxisPlacement
  /// Room inside the frame's edges that the system takes (bars at the glass, scrolls pinned beneath it), added to the padding.
  public var automaticPadding = Edges<FormulaID>(all: .zero)
  /// What percentages and `fill` of the root are of.
  public var percentageWidth: FormulaID = .zero
  public var percentageHeight: FormulaID = .zero

  /// Whether it is laid out only so that what it holds can be measured; it comes once more, in its place.
  public var isMeasuring = false

  public init(root: ElementIndex, horizontal: AxisPlacement, vertical: AxisPlacement) {
    self.root = root
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// In which order islands are laid out where sizes decide which of two follows the other.
public struct IslandOrders: Sendable {
  /// Conditions on the environment, none of which is made of others.
  public var conditions: [ConditionID] = []
  /// The islands' indices in their order, by which conditions hold: the first is bit 0. Where they can't hold so together, any order.
  public var orders: [[Int32]] = []

  public init() {}

  /// Whether a condition holds where these do by the bits of a choice; nothing where that hangs on another.
  public func holds(_ id: ConditionID, _ choice: Int, in formulas: FormulaTable) -> Bool? {
    if let bit = conditions.firstIndex(of: id) { return choice >> bit & 1 == 1 }
    switch formulas[id] {
    case .always: return true
    case .never: return false
    case .atMost, .less, .equal, .detent: return nil
    case .not(let a): return holds(a, choice, in: formulas).map { !$0 }
    case .and(let a, let b):
      let first = holds(a, choice, in: formulas)
      let second = holds(b, choice, in: formulas)
      if first == false || second == false { return false }
      return first == true && second == true ? true : nil
    case .or(let a, let b):
      let first = holds(a, choice, in: formulas)
      let second = holds(b, choice, in: formulas)
      if first == true || second == true { return true }
      return first == false && second == false ? false : nil
    }
  }

  /// Whether no device can be so: one value would have to lie on both sides of a bound.
  public func isImpossible(_ choice: Int, in formulas: FormulaTable) -> Bool {
    var spans: [SizeBound.Value: SizeSpan] = [:]
    for (bit, condition) in conditions.enumerated() {
      guard let bound = formulas.bound(of: condition) else { continue }
      spans[bound.value, default: SizeSpan()].narrow(to: choice >> bit & 1 == 1 ? bound.inside : bound.outside)
    }
    return spans.values.contains { $0.isEmpty }
  }
}

/// How an island stands on one axis of the screen.
public enum AxisPlacement: Hashable, Sendable {
  /// From one edge to the other, margins taken off: the anchors give the size.
  case between(FormulaID, FormulaID)
  /// From an edge on, with a size of its own; a hugging one gets `available` at most.
  case from(FormulaID, available: FormulaID)
  /// Up to an edge.
  case upTo(FormulaID, available: FormulaID)
  /// Around a middle.
  case around(FormulaID, available: FormulaID)
}

/// Where the offsets of a scroll stop.
public enum SnapMode: UInt8, Sendable {
  case none, page, start, center, end
}

/// An element with `@scroll`.
public struct Scroll: Sendable {
  public var element: ElementIndex
  public var axis: Axis
  public var snap: SnapMode
  /// The edges on which the content keeps clear of what is not safe.
  public var automaticEdges: EdgeSet

  public init(element: ElementIndex, axis: Axis, snap: SnapMode, automaticEdges: EdgeSet) {
    self.element = element
    self.axis = axis
    self.snap = snap
    self.automaticEdges = automaticEdges
  }

  /// The edge at which the content ends: what is shown at the last offset.
  public func contentEnd(_ direction: ReadingDirection) -> Edge {
    switch axis {
    case .vertical: .bottom
    case .horizontal: direction == .leftToRight ? .right : .left
    }
  }
}

/// A condition that must hold on every device: an author's `assert`, or what makes a source unambiguous.
public struct ScreenAssertion: Sendable {
  public enum Kind: UInt8, Sendable {
    /// An author's `assert`.
    case authored
    /// Two `if`s that set one property to different values must not hold at once.
    case conflict
    /// What something is divided by must not be 0.
    case division
    /// A value must be one that layout can count with.
    case magnitude
  }

  public var kind: Kind
  /// Over frames; positions are at offset 0.
  public var condition: ConditionID
  public var message: String
  public var place: Place
  /// The element whose block it stands in.
  public var element: ElementIndex
  /// All elements whose frames it reads; it is asked only where they exist.
  public var reads: [ElementIndex]
  /// Elements of one name of which it reads the one that is there; the condition itself says where one is.
  public var choices: [ElementIndex] = []

  public init(
    _ kind: Kind, condition: ConditionID, message: String, place: Place, element: ElementIndex, reads: [ElementIndex]
  ) {
    self.kind = kind
    self.condition = condition
    self.message = message
    self.place = place
    self.element = element
    self.reads = reads
  }
}

/// `@exclusive(edges:, reason:)`.
public struct Exclusive: Sendable {
  public var edges: EdgeSet
  public var reason: String
  public var place: Place

  public init(edges: EdgeSet, reason: String, place: Place) {
    self.edges = edges
    self.reason = reason
    self.place = place
  }
}

/// `@allow(rule, reason: "…")`.
public struct Allowance: Sendable {
  public var rule: RuleName
  public var reason: String
  /// It holds for this element and those inside it.
  public var element: ElementIndex
  public var place: Place
  /// Whether a standard component says it: then nobody is told where it silences nothing.
  public var isStandard: Bool

  public init(rule: RuleName, reason: String, element: ElementIndex, place: Place, isStandard: Bool = false) {
    self.rule = rule
    self.reason = reason
    self.element = element
    self.place = place
    self.isStandard = isStandard
  }
}

/// Where a property of an element stands in the source, and what the rules on source need to know of its value.
public struct PropertyPlace: Sendable {
  public var element: ElementIndex
  public var name: Name
  public var part: Name
  public var namePlace: Place
  public var valuePlace: Place
  /// The value where it is a constant length.
  public var constant: Double?
  /// For a padding or a margin: the edges that it decides about, without those at which another property wins.
  public var edges: EdgeSet = []
  /// For a size, a padding or a margin that isn't constant, and for an anchor: the value.
  public var value: FormulaID?
  /// For a padding, a margin or an anchor that reads an inset of its own edge: the part of the value that the inset makes.
  public var insetParts: [InsetPart] = []
  /// For an anchor: where the edge comes from.
  public var origin: EdgeOrigin

  public init(
    element: ElementIndex, name: Name, part: Name, namePlace: Place, valuePlace: Place, constant: Double? = nil,
    origin: EdgeOrigin = .other
  ) {
    self.element = element
    self.name = name
    self.part = part
    self.namePlace = namePlace
    self.valuePlace = valuePlace
    self.constant = constant
    self.origin = origin
  }
}

/// How much of a property's value is due to the inset of an edge.
public struct InsetPart: Hashable, Sendable {
  public var edge: Edge
  /// The value less what it is where that inset is 0.
  public var part: FormulaID

  public init(edge: Edge, part: FormulaID) {
    self.edge = edge
    self.part = part
  }
}

/// Where an anchored edge comes from (`placement.md`, section 4, floor 1).
public enum EdgeOrigin: Hashable, Sendable {
  /// From `safe`, or from the glass by at least the inset.
  case safe
  /// From the glass on this edge, with less than the inset; the place is that of the word `screen` (or what stands for it).
  case glass(Edge, Place)
  /// From anything else: geometry decides.
  case other
}
