import BandScreenModel

/// Where all elements of a screen are in one configuration: a row for each in order, nothing for an element that doesn't exist there.
///
/// There are as many rows as elements times configurations, so that they are plain values: stops, which few have, stand apart.
public struct FrameTable: Sendable, Equatable {
  public private(set) var rows: [FrameRecord?]
  private var stops: [Double] = []

  /// Rows without stops.
  public init(_ rows: [FrameRecord?]) { self.rows = rows }

  /// So many elements that don't exist.
  public init(count: Int) { rows = [FrameRecord?](repeating: nil, count: count) }

  public subscript(element: Int) -> FrameRecord? {
    get { rows[element] }
    set { rows[element] = newValue }
  }

  /// Sets where an element's offset may rest; the element exists.
  public mutating func setStops(of element: Int, to stops: [Double]) {
    rows[element]?.stops = self.stops.count..<self.stops.count + stops.count
    self.stops += stops
  }

  /// For a scroll, where its offset may rest: two numbers, from 0 to the end, for free scrolling, else every stop. For a sheet, how
  /// much of it shows above the screen's bottom edge at each of its detents, in their order. Empty for all others.
  public func stops(of element: Int) -> ArraySlice<Double> {
    rows[element].map { stops(of: $0) } ?? []
  }

  func stops(of row: FrameRecord) -> ArraySlice<Double> { stops[row.stops] }
}

/// Where an element is in one configuration: points on the screen with every scroll at offset 0, not rounded.
public struct FrameRecord: Sendable, Equatable {
  public var frame: Rectangle
  /// Where its touches count; nothing where it takes none.
  public var hit: Rectangle?
  /// How many lines a text has; nothing for anything else.
  public var lines: Int?
  /// For a text: the rectangle of its lines, from the top of the first to the bottom of the last and as wide as what they are broken to.
  public var text: Rectangle?
  /// For a scroll: the extent of its content.
  public var content: PointSize?
  /// Its stops among those of its table.
  fileprivate(set) var stops: Range<Int> = 0..<0

  public init(_ frame: Rectangle, hit: Rectangle? = nil, lines: Int? = nil, content: PointSize? = nil) {
    self.frame = frame
    self.hit = hit
    self.lines = lines
    self.content = content
  }
}
