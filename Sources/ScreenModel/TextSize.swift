/// The sizes that iOS users choose from, smallest first; `large` is the default.
public enum TextCategory: UInt8, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

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
}

/// A text size that the user chose.
public enum TextSize: Hashable, Sendable {
  /// The iOS category and, on Android, the nearest factor.
  case category(TextCategory)
  /// `1.7x`: a factor on every platform.
  case factor(Double)

  /// What a device has as it comes.
  public static let standard = TextSize.category(.large)
}
