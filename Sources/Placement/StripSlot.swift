import BandScreenModel

/// A strip as rules see it: everything but its thickness, which differs from device to device.
///
/// What hides a part of the screen is told in the same form, side by side: to be clear of a rectangle is to be clear of what
/// reaches from one edge of the screen as far as the rectangle's far side. So one kind of clearance serves all of them.
public struct StripSlot: Hashable, Sendable {
  public var name: String
  public var kind: StripKind
  public var edge: Edge
  public var takes: Touches
  public var isDeferrable: Bool
  public var matter: SlotMatter
  /// Whether taps pass through it and the project is content with that: `platform: minimum`.
  public var passesTaps: Bool

  public init(_ strip: Strip, passesTaps: Bool = false) {
    name = strip.name
    kind = strip.kind
    edge = strip.edge
    takes = strip.takes
    isDeferrable = strip.isDeferrable
    matter = .strip
    self.passesTaps = passesTaps
  }

  /// One side of something that hides what is drawn.
  public init(_ matter: SlotMatter, at edge: Edge) {
    name = ""
    kind = .pull
    self.edge = edge
    takes = []
    isDeferrable = false
    self.matter = matter
    passesTaps = false
  }

  /// Whether no tappable may rest in it.
  public var isTapStrip: Bool { matter == .strip && (kind == .home || takes.contains(.tap)) }

  var axis: Axis { edge.axis }

  /// What a message calls it.
  public var title: String {
    switch matter {
    case .keyboard: return "keyboard"
    case .cutout: return "cutout"
    case .hinge: return "hinge"
    case .sideInset: return "side inset"
    case .gestureArea: return "gesture area"
    case .strip: break
    }
    switch kind {
    case .home: return name.isEmpty ? "home strip" : name
    case .status: return "status bar"
    case .back: return "back-gesture strip"
    case .pull: return name.isEmpty ? "pull strip" : name
    }
  }
}

/// What a slot is a side of.
public enum SlotMatter: Hashable, Sendable {
  /// A strip that the system owns.
  case strip
  /// The software keyboard.
  case keyboard
  /// A notch, an island or a hole, by its index in the profile's cutouts.
  case cutout(Int)
  /// A hinge that separates two panes.
  case hinge
  /// The inset at the side of an iPhone in landscape.
  case sideInset
  /// Where the system listens for the swipe home, beyond the inset of its bar.
  case gestureArea
}

extension SlotMatter {
  /// Whether it is there on every device of a kind, though not as deep: a proof may speak of it. What else there is belongs to the
  /// display of one device.
  var isProvable: Bool {
    switch self {
    case .strip, .gestureArea, .keyboard: true
    case .cutout, .hinge, .sideInset: false
    }
  }
}

/// The strips of a device in one configuration, and what hides parts of its screen, with how deep each reaches in.
public struct Obstructions {
  /// Those that a proof may speak of first.
  public private(set) var slots: [StripSlot] = []
  /// In points, from the edge of the slot inward.
  public private(set) var depths: [Double] = []

  /// - Parameter isForProof: whether only what a proof may speak of is wanted.
  public init(
    _ profile: OrientationProfile, _ discrete: DiscreteCase, usesPlatformMinimum: Bool, isForProof: Bool = false
  ) {
    let isLenient = usesPlatformMinimum && discrete.platform == .android
    for strip in profile.strips {
      // A strip whose thickness is unknown is used by no rule.
      guard let depth = profile.tapDepth(of: strip) else { continue }
      add(StripSlot(strip, passesTaps: isLenient && strip.kind == .home && !strip.takes.contains(.tap)), depth)
    }
    for strip in profile.strips where strip.kind == .home {
      guard let depth = strip.thickness, depth > profile.tapDepth(of: strip) ?? 0 else { continue }
      add(StripSlot(.gestureArea, at: strip.edge), depth)
    }
    if discrete.isKeyboardUp {
      // It covers the inset: never the sum.
      add(StripSlot(.keyboard, at: .bottom), max(profile.keyboardHeight, profile.insets.bottom))
    }
    if isForProof { return }
    for (index, cutout) in profile.cutouts.enumerated() { add(.cutout(index), cutout, in: profile.size) }
    if let hinge = profile.hinge { add(.hinge, hinge, in: profile.size) }
    if discrete.platform == .ios, discrete.isLandscape {
      for edge in [Edge.left, .right] where profile.insets[edge] > 0 {
        add(StripSlot(.sideInset, at: edge), profile.insets[edge])
      }
    }
  }

  private mutating func add(_ slot: StripSlot, _ depth: Double) {
    slots.append(slot)
    depths.append(depth)
  }

  /// The sides of a rectangle, the one that most things are clear of first; none at which the rectangle reaches the glass.
  private mutating func add(_ matter: SlotMatter, _ rectangle: Rectangle, in size: PointSize) {
    let right = rectangle.x + rectangle.width
    let bottom = rectangle.y + rectangle.height
    if bottom < size.height { add(StripSlot(matter, at: .top), bottom) }
    if right < size.width { add(StripSlot(matter, at: .left), right) }
    if rectangle.x > 0 { add(StripSlot(matter, at: .right), size.width - rectangle.x) }
    if rectangle.y > 0 { add(StripSlot(matter, at: .bottom), size.height - rectangle.y) }
  }
}
