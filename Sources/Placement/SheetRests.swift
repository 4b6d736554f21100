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
    /// Whether an element stands on the glass from top to bottom; empty where nothing asks.
    var isOnGlass: [Bool] = []
    /// How long each of the screen's sheets is there, in points; 0 for one that isn't there.
    var lengths: [Double] = []
    /// How long a sheet may be, from the glass to the top of what is safe, in points.
    var longest = 0.0
  }

  private let context: PlacementCase
  private var rests: [Rest] = []
  /// The insets that are needed at some rest where they are applied.
  var needed = NeededInsets()
  private static let rules = SheetRules()

  init(_ context: PlacementCase) { self.context = context }

  /// Begins with the next layout.
  mutating func begin(_ evaluator: Evaluator<Double>) {
    let frames = evaluator.frames
    var rest = Rest()
    var names: [String] = []
    let sheets = context.screen.sheets
    rest.lengths = [Double](repeating: 0, count: sheets.count)
    rest.longest =
      evaluator.value(of: .screen(.bottom)) - evaluator.value(of: .screen(.top)) - evaluator.value(of: .inset(.top))
    for (number, sheet) in sheets.enumerated() {
      guard let element = sheet.element, frames.exists[Int(element.index)],
        let detent = sheet.detents.first(where: { frames.rests(Int32(number), at: $0.id, in: context.screen) })
      else { continue }
      let length = frames[detent.length]
      rest.lengths[number] = length
      if sheet.detents.count == 1 { continue }
      if sheet.detents.contains(where: { frames[$0.length] > length + placementTolerance }) { rest.isHighest = false }
      let isOnly = sheets.filter { $0.element != nil && $0.detents.count > 1 }.count == 1
      names.append(
        isOnly ? "the \(detent.name) detent" : "the \(detent.name) detent of '\(context.screen[element].path)'")
    }
    if !names.isEmpty { rest.name = names.joined(separator: " and ") }
    if !sheets.isEmpty {
      rest.isAsked = frames.exists.indices.map { frames.exists[$0] && frames.isEnabled[$0] }
      rest.isOnGlass = [Bool](repeating: true, count: frames.exists.count)
      for element in context.placed {
        rest.isOnGlass[Int(element.index)] =
          evaluator.outcome(of: Self.rules.isShown(element)).clearance >= -placementTolerance
      }
    }
    rests.append(rest)
  }

  mutating func add(_ failure: Failure, rule: Int, _ element: ElementIndex) {
    rests[rests.count - 1].found.append(Found(failure: failure, rule: rule, element: element))
  }

  /// What fails over all.
  func finished() -> [Found] {
    if rests.count == 1 { return rests[0].found }
    var failing: [[Key: [Failure]]] = []
    for rest in rests {
      var found: [Key: [Failure]] = [:]
      for one in rest.found { found[Key(rule: one.rule, element: one.element.index), default: []].append(one.failure) }
      failing.append(found)
    }
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
        if let name = rest.name, isDueToDetent(found, failing) || isTooLow(found, rest) {
          found.failure.rest = .detent(name, isHighest: rest.isHighest)
          found.failure.isSheetTooLow = isTooLow(found, rest)
          found.failure.isSheetTooHigh = isTooHigh(found, rest)
        }
        all.append(found)
      }
    }
    return all
  }

  /// Whether something is wrong because of where the sheets rest, and not of where something scrolls to.
  ///
  /// What is wrong with the place of something in a sheet has to do with where the sheet rests, at whichever detents it is wrong.
  private func isDueToDetent(_ found: Found, _ failing: [[Key: [Failure]]]) -> Bool {
    switch found.failure.rest {
    case .fixed:
      return !Self.rules.isOfSize(found.rule) && context.isInSheet(found.element) || !isAlike(found, failing)
    case .held: return !isAlike(found, failing)
    case .bestOffset, .end, .stop, .detent, .nothingScrolls: return false
    }
  }

  /// Whether something is wrong in the same way at every rest: then none of them is why.
  private func isAlike(_ found: Found, _ failing: [[Key: [Failure]]]) -> Bool {
    let key = Key(rule: found.rule, element: found.element.index)
    return rests.indices.allSatisfy { rest in
      if !rests[rest].isAsked[Int(key.element)] { return true }
      return (failing[rest][key] ?? []).contains {
        $0.cause == found.failure.cause && abs($0.lift - found.failure.lift) <= placementTolerance
      }
    }
  }

  /// Whether the sheet that an element is in is lower at a rest than the keyboard with the element above it: then no scroll in it helps.
  private func isTooLow(_ found: Found, _ rest: Rest) -> Bool {
    guard case .hidden(let slot, let depth, _) = found.failure.cause, slot.matter == .keyboard,
      let sheet = context.sheet(around: found.element)
    else { return false }
    return rest.lengths[Int(sheet)] < depth + found.failure.length - placementTolerance
  }

  /// Whether the sheet that an element is in would be higher than there is room if it were higher by the keyboard.
  private func isTooHigh(_ found: Found, _ rest: Rest) -> Bool {
    guard case .hidden(_, let depth, _) = found.failure.cause, let sheet = context.sheet(around: found.element) else {
      return false
    }
    return rest.lengths[Int(sheet)] + depth > rest.longest + placementTolerance
  }

  /// Whether an element has no way out at a rest; where it isn't there, or out of use, there is none.
  private func isStuck(_ key: Key, at rest: Int, _ failing: [[Key: [Failure]]]) -> Bool {
    if !rests[rest].isAsked[Int(key.element)] || failing[rest][key] != nil { return true }
    if Self.rules.mustShow(key.rule, ElementIndex(Int(key.element)), in: context),
      !rests[rest].isOnGlass[Int(key.element)]
    {
      return true
    }
    return Self.rules.kept(with: key.rule).contains { failing[rest][Key(rule: $0, element: key.element)] != nil }
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
  private let textCovered = placementRules.firstIndex { $0.name == PlacementRule.textCovered.name } ?? -1
  private let inGestureArea = placementRules.firstIndex { $0.name == PlacementRule.tappableInGestureArea.name } ?? -1
  private let draggedInStrip = placementRules.firstIndex { $0.name == PlacementRule.dragInGestureStrip.name } ?? -1
  private let tooSmall = placementRules.firstIndex { $0.name == PlacementRule.targetTooSmall.name } ?? -1
  private let tooClose = placementRules.firstIndex { $0.name == PlacementRule.targetsTooClose.name } ?? -1
  private let overflow = placementRules.firstIndex { $0.name == PlacementRule.overflow.name } ?? -1

  public init() {}

  /// Whether a rule is broken for an element where it is at one detent; otherwise it must be at all of them.
  public func failsAtOne(_ rule: Int, _ element: ElementIndex, in context: PlacementCase) -> Bool {
    switch rule {
    // A field in a sheet needs one detent above the keyboard, and a text that a low sheet shows in part one to be read at.
    case unreachable, keyboardCovers, outsideSafe, textCovered: false
    case inBand, draggedInStrip, inGestureArea, clipped:
      // A sheet moves up and down, and only a scroll that does too, and doesn't hold the element on its line, offers another place.
      !context.isMovedDown(element) || context.sticky(around: element) != nil
    case covered: context.isPinned(element)
    // A low sheet may show a part of what it lists.
    case tooSmall: !context.isMovedDown(element)
    // A layer that goes along with a sheet may leave the screen with it. Others stand still, and are too long at each detent. With the
    // keyboard up a sheet that is laid out anew is raised until it has room.
    case overflow:
      context.screen[element].parent != .screen && !(context.keyboard != nil && isLaidOutAnew(element, in: context))
    default: true
    }
  }

  /// Whether an element is in a sheet that is laid out anew at each of its detents.
  private func isLaidOutAnew(_ element: ElementIndex, in context: PlacementCase) -> Bool {
    guard let number = context.sheet(around: element) else { return false }
    let sheet = context.screen.sheets[Int(number)]
    return sheet.resizes && sheet.detents.count > 1
  }

  /// Whether a rule is about how large something is, or what is beside it, and not about where it stands on the screen.
  func isOfSize(_ rule: Int) -> Bool { rule == tooSmall || rule == tooClose || rule == overflow }

  /// The rules that an element must keep too at the detent at which it keeps this one.
  public func kept(with rule: Int) -> [Int] {
    // It isn't free of what covers it where it is out of sight, in a strip or beneath the keyboard.
    rule == covered ? [inBand, unreachable, keyboardCovers] : []
  }

  /// Whether an element keeps a rule only at a detent at which it also stands on the glass: at a low one it is clear of everything
  /// because it isn't there. What a scroll moves is asked for that by the rule itself.
  public func mustShow(_ rule: Int, _ element: ElementIndex, in context: PlacementCase) -> Bool {
    (rule == keyboardCovers || rule == outsideSafe) && !context.isMovedDown(element)
  }

  /// That all of an element stands on the glass, from top to bottom.
  public func isShown(_ element: ElementIndex) -> Requirement {
    Requirement(
      element, .screen,
      anyOf: [
        [
          .atLeast(.frame(element, .top), .screen(.top)), .atLeast(.screen(.bottom), .frame(element, .bottom)),
        ]
      ], unless: PlacementRule.noArea(element))
  }
}

extension PlacementCase {
  /// Whether an element stands in a bar or in a sheet and no scroll moves it, or is held at the edge of one (`placement.md`, section 2.3).
  func isPinned(_ element: ElementIndex) -> Bool {
    var next = element
    while next != .screen {
      // Past what covers it from above or beneath a horizontal scroll moves nothing.
      let scroll = screen[next].scroll
      if scroll >= 0, next != element, screen.scrolls[Int(scroll)].axis == .vertical { return false }
      if screen[next].isSticky || screen[next].kind == .bar || screen[next].sheet >= 0 { return true }
      next = screen[next].parent
    }
    return false
  }

  /// Whether a scroll that an element is in moves it up and down.
  func isMovedDown(_ element: ElementIndex) -> Bool {
    scrolls(around: element).contains { screen.scrolls[Int($0)].axis == .vertical }
  }

  /// Whether an element is a sheet, or is in one.
  func isInSheet(_ element: ElementIndex) -> Bool { sheet(around: element) != nil }

  /// The sheet that an element is, or is in, by its index in `Screen.sheets`.
  func sheet(around element: ElementIndex) -> Int32? {
    var next = element
    while next != .screen {
      if screen[next].sheet >= 0 { return screen[next].sheet }
      next = screen[next].parent
    }
    return nil
  }
}
