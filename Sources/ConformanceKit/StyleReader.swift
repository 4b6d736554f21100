import BandLayout
import BandScreenModel
import BandSyntax

/// A length as a file states it, before it is put in a run's table.
public struct StatedLength: Hashable, Sendable {
  public var kind: LengthKind
  public var points: Double = 0
  public var percent: Double = 0
}

/// Reads styles as the corpus's README defines them, collecting the lengths they point at.
public struct StyleReader {
  /// The lengths by `LengthID.index`; the first ones are the keywords.
  public private(set) var lengths: [StatedLength]
  public var styles = LayoutStyleTable()
  /// The line names of the grid whose children are read.
  var columnNames: [String: [Int]] = [:]
  var rowNames: [String: [Int]] = [:]
  private var known: [StatedLength: LengthID] = [:]
  /// Properties and values that weren't understood.
  public private(set) var unknown: Set<String> = []

  public init() {
    lengths = [
      StatedLength(kind: .auto), StatedLength(kind: .points), StatedLength(kind: .none),
      StatedLength(kind: .minContent), StatedLength(kind: .maxContent), StatedLength(kind: .fitContent),
      StatedLength(kind: .stretch), StatedLength(kind: .content), StatedLength(kind: .percent, percent: 100),
    ]
    for (index, length) in lengths.enumerated() { known[length] = LengthID(index) }
  }

  /// The run's table for a scalar.
  ///
  /// - Parameter value: the points of a length, from its index in the table and the points that it states.
  public func table<S: LayoutScalar>(_ value: (_ index: Int, _ points: Double) -> S) -> LengthTable<S> {
    var table = LengthTable<S>()
    for index in LengthID.keywordCount..<lengths.count {
      let length = lengths[index]
      _ = table.add(
        Length(kind: length.kind, points: value(index, length.points), fraction: length.percent / 100))
    }
    return table
  }

  /// Points at a length of so many points.
  public mutating func points(_ points: Double) -> LengthID { id(StatedLength(kind: .points, points: points)) }

  private mutating func id(_ length: StatedLength) -> LengthID {
    if let id = known[length] { return id }
    let id = LengthID(lengths.count)
    lengths.append(length)
    known[length] = id
    return id
  }

  /// The length that a DIM of the corpus means.
  mutating func length(_ value: JSONValue?, absent: LengthID) -> LengthID {
    guard let value else { return absent }
    if let word = value.string {
      switch word {
      case "auto": return .auto
      case "none": return .none
      case "min-content": return .minContent
      case "max-content": return .maxContent
      case "fit-content": return .fitContent
      case "stretch": return .stretch
      case "content": return .content
      default:
        unknown.insert(word)
        return absent
      }
    }
    if let points = value["pt"]?.number { return id(StatedLength(kind: .points, points: points)) }
    if let percent = value["pct"]?.number { return id(StatedLength(kind: .percent, percent: percent)) }
    if let sum = value["calc"] {
      return id(
        StatedLength(kind: .sum, points: sum["pt"]?.number ?? 0, percent: sum["pct"]?.number ?? 0))
    }
    unknown.insert("length")
    return absent
  }

  private mutating func edges(_ value: JSONValue?, absent: LengthID) -> LayoutEdges {
    LayoutEdges(
      top: length(value?["top"], absent: absent), right: length(value?["right"], absent: absent),
      bottom: length(value?["bottom"], absent: absent), left: length(value?["left"], absent: absent))
  }

  /// Adds the style that a node of the corpus states to the table.
  public mutating func add(_ value: JSONValue) -> LayoutStyleID {
    let style = style(value)
    return styles.add(style)
  }

  /// The style that a node of the corpus states.
  public mutating func style(_ value: JSONValue) -> LayoutStyle {
    var style = LayoutStyle()
    switch value["display"]?.string {
    case "grid": style.display = .grid
    case "none": style.display = .none
    case "contents": style.display = .contents
    default: style.display = .flex
    }
    switch value["position"]?.string {
    case "relative": style.position = .relative
    case "absolute": style.position = .absolute
    default: style.position = .static
    }
    if value["boxSizing"]?.string == "border-box" { style.boxSizing = .borderBox }
    if value["direction"]?.string == "rtl" { style.direction = .rightToLeft }
    switch value["flexDirection"]?.string {
    case "row-reverse": style.flexDirection = .rowReverse
    case "column": style.flexDirection = .column
    case "column-reverse": style.flexDirection = .columnReverse
    default: style.flexDirection = .row
    }
    switch value["flexWrap"]?.string {
    case "wrap": style.flexWrap = .wrap
    case "wrap-reverse": style.flexWrap = .wrapReverse
    default: style.flexWrap = .noWrap
    }
    style.justifyContent = alignment(value["justifyContent"], absent: .normal)
    style.alignContent = alignment(value["alignContent"], absent: .normal)
    style.alignItems = alignment(value["alignItems"], absent: .normal)
    style.justifyItems = alignment(value["justifyItems"], absent: .normal)
    style.alignSelf = alignment(value["alignSelf"], absent: .auto)
    style.justifySelf = alignment(value["justifySelf"], absent: .auto)
    style.flexGrow = value["flexGrow"]?.number ?? 0
    style.flexShrink = value["flexShrink"]?.number ?? 1
    style.order = Int32(value["order"]?.number ?? 0)
    style.flexBasis = length(value["flexBasis"], absent: .auto)
    style.width = length(value["width"], absent: .auto)
    style.height = length(value["height"], absent: .auto)
    style.minWidth = length(value["minWidth"], absent: .auto)
    style.minHeight = length(value["minHeight"], absent: .auto)
    style.maxWidth = length(value["maxWidth"], absent: .none)
    style.maxHeight = length(value["maxHeight"], absent: .none)
    style.margin = edges(value["margin"], absent: .zero)
    style.padding = edges(value["padding"], absent: .zero)
    style.border = edges(value["border"], absent: .zero)
    style.inset = edges(value["inset"], absent: .auto)
    style.rowGap = length(value["gap"]?["row"], absent: .zero)
    style.columnGap = length(value["gap"]?["column"], absent: .zero)
    style.aspectRatio = value["aspectRatio"]?.number ?? 0
    style.overflowX = overflow(value["overflow"]?["x"])
    style.overflowY = overflow(value["overflow"]?["y"])
    readGrid(value, &style)
    return style
  }

  private func overflow(_ value: JSONValue?) -> LayoutOverflow {
    switch value?.string {
    case "hidden": .hidden
    case "scroll", "auto": .scroll
    default: .visible
    }
  }

  private mutating func alignment(_ value: JSONValue?, absent: BoxAlignment) -> BoxAlignment {
    guard let text = value?.string else { return absent }
    var words = text.split(separator: " ").map { String($0) }
    var isSafe = false
    if words.first == "safe" || words.first == "unsafe" { isSafe = words.removeFirst() == "safe" }
    let keyword: AlignmentKeyword
    switch words.first {
    case "auto": keyword = .auto
    case "normal": keyword = .normal
    case "stretch": keyword = .stretch
    case "start": keyword = .start
    case "end": keyword = .end
    case "center": keyword = .center
    case "flex-start": keyword = .flexStart
    case "flex-end": keyword = .flexEnd
    case "self-start": keyword = .selfStart
    case "self-end": keyword = .selfEnd
    case "baseline": keyword = .baseline
    case "space-between": keyword = .spaceBetween
    case "space-around": keyword = .spaceAround
    case "space-evenly": keyword = .spaceEvenly
    default:
      unknown.insert(text)
      return absent
    }
    return BoxAlignment(keyword, safe: isSafe)
  }
}
