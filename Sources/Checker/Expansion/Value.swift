import BandScreenModel
import BandSyntax

/// What an expression comes to in one expansion.
///
/// Small and without references, so that copying one costs nothing: lists, records and texts stand in the expander's tables.
enum Value: Hashable, Sendable {
  /// Nothing: something was wrong and has been reported.
  case nothing
  /// A number or a length in points.
  case number(FormulaID)
  /// A share (1 is all) and an offset in points.
  case percent(Double, FormulaID)
  /// A text, and the file whose folder a picture of that name is looked for in.
  case string(TextID, file: Int32)
  case bool(ConditionID)
  /// 0xRRGGBBAA
  case color(UInt32)
  /// A word of an enumeration, or a platform's own style.
  case word(Name)
  /// A style declared in a file: index in `Program.styles`.
  case style(Int32)
  case textSize(TextSize)
  case point(PointAxis, FormulaID, OriginID)
  /// `120 by 80`
  case pointSize(FormulaID, FormulaID)
  case list(ValueList)
  case record(ValueList)
  /// The whole numbers from the first to the last; none where they run backwards.
  case range(Int64, Int64)
  case border(width: FormulaID, color: UInt32?)
  case shadow(x: FormulaID, y: FormulaID, blur: FormulaID, color: UInt32?)
  case adaptive(minimum: FormulaID)
  /// The detent at which a sheet is: index in `Screen.sheets`. Only a layout knows which.
  case detent(Int32)
  /// Where a condition on sizes holds the one, else the other: index in the expander's `choices`.
  case choice(Int32)
}

/// What the coordinate of a point counts along.
enum PointAxis: UInt8, Hashable, Sendable {
  /// Across, to the right.
  case x
  /// Down.
  case y
  /// Across, in the reading direction. The coordinate itself is one of `x`.
  case line
}

/// A text of an expansion: a name of the program from 0 on, or one that was put together, below 0.
struct TextID: Hashable, Sendable {
  let index: Int32
}

/// A run of neighbours in the expander's table of values.
struct ValueList: Hashable, Sendable {
  let start: Int32
  let count: Int32

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// Where a point comes from: index in the expander's `origins`.
struct OriginID: Hashable, Sendable {
  let index: Int32

  static let other = OriginID(index: 0)
}

/// Two values of which a condition on sizes chooses.
struct Choice: Sendable {
  var condition: ConditionID
  var first: Value
  var second: Value
}

/// Where an expression stands: what its names mean.
struct Surroundings: Sendable {
  /// Index in `Program.files`.
  var file: Int32
  /// Index in the expander's `bodies`; -1 for what stands in a file, outside all bodies.
  var body: Int32
  /// Where the frame of its body begins in the expander's `slots`.
  var frame: Int32
  /// The scope whose element names it sees.
  var scope: Int32
  /// The element whose property it is: what `parent` is the parent of.
  var node: Int32
}

/// A value that is computed when it is first needed: a `let`, a parameter, a loop's variable.
struct Thunk: Sendable {
  enum State: UInt8, Sendable {
    case open, running, done
  }

  var state: State
  var value: Value
  var expression: ID<Expression>
  var surroundings: Surroundings
  /// What is divided by in it: it counts wherever the value is read.
  var divisions: [Division] = []

  init(_ expression: ID<Expression>, _ surroundings: Surroundings) {
    state = .open
    value = .nothing
    self.expression = expression
    self.surroundings = surroundings
  }

  init(_ value: Value) {
    state = .done
    self.value = value
    expression = ID(index: 0)
    surroundings = Surroundings(file: 0, body: -1, frame: 0, scope: 0, node: 0)
  }
}
