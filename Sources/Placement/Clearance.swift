import BandScreenModel

/// A coordinate or a length that a rule may speak of. Coordinates are on the screen with every scroll at offset 0.
public enum Measure: Hashable, Sendable {
  /// An edge of an element's frame.
  case frame(ElementIndex, Edge)
  /// An edge of an element's hit region, before anything cuts it.
  case hit(ElementIndex, Edge)
  /// An edge of the screen.
  case screen(Edge)
  /// The inset of an edge.
  case inset(Edge)
  /// How deep a strip reaches in, by its index in the case's strips.
  case stripDepth(Int)
  /// The radius of the display's corners.
  case corner
  /// The last offset of a scroll, by its index in `Screen.scrolls`.
  case scrollEnd(Int32)
  /// The offset of a scroll that rests only at its stops; `Requirement.stops` says that one of these is meant.
  case offset(Int32)
  /// One stop of a scroll, by its index in the scroll's list.
  case stop(Int32, Int32)
  /// How far inside its frame a scroll's content rests clear, by its index in `Screen.scrolls`.
  case scrollInset(Int32, Edge)
  /// 0 where a sheet rests at the detent of this `SheetDetent.id`, else -1.
  case atDetent(Int32, Int32)
  /// A formula of the screen.
  case formula(FormulaID)
  /// The padding of a text or an image where only a layout tells it (`Screen.hasPaddingOfLayout`).
  case padding(ElementIndex, Edge)
  /// 0 where an element has this paint, by its index in `Screen.paints`, else -1; for texts of which a size chooses the alignment.
  case painted(ElementIndex, Int32)
}

/// One term of a clearance.
public struct ClearanceTerm: Hashable, Sendable {
  public var measure: Measure
  public var factor: Double

  public init(_ measure: Measure, _ factor: Double = 1) {
    self.measure = measure
    self.factor = factor
  }
}

/// A linear form over measures, in points, that must be at least 0. Below, its negative is the least lift that cures it.
public struct Clearance: Hashable, Sendable {
  public var terms: [ClearanceTerm]
  public var constant: Double

  public init(_ terms: [ClearanceTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// `larger` − `smaller`: holds where the first is at least the second.
  public static func atLeast(_ larger: Measure, _ smaller: Measure) -> Clearance {
    Clearance([ClearanceTerm(larger), ClearanceTerm(smaller, -1)])
  }

  public static func + (a: Clearance, b: Clearance) -> Clearance {
    var sum = Clearance(constant: a.constant + b.constant)
    sum.terms.reserveCapacity(a.terms.count + b.terms.count)
    sum.terms += a.terms
    for term in b.terms { sum.add(term) }
    return sum
  }

  /// The same with the opposite sign.
  public var negated: Clearance {
    var negated = Clearance(constant: -constant)
    negated.terms = terms.map { ClearanceTerm($0.measure, -$0.factor) }
    return negated
  }

  /// Adds a term; equal measures are gathered, and what cancels goes.
  public mutating func add(_ term: ClearanceTerm) {
    if let index = terms.firstIndex(where: { $0.measure == term.measure }) {
      terms[index].factor += term.factor
      if terms[index].factor == 0 { terms.remove(at: index) }
    } else if term.factor != 0 {
      terms.append(term)
    }
  }
}

/// A clearance of two coordinates: `larger` − `smaller`, in points. It takes no memory of its own, for where there are very many.
public struct Distance: Sendable {
  public var larger: Measure
  public var smaller: Measure

  /// One edge of a thing at or beyond the facing edge of another, away from it.
  init(_ own: Measure, beyond edge: Edge, _ other: Measure) {
    larger = edge.isStart ? own : other
    smaller = edge.isStart ? other : own
  }

  init(_ larger: Measure, over smaller: Measure) {
    self.larger = larger
    self.smaller = smaller
  }

  var clearance: Clearance { .atLeast(larger, smaller) }
}

/// What a requirement asks room for: the words of its message depend on it.
public enum RequirementSubject: Hashable, Sendable {
  /// Clear of a strip, by its index in the case's strips.
  case strip(Int)
  /// Clear of something that hides what is drawn, by the index of one of its sides in the case's strips.
  case hidden(Int)
  /// Clear of the display's rounded corners.
  case corners
  /// Of the room that so many lines need; 0 where it is the height that is given.
  case lines(Int)
  /// Of an inset that is kept once only: the edge, the property that applies it by its index in `Screen.propertyPlaces`, and the part
  /// of its value that the inset makes.
  case inset(Edge, property: Int, part: FormulaID)
  /// Of paint that goes on to the glass.
  case paint(Edge)
  /// Of room to the targets around.
  case spacing
  /// Of a length of 0 or more, by its index in `Screen.propertyPlaces`.
  case nonnegative(property: Int)
  /// Of room to grow with the text, by the index of the height in `Screen.propertyPlaces`.
  case growth(property: Int)
  /// Wholly in the viewport of a scroll.
  case viewport(Int32)
  /// Wholly on the screen.
  case screen
  /// Not cut off altogether by an element around it that clips.
  case uncut(ElementIndex)
  /// Not filled altogether by these inside it, which take its touches.
  case unfilled(by: [ElementIndex])
  /// Inside the element that holds it, on an axis.
  case container(ElementIndex, Axis)
  /// As large as a finger needs, in points.
  case size(Double)
  /// The inset of an edge that a constant stands in for; the place is an index in `Screen.propertyPlaces`.
  case constant(Edge, property: Int)
  /// An `assert`, by its index in `Screen.assertions`.
  case assertion(Int)
  /// Apart from what is painted above it and takes touches.
  case covers([ElementIndex])
}

/// At which rest a requirement looks.
public enum RequirementRest: Hashable, Sendable {
  /// Where it is laid out: no scroll moves it.
  case fixed
  /// Some offset of the scrolls that it is in.
  case scrolled
}

/// What one rule asks of one element: in one of the alternatives (of `anyOf`, `unless` or `orElse`) every clearance must be at
/// least 0.
///
/// Data, not numbers: the matrix asks for its value in a configuration, the prover for its least value over all devices.
public struct Requirement: Sendable {
  public var element: ElementIndex
  /// Other elements that it speaks of; it is asked only where all exist.
  public var others: [ElementIndex]
  public var subject: RequirementSubject
  public var rest: RequirementRest
  /// The scrolls that rest only at their stops and whose offsets the clearances speak of: each alternative is meant at one stop
  /// of each, the same for all its clearances.
  public var stops: [Int32]
  /// Where none of these holds, another rule speaks and this one isn't asked. A proof may leave them aside.
  public var given: [[Clearance]]
  public var anyOf: [[Clearance]]
  /// Alternatives that excuse the element: they count where they hold, and say nothing of the least lift where they don't.
  public var unless: [[Clearance]]
  /// Further alternatives, rarely needed and many: they are made only where nothing above holds.
  public var orElse: @Sendable () -> [[Clearance]]
  /// What it asks besides that is no linear form: only the matrix can tell whether it holds.
  public var demand: MatrixDemand?
  /// Whether it is advice: a warning, also where the rule's own level is `deny`.
  public var isAdvice: Bool
  /// Where it asks what is seen, and not where touches count: how far that is from the edges of frames, by element.
  var sights: [Int32: Edges<Double>] = [:]

  public init(
    _ element: ElementIndex, others: [ElementIndex] = [], _ subject: RequirementSubject,
    rest: RequirementRest = .fixed, stops: [Int32] = [], given: [[Clearance]] = [], anyOf: [[Clearance]],
    unless: [[Clearance]] = [],
    orElse: @escaping @Sendable () -> [[Clearance]] = { [] }, demand: MatrixDemand? = nil, isAdvice: Bool = false
  ) {
    self.element = element
    self.others = others
    self.subject = subject
    self.rest = rest
    self.stops = stops
    self.given = given
    self.anyOf = anyOf
    self.unless = unless
    self.orElse = orElse
    self.demand = demand
    self.isAdvice = isAdvice
  }
}

extension Requirement {
  /// The same with its further alternatives made, for who asks it again and again.
  var withFurtherWaysMade: Requirement {
    var made = self
    let ways = orElse()
    made.orElse = { ways }
    return made
  }
}

extension Clearance {
  /// The scroll whose last offset is part of it: content that goes on would cure it.
  var scrollEnd: Int32? {
    for term in terms {
      if case .scrollEnd(let scroll) = term.measure, term.factor > 0 { return scroll }
    }
    return nil
  }

  /// The side of something that hides parts of the screen that it speaks of, given another of its sides.
  func side(of first: Int, in context: PlacementCase) -> Int? {
    for term in terms {
      if case .stripDepth(let index) = term.measure, context.strips[index].matter == context.strips[first].matter {
        return index
      }
    }
    return nil
  }

  /// Whether it speaks of an edge of an element.
  func speaks(of element: ElementIndex) -> Bool {
    terms.contains { $0.measure.element == element }
  }

  /// Along which axis it speaks of an element.
  func axis(of element: ElementIndex) -> Axis? {
    for term in terms where term.measure.element == element {
      switch term.measure {
      case .frame(_, let edge), .hit(_, let edge): return edge.axis
      default: break
      }
    }
    return nil
  }

  /// Whether it sets nothing but a scroll's range between an element and what covers it: then room in the scroll cures it. Between two
  /// covers there is as much room wherever the scroll is.
  func isCuredByPadding(_ element: ElementIndex, _ covers: [ElementIndex]) -> Bool {
    var coversMet = 0
    for term in terms {
      if case .scrollEnd = term.measure { continue }
      guard let other = term.measure.element else { return false }
      if other == element { continue }
      guard covers.contains(other) else { return false }
      coversMet += 1
    }
    return coversMet <= 1
  }
}

extension Measure {
  /// The edge of the screen or of an element that it is of.
  public var edge: Edge? {
    switch self {
    case .frame(_, let edge), .hit(_, let edge), .screen(let edge), .inset(let edge): edge
    case .stripDepth, .corner, .scrollEnd, .offset, .stop, .scrollInset, .atDetent, .formula, .padding, .painted: nil
    }
  }

  /// The element of whose frame or hit region it is an edge.
  var element: ElementIndex? {
    switch self {
    case .frame(let element, _), .hit(let element, _): element
    case .screen, .inset, .stripDepth, .corner, .scrollEnd, .offset, .stop, .scrollInset, .atDetent, .formula, .padding,
      .painted:
      nil
    }
  }
}

/// A demand that is no linear form of the environment.
public enum MatrixDemand: Hashable, Sendable {
  /// At most this share of the hit region may lie outside of the display's rounded corners, in percent; beyond `error` it is
  /// more than advice. Only the corners at one of these edges count.
  case cornerShare(EdgeSet, most: Double, error: Double)
  /// A hit region that is smaller than this, in points, has a circle of this diameter around its middle to itself: no other target
  /// meets it, nor does another such circle.
  ///
  /// Source: Web Content Accessibility Guidelines (WCAG) 2.2, success criterion 2.5.8, Target Size (Minimum), exception Spacing.
  case spacing(Double)
  /// A part of the hit region is left beside all those that the requirement's subject names.
  case ownPart
}
