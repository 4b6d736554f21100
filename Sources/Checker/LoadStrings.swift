import BandDiagnostics
import BandParser
import BandScreenModel
import BandStrings
import BandSyntax

extension Loader {
  /// Reads the tables of strings that the files name, with those of the same name in other languages.
  ///
  /// Of two texts of one key and language the first counts: the main file's tables come before those of what it imports.
  mutating func loadStrings() {
    for file in program.files.indices {
      for item in program.files[file].tree.items {
        if case .strings(let id) = item { loadStrings(program.files[file].tree[id], in: file) }
      }
    }
  }

  private mutating func loadStrings(_ declaration: ImportDeclaration, in file: Int) {
    // What is no path has been reported.
    if declaration.path.isNone { return }
    let written = program.names.text(of: declaration.path)
    let path = StringsPath(written)
    guard path.format != nil else {
      failStrings(declaration, file, "'\(written)' is no table of strings", help: StringsFault.unknownFormat.message)
      return
    }
    guard let found = resolvePath(written, from: program.files[file].text.name) else {
      failStrings(
        declaration, file, "'\(written)' is outside the project",
        help: "a table of strings is in the project's folder, the one that holds 'project.band'")
      return
    }
    read(found, declaration, file, shown: written)
    let others = StringsPath(found)
    guard let folder = others.folderOfOthers else { return }
    for name in provider.names(in: folder).sorted().prefix(1000) {
      guard let other = others.other(named: name) else { continue }
      read(other, declaration, file, shown: other, isOptional: true)
    }
  }

  private mutating func read(
    _ path: String, _ declaration: ImportDeclaration, _ file: Int, shown: String, isOptional: Bool = false
  ) {
    guard knownStrings.insert(path).inserted else { return }
    switch provider.file(at: path, limit: SyntaxLimit.fileSize) {
    case .found(let bytes):
      do throws(StringsFault) {
        program.strings.add(try readStrings(bytes, named: path))
      } catch {
        if case .malformed(let fault) = error {
          failMalformed(declaration, file, bytes, fault, path: path, shown: shown)
        } else {
          failStrings(declaration, file, "'\(shown)': \(error.message)")
        }
      }
    case .missing:
      if !isOptional {
        failStrings(
          declaration, file, "there is no file '\(shown)'",
          help: "the path is from this file: \"Localizable.xcstrings\"")
      }
    case .outsideRoot: failStrings(declaration, file, "'\(shown)' is outside the project")
    case .tooLarge: failStrings(declaration, file, "'\(shown)' has more than 16 MiB")
    case .unreadable(let reason): failStrings(declaration, file, "'\(shown)' can't be read: \(reason)")
    }
  }

  /// Reports a fault where it is: in the table itself.
  private mutating func failMalformed(
    _ declaration: ImportDeclaration, _ file: Int, _ bytes: [UInt8], _ fault: FormatFault, path: String, shown: String
  ) {
    let table = FileID(program.files.count + program.brokenTables.count)
    program.brokenTables.append(SourceText(name: path, bytes: bytes))
    let end = min(fault.offset + 1, bytes.count)
    let place = Place(file: table, span: Span(min(fault.offset, max(0, end - 1))..<end))
    diagnostics.append(
      Diagnostic(
        RuleName("strings_unreadable"), .error, at: place, "'\(shown)' can't be read: \(fault.message)",
        notes: [
          DiagnosticNote(
            .related, "the table is named here", at: Place(file: FileID(file), span: declaration.pathSpan))
        ]))
    program.hasFailedStrings = true
  }

  private mutating func failStrings(
    _ declaration: ImportDeclaration, _ file: Int, _ message: String, help: String? = nil
  ) {
    let place = Place(file: FileID(file), span: declaration.pathSpan)
    diagnostics.append(
      Diagnostic(
        RuleName("strings_unreadable"), .error, at: place, message,
        notes: help.map { [DiagnosticNote(.help, $0)] } ?? []))
    program.hasFailedStrings = true
  }
}
