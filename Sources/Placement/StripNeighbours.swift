import BandLayout
import BandScreenModel

/// How far from a strip a tappable still counts as beside it, in points: a finger that aims at it may begin in the strip.
public let stripNeighbourhood = 16.0

/// A tappable of one platform that rests beside a strip in some configuration, as it is with the device held in one way.
public struct StripNeighbour: Sendable {
  /// Index in the element table.
  public var entry: Int32
  public var platform: Platform
  /// Portrait, or one of the two landscape rotations.
  public var orientation: Orientation
  /// Where it comes closest to a strip with the device held so: index in the run's configurations.
  public var configuration: Int32
  /// The strip that it comes closest to.
  public var strip: StripSlot
  /// From the strip to the hit region at the rest farthest from the strip, in points; below 0 for what lies in the strip.
  public var clearance: Double
  /// What has to be scrolled for that, the outermost scroll first.
  public var scrolls: [ScrollStep]
  /// The detents at which the screen's sheets are then.
  public var detents: [SheetStep]
}

/// A sheet at one of its detents.
public struct SheetStep: Hashable, Sendable {
  /// The sheet: index in the element table.
  public var entry: Int32
  /// The detent's name.
  public var detent: String
}

/// One scroll that has to be moved before a tappable can be touched where it rests.
public struct ScrollStep: Hashable, Sendable {
  /// The scroll: index in the element table.
  public var entry: Int32
  /// The edge at which more of the content is brought to light.
  public var towards: Edge
  /// Whether it is moved as far as it goes; else only until the tappable shows.
  public var isToEnd: Bool
}

/// Gathers the tappables that rest beside a strip, one configuration after the other.
public struct StripNeighbourCollector: Sendable {
  private var closest: [Key: StripNeighbour] = [:]
  /// Of each expansion what is asked of it in every configuration.
  private var contexts: [Int: PlacementCase] = [:]

  private struct Key: Hashable, Sendable {
    var entry: Int32
    var platform: Platform
    var orientation: Orientation
  }

  public init() {}

  /// Looks at one laid-out configuration.
  ///
  /// With the keyboard up nothing is looked at: it covers the strip that the test is about.
  ///
  /// - Parameters:
  ///   - expansion: the number of the screen's expansion.
  ///   - layouts: one, or one for each state of the screen's sheets.
  ///   - entries: the entry of each of the screen's elements in the table of all.
  public mutating func add(
    configuration: Int, expansion: Int, screen: Screen, layouts: [ScreenFrames<Double>], profile: OrientationProfile,
    isKeyboardUp: Bool, entries: [Int32]
  ) {
    if isKeyboardUp { return }
    let tapStrips: [(slot: StripSlot, depth: Double)] = profile.strips.compactMap { strip in
      guard strip.isTapStrip, let depth = profile.tapDepth(of: strip), depth > 0 else { return nil }
      return (StripSlot(strip), depth)
    }
    if tapStrips.isEmpty { return }
    let context = contexts[expansion] ?? PlacementCase(screen: screen, strips: [])
    contexts[expansion] = context
    for element in context.tappables {
      for strip in tapStrips {
        var best: (neighbour: StripNeighbour, isCovered: Bool)?
        for frames in layouts {
          guard let one = neighbour(element, beside: strip, context, frames, profile.size, entries) else { continue }
          guard let known = best else {
            best = one
            continue
          }
          if known.isCovered != one.isCovered {
            // Beneath what is painted above it a test would tap that.
            if known.isCovered { best = one }
            continue
          }
          // Content that scrolls needs one detent at which it is clear; what is pinned is touched at each.
          let isFree = context.scrollAround[Int(element.index)] >= 0
          let (own, other) = (one.neighbour.clearance, known.neighbour.clearance)
          if isFree ? own > other : own < other { best = one }
        }
        guard var found = best?.neighbour else { continue }
        found.configuration = Int32(configuration)
        // A profile whose two landscape rotations are alike stands for both.
        let holds: [Orientation] =
          profile.orientation == .landscape ? [.landscapeLeft, .landscapeRight] : [profile.orientation]
        for hold in holds { keep(found, held: hold) }
      }
    }
  }

  /// A tappable beside a strip in one layout, and whether the place where it is tapped lies beneath something else; nothing where it is out of
  /// use or can't be touched there.
  private func neighbour(
    _ element: ElementIndex, beside strip: (slot: StripSlot, depth: Double), _ context: PlacementCase,
    _ frames: ScreenFrames<Double>, _ size: PointSize, _ entries: [Int32]
  ) -> (neighbour: StripNeighbour, isCovered: Bool)? {
    let screen = context.screen
    let index = Int(element.index)
    guard frames.exists[index], frames.isEnabled[index],
      isInUse(element, screen, from: firstInUse(screen, frames))
    else { return nil }
    let place = RestPlace(context, frames, element, entries, beside: strip.slot, size)
    guard let clearance = place.clearance(from: strip.depth) else { return nil }
    let neighbour = StripNeighbour(
      entry: entries[index], platform: screen.discrete.platform, orientation: .portrait, configuration: 0,
      strip: strip.slot, clearance: clearance, scrolls: place.steps, detents: detents(screen, frames, entries))
    return (neighbour, isCovered(element, at: place, context, frames))
  }

  /// Whether the place where a test taps lies in something that is painted above and takes touches, and that no scroll moves.
  private func isCovered(
    _ element: ElementIndex, at place: RestPlace, _ context: PlacementCase, _ frames: ScreenFrames<Double>
  ) -> Bool {
    guard let point = place.tap else { return false }
    return context.takers[0].contains { index in
      let cover = ElementIndex(Int(index))
      guard frames.exists[Int(index)], context.paintOrder.isAbove(Int(index), Int(element.index), in: context.screen)
      else { return false }
      return frames.edge(.left, of: cover) < point.x && point.x < frames.edge(.right, of: cover)
        && frames.edge(.top, of: cover) < point.y && point.y < frames.edge(.bottom, of: cover)
    }
  }

  /// Where the sheets are that have more than one detent.
  private func detents(_ screen: Screen, _ frames: ScreenFrames<Double>, _ entries: [Int32]) -> [SheetStep] {
    screen.sheets.indices.compactMap { number in
      let sheet = screen.sheets[number]
      guard let element = sheet.element, sheet.detents.count > 1, frames.exists[Int(element.index)],
        let detent = sheet.detents.first(where: { frames.rests(Int32(number), at: $0.id, in: screen) })
      else { return nil }
      return SheetStep(entry: entries[Int(element.index)], detent: detent.name)
    }
  }

  private mutating func keep(_ found: StripNeighbour, held orientation: Orientation) {
    var found = found
    found.orientation = orientation
    let key = Key(entry: found.entry, platform: found.platform, orientation: orientation)
    if let known = closest[key], known.clearance <= found.clearance { return }
    closest[key] = found
  }

  /// The tappables that are beside a strip in some configuration, with each way to hold the device in which they are: by element,
  /// platform and orientation.
  public func finished() -> [StripNeighbour] {
    closest.values.filter { $0.clearance <= stripNeighbourhood + placementTolerance }.sorted { a, b in
      if a.entry != b.entry { return a.entry < b.entry }
      if a.platform != b.platform { return a.platform.rawValue < b.platform.rawValue }
      return a.orientation.rawValue < b.orientation.rawValue
    }
  }

  /// Where the layers begin, in the order of painting, that a `@modal` leaves in use: what is below it is not.
  private func firstInUse(_ screen: Screen, _ frames: ScreenFrames<Double>) -> Int {
    screen.paintOrder.lastIndex { screen[$0].isModal && frames.exists[Int($0.index)] } ?? 0
  }

  private func isInUse(_ element: ElementIndex, _ screen: Screen, from first: Int) -> Bool {
    if first == 0 { return true }
    return screen.paintOrder[first...].contains { layer in
      layer.index <= element.index && element.index < max(screen[layer].end, layer.index + 1)
    }
  }
}

/// Where a tappable is at the rest that is farthest from a strip, on the strip's axis.
///
/// Of scrolls in one another each is moved as far as its own viewport allows: the test on the device looks at what shows.
private struct RestPlace {
  /// The hit region's edges on the strip's axis.
  private var start: Double
  private var end: Double
  /// The screen's length on it.
  private let length: Double
  private let edge: Edge
  /// The middle of the hit region across the strip's axis; nothing where a scroll moves it there.
  private var middle: Double?
  private(set) var steps: [ScrollStep] = []

  init(
    _ context: PlacementCase, _ frames: ScreenFrames<Double>, _ element: ElementIndex, _ entries: [Int32],
    beside strip: StripSlot, _ size: PointSize
  ) {
    edge = strip.edge
    let axis = edge.axis
    length = axis == .vertical ? size.height : size.width
    let slop = context.screen[element].hitSlop
    func hit(_ edge: Edge) -> Double {
      let own = frames.edge(edge, of: element)
      return edge.isStart ? own - frames[slop[edge]] : own + frames[slop[edge]]
    }
    (start, end) = axis == .vertical ? (hit(.top), hit(.bottom)) : (hit(.left), hit(.right))
    middle = axis == .vertical ? (hit(.left) + hit(.right)) / 2 : (hit(.top) + hit(.bottom)) / 2
    for scroll in context.scrolls(around: element) {
      let own = context.screen.scrolls[Int(scroll)]
      let last = frames.scrolls[Int(scroll)].end
      guard last > 0 else { continue }
      let (first, second): (Edge, Edge) = own.axis == .vertical ? (.top, .bottom) : (.left, .right)
      let viewport = (frames.edge(first, of: own.element), frames.edge(second, of: own.element))
      let towards = own.contentEnd(context.screen.discrete.direction)
      let isBackwards = towards.isStart
      if own.axis == axis {
        // With the offset the content moves to smaller coordinates, or to larger ones where it begins at the right.
        let room =
          edge.isStart == isBackwards
          ? (edge.isStart ? viewport.1 - end : start - viewport.0)
          : (edge.isStart ? end - viewport.1 : viewport.0 - start)
        var offset = min(last, max(0, room))
        let stops = frames.scrolls[Int(scroll)].stops
        if !stops.isEmpty {
          // Of the stops one at which all of it shows clear of the scroll's insets, else the one that comes nearest.
          let insets = frames.scrolls[Int(scroll)].insets
          let clear = (viewport.0 + insets[first], viewport.1 - insets[second])
          let showing = stops.filter { stop in
            let shift = isBackwards ? stop : -stop
            return start + shift >= clear.0 - placementTolerance && end + shift <= clear.1 + placementTolerance
          }
          let wanted = offset
          offset = (showing.isEmpty ? stops : showing).min { abs($0 - wanted) < abs($1 - wanted) } ?? 0
        }
        guard offset > 0 else { continue }
        start += isBackwards ? offset : -offset
        end += isBackwards ? offset : -offset
        steps.append(
          ScrollStep(
            entry: entries[Int(own.element.index)], towards: towards, isToEnd: offset > last - placementTolerance))
      } else {
        let hidden = isBackwards ? viewport.0 - hit(first) : hit(second) - viewport.1
        guard hidden > placementTolerance else { continue }
        middle = nil
        steps.append(ScrollStep(entry: entries[Int(own.element.index)], towards: towards, isToEnd: false))
      }
    }
  }

  /// Where a test taps it: near the strip, as far inside as a finger's drift; nothing where a scroll across decides that.
  var tap: (x: Double, y: Double)? {
    guard let middle else { return nil }
    let inward = min(4, (end - start) / 2)
    let near = edge.isStart ? start + inward : end - inward
    return edge.axis == .vertical ? (middle, near) : (near, middle)
  }

  /// How far it is from a strip of that depth; nothing for what can't be touched there: without a length, or beyond the glass.
  func clearance(from depth: Double) -> Double? {
    guard end > start, edge.isStart ? end > 0 : start < length else { return nil }
    // No more of it lies in the strip than the strip is deep and it is long.
    return max(edge.isStart ? start - depth : length - depth - end, -min(depth, end - start))
  }
}
