import BandScreenModel

/// Devices that are built alike, as they are held: what one envelope stands around.
///
/// No envelope stands around several families. Between an iPhone and an iPad there are screens that nobody will ever build, and a
/// proof for these would refute screens that are right.
public struct EnvelopeFamily: Hashable, Sendable {
  /// What the top of the display looks like when it is held upright.
  public enum Top: UInt8, Hashable, Sendable {
    case plain, notch, island
  }

  public var platform: Platform
  public var form: Form
  public var navigation: Navigation
  public var top: Top
  /// Whether the shorter side is at least 600 points: tablets, and foldables unfolded.
  public var isLarge: Bool
  public var orientation: Orientation
  /// Whether a hinge divides the screen.
  public var isDivided: Bool

  public init(_ device: DeviceProfile, _ profile: OrientationProfile) {
    platform = device.platform
    form = device.form
    navigation = device.navigation
    isLarge = min(profile.size.width, profile.size.height) >= 600
    orientation = profile.orientation
    isDivided = profile.hinge != nil
    top = device.platform == .ios && device.form == .phone ? Self.top(of: device) : .plain
  }

  /// An island stands free of the glass's edge, a notch is cut out of it. Where no source gives the rectangle, the inset tells: no
  /// notch has more than 50 points, no island less than 59.
  private static func top(of device: DeviceProfile) -> Top {
    guard device.navigation == .homeIndicator,
      let upright = device.orientations.first(where: { $0.orientation == .portrait })
    else { return .plain }
    if let cutout = upright.cutouts.first { return cutout.y > 0 ? .island : .notch }
    return upright.insets.top > 54 ? .island : .notch
  }

  /// What a message calls it, without the orientation: `iPhones with an island`.
  public var title: String {
    switch platform {
    case .ios:
      let device = form == .tablet ? "iPads" : "iPhones"
      if navigation == .homeButton { return device + " with a home key" }
      switch top {
      case .plain: return device + " with a home indicator"
      case .notch: return device + " with a notch"
      case .island: return device + " with an island"
      }
    case .android:
      let device =
        switch form {
        case .phone: "Android phones"
        case .tablet: "Android tablets"
        case .foldable: isDivided ? "divided foldables" : isLarge ? "unfolded foldables" : "folded foldables"
        }
      return device + (navigation == .threeButton ? ", three buttons" : ", gestures")
    }
  }

  public var orientationTitle: String {
    switch orientation {
    case .portrait: "portrait"
    case .landscape: "landscape"
    case .landscapeLeft: "landscape, top to the left"
    case .landscapeRight: "landscape, top to the right"
    }
  }
}
