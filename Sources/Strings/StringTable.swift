import BandScreenModel

/// The texts of an app, by key and language.
public struct StringTable: Sendable {
  /// The language that the app is developed in: its texts stand in for those that another language lacks.
  public private(set) var source = LanguageTag.none
  /// All languages that some text is in: the source first, then in the order in which they were met.
  public private(set) var languages: [LanguageTag] = []
  /// By key.
  private var entries: [String: Entry] = [:]
  /// The keys in the order in which they were met.
  public private(set) var keys: [String] = []

  private struct Entry: Sendable {
    /// By language.
    var texts: [LanguageTag: LocalizedText] = [:]
    /// The text of the folder for all languages, where there is one: whoever has none of their own sees it.
    var ofDefaults: LocalizedText?
    /// Whether it reads the same in every language.
    var isUntranslated = false
  }

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  public func contains(_ key: String) -> Bool { entries[key] != nil }

  /// The text of a key in a language, or in the one that stands in for it (`LanguageTag.fallbacks`); nothing where there is none.
  public func text(_ key: String, in language: LanguageTag) -> LocalizedText? {
    written(key, in: language).map { resolved($0, in: language, steps: Self.mostSteps) }
  }

  /// The text as it stands in the table.
  private func written(_ key: String, in language: LanguageTag) -> LocalizedText? {
    guard let entry = entries[key] else { return nil }
    if let text = entry.texts[language] { return text }
    for tag in language.fallbacks {
      if let text = entry.texts[tag] { return text }
    }
    return entry.isUntranslated ? entry.texts[source] : nil
  }

  /// A text with those in place of its references: `@string/other`, or a plural form that is one.
  ///
  /// - Parameter steps: how often a reference may still lead to another one.
  private func resolved(_ text: LocalizedText, in language: LanguageTag, steps: Int) -> LocalizedText {
    func target(_ reference: String) -> LocalizedText? {
      guard steps > 0, let key = referredKey(reference) else { return nil }
      return (written(key, in: language) ?? entries[key]?.ofDefaults ?? written(key, in: source)).map {
        resolved($0, in: language, steps: steps - 1)
      }
    }
    guard text.mayRefer else { return text }
    if text.forms.isEmpty { return target(text.plain) ?? text }
    var text = text
    for category in PluralCategory.allCases {
      if let form = text.forms[category], let other = target(form) { text.forms[category] = other.plain }
    }
    return text
  }

  /// The text that is shown: of the language, else of the folder for all languages or of the source, else of any that has it.
  public func shownText(_ key: String, in language: LanguageTag) -> LocalizedText? {
    if let text = text(key, in: language) { return text }
    if let text = entries[key]?.ofDefaults { return resolved(text, in: language, steps: Self.mostSteps) }
    if let text = text(key, in: source) { return text }
    for other in languages {
      if let text = text(key, in: other) { return text }
    }
    return nil
  }

  /// The language whose text of a key a language without one is shown; nothing where none has it.
  public func languageShown(_ key: String) -> LanguageTag? {
    if text(key, in: source) != nil { return source }
    return languages.first { text(key, in: $0) != nil }
  }

  /// Whether a language that has no text of a key sees another one than the language of development does: that of the folder for all languages.
  public func showsDefault(_ key: String) -> Bool {
    entries[key].map { $0.ofDefaults != nil && $0.texts[source]?.isOfDefaults == false } ?? false
  }

  /// Whether what is shown in a language is the text of another key, which that language has: an alias in the folder for all languages, or one of
  /// such an alias.
  public func isAlias(_ key: String, in language: LanguageTag) -> Bool {
    var key = key
    for _ in 0..<StringTable.mostSteps {
      guard let text = entries[key]?.ofDefaults, text.mayRefer, text.forms.isEmpty,
        let other = referredKey(text.plain)
      else { return false }
      if written(other, in: language) != nil { return true }
      key = other
    }
    return false
  }

  /// How often a reference may lead to another one, so that a circle ends.
  private static var mostSteps: Int { 8 }

  /// The key that a reference names, as in `@string/title`; nothing where it is none.
  private func referredKey(_ reference: String) -> String? {
    let bytes = Array(reference.utf8)
    let mark = Array("@string/".utf8)
    return bytes.starts(with: mark) ? String(decoding: bytes[mark.count...], as: UTF8.self) : nil
  }

  /// Makes a language the one of development, unless one is known.
  public mutating func setSource(_ language: LanguageTag) {
    guard source == .none, language != .none else { return }
    source = language
    languages.removeAll { $0 == language }
    languages.insert(language, at: 0)
  }

  /// Takes in a text; of two of one key and language the first counts, but one of a default folder gives way to one of the language's own.
  public mutating func add(_ text: LocalizedText, _ key: String, in language: LanguageTag) {
    addKey(key)
    put(text, key, in: language)
    if !languages.contains(language) { languages.append(language) }
  }

  /// Takes in a key that reads the same in every language.
  public mutating func setUntranslated(_ key: String) {
    addKey(key)
    entries[key]?.isUntranslated = true
  }

  private mutating func put(_ text: LocalizedText, _ key: String, in language: LanguageTag) {
    if text.isOfDefaults, entries[key]?.ofDefaults == nil { entries[key]?.ofDefaults = text }
    // Only Android has such folders, and only its texts may refer to others.
    if let known = entries[key]?.texts[language], text.isOfDefaults || !known.isOfDefaults || !text.mayRefer { return }
    entries[key]?.texts[language] = text
  }

  private mutating func addKey(_ key: String) {
    if entries[key] == nil {
      entries[key] = Entry()
      keys.append(key)
    }
  }

  /// Takes in all texts of another table.
  public mutating func add(_ other: StringTable) {
    setSource(other.source)
    for language in other.languages where !languages.contains(language) { languages.append(language) }
    for key in other.keys {
      guard let entry = other.entries[key] else { continue }
      addKey(key)
      for language in other.languages {
        if let text = entry.texts[language] { put(text, key, in: language) }
      }
      if let text = entry.ofDefaults, entries[key]?.ofDefaults == nil { entries[key]?.ofDefaults = text }
      if entry.isUntranslated { entries[key]?.isUntranslated = true }
    }
  }
}

/// A text in one language, with places for values.
public struct LocalizedText: Hashable, Sendable {
  /// A text for each plural category that has one.
  public struct Forms: Hashable, Sendable {
    private var texts: [String?] = [String?](repeating: nil, count: PluralCategory.allCases.count)
    /// Whether a form `zero` is for the number 0 in every language, as on Apple's platforms.
    public var hasOwnZero = false

    public init() {}

    public subscript(category: PluralCategory) -> String? {
      get { texts[Int(category.rawValue)] }
      set { texts[Int(category.rawValue)] = newValue }
    }

    public var isEmpty: Bool { texts.allSatisfy { $0 == nil } }

    /// The form for a category, or where there is none `other`, or any.
    public func text(_ category: PluralCategory) -> String {
      self[category] ?? self[.other] ?? texts.compactMap { $0 }.first ?? ""
    }

    /// The form for a number; without one it is `other`.
    func text(for count: Int?, in language: LanguageTag) -> String {
      if count == 0, hasOwnZero, let zero = self[.zero] { return zero }
      return text(count.map { PluralCategory.of($0, in: language) } ?? .other)
    }
  }

  /// A part of a text that depends on a number: `%#@items@`.
  public struct Substitution: Hashable, Sendable {
    public var name: String
    /// Of which value the number is, from 1; nothing for the order in the text.
    public var argument: Int?
    public var forms: Forms

    public init(name: String, argument: Int? = nil, forms: Forms) {
      self.name = name
      self.argument = argument
      self.forms = forms
    }
  }

  /// The text where it depends on no number.
  public var plain: String
  /// Its plural forms; empty where it has none.
  public var forms: Forms
  public var substitutions: [Substitution]
  /// Whether `@string/other` stands for the text of that key, as in Android's resources.
  public var mayRefer = false
  /// Whether it is from the folder for all languages, `values`: one from the folder of a language is shown in its place.
  public var isOfDefaults = false
  /// By whose rules numbers are put into it.
  public var convention = NumberConvention.java
  /// What is wrong with its entry in the table, so that this is not what an author meant: lower case, no final period. Nothing as a rule.
  public var fault: String?
  /// The text on tablets, where it is another one: at most one.
  public var onTablets: [LocalizedText] = []

  public init(_ plain: String, substitutions: [Substitution] = []) {
    self.plain = plain
    forms = Forms()
    self.substitutions = substitutions
  }

  public init(_ forms: Forms) {
    plain = ""
    self.forms = forms
    substitutions = []
  }

  /// The text that devices of a form show.
  public func shown(on form: Form) -> LocalizedText { form == .tablet ? onTablets.first ?? self : self }

  /// Whether what it says depends on a number.
  public var isPlural: Bool { !forms.isEmpty || !substitutions.isEmpty }

  /// The plural categories of whole numbers for which it has no form, though its language tells them apart.
  public func missingForms(in language: LanguageTag) -> [PluralCategory] {
    guard isPlural else { return [] }
    let sets = forms.isEmpty ? substitutions.map { $0.forms } : [forms]
    return PluralCategory.needed(in: language).filter { category in sets.contains { $0[category] == nil } }
  }
}
