import BandScreenModel

/// How one length of the CSS-level tree gets its value in a run.
struct LengthRecipe: Hashable, Sendable {
  var kind: LengthKind
  /// The points; `FormulaID.zero` where there are none.
  var formula: FormulaID
  /// The share of a percentage; 1 is all.
  var fraction: Double
  /// A second formula that is added to the points: room that the system takes inside an edge.
  var added = FormulaID.zero
  /// Whether less than 0 counts as 0: a size, a padding or a gap that may come out so.
  var isAtLeastZero = false
}

/// Turns the properties of a screen's elements into CSS-level styles: the language's defaults are decided here.
///
/// Source of the defaults: `docs/language.md`, "Sizes".
struct StyleLowering {
  let screen: Screen
  /// The screen's formulas, and those that percentages of islands' roots become.
  var formulas: FormulaTable
  var table = LayoutStyleTable()
  var recipes: [LengthRecipe] = []
  private var recipeIndex: [LengthRecipe: LengthID] = [:]
  private var signs = FormulaSigns()
  /// What gives way where room is short, as far as no size decides.
  let givesWay: GivingWay

  init(_ screen: Screen) {
    self.screen = screen
    formulas = screen.formulas
    givesWay = GivingWay(in: screen)
  }

  /// The length for points given by a formula.
  mutating func points(_ formula: FormulaID) -> LengthID {
    formula == .zero ? .zero : length(LengthRecipe(kind: .points, formula: formula, fraction: 0))
  }

  /// A length for a size; `automatic` is what stands for nothing written.
  private mutating func length(_ size: SizeValue, automatic: LengthID) -> LengthID {
    switch size {
    case .automatic, .hug, .fill: return automatic
    case .length(let formula):
      if formula == .zero { return .zero }
      return length(
        LengthRecipe(
          kind: .points, formula: formula, fraction: 0, isAtLeastZero: signs.mayBeNegative(formula, formulas)))
    case .percent(let fraction, let offset):
      if offset == .zero, fraction == 1 { return .full }
      return length(LengthRecipe(kind: offset == .zero ? .percent : .sum, formula: offset, fraction: fraction))
    }
  }

  private mutating func length(_ recipe: LengthRecipe) -> LengthID {
    if let known = recipeIndex[recipe] { return known }
    let id = LengthID(LengthID.keywordCount + recipes.count)
    recipes.append(recipe)
    recipeIndex[recipe] = id
    return id
  }

  /// Padding of its own that no other style shares, which a second pass of a scroll widens.
  mutating func ownPadding(_ padding: LayoutEdges, _ flow: FlowProperties) -> LayoutEdges {
    var own = padding
    for edge in Edge.allCases {
      switch flow.padding[edge] {
      case .automatic, .hug, .fill:
        recipes.append(LengthRecipe(kind: .points, formula: .zero, fraction: 0))
      case .length(let formula):
        recipes.append(
          LengthRecipe(
            kind: .points, formula: formula, fraction: 0, isAtLeastZero: signs.mayBeNegative(formula, formulas)))
      case .percent(let fraction, let offset):
        recipes.append(LengthRecipe(kind: .sum, formula: offset, fraction: fraction))
      }
      own[edge] = LengthID(LengthID.keywordCount + recipes.count - 1)
    }
    return own
  }

  /// The style of an element with one of its sets of properties.
  ///
  /// - Parameters:
  ///   - parentFlow: the properties of its parent, some of which say how it is aligned.
  ///   - island: the island that the element is the root of, if it is one.
  ///   - shrinks: whether it gives way where room is short.
  mutating func style(
    of index: Int, flow written: FlowProperties, parentFlow: FlowProperties, island: Island?, shrinks: Bool
  ) -> LayoutStyle {
    let element = screen.elements[index]
    let flow = island.map { resolvingPercentages(written, of: $0) } ?? written
    var style = LayoutStyle()
    style.boxSizing = .borderBox
    style.keepsAutomaticMinimum = true
    style.direction = screen.discrete.direction == .rightToLeft ? .rightToLeft : .leftToRight
    style.position = .relative
    setContainer(&style, element, flow)
    setSizes(&style, flow)
    if element.kind == .image { setPicture(&style, element, flow) }
    style.margin = margins(flow.margin)
    style.padding = edges(flow.padding)
    if !element.isIsland { setPlaceInParent(&style, element, flow, parentFlow, shrinks) }
    if let island { addPadding(&style, flow, island.automaticPadding) }
    if element.scroll >= 0 { setScroll(&style, screen.scrolls[Int(element.scroll)].axis) }
    return style
  }

  /// An island's root takes its percentages of what the language says, not of the room it happens to get: they become formulas.
  private mutating func resolvingPercentages(_ flow: FlowProperties, of island: Island) -> FlowProperties {
    var flow = flow
    let width = island.percentageWidth
    let height = island.percentageHeight
    flow.width = points(flow.width, of: width)
    flow.minimumWidth = points(flow.minimumWidth, of: width)
    flow.maximumWidth = points(flow.maximumWidth, of: width)
    flow.height = points(flow.height, of: height)
    flow.minimumHeight = points(flow.minimumHeight, of: height)
    flow.maximumHeight = points(flow.maximumHeight, of: height)
    for edge in Edge.allCases {
      // As in CSS, padding and margins are of the width on all sides.
      flow.padding[edge] = points(flow.padding[edge], of: width)
      flow.margin[edge] = points(flow.margin[edge], of: width)
    }
    return flow
  }

  private mutating func points(_ size: SizeValue, of base: FormulaID) -> SizeValue {
    guard case .percent(let fraction, let offset) = size else { return size }
    let share = formulas.scale(base, by: fraction)
    // What an island stands in has a size.
    if fraction >= 0 { signs.setNonnegative(share, formulas) }
    return .length(formulas.add(share, offset))
  }

  private mutating func addPadding(_ style: inout LayoutStyle, _ flow: FlowProperties, _ added: Edges<FormulaID>) {
    for edge in Edge.allCases where added[edge] != .zero {
      var recipe = LengthRecipe(kind: .points, formula: .zero, fraction: 0, added: added[edge])
      if case .length(let formula) = flow.padding[edge] {
        recipe.formula = formula
        recipe.isAtLeastZero = signs.mayBeNegative(formula, formulas)
      }
      style.padding[edge] = length(recipe)
    }
  }

  private mutating func edges(_ values: Edges<SizeValue>) -> LayoutEdges {
    LayoutEdges(
      top: length(values.top, automatic: .zero), right: length(values.right, automatic: .zero),
      bottom: length(values.bottom, automatic: .zero), left: length(values.left, automatic: .zero))
  }

  /// Margins, which may be less than 0.
  private mutating func margins(_ values: Edges<SizeValue>) -> LayoutEdges {
    LayoutEdges(
      top: margin(values.top), right: margin(values.right), bottom: margin(values.bottom), left: margin(values.left))
  }

  private mutating func margin(_ value: SizeValue) -> LengthID {
    if case .length(let formula) = value { return points(formula) }
    return length(value, automatic: .zero)
  }

  private mutating func setContainer(_ style: inout LayoutStyle, _ element: ScreenElement, _ flow: FlowProperties) {
    style.justifyContent = Self.justification(flow.justify)
    style.alignItems = Self.alignment(flow.align, automatic: .stretch)
    style.alignContent = Self.lineAlignment(flow.alignContent)
    style.flexWrap =
      switch flow.wrap {
      case .none: .noWrap
      case .wrap: .wrap
      case .reverse: .wrapReverse
      }
    style.rowGap = length(flow.rowGap, automatic: .zero)
    style.columnGap = length(flow.columnGap, automatic: .zero)
    switch ContainerKind(element) {
    case .column: style.flexDirection = flow.isReversed ? .columnReverse : .column
    case .row: style.flexDirection = flow.isReversed ? .rowReverse : .row
    case .overlay:
      style.display = .stack
      style.justifyItems = Self.justification(flow.justify)
      style.alignItems = Self.alignment(flow.align, automatic: .start)
    case .grid:
      style.display = .grid
      style.justifyContent = .start
      style.justifyItems = .stretch
      style.gridColumns = columns(flow.columns)
      style.gridRows = table.add(GridTrackList(flow.rows.map { track($0) }))
    case .leaf: break
    }
  }

  private mutating func setSizes(_ style: inout LayoutStyle, _ flow: FlowProperties) {
    style.width = length(flow.width, automatic: .auto)
    style.height = length(flow.height, automatic: .auto)
    // A minimum of 0 asks for nothing: it must not undo what the content needs.
    if flow.minimumWidth != .length(.zero) { style.minWidth = length(flow.minimumWidth, automatic: .auto) }
    if flow.minimumHeight != .length(.zero) { style.minHeight = length(flow.minimumHeight, automatic: .auto) }
    style.maxWidth = length(flow.maximumWidth, automatic: .none)
    style.maxHeight = length(flow.maximumHeight, automatic: .none)
    if let aspect = flow.aspect { style.aspectRatio = aspect }
  }

  /// A picture keeps its proportions unless both sides are given, and nothing of it is too large to be shown smaller: it has no automatic
  /// minimum (CSS Sizing 4, section 5: replaced elements have none by their content either).
  private func setPicture(_ style: inout LayoutStyle, _ element: ScreenElement, _ flow: FlowProperties) {
    style.keepsAutomaticMinimum = false
    if style.minWidth == .auto { style.minWidth = .zero }
    if style.minHeight == .auto { style.minHeight = .zero }
    guard flow.aspect == nil, flow.width == .automatic || flow.height == .automatic,
      case .image(let width, let height) = element.leaf, let across = formulas.constant(width),
      let down = formulas.constant(height), across > 0, down > 0
    else { return }
    style.aspectRatio = across / down
  }

  private mutating func setPlaceInParent(
    _ style: inout LayoutStyle, _ element: ScreenElement, _ flow: FlowProperties, _ parentFlow: FlowProperties,
    _ shrinks: Bool
  ) {
    switch ContainerKind(screen[element.parent]) {
    case .column:
      setFlexItem(
        &style, element, flow, main: flow.height, cross: flow.width, shrinks: shrinks, stretches: parentFlow.align)
    case .row:
      setFlexItem(
        &style, element, flow, main: flow.width, cross: flow.height, shrinks: shrinks, stretches: parentFlow.align)
    case .overlay, .leaf:
      // The children of a stack hug; `fill` stretches them, on both axes if written so.
      style.alignSelf = Self.alignment(flow.alignSelf, automatic: .auto)
      if flow.height == .fill {
        if flow.maximumHeight == .automatic { style.alignSelf = .stretch } else { style.height = .stretch }
      }
      if flow.width == .fill {
        if flow.maximumWidth == .automatic { style.justifySelf = .stretch } else { style.width = .stretch }
      }
    case .grid:
      style.gridColumnEnd = .span(1)
      switch flow.span {
      case .all:
        style.gridColumnStart = .line(1)
        style.gridColumnEnd = .line(-1)
      case .columns(let count): style.gridColumnEnd = .span(Int32(clamping: count))
      }
      let keepsItsSize = flow.aspect != nil || element.kind == .image
      if flow.width == .hug || (keepsItsSize && flow.width != .fill) { style.justifySelf = .start }
      style.alignSelf = Self.alignment(flow.alignSelf, automatic: .auto)
      if flow.height == .fill {
        style.alignSelf = .stretch
      } else if flow.alignSelf == .automatic, flow.height == .hug || keepsItsSize {
        style.alignSelf = .start
      }
    }
  }

  private mutating func setFlexItem(
    _ style: inout LayoutStyle, _ element: ScreenElement, _ flow: FlowProperties, main: SizeValue, cross: SizeValue,
    shrinks: Bool, stretches parentAlignment: BandScreenModel.Alignment
  ) {
    if main == .fill || element.kind == .spacer {
      // A share of what is left: nothing is taken before, and nothing is less than its automatic minimum.
      style.flexGrow = flow.grow ?? 1
      style.flexBasis = .zero
    } else {
      style.flexGrow = flow.grow ?? 0
      style.flexBasis = length(flow.basis, automatic: .auto)
    }
    // Along its axis a scroll gives its content all that it asks for: nothing has to give way, also while its height is found.
    let scroll = Int(screen[element.parent].scroll)
    let mainAxis: Axis = ContainerKind(screen[element.parent]) == .column ? .vertical : .horizontal
    let isUnlimited = scroll >= 0 && screen.scrolls[scroll].axis == mainAxis
    style.flexShrink = isUnlimited ? 0 : flow.shrink ?? (shrinks ? 1 : 0)
    let keepsItsSize = cross == .hug || flow.aspect != nil || element.kind == .image || element.kind == .spacer
    let alignment = flow.alignSelf == .automatic ? parentAlignment : flow.alignSelf
    let isColumn = ContainerKind(screen[element.parent]) == .column
    let limit = isColumn ? flow.maximumWidth : flow.maximumHeight
    let wraps = screen.flows(of: screen[element.parent]).contains { $0.wrap != .none }
    if cross == .fill, limit != .automatic, alignment != .automatic, alignment != .stretch, !wraps {
      // Its maximum may leave room: then it stands where the container aligns it. In one that wraps it fills its line, and not the container.
      if isColumn { style.width = .stretch } else { style.height = .stretch }
      style.alignSelf = Self.alignment(flow.alignSelf, automatic: .auto)
    } else if cross == .fill {
      style.alignSelf = .stretch
    } else if flow.alignSelf == .automatic || flow.alignSelf == .stretch {
      let stretchedByParent = parentAlignment == .automatic || parentAlignment == .stretch
      if keepsItsSize, flow.alignSelf == .stretch || stretchedByParent {
        style.alignSelf = .flexStart
      } else if flow.alignSelf == .stretch {
        style.alignSelf = .stretch
      }
    } else {
      style.alignSelf = Self.alignment(flow.alignSelf, automatic: .auto)
    }
  }

  private func setScroll(_ style: inout LayoutStyle, _ axis: Axis) {
    style.overflowX = axis == .horizontal ? .scroll : .hidden
    style.overflowY = axis == .vertical ? .scroll : .hidden
    style.extendsX = axis == .horizontal
    style.extendsY = axis == .vertical
  }

  private mutating func columns(_ columns: GridColumns?) -> GridTracksID {
    switch columns {
    case nil: return table.add(GridTrackList([equalTrack(minimum: .zero)]))
    case .tracks(let tracks): return table.add(GridTrackList(tracks.map { track($0) }))
    case .adaptive(let minimum):
      let track = equalTrack(minimum: points(minimum))
      return table.add(GridTrackList([track], repetition: .autoFill, repeated: 0..<1))
    }
  }

  private mutating func track(_ size: TrackSize) -> GridTrack {
    switch size {
    case .fill: equalTrack(minimum: .zero)
    case .hug: GridTrack(GridBreadth(.auto))
    case .length(let formula): GridTrack(GridBreadth(points(formula)))
    }
  }

  /// A share of what is left whatever it holds, so that columns are equal.
  private func equalTrack(minimum: LengthID) -> GridTrack {
    GridTrack(minimum: GridBreadth(minimum), maximum: GridBreadth(fraction: 1))
  }

  private static func justification(_ value: Justification) -> Alignment {
    switch value {
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }

  private static func alignment(_ value: BandScreenModel.Alignment, automatic: Alignment) -> Alignment {
    switch value {
    case .automatic: automatic
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .stretch: .stretch
    case .baseline: .baseline
    case .lastBaseline: .lastBaseline
    }
  }

  private static func lineAlignment(_ value: LineAlignment) -> Alignment {
    switch value {
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .stretch: .stretch
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}

/// How an element places its children.
enum ContainerKind {
  case column, row, overlay, grid, leaf

  init(_ element: ScreenElement) {
    switch element.kind {
    case .column: self = .column
    case .row: self = .row
    case .bar: self = element.barEdge == .left || element.barEdge == .right ? .column : .row
    case .screen, .stack, .box: self = .overlay
    case .grid: self = .grid
    case .text, .image, .spacer: self = .leaf
    }
  }
}

extension LayoutEdges {
  subscript(edge: Edge) -> LengthID {
    get {
      switch edge {
      case .left: left
      case .top: top
      case .right: right
      case .bottom: bottom
      }
    }
    set {
      switch edge {
      case .left: left = newValue
      case .top: top = newValue
      case .right: right = newValue
      case .bottom: bottom = newValue
      }
    }
  }
}
