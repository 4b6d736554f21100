import BandLayout
import BandScreenModel

/// Where an element is on a part of an envelope, as linear forms of the lengths along its axes; nothing where it doesn't exist.
public struct ElementForms: Sendable, Equatable {
  public var x: LinearForm
  public var y: LinearForm
  public var width: LinearForm
  public var height: LinearForm
}

/// `constant` plus a sum of a coefficient times the length along each axis, in points.
public struct LinearForm: Sendable, Equatable {
  public var constant: Double
  /// One for each axis.
  public var coefficients: [Double]

  public init(constant: Double, coefficients: [Double]) {
    self.constant = constant
    self.coefficients = coefficients
  }

  @inlinable
  public func value(at lengths: [Double]) -> Double {
    var value = constant
    for index in coefficients.indices { value += coefficients[index] * lengths[index] }
    return value
  }
}

/// The layout of one case over one envelope, written out: in which regions the elements are where.
public struct ClosedForm: Sendable {
  /// Elements that hang on the same decisions, and where they are in each region.
  public struct Group: Sendable {
    /// Indices of the screen's elements.
    public var elements: [Int]
    public var regions: [Region]
  }

  /// A part of the envelope in which forms are the layout.
  public struct Region: Sendable {
    /// Forms that are at least 0 there, over the axes' lengths.
    public var bounds: [LinearForm]
    /// Of each of the group's elements.
    public var forms: [ElementForms?]
  }

  public var root: ProofRoot
  /// What bounds the envelope besides its box.
  public var domain: [LinearForm]
  public var groups: [Group]
  /// Elements that hang on a length that is no linear form, by their indices.
  public var notLinear: [Int]
  /// Whether the regions are more than were asked for, so that some are missing.
  public var isCut = false

  /// Where an element is at given lengths along the axes; nothing where it doesn't exist or the lengths are in no region.
  public func frame(of element: Int, at lengths: [Double]) -> Rectangle? {
    for group in groups {
      guard let index = group.elements.firstIndex(of: element) else { continue }
      for region in group.regions where region.bounds.allSatisfy({ $0.value(at: lengths) >= -1e-9 }) {
        guard let forms = region.forms[index] else { return nil }
        return Rectangle(
          x: forms.x.value(at: lengths), y: forms.y.value(at: lengths), width: forms.width.value(at: lengths),
          height: forms.height.value(at: lengths))
      }
    }
    return nil
  }
}

/// Solves a case's layout over an envelope.
///
/// - Parameter budget: how many affine runs it may take.
public func closedForm(
  of screen: Screen, over root: ProofRoot, tracing: inout ScreenSolver<Trace>, budget: Int
) -> ClosedForm? {
  if root.axes.count > Trace.mostAxes { return nil }
  let tape = UnsafeMutablePointer<TraceTape>.allocate(capacity: 1)
  tape.initialize(to: TraceTape())
  defer {
    tape.deinitialize(count: 1)
    tape.deallocate()
  }
  var search = FormSearch(screen, root, tape, budget)
  return search.run(&tracing)
}

/// Cuts an envelope into regions in which all decisions that some elements hang on are the same.
private struct FormSearch {
  private struct Piece {
    var rows: [ProofRow]
    /// The group that it belongs to; -1 for the whole, before there are groups.
    var group: Int
  }

  private let root: ProofRoot
  private let tape: UnsafeMutablePointer<TraceTape>
  private let elementCount: Int
  private var runs: Int
  private var collector: Collector
  private var program = LinearProgram()
  private var scratch: [ProofRow] = []
  private var result: ClosedForm

  init(_ screen: Screen, _ root: ProofRoot, _ tape: UnsafeMutablePointer<TraceTape>, _ budget: Int) {
    self.root = root
    self.tape = tape
    elementCount = screen.elements.count
    runs = budget
    collector = Collector(tape)
    result = ClosedForm(root: root, domain: [], groups: [], notLinear: [])
    result.domain = root.rows.map { form($0) }
  }

  mutating func run(_ tracing: inout ScreenSolver<Trace>) -> ClosedForm {
    var pieces = [Piece(rows: root.rows, group: -1)]
    while let piece = pieces.popLast() {
      let (centre, depth) = program.centre(of: piece.rows, axes: root.axes.count, scratch: &scratch)
      if depth <= RegionSearch.thinnest { continue }
      if runs == 0 {
        result.isCut = true
        break
      }
      runs -= 1
      tape.pointee.begin(at: centre)
      let frames = tracing.traceAtHighest(in: root.traces(at: centre, on: tape).0, on: tape)
      collector.begin(at: centre)
      if piece.group < 0 { makeGroups(frames, in: piece.rows) }
      for group in piece.group < 0 ? Array(result.groups.indices) : [piece.group] {
        add(group, frames, around: centre, in: piece.rows, to: &pieces)
      }
    }
    for group in result.groups.indices { mergeRegions(of: group) }
    return result
  }

  /// The rows of an element's four numbers that cut the piece, and whether they are linear.
  private mutating func needs(
    _ element: Int, _ frames: ScreenFrames<Trace>, in piece: [ProofRow]
  ) -> (rows: [Int32], isLinear: Bool) {
    var rows: [Int32] = []
    var isLinear = true
    for value in [frames.left[element], frames.top[element], frames.width[element], frames.height[element]] {
      let needs = collector.exactNeeds(of: value)
      rows = union(rows, needs.rows)
      if needs.isBent { isLinear = false }
    }
    return (rows.filter { cuts(collector.rows[Int($0)], piece) }, isLinear)
  }

  private mutating func cuts(_ row: ProofRow, _ piece: [ProofRow]) -> Bool {
    if row.leastOnBox >= -RegionSearch.thinnest { return false }
    let answer = program.minimum(of: row.slope, row.offset, lanes: root.axes.count, where: piece)
    return answer.bound < -RegionSearch.thinnest
  }

  /// Elements with the same rows at the envelope's middle stay together.
  private mutating func makeGroups(_ frames: ScreenFrames<Trace>, in piece: [ProofRow]) {
    var rowsOf: [[Int32]] = []
    for element in 0..<elementCount {
      let (rows, isLinear) = needs(element, frames, in: piece)
      if !isLinear {
        result.notLinear.append(element)
      } else if let known = rowsOf.firstIndex(of: rows) {
        result.groups[known].elements.append(element)
      } else {
        rowsOf.append(rows)
        result.groups.append(ClosedForm.Group(elements: [element], regions: []))
      }
    }
  }

  private mutating func add(
    _ group: Int, _ frames: ScreenFrames<Trace>, around centre: SIMD8<Double>, in piece: [ProofRow],
    to pieces: inout [Piece]
  ) {
    var rows: [Int32] = []
    var kept: [Int] = []
    for element in result.groups[group].elements {
      let (needed, isLinear) = needs(element, frames, in: piece)
      if isLinear {
        rows = union(rows, needed)
        kept.append(element)
      }
    }
    if kept.count < result.groups[group].elements.count { drop(group, keeping: kept) }
    if kept.isEmpty { return }
    var cell = piece
    for index in rows {
      let row = collector.rows[Int(index)]
      pieces.append(Piece(rows: cell + [row.opposite], group: group))
      cell.append(row)
    }
    let forms = result.groups[group].elements.map { element -> ElementForms? in
      guard frames.exists[element] else { return nil }
      return ElementForms(
        x: form(frames.left[element], around: centre), y: form(frames.top[element], around: centre),
        width: form(frames.width[element], around: centre), height: form(frames.height[element], around: centre))
    }
    let bounds = withoutRedundant(Array(cell.dropFirst(root.rows.count)))
    result.groups[group].regions.append(ClosedForm.Region(bounds: bounds.map { form($0) }, forms: forms))
  }

  /// Takes elements that turned out not to be linear somewhere out of a group.
  private mutating func drop(_ group: Int, keeping kept: [Int]) {
    let old = result.groups[group].elements
    result.notLinear += old.filter { !kept.contains($0) }
    result.groups[group].elements = kept
    for region in result.groups[group].regions.indices {
      let forms = result.groups[group].regions[region].forms
      result.groups[group].regions[region].forms = kept.map { element in
        old.firstIndex(of: element).flatMap { forms[$0] }
      }
    }
  }

  /// The rows without those that the others and the envelope imply.
  private mutating func withoutRedundant(_ rows: [ProofRow]) -> [ProofRow] {
    var kept = rows
    var index = kept.count - 1
    while index >= 0 {
      let row = kept[index]
      var others = root.rows
      for other in kept.indices where other != index { others.append(kept[other]) }
      let answer = program.minimum(of: row.slope, row.offset, lanes: root.axes.count, where: others)
      if answer.bound >= -RegionSearch.thinnest { kept.remove(at: index) }
      index -= 1
    }
    return kept
  }

  /// Two regions with the same forms whose bounds differ only in which side of one line they are on are one region.
  private mutating func mergeRegions(of group: Int) {
    var regions = result.groups[group].regions
    var changed = true
    while changed {
      changed = false
      search: for first in regions.indices {
        for second in regions.indices where second > first && regions[first].forms == regions[second].forms {
          guard let bounds = joined(regions[first].bounds, regions[second].bounds) else { continue }
          regions[first].bounds = bounds
          regions.remove(at: second)
          changed = true
          break search
        }
      }
    }
    result.groups[group].regions = regions
  }

  private func joined(_ a: [LinearForm], _ b: [LinearForm]) -> [LinearForm]? {
    let onlyA = a.filter { !b.contains($0) }
    let onlyB = b.filter { !a.contains($0) }
    guard onlyA.count == 1, onlyB.count == 1 else { return onlyA.isEmpty ? a : onlyB.isEmpty ? b : nil }
    let opposite = LinearForm(constant: -onlyA[0].constant, coefficients: onlyA[0].coefficients.map { 0 - $0 })
    return opposite == onlyB[0] ? a.filter { b.contains($0) } : nil
  }

  // MARK: Numbers

  private func form(_ value: Trace, around centre: SIMD8<Double>) -> LinearForm {
    form(ProofRow(form: value.form, around: centre))
  }

  /// A row over the box as a form over the axes' lengths, freed of what rounding has left.
  private func form(_ row: ProofRow) -> LinearForm {
    var constant = row.offset
    let coefficients = root.axes.enumerated().map { index, axis -> Double in
      let coefficient = rounded(row.slope[index] / (axis.upper - axis.lower), to: 1e12)
      constant -= coefficient * axis.lower
      return coefficient
    }
    return LinearForm(constant: rounded(constant, to: 1e9), coefficients: coefficients)
  }

  private func rounded(_ value: Double, to scale: Double) -> Double {
    let scaled = value * scale
    return scaled.magnitude < 9e15 ? roundedHalfAwayFromZero(scaled) / scale + 0 : value
  }
}
