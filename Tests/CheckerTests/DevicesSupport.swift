import BandChecker
import BandDiagnostics
import BandParser
import BandScreenModel
import BandSyntax
import Testing

/// A file's declarations, and the scope that holds them alone; a project in it counts.
struct ReadFile {
  var parsed: ParsedFile
  var names = NameTable()
  var declarations: DeviceDeclarations
  var scope = DeviceScope()

  init(_ text: SourceText, file: FileID = FileID(0)) {
    parsed = parse(text, file: file, names: &names)
    declarations = readDeclarations(of: parsed.tree, names: names, file: file)
    scope.add(declarations)
    if declarations.project != nil { scope.projectFile = file }
  }

  init(_ text: String) { self.init(SourceText(name: "test.band", text)) }

  /// All that is wrong with the declarations.
  var diagnostics: [Diagnostic] { parsed.diagnostics + declarations.diagnostics + checkTargets(in: scope) }

  /// The file's screens as a matrix needs them.
  var screens: [MatrixScreen] {
    var screens: [MatrixScreen] = []
    for item in parsed.tree.items {
      guard case .declaration(let id) = item, parsed.tree[id].kind == .screen else { continue }
      let file = declarations.file
      let read = readMatrixSettings(of: id, in: parsed.tree, names: names, file: file)
      screens.append(
        MatrixScreen(
          file: file, place: Place(file: file, span: parsed.tree[id].nameSpan), settings: read.settings, states: [],
          hasInput: false))
    }
    return screens
  }
}

/// A run's options.
func overrides(_ change: (inout MatrixOverrides) -> Void) -> MatrixOverrides {
  var overrides = MatrixOverrides()
  change(&overrides)
  return overrides
}
