import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Reads a screen's own `targets`, `orientations`, `directions` and `textSizes`.
///
/// - Needs: a `screen` declaration of the tree.
/// - Gives: the settings, and what is wrong with their values, or with settings that stand in a condition or a loop. Names of
///   targets are looked up by `makeMatrix`.
public func readMatrixSettings(
  of screen: ID<Declaration>, in tree: SyntaxTree, names: NameTable, file: FileID
) -> (settings: MatrixSettings, diagnostics: [Diagnostic]) {
  var reader = BlockReader(file: file, tree: tree, names: names)
  var settings = MatrixSettings()
  for item in tree[tree[screen].body.items] {
    if case .property(let id) = item {
      _ = reader.read(tree[id], into: &settings)
    } else {
      reader.reportSettings(in: item)
    }
  }
  return (settings, reader.diagnostics)
}

extension BlockForm {
  static let project = BlockForm(
    owner: "a project",
    properties: [.targets, .orientations, .directions, .textSizes, .locales, .deny, .warn, .allow, .platform].map {
      PropertyKey($0)
    },
    elements: [.envelope])
  static let envelope = BlockForm(
    owner: "an envelope",
    properties: [.width, .height].map { PropertyKey($0) }
      + [.top, .bottom, .left, .right].map { PropertyKey(.inset, $0) },
    elements: [])
}

extension BlockReader {
  mutating func project(_ declaration: Declaration, at head: Place) -> ProjectSettings {
    var project = ProjectSettings(place: head)
    for annotation in tree[declaration.annotations] {
      report(.annotationNotHere, at: place(annotation.nameSpan), "a project takes no annotations")
    }
    let contents = contents(of: declaration.body, as: .project)
    for property in contents.properties {
      switch property.name {
      case .deny: readRules(property, .deny, into: &project)
      case .warn: readRules(property, .warn, into: &project)
      case .allow: readRules(property, .allow, into: &project)
      case .platform:
        guard let value = single(property), !isMissing(value) else { continue }
        if word(value) == .minimum {
          project.usesPlatformMinimum = true
        } else {
          report(.unknownValue, at: place(value), "'platform' of a project can only be 'minimum'")
        }
      default: _ = read(property, into: &project.matrix)
      }
    }
    for (index, element) in contents.elements.enumerated() {
      if index > 0 {
        report(.duplicateProperty, at: place(element.kindSpan), "a project has one envelope")
      } else {
        readEnvelope(element, into: &project)
      }
    }
    return project
  }

  /// Reports settings of a screen in its conditions and loops: the list of configurations is made before any condition has
  /// a meaning.
  fileprivate mutating func reportSettings(in item: Item) {
    let blocks: [Block]
    switch item {
    case .conditional(let id): blocks = [tree[id].then] + (tree[id].otherwise.map { [$0] } ?? [])
    case .loop(let id): blocks = [tree[id].body]
    case .property, .element, .letDeclaration, .assertion, .value: return
    }
    for block in blocks {
      for item in tree[block.items] {
        guard case .property(let id) = item else {
          reportSettings(in: item)
          continue
        }
        switch tree[id].name {
        case .targets, .orientations, .directions, .textSizes, .locales, .states:
          report(
            .misplacedItem, at: place(tree[id].nameSpan),
            "'" + names.text(of: tree[id].name) + "' can't depend on a condition",
            help: "write it in the screen's own block")
        default: break
        }
      }
    }
  }

  /// Reads a property that says in which configurations to check.
  ///
  /// - Returns: whether it is one.
  mutating func read(_ property: Property, into settings: inout MatrixSettings) -> Bool {
    guard property.part == .none else { return false }
    let values = several(property)
    switch property.name {
    case .targets:
      settings.targets = values.compactMap { targetReference($0) }
    case .orientations:
      var orientations: OrientationSet = []
      for value in values {
        if let orientation = word(value, of: .orientations, Orientation.self) {
          orientations.formUnion(OrientationSet(orientation))
        }
      }
      if !orientations.isEmpty { settings.orientations = orientations }
    case .directions:
      var directions: [ReadingDirection] = []
      for value in values {
        guard let direction = word(value, of: .directions, ReadingDirection.self) else { continue }
        if !directions.contains(direction) { directions.append(direction) }
      }
      if !directions.isEmpty { settings.directions = directions }
    case .textSizes:
      var list = TextSizeList([])
      for value in values { readTextSize(value, into: &list) }
      var seen: Set<TextSize> = []
      list.sizes = list.sizes.filter { seen.insert($0).inserted }
      if list.isAll || !list.sizes.isEmpty { settings.textSizes = list }
    case .locales:
      var list = LocaleList([])
      for value in values { readLocale(value, into: &list) }
      if list.isAll || !list.tags.isEmpty { settings.locales = list }
    default: return false
    }
    return true
  }

  /// `ar`, `pt_BR`, `"pt-BR"`, `all`.
  private mutating func readLocale(_ value: ID<Expression>, into list: inout LocaleList) {
    let written: String
    switch tree[inner(value)].kind {
    case .missing: return
    case .name(.all):
      list.isAll = true
      return
    case .name(let name): written = names.text(of: name)
    case .string(let parts):
      guard parts.count <= 1 else {
        report(.wrongValue, at: place(value), "a locale is a plain string")
        return
      }
      if case .text(let name)? = tree[parts].first { written = names.text(of: name) } else { written = "" }
    default:
      report(
        .typeMismatch, at: place(value), "'locales' takes languages and 'all'",
        help: "write, for instance, en, ar, \"pt-BR\"")
      return
    }
    guard let tag = LanguageTag(written) else {
      report(
        .unknownValue, at: place(value), "'\(written)' is no language",
        help: "write a tag such as en, ar or \"pt-BR\"; 'pseudo' lengthens the texts of the source")
      return
    }
    if !list.tags.contains(tag) { list.tags.append(tag) }
  }

  private mutating func readTextSize(_ value: ID<Expression>, into list: inout TextSizeList) {
    switch tree[inner(value)].kind {
    case .missing: break
    case .name(.all): list.isAll = true
    case .name(let name):
      if let size = TextSize(name: names.text(of: name)) {
        list.sizes.append(size)
      } else {
        reportUnknownWord(value, name, of: "textSizes", among: TextSizeList.words)
      }
    case .number(let factor, .factor):
      if let size = TextSizeList.size(factor: factor) {
        list.sizes.append(size)
      } else {
        report(.wrongValue, at: place(value), "a text size is from 0.25x to 8x")
      }
    case .number(_, .none):
      report(
        .typeMismatch, at: place(value), "a factor of text sizes has an 'x' behind it",
        help: "write, for instance, 1.7x")
    default:
      report(
        .typeMismatch, at: place(value), "'textSizes' takes names, factors and 'all'",
        help: "write, for instance, default, xxxLarge, 1.7x")
    }
  }

  private mutating func readRules(_ property: Property, _ level: RuleLevel, into project: inout ProjectSettings) {
    var places: [String: RuleSetting] = [:]
    for setting in project.levels { places[setting.rule.text] = setting }
    for value in several(property) {
      guard let name = word(value) else {
        if !isMissing(value) {
          report(.typeMismatch, at: place(value), "'" + level.text + "' takes names of rules, like target_too_small")
        }
        continue
      }
      let rule = RuleName(names.text(of: name))
      if let first = places[rule.text] {
        report(
          .duplicateProperty, at: place(value), "'" + rule.text + "' is set twice", label: "again here")
        diagnostics[diagnostics.count - 1].notes.append(
          DiagnosticNote(.related, "first set to '" + first.level.text + "' here", at: first.place))
      } else {
        let setting = RuleSetting(rule, level, at: place(value))
        project.levels.append(setting)
        places[rule.text] = setting
      }
    }
  }

  private mutating func readEnvelope(_ element: Element, into project: inout ProjectSettings) {
    guard let block = element.block else {
      report(
        .missingProperty, at: place(element.kindSpan), "'envelope' has no block",
        help: "write envelope { width: 320...480; inset.bottom: 0...60 }")
      return
    }
    let contents = contents(of: block, as: .envelope)
    for property in contents.properties {
      guard let value = single(property), !isMissing(value) else { continue }
      guard case .binary(.range, let first, let last) = tree[inner(value)].kind else {
        report(
          .typeMismatch, at: place(value), "'" + text(PropertyKey(property.name, property.part)) + "' takes a range",
          help: "write, for instance, 320...480")
        continue
      }
      guard let lower = length(first), let upper = length(last) else { continue }
      guard lower <= upper else {
        report(.wrongValue, at: place(value), "the range runs backwards")
        continue
      }
      let variable: EnvironmentVariable
      switch (property.name, property.part) {
      case (.width, _): variable = .width
      case (.height, _): variable = .height
      case (_, .top): variable = .inset(.top)
      case (_, .left): variable = .inset(.left)
      case (_, .right): variable = .inset(.right)
      default: variable = .inset(.bottom)
      }
      project.envelope.append(EnvelopeBound(variable: variable, lower: lower, upper: upper))
    }
  }
}

extension TextSizeList {
  /// The words that stand for text sizes.
  static var words: [String] { ["default", "all"] + TextCategory.allCases.map { $0.text } }

  /// The size of a factor; nothing beyond what any system offers.
  static func size(factor: Double) -> TextSize? {
    factor >= 0.25 && factor <= 8 ? .factor(factor) : nil
  }
}

/// Reports rules of a project that don't exist.
///
/// - Parameters:
///   - rules: the names of all rules that the compiler knows.
///   - fixed: those of them that are errors of the language, whose level nothing changes.
public func checkRuleNames(
  of project: ProjectSettings, among rules: [RuleName], fixed: [RuleName] = []
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for setting in project.levels where setting.level != .deny && fixed.contains(setting.rule) {
    diagnostics.append(
      Diagnostic(
        .wrongValue, at: setting.place, "nothing silences '" + setting.rule.text + "': it is an error of the language"))
  }
  for setting in project.levels where !rules.contains(setting.rule) {
    let isAll = setting.rule.text == "all" || setting.rule.text == "warnings" || setting.rule.text == "everything"
    let near = diagnostics.count >= 100 || isAll ? [] : nearTexts(to: setting.rule.text, among: rules.map { $0.text })
    var diagnostic = Diagnostic(
      .unknownValue, at: setting.place,
      "there is no rule '" + setting.rule.text + "'" + didYouMean(near))
    if isAll {
      diagnostic.notes.append(
        DiagnosticNote(
          .help, "each rule is named by itself; 'bandc explain' lists them"))
    }
    for text in near {
      diagnostic.fixes.append(
        FixIt("write '" + text + "'", edits: [TextEdit(at: setting.place, text)], isCertain: false))
    }
    diagnostics.append(diagnostic)
  }
  return diagnostics
}

extension Orientation: WrittenWord {}
extension ReadingDirection: WrittenWord {}
