import BandDiagnostics
import BandSyntax

/// Names that a file of the project declares which this one doesn't import.
extension Typer {
  /// Reports a component that another file declares.
  ///
  /// - Returns: whether there is one.
  mutating func failNotImported(component name: Name, _ span: Span) -> Bool {
    let known = program.components.first { $0.name == name && !$0.isStandard && canImport($0.file) }
    let path =
      known.map { program.files[Int($0.file.index)].text.name } ?? program.elsewhere.first { $0.name == name }?.path
    guard let path else { return false }
    failNotImported(name, span, "unknown_kind", path)
    return true
  }

  /// Reports a `let`, or where a text style is expected a style, of a file that another one has imported: imports don't pass on what they bring.
  ///
  /// - Returns: whether there is one.
  mutating func failNotImported(value name: Name, isStyle: Bool, _ span: Span) -> Bool {
    let found =
      isStyle
      ? program.styles.first { $0.name == name && canImport($0.file) }?.file
      : program.globals.first { $0.name == name && canImport($0.file) }?.file
    guard let found else { return false }
    failNotImported(name, span, isStyle ? "unknown_value" : "unknown_name", program.files[Int(found.index)].text.name)
    return true
  }

  private mutating func failNotImported(_ name: Name, _ span: Span, _ rule: String, _ path: String) {
    let shown = relativePath(path, from: program.files[Int(file.index)].text.name)
    fail(
      rule, span, "'\(text(name))' is declared in '\(shown)', which this file doesn't import",
      help: "write 'import \"\(shown)\"' at the top of the file")
  }

  /// Whether an import of a file would be one that can be followed: none of this file by itself, and no cycle.
  private func canImport(_ other: FileID) -> Bool {
    if program.files[Int(other.index)].isStandard { return false }
    var seen = [Bool](repeating: false, count: program.files.count)
    var open = [Int(other.index)]
    while let next = open.popLast() {
      if next == Int(file.index) { return false }
      if seen[next] { continue }
      seen[next] = true
      open += program.files[next].imports.map { Int($0.file.index) }
    }
    return true
  }
}
