import BandDiagnostics
import BandSyntax

/// The state of one reading of `device`, `targets` and `project` declarations: a file's tree with its names, and what
/// was found wrong. What reads one kind of block is an extension in a file of its own.
struct BlockReader {
  let file: FileID
  let tree: SyntaxTree
  let names: NameTable
  var diagnostics: [Diagnostic] = []
  /// How many more steps constant expressions may take: `let`s that use one another twice would double them each time.
  var budget = 100_000
  /// The `let`s of the file by name; of two with one name the first. Nothing before the first is looked up.
  var lets: [Name: ID<LetDeclaration>]?
  /// Whether the device is a foldable: held upright, one that is spanned is wider than high.
  var isFoldable = false
  /// How many properties had no name: what they were to say isn't known.
  var unreadCount = 0
  /// How many wrong words have been searched for near ones; a broken file must not take long.
  private var searches = 0

  init(file: FileID, tree: SyntaxTree, names: NameTable) {
    self.file = file
    self.tree = tree
    self.names = names
  }

  /// The nearest of some words to one that means nothing.
  mutating func nearest(to text: String, among words: @autoclosure () -> [String]) -> [String] {
    searches += 1
    return searches < 500 ? nearTexts(to: text, among: words()) : []
  }

  func place(_ span: Span) -> Place { Place(file: file, span: span) }

  func place(_ id: ID<Expression>) -> Place { place(tree[id].span) }

  mutating func report(
    _ rule: RuleName, _ severity: Severity = .error, at place: Place, _ message: String, label: String = "",
    help: String = "", fixes: [FixIt] = []
  ) {
    let notes = help.isEmpty ? [] : [DiagnosticNote(.help, help)]
    diagnostics.append(
      Diagnostic(rule, severity, at: place, message, label: label, notes: notes, fixes: fixes))
  }
}

/// A property as a block may have it: its name and what stands after its point.
struct PropertyKey: Hashable, Sendable {
  let name: Name
  let part: Name

  init(_ name: Name, _ part: Name = .none) {
    self.name = name
    self.part = part
  }
}

/// What a kind of block may hold.
struct BlockForm: Sendable {
  /// What messages call it: `a device`.
  let owner: StaticString
  let properties: [PropertyKey]
  let elements: [Name]
}

/// What of a block has a meaning, in source order.
struct BlockContents {
  var properties: [Property] = []
  var elements: [Element] = []
  /// How many properties it has that couldn't be told: each may be one that is missing.
  var unread = 0
}

extension BlockReader {
  /// Sorts out what a block holds; reports what it may not hold and what it holds twice.
  mutating func contents(of block: Block, as form: BlockForm) -> BlockContents {
    var contents = BlockContents()
    for item in tree[block.items] {
      switch item {
      case .property(let id):
        let property = tree[id]
        let key = PropertyKey(property.name, property.part)
        if property.name.isNone {
          // The parser has said that it has no name.
          contents.unread += 1
          unreadCount += 1
        } else if !form.properties.contains(key) {
          contents.unread += 1
          reportUnknown(property, in: form)
        } else if let first = contents.properties.first(where: { PropertyKey($0.name, $0.part) == key }) {
          report(
            .duplicateProperty, at: place(property.nameSpan), "'" + text(key) + "' is set twice",
            label: "again here")
          diagnostics[diagnostics.count - 1].notes.append(
            DiagnosticNote(.related, "first set here", at: place(first.nameSpan)))
        } else {
          contents.properties.append(property)
        }
      case .element(let id):
        let element = tree[id]
        if form.elements.contains(element.kind) {
          for annotation in tree[element.annotations] {
            report(
              .annotationNotHere, at: place(annotation.nameSpan),
              form.owner.description + " and what it holds take no annotations")
          }
          if let argument = tree[element.arguments].first { reportMisplaced(place(argument.value), in: form) }
          contents.elements.append(element)
        } else {
          reportUnknown(element, in: form)
        }
      case .letDeclaration(let id): reportMisplaced(place(tree[id].nameSpan), in: form)
      case .assertion(let id): reportMisplaced(place(tree[id].condition), in: form)
      case .conditional(let id): reportMisplaced(place(tree[id].condition), in: form)
      case .loop(let id): reportMisplaced(place(tree[id].sequence), in: form)
      case .value(let id): reportMisplaced(place(id), in: form)
      }
    }
    return contents
  }

  private mutating func reportUnknown(_ property: Property, in form: BlockForm) {
    let key = PropertyKey(property.name, property.part)
    let place = place(property.nameSpan)
    if property.part == .none, form.properties.contains(where: { $0.name == property.name }) {
      let parts = form.properties.filter { $0.name == property.name }.map { text($0) }
      report(
        .unknownProperty, at: place, "'" + text(key) + "' needs to say which: write " + alternatives(parts))
      return
    }
    let written = text(key)
    if form.elements.contains(property.name), property.part == .none {
      report(
        .unknownProperty, at: place, "'" + written + "' in " + form.owner.description + " is a block, not a property",
        help: "write " + written + " { … }")
      return
    }
    if let advice = form.properties.contains(PropertyKey(.deny)) ? foreignSetting(written) : nil {
      report(
        .unknownProperty, at: place, form.owner.description + " has no property '" + written + "'", help: advice)
      return
    }
    let properties = form.properties.map { text($0) }
    let near = nearest(to: written, among: properties)
    report(
      .unknownProperty, at: place, form.owner.description + " has no property '" + written + "'" + didYouMean(near),
      help: near.isEmpty ? "it may have " + alternatives(form.properties.map { text($0) }) : "",
      fixes: near.map { rename(place, $0) })
  }

  private mutating func reportUnknown(_ element: Element, in form: BlockForm) {
    let written = names.text(of: element.kind)
    let place = place(element.kindSpan)
    let elements = form.elements.map { names.text(of: $0) }
    let near = nearest(to: written, among: elements)
    if let advice = form.properties.contains(PropertyKey(.deny)) ? foreignSetting(written) : nil {
      report(.unknownKind, at: place, form.owner.description + " can't hold '" + written + "'", help: advice)
      return
    }
    report(
      .unknownKind, at: place, form.owner.description + " can't hold '" + written + "'" + didYouMean(near),
      help: near.isEmpty && !form.elements.isEmpty
        ? "it may hold " + alternatives(form.elements.map { names.text(of: $0) }) : "",
      fixes: near.map { rename(place, $0) })
  }

  private mutating func reportMisplaced(_ place: Place, in form: BlockForm) {
    report(
      .misplacedItem, at: place, "this has no meaning in " + form.owner.description,
      help: "it holds plain properties; a value that is used several times can be a 'let' of the file")
  }

  func text(_ key: PropertyKey) -> String {
    key.part == .none ? names.text(of: key.name) : names.text(of: key.name) + "." + names.text(of: key.part)
  }

  func rename(_ place: Place, _ text: String) -> FixIt {
    FixIt("write '" + text + "'", edits: [TextEdit(at: place, text)], isCertain: false)
  }
}
