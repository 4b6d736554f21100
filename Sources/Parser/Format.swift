import BandDiagnostics
import BandSyntax

/// A source in its canonical layout, or why it has none.
public struct FormatResult: Sendable {
  /// The text in UTF-8; nothing where the source has syntax errors and stays as it is.
  public let bytes: [UInt8]?
  /// The syntax errors.
  public let diagnostics: [Diagnostic]
}

/// Lays a source out canonically.
///
/// The layout follows from the tokens, the comments and the line breaks that end items: two sources that differ in
/// other white space alone come out the same, and what comes out stays the same when it is formatted again.
///
/// - **Items.** What a line break ended still ends with one; what `;` ended still ends with `;`, and what follows
///   stays on the line as long as it takes one line itself and ends within 100 columns. A block that closes ends its
///   line.
/// - **Blocks.** A block stands on one line, `{ pin: screen; gap: 8 }`, when it holds one item or only `;` (in
///   `targets`: `,`) between its items, when the elements in it hold no elements, and when all of it ends within 100
///   columns. All blocks of an `if` with its `else`s do, or none. The bodies of screens, components, devices and
///   projects are always open. Open blocks are indented by four spaces; `{` stands on the line of its head.
/// - **Annotations** have lines of their own, so a block that holds one is open.
/// - **Blank lines.** One stands before and after each element, `if`, `for` and declaration that takes several lines,
///   an annotation or a `///` comment of its own included; between properties and elements of a block that has such a
///   one; between the imports, the `let`s and the declarations of a file; and behind `//` comments at the head of a
///   file. None else.
/// - **Long lines** break behind the commas and before the operators outside brackets, the rest four spaces further
///   in; what still does not fit has its brackets opened, one member a line. A string is never broken.
/// - **Comments** stay where they are: on a line of their own, or behind what stands before them on their line, two
///   spaces off.
///
/// - Parameter text: the source.
/// - Returns: the canonical text, which ends in one line feed unless it is empty.
/// - Complexity: O(n) in the length of the text, times the depth of its brackets where lines are too long.
public func format(_ text: SourceText, file: FileID = FileID(0)) -> FormatResult {
  var names = NameTable()
  let parsed = parse(text, file: file, names: &names)
  if !parsed.diagnostics.isEmpty { return FormatResult(bytes: nil, diagnostics: parsed.diagnostics) }
  var formatter = Formatter(text: text, tree: parsed.tree, tokens: lex(text))
  formatter.writeFile()
  return FormatResult(bytes: formatter.output, diagnostics: [])
}
