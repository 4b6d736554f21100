import BandScreenModel

/// Writes a screen as one page for a browser (`docs/output.md`, "The page"): the document as `DocumentWriter` writes it, what was
/// proved, and what shows both. The page needs no network and no other file.
///
/// It is written while the screen is computed; only the configuration at hand is held in memory.
public struct PageWriter<Sink: ByteSink>: ScreenWriter {
  public typealias Failure = Sink.Failure

  private var document: DocumentWriter<ScriptSink<Sink>>
  /// What was proved, as JSON.
  private var proof = Array("null".utf8)

  /// Where the bytes go.
  public var sink: Sink {
    get { document.sink.sink }
    set { document.sink.sink = newValue }
  }

  public init(to sink: Sink, isPretty: Bool = false) {
    document = DocumentWriter(to: ScriptSink(sink: sink), isPretty: isPretty)
  }

  public mutating func begin(
    screen name: String, states: [String], exclusiveReason: String?, elements: [ElementRecord]
  ) throws(Failure) {
    var head: [UInt8] = []
    head.append(pageHead)
    head.append(escapedForXML(name))
    head.append(pageBeforeStyle)
    head.append(pageStyle)
    head.append(pageBeforeDocument)
    try sink.write(head)
    try document.begin(screen: name, states: states, exclusiveReason: exclusiveReason, elements: elements)
  }

  public mutating func add(
    _ configuration: ConfigurationRecord, frames: FrameTable, number: Int?
  ) throws(Failure) {
    try document.add(configuration, frames: frames, number: number)
  }

  public mutating func add(_ configuration: ConfigurationRecord, framesOf number: Int) throws(Failure) -> Bool {
    try document.add(configuration, framesOf: number)
  }

  public mutating func add(proof: [UInt8]) throws(Failure) { self.proof = proof }

  public mutating func end(findings: [FindingRecord]) throws(Failure) {
    try document.end(findings: findings)
    var middle: [UInt8] = []
    middle.append(pageBeforeProof)
    try sink.write(middle)
    try document.sink.write(proof)
    var tail: [UInt8] = []
    tail.append(pageBeforeScripts)
    appendPageScripts(to: &tail)
    tail.append(pageAfterScripts)
    try sink.write(tail)
  }
}

/// Passes JSON on so that it can stand in a `script` element: each `<` as `\u003c`, which means the same in a JSON string, and
/// nowhere else does JSON have one.
///
/// So nothing that an author writes can end the element (`</script`) or change how it is read (`<!--`, `<script`).
/// Source: HTML Standard, "Restrictions for contents of script elements".
private struct ScriptSink<Sink: ByteSink>: ByteSink {
  var sink: Sink

  mutating func write(_ bytes: [UInt8]) throws(Sink.Failure) {
    var start = 0
    var escaped: [UInt8] = []
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
      escaped.append(contentsOf: bytes[start..<index])
      escaped.append("\\u003c" as StaticString)
      start = index + 1
    }
    if start == 0 {
      try sink.write(bytes)
      return
    }
    escaped.append(contentsOf: bytes[start...])
    try sink.write(escaped)
  }
}
