import BandScreenModel

/// The size in a PNG's first chunk; nothing where the bytes aren't a PNG.
///
/// Source: PNG Specification (Third Edition), 5.2 "PNG signature", 11.2.1 "IHDR". Xcode's own variant has a chunk `CgBI` before it.
func readPNGSize(_ reader: ByteReader) -> ImageReading? {
  guard reader[0] == 0x89, reader.holds("PNG\r\n", at: 1), reader[6] == 0x1A, reader[7] == 0x0A else { return nil }
  var offset = 8
  if reader.holds("CgBI", at: 12), let length = reader.bigEndian(8, 4), length <= 64 { offset += 12 + Int(length) }
  guard reader.holds("IHDR", at: offset + 4), let width = reader.bigEndian(offset + 8, 4),
    let height = reader.bigEndian(offset + 12, 4), width < 1 << 31, height < 1 << 31
  else { return .damaged("PNG") }
  return pixelSize(width, height, format: "PNG")
}
