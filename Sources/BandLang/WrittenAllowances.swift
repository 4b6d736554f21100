import BandChecker
import BandDiagnostics
import BandSyntax

/// The `@allow`s of a program for rules that speak of its text: such a warning is silenced where it stands inside the element or screen.
///
/// What placement finds is about elements, wherever they are written, and is silenced there (`FindingCollector`).
struct WrittenAllowances: Sendable {
  private struct Entry {
    var rule: RuleName
    /// The element or screen, with all that is written in it.
    var around: Place
    var place: Place
  }

  private var entries: [Entry] = []

  /// - Needs: the files as `typeCheck` leaves them.
  init(_ program: Program) {
    for (index, file) in program.files.enumerated() where !file.isStandard {
      let file = FileID(index)
      let tree = program.files[index].tree
      for element in tree.elements {
        add(element.annotations, around: element.span, file, tree, program)
      }
      for item in tree.items {
        guard case .declaration(let id) = item else { continue }
        add(tree[id].annotations, around: tree[id].span, file, tree, program)
      }
    }
  }

  private mutating func add(
    _ annotations: List<Annotation>, around span: Span, _ file: FileID, _ tree: SyntaxTree, _ program: Program
  ) {
    for annotation in tree[annotations] where annotation.name == .allow {
      guard let first = tree[annotation.arguments].first, case .name(let name) = tree[first.value].kind else {
        continue
      }
      let rule = RuleName(program.names.text(of: name))
      guard rulesOfTheText.contains(where: { $0.name == rule }) else { continue }
      entries.append(
        Entry(
          rule: rule, around: Place(file: file, span: span), place: Place(file: file, span: annotation.span)))
    }
  }

  /// Takes out the messages that are silenced.
  ///
  /// - Returns: the `@allow`s that did.
  func silence(_ diagnostics: inout [Diagnostic]) -> [Place] {
    if entries.isEmpty { return [] }
    var used: [Place] = []
    diagnostics.removeAll { diagnostic in
      // The innermost: it stands last.
      guard let entry = entries.last(where: { $0.rule == diagnostic.rule && $0.around.contains(diagnostic.place) })
      else { return false }
      used.append(entry.place)
      return true
    }
    return used
  }

  /// Those that silenced nothing, of the rules that are asked before anything is laid out.
  func unused(_ used: [Place], where isAsked: (RuleDescription) -> Bool) -> [(rule: RuleName, place: Place)] {
    entries.filter { entry in
      !used.contains(entry.place)
        && rulesOfTheText.contains {
          $0.name == entry.rule && isAsked($0) && !rulesOfScreens.contains($0.name)
        }
    }.map { ($0.rule, $0.place) }
  }
}

extension Place {
  fileprivate func contains(_ other: Place) -> Bool {
    file == other.file && span.start <= other.span.start && other.span.end <= span.end
  }
}

/// The rules that warn of what is written, and not of what is laid out.
let rulesOfTheText: [RuleDescription] = (syntaxRules + checkerRules + deviceRules + expansionRules).filter {
  $0.level == .warn
}

/// Those of them that are asked for each screen.
private let rulesOfScreens = [
  "untranslated_string", "broken_string", "missing_plural_form", "string_values", "incomplete_device", "if_never_holds",
].map { RuleName($0) }

/// Those that are asked for each screen, for what an `@allow` is of no use.
let rulesOfScreenTexts = rulesOfTheText.filter { rulesOfScreens.contains($0.name) }
