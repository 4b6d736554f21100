/// How an element is painted. Paint never moves anything; it travels through to the output.
public struct Paint: Hashable, Sendable {
  /// Colours are 0xRRGGBBAA.
  public var background: UInt32?
  public var color: UInt32?
  /// Lengths are formulas, in points.
  public var radius: FormulaID?
  public var borderWidth: FormulaID?
  public var borderColor: UInt32?
  public var shadowX: FormulaID?
  public var shadowY: FormulaID?
  public var shadowBlur: FormulaID?
  public var shadowColor: UInt32?
  public var opacity: Double?
  /// How an image fills its frame.
  public var fit: ImageFit?
  public var textAlign: Alignment = .automatic

  public init() {}
}

public enum ImageFit: UInt8, Sendable {
  case fill, contain, cover
}
