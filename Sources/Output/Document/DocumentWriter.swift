import BandScreenModel
import BandSyntax

/// Writes the document of one screen (`placement.md`, section 6) while it is computed: what holds for all configurations
/// first, then each configuration as it comes, then the findings. Only the configuration at hand is held in memory.
///
/// The document's shape is `docs/schema/screen.schema.json`. The same calls give the same bytes everywhere.
public struct DocumentWriter<Sink: ByteSink> {
  /// The version of the format: one more with every change that a reader could notice.
  public static var formatVersion: Int { 1 }

  /// Where the bytes go.
  public var sink: Sink

  private var json: JSONWriter
  /// Bytes are handed on when this many have gathered.
  private let bufferSize = 1 << 16

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
    json.field("columns", ["x", "y", "width", "height", "hit", "lines", "content", "stops"])
    json.key("configurations")
    json.beginArray()
  }

  /// Writes one configuration.
  ///
  /// - Parameter frames: one for each element in order; nothing for an element that doesn't exist here.
  public mutating func add(_ configuration: ConfigurationRecord, frames: [FrameRecord?]) throws(Sink.Failure) {
    json.beginObject()
    json.configuration(configuration)
    let grid = PixelGrid(scale: configuration.scale, size: configuration.size, strips: configuration.strips)
    json.key("frames")
    json.beginArray()
    for frame in frames {
      if let frame { json.row(frame, on: grid) } else { json.null() }
      try flushIfFull()
    }
    json.endArray()
    json.endObject()
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

extension JSONWriter {
  /// One row of frames: the columns of the document, points on pixels.
  fileprivate mutating func row(_ record: FrameRecord, on grid: PixelGrid) {
    beginArray(onOneLine: true)
    rectangle(grid.snapped(record.frame))
    if let hit = record.hit {
      beginArray(onOneLine: true)
      rectangle(grid.snapped(hit))
      endArray()
    } else {
      null()
    }
    if let lines = record.lines { integer(lines) } else { null() }
    if let content = record.content {
      beginArray(onOneLine: true)
      points(grid.snappedLength(content.width))
      points(grid.snappedLength(content.height))
      endArray()
      beginArray(onOneLine: true)
      for stop in record.stops { points(grid.snappedLength(stop)) }
      endArray()
    } else {
      null()
      null()
    }
    endArray()
  }

  private mutating func rectangle(_ rectangle: Rectangle) {
    points(rectangle.x)
    points(rectangle.y)
    points(rectangle.width)
    points(rectangle.height)
  }
}
