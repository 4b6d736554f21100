import BandScreenModel

/// What the header of a picture's file says of its size.
public enum ImageReading: Hashable, Sendable {
  /// The size in points: device pixels by the density that the file's name gives (`icon@2x.png`), or what an SVG says.
  case size(PointSize)
  /// None of the formats that can be read.
  case unknownFormat
  /// Of a known format, but cut short or with nonsense in its header; the format's name.
  case damaged(String)
  /// An SVG that has neither a width and height nor a `viewBox`.
  case noSize
}

/// Reads the size of a picture from its file's header: PNG, JPEG, GIF, WebP or SVG, told by the bytes and not by the name.
///
/// - Parameters:
///   - bytes: the file, or as much of its start as holds the header. Whatever the bytes, nothing traps.
///   - name: the file's name or path; only its `@2x` or `@3x` is read.
/// - Complexity: O(n) in the length of the header at most.
public func readImageSize(of bytes: [UInt8], named name: String) -> ImageReading {
  let reading = bytes.withUnsafeBufferPointer { buffer in
    let reader = ByteReader(buffer)
    if let png = readPNGSize(reader) { return png }
    if let jpeg = readJPEGSize(reader) { return jpeg }
    if let gif = readGIFSize(reader) { return gif }
    if let webP = readWebPSize(reader) { return webP }
    return readSVGSize(reader) ?? .unknownFormat
  }
  guard case .size(let size) = reading else { return reading }
  let density = imageDensity(ofName: name)
  return .size(PointSize(width: size.width / density, height: size.height / density))
}

/// How many pixels of a picture make a point: 2 for `icon@2x.png`, 1 where the name says nothing.
func imageDensity(ofName name: String) -> Double {
  let bytes = Array(name.utf8)
  // What stands before the last point of the last part of the path.
  var end = bytes.count
  var index = bytes.count - 1
  while index >= 0, bytes[index] != UInt8(ascii: "/") {
    if bytes[index] == UInt8(ascii: ".") {
      end = index
      break
    }
    index -= 1
  }
  guard end >= 3, bytes[end - 1] == UInt8(ascii: "x"), bytes[end - 3] == UInt8(ascii: "@") else { return 1 }
  let digit = bytes[end - 2]
  return digit >= UInt8(ascii: "1") && digit <= UInt8(ascii: "4") ? Double(digit - UInt8(ascii: "0")) : 1
}

/// The size in pixels of a raster image, or that the header is damaged where a side is 0.
func pixelSize(_ width: Int64, _ height: Int64, format: String) -> ImageReading {
  guard width > 0, height > 0 else { return .damaged(format) }
  return .size(PointSize(width: Double(width), height: Double(height)))
}

/// Reads numbers from bytes; past the end it answers nothing.
struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8? { index >= 0 && index < bytes.count ? bytes[index] : nil }

  /// Whether the ASCII text stands at an offset.
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, length <= bytes.count, offset <= bytes.count - length else { return false }
    for index in 0..<length where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// A number of `count` bytes, at most 4, the most significant first.
  ///
  /// Not an `Int`, which has 32 bits on WebAssembly.
  func bigEndian(_ offset: Int, _ count: Int) -> Int64? {
    var value: Int64 = 0
    for index in 0..<count {
      guard let byte = self[offset + index] else { return nil }
      value = value << 8 | Int64(byte)
    }
    return value
  }

  /// A number of `count` bytes, at most 4, the least significant first.
  func littleEndian(_ offset: Int, _ count: Int) -> Int64? {
    var value: Int64 = 0
    for index in 0..<count {
      guard let byte = self[offset + index] else { return nil }
      value |= Int64(byte) << Int64(8 * index)
    }
    return value
  }

  /// The bytes of a range that lies within.
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }
}
