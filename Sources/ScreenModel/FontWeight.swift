/// How heavy a font is; the raw value is the weight class of OpenType (`usWeightClass`) and of CSS.
public enum FontWeight: UInt16, Sendable, CaseIterable {
  case thin = 100
  case ultraLight = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// The name that authors write.
  public var text: String {
    switch self {
    case .thin: "thin"
    case .ultraLight: "ultraLight"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }
}
