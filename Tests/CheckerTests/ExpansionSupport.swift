import BandChecker
import BandDiagnostics
import BandScreenModel
import BandSyntax
import Testing

extension DiscreteCase {
  /// A phone held upright.
  static let phone = DiscreteCase(
    platform: .ios, form: .phone, navigation: .homeIndicator, isLandscape: false, textSize: .standard)

  func with(_ change: (inout DiscreteCase) -> Void) -> DiscreteCase {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Expands a source that has no errors.
func expanded(
  _ source: String, _ discrete: DiscreteCase = .phone, images: [String: [UInt8]] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> TestScreen {
  let (program, diagnostics) = typeChecked(source)
  for diagnostic in diagnostics where diagnostic.severity == .error {
    Issue.record("\(diagnostic.rule.text): \(diagnostic.message)", sourceLocation: sourceLocation)
  }
  guard !program.screens.isEmpty, diagnostics.allSatisfy({ $0.severity != .error }) else {
    return TestScreen(nil, program)
  }
  var resources = ExpansionResources { images[$0] }
  let expansion = expand(program, screen: 0, for: discrete, with: &resources)
  return TestScreen(expansion, program)
}

/// Expands a source in which only the expansion finds errors, and answers these.
func expansionDiagnostics(_ source: SourceText, _ discrete: DiscreteCase = .phone) -> [Diagnostic] {
  let (program, diagnostics) = typeChecked(source.text(Span(0..<source.bytes.count)))
  if diagnostics.contains(where: { $0.severity == .error }) { return diagnostics }
  var resources = ExpansionResources { _ in nil }
  return expand(program, screen: 0, for: discrete, with: &resources).diagnostics
}

/// An expanded screen, and questions to it that tests ask.
struct TestScreen {
  let screen: Screen
  let diagnostics: [Diagnostic]
  let reads: DiscreteReads
  let program: Program
  /// An iPhone of 390 by 844 with insets of 47 and 34.
  var environment: [EnvironmentVariable: Double] = [
    .width: 390, .height: 844, .insetTop: 47, .insetBottom: 34, .keyboardHeight: 300, .pixel: 1.0 / 3,
  ]
  /// Frames that formulas read, as "path.measure".
  var frames: [String: Double] = [:]

  init(_ expansion: Expansion?, _ program: Program) {
    var empty = Screen(name: "", discrete: .phone)
    empty.elements = [ScreenElement(kind: .screen, parent: .screen, place: Place(file: FileID(0), span: .empty))]
    empty.flows = [FlowProperties()]
    empty.paints = [Paint()]
    screen = expansion?.screen ?? empty
    diagnostics = expansion?.diagnostics ?? []
    reads = expansion?.reads ?? []
    self.program = program
  }

  var paths: [String] { screen.elements.dropFirst().map { $0.path } }
  var messages: [String] { diagnostics.map { "\($0.rule.text): \($0.message)" } }

  subscript(path: String) -> ScreenElement {
    screen.elements.first { $0.path == path } ?? screen.elements[0]
  }

  func index(_ path: String) -> ElementIndex { ElementIndex(screen.elements.firstIndex { $0.path == path } ?? 0) }

  func flow(_ path: String) -> FlowProperties { screen.flows[Int(self[path].flow)] }
  func paint(_ path: String) -> Paint { screen.paints[Int(self[path].paint)] }

  func island(_ path: String) -> Island? { screen.islands.first { screen[$0.root].path == path } }
  var islandPaths: [String] { screen.islands.map { screen[$0.root].path } }

  // MARK: Values in one environment

  func value(_ id: FormulaID) -> Double {
    switch screen.formulas[id] {
    case .constant(let value): value
    case .environment(let variable): environment[variable] ?? 0
    case .frame(let element, let measure):
      frames["\(screen[element].path).\(measure)"]
        ?? (element == .screen ? screenMeasure(measure) : Double.nan)
    case .add(let a, let b): value(a) + value(b)
    case .subtract(let a, let b): value(a) - value(b)
    case .scale(let a, let factor): value(a) * factor
    case .multiply(let a, let b): value(a) * value(b)
    case .divide(let a, let b): value(a) / value(b)
    case .larger(let a, let b): max(value(a), value(b))
    case .smaller(let a, let b): min(value(a), value(b))
    case .round(let a): value(a).rounded(.toNearestOrAwayFromZero)
    case .choose(let condition, let a, let b): holds(condition) ? value(a) : value(b)
    }
  }

  private func screenMeasure(_ measure: FrameMeasure) -> Double {
    switch measure {
    case .left, .top, .contentLeft, .contentTop: 0
    case .right, .width, .contentRight: environment[.width] ?? 0
    case .bottom, .height, .contentBottom: environment[.height] ?? 0
    case .naturalWidth, .naturalHeight, .scrolledLength: 0
    }
  }

  func holds(_ id: ConditionID) -> Bool {
    switch screen.formulas[id] {
    case .always: true
    case .never: false
    case .atMost(let a, let b): value(a) <= value(b)
    case .less(let a, let b): value(a) < value(b)
    case .equal(let a, let b): value(a) == value(b)
    case .detent: false
    case .not(let a): !holds(a)
    case .and(let a, let b): holds(a) && holds(b)
    case .or(let a, let b): holds(a) || holds(b)
    }
  }

  /// A size as text: "16", "50% - 16", "fill".
  func text(_ size: SizeValue) -> String {
    switch size {
    case .automatic: return "automatic"
    case .hug: return "hug"
    case .fill: return "fill"
    case .length(let formula): return String(points: value(formula))
    case .percent(let share, let offset):
      return "\(String(points: share * 100))%" + (offset == .zero ? "" : " + \(String(points: value(offset)))")
    }
  }

  func text(_ edges: Edges<SizeValue>) -> String {
    "\(text(edges.left)) \(text(edges.top)) \(text(edges.right)) \(text(edges.bottom))"
  }

  func text(_ edges: Edges<FormulaID>) -> String {
    "\(points(edges.left)) \(points(edges.top)) \(points(edges.right)) \(points(edges.bottom))"
  }

  func points(_ id: FormulaID) -> String { String(points: value(id)) }

  /// How an island stands on both axes: "16...374, 40.. <100".
  func text(_ placement: AxisPlacement?) -> String {
    switch placement {
    case nil: "none"
    case .between(let start, let end): "\(points(start))...\(points(end))"
    case .from(let start, let room): "from \(points(start)) in \(points(room))"
    case .upTo(let end, let room): "to \(points(end)) in \(points(room))"
    case .around(let center, let room): "around \(points(center)) in \(points(room))"
    }
  }

  func across(_ path: String) -> String { text(island(path)?.horizontal) }
  func down(_ path: String) -> String { text(island(path)?.vertical) }

  /// Where an anchor of an element comes from, with the source of the word that must change.
  func origin(_ path: String, _ property: Name, _ part: Name = .none) -> String {
    let element = index(path)
    guard
      let place = screen.propertyPlaces.first(where: {
        $0.element == element && $0.name == property && $0.part == part
      })
    else { return "none" }
    switch place.origin {
    case .safe: return "safe"
    case .other: return "other"
    case .glass(let edge, let word):
      return "glass \(edge.text): \(program.files[Int(word.file.index)].text.text(word.span))"
    }
  }
}
