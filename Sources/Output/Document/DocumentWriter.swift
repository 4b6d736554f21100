import BandScreenModel
import BandSyntax

/// Writes the document of one screen (`placement.md`, section 6) while it is computed: what holds for all configurations
/// first, then each configuration as it comes, then the findings. Only the configuration at hand is held in memory.
///
/// The document's shape is `docs/schema/screen.schema.json`. The same calls give the same bytes everywhere.
public struct DocumentWriter<Sink: ByteSink>: ScreenWriter {
  public typealias Failure = Sink.Failure

  /// The version of the format: one more with every change that a reader could notice who passes over keys that it doesn't know
  /// (`docs/output.md`, "Versions").
  public static var formatVersion: Int { 3 }

  /// Where the bytes go.
  public var sink: Sink

  private var json: JSONWriter
  /// Bytes are handed on when this many have gathered.
  private let bufferSize = 1 << 16
  /// The frames of some configurations as they were written, for those that have the same.
  private var remembered = RememberedFrames()

  public init(to sink: Sink, isPretty: Bool = false) {
    self.sink = sink
    json = JSONWriter(isPretty: isPretty)
  }

  /// Writes what is told once: the screen's name, what it asks of the host, its states and its elements.
  ///
  /// - Parameter elements: in pre-order, the screen first; the union over all configurations.
  public mutating func begin(
    screen name: String, states: [String] = [], exclusiveReason: String? = nil, elements: [ElementRecord]
  ) throws(Sink.Failure) {
    json.beginObject()
    json.key("format")
    json.beginObject(onOneLine: true)
    json.field("name", "bandlang-screen")
    json.field("version", Self.formatVersion)
    json.endObject()
    json.field("screen", name)
    json.field("states", states)
    json.field("exclusive", orNull: exclusiveReason)
    json.key("elements")
    json.beginArray()
    for element in elements {
      json.element(element)
      try flushIfFull()
    }
    json.endArray()
    json.field("columns", ["x", "y", "width", "height", "hit", "lines", "content", "stops", "text"])
    json.key("configurations")
    json.beginArray()
  }

  /// Writes one configuration.
  ///
  /// - Parameters:
  ///   - frames: of each element in order.
  ///   - number: by which `add(_:framesOf:)` may ask for them again; nothing where none will.
  public mutating func add(
    _ configuration: ConfigurationRecord, frames: FrameTable, number: Int? = nil
  ) throws(Sink.Failure) {
    json.beginObject()
    json.configuration(configuration)
    let grid = PixelGrid(scale: configuration.scale, size: configuration.size, strips: configuration.strips)
    json.key("frames")
    let start = json.bytes.count
    var isWhole = true
    json.beginArray()
    for frame in frames.rows {
      if let frame { json.row(frame, of: frames, on: grid) } else { json.null() }
      if json.bytes.count >= bufferSize {
        isWhole = false
        try json.flush(to: &sink)
      }
    }
    json.endArray()
    if isWhole, configuration.rests.isEmpty, let number { remembered.insert(json.bytes[start...], number) }
    if !configuration.rests.isEmpty { try write(configuration.rests, on: grid) }
    json.endObject()
  }

  /// Writes where everything is at other detents.
  private mutating func write(_ rests: [RestRecord], on grid: PixelGrid) throws(Sink.Failure) {
    json.key("rests")
    json.beginArray()
    for rest in rests {
      json.beginObject()
      json.key("detents")
      json.beginArray()
      for detent in rest.detents {
        json.beginObject(onOneLine: true)
        json.field("element", detent.element)
        json.field("detent", detent.detent)
        json.endObject()
      }
      json.endArray()
      json.key("frames")
      json.beginArray()
      for frame in rest.frames.rows {
        if let frame { json.row(frame, of: rest.frames, on: grid) } else { json.null() }
        try flushIfFull()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  /// Writes one configuration whose frames are those of another, on the same pixels.
  ///
  /// - Returns: whether the others' are still known; nothing is written where they aren't.
  public mutating func add(_ configuration: ConfigurationRecord, framesOf number: Int) throws(Sink.Failure) -> Bool {
    guard let bytes = remembered[number] else { return false }
    json.beginObject()
    json.configuration(configuration)
    json.key("frames")
    json.splice(bytes)
    json.endObject()
    try flushIfFull()
    return true
  }

  /// Writes the findings and ends the document, with a line break.
  public mutating func end(findings: [FindingRecord] = []) throws(Sink.Failure) {
    json.endArray()
    json.key("findings")
    json.beginArray()
    for finding in findings {
      json.finding(finding)
      try flushIfFull()
    }
    json.endArray()
    json.endObject()
    json.newline()
    try json.flush(to: &sink)
  }

  private mutating func flushIfFull() throws(Sink.Failure) {
    if json.bytes.count >= bufferSize { try json.flush(to: &sink) }
  }
}

/// What was written of the frames of some configurations: the latest, up to a number of bytes.
private struct RememberedFrames {
  private var entries: [(number: Int, bytes: [UInt8])] = []
  private var size = 0
  private let limit = 1 << 19

  subscript(number: Int) -> [UInt8]? { entries.last { $0.number == number }?.bytes }

  mutating func insert(_ bytes: ArraySlice<UInt8>, _ number: Int) {
    guard bytes.count <= limit else { return }
    while size + bytes.count > limit, !entries.isEmpty { size -= entries.removeFirst().bytes.count }
    entries.append((number, Array(bytes)))
    size += bytes.count
  }
}

extension JSONWriter {
  /// One row of frames: the columns of the document, points on pixels.
  fileprivate mutating func row(_ record: FrameRecord, of frames: FrameTable, on grid: PixelGrid) {
    row(most: 19 + record.stops.count) { row in
      let frame = grid.snapped(record.frame)
      row.rectangle(frame)
      if let hit = record.hit {
        row.begin()
        row.rectangle(grid.snapped(hit))
        row.end()
      } else {
        row.null()
      }
      if let lines = record.lines { row.integer(lines) } else { row.null() }
      if let content = record.content {
        row.begin()
        row.points(grid.snappedLength(content.width))
        row.points(grid.snappedLength(content.height))
        row.end()
      } else {
        row.null()
      }
      if record.content != nil || !record.stops.isEmpty {
        row.begin()
        for stop in frames.stops(of: record) { row.points(grid.snappedStop(stop, of: record)) }
        row.end()
      } else {
        row.null()
      }
      // A row ends with its last entry that says something more: the lines of most texts fill their frame.
      if let text = record.text {
        let text = grid.snapped(text)
        if text != frame {
          row.begin()
          row.rectangle(text)
          row.end()
        }
      }
    }
  }
}

extension RowText {
  fileprivate mutating func rectangle(_ rectangle: Rectangle) {
    points(rectangle.x)
    points(rectangle.y)
    points(rectangle.width)
    points(rectangle.height)
  }
}
