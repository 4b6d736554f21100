/// What every box in a flow asks of its style, apart from all the rest of it.
///
/// 64 bytes, a line of a cache, where a `LayoutStyle` takes more than three: in a tree of many styles, fetching them is what a layout waits for most.
struct FlowStyle: Sendable {
  let flexGrow: Double
  let flexShrink: Double
  let flexBasis: LengthID
  let width: LengthID
  let height: LengthID
  let minWidth: LengthID
  let minHeight: LengthID
  let rowGap: LengthID
  let columnGap: LengthID
  let display: LayoutDisplay
  let boxSizing: BoxSizing
  let direction: LayoutDirection
  let flexDirection: FlexDirection
  let flexWrap: FlexWrap
  let keepsAutomaticMinimum: Bool
  let extendsX: Bool
  let extendsY: Bool
  let justifyContent: BoxAlignment
  let alignContent: BoxAlignment
  let alignItems: BoxAlignment
  let alignSelf: BoxAlignment

  init(_ style: LayoutStyle) {
    flexGrow = style.flexGrow
    flexShrink = style.flexShrink
    flexBasis = style.flexBasis
    width = style.width
    height = style.height
    minWidth = style.minWidth
    minHeight = style.minHeight
    rowGap = style.rowGap
    columnGap = style.columnGap
    display = style.display
    boxSizing = style.boxSizing
    direction = style.direction
    flexDirection = style.flexDirection
    flexWrap = style.flexWrap
    keepsAutomaticMinimum = style.keepsAutomaticMinimum
    extendsX = style.extendsX
    extendsY = style.extendsY
    justifyContent = style.justifyContent
    alignContent = style.alignContent
    alignItems = style.alignItems
    alignSelf = style.alignSelf
  }
}
