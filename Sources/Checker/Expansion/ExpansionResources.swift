import BandScreenModel
import BandSyntax
import BandText

/// What a screen is made of besides its source. Kept from one expansion to the next, so that nothing is read or measured twice.
public struct ExpansionResources: Sendable {
  /// Reads a picture: its path relative to the project's root, normalized.
  ///
  /// Answers the bytes of the file, as many as hold its header; nothing where there is no such file.
  public var readImage: @Sendable (_ path: String) -> [UInt8]?
  /// Reads a font or a table of metrics: its path relative to the project's root, normalized, and the greatest size in bytes.
  public var readFile: @Sendable (_ path: String, _ limit: Int) -> SourceReading
  private var measurer = TextMeasurer()
  /// What was measured. Screens of a project say the same things, and each case of a screen says them again.
  private var texts: [TextRequest: LineTable] = [:]
  /// The fonts that were read, and why others could not be.
  private var fonts: [FontRequest: FontReading] = [:]
  /// The sizes of pictures that were read.
  private var images: [String: ImageReading?] = [:]

  public init(
    readImage: @escaping @Sendable (_ path: String) -> [UInt8]?,
    readFile: @escaping @Sendable (_ path: String, _ limit: Int) -> SourceReading = { _, _ in .missing }
  ) {
    self.readImage = readImage
    self.readFile = readFile
  }

  /// Takes pictures and fonts from where the sources come from.
  public init<Provider: SourceProvider & Sendable>(_ provider: Provider) {
    self.init(readImage: { provider.imageHeader(at: $0) }, readFile: { provider.file(at: $0, limit: $1) })
  }

  private struct TextRequest: Hashable, Sendable {
    var text: String
    var style: ResolvedTextStyle
    var lines: Int32?
    var minimumScale: Double
  }

  private struct FontRequest: Hashable, Sendable {
    var path: String
    var isTable: Bool
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

  /// Whether a path leads out of the project, by itself or by a link.
  func isOutside(_ written: String, namedIn file: String) -> Bool {
    guard let path = resolvePath(written, from: file) else { return true }
    if case .outsideRoot = readFile(path, 0) { return true }
    return false
  }

  /// How tall a text is for each width.
  mutating func lineTable(
    of text: String, _ style: ResolvedTextStyle, lines: Int32?, minimumScale: Double
  ) -> LineTable {
    let request = TextRequest(text: text, style: style, lines: lines, minimumScale: minimumScale)
    if let known = texts[request] { return known }
    let table = measurer.measure(
      text, style: style, maximumLines: lines.map { Int($0) }, minimumScale: minimumScale)
    texts[request] = table
    return table
  }

  // MARK: Fonts

  /// The greatest size of a font file, in bytes: no font that is shipped with an app comes near.
  static let fontLimit = 64 << 20

  /// A font that a source names.
  ///
  /// - Parameters:
  ///   - written: the path, and behind a `#` which font of a collection.
  ///   - isTable: whether it is a table of metrics.
  ///   - file: the path of the file that names it, which the written path is relative to.
  mutating func font(_ written: String, isTable: Bool, namedIn file: String) -> FontReading {
    let hash = written.utf8.lastIndex(of: UInt8(ascii: "#"))
    let fragment =
      isTable ? nil : hash.map { String(decoding: written.utf8[written.utf8.index(after: $0)...], as: UTF8.self) }
    let bare = isTable ? written : hash.map { String(decoding: written.utf8[..<$0], as: UTF8.self) } ?? written
    guard let path = resolvePath(bare, from: file) else { return .fault("'\(bare)' is outside the project") }
    let request = FontRequest(path: fragment.map { path + "#" + $0 } ?? path, isTable: isTable)
    if let known = fonts[request] { return known }
    let reading: FontReading
    switch readFile(path, ExpansionResources.fontLimit) {
    case .found(let bytes): reading = isTable ? table(bytes, bare) : font(bytes, bare, fragment)
    case .missing: reading = .fault("there is no file '\(bare)'")
    case .outsideRoot: reading = .fault("'\(bare)' is outside the project")
    case .tooLarge: reading = .fault("'\(bare)' has more than \(ExpansionResources.fontLimit >> 20) MiB")
    case .unreadable(let reason): reading = .fault("'\(bare)' can't be read: \(reason)")
    }
    fonts[request] = reading
    return reading
  }

  private mutating func font(_ bytes: [UInt8], _ path: String, _ fragment: String?) -> FontReading {
    do throws(FontFileError) {
      let metrics = try FontMetrics(readingFont: bytes, fragment: fragment)
      return .font(CustomFont(id: measurer.add(metrics), metrics: metrics))
    } catch {
      return .fault("'\(path)': \(error.message)")
    }
  }

  private mutating func table(_ bytes: [UInt8], _ path: String) -> FontReading {
    do throws(MetricsFault) {
      var cuts: [CustomFont.Cut] = []
      for cut in try MetricsTable(reading: bytes).cuts {
        cuts.append(CustomFont.Cut(size: cut.size, id: measurer.add(cut.metrics), metrics: cut.metrics))
      }
      return CustomFont(cuts).map { .font($0) } ?? .fault("'\(path)' has no sizes")
    } catch {
      return .fault("'\(path)': \(error.message)")
    }
  }
}

/// What came of reading a font.
enum FontReading: Sendable {
  case font(CustomFont)
  /// What to tell the author: lower case, no final period.
  case fault(String)
}
