import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Which configurations a screen is checked in, as far as a screen or a project says; nothing where it doesn't.
public struct MatrixSettings: Sendable {
  public var targets: [TargetReference]?
  public var orientations: OrientationSet?
  /// In the order in which they are written, each once.
  public var directions: [ReadingDirection]?
  public var textSizes: TextSizeList?
  public var locales: LocaleList?

  public init(
    targets: [TargetReference]? = nil, orientations: OrientationSet? = nil, directions: [ReadingDirection]? = nil,
    textSizes: TextSizeList? = nil, locales: LocaleList? = nil
  ) {
    self.locales = locales
    self.targets = targets
    self.orientations = orientations
    self.directions = directions
    self.textSizes = textSizes
  }

  /// These settings, and where they are silent the others: a screen's own win over its project's.
  public func over(_ others: MatrixSettings) -> MatrixSettings {
    MatrixSettings(
      targets: targets ?? others.targets, orientations: orientations ?? others.orientations,
      directions: directions ?? others.directions, textSizes: textSizes ?? others.textSizes,
      locales: locales ?? others.locales)
  }
}

/// The orientations to check.
public struct OrientationSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The orientations that a word stands for: `landscape` is both rotations.
  public init(_ orientation: Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .landscape: self = .landscape
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }

  public static let portrait = OrientationSet(rawValue: 1)
  public static let landscapeLeft = OrientationSet(rawValue: 2)
  public static let landscapeRight = OrientationSet(rawValue: 4)
  public static let landscape: OrientationSet = [.landscapeLeft, .landscapeRight]
  public static let all: OrientationSet = [.portrait, .landscape]

  /// Whether a device's orientation is to be checked: its `landscape`, which is both rotations, if one of them is.
  public func holds(_ orientation: Orientation) -> Bool { !isDisjoint(with: OrientationSet(orientation)) }
}

/// Text sizes as they are listed.
public struct TextSizeList: Sendable, Equatable {
  /// Names and factors in the order in which they are written, each once.
  public var sizes: [TextSize]
  /// Whether `all` is among them: every size that each platform offers.
  public var isAll: Bool

  public init(_ sizes: [TextSize], isAll: Bool = false) {
    self.sizes = sizes
    self.isAll = isAll
  }

  public static let standard = TextSizeList([.standard])

  /// The sizes on a platform: as they are written, or with `all` the platform's from the smallest on, then what is
  /// written and none of them.
  public func sizes(on platform: Platform) -> [TextSize] {
    guard isAll else { return sizes }
    switch platform {
    case .ios:
      // A factor stands for the nearest category, and these are all there.
      return TextSize.allOnIOS
    case .android:
      let offered = TextSize.allOnAndroid
      return offered + sizes.filter { size in !offered.contains { $0.androidFactor == size.androidFactor } }
    }
  }

  mutating func insert(_ size: TextSize) {
    if !sizes.contains(size) { sizes.append(size) }
  }
}

/// The languages in which a screen is checked.
public struct LocaleList: Sendable, Equatable {
  /// In the order in which they are written, each once.
  public var tags: [LanguageTag]
  /// Whether `all` is among them: every language of the tables of strings.
  public var isAll: Bool

  public init(_ tags: [LanguageTag], isAll: Bool = false) {
    self.tags = tags
    self.isAll = isAll
  }

  /// The languages, those of the tables first.
  ///
  /// - Parameter known: the languages of the tables.
  func languages(_ known: [LanguageTag]) -> [LanguageTag] {
    isAll ? known + tags.filter { !known.contains($0) } : tags
  }
}

/// What a project says for all its screens.
public struct ProjectSettings: Sendable {
  /// The word `project`.
  public var place: Place
  public var matrix: MatrixSettings
  /// In source order, each rule once.
  public var levels: [RuleSetting]
  /// `platform: minimum`: on Android the floor is what the system really takes, not the inset.
  public var usesPlatformMinimum: Bool
  /// Bounds by which the author widens what is proved; read here, and for the prover.
  public var envelope: [EnvelopeBound]

  public init(
    place: Place, matrix: MatrixSettings = MatrixSettings(), levels: [RuleSetting] = [],
    usesPlatformMinimum: Bool = false, envelope: [EnvelopeBound] = []
  ) {
    self.place = place
    self.matrix = matrix
    self.levels = levels
    self.usesPlatformMinimum = usesPlatformMinimum
    self.envelope = envelope
  }
}

/// `deny: target_too_small` in a project.
public struct RuleSetting: Sendable {
  public var rule: RuleName
  public var level: RuleLevel
  public var place: Place

  public init(_ rule: RuleName, _ level: RuleLevel, at place: Place) {
    self.rule = rule
    self.level = level
    self.place = place
  }
}

/// `width: 320...480` in an `envelope`: a range of an environment variable, in points.
public struct EnvelopeBound: Sendable, Equatable {
  public var variable: EnvironmentVariable
  public var lower: Double
  public var upper: Double
}
