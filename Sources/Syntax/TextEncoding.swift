/// The encoding of a text whose code units have 16 or 32 bits, told by its mark or by zeros among its first bytes; nothing for any other.
///
/// Source: Unicode 16, section 23.8, "Byte Order Mark (BOM)".
public func wideEncoding(of bytes: [UInt8]) -> String? {
  guard bytes.count >= 2 else { return nil }
  let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
  if isLittle || bytes[0] == 0xFE && bytes[1] == 0xFF {
    return isLittle && bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
  }
  // What is written here is mostly ASCII, of which the other bytes of each unit are 0.
  let head = bytes.prefix(64)
  var zeros = 0
  for byte in head where byte == 0 { zeros += 1 }
  guard bytes.count >= 4, zeros * 5 >= head.count * 2 else { return nil }
  let isUTF32 = zeros * 5 >= head.count * 3
  let isPlausible = bytes[0] == 0 || bytes[1] == 0
  guard isPlausible else { return nil }
  // A file of zeros is no text at all.
  return zeros == head.count ? nil : isUTF32 ? "UTF-32" : "UTF-16"
}

/// The offset of the first byte that is no part of well-formed UTF-8; nothing where all are.
///
/// Source: The Unicode Standard, table 3-7.
/// - Complexity: O(n) in the number of bytes.
public func firstByteNotUTF8(_ bytes: [UInt8]) -> Int? {
  var index = 0
  while index < bytes.count {
    let first = bytes[index]
    if first < 0x80 {
      index += 1
      continue
    }
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return index }
    // The second byte's range keeps out what is longer than it need be, surrogates and what lies beyond U+10FFFF.
    let low: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    guard bytes[index + 1] >= low, bytes[index + 1] <= high else { return index }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}
