// Which languages' texts users of a language see where it has none of its own.
//
// Source: CLDR 48, `likelySubtags` and `parentLocales` (with its rule that a script other than the likely one has no parent).

extension LanguageTag {
  /// The same tag and then those whose texts stand in for it, in order: `zh-TW`, `zh-Hant-TW`, `zh-Hant`; `es-MX`, `es-419`, `es`.
  ///
  /// A tag that says its script and one that lets it be told from the region are the same language. A text in another script than the language's
  /// own never stands in: who reads `zh-Hant` isn't shown `zh`.
  public var fallbacks: [LanguageTag] {
    if self == .none || self == .pseudo { return self == .none ? [] : [self] }
    var tags: [LanguageTag] = []
    var next: LocaleParts? = LocaleParts(self)
    // Chains have six links at most.
    for _ in 0..<8 {
      guard let parts = next else { break }
      for spelling in parts.spellings where !tags.contains(spelling.tag) { tags.append(spelling.tag) }
      next = parts.parent
    }
    return tags
  }
}

/// A tag taken apart. A part that it lacks is empty.
private struct LocaleParts {
  var language: String
  var script: String
  var region: String

  init(language: String, script: String = "", region: String = "") {
    self.language = language
    self.script = script
    self.region = region
  }

  init(_ tag: LanguageTag) {
    self.init(language: tag.language, script: tag.script ?? "")
    // A region has two letters or three digits, and never stands first.
    if let last = tag.text.utf8.split(separator: UInt8(ascii: "-")).dropFirst().last, last.count < 4 {
      region = String(decoding: last, as: UTF8.self)
    }
  }

  var tag: LanguageTag { LanguageTag(text) ?? .none }

  private var text: String {
    language + (script.isEmpty ? "" : "-" + script) + (region.isEmpty ? "" : "-" + region)
  }

  /// The ways in which the same language is written, its own first.
  var spellings: [LocaleParts] {
    let scripts = LanguageScripts(language)
    var found = [self]
    if region.isEmpty {
      let own = script.isEmpty ? scripts.likely : script
      if own.isEmpty { return found }
      if script.isEmpty { found.append(LocaleParts(language: language, script: own)) }
      let place = scripts.likelyRegion(of: own)
      if !place.isEmpty {
        found.append(LocaleParts(language: language, script: own, region: place))
        found.append(LocaleParts(language: language, region: place))
      }
    } else {
      let likely = scripts.script(in: region)
      if likely.isEmpty { return found }
      if script.isEmpty { found.append(LocaleParts(language: language, script: likely, region: region)) }
      if script.utf8.elementsEqual(likely.utf8) { found.append(LocaleParts(language: language, region: region)) }
    }
    return found
  }

  /// The language whose texts stand in for those of this one; nothing at the end of a chain.
  var parent: LocaleParts? {
    let scripts = LanguageScripts(language)
    let isLikely = script.isEmpty || scripts.likely.isEmpty || script.utf8.elementsEqual(scripts.likely.utf8)
    if !region.isEmpty {
      var regionless = self
      if script.isEmpty {
        let likely = scripts.script(in: region)
        if !likely.utf8.elementsEqual(scripts.likely.utf8) { regionless.script = likely }
      }
      if let written = LocaleParts.written(parentOf: self, writing: regionless.script) { return written }
      regionless.region = ""
      return regionless
    }
    if !script.isEmpty {
      if isLikely { return LocaleParts(language: language) }
      let isLatinHindi = language.utf8.elementsEqual("hi".utf8) && script.utf8.elementsEqual("Latn".utf8)
      return isLatinHindi ? LocaleParts(language: "en", region: "IN") : nil
    }
    for line in words(parentLanguages, separator: ";") {
      let pair = line.split(separator: UInt8(ascii: " "))
      if pair.count == 2, pair[0].elementsEqual(language.utf8) {
        return LanguageTag(String(decoding: pair[1], as: UTF8.self)).map { LocaleParts($0) }
      }
    }
    return nil
  }

  /// The parent of a region that is another region, as the table says.
  private static func written(parentOf parts: LocaleParts, writing script: String) -> LocaleParts? {
    for line in words(parentRegions, separator: ";") {
      var words = line.split(separator: UInt8(ascii: " "))[...]
      guard let name = words.popFirst(), let region = words.popFirst() else { continue }
      let named = name.split(separator: UInt8(ascii: "-"))
      guard named[0].elementsEqual(parts.language.utf8), words.contains(where: { $0.elementsEqual(parts.region.utf8) })
      else { continue }
      if named.count > 1, !named[1].elementsEqual(script.utf8) { continue }
      return LocaleParts(
        language: parts.language, script: named.count > 1 ? script : "", region: String(decoding: region, as: UTF8.self)
      )
    }
    return nil
  }
}

/// The scripts that a language is written in; nothing is known of languages that are written in one.
private struct LanguageScripts {
  private var line: ArraySlice<UInt8> = []

  init(_ language: String) {
    for candidate in words(scriptsOfLanguages, separator: ";") {
      let name = candidate.prefix { $0 != UInt8(ascii: " ") }
      if name.elementsEqual(language.utf8) {
        line = candidate.dropFirst(name.count + 1)
        return
      }
    }
  }

  /// The script where no region says otherwise.
  var likely: String { String(decoding: line.prefix(4), as: UTF8.self) }

  /// The script of the language in a region.
  func script(in region: String) -> String {
    var script = likely
    for word in line.split(separator: UInt8(ascii: " ")) {
      if word.count == 4 { script = String(decoding: word, as: UTF8.self) }
      if word.elementsEqual(region.utf8) { return script }
    }
    return likely
  }

  /// The region that comes to mind first for a script.
  func likelyRegion(of script: String) -> String {
    let all = line.split(separator: UInt8(ascii: " "))
    guard let index = all.firstIndex(where: { $0.elementsEqual(script.utf8) }), index + 1 < all.count,
      all[index + 1].count < 4
    else { return "" }
    return String(decoding: all[index + 1], as: UTF8.self)
  }
}

private func words(_ text: StaticString, separator: StaticString) -> [ArraySlice<UInt8>] {
  let bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  return bytes.split(separator: separator.utf8Start.pointee)
}

/// A language, its likely script, then each script with the regions that it is likely in: of the likely script the first alone.
private let scriptsOfLanguages: StaticString =
  "az Latn AZ Arab IR IQ Cyrl RU;bs Latn BA;en Latn;ff Latn SN Adlm GN;ha Latn NG Arab CM SD;hi Deva IN;iu Cans CA;kk Cyrl KZ Arab CN AF IR MN;ks Arab IN;ku Latn TR Arab IQ IR LB Cyrl AM AZ GE TM;ky Cyrl KG Arab CN Latn TR;ml Mlym IN;mn Cyrl MN Mong CN;mni Beng IN;ms Latn MY Arab CC;pa Guru IN Arab PK;sat Olck IN;sd Arab PK Deva IN;shi Tfng MA;so Latn SO;sr Cyrl RS Latn ME RO TR;sw Latn TZ;tg Cyrl TJ Arab PK;ug Arab CN Cyrl KZ MN;uz Latn UZ Arab AF Cyrl CN;vai Vaii LR;wo Latn SN;yo Latn NG;yue Hant HK Hans CN;zh Hans CN Hant TW HK MO AU BN GB GF ID PA PF PH SR TH US VN"

/// A language, and the one whose texts stand in for it. Norwegian is written in two ways, of which Bokmål is the one that is meant by the language's own
/// tag; `tl`, `sh` and `mo` are older tags.
private let parentLanguages: StaticString = "no nb;nb no;nn no;tl fil;fil tl;sh sr-Latn;mo ro"

/// A language, the parent among its regions, and the regions of which it is that.
private let parentRegions: StaticString =
  "en 150 AT BE CH CZ DE DK EE ES FI FR GE HU IT LT LV NL NO PL PT RO SE SI SK UA;en 001 150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GS GY HK ID IE IL IM IN IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW;es 419 AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE;pt PT AO CH CV FR GQ GW LU MO MZ ST TL;zh-Hant HK MO"
