import BandSyntax

/// The text size that the user has chosen in the system's settings.
///
/// A name stands for an iOS content size category and the nearest Android font scale; a factor for an Android font scale
/// and the nearest category. Both are an input of every text, and a dimension of the matrix.
public enum TextSize: Hashable, Sendable {
  case category(TextCategory)
  /// A multiple of the default size, finite and positive: `1.7x`.
  case factor(Double)

  /// How the language spells it: `accessibility3`, `1.7x`.
  public var text: String {
    switch self {
    case .category(.large): "default"
    case .category(let category): category.text
    case .factor(let factor): String(points: factor) + "x"
    }
  }

  /// The size that a device has when nobody has changed it.
  public static let standard = TextSize.category(.large)

  /// The sizes that iOS offers, smallest first.
  public static var allOnIOS: [TextSize] { TextCategory.allCases.map(TextSize.category) }

  /// The sizes that Android's settings offer, smallest first.
  ///
  /// Source: AOSP's font scale converter and the settings' steps (0.85 to 2.0); vendors differ.
  public static var allOnAndroid: [TextSize] { TextCategory.androidFactors.map(TextSize.factor) }

  /// The size of that name: `default`, or a category's. Nothing where there is none.
  public init?(name: String) {
    if name == "default" {
      self = .standard
    } else {
      guard let category = TextCategory.allCases.first(where: { $0.text == name }) else { return nil }
      self = .category(category)
    }
  }

  /// The content size category on iOS; for a factor the one whose body text comes nearest, of two the smaller.
  public var iosCategory: TextCategory {
    switch self {
    case .category(let category): return category
    case .factor(let factor):
      var best = TextCategory.xSmall
      for category in TextCategory.allCases
      where (category.bodyScale - factor).magnitude < (best.bodyScale - factor).magnitude {
        best = category
      }
      return best
    }
  }

  /// How large body text is in relation to its size by default: `textScale` in the language.
  public func scale(on platform: Platform) -> Double {
    platform == .ios ? iosCategory.bodyScale : androidFactor
  }

  /// The font scale on Android.
  public var androidFactor: Double {
    switch self {
    case .category(let category): category.androidFactor
    case .factor(let factor): factor
    }
  }
}

extension TextSize: Comparable {
  /// Orders by size: categories as iOS does, factors by value, and a factor against a name by the name's own factor.
  ///
  /// So at an Android scale of 1.5 `textSize >= accessibility1` holds, since that name stands for 1.5 there. Where several names share a
  /// factor (2.0), the factor counts as the largest of them: a name is asked about with `>=`.
  public static func < (a: TextSize, b: TextSize) -> Bool {
    let first = a.rank
    let second = b.rank
    return first.step != second.step ? first.step < second.step : first.rest < second.rest
  }

  /// The place among the categories, and for a factor how far it is above that category's.
  private var rank: (step: Int, rest: Double) {
    switch self {
    case .category(let category): return (Int(category.rawValue), 0)
    case .factor(let factor):
      var step = -1
      var rest = factor
      for category in TextCategory.allCases where category.androidFactor <= factor {
        step = Int(category.rawValue)
        rest = factor - category.androidFactor
      }
      return (step, rest)
    }
  }
}

/// The content size categories of iOS (Dynamic Type), smallest first.
public enum TextCategory: UInt8, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The name that authors write.
  public var text: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }

  /// The size of body text in points.
  ///
  /// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes, style Body.
  public var bodySize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// The size of body text relative to its size at `large`.
  public var bodyScale: Double { bodySize / 17 }

  /// The steps of Android's font size setting.
  static var androidFactors: [Double] { [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2] }

  /// The step of Android's font size setting that comes nearest to `bodyScale`.
  ///
  /// | category | body scale | factor | | category | body scale | factor |
  /// |---|---|---|---|---|---|---|
  /// | xSmall | 0.82 | 0.85 | | xxxLarge | 1.35 | 1.3 |
  /// | small | 0.88 | 0.85 | | accessibility1 | 1.65 | 1.5 |
  /// | medium | 0.94 | 1.0 | | accessibility2 | 1.94 | 2.0 |
  /// | large | 1.00 | 1.0 | | accessibility3 | 2.35 | 2.0 |
  /// | xLarge | 1.12 | 1.15 | | accessibility4 | 2.76 | 2.0 |
  /// | xxLarge | 1.24 | 1.3 | | accessibility5 | 3.12 | 2.0 |
  public var androidFactor: Double {
    switch self {
    case .xSmall, .small: 0.85
    case .medium, .large: 1
    case .xLarge: 1.15
    case .xxLarge, .xxxLarge: 1.3
    case .accessibility1: 1.5
    case .accessibility2, .accessibility3, .accessibility4, .accessibility5: 2
    }
  }
}
