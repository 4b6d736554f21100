import BandLayout
import BandSyntax

/// Reads the grid properties of a style. Line names become numbers here.
extension StyleReader {
  /// The most tracks that a repetition is written out to, as browsers limit it.
  static let mostTracks = 10_000_000

  mutating func readGrid(_ value: JSONValue, _ style: inout LayoutStyle) {
    style.gridColumns = tracks(value["gridTemplateColumns"])
    style.gridRows = tracks(value["gridTemplateRows"])
    style.gridAutoColumns = tracks(value["gridAutoColumns"])
    style.gridAutoRows = tracks(value["gridAutoRows"])
    let flow = value["gridAutoFlow"]?.string ?? "row"
    style.gridFlow = flow.hasPrefix("column") ? .column : .row
    style.gridFlowIsDense = flow.hasSuffix("dense")
    style.gridColumnStart = line(value["gridColumnStart"], names: columnNames)
    style.gridColumnEnd = line(value["gridColumnEnd"], names: columnNames)
    style.gridRowStart = line(value["gridRowStart"], names: rowNames)
    style.gridRowEnd = line(value["gridRowEnd"], names: rowNames)
  }

  private func line(_ value: JSONValue?, names: [String: [Int]]) -> GridLine {
    guard let value else { return .auto }
    let number = value["line"]?.number ?? value["span"]?.number
    let count = Int32(max(-2_000_000_000, min(2_000_000_000, number ?? 1)))
    if let name = value["name"]?.string {
      let lines = names[name] ?? []
      if value["span"] != nil { return .span(count) }
      if count > 0 && Int(count) <= lines.count { return .line(Int32(lines[Int(count) - 1])) }
      if count < 0 && Int(-count) <= lines.count { return .line(Int32(lines[lines.count + Int(count)])) }
      return .auto
    }
    if value["line"] != nil { return .line(count) }
    if value["span"] != nil { return .span(count) }
    return .auto
  }

  private mutating func breadth(_ value: JSONValue) -> GridBreadth {
    if let fraction = value["fr"]?.number { return GridBreadth(fraction: fraction) }
    return GridBreadth(length(value, absent: .auto))
  }

  private mutating func track(_ value: JSONValue) -> GridTrack {
    if let limits = value["minmax"]?.elements, limits.count == 2 {
      return GridTrack(minimum: breadth(limits[0]), maximum: breadth(limits[1]))
    }
    if let limit = value["fitContent"] { return GridTrack(fitContent: length(limit, absent: .auto)) }
    return GridTrack(breadth(value))
  }

  private mutating func tracks(_ value: JSONValue?) -> GridTracksID {
    guard let value else { return .none }
    var tracks: [GridTrack] = []
    var repetition = GridRepetition.none
    var repeated = 0..<0
    for part in value.elements {
      if part["names"] != nil { continue }
      guard let times = part["repeat"] else {
        tracks.append(track(part))
        continue
      }
      let inner = (part["tracks"]?.elements ?? []).filter { $0["names"] == nil }
      let turn = inner.map { track($0) }
      if let count = times.number {
        for _ in 0..<max(0, min(Int(count), Self.mostTracks / max(turn.count, 1))) { tracks.append(contentsOf: turn) }
      } else {
        repetition = times.string == "auto-fit" ? .autoFit : .autoFill
        repeated = tracks.count..<(tracks.count + turn.count)
        tracks.append(contentsOf: turn)
      }
    }
    return styles.add(GridTrackList(tracks, repetition: repetition, repeated: repeated))
  }

  /// The lines that each name of a template means, first line 1.
  static func names(_ value: JSONValue?) -> [String: [Int]] {
    var names: [String: [Int]] = [:]
    var line = 1
    func walk(_ parts: [JSONValue]) {
      for part in parts {
        if let list = part["names"]?.elements {
          for name in list.compactMap(\.string) { names[name, default: []].append(line) }
        } else if let times = part["repeat"] {
          for _ in 0..<min(Int(times.number ?? 1), 1000) { walk(part["tracks"]?.elements ?? []) }
        } else {
          line += 1
        }
      }
    }
    walk(value?.elements ?? [])
    return names
  }
}
