import BandLayout
import BandScreenModel

/// How far below 0 a clearance may be and still count as kept, in points: the rounding of coordinates and of text widths.
public let placementTolerance = 0.01

/// Turns clearances into numbers, for one laid-out configuration (or region of configurations) of a case.
public struct Evaluator<S: LayoutScalar> {
  let screen: Screen
  let frames: ScreenFrames<S>
  /// The variables' values, by `EnvironmentVariable.rawValue`.
  let environment: [S]
  /// How deep each of the case's strips reaches in.
  let stripDepths: [S]
  /// The stops of each scroll in order, each once; empty where no scroll snaps.
  var orderedStops: [[S]] = []
  /// Of each scroll: the stop at which it rests, by its index in the scroll's list; -1, or empty, where its offset counts as 0.
  private var restingAt: [Int32] = []
  /// Whether no source gives the height of the keyboard.
  var isKeyboardAssumed = false
  /// The element that is judged by a part of its hit region only, and the edges of that part.
  var judgedPart: (element: ElementIndex, edges: Edges<S>)?

  public init(screen: Screen, frames: ScreenFrames<S>, environment: [S], stripDepths: [S]) {
    self.screen = screen
    self.frames = frames
    self.environment = environment
    self.stripDepths = stripDepths
  }

  /// Whether the requirement is asked at all: all of its elements exist, and the rules apply to it.
  public func applies(_ requirement: Requirement) -> Bool {
    asks(of: requirement.element) && requirement.others.allSatisfy { frames.exists[Int($0.index)] }
  }

  /// Whether an element exists and is in use.
  public func asks(of element: ElementIndex) -> Bool {
    frames.exists[Int(element.index)] && frames.isEnabled[Int(element.index)]
  }

  /// Whether an element is there.
  public func exists(_ element: ElementIndex) -> Bool { frames.exists[Int(element.index)] }

  /// The value of a clearance, in points.
  public func value(of clearance: Clearance) -> S {
    var sum = S(clearance.constant)
    for term in clearance.terms {
      let value = self.value(of: term.measure)
      sum = sum + (term.factor == 1 ? value : value.times(term.factor))
    }
    return sum
  }

  /// The value of a measure, in points.
  public func value(of measure: Measure) -> S {
    switch measure {
    case .frame(let element, let edge): frames.edge(edge, of: element)
    case .hit(let element, let edge): hit(element, edge)
    case .screen(let edge):
      switch edge {
      case .left, .top: S(0)
      case .right: environment[Int(EnvironmentVariable.width.rawValue)]
      case .bottom: environment[Int(EnvironmentVariable.height.rawValue)]
      }
    case .inset(let edge): environment[Int(EnvironmentVariable.inset(edge).rawValue)]
    case .stripDepth(let index): stripDepths[index]
    case .corner: environment[Int(EnvironmentVariable.corner.rawValue)]
    case .scrollEnd(let scroll): frames.scrolls[Int(scroll)].end
    // Where none is chosen, what the offset is at a stop is added to what the rest comes to.
    case .offset(let scroll):
      restingAt.isEmpty || restingAt[Int(scroll)] < 0
        ? S(0) : frames.scrolls[Int(scroll)].stops[Int(restingAt[Int(scroll)])]
    case .stop(let scroll, let stop): frames.scrolls[Int(scroll)].stops[Int(stop)]
    case .scrollInset(let scroll, let edge): frames.scrolls[Int(scroll)].insets[edge]
    case .atDetent(let sheet, let id): S(frames.rests(sheet, at: id, in: screen) ? 0 : -1)
    case .formula(let formula): frames[formula]
    case .padding(let element, let edge): frames.padding(edge, of: element)
    case .painted(let element, let paint): S(frames.paint[Int(element.index)] == paint ? 0 : -1)
    }
  }

  private func hit(_ element: ElementIndex, _ edge: Edge) -> S {
    if let judgedPart, judgedPart.element == element { return judgedPart.edges[edge] }
    let slop = screen[element].hitSlop[edge]
    let own = frames.edge(edge, of: element)
    if slop == .zero { return own }
    return edge.isStart ? own - frames[slop] : own + frames[slop]
  }
}

extension Evaluator {
  /// Lets scrolls rest at the first of their stops: the first of all choices of one stop each. False where one of them has none.
  public mutating func restAtFirstStops(of scrolls: [Int32]) -> Bool {
    restingAt = [Int32](repeating: -1, count: frames.scrolls.count)
    for scroll in scrolls { restingAt[Int(scroll)] = 0 }
    return scrolls.allSatisfy { !frames.scrolls[Int($0)].stops.isEmpty }
  }

  /// Goes on to the next choice, in which the last scroll's stops run fastest. False after the last one.
  public mutating func restAtNextStops(of scrolls: [Int32]) -> Bool {
    for scroll in scrolls.reversed() {
      restingAt[Int(scroll)] += 1
      if Int(restingAt[Int(scroll)]) < frames.scrolls[Int(scroll)].stops.count { return true }
      restingAt[Int(scroll)] = 0
    }
    return false
  }
}

extension Evaluator where S == Trace {
  /// Where a requirement is left to another rule: the clearances that are missed at the sample, turned round, so that it isn't asked
  /// wherever all of them are at least 0. Nothing where it is asked.
  public func reasonsNotToAsk(_ requirement: Requirement, limit: Int = 4096) -> [Clearance]? {
    if requirement.given.isEmpty { return nil }
    var resting = self
    var reasons: [Clearance] = []
    var choices = 0
    for alternative in requirement.given {
      var isChoice = requirement.stops.isEmpty || resting.restAtFirstStops(of: requirement.stops)
      while isChoice {
        choices += 1
        if choices > limit { return nil }
        guard let reason = resting.reasonNotToAsk(alternative, requirement.stops) else { return nil }
        if !reasons.contains(reason) { reasons.append(reason) }
        isChoice = resting.restAtNextStops(of: requirement.stops)
      }
    }
    return reasons
  }

  /// The clearance of an alternative that is missed by most where scrolls rest, turned round; nothing where none is missed.
  private func reasonNotToAsk(_ alternative: [Clearance], _ scrolls: [Int32]) -> Clearance? {
    var worst: Clearance?
    var least = -placementTolerance
    for clearance in alternative {
      let value = value(of: clearance).value
      if value < least {
        least = value
        worst = clearance
      }
    }
    guard var worst else { return nil }
    for scroll in scrolls { worst = worst.replacing(scroll, byStop: restingAt[Int(scroll)]) }
    // Missed by more than the tolerance; a clearance counts as kept that is less than that below 0.
    var reason = Clearance(constant: -worst.constant - 2 * placementTolerance)
    for term in worst.terms { reason.add(ClearanceTerm(term.measure, -term.factor)) }
    return reason
  }
}

extension Clearance {
  /// The same with the offset of a scroll at one of its stops.
  func replacing(_ scroll: Int32, byStop stop: Int32) -> Clearance {
    var clearance = Clearance(constant: constant)
    for term in terms {
      var term = term
      if term.measure == .offset(scroll) { term.measure = .stop(scroll, stop) }
      clearance.add(term)
    }
    return clearance
  }
}

extension RequirementSubject {
  /// Whether a clearance is about what is asked for, and not about what has to hold before that counts.
  func isMeant(by clearance: Clearance) -> Bool {
    switch self {
    case .strip, .hidden:
      clearance.terms.contains {
        if case .stripDepth = $0.measure { true } else { false }
      }
    case .covers(let covers): covers.contains { clearance.speaks(of: $0) }
    case .viewport, .screen, .uncut, .unfilled, .container, .size, .constant, .assertion, .corners, .lines, .inset,
      .paint,
      .spacing,
      .nonnegative, .growth:
      true
    }
  }
}

/// What came of evaluating a requirement.
struct RequirementOutcome {
  /// How far the best alternative is kept: its least clearance, in points. Below 0 it is the least lift, negated.
  var clearance: Double
  /// The clearance that is least, of the alternative that is told.
  var worst: Clearance?
  /// Where a scroll snaps: the scroll, and the place of the best of its stops in their order.
  var stop: (scroll: Int32, index: Int)?
  /// What it is too close to, where it is about room around.
  var other: ElementIndex?
  /// Of what is covered in a scroll: whether more room there frees it.
  var isCuredByPadding = false
}

extension Evaluator where S == Double {
  /// How far a requirement is kept, in points; nothing where it isn't asked, or left to another rule.
  public func clearance(of requirement: Requirement) -> Double? {
    guard applies(requirement) else { return nil }
    let outcome = outcome(of: requirement)
    if outcome.clearance < -placementTolerance, !isGiven(requirement, outcome) { return nil }
    return outcome.clearance
  }

  /// Puts the stops of the scrolls that snap in order, each once. Done before anything is evaluated.
  public mutating func orderStops() {
    guard frames.scrolls.contains(where: { !$0.stops.isEmpty }) else { return }
    orderedStops = frames.scrolls.map { scroll in
      var stops: [Double] = []
      for stop in scroll.stops.sorted() where stops.last.map({ stop - $0 > placementTolerance }) ?? true {
        stops.append(stop)
      }
      return stops
    }
  }

  /// Whether a requirement is asked in this configuration, or left to the rule that tells why it can't hold.
  func isGiven(_ requirement: Requirement, _ outcome: RequirementOutcome) -> Bool {
    if requirement.given.isEmpty { return true }
    // Of several strips that it must be clear of at one stop the one that is worst there is told.
    if case .strip(let strip) = requirement.subject, let worst = outcome.worst,
      !worst.terms.contains(where: { $0.measure == .stripDepth(strip) })
    {
      return false
    }
    return best(of: requirement.given, requirement.stops).clearance >= -placementTolerance
  }

  /// How far the best alternative of a requirement is kept, and what keeps it back.
  ///
  /// A tappable with others inside is judged by the rest of its region.
  func outcome(of requirement: Requirement) -> RequirementOutcome {
    let whole = outcomeOfWhole(requirement)
    guard whole.clearance < -placementTolerance, requirement.subject.isAboutTouches,
      screen[requirement.element].role.isTappable,
      let outer = outerRegion(of: requirement.element)
    else { return whole }
    guard let bounds = outer.bounds else { return RequirementOutcome(clearance: 0) }
    let outcome = judged(requirement.element, by: bounds).outcomeOfWhole(requirement)
    if outcome.clearance < -placementTolerance, case .covers = requirement.subject, requirement.rest == .fixed {
      // What covers it moves with it: each part of the rest may lie beside it in its own way.
      let isBeside = outer.parts.allSatisfy { part in
        judged(requirement.element, by: part).outcomeOfWhole(requirement).clearance >= -placementTolerance
      }
      if isBeside { return RequirementOutcome(clearance: 0) }
    }
    return outcome
  }

  /// Whether a requirement isn't kept by what is known of it without its further alternatives.
  func failsWithoutFurtherWays(_ requirement: Requirement) -> Bool {
    var bare = requirement
    bare.orElse = { [] }
    return outcome(of: bare).clearance < -placementTolerance
  }

  func judged(_ element: ElementIndex, by part: EdgeBox) -> Evaluator {
    var narrowed = self
    narrowed.judgedPart = (element, part.edges)
    return narrowed
  }

  private func outcomeOfWhole(_ requirement: Requirement) -> RequirementOutcome {
    let outcome = best(of: requirement.anyOf, requirement.stops, about: requirement.subject)
    if outcome.clearance >= -placementTolerance { return outcome }
    let excuse = best(of: requirement.unless, [])
    if excuse.clearance >= -placementTolerance { return excuse }
    let further = best(of: requirement.orElse(), requirement.stops)
    return further.clearance >= -placementTolerance ? further : outcome
  }

  /// The best of some alternatives, each at the stops that suit it best.
  ///
  /// - Parameter subject: what is asked for: stops at which something else isn't kept don't count as long as there are others.
  func best(
    of alternatives: [[Clearance]], _ stops: [Int32], about subject: RequirementSubject = .screen
  ) -> RequirementOutcome {
    var best = RequirementOutcome(clearance: -.infinity)
    for alternative in alternatives {
      let found =
        stops.isEmpty ? least(of: alternative, above: best.clearance) : atBestStops(alternative, stops, subject)
      if found.clearance > best.clearance || best.clearance == -.infinity { best = found }
      // Kept with room to spare: by how much doesn't matter.
      if best.clearance >= 0 { break }
    }
    return best
  }

  private func least(of alternative: [Clearance], above limit: Double) -> RequirementOutcome {
    var least = Double.infinity
    var worst: Clearance?
    for clearance in alternative {
      let value = self.value(of: clearance)
      if value < least {
        least = value
        worst = clearance
      }
      if least <= limit { break }
    }
    return RequirementOutcome(clearance: least, worst: worst)
  }

  // MARK: Stops

  /// A clearance as a function of the offsets that are open still.
  private struct Line {
    var value: Double
    var slopes: [Double]
    var clearance: Clearance
  }

  private func atBestStops(
    _ alternative: [Clearance], _ scrolls: [Int32], _ subject: RequirementSubject
  ) -> RequirementOutcome {
    let lines = alternative.map { clearance in
      // What must hold first weighs so much that only a stop that has it can be the best.
      let weight = subject.isMeant(by: clearance) ? 1 : 1e6
      return Line(
        value: (value(of: clearance) + (weight == 1 ? 0 : placementTolerance)) * weight,
        slopes: scrolls.map { scroll in
          weight * (clearance.terms.first { $0.measure == .offset(scroll) }?.factor ?? 0)
        },
        clearance: clearance)
    }
    return atBestStops(lines, scrolls[...])
  }

  /// Tries the stops of the first scroll; of the last one only as many as it takes, since the least of straight lines has one top.
  private func atBestStops(_ lines: [Line], _ scrolls: ArraySlice<Int32>) -> RequirementOutcome {
    guard let scroll = scrolls.first else { return least(of: lines) }
    let number = scrolls.startIndex
    let stops = orderedStops.isEmpty ? [] : orderedStops[Int(scroll)]
    func at(_ index: Int) -> RequirementOutcome {
      var moved = lines
      for line in moved.indices { moved[line].value += moved[line].slopes[number] * stops[index] }
      return atBestStops(moved, scrolls.dropFirst())
    }
    guard !stops.isEmpty else { return atBestStops(lines, scrolls.dropFirst()) }
    var best = RequirementOutcome(clearance: -.infinity)
    var index = 0
    if scrolls.count == 1 {
      var last = stops.count - 1
      while index < last {
        let middle = (index + last) / 2
        if at(middle).clearance < at(middle + 1).clearance { index = middle + 1 } else { last = middle }
      }
      best = at(index)
    } else {
      for candidate in stops.indices {
        let found = at(candidate)
        if found.clearance > best.clearance || candidate == 0 {
          best = found
          index = candidate
        }
        if best.clearance >= 0 { break }
      }
    }
    // The innermost scroll's stop is told: it is the one that holds the element.
    if best.stop == nil { best.stop = (scroll, index) }
    return best
  }

  private func least(of lines: [Line]) -> RequirementOutcome {
    var outcome = RequirementOutcome(clearance: .infinity)
    for line in lines where line.value < outcome.clearance {
      outcome.clearance = line.value
      outcome.worst = line.clearance
    }
    return outcome
  }
}

extension Evaluator where S == Trace {
  /// The value of a clearance as a linear form: compiled for it in this module.
  public func traced(_ clearance: Clearance) -> Trace { value(of: clearance) }

  /// The length of a distance as a linear form.
  public func traced(_ distance: Distance) -> Trace { value(of: distance.larger) - value(of: distance.smaller) }
}
