import BandScreenModel

/// What a document says of an element once, for all configurations.
public struct ElementRecord: Sendable, Equatable {
  /// `page.agree`; "" for the screen.
  public var path: String
  public var kind: ElementKind
  public var role: Role
  /// The index of its parent among the elements; nothing for the screen.
  public var parent: Int?
  /// Its line in the source from 1; nothing where it stands in a built-in source.
  public var line: Int?
  /// What stands in that line, blanks around it aside and cut where it is long; nothing where it stands in a built-in source.
  public var source: String?
  /// The file of that line, relative to the project, where it isn't the file of the screen.
  public var file: String?
  /// For a scroll: along which axis its content moves, and where it stops.
  public var scroll: ScrollRecord?
  /// For a sheet: its detents.
  public var sheet: SheetRecord?
  /// For a sticky element: the edge of the scroll around it at which it stops.
  public var stickyEdge: Edge?
  /// For a bar: its edge.
  public var edge: Edge?
  public var isModal = false
  /// Whether it cuts paint and hit regions of what is inside it.
  public var clips = false
  /// Whether a host asks Android not to start the back gesture on it: `@exclude(horizontal)`.
  public var excludesBackGesture = false
  /// Edges of the screen to which its paint is extended.
  public var bleed: EdgeSet = []
  /// How it is painted; nothing where it has no paint of its own.
  public var paint: PaintRecord?
  /// For a text: what it says.
  public var text: String?
  /// For a text: the name of its style.
  public var style: String?
  /// For a text: why its line count is only approximate.
  public var approximation: TextUncertainty = []
  /// For an image: its source as written.
  public var image: String?

  public init(
    path: String, kind: ElementKind, role: Role = .none, parent: Int?, line: Int? = nil, scroll: ScrollRecord? = nil
  ) {
    self.path = path
    self.kind = kind
    self.role = role
    self.parent = parent
    self.line = line
    self.scroll = scroll
  }
}

/// What a document says of a sheet once.
public struct SheetRecord: Sendable, Equatable {
  /// The names of its detents, in source order.
  public var detents: [String]
  /// Whether it is laid out at each detent instead of sliding.
  public var resizes: Bool

  public init(detents: [String], resizes: Bool) {
    self.detents = detents
    self.resizes = resizes
  }
}

/// What a document says of a scroll once.
public struct ScrollRecord: Sendable, Equatable {
  public var axis: Axis
  public var snap: SnapMode

  public init(axis: Axis, snap: SnapMode = .none) {
    self.axis = axis
    self.snap = snap
  }
}

/// Paint with its lengths resolved, in points; colours are 0xRRGGBBAA.
public struct PaintRecord: Sendable, Equatable {
  public var background: UInt32?
  public var color: UInt32?
  public var radius: Double?
  public var borderWidth: Double?
  public var borderColor: UInt32?
  public var shadow: ShadowRecord?
  /// From 0 to 1.
  public var opacity: Double?
  public var fit: ImageFit?
  public var textAlign: Alignment = .automatic

  public init() {}

  public var isEmpty: Bool { self == PaintRecord() }
}

/// A shadow, in points.
public struct ShadowRecord: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public var blur: Double
  public var color: UInt32

  public init(x: Double, y: Double, blur: Double, color: UInt32) {
    self.x = x
    self.y = y
    self.blur = blur
    self.color = color
  }
}
