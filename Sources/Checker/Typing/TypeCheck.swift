import BandDiagnostics
import BandSyntax

/// Finds what every name, member and call of a program means and what type every expression has.
///
/// Bodies of components and `let`s are typed where they are written, used or not. Declarations of devices, targets and
/// projects are left to the catalogue's reader.
///
/// - Needs: files as `load` gives them; trees with `missing` nodes are fine.
/// - Gives: every fact of `Program`; a screen that has an error, or uses something that has, says so in `hasErrors`.
/// - Parameters:
///   - program: the files, whose facts are filled in.
///   - rules: the names that `@allow` may give.
///   - fixed: the names of the other rules: errors of the language, which nothing silences.
/// - Returns: the diagnostics in the order of files and places; one cause gives one message.
/// - Complexity: O(n) in the size of the trees, apart from the search for near names after an error.
public func typeCheck(_ program: inout Program, rules: [RuleName], fixed: [RuleName] = []) -> [Diagnostic] {
  var typer = Typer(program, rules: rules, fixed: fixed)
  typer.collectDeclarations()
  typer.resolveKinds()
  typer.orderComponents()
  typer.typeFiles()
  typer.finishScreens()
  typer.tellSilentFailures()
  program = typer.program
  let texts = keysAsTexts(in: program)
  return texts.isEmpty ? typer.sortedDiagnostics() : sorted(typer.sortedDiagnostics() + texts)
}
