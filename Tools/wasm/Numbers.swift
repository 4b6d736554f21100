import BandSyntax

/// Reads numbers and writes them again, so that `Tools/wasm/numbers.mjs` can compare this build with the host's arithmetic.
///
/// - Parameters:
///   - text: numbers, a line each, as UTF-8 bytes.
///   - count: the number of bytes.
/// - Returns: the length of the answer as a 32-bit integer and, after it, the answer: for each number a line with the bits of
///   the `Double` in decimal, its shortest form, the form with four decimals, and how often the same line came before.
@_expose(wasm, "band_numbers") @_cdecl("band_numbers")
public func rewriteNumbers(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutablePointer<UInt8> {
  let bytes = Array(UnsafeBufferPointer(start: text, count: Int(count)))
  var seen: [String: Int] = [:]
  var answer: [UInt8] = []
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    let earlier = seen[String(decoding: line, as: UTF8.self), default: 0]
    seen[String(decoding: line, as: UTF8.self)] = earlier + 1
    if let value = parseDecimal(line) {
      answer.append(contentsOf: "\(value.bitPattern) \(String(shortest: value)) \(points: value) ".utf8)
    } else {
      answer.append(contentsOf: "- - - ".utf8)
    }
    appendInteger(earlier, to: &answer)
    answer.append(UInt8(ascii: "\n"))
  }
  return handOver([answer])
}
