import BandDiagnostics
import BandScreenModel
import BandSyntax

// `if`s that can never hold, whatever the device, the state and the use.

extension Expander {
  /// Warns of an `if` that constants alone decide against: what stands in it is never checked.
  mutating func tellIfNeverHolds(_ conditional: ConditionalItem, _ surroundings: Surroundings) {
    let condition = conditional.condition
    guard !program.files[Int(surroundings.file)].isStandard, !conditional.then.items.isEmpty,
      isConstant(condition, surroundings, steps: 32)
    else { return }
    let state = facts.states.count > 1 ? program.names.text(of: facts.states[1]) : nil
    report(
      .ifNeverHolds, .warning, at: place(tree(of: surroundings.file)[condition].span, in: surroundings),
      "this never holds: what stands in the 'if' is on no device, and isn't checked",
      notes: [
        DiagnosticNote(
          .help,
          state.map { "what the app changes is a state: `if state == \($0)`" }
            ?? "what the app changes is a state: `states: idle, failed` on the screen, and `if state == failed`")
      ])
  }

  /// Whether a value is made of literals and of `let`s of such values: of no parameter, no loop, no sample of a list, and nothing of the device.
  private func isConstant(_ id: ID<Expression>, _ surroundings: Surroundings, steps: Int) -> Bool {
    guard steps > 0 else { return false }
    let tree = tree(of: surroundings.file)
    switch tree[id].kind {
    case .number, .boolean, .color: return true
    case .string(let parts):
      return tree[parts].allSatisfy { part in
        switch part {
        case .text: true
        case .interpolation: false
        }
      }
    case .parenthesized(let inner), .unary(_, let inner): return isConstant(inner, surroundings, steps: steps - 1)
    case .binary(_, let a, let b):
      return isConstant(a, surroundings, steps: steps - 1) && isConstant(b, surroundings, steps: steps - 1)
    case .name:
      switch program.files[Int(surroundings.file)].meanings[Int(id.index)] {
      case .local(let slot):
        guard slot >= parameterCount(of: surroundings.body) else { return false }
        let thunk = slots[Int(surroundings.frame + slot)]
        // The variable of a loop has a value and no expression.
        guard thunk >= 0, thunks[Int(thunk)].surroundings.body >= 0 else { return false }
        return isConstant(thunks[Int(thunk)].expression, thunks[Int(thunk)].surroundings, steps: steps - 1)
      case .global(let index):
        let facts = program.globals[Int(index)]
        var outside = surroundings
        outside.file = facts.file.index
        // A `let` of a file reads no local.
        return isConstant(self.tree(of: facts.file.index)[facts.declaration].value, outside, steps: steps - 1)
      case .none, .word, .style, .environment, .measure, .frame, .innerFrame, .innerMeasure, .detent, .field, .count,
        .function:
        return false
      }
    case .missing, .member, .element, .call, .conditional, .list, .record: return false
    }
  }

  /// How many parameters a body begins with.
  private func parameterCount(of body: Int32) -> Int32 {
    guard body >= 0, let use = bodies[Int(body)].use,
      case .component(let index) = program.files[Int(use.context.file)].elements[Int(use.element.index)]
    else { return 0 }
    return Int32(truncatingIfNeeded: program.components[Int(index)].parameters.count)
  }
}
