import BandDiagnostics
import BandOutput
import BandPlacement
import BandProver
import BandScreenModel
import BandSyntax

/// What is told of a screen's elements already, so that a device that nobody sells yet needn't tell it again.
struct ToldFailures {
  private let elements: ElementTable
  private let levels: RuleLevels
  private var told: [Key: Told] = [:]
  /// By container: the child whose overflow is told.
  private var firstOverflow: [Int32: Int32] = [:]

  private struct Key: Hashable {
    var entry: Int32
    var rule: RuleName
  }

  private struct Told {
    var isError: Bool
    /// Whether it fails on a device that there is.
    var isFound: Bool
    /// In which cases it fails, by the axis; nothing where that isn't known.
    var cases: [Axis: Set<Int>]?
  }

  private static let band = RuleName("tappable_in_band")
  private static let tied = RuleName("tied_to_glass")
  private static let overflow = RuleName("overflow")
  private static let unreachable = RuleName("tappable_unreachable")
  private static let covered = RuleName("tappable_covered")
  private static let keyboard = RuleName("keyboard_covers")
  private static let gestureArea = RuleName("tappable_in_gesture_area")
  private static let clipped = RuleName("content_clipped")
  private static let outsideSafe = RuleName("content_outside_safe")
  private static let fixedHeight = RuleName("fixed_height")
  private static let truncated = RuleName("text_truncated")

  init(_ elements: ElementTable, _ proofs: [RuleProof], _ findings: [FindingRecord], _ levels: RuleLevels) {
    self.elements = elements
    self.levels = levels
    for finding in findings {
      // What is silenced tells nothing.
      if case .suppressed = finding.certainty { continue }
      guard let entry = finding.element else { continue }
      let key = Key(entry: Int32(entry), rule: finding.rule)
      let isError = finding.severity == .error || told[key]?.isError == true
      told[key] = Told(isError: isError, isFound: true, cases: nil)
    }
    for proof in proofs where proof.refutation != nil && proof.allowance == nil {
      let key = Key(entry: proof.entry, rule: proof.rule.name)
      // Where it fails on a device that there is, the proof knows in which cases.
      let isError = told[key]?.isError ?? (levels[proof.rule] != .warn)
      told[key] = Told(isError: isError, isFound: told[key] != nil, cases: proof.refutedCases)
    }
    for key in told.keys where key.rule == Self.overflow {
      let entry = elements.entries[Int(key.entry)]
      guard !entry.isIsland, entry.parent > 0 else { continue }
      let known = firstOverflow[entry.parent] ?? key.entry
      firstOverflow[entry.parent] = isFirst(key.entry, before: known) ? key.entry : known
    }
  }

  /// Of the children of one flow that overflow the one that is told: one that does so on a device that there is, else the first.
  private func isFirst(_ entry: Int32, before other: Int32) -> Bool {
    let isFound = told[Key(entry: entry, rule: Self.overflow)]?.isFound ?? false
    let isOtherFound = told[Key(entry: other, rule: Self.overflow)]?.isFound ?? false
    return isFound == isOtherFound ? entry < other : isFound
  }

  /// Whether another message tells of what makes an element break a rule on devices that nobody sells yet.
  ///
  /// - A strip that a tappable stands in tells of its being out of reach, and of what is inside it.
  /// - An anchor from the glass tells why a strip may reach it.
  /// - A cutout that hides something tells of what is inside that.
  /// - Content that overflows tells of what it pushes away; of the children of one flow one tells it.
  /// - A text that is cut off, or content that overflows, inside a height that is fixed tells of that.
  ///
  /// It tells only of what fails in the same cases, overflows along the same axis, and is no less of a fault.
  func tell(of proof: RuleProof) -> Bool {
    let entry = proof.entry
    let own = elements.entries[Int(entry)]
    var sources: [Key] = []
    func add(_ entry: Int32, _ rule: RuleName) { sources.append(Key(entry: entry, rule: rule)) }
    var isPushed = true
    switch proof.rule.name {
    case Self.overflow:
      isPushed = false
      if !own.isIsland, let first = firstOverflow[own.parent], first != entry { add(first, Self.overflow) }
    case Self.band: add(entry, Self.tied)
    case Self.unreachable, Self.keyboard, Self.gestureArea: add(entry, Self.band)
    case Self.covered:
      add(entry, Self.band)
      add(entry, Self.unreachable)
    case Self.clipped:
      for around in chain(from: entry) { add(around, Self.band) }
      for around in chain(from: own.parent) { add(around, Self.clipped) }
    case Self.outsideSafe:
      for around in chain(from: entry) {
        add(around, Self.band)
        add(around, Self.clipped)
      }
    case Self.fixedHeight:
      return told.keys.contains { inner in
        (inner.rule == Self.truncated || inner.rule == Self.overflow) && chain(from: inner.entry).contains(entry)
      }
    default: return false
    }
    if isPushed { sources += overflows(around: entry) }
    let isError = levels[proof.rule] != .warn
    var left = proof.refutedCases
    var isTold = false
    for key in sources {
      guard let source = told[key], source.isError || !isError else { continue }
      guard let cases = source.cases else { return true }
      isTold = true
      for axis in [Axis.horizontal, .vertical] {
        // Content that is too wide pushes nothing down.
        let along =
          key.rule == Self.overflow ? cases[axis] ?? [] : (cases[.horizontal] ?? []).union(cases[.vertical] ?? [])
        left[axis]?.subtract(along)
      }
    }
    return isTold && left.values.allSatisfy { $0.isEmpty }
  }

  /// The overflows that may push an element away: its own, that of what it is in, and that of what stands in one flow with these.
  private func overflows(around entry: Int32) -> [Key] {
    var found: [Key] = []
    for around in chain(from: entry) where around > 0 {
      found.append(Key(entry: around, rule: Self.overflow))
      let element = elements.entries[Int(around)]
      if !element.isIsland, let first = firstOverflow[element.parent] {
        found.append(Key(entry: first, rule: Self.overflow))
      }
    }
    return found
  }

  /// An element and what is around it, from inside out.
  private func chain(from entry: Int32) -> [Int32] {
    var chain: [Int32] = []
    var around = entry
    while around >= 0 {
      chain.append(around)
      around = elements.entries[Int(around)].parent
    }
    return chain
  }
}
