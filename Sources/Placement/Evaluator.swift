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

  public init(screen: Screen, frames: ScreenFrames<S>, environment: [S], stripDepths: [S]) {
    self.screen = screen
    self.frames = frames
    self.environment = environment
    self.stripDepths = stripDepths
  }

  /// Whether the requirement is asked at all: all of its elements exist, and the rules apply to it.
  public func applies(_ requirement: Requirement) -> Bool {
    let element = Int(requirement.element.index)
    return frames.exists[element] && frames.isEnabled[element]
      && requirement.others.allSatisfy { frames.exists[Int($0.index)] }
  }

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
    case .scrollEnd(let scroll): frames.scrolls[Int(scroll)].end
    case .formula(let formula): frames[formula]
    }
  }

  private func hit(_ element: ElementIndex, _ edge: Edge) -> S {
    let slop = screen[element].hitSlop[edge]
    let own = frames.edge(edge, of: element)
    if slop == .zero { return own }
    return edge.isStart ? own - frames[slop] : own + frames[slop]
  }
}

extension Evaluator where S == Double {
  /// How far the best alternative of a requirement is kept: its least clearance, in points. Below 0 it is the least lift, negated.
  public func clearance(of requirement: Requirement) -> Double {
    let best = bestClearance(of: requirement.anyOf)
    if best >= -placementTolerance { return best }
    let excuse = max(bestClearance(of: requirement.unless), bestClearance(of: requirement.orElse()))
    return excuse >= -placementTolerance ? excuse : best
  }

  private func bestClearance(of alternatives: [[Clearance]]) -> Double {
    var best = -Double.infinity
    for alternative in alternatives {
      var worst = Double.infinity
      for clearance in alternative {
        worst = min(worst, value(of: clearance))
        if worst <= best { break }
      }
      best = max(best, worst)
      // Kept with room to spare: by how much doesn't matter.
      if best >= 0 { break }
    }
    return best
  }
}

extension Evaluator where S == Trace {
  /// The value of a clearance as a linear form: compiled for it in this module.
  public func traced(_ clearance: Clearance) -> Trace { value(of: clearance) }
}
