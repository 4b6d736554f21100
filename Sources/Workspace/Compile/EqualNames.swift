import BandParser
import BandSyntax

/// Two screens whose documents would go to one file.
public struct EqualNames: Sendable {
  public var screen: String
  public var first: Input
  public var second: Input
  /// The file.
  public var path: String
}

/// The sources that have a screen; what can be read only once, or not at all, counts as one.
public func inputsWithScreens(_ inputs: [Input]) -> [Input] {
  inputs.filter { input in
    guard !input.isStandardInput, FileKind(of: input.path) == .file, let bytes = try? readSource(input) else {
      return true
    }
    var names = NameTable()
    let tree = parse(SourceText(name: input.name, bytes: bytes), file: FileID(0), names: &names).tree
    return tree.items.contains { item in
      if case .declaration(let id) = item { tree[id].kind == .screen } else { false }
    }
  }
}

/// Finds screens of one name whose documents would replace one another, before anything is written.
///
/// Only the sources' heads are read: what is wrong with a source is told when it is compiled. What can be read only once is left out.
public func equalNames(of inputs: [Input], _ plan: OutputPlan, _ emission: Emission) -> EqualNames? {
  guard case .folder = plan else { return nil }
  var known: [String: Input] = [:]
  for input in inputs where !input.isStandardInput && FileKind(of: input.path) == .file {
    guard let bytes = try? readSource(input) else { continue }
    var names = NameTable()
    let tree = parse(SourceText(name: input.name, bytes: bytes), file: FileID(0), names: &names).tree
    for item in tree.items {
      guard case .declaration(let id) = item, tree[id].kind == .screen, !tree[id].name.isNone else { continue }
      let screen = names.text(of: tree[id].name)
      guard let path = plan.path(for: screen, of: input, emission) else { continue }
      // Two of one file are an error of the source, and told so.
      if let first = known[path], first != input {
        return EqualNames(screen: screen, first: first, second: input, path: path)
      }
      known[path] = input
    }
  }
  return nil
}
