/// Which style a box has: an index into a `LayoutStyleTable`.
public struct LayoutStyleID: Hashable, Sendable {
  /// The index in the table.
  public let index: Int32

  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// The styles of a tree; equal ones are stored once.
public struct LayoutStyleTable: Sendable {
  /// The styles by `LayoutStyleID.index`.
  public private(set) var styles: [LayoutStyle] = []
  /// What every box in a flow asks of each style.
  private(set) var flows: [FlowStyle] = []
  /// What is known of each style before any run.
  private(set) var facts: [StyleFacts] = []
  /// The track lists by `GridTracksID.index`.
  public private(set) var trackLists: [GridTrackList] = []
  /// The highest index of a length that a style or a track points at.
  private(set) var highestLength: Int32 = Int32(LengthID.keywordCount - 1)
  /// The styles by fingerprint, open addressing: indices plus one, 0 for none. At most half full.
  private var slots: [Int32] = []
  private var fingerprints: [UInt64] = []
  /// The style that was added or found last.
  private var latest: Int?
  private var knownTracks: [GridTrackList: Int32] = [:]

  /// An empty table.
  public init() {}

  /// The style that an ID means.
  public subscript(id: LayoutStyleID) -> LayoutStyle { styles[Int(id.index)] }

  /// Adds a style, or finds the equal one that is there.
  ///
  /// Factors and ratios that make no sense are put right here: negative or not finite ones become 0, huge ones a million.
  public mutating func add(_ style: LayoutStyle) -> LayoutStyleID {
    // Neighbours often have one style.
    if let last = latest, styles[last].width == style.width, styles[last].height == style.height, styles[last] == style
    {
      return LayoutStyleID(last)
    }
    let id = addOther(style)
    latest = Int(id.index)
    return id
  }

  private mutating func addOther(_ style: LayoutStyle) -> LayoutStyleID {
    if isSensible(style) { return find(style) }
    var style = style
    style.flexGrow = sensible(style.flexGrow)
    style.flexShrink = sensible(style.flexShrink)
    style.aspectRatio = sensible(style.aspectRatio)
    if style.aspectRatio < 1e-6 { style.aspectRatio = 0 }
    return find(style)
  }

  private mutating func find(_ style: LayoutStyle) -> LayoutStyleID {
    if styles.count * 2 >= slots.count { grow() }
    let fingerprint = style.fingerprint
    var slot = Int(truncatingIfNeeded: fingerprint) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if fingerprints[index] == fingerprint && styles[index] == style { return LayoutStyleID(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    styles.append(style)
    flows.append(FlowStyle(style))
    fingerprints.append(fingerprint)
    slots[slot] = Int32(truncatingIfNeeded: styles.count)
    facts.append(StyleFacts(style))
    note(style)
    return LayoutStyleID(styles.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(16, slots.count * 2))
    for index in styles.indices {
      var slot = Int(truncatingIfNeeded: fingerprints[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }

  private func isSensible(_ style: LayoutStyle) -> Bool {
    let factors = 0...1_000_000.0
    return factors.contains(style.flexGrow) && factors.contains(style.flexShrink)
      && (style.aspectRatio == 0 || (1e-6...1_000_000).contains(style.aspectRatio))
  }

  /// Adds a track list, or finds the equal one that is there.
  public mutating func add(_ tracks: GridTrackList) -> GridTracksID {
    if tracks.tracks.isEmpty { return .none }
    if let index = knownTracks[tracks] { return GridTracksID(Int(index)) }
    let id = GridTracksID(trackLists.count)
    knownTracks[tracks] = id.index
    trackLists.append(tracks)
    for track in tracks.tracks {
      highestLength = max(highestLength, track.minimum.length.index, track.maximum.length.index, track.fitLimit.index)
    }
    return id
  }

  private func sensible(_ factor: Double) -> Double { factor > 0 ? min(factor, 1_000_000) : 0 }

  private mutating func note(_ style: LayoutStyle) {
    note(style.margin)
    note(style.padding)
    note(style.border)
    note(style.inset)
    highestLength = max(
      highestLength, style.flexBasis.index, style.width.index, style.height.index, style.minWidth.index)
    highestLength = max(
      highestLength, style.minHeight.index, style.maxWidth.index, style.maxHeight.index, style.rowGap.index)
    highestLength = max(highestLength, style.columnGap.index)
  }

  private mutating func note(_ edges: LayoutEdges) {
    highestLength = max(highestLength, edges.top.index, edges.right.index, edges.bottom.index, edges.left.index)
  }
}
