import BandScreenModel
import BandSyntax

extension Expander {
  /// Evaluates the author's assertions, which may read the frames of all elements.
  mutating func readAssertions() {
    for pending in pendingAssertions {
      if isTooLarge { return }
      let surroundings = pending.surroundings
      let assertion = tree(of: surroundings.file)[pending.assertion]
      reader = Reader(node: surroundings.node, condition: pending.condition)
      assertionReading = AssertionReading()
      let mark = divisions.count
      let holds = condition(assertion.condition, in: surroundings)
      reader = Reader()
      let reading = assertionReading ?? AssertionReading()
      assertionReading = nil
      if reading.lacksElement {
        // It is checked in every configuration in which its elements exist, and here they don't.
        divisions.removeSubrange(mark...)
        continue
      }
      // It says something only where the `if`s around it hold, and those of what it reads.
      let applies = screen.formulas.and(pending.condition, reading.condition)
      let condition = screen.formulas.or(screen.formulas.not(applies), holds)
      if condition == .always { continue }
      var message = ""
      if let id = assertion.message, case .string(let text, _) = decided(evaluate(id, in: surroundings), -1) {
        message = string(of: text)
      }
      let read = frames(in: condition)
      var authored = ScreenAssertion(
        .authored, condition: condition, message: message,
        place: place(tree(of: surroundings.file)[assertion.condition].span, in: surroundings),
        element: ElementIndex(Int(surroundings.node)), reads: read.filter { !reading.choices.contains($0) })
      authored.choices = read.filter { reading.choices.contains($0) }
      screen.assertions.append(authored)
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

/// What an assertion is found to read.
struct AssertionReading: Sendable {
  /// Whether it reads something that isn't there in this case.
  var lacksElement = false
  /// Where of elements of one name one is there.
  var condition = ConditionID.always
  /// Those elements.
  var choices: [ElementIndex] = []
}
