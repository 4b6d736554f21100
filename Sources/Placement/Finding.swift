import BandDiagnostics
import BandScreenModel
import BandSyntax

/// What one configuration says of one element and rule.
public struct Failure: Sendable {
  /// Index in the run's configurations.
  public var configuration: Int32
  /// How much the worst clearance lacks: the least lift that cures it, in points.
  public var lift: Double
  /// How much of the element is affected: in a strip, outside of its container, missing in size; in points.
  public var overlap: Double
  /// The element's own length on the axis in question, in points.
  public var length: Double
  public var cause: FailureCause
  public var rest: FailureRest
  /// How far the hit region reaches beyond the frame towards the strip, in points; where it is too small, how far it would have to
  /// reach on every side; 0 for all else.
  public var slop: Double = 0
  /// The one axis on which a hit region is too small; nothing where it is on both, and for all else.
  public var smallAxis: Axis?
  /// How far the strip reaches beyond the inset of its edge, so that `safe` does not clear it, in points.
  public var beyondInset: Double = 0
  /// How much of a scroll's viewport is free behind its content, where more room at its end would cure it, in points: that is filled before
  /// anything moves.
  var freeRoom: Double = 0
  /// The edge of the element at which it lacks room, where it is about room: it hangs out of the screen or its container there.
  public var side: Edge?
  /// Whether the sheet that it is in is lower there than the keyboard with the element above it.
  public var isSheetTooLow = false
  /// Whether that sheet has no room to be higher by the keyboard as well: it would pass the top of what is safe.
  var isSheetTooHigh = false
  /// For what is covered: whether the cover lies wholly inside its hit region.
  public var holdsCover = false
  /// Whether it is advice: a warning, also where the rule's level is `deny`.
  public var isAdvice = false
  /// Whether a text has more lines than it is given however wide it is: its line ends force them.
  public var isBeyondAnyWidth = false
  /// For an assertion: whether no distance keeps it from holding, so that there is nothing to tell but that it is false.
  public var isPlainlyFalse = false
}

/// What the element ran into.
public enum FailureCause: Hashable, Sendable {
  case strip(StripSlot, depth: Double)
  /// What hides it; of a cutout the side on which the safe area is clear of it, where there is one. `isAssumed` where no source gives the
  /// keyboard's height.
  case hidden(StripSlot, depth: Double, isAssumed: Bool)
  /// The display's rounded corners, which take this share of the hit region, in percent.
  case corners(share: Double)
  /// A text that needs more than so many lines; 0 where its height is too small.
  case lines(Int)
  /// An inset that is kept twice, with how much that wastes and the place of the value.
  case wasted(Edge, amount: Double, Place)
  /// Paint that ends this far from the glass.
  case paint(Edge, gap: Double)
  /// Another target that is too near, by its entry.
  case spacing(from: Int32)
  /// A length below 0, with the place of the value.
  case negative(Place)
  /// A constant height around text, with the place of the value.
  case growth(Place)
  case viewport
  case screen
  /// Something that clips cuts all of it off.
  case cutOff(entry: Int32)
  /// Controls inside it leave nothing of it, by their entries.
  case filled(by: [Int32])
  case container(entry: Int32, Axis)
  /// A hit region smaller than that; where something that clips makes it so small, the entry of that, else -1.
  case size(Double, cutBy: Int32)
  case constant(Edge, inset: Double, value: Double, Place)
  case assertion(message: String, Place)
  /// Something that is painted above it and takes touches; where room in a scroll would free it, where that is missing.
  case cover(entry: Int32, room: ScrollRoom?)
  /// An anchor from the glass, with the place of its whole expression.
  case anchor(Edge, value: Place)

  /// Whether an element that is moved far enough is clear of it; what lacks size or room isn't.
  public var isCuredByMoving: Bool {
    switch self {
    case .strip, .hidden, .screen, .cutOff, .filled, .cover: true
    case .corners, .lines, .wasted, .paint, .spacing, .negative, .growth, .viewport, .container, .size, .constant,
      .assertion, .anchor:
      false
    }
  }

  /// The edge of the screen at which something takes room.
  var edge: Edge? {
    switch self {
    case .strip(let slot, _), .hidden(let slot, _, _): slot.edge
    default: nil
    }
  }

  /// Whether it is the strip of the home indicator, the gesture bar or the navigation bar.
  var isHomeStrip: Bool {
    if case .strip(let slot, _) = self { return slot.kind == .home }
    return false
  }
}

/// An edge of a scroll's content.
public struct ScrollRoom: Hashable, Sendable {
  /// The scroll's entry in the element table.
  var entry: Int32
  var edge: Edge
}

extension Failure {
  /// Whether it is told rather than another: what lies in a home strip before all else, then what needs the larger lift.
  func isWorse(than other: Failure) -> Bool {
    if isAdvice != other.isAdvice { return other.isAdvice }
    if cause.isHomeStrip != other.cause.isHomeStrip { return cause.isHomeStrip }
    if case .corners(let share) = cause, case .corners(let other) = other.cause { return share > other }
    return lift > other.lift + placementTolerance
  }

  /// Whether the frame is clear of a strip, and only what its `hitSlop` adds isn't.
  var isOfSlopOnly: Bool { slop > 0 && slop >= lift - placementTolerance }

  /// Whether it stands for an element rather than another failure in the same configuration.
  ///
  /// At some rest an element must be clear of all strips at once, so that each of them may say that it is not: then the larger
  /// lift tells which one keeps it there.
  func isToldRather(than other: Failure) -> Bool {
    if isAdvice != other.isAdvice { return other.isAdvice }
    return rest == .fixed && other.rest == .fixed ? isWorse(than: other) : lift > other.lift + placementTolerance
  }
}

/// A strip that an element was found in.
public struct FindingSite: Hashable, Sendable {
  var edge: Edge
  var kind: StripKind
  var matter: SlotMatter
  /// The first case in which it was met, and the element's index there.
  var caseNumber: Int
  var element: ElementIndex
}

/// The rest at which it fails.
public enum FailureRest: Hashable, Sendable {
  /// Nothing scrolls it.
  case fixed
  /// Even at the best offset of the scrolls it is in.
  case bestOffset
  /// Even at the last offset: there is no room behind it.
  case end
  /// Even at the best stop of a scroll that snaps: its number in their order, from 1.
  case stop(Int, isPage: Bool)
  /// On the line at which a sticky element stops, at this edge of its scroll.
  case held(Edge)
  /// Where a sheet rests at this detent. At the highest it stands on the glass with all of its content.
  case detent(String, isHighest: Bool)
  /// At offset 0, the only one: the content is no longer than the viewport.
  case nothingScrolls

  /// Whether it is at a stop of a scroll that snaps.
  var isStop: Bool { if case .stop = self { true } else { false } }

  /// Whether it is where a sheet rests.
  var isDetent: Bool { if case .detent = self { true } else { false } }

  /// For the document: in words.
  public var text: String {
    switch self {
    case .fixed: "fixed"
    case .bestOffset: "at every offset"
    case .end: "at the end of scrolling"
    case .stop(let number, isPage: true): "at page \(number)"
    case .stop(let number, isPage: false): "at stop \(number)"
    case .held(let edge): "where it is held at the \(edge.text)"
    case .detent(let name, _): "at \(name)"
    case .nothingScrolls: "at the only offset"
    }
  }
}

/// How sure a verdict is.
public enum FindingCertainty: Hashable, Sendable {
  /// Every configuration of the matrix was laid out.
  case checked
  case suppressed(reason: String)

  public var text: String {
    switch self {
    case .checked: "checked"
    case .suppressed: "suppressed"
    }
  }
}

/// What a verdict owes to the widths of texts, which for a stand-in font and for approximate text are known only within an interval.
public enum TextDependence: Hashable, Sendable {
  /// It is the same at both ends of the interval, or was not in question.
  case none
  /// It fails with the widths measured, and passes at an end, in every configuration in which it fails.
  case passes(at: TextWidthEnd)
  /// It passes with the widths measured, and fails at an end.
  case fails(at: TextWidthEnd)
}

/// A rule that an element breaks, with all configurations in which it does.
public struct Finding: Sendable {
  public var rule: RuleDescription
  public var severity: Severity
  /// Index in the element table.
  public var entry: Int32
  public var certainty: FindingCertainty
  public var failures: [Failure]
  public var textDependence = TextDependence.none
  /// What fails only with all texts as narrow, and as wide, as they may be, in other configurations than `failures`.
  var atEnds: (narrowest: [Failure], widest: [Failure]) = ([], [])
  /// For what is about strips: each one that the element was met in, once.
  public var sites: [FindingSite] = []
  /// The configurations in which it fails too, and in which only another finding tells of the element.
  public private(set) var withheld: [Int32] = []
  /// Whether the message of another finding says all that an author needs.
  public var isToldElsewhere = false
  /// The content that overflows and so pushes the element where it is.
  public var because: Failure?
  /// Of content that overflows: the elements that it pushes where they can't be used, by entry, which are told with it.
  public var pushed: [Int32] = []

  /// Leaves what fails in some configurations to the findings that tell of it there.
  mutating func withhold(where isTold: (Failure) -> Bool) {
    withheld += failures.filter(isTold).map { $0.configuration }
    failures.removeAll(where: isTold)
  }

  /// The failure that is told: the worst, and the first of equals.
  public var worst: Failure {
    var worst = failures[0]
    for failure in failures where failure.isWorse(than: worst) { worst = failure }
    return worst
  }
}

/// The levels of the rules in a run: those of the descriptions, changed by the project and by the command line.
public struct RuleLevels: Sendable {
  private var changed: [RuleName: RuleLevel] = [:]

  public init() {}

  public subscript(rule: RuleDescription) -> RuleLevel { changed[rule.name] ?? rule.level }

  /// How loudly a rule speaks; advice is a warning unless the project or the run denies the rule itself.
  func severity(of rule: RuleDescription, isAdvice: Bool) -> Severity {
    if isAdvice { return changed[rule.name] == .deny ? .error : .warning }
    return self[rule] == .warn ? .warning : .error
  }

  public mutating func set(_ rule: RuleName, to level: RuleLevel) { changed[rule] = level }

  /// The message for an `@allow` that silenced nothing; nothing where a run doesn't ask.
  public func unusedAllowance(of rule: RuleName, at place: Place) -> Diagnostic? {
    let level = self[RuleDescription.unusedAllow]
    if level == .allow { return nil }
    return Diagnostic(
      RuleDescription.unusedAllow.name, level == .warn ? .warning : .error, at: place,
      "'@allow(\(rule.text))' silences nothing", notes: [DiagnosticNote(.help, "remove it")])
  }

  /// Diagnostics of the language as a run wants them: its warnings may be silenced or made errors, its errors stay.
  public func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning, let level = changed[diagnostic.rule] else { return diagnostic }
      if level == .allow { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = level == .deny ? .error : .warning
      return diagnostic
    }
  }
}
