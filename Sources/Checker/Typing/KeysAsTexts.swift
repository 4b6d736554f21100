import BandDiagnostics
import BandStrings
import BandSyntax

/// Warns of texts that are keys of a table of strings: `text("cart.title")`, and `Button("cart.title")`, whose argument becomes a text.
///
/// - Needs: the files as `typeCheck` leaves them.
/// - Parameters:
///   - program: the files; its tables are those in which keys are looked up.
///   - known: a table whose keys have been looked up before.
/// - Returns: the warnings in the order of files and places.
public func keysAsTexts(in program: Program, besides known: StringTable = StringTable()) -> [Diagnostic] {
  guard program.namesStrings else { return [] }
  var diagnostics: [Diagnostic] = []
  let table = program.strings
  let shown = ShownParameters(program)
  for (index, file) in program.files.enumerated() where !file.isStandard {
    for (element, meaning) in zip(file.tree.elements, file.elements) {
      for argument in file.tree[element.arguments] where shown.shows(argument, of: element, meaning, in: file) {
        guard case .string(let parts) = file.tree[argument.value].kind else { continue }
        let members = file.tree[parts]
        guard members.count == 1, case .text(let name)? = members.first else { continue }
        let key = program.names.text(of: name)
        guard table.contains(key), !known.contains(key) else { continue }
        let place = Place(file: FileID(index), span: file.tree[argument.value].span)
        let written = file.text.text(place.span)
        let meant = element.kind == .text ? "key: \(written)" : "localized(\(written))"
        diagnostics.append(
          Diagnostic(
            RuleName("key_as_text"), .warning, at: place,
            "\(written) is a key of a table of strings, and is shown as it is written",
            fixes: [FixIt("write '\(meant)'", edits: [TextEdit(at: place, meant)], isCertain: false)]))
      }
    }
  }
  diagnostics.sort {
    $0.place.file.index != $1.place.file.index
      ? $0.place.file.index < $1.place.file.index : $0.place.span.start < $1.place.span.start
  }
  return diagnostics
}

/// Which parameters of components are shown as they are: a `text` takes them, by itself or in a component that they are handed to.
private struct ShownParameters {
  /// A parameter that is handed on.
  private struct Handed {
    var component: Int
    var parameter: Int
    /// The component and parameter that it becomes.
    var target: Int
    var other: Int
  }

  private let program: Program
  /// By component and parameter.
  private var isShown: [[Bool]]

  init(_ program: Program) {
    self.program = program
    isShown = program.components.map { [Bool](repeating: false, count: $0.parameters.count) }
    var handed: [Handed] = []
    for (index, component) in program.components.enumerated() where !component.parameters.isEmpty {
      let file = program.files[Int(component.file.index)]
      let around = file.tree[component.declaration].span
      for (element, meaning) in zip(file.tree.elements, file.elements)
      where element.span.start >= around.start && element.span.end <= around.end {
        for argument in file.tree[element.arguments] {
          for parameter in parameters(in: argument.value, of: component, file) {
            if case .component(let target) = meaning {
              guard let other = position(of: argument, in: element, file, Int(target)) else { continue }
              handed.append(Handed(component: index, parameter: parameter, target: Int(target), other: other))
            } else if shows(argument, of: element, meaning, in: file) {
              isShown[index][parameter] = true
            }
          }
        }
      }
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for one in handed where isShown[one.target][one.other] && !isShown[one.component][one.parameter] {
        isShown[one.component][one.parameter] = true
        hasChanged = true
      }
    }
  }

  /// Whether an argument of an element is shown.
  func shows(_ argument: Argument, of element: Element, _ meaning: ElementMeaning, in file: CheckedFile) -> Bool {
    if case .component(let index) = meaning {
      return position(of: argument, in: element, file, Int(index)).map { isShown[Int(index)][$0] } ?? false
    }
    return element.kind == .text && argument.label.isNone
  }

  /// The parameters that a value is, whichever way conditions decide.
  private func parameters(in id: ID<Expression>, of component: ComponentFacts, _ file: CheckedFile) -> [Int] {
    switch file.tree[id].kind {
    case .parenthesized(let inner): return parameters(in: inner, of: component, file)
    case .conditional(_, let first, let second):
      return parameters(in: first, of: component, file) + parameters(in: second, of: component, file)
    case .name(let name):
      guard case .local(let slot) = file.meanings[Int(id.index)], component.parameters.indices.contains(Int(slot)),
        component.parameters[Int(slot)].name == name
      else { return [] }
      return [Int(slot)]
    default: return []
    }
  }

  /// Which parameter an argument is for.
  private func position(of argument: Argument, in element: Element, _ file: CheckedFile, _ component: Int) -> Int? {
    let parameters = program.components[component].parameters
    if !argument.label.isNone { return parameters.firstIndex { $0.name == argument.label } }
    let place = file.tree[element.arguments].firstIndex { $0.value == argument.value }
    let position = place.map { $0 - file.tree[element.arguments].startIndex }
    return position.flatMap { parameters.indices.contains($0) ? $0 : nil }
  }
}
