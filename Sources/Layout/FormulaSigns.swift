import BandScreenModel

/// Which formulas may come out below 0, each looked at once.
struct FormulaSigns: Sendable {
  private var isNonnegative: [Bool] = []

  /// Whether nothing in a formula keeps it from being negative on some device.
  mutating func mayBeNegative(_ id: FormulaID, _ formulas: FormulaTable) -> Bool {
    update(formulas)
    return !isNonnegative[Int(id.index)]
  }

  /// Notes that a formula is never negative, whatever it is made of.
  mutating func setNonnegative(_ id: FormulaID, _ formulas: FormulaTable) {
    update(formulas)
    isNonnegative[Int(id.index)] = true
  }

  /// A formula is made of earlier ones, so that one pass is enough.
  private mutating func update(_ formulas: FormulaTable) {
    while isNonnegative.count < formulas.formulas.count {
      let answer =
        switch formulas.formulas[isNonnegative.count] {
        case .constant(let value): value >= 0
        case .environment: true
        case .frame(_, let measure):
          switch measure {
          case .width, .height, .naturalWidth, .naturalHeight, .scrolledLength: true
          case .left, .top, .right, .bottom, .contentLeft, .contentTop, .contentRight, .contentBottom: false
          }
        case .scale(let a, let factor): factor >= 0 && isNonnegative[Int(a.index)]
        case .round(let a): isNonnegative[Int(a.index)]
        case .larger(let a, let b): isNonnegative[Int(a.index)] || isNonnegative[Int(b.index)]
        case .subtract: false
        case .add(let a, let b), .multiply(let a, let b), .divide(let a, let b), .smaller(let a, let b),
          .choose(_, let a, let b):
          isNonnegative[Int(a.index)] && isNonnegative[Int(b.index)]
        }
      isNonnegative.append(answer)
    }
  }
}
