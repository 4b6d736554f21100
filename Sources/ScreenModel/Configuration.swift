/// The reading direction.
public enum ReadingDirection: UInt8, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  public var text: String { self == .leftToRight ? "ltr" : "rtl" }
}

/// Everything about a configuration that is enumerated: a screen is expanded once for each case, and conditions on
/// these are decided then. What is continuous (sizes, insets) stays in the screen as formulas.
public struct DiscreteCase: Hashable, Sendable {
  public var platform: Platform
  public var form: Form
  public var navigation: Navigation
  public var isLandscape: Bool
  public var textSize: TextSize
  public var direction: ReadingDirection
  public var isKeyboardUp: Bool
  /// The index of the screen's state in its `states:`; 0 where it has none.
  public var state: Int
  /// Whether a hinge divides the screen into two panes.
  public var isSpanned: Bool
  public var isDark: Bool
  /// The language that texts are in; `none` where no table of strings is used.
  public var language: LanguageTag

  public init(
    platform: Platform, form: Form, navigation: Navigation, isLandscape: Bool, textSize: TextSize,
    direction: ReadingDirection = .leftToRight, isKeyboardUp: Bool = false, state: Int = 0, isSpanned: Bool = false,
    isDark: Bool = false, language: LanguageTag = .none
  ) {
    self.platform = platform
    self.form = form
    self.navigation = navigation
    self.isLandscape = isLandscape
    self.textSize = textSize
    self.direction = direction
    self.isKeyboardUp = isKeyboardUp
    self.state = state
    self.isSpanned = isSpanned
    self.isDark = isDark
    self.language = language
  }
}

/// One cell of the matrix: a device in an orientation, with the user's settings and the screen's state.
public struct Configuration: Sendable {
  /// The index in the list of devices.
  public var device: Int
  /// The index in the device's `orientations`.
  public var orientation: Int
  public var discrete: DiscreteCase

  public init(device: Int, orientation: Int, discrete: DiscreteCase) {
    self.device = device
    self.orientation = orientation
    self.discrete = discrete
  }
}

/// The values of the environment's variables in one configuration, in points.
public struct EnvironmentValues: Sendable {
  /// Indexed by `EnvironmentVariable.rawValue`.
  public var values: [Double]

  /// - Parameter values: one for each variable.
  public init(_ values: [Double]) { self.values = values }

  public init(of profile: OrientationProfile, scale: Double, isKeyboardUp: Bool = false) {
    values = [Double](repeating: 0, count: EnvironmentVariable.allCases.count)
    self[.width] = profile.size.width
    self[.height] = profile.size.height
    for edge in Edge.allCases { self[.inset(edge)] = profile.insets[edge] }
    for strip in profile.strips {
      guard let thickness = strip.thickness else { continue }
      // The bottom gesture is the home strip's or a pull strip's; the side ones are the back strips.
      switch (strip.edge, strip.kind) {
      case (.left, .back): self[.gestureLeft] = max(self[.gestureLeft], thickness)
      case (.right, .back): self[.gestureRight] = max(self[.gestureRight], thickness)
      case (.bottom, _): self[.gestureBottom] = max(self[.gestureBottom], thickness)
      default: break
      }
    }
    self[.corner] = profile.corner
    if isKeyboardUp { self[.keyboardHeight] = profile.keyboardHeight }
    if let hinge = profile.hinge {
      self[.hingeLeft] = hinge.x
      self[.hingeTop] = hinge.y
      self[.hingeWidth] = hinge.width
      self[.hingeHeight] = hinge.height
    }
    self[.pixel] = 1 / scale
  }

  public subscript(variable: EnvironmentVariable) -> Double {
    get { values[Int(variable.rawValue)] }
    set { values[Int(variable.rawValue)] = newValue }
  }
}

extension OrientationProfile {
  /// The keyboard's height, or where no source gives it the assumed share of the screen's height.
  public var keyboardHeight: Double {
    keyboard ?? size.height * (orientation.isLandscape ? 0.6 : 0.45)
  }
}
