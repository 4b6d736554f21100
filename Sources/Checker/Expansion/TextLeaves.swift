import BandDiagnostics
import BandScreenModel
import BandStrings
import BandSyntax
import BandText

/// What a text's own block says of how it is set, not resolved yet.
struct TextProperties {
  var style = Value.nothing
  var lineHeight = Value.nothing
  var lines = Value.nothing
  var minimumScale = Value.nothing
  var letterSpacing = Value.nothing
  var weight = Value.nothing
  /// The path of a font or a table of metrics, and the property that says it.
  var font: (path: Value, property: AppliedProperty, isTable: Bool)?
}

/// What a text's measures depend on within one expansion.
struct TextKey: Hashable, Sendable {
  var text: TextID
  var style: ResolvedTextStyle
  var lines: Int32
  var minimumScale: Double
}

extension Expander {
  /// Measures a text, or says which comparison of sizes decides what it says.
  mutating func readText(
    _ properties: TextProperties, _ contribution: Contribution, _ assumption: Int32, _ traits: inout ElementTraits
  ) {
    let element = tree(of: contribution.context.file)[contribution.element]
    let surroundings = contribution.context.surroundings(node: Int32(truncatingIfNeeded: nodes.count))
    var text = TextID(index: 0)
    let arguments = tree(of: contribution.context.file)[element.arguments]
    if let argument = arguments.first {
      let said =
        arguments.contains { $0.label == .key }
        ? localized(arguments, key: .key, surroundings) : evaluate(argument.value, in: surroundings)
      let value = settled(said, assumption, &traits)
      if case .string(let found, _) = value { text = found }
    }
    if traits.undecided != nil { return }
    traits.maximumLines = constant(properties.lines).map { Int32(clamping: Int64($0)) }
    var overrides = TextStyleOverrides()
    overrides.lineHeight = constant(properties.lineHeight)
    overrides.letterSpacing = constant(properties.letterSpacing)
    if case .word(let word) = properties.weight { overrides.weight = weight(word) }
    if let font = properties.font {
      let source = tree(of: font.property.surroundings.file)[font.property.property]
      let span = tree(of: font.property.surroundings.file)[source.values].first.map {
        tree(of: font.property.surroundings.file)[$0].span
      }
      overrides.font = self.font(
        font.path, isTable: font.isTable, at: place(span ?? source.nameSpan, in: font.property.surroundings))
    }
    let minimumScale = constant(properties.minimumScale) ?? 1
    reads.formUnion([.platform, .textSize, .pseudo])
    if discrete.language == .pseudo { text = addText(Array(pseudoLengthened(string(of: text)).utf8)) }
    let style = textStyle(properties.style).resolved(
      on: discrete.platform, at: discrete.textSize, overrides: overrides)
    traits.content = content(.text(string(of: text), style: styleName(properties.style)))
    let key = TextKey(text: text, style: style, lines: traits.maximumLines ?? .max, minimumScale: minimumScale)
    if let known = lineTableIndex[key] {
      traits.leaf = .text(known)
      return
    }
    let bytes = utf8(of: text)
    spend(bytes.count / 4)
    let table = resources.lineTable(
      of: String(decoding: bytes, as: UTF8.self), style, lines: traits.maximumLines, minimumScale: minimumScale)
    screen.lineTables.append(table)
    let index = Int32(truncatingIfNeeded: screen.lineTables.count - 1)
    lineTableIndex[key] = index
    traits.leaf = .text(index)
  }

  /// The index of what a text says or an image shows; equal ones are held once.
  mutating func content(_ content: ElementContent) -> Int32 {
    if let known = contentIndex[content] { return known }
    screen.contents.append(content)
    let index = Int32(truncatingIfNeeded: screen.contents.count - 1)
    contentIndex[content] = index
    return index
  }

  private func styleName(_ value: Value) -> String {
    switch value {
    case .word(let name): program.names.text(of: name)
    case .style(let index):
      program.styles.indices.contains(Int(index)) ? program.names.text(of: program.styles[Int(index)].name) : ""
    default: ""
    }
  }

  func constant(_ value: Value) -> Double? {
    if case .number(let formula) = value { screen.formulas.constant(formula) } else { nil }
  }

  private mutating func textStyle(_ value: Value) -> TextStyle {
    switch value {
    case .word(let name): TextStyle(name: program.names.text(of: name)) ?? .standard(on: discrete.platform)
    case .style(let index): customStyle(Int(index))
    default: .standard(on: discrete.platform)
    }
  }

  /// A style that a file declares.
  private mutating func customStyle(_ index: Int) -> TextStyle {
    guard program.styles.indices.contains(index) else { return .standard(on: discrete.platform) }
    let facts = program.styles[index]
    let file = facts.file.index
    let surroundings = Surroundings(file: file, body: -1, frame: 0, scope: -1, node: 0)
    var style = CustomTextStyle(size: 17)
    readStyle(tree(of: file)[facts.declaration].body.items, surroundings, &style)
    return .custom(style)
  }

  private mutating func readStyle(_ items: List<Item>, _ surroundings: Surroundings, _ style: inout CustomTextStyle) {
    for item in tree(of: surroundings.file)[items] {
      switch item {
      case .property(let id):
        let property = tree(of: surroundings.file)[id]
        guard let first = tree(of: surroundings.file)[property.values].first else { continue }
        let span = tree(of: surroundings.file)[first].span
        let value = evaluate(first, in: surroundings)
        if let constant = constant(value) { checkRange(constant, property.name, property.values, surroundings) }
        switch (property.name, value) {
        case (.weight, .word(let word)): style.weight = weight(word)
        case (.font, _): style.font = font(value, isTable: false, at: place(span, in: surroundings)) ?? style.font
        case (.metrics, _): style.font = font(value, isTable: true, at: place(span, in: surroundings)) ?? style.font
        case (.size, _): style.size = fixed(value, span, surroundings) ?? style.size
        case (.lineHeight, _): style.lineHeight = fixed(value, span, surroundings)
        case (.letterSpacing, _): style.letterSpacing = fixed(value, span, surroundings) ?? 0
        default: break
        }
      case .conditional(let id):
        let conditional = tree(of: surroundings.file)[id]
        switch condition(conditional.condition, in: surroundings) {
        case .always: readStyle(conditional.then.items, surroundings, &style)
        case .never: if let otherwise = conditional.otherwise { readStyle(otherwise.items, surroundings, &style) }
        default:
          report(
            .notSupportedYet, at: place(tree(of: surroundings.file)[conditional.condition].span, in: surroundings),
            "a style can't depend on a size; choose between two styles where it is used")
        }
      case .element, .letDeclaration, .assertion, .loop, .value: break
      }
    }
  }

  /// A font that a style or a text names; nothing, reported, where it can't be used.
  private mutating func font(_ value: Value, isTable: Bool, at place: Place) -> CustomFont? {
    guard case .string(let text, let file) = value else { return nil }
    let written = string(of: text)
    switch resources.font(written, isTable: isTable, namedIn: program.files[Int(file)].text.name) {
    case .font(let font): return font
    case .fault(let message):
      report(
        .fontUnusable, at: place, message,
        notes: [
          DiagnosticNote(
            .help,
            isTable
              ? "give a table that was exported on a device, or leave 'metrics' out: then the platform's font is measured"
              : "give a .ttf or .otf file in the project, or leave 'font' out: then the platform's font is measured")
        ])
      return nil
    }
  }

  /// A length that must be a constant.
  private mutating func fixed(_ value: Value, _ span: Span, _ surroundings: Surroundings) -> Double? {
    guard case .number(let formula) = value else { return nil }
    if let constant = screen.formulas.constant(formula) { return constant }
    report(.wrongValue, at: place(span, in: surroundings), "a text style takes lengths that are constants")
    return nil
  }

  private func weight(_ word: Name) -> FontWeight {
    switch word {
    case .thin: .thin
    case .ultraLight: .ultraLight
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}
