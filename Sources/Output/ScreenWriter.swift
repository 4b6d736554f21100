import BandScreenModel

/// What takes a screen while it is computed and puts it into some form: a document, a page, pictures.
///
/// The calls come in the order of the requirements, `add` once for each configuration. Only the configuration at hand is held
/// in memory.
public protocol ScreenWriter {
  associatedtype Failure: Error

  /// Whether it has to know the findings before the first configuration is written. Then every configuration is laid out twice.
  static var readsFindingsFirst: Bool { get }

  /// Takes the findings beforehand, where it asks for that.
  mutating func expect(_ findings: [FindingRecord])

  /// Takes what holds for all configurations.
  ///
  /// - Parameter elements: in pre-order, the screen first; the union over all configurations.
  mutating func begin(
    screen name: String, states: [String], exclusiveReason: String?, elements: [ElementRecord]
  ) throws(Failure)

  /// Takes one configuration.
  ///
  /// - Parameters:
  ///   - frames: of each element in order.
  ///   - number: by which `add(_:framesOf:)` may ask for them again; nothing where none will.
  mutating func add(_ configuration: ConfigurationRecord, frames: FrameTable, number: Int?) throws(Failure)

  /// Takes one configuration whose frames are those of another, on the same pixels.
  ///
  /// - Returns: whether the others' are still known; nothing is taken where they aren't.
  mutating func add(_ configuration: ConfigurationRecord, framesOf number: Int) throws(Failure) -> Bool

  /// Takes what was proved of the screen, as JSON of the form of `docs/schema/proof.schema.json`, before the end.
  mutating func add(proof: [UInt8]) throws(Failure)

  /// Ends what was begun.
  mutating func end(findings: [FindingRecord]) throws(Failure)
}

extension ScreenWriter {
  public static var readsFindingsFirst: Bool { false }

  public mutating func expect(_ findings: [FindingRecord]) {}

  public mutating func add(proof: [UInt8]) throws(Failure) {}

  public mutating func add(_ configuration: ConfigurationRecord, framesOf number: Int) throws(Failure) -> Bool { false }

  /// Takes one configuration whose frames none will ask for again.
  public mutating func add(_ configuration: ConfigurationRecord, frames: FrameTable) throws(Failure) {
    try add(configuration, frames: frames, number: nil)
  }
}
