/// A language, with what narrows it: a BCP 47 tag such as `pt-BR` or `zh-Hant`.
///
/// Only language, script and region are kept. Tags of Android's and Java's older spelling (`iw`, `in`, `ji`, `pt_BR`) are brought into this
/// form.
public struct LanguageTag: Hashable, Sendable {
  /// Language in lower case, script capitalised, region in upper case, joined by `-`; "" for `none`.
  public let text: String

  private init(unchecked text: String) { self.text = text }

  /// No language: texts say what stands in the source.
  public static let none = LanguageTag(unchecked: "")

  /// The language of the source, with every text lengthened.
  public static let pseudo = LanguageTag(unchecked: "pseudo")

  /// Reads a tag; nothing where it is none.
  public init?(_ written: String) {
    let separators: (UInt8) -> Bool = { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    if written.utf8.elementsEqual("pseudo".utf8) {
      self = .pseudo
      return
    }
    guard written.utf8.count <= 35 else { return nil }
    var tag: [UInt8] = []
    var expects = 0
    for part in written.utf8.split(omittingEmptySubsequences: false, whereSeparator: separators) {
      let isLetters = part.allSatisfy { LanguageTag.lowercased($0) != nil }
      if expects == 0 {
        guard isLetters, part.count == 2 || part.count == 3 else { return nil }
        tag += LanguageTag.modern(part.compactMap { LanguageTag.lowercased($0) })
        expects = 1
      } else if expects == 1, isLetters, part.count == 4 {
        tag.append(UInt8(ascii: "-"))
        for (index, byte) in part.enumerated() {
          let letter = LanguageTag.lowercased(byte) ?? byte
          tag.append(index == 0 ? letter - 32 : letter)
        }
        expects = 2
      } else if expects <= 2, isLetters && part.count == 2 || LanguageTag.isNumber(part) && part.count == 3 {
        tag.append(UInt8(ascii: "-"))
        for byte in part { tag.append(LanguageTag.lowercased(byte).map { $0 - 32 } ?? byte) }
        expects = 3
      } else {
        // Variants and extensions, as in `ca-valencia`, choose no other direction or plural rule.
        guard (1...8).contains(part.count),
          part.allSatisfy({ LanguageTag.lowercased($0) != nil || LanguageTag.isDigit($0) })
        else { return nil }
        expects = 3
      }
    }
    text = String(decoding: tag, as: UTF8.self)
  }

  /// The language alone, `pt`.
  public var language: String { parts.language }

  /// The script, `Hant`; nothing where the tag names none.
  public var script: String? { parts.script }

  /// Whether it is written from right to left.
  ///
  /// Source: CLDR 49, `layout/orientation` and the likely scripts of the languages.
  public var isRightToLeft: Bool {
    if let script { return LanguageTag.holds("Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi", script) }
    return LanguageTag.holds(
      "apc ar arc ary arz azb bal bgn bqi brh ckb dv fa glk he ks lrc mzn nqo ps rhg sd sdh skr syr trw ug ur yi",
      language)
  }

  // MARK: Parts

  private var parts: (language: String, script: String?) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"))
    guard let first = parts.first else { return ("", nil) }
    let script = parts.dropFirst().first { $0.count == 4 }
    return (String(decoding: first, as: UTF8.self), script.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func holds(_ words: StaticString, _ word: String) -> Bool {
    let words = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    for candidate in words.split(separator: UInt8(ascii: " ")) where candidate.elementsEqual(word.utf8) { return true }
    return false
  }

  /// A letter in lower case; nothing for anything else.
  private static func lowercased(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    default: nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isNumber(_ part: Substring.UTF8View) -> Bool { part.allSatisfy { isDigit($0) } }

  /// The code that has replaced an old one (ISO 639, as Java and Android still have them).
  private static func modern(_ language: [UInt8]) -> [UInt8] {
    for (old, new) in [("iw", "he"), ("in", "id"), ("ji", "yi")] as [(StaticString, StaticString)]
    where language.elementsEqual(UnsafeBufferPointer(start: old.utf8Start, count: old.utf8CodeUnitCount)) {
      return Array(UnsafeBufferPointer(start: new.utf8Start, count: new.utf8CodeUnitCount))
    }
    return language
  }
}
