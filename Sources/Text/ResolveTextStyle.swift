import BandScreenModel

extension TextStyle {
  /// Gives a style its numbers on a platform at a text size.
  ///
  /// Every style can be used on both platforms:
  ///
  /// - an iOS style on iOS: size and leading of its category, from the table;
  /// - a Material style on Android: its size, line height and tracking in sp, scaled as Android does;
  /// - an iOS style on Android: its size and leading at `large`, as sp of the platform's font;
  /// - a Material style on iOS: its numbers as points, scaled as the iOS style nearest in use (`MaterialTextStyle.iosCounterpart`);
  /// - a custom style: with a font of its own its tracking and vertical metrics are that font's; on iOS scaled as body text, as `UIFontMetrics.default` does; on Android its numbers are sp.
  ///
  /// The line height of an iOS style is its leading. (A label of UIKit without a paragraph style sets its lines closer, by
  /// 1.193 of the size; text of SwiftUI and of text views was not found measured.) The system's tracking on iOS follows the size; that of
  /// Material is the style's.
  public func resolved(
    on platform: Platform, at textSize: TextSize, overrides: TextStyleOverrides = TextStyleOverrides()
  ) -> ResolvedTextStyle {
    let base = self.base(on: platform, at: textSize)
    let weight = overrides.weight ?? base.weight
    let growth = base.designSize > 0 ? base.size / base.designSize : 1
    let font = SystemFont(platform)
    let custom = overrides.font ?? customFont
    let customLines = custom?.lineMetrics(ofSize: base.size)
    let lineHeight: Double
    if let own = overrides.lineHeight {
      lineHeight = platform == .ios ? own * growth : FontScale.lineHeight(own, size: base.designSize, scaled: base.size)
    } else {
      lineHeight =
        base.lineHeight ?? (customLines.map { $0.ascent + $0.descent + $0.lineGap } ?? font.lineHeight) * base.size
    }
    let spacing = overrides.letterSpacing.map { $0 * growth } ?? base.letterSpacing
    let tracking = platform == .ios && custom == nil ? SystemFont.tracking(ofSize: base.size) : 0
    let face =
      custom.map { $0.face(ofSize: base.size, system: platform == .ios ? .interRegular : .robotoRegular) }
      ?? font.face(weight: weight, size: base.size)
    var style = ResolvedTextStyle(
      size: base.size, lineHeight: lineHeight, weight: weight, tracking: tracking, letterSpacing: spacing,
      face: face, ascent: customLines?.ascent ?? font.ascent, descent: customLines?.descent ?? font.descent)
    // `NSParagraphStyle.LineBreakStrategy.hangulWordPriority`, part of `standard`, which labels have from iOS 14 on.
    style.keepsHangulWhole = platform == .ios
    return style
  }

  private var customFont: CustomFont? {
    if case .custom(let style) = self { return style.font }
    return nil
  }

  /// A style's numbers, scaled.
  fileprivate struct Base {
    var weight: FontWeight
    /// At the default text size.
    var designSize: Double
    var size: Double
    /// Nothing for the font's own.
    var lineHeight: Double?
    var letterSpacing: Double
  }

  private func base(on platform: Platform, at textSize: TextSize) -> Base {
    switch (self, platform) {
    case (.ios(let style), .ios):
      let numbers = style.numbers(at: textSize.iosCategory)
      return Base(
        weight: style.weight, designSize: style.numbers(at: .large).size, size: numbers.size,
        lineHeight: numbers.leading, letterSpacing: 0)
    case (.ios(let style), .android):
      let numbers = style.numbers(at: .large)
      return Base(
        onAndroid: numbers.size, lineHeight: numbers.leading, weight: style.weight, letterSpacing: 0,
        factor: textSize.androidFactor)
    case (.material(let style), .ios):
      let growth = style.iosCounterpart.growth(at: textSize.iosCategory)
      let numbers = style.numbers
      return Base(
        weight: numbers.weight, designSize: numbers.size, size: numbers.size * growth,
        lineHeight: numbers.lineHeight * growth, letterSpacing: numbers.tracking * growth)
    case (.material(let style), .android):
      let numbers = style.numbers
      return Base(
        onAndroid: numbers.size, lineHeight: numbers.lineHeight, weight: numbers.weight,
        letterSpacing: numbers.tracking, factor: textSize.androidFactor)
    case (.custom(let style), .ios):
      let growth = style.followsTextSize ? IOSTextStyle.body.growth(at: textSize.iosCategory) : 1
      return Base(
        weight: style.weight, designSize: style.size, size: style.size * growth,
        lineHeight: style.lineHeight.map { $0 * growth }, letterSpacing: style.letterSpacing * growth)
    case (.custom(let style), .android):
      return Base(
        onAndroid: style.size, lineHeight: style.lineHeight, weight: style.weight, letterSpacing: style.letterSpacing,
        factor: style.followsTextSize ? textSize.androidFactor : 1)
    }
  }
}

extension TextStyle.Base {
  /// Numbers in sp at a font scale. Letter spacing grows with the size, as one given in em does.
  fileprivate init(
    onAndroid size: Double, lineHeight: Double?, weight: FontWeight, letterSpacing: Double, factor: Double
  ) {
    let scaled = FontScale.points(size, factor: factor)
    self.init(
      weight: weight, designSize: size, size: scaled,
      lineHeight: lineHeight.map { FontScale.lineHeight($0, size: size, scaled: scaled) },
      letterSpacing: size > 0 ? letterSpacing * (scaled / size) : letterSpacing)
  }
}

extension IOSTextStyle {
  /// Size and leading at a category, in points.
  func numbers(at category: TextCategory) -> (size: Double, leading: Double) {
    let table = PackedTable(StyleTables.ios)
    let style = Int(rawValue) * (1 + 2 * TextCategory.allCases.count)
    let index = (style + 1 + 2 * Int(category.rawValue)) * 2
    return (Double(table.number(index)), Double(table.number(index + 2)))
  }

  var weight: FontWeight {
    let style = Int(rawValue) * (1 + 2 * TextCategory.allCases.count)
    return FontWeight(rawValue: UInt16(PackedTable(StyleTables.ios).number(style * 2))) ?? .regular
  }

  /// The size at a category relative to that at `large`.
  func growth(at category: TextCategory) -> Double { numbers(at: category).size / numbers(at: .large).size }
}

extension MaterialTextStyle {
  /// Weight, size and line height in sp, tracking in sp.
  var numbers: (weight: FontWeight, size: Double, lineHeight: Double, tracking: Double) {
    let table = PackedTable(StyleTables.material)
    let index = Int(rawValue) * 8
    return (
      FontWeight(rawValue: UInt16(table.number(index))) ?? .regular, Double(table.number(index + 2)),
      Double(table.number(index + 4)), Double(table.number(index + 6) - 2048) / 100
    )
  }

  /// The iOS style of about the same use and size, whose growth with the text size it takes on iOS.
  var iosCounterpart: IOSTextStyle {
    switch self {
    case .displayLarge, .displayMedium, .displaySmall, .headlineLarge: .largeTitle
    case .headlineMedium: .title1
    case .headlineSmall, .titleLarge: .title2
    case .titleMedium: .headline
    case .bodyLarge: .body
    case .titleSmall, .bodyMedium, .labelLarge: .subheadline
    case .bodySmall, .labelMedium: .caption1
    case .labelSmall: .caption2
    }
  }
}
