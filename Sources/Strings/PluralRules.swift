import BandScreenModel

/// A plural category of CLDR: which form of a text goes with a number.
public enum PluralCategory: UInt8, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The name that tables of strings have for it.
  public var text: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  public init?(_ name: String) {
    guard let category = PluralCategory.allCases.first(where: { $0.text.utf8.elementsEqual(name.utf8) }) else {
      return nil
    }
    self = category
  }

  /// The category of a whole number in a language.
  ///
  /// Source: CLDR 49, `plurals.xml`, cardinal numbers. A language that isn't listed there has `other` alone; older tags (`tl`, `sh`, `mo`) have the rules of those
  /// that have taken their place.
  public static func of(_ number: Int, in language: LanguageTag) -> PluralCategory {
    PluralRule(language).category(UInt64(clamping: number.magnitude))
  }

  /// The categories that whole numbers up to a million have in a language: the forms that its texts need.
  public static func needed(in language: LanguageTag) -> [PluralCategory] {
    let rule = PluralRule(language)
    var found: [PluralCategory] = []
    // No rule tells apart numbers beyond their last two digits but at multiples of a thousand.
    for number in Array(0...220) + [1000, 1002, 2000, 10000, 100000] as [UInt64] {
      let category = rule.category(number)
      if !found.contains(category) { found.append(category) }
    }
    return PluralCategory.allCases.filter { found.contains($0) }
  }
}

/// The rules of CLDR for whole numbers; languages that agree on these share one.
private enum PluralRule {
  case none, one, zeroOne, dual, arabic, eastSlavic, southSlavic, westSlavic, polish, breton
  case millions, millionsZeroOne, filipino, welsh, sorbian, irish, scottish, manx, icelandic, cornish
  case zeroAndOne, lithuanian, latvian, maltese, romanian, samogitian, tachelhit, tamazight

  init(_ tag: LanguageTag) {
    var reader = tag.text.utf8.elementsEqual("pt-PT".utf8) ? "pt-PT" : tag.language
    if tag == .pseudo { reader = "en" }
    self = PluralRule.find(reader)
  }

  private static func find(_ language: String) -> PluralRule {
    func among(_ words: StaticString) -> Bool {
      let words = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
      for word in words.split(separator: UInt8(ascii: " ")) where word.elementsEqual(language.utf8) { return true }
      return false
    }
    if among(
      "af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gsw ha haw hu ia ie io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nb nd ne nl nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi"
    ) {
      return .one
    }
    if among("ak am as bho bn csw doi fa ff gu hi hy kab kn kok ln mg nso pa pcm si tg ti vi wa zu") { return .zeroOne }
    if among("ca es gl it lld pt-PT scn vec") { return .millions }
    if among("fr pt") { return .millionsZeroOne }
    if among("he iu naq sat se sma smj smn sms") { return .dual }
    if among("ru uk be") { return .eastSlavic }
    if among("bs hr sh sr") { return .southSlavic }
    if among("cs sk") { return .westSlavic }
    if among("ceb fil tl") { return .filipino }
    if among("dsb hsb sl") { return .sorbian }
    if among("is mk") { return .icelandic }
    if among("blo cv ksh lag") { return .zeroAndOne }
    if among("lv prg") { return .latvian }
    if among("ar") { return .arabic }
    if among("pl") { return .polish }
    if among("br") { return .breton }
    if among("cy") { return .welsh }
    if among("ga") { return .irish }
    if among("gd") { return .scottish }
    if among("gv") { return .manx }
    if among("kw") { return .cornish }
    if among("lt") { return .lithuanian }
    if among("mt") { return .maltese }
    if among("mo ro") { return .romanian }
    if among("sgs") { return .samogitian }
    if among("shi") { return .tachelhit }
    if among("tzm") { return .tamazight }
    return .none
  }

  func category(_ n: UInt64) -> PluralCategory {
    let ten = n % 10
    let hundred = n % 100
    let isTeen = hundred >= 11 && hundred <= 19
    switch self {
    case .none: return .other
    case .one: return n == 1 ? .one : .other
    case .zeroOne: return n <= 1 ? .one : .other
    case .dual: return n == 1 ? .one : n == 2 ? .two : .other
    case .millions: return n == 1 ? .one : n != 0 && n % 1_000_000 == 0 ? .many : .other
    case .millionsZeroOne: return n <= 1 ? .one : n % 1_000_000 == 0 ? .many : .other
    case .arabic:
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
      }
    case .eastSlavic:
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .southSlavic:
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
    case .westSlavic: return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case .polish:
      if n == 1 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .breton: return breton(n, ten, hundred)
    case .filipino: return [4, 6, 9].contains(ten) ? .other : .one
    case .welsh:
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case .sorbian:
      switch hundred {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    case .irish:
      switch n {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    case .scottish:
      switch n {
      case 1, 11: return .one
      case 2, 12: return .two
      case 3...10, 13...19: return .few
      default: return .other
      }
    case .manx:
      if ten == 1 { return .one }
      if ten == 2 { return .two }
      return hundred % 20 == 0 ? .few : .other
    case .icelandic: return ten == 1 && hundred != 11 ? .one : .other
    case .cornish: return cornish(n, hundred)
    case .zeroAndOne: return n == 0 ? .zero : n == 1 ? .one : .other
    case .lithuanian:
      if isTeen { return .other }
      return ten == 1 ? .one : ten >= 2 ? .few : .other
    case .latvian:
      if ten == 0 || isTeen { return .zero }
      return ten == 1 ? .one : .other
    case .maltese:
      if n == 1 { return .one }
      if n == 2 { return .two }
      return n == 0 || (3...10).contains(hundred) ? .few : isTeen ? .many : .other
    case .romanian: return n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
    case .samogitian:
      if n == 2 { return .two }
      if ten == 1, hundred != 11 { return .one }
      return ten >= 2 && !isTeen ? .few : .other
    case .tachelhit: return n <= 1 ? .one : n <= 10 ? .few : .other
    case .tamazight: return n <= 1 || (11...99).contains(n) ? .one : .other
    }
  }

  private func breton(_ n: UInt64, _ ten: UInt64, _ hundred: UInt64) -> PluralCategory {
    let isOff = [1, 7, 9].contains(hundred / 10)
    if ten == 1, !isOff { return .one }
    if ten == 2, !isOff { return .two }
    if [3, 4, 9].contains(ten), !isOff { return .few }
    return n != 0 && n % 1_000_000 == 0 ? .many : .other
  }

  private func cornish(_ n: UInt64, _ hundred: UInt64) -> PluralCategory {
    if n == 0 { return .zero }
    if n == 1 { return .one }
    let twenty = hundred % 20
    let rest = n % 100_000
    if twenty == 2 { return .two }
    if n % 1000 == 0, (1000...20000).contains(rest) || rest == 40000 || rest == 60000 || rest == 80000 { return .two }
    if n % 1_000_000 == 100_000 { return .two }
    if twenty == 3 { return .few }
    return twenty == 1 ? .many : .other
  }
}
