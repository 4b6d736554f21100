import BandDiagnostics
import BandScreenModel

extension Screen {
  /// What silences a rule for an element: an `@allow` on it or on something around it.
  public func allowance(of rule: RuleName, for element: ElementIndex) -> Allowance? {
    allowances.first { allowance in
      let first = allowance.element.index
      return allowance.rule == rule && first <= element.index
        && element.index < max(self[allowance.element].end, first + 1)
    }
  }
}
