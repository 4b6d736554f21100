import BandScreenModel

/// How a language writes numbers: its digits, and what stands between them.
///
/// Source: CLDR, `numbers` of each locale (`defaultNumberingSystem`, `symbols`, `decimalFormats`), as Babel 2.19 packs it. A tag that isn't
/// listed has what the tag without its last part has, and in the end a comma for groups of three and a point.
struct NumberSymbols {
  /// What stands between groups of digits.
  var group: String
  /// What stands before the fraction.
  var decimal: String
  /// The code point of the digit 0; the others follow it.
  var zero: UInt32
  /// How many digits a group has that isn't the last one, which has three.
  var secondaryGroup: Int
  /// What stands before a negative number.
  var minus: String

  init(_ language: LanguageTag) {
    group = ","
    decimal = "."
    zero = 0x30
    secondaryGroup = 3
    minus = NumberSymbols.find(NumberSymbols.minusSigns, language.text) == nil ? "-" : "\u{2212}"
    guard let line = NumberSymbols.find(NumberSymbols.table, language.text), line.count > 3 else { return }
    group = NumberSymbols.symbol(line[0])
    decimal = NumberSymbols.symbol(line[1])
    zero = NumberSymbols.number(line[2], radix: 16)
    secondaryGroup = Int(NumberSymbols.number(line[3], radix: 10))
  }

  /// The fields of the line that lists a tag, or the nearest of those that it narrows.
  private static func find(_ table: StaticString, _ tag: String) -> [Slice<UnsafeBufferPointer<UInt8>>]? {
    let table = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    let lines = table.split(separator: UInt8(ascii: "\n"))
    var tag = Array(tag.utf8)[...]
    while !tag.isEmpty {
      for line in lines {
        let words = line.split(separator: UInt8(ascii: " "))
        if words.contains(where: { $0.elementsEqual(tag) }) { return words }
      }
      tag = tag.lastIndex(of: UInt8(ascii: "-")).map { tag[..<$0] } ?? []
    }
    return nil
  }

  /// A symbol of the table, where `_` is a no-break space and `n` a narrow one.
  private static func symbol(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    if bytes.elementsEqual("_".utf8) { return "\u{A0}" }
    if bytes.elementsEqual("n".utf8) { return "\u{202F}" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func number(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for byte in bytes {
      let digit = byte <= UInt8(ascii: "9") ? byte &- UInt8(ascii: "0") : byte &- UInt8(ascii: "a") &+ 10
      value = value &* radix &+ UInt32(digit)
    }
    return value
  }

  /// A line for each way of writing numbers: the group's separator, the decimal separator, the digit 0, the digits of a group, the tags.
  private static var table: StaticString {
    """
    _ , 30 3 ady af agq ba bas be bg br bua cs cv dua dyo en-CZ en-EE en-FI en-HU en-LT en-LV en-NO en-PT en-SE en-SK en-UA en-ZA es-CR et ewo ff fi fr-CA gl ht hu hy ie ka kab kbd kea kk ksf ky lt lv nb nmg nn no nr pl pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ru sah se shi sk smn sq ss sv tg tk tok ts tt tzm uk uz ve yav zgh
    . , 30 3 ar-DZ ar-LY ar-MA ar-TN ast az bs ca da de dsb el en-AT en-BE en-DE en-DK en-ES en-ID en-IT en-NL en-PL en-RO en-SI es eu fo fr-LU fy hr hsb ia id is it jgo jv kgp kkj kl ku lb lij lld ln lo lu mgh mk ms-Arab-BN ms-BN ms-ID mua nl nnh pms pt qu-BO rn ro rw sc scn seh sg sl sr su sw-CD tr vi wo yrl
    ٬ ٫ 660 3 ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD ar-SO ar-SS ar-SY ar-TD ar-YE ckb sd sdh
    , . 30 3 az-Cyrl es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US fr-RW ks-Deva ku-Arab sd-Deva ta-MY ta-SG
    , . 30 2 bn-IN brx dv en-IN gu hi kok kxv ml or pa ta te xnr
    ٬ ٫ 6f0 3 az-Arab bgn fa ks lrc mzn pa-Arab ps ur-IN uz-Arab
    _ . 30 3 dje khq kk-Arab mfe ses to twq tyv xh
    n , 30 3 blo en-FR en-GE eo fr rm vec
    ' . 30 3 de-CH de-LI en-CH gsw it-CH
    , . 966 3 bgc bho raj sat-Deva
    , . 966 2 mr ne sa
    , . 9e6 2 as bn
    , . 9e6 3 mni
    , . f20 2 dz
    , . 1040 3 my
    , . 1c50 3 sat
    ، . 7c0 3 nqo
    ⹁ . 1e950 3 ff-Adlm
    ' , 30 3 fr-CH
    """
  }

  /// The languages that write a minus sign (U+2212) before negative numbers; the others have the hyphen of ASCII.
  private static var minusSigns: StaticString { "et eu fa fi fo gsw hr lt nb nn no se sl sv" }
}
