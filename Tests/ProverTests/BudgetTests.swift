import BandCompileSupport
import BandLang
import Testing

/// What a proof's budget is spent on.
struct BudgetTests {
  private let shelves = """
    screen Music {
        targets: "iPhone 16", "iPad (9th generation)"
        @scroll(vertical)
        column list {
            pin: screen
            if phone {
                for s in 1...3 {
                    @scroll(horizontal, snap: start)
                    row shelf { gap: 12; for i in 1...6 { @tappable box album { width: 140; height: 140 } } }
                }
            }
        }
        @tappable box mini { left: safe.left; right: safe.right; bottom: safe.bottom; height: 64; background: #EEEEEE }
    }
    """

  /// How many verdicts are proved, and how many left open, with a budget.
  private func counts(_ budget: Int) -> (proved: Int, open: Int) {
    var options = CompileOptions()
    options.proofBudget = budget
    var counts = (proved: 0, open: 0)
    for line in compiled(shelves, options: options).screens.first?.proof?.lines ?? [] {
      switch line.verdict {
      case .proved: counts.proved += 1
      case .open: counts.open += 1
      default: break
      }
    }
    return counts
  }

  /// A verdict is of all cases: the phone's, which is first and full of stops, leaves enough for the tablet's.
  @Test func eachCaseGetsWhatTheEasyGoalsNeed() {
    let enough = counts(2000)
    #expect(enough.proved > 0 && enough.open == 0, "\(enough)")
    let few = (3...4).map { counts($0) }
    #expect(few.contains { $0.open > 0 && $0.proved * 3 > enough.proved }, "\(few) of \(enough)")
  }
}
