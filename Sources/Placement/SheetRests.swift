import BandLayout
import BandScreenModel

/// Puts together what was found at each detent of a screen's sheets.
///
/// What is pinned fails where it fails at one detent. What may move, or is only passed over, fails where it does at all of them
/// (`placement.md`, section 2): a row of a sheet's list needs one detent, and a button beneath a sheet is free while that is low.
struct SheetRests {
  /// A failure at one detent.
  struct Found {
    var failure: Failure
    var rule: Int
    var element: ElementIndex
  }

  /// A rule and an element.
  private struct Key: Hashable {
    var rule: Int
    var element: Int32
  }

  /// One state of the sheets.
  private struct Rest {
    /// What a message calls it; nothing where there is no other.
    var name: String?
    /// Whether the sheets are all at their highest.
    var isHighest = true
    var found: [Found] = []
    /// Whether an element is there and in use.
    var isAsked: [Bool] = []
  }

  private let context: PlacementCase
  private var rests: [Rest] = []
  private static let rules = SheetRules()

  init(_ context: PlacementCase) { self.context = context }

  /// Begins with the next layout.
  mutating func begin(_ frames: ScreenFrames<Double>) {
    var rest = Rest()
    var names: [String] = []
    let sheets = context.screen.sheets
    for (number, sheet) in sheets.enumerated() {
      guard let element = sheet.element, sheet.detents.count > 1, frames.exists[Int(element.index)],
        let detent = sheet.detents.first(where: { frames.rests(Int32(number), at: $0.id, in: context.screen) })
      else { continue }
      let length = frames[detent.length]
      if sheet.detents.contains(where: { frames[$0.length] > length + placementTolerance }) { rest.isHighest = false }
      let isOnly = sheets.filter { $0.element != nil && $0.detents.count > 1 }.count == 1
      names.append(
        isOnly ? "the \(detent.name) detent" : "the \(detent.name) detent of '\(context.screen[element].path)'")
    }
    if !names.isEmpty { rest.name = names.joined(separator: " and ") }
    if !sheets.isEmpty { rest.isAsked = frames.exists.indices.map { frames.exists[$0] && frames.isEnabled[$0] } }
    rests.append(rest)
  }

  mutating func add(_ failure: Failure, rule: Int, _ element: ElementIndex) {
    rests[rests.count - 1].found.append(Found(failure: failure, rule: rule, element: element))
  }

  /// What fails over all.
  func finished() -> [Found] {
    if rests.count == 1 { return rests[0].found }
    var failing: [Set<Key>] = []
    for rest in rests { failing.append(Set(rest.found.map { Key(rule: $0.rule, element: $0.element.index) })) }
    // Of those that must fail everywhere: the rest at which the least is lacking, which is told.
    var best: [Key: (rest: Int, lift: Double)] = [:]
    for (number, rest) in rests.enumerated() {
      var lifts: [Key: Double] = [:]
      for found in rest.found where !Self.rules.failsAtOne(found.rule, found.element, in: context) {
        let key = Key(rule: found.rule, element: found.element.index)
        lifts[key] = max(lifts[key] ?? 0, found.failure.lift)
      }
      for (key, lift) in lifts where best[key].map({ lift < $0.lift }) ?? true { best[key] = (number, lift) }
    }
    var all: [Found] = []
    for (number, rest) in rests.enumerated() {
      for var found in rest.found {
        let key = Key(rule: found.rule, element: found.element.index)
        if !Self.rules.failsAtOne(found.rule, found.element, in: context) {
          guard best[key]?.rest == number, rests.indices.allSatisfy({ isStuck(key, at: $0, failing) }) else { continue }
        }
        if found.failure.rest == .fixed, let name = rest.name {
          found.failure.rest = .detent(name, isHighest: rest.isHighest)
        }
        all.append(found)
      }
    }
    return all
  }

  /// Whether an element has no way out at a rest; where it isn't there, or out of use, there is none.
  private func isStuck(_ key: Key, at rest: Int, _ failing: [Set<Key>]) -> Bool {
    if !rests[rest].isAsked[Int(key.element)] || failing[rest].contains(key) { return true }
    return Self.rules.kept(with: key.rule).contains { failing[rest].contains(Key(rule: $0, element: key.element)) }
  }
}

/// How the rules, by their index in `placementRules`, are put together over the detents of a screen's sheets.
public struct SheetRules: Sendable {
  private let inBand = placementRules.firstIndex { $0.name == PlacementRule.tappableInBand.name } ?? -1
  private let unreachable = placementRules.firstIndex { $0.name == PlacementRule.tappableUnreachable.name } ?? -1
  private let covered = placementRules.firstIndex { $0.name == PlacementRule.tappableCovered.name } ?? -1
  private let keyboardCovers = placementRules.firstIndex { $0.name == PlacementRule.keyboardCovers.name } ?? -1
  private let clipped = placementRules.firstIndex { $0.name == PlacementRule.contentClipped.name } ?? -1
  private let outsideSafe = placementRules.firstIndex { $0.name == PlacementRule.contentOutsideSafe.name } ?? -1
  private let inGestureArea = placementRules.firstIndex { $0.name == PlacementRule.tappableInGestureArea.name } ?? -1
  private let draggedInStrip = placementRules.firstIndex { $0.name == PlacementRule.dragInGestureStrip.name } ?? -1

  public init() {}

  /// Whether a rule is broken for an element where it is at one detent; otherwise it must be at all of them.
  public func failsAtOne(_ rule: Int, _ element: ElementIndex, in context: PlacementCase) -> Bool {
    switch rule {
    // A field in a sheet needs one detent above the keyboard, and a text that a low sheet shows in part one to be read at.
    case unreachable, keyboardCovers, outsideSafe: false
    case inBand, draggedInStrip, inGestureArea, clipped: context.scrollAround[Int(element.index)] < 0
    case covered: context.isPinned(element)
    default: true
    }
  }

  /// The rules that an element must keep too at the detent at which it keeps this one.
  public func kept(with rule: Int) -> [Int] {
    // It isn't free of what covers it where it is out of sight or in a strip.
    rule == covered ? [inBand, unreachable] : []
  }
}

extension PlacementCase {
  /// Whether an element stands in a bar or in a sheet and no scroll moves it, or is held at the edge of one (`placement.md`, section 2.3).
  func isPinned(_ element: ElementIndex) -> Bool {
    var next = element
    while next != .screen {
      if screen[next].scroll >= 0, next != element { return false }
      if screen[next].isSticky || screen[next].kind == .bar || screen[next].sheet >= 0 { return true }
      next = screen[next].parent
    }
    return false
  }
}
