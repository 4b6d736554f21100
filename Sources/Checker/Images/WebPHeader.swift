import BandScreenModel

/// The size in a WebP's first chunk; nothing where the bytes aren't a WebP.
///
/// Source: RFC 9649, 2.5 "Simple File Format (Lossy)", 2.6 "(Lossless)", 2.7 "Extended File Format"; RFC 6386, 9.1 "Uncompressed
/// Data Chunk".
func readWebPSize(_ reader: ByteReader) -> ImageReading? {
  guard reader.holds("RIFF", at: 0), reader.holds("WEBP", at: 8) else { return nil }
  if reader.holds("VP8X", at: 12) {
    guard let width = reader.littleEndian(24, 3), let height = reader.littleEndian(27, 3) else {
      return .damaged("WebP")
    }
    return pixelSize(width + 1, height + 1, format: "WebP")
  }
  if reader.holds("VP8L", at: 12) {
    guard reader[20] == 0x2F, let low = reader.littleEndian(21, 2), let high = reader.littleEndian(23, 2) else {
      return .damaged("WebP")
    }
    let bits = low | high << 16
    return pixelSize((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1, format: "WebP")
  }
  if reader.holds("VP8 ", at: 12) {
    // The two upper bits of each are a scale that decoders ignore.
    guard reader[23] == 0x9D, reader[24] == 0x01, reader[25] == 0x2A, let width = reader.littleEndian(26, 2),
      let height = reader.littleEndian(28, 2)
    else { return .damaged("WebP") }
    return pixelSize(width & 0x3FFF, height & 0x3FFF, format: "WebP")
  }
  return .damaged("WebP")
}
