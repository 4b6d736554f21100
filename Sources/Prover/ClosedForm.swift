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
    public var bounds: [Bound]
    /// Of each of the group's elements.
    public var forms: [ElementForms?]
  }

  /// One side of a line.
  public struct Bound: Sendable, Equatable {
    /// Over the axes' lengths: at least 0.
    public var form: LinearForm
    /// Whether it must be more than 0: on the line itself the layout is that of the other side.
    public var isStrict: Bool

    /// A billionth of a point is rounding.
    public func holds(at lengths: [Double]) -> Bool {
      let value = form.value(at: lengths)
      return isStrict ? value > 1e-9 : value >= -1e-9
    }
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
      for region in group.regions where region.bounds.allSatisfy({ $0.holds(at: lengths) }) {
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

  private var root: ProofRoot
  private let tape: UnsafeMutablePointer<TraceTape>
  private let elementCount: Int
  private var runs: Int
  private var collector: Collector
  private var program = LinearProgram()
  private var scratch: [ProofRow] = []
  private var result: ClosedForm
  /// The lines on which comparisons of the author's turn over, with slopes of length 1, and the ways round that were asked.
  private var faces: [(row: ProofRow, isAsked: Bool, isAskedReversed: Bool)] = []
  /// Whether the lines that comparisons draw are more than are looked at.
  private static var mostFaces: Int { 64 }

  init(_ screen: Screen, _ root: ProofRoot, _ tape: UnsafeMutablePointer<TraceTape>, _ budget: Int) {
    self.root = root
    self.tape = tape
    elementCount = screen.elements.count
    runs = budget
    collector = Collector(tape)
    collector.keepsSides = true
    result = ClosedForm(root: root, domain: [], groups: [], notLinear: [])
    result.domain = root.rows.map { bound($0) }
  }

  mutating func run(_ tracing: inout ScreenSolver<Trace>) -> ClosedForm {
    solve([Piece(rows: root.rows, group: -1)], &tracing)
    solveFaces(&tracing)
    for group in result.groups.indices { mergeRegions(of: group) }
    return result
  }

  private mutating func solve(_ first: [Piece], _ tracing: inout ScreenSolver<Trace>) {
    var pieces = first
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
      collector.begin(at: centre, in: piece.rows, axes: root.axes.count)
      gatherFaces(around: centre)
      if piece.group < 0 { makeGroups(frames) }
      for group in piece.group < 0 ? Array(result.groups.indices) : [piece.group] {
        add(group, frames, around: centre, in: piece.rows, to: &pieces)
      }
    }
  }

  // MARK: Lines of their own

  private mutating func gatherFaces(around centre: SIMD8<Double>) {
    for form in tape.pointee.faces {
      guard let row = ProofRow(form: form, around: centre).normalized else { continue }
      if let known = faces.firstIndex(where: { $0.row.isSame(as: row) }) {
        faces[known].isAsked = true
      } else if let known = faces.firstIndex(where: { $0.row.isSame(as: row.opposite) }) {
        faces[known].isAskedReversed = true
      } else {
        faces.append((row, true, false))
      }
    }
  }

  /// Adds regions for the lines on which both sides of a comparison may give way to a third layout: `screen.width == 400` holds on one alone.
  private mutating func solveFaces(_ tracing: inout ScreenSolver<Trace>) {
    // At an end of the envelope the line is all that there is of one of its sides.
    let lines = faces.filter {
      ($0.isAsked && $0.isAskedReversed) || $0.row.leastOnBox > -1e-9 || $0.row.opposite.leastOnBox > -1e-9
    }
    if lines.count > Self.mostFaces { result.isCut = true }
    for face in lines.prefix(Self.mostFaces) {
      guard !result.isCut, let line = root.onFace(face.row),
        let axis = root.axes.indices.first(where: { face.row.slope[$0].magnitude > 1e-9 }),
        case .environment(let variable) = root.axes[axis].variable
      else { continue }
      var search = self
      search.root = line
      search.faces = []
      search.result.notLinear = []
      for group in search.result.groups.indices { search.result.groups[group].regions = [] }
      search.solve(result.groups.indices.map { Piece(rows: line.rows, group: $0) }, &tracing)
      search.solveFaces(&tracing)
      runs = search.runs
      program = search.program
      collector = search.collector
      if search.result.isCut { result.isCut = true }
      take(search.result, on: axis, at: line.constants[Int(variable.rawValue)])
    }
  }

  /// Takes in the regions of a line on which one length is constant.
  private mutating func take(_ found: ClosedForm, on axis: Int, at length: Double) {
    func widened(_ form: LinearForm) -> LinearForm {
      var form = form
      form.coefficients.insert(0, at: axis)
      return form
    }
    var unit = [Double](repeating: 0, count: root.axes.count)
    unit[axis] = 1
    let line = [
      ClosedForm.Bound(form: LinearForm(constant: -length, coefficients: unit), isStrict: false),
      ClosedForm.Bound(form: LinearForm(constant: length, coefficients: unit.map { 0 - $0 }), isStrict: false),
    ]
    for group in result.groups.indices {
      let kept = found.groups[group].elements
      if kept.count < result.groups[group].elements.count { drop(group, keeping: kept) }
      let regions = found.groups[group].regions.map { region in
        ClosedForm.Region(
          bounds: line + region.bounds.map { ClosedForm.Bound(form: widened($0.form), isStrict: $0.isStrict) },
          forms: region.forms.map { forms in
            forms.map {
              ElementForms(
                x: widened($0.x), y: widened($0.y), width: widened($0.width), height: widened($0.height))
            }
          })
      }
      // The first that holds counts.
      result.groups[group].regions = regions + result.groups[group].regions
    }
  }

  /// The rows of an element's four numbers that cut the piece, and whether they are linear.
  private mutating func needs(_ element: Int, _ frames: ScreenFrames<Trace>) -> (rows: [Int32], isLinear: Bool) {
    var rows: [Int32] = []
    var isLinear = true
    for value in [frames.left[element], frames.top[element], frames.width[element], frames.height[element]] {
      let needs = collector.exactNeeds(of: value)
      rows = union(rows, needs.rows)
      if needs.isBent { isLinear = false }
    }
    return (rows, isLinear)
  }

  /// Elements with the same rows at the envelope's middle stay together.
  private mutating func makeGroups(_ frames: ScreenFrames<Trace>) {
    var rowsOf: [[Int32]] = []
    for element in 0..<elementCount {
      let (rows, isLinear) = needs(element, frames)
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
      let (needed, isLinear) = needs(element, frames)
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
    result.groups[group].regions.append(
      ClosedForm.Region(
        bounds: bounds.map { ClosedForm.Bound(form: bound($0), isStrict: $0.isStrict) }, forms: forms))
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
      let isImplied =
        answer.bound >= (row.isStrict ? RegionSearch.thinnest : -RegionSearch.thinnest)
        || others.contains { $0.isStrict && $0.isSame(as: row) }
      if isImplied { kept.remove(at: index) }
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

  private func joined(_ a: [ClosedForm.Bound], _ b: [ClosedForm.Bound]) -> [ClosedForm.Bound]? {
    let onlyA = a.filter { !b.contains($0) }
    let onlyB = b.filter { !a.contains($0) }
    guard onlyA.count == 1, onlyB.count == 1 else { return onlyA.isEmpty ? a : onlyB.isEmpty ? b : nil }
    // The line itself belongs to one of the two at least.
    let form = onlyA[0].form
    let opposite = LinearForm(constant: -form.constant, coefficients: form.coefficients.map { 0 - $0 })
    return opposite == onlyB[0].form && !(onlyA[0].isStrict && onlyB[0].isStrict) ? a.filter { b.contains($0) } : nil
  }

  // MARK: Numbers

  private func form(_ value: Trace, around centre: SIMD8<Double>) -> LinearForm {
    form(ProofRow(form: value.form, around: centre))
  }

  /// A row as a form of which the length that counts most has the factor 1, so that it tells points.
  private func bound(_ row: ProofRow) -> LinearForm {
    var most = 0.0
    for (index, axis) in root.axes.enumerated() {
      most = max(most, (row.slope[index] / (axis.upper - axis.lower)).magnitude)
    }
    if most == 0 { return form(row) }
    return form(ProofRow(slope: row.slope / most, offset: row.offset / most))
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
