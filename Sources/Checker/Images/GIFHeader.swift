import BandScreenModel

/// The size of a GIF's logical screen; nothing where the bytes aren't a GIF.
///
/// Source: Graphics Interchange Format Version 89a, section 18 "Logical Screen Descriptor".
func readGIFSize(_ reader: ByteReader) -> ImageReading? {
  guard reader.holds("GIF87a", at: 0) || reader.holds("GIF89a", at: 0) else { return nil }
  guard let width = reader.littleEndian(6, 2), let height = reader.littleEndian(8, 2) else { return .damaged("GIF") }
  return pixelSize(width, height, format: "GIF")
}
