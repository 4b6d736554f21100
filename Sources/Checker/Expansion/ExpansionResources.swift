import BandScreenModel
import BandSyntax
import BandText

/// What a screen is made of besides its source. Kept from one expansion to the next, so that nothing is read or measured twice.
public struct ExpansionResources: Sendable {
  /// Reads a picture: its path relative to the project's root, normalized.
  ///
  /// Answers the bytes of the file, as many as hold its header; nothing where there is no such file.
  public var readImage: @Sendable (_ path: String) -> [UInt8]?
  private var measurer = TextMeasurer()
  /// What was measured. Screens of a project say the same things, and each case of a screen says them again.
  private var lineTables: [TextRequest: LineTable] = [:]
  /// The sizes of pictures that were read.
  private var images: [String: ImageReading?] = [:]

  public init(readImage: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.readImage = readImage }

  /// Takes pictures from where the sources come from.
  public init<Provider: SourceProvider & Sendable>(_ provider: Provider) {
    self.init { provider.imageHeader(at: $0) }
  }

  private struct TextRequest: Hashable, Sendable {
    var text: String
    var style: ResolvedTextStyle
    var lines: Int32?
  }

  /// The size of a picture in points; nothing where there is no such file in the project.
  ///
  /// - Parameter file: the path of the file that names it, which the written path is relative to.
  mutating func imageSize(_ written: String, namedIn file: String) -> ImageReading? {
    guard let path = resolvePath(written, from: file) else { return nil }
    if let known = images[path] { return known }
    let reading = readImage(path).map { readImageSize(of: $0, named: path) }
    images[path] = .some(reading)
    return reading
  }

  /// How tall a text is for each width.
  mutating func lineTable(of text: String, _ style: ResolvedTextStyle, lines: Int32?) -> LineTable {
    let request = TextRequest(text: text, style: style, lines: lines)
    if let known = lineTables[request] { return known }
    let table = measurer.measure(text, style: style, maximumLines: lines.map { Int($0) }).lines
    lineTables[request] = table
    return table
  }
}
