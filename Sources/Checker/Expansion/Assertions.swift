import BandScreenModel
import BandSyntax

extension Expander {
  /// Evaluates the author's assertions, which may read the frames of all elements.
  mutating func readAssertions() {
    for pending in pendingAssertions {
      if isTooLarge { return }
      let surroundings = pending.surroundings
      let assertion = tree(of: surroundings.file)[pending.assertion]
      let holds = condition(assertion.condition, in: surroundings)
      // It says something only where the `if`s around it hold.
      let condition = screen.formulas.or(screen.formulas.not(pending.condition), holds)
      if condition == .always { continue }
      var message = ""
      if let id = assertion.message, case .string(let text, _) = decided(evaluate(id, in: surroundings), -1) {
        message = string(of: text)
      }
      screen.assertions.append(
        ScreenAssertion(
          .authored, condition: condition, message: message,
          place: place(tree(of: surroundings.file)[assertion.condition].span, in: surroundings),
          element: ElementIndex(Int(surroundings.node)), reads: frames(in: condition)))
    }
  }

  /// The elements whose frames a condition reads, each once.
  private mutating func frames(in condition: ConditionID) -> [ElementIndex] {
    var comparisons: [ConditionID] = []
    collectComparisons(of: condition, into: &comparisons)
    var found: [ElementIndex] = []
    for comparison in comparisons {
      switch screen.formulas[comparison] {
      case .atMost(let a, let b), .less(let a, let b), .equal(let a, let b):
        for element in frames(in: a) + frames(in: b) where element != .screen && !found.contains(element) {
          found.append(element)
        }
      case .always, .never, .detent, .not, .and, .or: break
      }
    }
    return found
  }
}
