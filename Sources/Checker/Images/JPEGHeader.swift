import BandScreenModel

/// The size in a JPEG's frame header, turned as its Exif orientation says; nothing where the bytes aren't a JPEG.
///
/// Source: ITU-T T.81, B.1.1 "Marker assignments" and B.2.2 "Frame header syntax"; Exif 2.3, 4.6.4 "Orientation": from 5 on rows are
/// columns, and what draws the picture on a phone turns it.
func readJPEGSize(_ reader: ByteReader) -> ImageReading? {
  guard reader[0] == 0xFF, reader[1] == 0xD8, reader[2] == 0xFF else { return nil }
  var offset = 2
  var isTurned = false
  while let byte = reader[offset] {
    guard byte == 0xFF, let marker = reader[offset + 1] else { return .damaged("JPEG") }
    switch marker {
    case 0xFF:
      // A fill byte.
      offset += 1
      continue
    case 0x01, 0xD0...0xD7:
      // Markers without a segment.
      offset += 2
      continue
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      guard let height = reader.bigEndian(offset + 5, 2), let width = reader.bigEndian(offset + 7, 2) else {
        return .damaged("JPEG")
      }
      return isTurned
        ? pixelSize(height, width, format: "JPEG") : pixelSize(width, height, format: "JPEG")
    case 0xD9, 0xDA:
      // The image data or its end, and no frame header before it.
      return .damaged("JPEG")
    default: break
    }
    guard let length = reader.bigEndian(offset + 2, 2), length >= 2 else { return .damaged("JPEG") }
    if marker == 0xE1, let orientation = exifOrientation(reader, segment: offset + 4..<offset + 2 + Int(length)) {
      isTurned = orientation >= 5 && orientation <= 8
    }
    offset += 2 + Int(length)
  }
  return .damaged("JPEG")
}

/// The orientation in an Exif segment, 1 to 8; nothing where it has none.
private func exifOrientation(_ reader: ByteReader, segment: Range<Int>) -> Int64? {
  guard segment.upperBound <= reader.count, reader.holds("Exif", at: segment.lowerBound) else { return nil }
  let start = segment.lowerBound + 6
  let isBigEndian = reader.holds("MM", at: start)
  guard isBigEndian || reader.holds("II", at: start) else { return nil }
  func number(_ offset: Int, _ count: Int) -> Int64? {
    guard offset + count <= segment.upperBound else { return nil }
    return isBigEndian ? reader.bigEndian(offset, count) : reader.littleEndian(offset, count)
  }
  guard let directory = number(start + 4, 4), directory <= Int64(segment.count),
    let count = number(start + Int(directory), 2)
  else { return nil }
  for index in 0..<Int(count) {
    let entry = start + Int(directory) + 2 + 12 * index
    guard let tag = number(entry, 2) else { return nil }
    if tag == 0x0112 { return number(entry + 8, 2) }
  }
  return nil
}
