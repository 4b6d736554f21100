import BandDiagnostics
import BandParser
import BandStrings
import BandSyntax

/// Parses a file, what it imports and the standard components that these name.
///
/// A file is parsed once, however often it is imported. Imports that can't be followed are reported where they stand.
///
/// - Parameters:
///   - main: the file to compile; its `name` is its path relative to the project's root.
///   - provider: where imported files come from.
///   - standard: sources of standard components; only those are parsed that declare a component which is named.
/// - Returns: a program with trees and no facts yet, and the diagnostics of imports and of the parser, by file.
public func load<Provider: SourceProvider>(
  main: SourceText, provider: Provider, standard: [SourceText] = []
) -> (Program, [Diagnostic]) {
  var loader = Loader(provider: provider)
  loader.loadImports(of: main)
  loader.loadStandard(standard)
  loader.findElsewhere()
  loader.loadStrings()
  return (loader.program, loader.diagnostics)
}

/// The state of one run of `load`.
struct Loader<Provider: SourceProvider> {
  let provider: Provider
  var program = Program(names: NameTable())
  var diagnostics: [Diagnostic] = []
  /// Tables of strings that have been read, by path.
  var knownStrings: Set<String> = []
  /// Files that have been asked for by their path; -1 for those that could not be read.
  private var known: [String: Int] = [:]

  init(provider: Provider) { self.provider = provider }

  /// A file whose imports are being followed.
  private struct Open {
    var file: Int
    var imports: [ID<ImportDeclaration>]
    var next = 0
  }

  /// Parses the main file and, depth first, what is imported.
  mutating func loadImports(of main: SourceText) {
    known[main.name] = 0
    var open = [Open(file: add(main), imports: [])]
    open[0].imports = imports(of: 0)
    var isOpen: [Bool] = [true]
    while let top = open.last {
      guard top.next < top.imports.count else {
        isOpen[top.file] = false
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      guard let other = follow(top.imports[top.next], in: top.file) else { continue }
      if other < isOpen.count, isOpen[other] {
        reportCycle(top.imports[top.next], in: top.file, to: other, open: open.map { $0.file })
        continue
      }
      let isNew = other >= isOpen.count
      if !program.files[top.file].imports.contains(where: { Int($0.file.index) == other }) {
        program.files[top.file].imports.append(
          ImportedFile(file: FileID(other), declaration: top.imports[top.next]))
      }
      if isNew {
        isOpen.append(true)
        open.append(Open(file: other, imports: imports(of: other)))
      }
    }
  }

  private func imports(of file: Int) -> [ID<ImportDeclaration>] {
    var found: [ID<ImportDeclaration>] = []
    for item in program.files[file].tree.items {
      if case .importFile(let id) = item { found.append(id) }
    }
    return found
  }

  /// Parses a text as the next file.
  private mutating func add(_ text: SourceText, isStandard: Bool = false) -> Int {
    let index = program.files.count
    let parsed = parse(text, file: FileID(index), names: &program.names)
    var file = CheckedFile(text: text, tree: parsed.tree)
    file.isStandard = isStandard
    program.files.append(file)
    diagnostics += parsed.diagnostics
    for diagnostic in parsed.diagnostics where diagnostic.severity == .error {
      program.readingErrors.append(diagnostic.place)
    }
    return index
  }

  /// The file that an import names, read where it is new; nothing, reported, where it can't be.
  private mutating func follow(_ id: ID<ImportDeclaration>, in file: Int) -> Int? {
    let declaration = program.files[file].tree[id]
    if declaration.path.isNone {
      program.files[file].hasFailedImport = true
      if !declaration.pathSpan.isEmpty, !hasError(in: declaration.span, of: file) {
        fail(
          "import_not_found", declaration.pathSpan, file, "an import names a file", help: "write import \"tokens.band\""
        )
      }
      return nil
    }
    let written = program.names.text(of: declaration.path)
    guard let path = resolvePath(written, from: program.files[file].text.name) else {
      failOutside(declaration.pathSpan, file, written)
      return nil
    }
    if path.isEmpty || written.utf8.last == UInt8(ascii: "/") {
      fail(
        "import_not_found", declaration.pathSpan, file, "'\(written)' is a folder, and an import names a file",
        help: "write import \"tokens.band\"")
      return nil
    }
    if let index = known[path] {
      if index < 0 { program.files[file].hasFailedImport = true }
      return index < 0 ? nil : index
    }
    switch provider.source(at: path) {
    case .found(let bytes):
      let index = add(SourceText(name: path, bytes: bytes))
      known[path] = index
      return index
    case .missing: failMissing(declaration.pathSpan, file, written, path)
    case .outsideRoot: failOutside(declaration.pathSpan, file, written)
    case .tooLarge:
      fail(
        "file_too_large", declaration.pathSpan, file, "'\(written)' has more than 16 MiB and is not read",
        help: "split it into several files")
    case .unreadable(let reason):
      fail("import_unreadable", declaration.pathSpan, file, "'\(written)' can't be read: \(reason)")
    }
    known[path] = -1
    return nil
  }

  // MARK: Standard components

  /// Parses the standard sources that declare what is named and not found yet, until nothing new is named.
  mutating func loadStandard(_ standard: [SourceText]) {
    var index: [(name: Name, source: Int)] = []
    for (position, source) in standard.enumerated() {
      for name in componentNames(in: source.bytes) { index.append((program.names.intern(name), position)) }
    }
    program.standardComponents = index.map { $0.name }
    var sourceOf = [Int](repeating: -1, count: program.names.count)
    for entry in index { sourceOf[Int(entry.name.index)] = entry.source }
    var isLoaded = [Bool](repeating: false, count: standard.count)
    var next = 0
    while next < program.files.count {
      for source in sources(namedIn: program.files[next].tree, sourceOf) where !isLoaded[source] {
        isLoaded[source] = true
        _ = add(standard[source], isStandard: true)
      }
      next += 1
    }
  }

  /// The standard sources that a file uses components of, or whose components it hides.
  private func sources(namedIn tree: SyntaxTree, _ sourceOf: [Int]) -> [Int] {
    var found: [Int] = []
    func take(_ name: Name) {
      guard Int(name.index) < sourceOf.count else { return }
      let source = sourceOf[Int(name.index)]
      if source >= 0, !found.contains(source) { found.append(source) }
    }
    for element in tree.elements { take(element.kind) }
    for item in tree.items {
      if case .declaration(let id) = item, tree[id].kind == .component { take(tree[id].name) }
    }
    return found
  }

  // MARK: Messages

  private mutating func fail(
    _ rule: String, _ span: Span, _ file: Int, _ message: String, help: String? = nil, notes: [DiagnosticNote] = [],
    fixes: [FixIt] = []
  ) {
    program.files[file].hasFailedImport = true
    let place = Place(file: FileID(file), span: span)
    program.readingErrors.append(place)
    diagnostics.append(
      Diagnostic(
        RuleName(rule), .error, at: place, message, notes: notes + (help.map { [DiagnosticNote(.help, $0)] } ?? []),
        fixes: fixes))
  }

  private func hasError(in span: Span, of file: Int) -> Bool {
    program.readingErrors.contains {
      Int($0.file.index) == file && $0.span.start >= span.start && $0.span.start <= span.end
    }
  }

  private mutating func failOutside(_ span: Span, _ file: Int, _ written: String) {
    fail(
      "import_outside_root", span, file, "'\(written)' is outside the project",
      help: "an import is a path from this file to one in the project's folder, the one that holds 'project.band'")
  }

  private mutating func failMissing(_ span: Span, _ file: Int, _ written: String, _ path: String) {
    var best: String?
    var bestDistance = Int.max
    // Every source ends alike: only what stands before counts.
    let wanted = lowercased(path.hasSuffix(".band") ? String(path.dropLast(5)) : path)
    let letters = max(1, wanted.count - (wanted.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0))
    for candidate in provider.sources(near: path).prefix(1000) where candidate != program.files[file].text.name {
      if candidate.utf8.elementsEqual(path.utf8) {
        fail(
          "import_not_found", span, file, "'\(written)' is a link that leads nowhere",
          help: "an import is a path from this file to a file that is there")
        return
      }
      let other = lowercased(candidate.hasSuffix(".band") ? String(candidate.dropLast(5)) : candidate)
      if other.count > 200 || wanted.count > 200 { continue }
      let distance = alignmentDistance(wanted, other)
      if distance < bestDistance, distance <= max(1, letters / 3) {
        bestDistance = distance
        best = candidate
      }
    }
    guard let best else {
      fail(
        "import_not_found", span, file, "there is no file '\(written)'",
        help: "an import is a path from this file: \"tokens.band\"")
      return
    }
    let shown = relativePath(best, from: program.files[file].text.name)
    fail(
      "import_not_found", span, file, "there is no file '\(written)'; did you mean '\(shown)'?",
      fixes: [
        FixIt(
          "write \"\(shown)\"", edits: [TextEdit(at: Place(file: FileID(file), span: span), "\"\(shown)\"")],
          isCertain: false)
      ])
  }

  private mutating func reportCycle(_ id: ID<ImportDeclaration>, in file: Int, to other: Int, open: [Int]) {
    var (id, closing) = (id, file)
    var name = program.files[other].text.name
    var message = "'\(name)' imports itself"
    if file != other, let start = open.firstIndex(of: other) {
      var cycle = Array(open[start...])
      // Wherever one enters it, it is one and the same cycle: it begins at the first of its files by name.
      let first = cycle.indices.min { program.files[cycle[$0]].text.name < program.files[cycle[$1]].text.name } ?? 0
      if first > 0, let own = declaration(in: cycle[first - 1], of: cycle[first]) {
        (id, closing) = (own, cycle[first - 1])
        cycle = Array(cycle[first...] + cycle[..<first])
        name = program.files[cycle[0]].text.name
      }
      message = "the imports form a cycle: '\(name)'"
      for between in cycle.dropFirst().prefix(8) {
        message += " imports '\(program.files[between].text.name)', which"
      }
      message += " imports '\(name)'"
    }
    program.files[file].hasFailedImport = true
    fail(
      "import_cycle", program.files[closing].tree[id].pathSpan, closing, message,
      help: "put what both need into a file that imports neither")
  }

  /// The declaration by which a file imports another one.
  private func declaration(in file: Int, of other: Int) -> ID<ImportDeclaration>? {
    for item in program.files[file].tree.items {
      guard case .importFile(let id) = item else { continue }
      let written = program.names.text(of: program.files[file].tree[id].path)
      if resolvePath(written, from: program.files[file].text.name) == program.files[other].text.name { return id }
    }
    return nil
  }
}

/// The bytes of a text with its ASCII letters in lower case.
private func lowercased(_ text: String) -> [UInt8] {
  text.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 32 : $0 }
}

/// A path as a file in the project names it: from its own folder where that is possible.
func relativePath(_ path: String, from file: String) -> String {
  guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  let folder = file.utf8[...slash]
  if path.utf8.starts(with: folder) { return String(decoding: path.utf8.dropFirst(folder.count), as: UTF8.self) }
  var up = ""
  for byte in folder where byte == UInt8(ascii: "/") { up += "../" }
  return up + path
}

/// The names of the components that a source declares at the start of a line, found without parsing it.
func componentNames(in bytes: [UInt8]) -> [[UInt8]] {
  let word = Array("component ".utf8)
  var names: [[UInt8]] = []
  var isLineStart = true
  var index = 0
  while index < bytes.count {
    if isLineStart, index + word.count < bytes.count, bytes[index..<index + word.count].elementsEqual(word) {
      index += word.count
      let start = index
      while index < bytes.count, isLetterOrDigit(bytes[index]) { index += 1 }
      names.append(Array(bytes[start..<index]))
    }
    isLineStart = index < bytes.count && bytes[index] == UInt8(ascii: "\n")
    index += 1
  }
  return names
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}
