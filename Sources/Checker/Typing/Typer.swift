import BandDiagnostics
import BandScreenModel
import BandSyntax

/// The state of one run of typing. Each part is an extension in a file of its own.
struct Typer {
  var program: Program
  var diagnostics: [Diagnostic] = []
  /// By file: the lines on which it could not be read. What typing finds wrong there is mostly the same cause.
  var unreadableLines: [[Int]] = []
  let words: EnumerationWords
  /// What `@allow` may name.
  let ruleNames: [Name]
  /// The rules that it may not name: errors of the language.
  let fixedRuleNames: [Name]

  // MARK: What declarations say, by file

  var scopes: [FileScope] = []
  /// The indices of the files that hold standard components.
  let standardFiles: [Int]
  /// Parallel to `program.components`.
  var shapes: [ComponentShape] = []
  /// Parallel to `program.globals`.
  var globalStates: [GlobalState] = []
  /// Parallel to `program.styles`: whether an error was found in it.
  var styleErrors: [Bool] = []
  /// Whether a `let` of a file takes a text from a table of strings.
  var globalsUseStrings = false
  /// All components that come before those that use them.
  var componentOrder: [Int32] = []
  /// Parallel to `program.screens`: the components that a screen uses.
  var screenUses: [[Int32]] = []

  // MARK: The file that is being typed

  var file = FileID(0)
  var tree = SyntaxTree()
  var types: [ValueType] = []
  var meanings: [Meaning] = []
  var elements: [ElementMeaning] = []
  var letSlots: [Int32] = []
  var loopSlots: [Int32] = []

  // MARK: What names mean there, by the index of the name; -1 for nothing

  var componentOf: [Int32]
  var globalOf: [Int32]
  var styleOf: [Int32]
  /// 1 where a target of that name is declared.
  var targetOf: [Int32]
  /// Index in `locals`.
  var localOf: [Int32]
  var locals: [Local] = []
  /// Index in `frames`.
  var frameOf: [Int32]
  var frames: [Frame] = []
  /// The group of siblings in which an element of that name was last seen.
  var siblingGroup: [Int32]
  var siblingGroups: Int32 = 0
  /// Names that were taken into `siblingGroup`, for branches to give back.
  var siblingNames: [Name] = []

  // MARK: The body that is being typed

  var body = Body()
  /// What the expression that is being typed has read so far.
  var reads = Reads()
  /// The sheet whose detents `places.detent == …` compares with.
  var detentSheet: ID<Element>?
  /// The further sheets of the name of a sheet, in other branches of an `if`: by the first one.
  var otherSheets: [ID<Element>: [ID<Element>]] = [:]
  /// Where it was reported that nothing says what an empty list holds.
  var untypedLists: Set<Place> = []
  /// The element that an `assert` looks inside of.
  var assertionPath: ElementPath?
  /// How many candidates may still be weighed for names that are unknown: a broken file must not take long.
  var searchBudget = 200_000
  /// The file's errors so far; from `mostErrors` on the rest of it is not typed.
  var errorCount = 0
  static let mostErrors = 1000
  /// The elements that can be named inside another one, for those that an `assert` has looked inside of.
  var children: [ChildKey: ID<Element>] = [:]
  /// Those that it has looked inside of.
  var listedParents: Set<ElementPath> = []
  /// The collection of a `let`'s needs in which each `let` of a file was last met.
  var needMarks: [Int32] = []
  var needCollections: Int32 = 0

  /// Arguments that read frames, and parameters that are handed on: what conditions read of them is known at the end.
  var frameArguments: [FrameArgument] = []
  var passedParameters: [PassedParameters] = []
  var typeIndices: [ValueType: Int32] = [:]
  var recordIndices: [[RecordField]: Int32] = [:]

  init(_ program: Program, rules: [RuleName], fixed: [RuleName]) {
    var program = program
    words = EnumerationWords(names: &program.names)
    ruleNames = rules.map { program.names.intern($0.text) }
    fixedRuleNames = fixed.map { program.names.intern($0.text) }
    standardFiles = program.files.indices.filter { program.files[$0].isStandard }
    let count = program.names.count
    componentOf = [Int32](repeating: -1, count: count)
    globalOf = componentOf
    styleOf = componentOf
    targetOf = componentOf
    localOf = componentOf
    frameOf = componentOf
    siblingGroup = componentOf
    unreadableLines = [[Int]](repeating: [], count: program.files.count)
    for place in program.readingErrors where program.files.indices.contains(Int(place.file.index)) {
      let line = program.files[Int(place.file.index)].text.position(at: place.span.start).line
      unreadableLines[Int(place.file.index)].append(line)
    }
    self.program = program
  }
}

/// What one file declares: its stretch of each of the program's tables.
struct FileScope {
  var components: Range<Int>
  var globals: Range<Int>
  var styles: Range<Int>
  var screens: Range<Int>
  /// Names of `targets` declarations.
  var targets: [Name]
}

/// What the body that is being typed is.
struct Body {
  enum Owner {
    case none
    case global
    case component(Int)
    case screen(Int)
    case style
  }

  var owner = Owner.none
  /// The declaration; empty for a `let` of a file.
  var span = Span.empty
  /// Whether it was reported that it has too many states.
  var hasTooManyStates = false
  var slotCount: Int32 = 0
  /// Whether an error was found in it.
  var hasErrors = false
  /// Whether the screen is `@exclusive`.
  var isExclusive = false
  /// The end of the last element that was told not to belong on an exclusive screen: what is in it need not be told too.
  var toldUntil: Int32 = 0
  /// The names of the screen's states.
  var states: [Name] = []
  /// How many `for`s are around.
  var loops: Int32 = 0
  /// How many scrolls are around.
  var scrolls: Int32 = 0
  /// Whether the expression stands in an `assert`.
  var isAssertion = false
  /// Whether it is the condition of an `if` or what a `for` repeats over.
  var isCondition = false
  /// The depth of the elements whose names can be read.
  var depth: Int32 = 0
  /// Whether the property at hand is that of an element whose parent is the screen, to the glass.
  var isOnScreen = false
}

/// A parameter, a `let` or a loop's variable.
struct Local {
  var name: Name
  var slot: Int32
  var type: ValueType
  var reads: Reads
  var span: Span
  /// What the name meant before, in `localOf`.
  var previous: Int32
  /// The empty list that a loop's variable would be a member of, where nothing says what it holds.
  var emptyList: ID<Expression>?
}

/// An element whose frame can be read by name.
struct Frame {
  var name: Name
  var element: ID<Element>
  /// 1 for the children of a screen, or the root of a component.
  var depth: Int32
  var isLayer: Bool
  var isBar: Bool
  var isSheet: Bool
  /// Whether the expression stands in the element.
  var isOpen = false
  /// How many `for`s and scrolls are around it.
  var loops: Int32
  var scrolls: Int32
  /// What the name meant before, in `frameOf`.
  var previous: Int32
}

/// What an expression reads, with the first place of each kind.
struct Reads: Sendable {
  /// Any frame but the screen's.
  var frame: Span?
  /// A frame of an element's own sibling that is no bar.
  var sibling: Span?
  /// `parent`.
  var parent: Span?
  /// A parameter: bit n for parameter n, the last for all others.
  var parameters: UInt64 = 0

  mutating func formUnion(_ other: Reads, at span: Span) {
    if other.frame != nil, frame == nil { frame = span }
    if other.sibling != nil, sibling == nil { sibling = span }
    if other.parent != nil, parent == nil { parent = span }
    parameters |= other.parameters
  }
}

/// How far the typing of a `let` of a file has come.
struct GlobalState {
  var isTyped = false
  var hasErrors = false
  var reads = Reads()
}

/// What the uses of a component need to know of its body, apart from `ComponentFacts`.
struct ComponentShape {
  /// How many slots a component may have.
  static var mostSlots: Int { 1000 }

  /// The kind of its root, through components; nothing where it has none.
  var rootKind: ElementKind?
  /// The properties and annotations of its root, through components.
  var rootProperties = PropertySet()
  var rootRole: AnnotationKind?
  var rootIsScroll = false
  /// Whether something in it has a role other than `@decorative`; whether an `@input`, or a bar, is in it.
  var hasRole = false
  var hasInput = false
  var hasBar = false
  /// Whether a text in it comes from a table of strings.
  var usesStrings = false
  /// Whether it has a parameter without a default.
  var needsArguments = false
  /// The components in its body.
  var uses: [Int32] = []
  /// Where each use stands, parallel to `uses`.
  var useSpans: [Span] = []
  /// For each slot: the kind of the element that it stands in, where that is known.
  var slotParents: [ElementKind?] = []
  var hasErrors = false
  /// Whether it uses itself.
  var isRecursive = false
  /// Parameters that conditions read, as in `Reads.parameters`.
  var conditionParameters: UInt64 = 0
}
