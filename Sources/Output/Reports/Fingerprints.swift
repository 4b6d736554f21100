import BandDiagnostics
import BandSyntax

/// Gives each diagnostic of a run a fingerprint by which the same one is found again in another run, also after its lines have moved.
///
/// A verdict is the same where its rule, file, screen and element's path are; any other diagnostic where its rule, its file and the
/// text of its line are, blanks aside. Several that agree in all of this are numbered in their order.
struct Fingerprints {
  private var seen: [UInt64: Int] = [:]

  mutating func fingerprint(of report: Report, in sources: [SourceText]) -> String {
    var hash = FNV1a()
    let diagnostic = report.diagnostic
    hash.add(diagnostic.rule.text.utf8)
    if sources.indices.contains(Int(diagnostic.place.file.index)) {
      let source = sources[Int(diagnostic.place.file.index)]
      hash.add(source.name.utf8)
      if let finding = report.finding {
        hash.add(report.screen.utf8)
        hash.add(finding.path.utf8)
      } else {
        let line = source.line(source.position(at: diagnostic.place.span.start).line)
        hash.add(line.lazy.filter { $0 > UInt8(ascii: " ") })
      }
    }
    let count = seen[hash.value, default: 0]
    seen[hash.value] = count + 1
    if count > 0 { hash.add(String(count).utf8) }
    return hash.text
  }
}

/// The 64-bit hash FNV-1a. Source: Fowler, Noll, Vo; RFC 9923.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes and an end mark, so that two texts never run together.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    var digits: [UInt8] = []
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      digits.append(hexDigit(UInt8(truncatingIfNeeded: value >> shift & 15)))
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

/// A relative path as a URI reference (RFC 3986, section 4.2).
func relativeURI(_ path: String) -> String {
  var uri: [UInt8] = []
  // A colon in the first segment would look like a scheme.
  if let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")), !path.utf8[..<colon].contains(UInt8(ascii: "/")) {
    uri.append("./")
  }
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"):
      uri.append(byte)
    default:
      uri.append(UInt8(ascii: "%"))
      uri.append(upperHexDigit(byte >> 4))
      uri.append(upperHexDigit(byte & 15))
    }
  }
  return String(decoding: uri, as: UTF8.self)
}

private func upperHexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
