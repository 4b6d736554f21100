import BandDiagnostics
import BandScreenModel
import BandStrings
import BandSyntax

/// All that the passes of a compilation learn about a set of files: the trees, and facts beside them.
///
/// Typing fills the facts; expansion reads them. After typing without errors expansion can't meet a type error.
public struct Program: Sendable {
  public var names: NameTable
  /// The main file first, then what it imports, then the standard components and, where they are read, devices.
  public var files: [CheckedFile] = []
  public var components: [ComponentFacts] = []
  public var globals: [GlobalFacts] = []
  public var styles: [StyleFacts] = []
  /// The screens of the main file in source order.
  public var screens: [ScreenFacts] = []
  /// The element types of list types.
  public var types: [ValueType] = []
  /// The fields of record types, in order.
  public var records: [[RecordField]] = []
  /// The texts of all tables that the files name; those of the project are added to them.
  public var strings: StringTable {
    get { stringTable.first ?? StringTable() }
    set { stringTable = [newValue] }
  }
  /// One table or none: an array, so that it adds one word to a value that deep recursions copy.
  private var stringTable: [StringTable] = []
  /// Whether one of them could not be read: then a key that can't be found is not reported.
  public var hasFailedStrings = false
  /// The tables that are not well formed, for what is wrong with them: their `FileID`s follow those of the files.
  public var brokenTables: [SourceText] = []
  /// Whether a file, or the project, names a table of strings that could be read.
  public var namesStrings: Bool { !stringTable.isEmpty }
  /// The names of all standard components, whether or not their source was read.
  public var standardComponents: [Name] = []
  /// Components that are used, and declared in files of the project that nothing imports.
  public var elsewhere: [ComponentElsewhere] = []
  /// Where reading the files met an error, in no order: what holds one is typed, but not expanded.
  public var readingErrors: [Place] = []

  public init(names: NameTable) { self.names = names }
}

public struct RecordField: Hashable, Sendable {
  public var name: Name
  public var type: ValueType

  public init(name: Name, type: ValueType) {
    self.name = name
    self.type = type
  }
}

/// A file's tree with what typing knows of its nodes, in tables parallel to the tree's.
public struct CheckedFile: Sendable {
  public var text: SourceText
  public var tree: SyntaxTree
  /// Parallel to `tree.expressions`.
  public var types: [ValueType] = []
  /// Parallel to `tree.expressions`: what a name, a member or a call means.
  public var meanings: [Meaning] = []
  /// Parallel to `tree.elements`.
  public var elements: [ElementMeaning] = []
  /// Parallel to `tree.lets`: the slot of a local one.
  public var letSlots: [Int32] = []
  /// Parallel to `tree.loops`: the slot of the variable; the index, where it is named, has the next slot.
  public var loopSlots: [Int32] = []
  /// The files that it imports itself, in the order of their imports; those that could be read.
  public var imports: [ImportedFile] = []
  /// Whether an import of it could not be read: then a name that can't be found is not reported.
  public var hasFailedImport = false
  /// Whether it holds standard components.
  public var isStandard = false

  public init(text: SourceText, tree: SyntaxTree) {
    self.text = text
    self.tree = tree
  }
}

/// A file that another one imports.
public struct ImportedFile: Sendable {
  public var file: FileID
  public var declaration: ID<ImportDeclaration>

  public init(file: FileID, declaration: ID<ImportDeclaration>) {
    self.file = file
    self.declaration = declaration
  }
}

/// What a name, a member or a call means.
public enum Meaning: Hashable, Sendable {
  /// Nothing to know, or nothing that could be found.
  case none
  /// A parameter, a `let` or a loop's variable: its slot in the frame of the body that it is in.
  case local(Int32)
  /// A `let` of a file: index in `Program.globals`.
  case global(Int32)
  /// A word of the enumeration that is expected here.
  case word(Name)
  /// A style declared in a file: index in `Program.styles`. A platform's own style is a `word`.
  case style(Int32)
  /// `ios`, `landscape`, `textSize`, `state`, `inset.bottom`, …
  case environment(EnvironmentWord)
  /// A measure of a frame: `safe.left`, `title.height`, `hinge.width`.
  case measure(FrameBase, MeasureWord)
  /// A frame itself, as the base of a member, or the value of `pin`. In `pin: safe.horizontal` the base is a frame and
  /// the member a `word`.
  case frame(FrameBase)
  /// In an `assert`, the frame of an element of this name inside that of the member's base: `a.b` in `a.b.bottom`.
  case innerFrame(Name)
  /// In an `assert`, a measure of the member's base, which is an `innerFrame`.
  case innerMeasure(MeasureWord)
  /// `places.detent`: the detent at which the sheet of that name rests.
  case detent(Name)
  /// A field of a record: its index.
  case field(Int32)
  /// `list.count`.
  case count
  case function(Function)
}

/// A word of the environment.
public enum EnvironmentWord: Hashable, Sendable {
  case ios, android, phone, tablet, foldable, spanned, landscape, portrait, rtl, dark
  case textSize, textScale, state, corner
  case keyboardUp, keyboardHeight, keyboardTop
  case inset(Edge)
  case insetLeading, insetTrailing
  case gesture(Edge)
}

/// What has a frame.
public enum FrameBase: Hashable, Sendable {
  case screen, safe, parent, hinge
  /// A sibling of an element that one is inside of.
  case element(Name)
}

/// What can be read of a frame.
public enum MeasureWord: UInt8, Hashable, Sendable {
  case left, right, top, bottom, leading, trailing, centerX, centerY, width, height
}

/// The functions of expressions.
public enum Function: UInt8, Hashable, Sendable {
  case min, max, clamp, mid, abs, round, border, shadow, adaptive, localized
}

/// What an element of the source is.
public enum ElementMeaning: Hashable, Sendable {
  /// Could not be found, or is part of a device or another block that isn't a screen's.
  case none
  case builtIn(ElementKind)
  /// A use of a component: index in `Program.components`.
  case component(Int32)
  /// `slot` in a component's body: where the caller's children go.
  case slot
  /// `slot name { … }` in the block of a use: what goes to that slot.
  case slotContent
  case detents
}

/// A component as its uses see it.
public struct ComponentFacts: Sendable {
  public var name: Name
  public var file: FileID
  public var declaration: ID<Declaration>
  public var parameters: [ParameterFacts]
  /// Its one root; nothing where it has none (reported).
  public var root: ID<Element>?
  /// How many slots a body's frame has: parameters first, then `let`s and loop variables.
  public var slotCount: Int32
  /// Whether it is one of the standard components.
  public var isStandard: Bool
  /// The slots in its body, each once, in source order; `Name.none` for the one without a name.
  public var slots: [Name] = []

  public init(
    name: Name, file: FileID, declaration: ID<Declaration>, parameters: [ParameterFacts], root: ID<Element>?,
    slotCount: Int32, isStandard: Bool
  ) {
    self.name = name
    self.file = file
    self.declaration = declaration
    self.parameters = parameters
    self.root = root
    self.slotCount = slotCount
    self.isStandard = isStandard
  }
}

public struct ParameterFacts: Sendable {
  public var name: Name
  public var type: ValueType
  public var defaultValue: ID<Expression>?

  public init(name: Name, type: ValueType, defaultValue: ID<Expression>?) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// A `let` of a file.
public struct GlobalFacts: Sendable {
  public var name: Name
  public var file: FileID
  public var declaration: ID<LetDeclaration>
  public var type: ValueType

  public init(name: Name, file: FileID, declaration: ID<LetDeclaration>, type: ValueType) {
    self.name = name
    self.file = file
    self.declaration = declaration
    self.type = type
  }
}

/// A `style` of a file.
public struct StyleFacts: Sendable {
  public var name: Name
  public var file: FileID
  public var declaration: ID<Declaration>

  public init(name: Name, file: FileID, declaration: ID<Declaration>) {
    self.name = name
    self.file = file
    self.declaration = declaration
  }
}

/// A `screen`.
public struct ScreenFacts: Sendable {
  public var name: Name
  public var file: FileID
  public var declaration: ID<Declaration>
  /// The names in its `states:`; empty where it has none.
  public var states: [Name]
  public var slotCount: Int32
  /// Whether an `@input` can stand in it, so that it has configurations with the keyboard up.
  public var hasInput: Bool
  /// Whether a text in it comes from a table of strings, so that it has configurations for each language.
  public var usesStrings = false
  /// Whether typing found an error in it or in a component that it uses; then it isn't expanded.
  public var hasErrors: Bool

  public init(
    name: Name, file: FileID, declaration: ID<Declaration>, states: [Name] = [], slotCount: Int32 = 0,
    hasInput: Bool = false, hasErrors: Bool = false
  ) {
    self.name = name
    self.file = file
    self.declaration = declaration
    self.states = states
    self.slotCount = slotCount
    self.hasInput = hasInput
    self.hasErrors = hasErrors
  }
}
