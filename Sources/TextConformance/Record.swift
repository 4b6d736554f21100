/// One line of a file of recorded texts: what a browser made of a string, or where it may break.
public struct TextRecord: Decodable {
  public var id: String
  public var language: String
  /// What a measurer has to know for the record to mean something to it.
  public var needs: [String]
  public var text: String

  // Of a record with measures.
  public var font: String?
  public var file: String?
  public var fallback: [String]?
  public var size: Double?
  public var lineHeight: Double?
  public var letterSpacing: Double?
  public var wordBreak: String?
  /// With kerning.
  public var kerned: Measures?
  /// Without.
  public var plain: Measures?

  // Of a record with break opportunities: UTF-16 offsets, the end of the text left out.
  public var breaks: [Int]?
  /// ICU's, where they differ.
  public var icu: [Int]?
  /// With `word-break: keep-all`.
  public var breaksKeepAll: [Int]?

  enum CodingKeys: String, CodingKey {
    case id, needs, text, font, file, fallback, size, lineHeight, letterSpacing, wordBreak, plain, breaks, icu
    case breaksKeepAll
    case language = "lang"
    case kerned = "default"
  }

  /// What a text measures in one mode, in points.
  public struct Measures: Decodable {
    public var advance: Double
    public var minContent: Double
    public var wrap: [Wrapped]
    /// With ICU's break opportunities, for the widths where that makes a difference.
    public var icu: [Wrapped]?
  }

  /// How a text breaks at a width: written as `[width, lines, height, lineEnds, tight]`.
  public struct Wrapped: Decodable {
    public var width: Double
    public var lines: Int
    /// Whether a quarter of a pixel more or less changes the line ends.
    public var isTight: Bool

    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      width = try values.decode(Double.self)
      lines = try values.decode(Int.self)
      _ = try values.decode(Double.self)
      _ = try values.decode([Int].self)
      isTight = values.isAtEnd ? false : try values.decode(Int.self) == 1
    }
  }
}
