import BandScreenModel

/// A platform's font: San Francisco or Roboto.
struct SystemFont {
  private let platform: Platform

  init(_ platform: Platform) { self.platform = platform }

  /// In ems. Source: San Francisco as measured on iOS 11, its ascent as published; Roboto's file.
  var ascent: Double { platform == .ios ? 0.9521484375 : 0.927734375 }
  var descent: Double { platform == .ios ? 0.2412109375 : 0.244140625 }
  /// What the font itself asks for, in ems.
  var lineHeight: Double { ascent + descent }

  /// The built-in font for a weight and a size.
  ///
  /// Roboto is Android's own; between medium and bold the widths of semibold are halfway, as in the variable font.
  /// For iOS Inter stands in up to 19 points, Inter Display from 28 points, and between the two a mixture, since San Francisco changes its
  /// optical size there. Lighter and heavier weights take the nearest that is built in, and a wider interval.
  func face(weight: FontWeight, size: Double) -> FontFace {
    switch platform {
    case .android:
      switch weight {
      case .thin, .ultraLight: FontFace(FontFace(.robotoRegular), slack: .thinRoboto)
      case .light: FontFace(FontFace(.robotoRegular), slack: .lightRoboto)
      case .regular: FontFace(.robotoRegular)
      case .medium: FontFace(.robotoMedium)
      case .semibold: FontFace(.robotoMedium, .robotoBold, share: 0.5)
      case .bold: FontFace(.robotoBold)
      case .heavy, .black: FontFace(FontFace(.robotoBold), slack: .heavyRoboto)
      }
    case .ios:
      switch weight {
      case .thin, .ultraLight: FontFace(regular(size), slack: .thinInter)
      case .light: FontFace(regular(size), slack: .lightInter)
      case .regular: regular(size)
      case .medium: mixture(.interMedium, .interDisplayMedium, size: size)
      case .semibold: mixture(.interSemibold, .interDisplaySemibold, size: size)
      case .bold: bold(size)
      case .heavy: FontFace(bold(size), slack: .heavyInter)
      case .black: FontFace(bold(size), slack: .blackInter)
      }
    }
  }

  private func regular(_ size: Double) -> FontFace { mixture(.interRegular, .interDisplayRegular, size: size) }
  private func bold(_ size: Double) -> FontFace { mixture(.interBold, .interDisplayBold, size: size) }

  private func mixture(_ text: EmbeddedFont, _ display: EmbeddedFont, size: Double) -> FontFace {
    FontFace(text, display, share: SystemFont.displayShare(ofSize: size), isStandIn: true)
  }

  /// How much of Inter Display there is in the stand-in of a size: none up to 19 points, all from 28.
  static func displayShare(ofSize size: Double) -> Double { min(1, max(0, (size - 19) / 9)) }

  /// What is added after each character of the stand-in, in points.
  ///
  /// Up to 19 points that is San Francisco's own tracking. Inter Display needs none: it is about as wide as San Francisco with its tracking.
  /// In between, the tracking of 19 points in em fades out as Inter Display fades in.
  static func tracking(ofSize size: Double) -> Double {
    guard size > 19 else { return publishedTracking(ofSize: size) }
    return publishedTracking(ofSize: 19) / 19 * size * (1 - displayShare(ofSize: size))
  }

  /// The tracking of San Francisco, in points; between two sizes of the table in proportion.
  static func publishedTracking(ofSize size: Double) -> Double {
    var reader = PackedReader(StyleTables.tracking)
    var below: (size: Double, points: Double)?
    for _ in 0..<reader.number() {
      let entry = (size: Double(reader.number()), points: Double(reader.signed()) / 100)
      if entry.size >= size {
        guard let below, entry.size > size else { return entry.points }
        return below.points + (entry.points - below.points) * (size - below.size) / (entry.size - below.size)
      }
      below = entry
    }
    return below?.points ?? 0
  }
}

/// Android's font scale: how sp become dp.
///
/// Source: AOSP, `android.content.res.FontScaleConverterFactory` and `FontScaleConverterImpl` (Android 15); for line heights
/// Compose, which keeps their ratio to the font size.
enum FontScale {
  /// The dp of a size in sp at a font scale.
  ///
  /// Up to a scale of 1.03 they are in proportion. Above, large text grows less: the platform's tables give the dp of
  /// some sizes at some scales; between sizes and between scales they are interpolated, beyond the last scale it is in proportion again.
  static func points(_ size: Double, factor: Double) -> Double {
    guard factor >= 1.04 else { return size * factor }
    var reader = PackedReader(StyleTables.fontScale)
    let sizes = reader.number()
    let tables = reader.number()
    let table = PackedTable(StyleTables.fontScale)
    var below: (factor: Double, points: Double) = (1, size)
    for index in 0..<tables {
      let start = (2 + sizes + index * (sizes + 1)) * 2
      let key = Double(table.number(start)) / 100
      let points = interpolated(size, in: table, sizes: sizes, values: start + 2)
      if key == factor { return points }
      if key > factor {
        return below.points + (points - below.points) * (factor - below.factor) / (key - below.factor)
      }
      below = (key, points)
    }
    return size * factor
  }

  /// The dp of a size by one table; below its first and above its last size in proportion to that.
  private static func interpolated(_ size: Double, in table: PackedTable, sizes: Int, values: Int) -> Double {
    func from(_ index: Int) -> Double { Double(table.number((2 + index) * 2)) }
    func to(_ index: Int) -> Double { Double(table.number(values + index * 2)) / 10 }
    if size <= from(0) { return size * to(0) / from(0) }
    for index in 1..<sizes where size <= from(index) {
      let share = (size - from(index - 1)) / (from(index) - from(index - 1))
      return to(index - 1) + (to(index) - to(index - 1)) * share
    }
    return size * to(sizes - 1) / from(sizes - 1)
  }

  /// A line height at a font scale: it keeps its ratio to the font size.
  static func lineHeight(_ lineHeight: Double, size: Double, scaled: Double) -> Double {
    size > 0 ? lineHeight * scaled / size : lineHeight
  }
}
