import BandDiagnostics
import BandStrings
import BandSyntax

/// Warns of texts that are keys of a table of strings: `text("cart.title")`.
///
/// - Needs: the files as `load` gives them.
/// - Parameters:
///   - program: the files; its tables are those in which keys are looked up.
///   - known: a table whose keys have been looked up before.
/// - Returns: the warnings in the order of files and places.
public func keysAsTexts(in program: Program, besides known: StringTable = StringTable()) -> [Diagnostic] {
  guard program.namesStrings else { return [] }
  var diagnostics: [Diagnostic] = []
  let table = program.strings
  for (index, file) in program.files.enumerated() where !file.isStandard {
    for element in file.tree.elements where element.kind == .text {
      guard let argument = file.tree[element.arguments].first, argument.label.isNone,
        case .string(let parts) = file.tree[argument.value].kind
      else { continue }
      let members = file.tree[parts]
      guard members.count == 1, case .text(let name)? = members.first else { continue }
      let key = program.names.text(of: name)
      guard table.contains(key), !known.contains(key) else { continue }
      let place = Place(file: FileID(index), span: file.tree[argument.value].span)
      let written = file.text.text(place.span)
      diagnostics.append(
        Diagnostic(
          RuleName("key_as_text"), .warning, at: place,
          "\(written) is a key of a table of strings, and is shown as it is written",
          fixes: [FixIt("write 'key: \(written)'", edits: [TextEdit(at: place, "key: \(written)")], isCertain: false)]))
    }
  }
  diagnostics.sort {
    $0.place.file.index != $1.place.file.index
      ? $0.place.file.index < $1.place.file.index : $0.place.span.start < $1.place.span.start
  }
  return diagnostics
}
