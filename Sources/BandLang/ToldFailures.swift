import BandDiagnostics
import BandOutput
import BandPlacement
import BandProver
import BandSyntax

/// What is told of a screen's elements already, so that a device that nobody sells yet needn't tell it again.
struct ToldFailures {
  private let elements: ElementTable
  /// What breaks a rule on a device that there is, and on one that there isn't.
  private var found: Set<Key> = []
  private var refuted: Set<Key> = []
  /// By container: the child whose overflow is told.
  private var firstOverflow: [Int32: Int32] = [:]

  private struct Key: Hashable {
    var entry: Int32
    var rule: RuleName
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

  init(_ elements: ElementTable, _ proofs: [RuleProof], _ findings: [FindingRecord]) {
    self.elements = elements
    for finding in findings {
      // What is silenced tells nothing.
      if case .suppressed = finding.certainty { continue }
      if let entry = finding.element { found.insert(Key(entry: Int32(entry), rule: finding.rule)) }
    }
    for proof in proofs where proof.refutation != nil { refuted.insert(Key(entry: proof.entry, rule: proof.rule.name)) }
    for key in found.union(refuted) where key.rule == Self.overflow {
      let entry = elements.entries[Int(key.entry)]
      guard !entry.isIsland, entry.parent > 0 else { continue }
      let known = firstOverflow[entry.parent] ?? key.entry
      firstOverflow[entry.parent] = isFirst(key.entry, before: known) ? key.entry : known
    }
  }

  /// Of the children of one flow that overflow the one that is told: one that does so on a device that there is, else the first.
  private func isFirst(_ entry: Int32, before other: Int32) -> Bool {
    let isFound = found.contains(Key(entry: entry, rule: Self.overflow))
    let isOtherFound = found.contains(Key(entry: other, rule: Self.overflow))
    return isFound == isOtherFound ? entry < other : isFound
  }

  /// Whether another message tells of what makes an element break a rule on devices that nobody sells yet.
  ///
  /// - A strip that a tappable stands in tells of its being out of reach, and of what is inside it.
  /// - An anchor from the glass tells why a strip may reach it.
  /// - A cutout that hides something tells of what is inside that.
  /// - Content that overflows tells of what it pushes away; of the children of one flow one tells it.
  func tell(of rule: RuleName, _ entry: Int32) -> Bool {
    let own = elements.entries[Int(entry)]
    switch rule {
    case Self.overflow: return !own.isIsland && firstOverflow[own.parent].map { $0 != entry } ?? false
    case Self.band: return fails(entry, Self.tied) || isPushed(entry)
    case Self.unreachable, Self.keyboard, Self.gestureArea: return fails(entry, Self.band) || isPushed(entry)
    case Self.covered: return fails(entry, Self.band) || fails(entry, Self.unreachable) || isPushed(entry)
    case Self.clipped:
      return failsAround(entry, Self.band) || failsAround(own.parent, Self.clipped) || isPushed(entry)
    case Self.outsideSafe:
      return failsAround(entry, Self.band) || failsAround(entry, Self.clipped) || isPushed(entry)
    default: return false
    }
  }

  /// Whether content that overflows pushes an element away: it, or what it is in, hangs out or stands in the flow of what does.
  private func isPushed(_ entry: Int32) -> Bool {
    var around = entry
    while around > 0 {
      let element = elements.entries[Int(around)]
      if fails(around, Self.overflow) || !element.isIsland && firstOverflow[element.parent] != nil { return true }
      around = element.parent
    }
    return false
  }

  private func failsAround(_ entry: Int32, _ rule: RuleName) -> Bool {
    var around = entry
    while around >= 0 {
      if fails(around, rule) { return true }
      around = elements.entries[Int(around)].parent
    }
    return false
  }

  private func fails(_ entry: Int32, _ rule: RuleName) -> Bool {
    let key = Key(entry: entry, rule: rule)
    return found.contains(key) || refuted.contains(key)
  }
}
