import BandLayout
import BandScreenModel

/// Some requirements, their clearances laid flat beside them: in each configuration nearly all plainly hold, and those are passed over without
/// a copy.
struct RequirementTable: Sendable {
  let requirements: [Requirement]
  /// Parallel to `requirements`.
  private var rows: [Row] = []
  private var others: [Int32] = []
  /// Of each alternative: the end of its clearances.
  private var alternatives: [Int32] = []
  private var clearances: [Row.Clearance] = []
  private var terms: [ClearanceTerm] = []

  /// What begins where the row before ends.
  private struct Row: Sendable {
    var element: ElementIndex
    var othersEnd: Int32
    var alternativesEnd: Int32
    /// Whether its alternatives, none of which is meant at a stop, are all that it asks, and nobody wants to know that they are kept.
    var isPlain: Bool

    struct Clearance: Sendable {
      var constant: Double
      var termsEnd: Int32
    }
  }

  init(_ requirements: [Requirement]) {
    self.requirements = requirements
    rows.reserveCapacity(requirements.count)
    for requirement in requirements {
      for other in requirement.others { others.append(other.index) }
      for alternative in requirement.anyOf {
        for clearance in alternative {
          terms += clearance.terms
          clearances.append(Row.Clearance(constant: clearance.constant, termsEnd: Int32(terms.count)))
        }
        alternatives.append(Int32(clearances.count))
      }
      rows.append(
        Row(
          element: requirement.element, othersEnd: Int32(others.count), alternativesEnd: Int32(alternatives.count),
          isPlain: (requirement.demand == nil || requirement.demand == .ownPart) && requirement.stops.isEmpty
            && !requirement.subject.isOfInset))
    }
  }

  /// The indices of the requirements that are asked in a configuration and aren't seen to hold at a glance.
  func inDoubt(by evaluator: Evaluator<Double>) -> [Int] {
    var inDoubt: [Int] = []
    var firstOther = 0
    var firstAlternative = 0
    for index in rows.indices {
      let row = rows[index]
      let othersHere = firstOther..<Int(row.othersEnd)
      let alternativesHere = firstAlternative..<Int(row.alternativesEnd)
      firstOther = othersHere.upperBound
      firstAlternative = alternativesHere.upperBound
      guard evaluator.asks(of: row.element), othersHere.allSatisfy({ evaluator.frames.exists[Int(others[$0])] }) else {
        continue
      }
      if row.isPlain, alternativesHere.contains(where: { isKept($0, by: evaluator) }) { continue }
      inDoubt.append(index)
    }
    return inDoubt
  }

  /// Whether all clearances of an alternative are kept.
  private func isKept(_ alternative: Int, by evaluator: Evaluator<Double>) -> Bool {
    let first = alternative == 0 ? 0 : Int(alternatives[alternative - 1])
    for clearance in first..<Int(alternatives[alternative]) {
      var value = clearances[clearance].constant
      for term in (clearance == 0 ? 0 : Int(clearances[clearance - 1].termsEnd))..<Int(clearances[clearance].termsEnd) {
        value += evaluator.value(of: terms[term].measure) * terms[term].factor
      }
      if value < -placementTolerance { return false }
    }
    return true
  }
}

extension RequirementSubject {
  /// Whether it is about an inset: where that is needed is noted.
  fileprivate var isOfInset: Bool { if case .inset = self { true } else { false } }
}
