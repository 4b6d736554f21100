/// A grid item while its container is worked on.
struct GridItem<S: LayoutScalar> {
  var node: Int
  var area: GridArea
  /// The sets of tracks that the item is in.
  var columns: Range<Int>
  var rows: Range<Int>
  /// How many tracks it spans, collapsed ones not counted.
  var columnSpan: Int
  var rowSpan: Int
  /// What the item asks for on the axis that is being sized: outer sizes.
  var minimum: S
  var minContent: S
  var maxContent: S
  /// Its size, border box, once columns or rows are known.
  var width: S
  var height: S
  var isDefinite = false
  /// Whether the item shares a baseline with others of its first row, and how far below its margin's top it is.
  var sharesBaseline = false
  var ascent: S
  /// What is added above the item so that baselines meet.
  var shim: S

  func sets(_ axis: GridAxis) -> Range<Int> { axis == .columns ? columns : rows }
  func span(_ axis: GridAxis) -> Int { axis == .columns ? columnSpan : rowSpan }
}

/// A grid container's tracks and items.
struct GridLayout<S: LayoutScalar> {
  var columns: GridTracks<S>
  var rows: GridTracks<S>
  var items: [GridItem<S>]
  /// How many implicit tracks come before the explicit ones.
  var columnsBefore: Int
  var rowsBefore: Int
  var explicitColumns: Int
  var explicitRows: Int
  /// Whether the rows have their sizes, so that widths may follow from them.
  var knowsRows = false

  func tracks(_ axis: GridAxis) -> GridTracks<S> { axis == .columns ? columns : rows }
}
