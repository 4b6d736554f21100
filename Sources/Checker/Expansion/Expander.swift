import BandDiagnostics
import BandScreenModel
import BandSyntax

/// The state of one expansion. Each part of the work is an extension in a file of its own:
///
/// 1. `StructureWalk`, `ElementStructure`: which elements there are, in pre-order.
/// 2. `BarPlaces`: bars, and what `safe` means in each part of the screen.
/// 3. `ElementProperties`: what each element's properties come to.
/// 4. `AnchorPlacement`, `IslandOrder`: what is laid out on its own, where, and in which order.
/// 5. `EdgeOrigins`, `GivenSizes`, `Assertions`: what needs all of that.
struct Expander {
  let program: Program
  let facts: ScreenFacts
  let discrete: DiscreteCase
  let isRightToLeft: Bool
  let elementLimit: Int
  let workLimit: Int
  var resources: ExpansionResources
  var screen: Screen
  var diagnostics: [Diagnostic] = []
  var reads: DiscreteReads = []

  // Evaluation: `Evaluation…`.
  var slots: [Int32] = []
  var thunks: [Thunk] = []
  var globalThunks: [Int32]
  var values: [Value] = []
  var choices: [Choice] = []
  /// Texts that were put together; those of the program are its names.
  var texts: [[UInt8]] = []
  var origins: [PointOrigin] = [.other(base: -1)]
  /// What is taken as known: conditions on sizes, as chains of `Assumption`.
  var assumptions: [Assumption] = []
  /// What each condition says of one value, as far as they have been asked.
  var bounds: [SizeBound?] = []
  /// The copies of the element that is being built, of which sizes say which is there.
  var copies = 0
  var depth = 0
  /// How many values a walk over values is inside of.
  var valueDepth = 0
  /// How many blocks the structure walk is inside of.
  var nesting = 0
  /// Work done, so that no source keeps the compiler busy for ever.
  var work = 0
  /// Pairs of `if`s that are asked about on each device.
  var conflictCount = 0
  /// Whether a limit was met: everything winds up as fast as it can.
  var isTooLarge = false
  /// Whether a bound of a range is evaluated.
  var isRangeBound = false
  /// Whether a value is read into a text, where a large number is as good as any.
  var isInText = false
  /// Whether a value was found to be made of too many others.
  var isTooDeep = false
  /// Whether all elements are known, so that their names can be looked up.
  var isStructureComplete = false
  var reported: Set<ReportKey> = []

  // Structure: `Structure…`.
  var nodes: [Node] = []
  var bodies: [BodyExpansion] = []
  /// The scope around each scope; -1 where there is none.
  var scopes: [Int32] = []
  var named: [NamedNode] = []
  var namedIndex: [ScopedName: Int32] = [:]
  var contributions: [Contribution] = []
  var applied: [AppliedProperty] = []
  var anchors: [AppliedAnchor] = []
  /// The conditional around each conditional that holds properties; -1 where there is none.
  var branches: [Int32] = []
  var groups: [GroupKey: Int32] = [:]
  var counters = ElementCounters()
  var pathBytes = 0
  var pendingAssertions: [PendingAssertion] = []
  /// What the assertion reads that is being evaluated.
  var assertionReading: AssertionReading?
  /// The loops and uses that are being unrolled, the outermost first.
  var repeatPlaces: [Place] = []

  // Properties.
  var flowIndex: [FlowProperties: Int32] = [:]
  var paintIndex: [Paint: Int32] = [:]
  var lineTableIndex: [TextKey: Int32] = [:]
  var contentIndex: [ElementContent: Int32] = [:]
  /// The texts of tables of strings that have been checked, with the places that ask for them.
  var checkedStrings: Set<ReportKey> = []
  /// The last set of properties of each group of elements: its next turn mostly has the same.
  var flowOfGroup: [Int32] = []

  /// What is divided by, in what has been evaluated so far.
  var divisions: [Division] = []
  /// Where what is being evaluated counts: an element, and a condition on sizes.
  var reader = Reader()

  /// The property whose value is being set, for messages.
  var currentProperty: AppliedProperty?

  // Bars, anchors, islands.
  /// What `safe` means: 0 for most of the screen, others in bars and in stacks with bars.
  var safeAreas: [Edges<FormulaID>] = []
  /// The islands in the order in which they were found.
  var islands: [FoundIsland] = []
  /// What is known of the sheets, and which of them a layer's name means.
  var sheetNodes: [SheetNode] = []
  var sheetOfName: [Name: Int32] = [:]
  /// Of each formula: whether it reads a frame.
  var frameFlags: [Bool] = []
  var frameReads: [FrameRead] = []
  var evaluatedAnchors: [EvaluatedAnchor] = []
  /// Origins that are made of others, once they are known: by index, and whether the edge is a left or top one.
  var resolvedOrigins: [ResolvedOriginKey: ResolvedOrigin] = [:]

  init(
    _ program: Program, screen: Int, _ discrete: DiscreteCase, _ resources: ExpansionResources,
    elementLimit: Int = ExpansionLimits.elements, workLimit: Int = ExpansionLimits.work
  ) {
    self.elementLimit = elementLimit
    self.workLimit = workLimit
    self.program = program
    self.discrete = discrete
    self.resources = resources
    isRightToLeft = discrete.direction == .rightToLeft
    facts = program.screens[screen]
    globalThunks = [Int32](repeating: -1, count: program.globals.count)
    self.screen = Screen(name: program.names.text(of: facts.name), discrete: discrete)
  }

  /// The phases in order.
  mutating func run() {
    readStructure()
    guard !isTooLarge else { return }
    isStructureComplete = true
    placeBars()
    readProperties()
    placeIslands()
    orderIslands()
    addMeasuringIslands()
    resolveOrigins()
    checkGivenSizes()
    finishScrolls()
    readAssertions()
    addValueAssertions()
  }
}

/// One message for each place and rule: the turns of a `for` share it.
struct ReportKey: Hashable, Sendable {
  var place: Place
  var rule: String
}

extension Expander {
  mutating func report(
    _ rule: RuleName, _ severity: Severity = .error, at place: Place, _ message: String, notes: [DiagnosticNote] = []
  ) {
    guard reported.insert(ReportKey(place: place, rule: rule.text)).inserted else { return }
    diagnostics.append(Diagnostic(rule, severity, at: place, message, notes: notes))
  }

  /// Counts work; past all reason it stops the expansion.
  @inline(__always)
  mutating func spend(_ amount: Int = 1) {
    work += amount
    if work > workLimit, !isTooLarge { stop("the screen takes too much work to expand") }
  }

  /// Reports that the expansion is too large, at the loop or use that is being unrolled.
  ///
  /// - Parameter place: what is too much by itself, where that is known.
  mutating func stop(_ message: String, at place: Place? = nil, help: String? = nil) {
    guard !isTooLarge else { return }
    isTooLarge = true
    let declaration = tree(of: Int32(facts.file.index))[facts.declaration]
    let place = place ?? repeatPlaces.first ?? Place(file: facts.file, span: declaration.nameSpan)
    report(.expansionTooLarge, at: place, message, notes: help.map { [DiagnosticNote(.help, $0)] } ?? [])
  }

  /// Reports that sizes tell too many cases of one element apart.
  mutating func stopSizeCases(at place: Place) {
    stop(
      "conditions on sizes tell more than \(ExpansionLimits.sizeCases) cases of this element apart", at: place,
      help: "let one value follow the size, as `clamp(16, screen.width * 0.05, 40)`, or ask one length at fewer bounds")
  }

  func tree(of file: Int32) -> SyntaxTree { program.files[Int(file)].tree }

  /// The place of a span as messages point to it: what stands in a standard component has the place of its use.
  func place(_ span: Span, in surroundings: Surroundings) -> Place {
    if surroundings.body >= 0, let use = bodies[Int(surroundings.body)].place { return use }
    return Place(file: FileID(Int(surroundings.file)), span: span)
  }
}

/// What a broken or hostile source can ask for at most.
enum ExpansionLimits {
  /// Elements of a screen, and turns of a loop.
  static let elements = 100_000
  /// How deep elements may be inside one another once components are put in.
  static let nesting = 256
  /// Scrolls inside one another.
  static let scrollNesting = 16
  /// Expressions evaluated inside one another.
  static let depth = 300
  /// Values inside one another: lists in lists, points made of points.
  static let valueNesting = 2000
  /// Blocks, loops and components walked inside one another.
  static let blockNesting = 600
  /// Values of all frames.
  static let slots = 1 << 23
  /// Steps of an expansion.
  static let work = 10_000_000
  /// Values that conditions on sizes choose.
  static let choices = 2000
  /// Arguments of one `min` or `max` that conditions on sizes choose: each doubles what there is to compare.
  static let openArguments = 12
  /// Pairs of `if`s that may hold at once and set one property.
  static let conflicts = 10_000
  /// Columns, or rows, of a grid.
  static let tracks = 10_000
  /// Bytes of one text that is put together.
  static let textBytes = 1 << 20
  /// Bytes of all paths.
  static let pathBytes = 32 << 20
  /// The largest number, in magnitude: beyond it layout's sums lose whole points.
  static let magnitude = 1e9
  /// Cases of one element that conditions on sizes may tell apart.
  static let sizeCases = 128
}

/// A condition on sizes that is taken to hold or not.
struct Assumption: Sendable {
  var condition: ConditionID
  var holds: Bool
  /// The assumption made before; -1 for none.
  var previous: Int32
}
