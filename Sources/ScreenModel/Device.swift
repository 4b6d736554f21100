/// The operating system of a device.
public enum Platform: UInt8, Sendable, CaseIterable {
  case ios, android

  public var text: String { self == .ios ? "ios" : "android" }
}

/// What kind of device it is.
public enum Form: UInt8, Sendable, CaseIterable {
  case phone, tablet, foldable

  public var text: String {
    switch self {
    case .phone: "phone"
    case .tablet: "tablet"
    case .foldable: "foldable"
    }
  }
}

/// How the user leaves an app.
public enum Navigation: UInt8, Sendable, CaseIterable {
  case homeIndicator, homeButton, gesture, threeButton

  public var text: String {
    switch self {
    case .homeIndicator: "homeIndicator"
    case .homeButton: "homeButton"
    case .gesture: "gesture"
    case .threeButton: "threeButton"
    }
  }
}

/// How a device is held.
public enum Orientation: UInt8, Sendable, CaseIterable {
  case portrait
  /// Both landscape rotations, where they are alike.
  case landscape
  /// The device's top to the left.
  case landscapeLeft
  /// The device's top to the right.
  case landscapeRight

  public var isLandscape: Bool { self != .portrait }

  public var text: String {
    switch self {
    case .portrait: "portrait"
    case .landscape: "landscape"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }
}

/// What a strip of the screen is for.
public enum StripKind: UInt8, Sendable, CaseIterable {
  case home, status, back, pull

  public var text: String {
    switch self {
    case .home: "home"
    case .status: "status"
    case .back: "back"
    case .pull: "pull"
    }
  }
}

/// Touches that a strip takes or discourages.
public struct Touches: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let tap = Touches(rawValue: 1)
  /// A drag away from the strip's edge.
  public static let dragAcross = Touches(rawValue: 2)
  /// A drag beside the strip's edge.
  public static let dragAlong = Touches(rawValue: 4)
}

/// A rectangle along one edge of the screen that the system owns.
public struct Strip: Hashable, Sendable {
  public var name: String
  public var kind: StripKind
  public var edge: Edge
  /// Points from the glass inward; nothing where no source gives it, and then no rule uses the strip.
  public var thickness: Double?
  public var takes: Touches
  public var discourages: Touches
  /// Whether an app may ask the system to wait for a second swipe.
  public var isDeferrable: Bool

  public init(
    name: String, kind: StripKind, edge: Edge, thickness: Double?, takes: Touches, discourages: Touches = [],
    isDeferrable: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.edge = edge
    self.thickness = thickness
    self.takes = takes
    self.discourages = discourages
    self.isDeferrable = isDeferrable
  }

  /// Whether no tappable may rest in it: a home strip, or one that takes taps (`placement.md`, section 1).
  ///
  /// How deep it is for that rule says `OrientationProfile.tapDepth(of:)`.
  public var isTapStrip: Bool { kind == .home || takes.contains(.tap) }
}

/// A device as it is in one orientation.
public struct OrientationProfile: Hashable, Sendable {
  public var orientation: Orientation
  public var size: PointSize
  public var insets: Edges<Double>
  /// The edges whose inset no source gives; `insets` holds 0 there, and the profile is not complete.
  public var unknownInsets: EdgeSet
  public var strips: [Strip]
  /// What hides paint: notch, island, hole; empty where there is none or no source gives a rectangle.
  public var cutouts: [Rectangle]
  /// Whether there is a cutout whose rectangle no source gives.
  public var hasUnknownCutout: Bool
  /// The radius of the display's corners; 0 where no source gives it.
  public var corner: Double
  /// Whether no source gives the corners' radius.
  public var hasUnknownCorner: Bool
  /// A hinge that separates two panes.
  public var hinge: Rectangle?
  /// The height of the software keyboard; nothing where no source gives it.
  public var keyboard: Double?
  /// How deep a home strip reaches whose hint is hidden, so that the inset is smaller: `home:`.
  public var homeDepth: Double?

  public init(
    orientation: Orientation, size: PointSize, insets: Edges<Double>, unknownInsets: EdgeSet = [], strips: [Strip] = [],
    cutouts: [Rectangle] = [], hasUnknownCutout: Bool = false, corner: Double = 0, hasUnknownCorner: Bool = false,
    hinge: Rectangle? = nil, keyboard: Double? = nil, homeDepth: Double? = nil
  ) {
    self.orientation = orientation
    self.size = size
    self.insets = insets
    self.unknownInsets = unknownInsets
    self.strips = strips
    self.cutouts = cutouts
    self.hasUnknownCutout = hasUnknownCutout
    self.corner = corner
    self.hasUnknownCorner = hasUnknownCorner
    self.hinge = hinge
    self.keyboard = keyboard
    self.homeDepth = homeDepth
  }

  /// How deep a strip is for the tap rules: a home strip from the glass to the inset of its edge, or to `homeDepth` or, where it takes
  /// taps, its thickness if that is deeper; any other its thickness. Nothing where that is unknown.
  ///
  /// Source: `docs/rules.md`, "Words".
  public func tapDepth(of strip: Strip) -> Double? {
    guard strip.kind == .home else { return strip.thickness }
    // Taps pass through what is beyond the inset, unless the strip takes them.
    let taken = strip.takes.contains(.tap) ? strip.thickness ?? 0 : 0
    return max(insets[strip.edge], homeDepth ?? 0, taken)
  }
}

/// A device with its navigation mode and, for a variant, its operating system's version.
public struct DeviceProfile: Sendable {
  /// The catalogue's identity, `iphone-16-pro`; for a device without `id`, made from its name.
  public var id: String
  public var name: String
  /// The variant's name as the declaration writes it; empty for the device as it is.
  public var variant: String
  public var platform: Platform
  public var form: Form
  /// Device pixels per point.
  public var scale: Double
  public var navigation: Navigation
  public var year: Int?
  /// False where a figure that a verdict needs is missing; such a profile is left out of the ready targets.
  public var isComplete: Bool
  /// Keys of the catalogue's table of sources.
  public var sources: [String]
  /// In the order portrait, landscape, landscapeLeft, landscapeRight; those that exist.
  public var orientations: [OrientationProfile]

  public init(
    id: String, name: String, variant: String = "", platform: Platform, form: Form, scale: Double,
    navigation: Navigation, year: Int? = nil, isComplete: Bool = true, sources: [String] = [],
    orientations: [OrientationProfile] = []
  ) {
    self.id = id
    self.name = name
    self.variant = variant
    self.platform = platform
    self.form = form
    self.scale = scale
    self.navigation = navigation
    self.year = year
    self.isComplete = isComplete
    self.sources = sources
    self.orientations = orientations
  }
}
