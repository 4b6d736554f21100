import BandSyntax

/// Why a file can't be used as a table of metrics.
public enum MetricsFault: Error, Hashable, Sendable {
  /// It is no JSON.
  case malformed(FormatFault)
  /// It is JSON and no table of metrics; what is wrong with it.
  case invalid(String)

  /// What to tell the author: lower case, no final period.
  public var message: String {
    switch self {
    case .malformed(let fault): "line \(fault.line), column \(fault.column): \(fault.message)"
    case .invalid(let message): message
    }
  }
}

/// A font as a device measures it: for each size that was exported the advances and the kerning.
public struct MetricsTable: Sendable {
  /// By rising size in points; never empty.
  public private(set) var cuts: [(size: Double, metrics: FontMetrics)] = []

  /// The greatest number of sizes, and of characters of one.
  static var limits: (sizes: Int, characters: Int, pairs: Int) { (100, 60_000, 1_000_000) }

  /// Reads a table of the format that `docs/metrics.md` describes.
  public init(reading bytes: [UInt8]) throws(MetricsFault) {
    let value: JSONValue
    do throws(FormatFault) {
      value = try JSONValue(reading: bytes)
    } catch {
      throw .malformed(error)
    }
    guard let format = value["format"]?.string, format.utf8.elementsEqual("bandlang-metrics".utf8) else {
      throw .invalid("it isn't a table of metrics: its \"format\" is not \"bandlang-metrics\"")
    }
    guard value["version"]?.number == 1 else { throw .invalid("its \"version\" is not 1") }
    let units = try whole(value["unitsPerEm"], "unitsPerEm", 16...16384)
    let sizes = value["sizes"]?.elements ?? []
    guard !sizes.isEmpty, sizes.count <= MetricsTable.limits.sizes else {
      throw .invalid("\"sizes\" has no entry, or more than \(MetricsTable.limits.sizes)")
    }
    for entry in sizes {
      guard let size = entry["size"]?.number, size > 0, size <= 1000 else {
        throw .invalid("a \"size\" is from 0 to 1000 points")
      }
      if let last = cuts.last, last.size >= size { throw .invalid("the sizes are not in rising order") }
      let metrics = try cut(entry, unitsPerEm: units)
      if let first = cuts.first, !first.metrics.hasCharacters(of: metrics) {
        throw .invalid("the size \(String(points: size)) has other characters than the first one")
      }
      cuts.append((size, metrics))
    }
  }
}

/// The metrics of one size.
private func cut(_ value: JSONValue, unitsPerEm: Int) throws(MetricsFault) -> FontMetrics {
  let em = 4 * unitsPerEm
  var metrics = FontMetrics(
    unitsPerEm: unitsPerEm, ascent: try whole(value["ascent"], "ascent", 0...em),
    descent: try whole(value["descent"], "descent", 0...em),
    lineGap: value["lineGap"] == nil ? 0 : try whole(value["lineGap"], "lineGap", -em...em))
  // As with a font file: what has no height can't hold lines. A gap alone is none.
  guard metrics.ascent + metrics.descent > 0, metrics.ascent + metrics.descent + metrics.lineGap > 0 else {
    throw .invalid(
      "a line has no height: \"ascent\", \"descent\" and \"lineGap\" are \(metrics.ascent), \(metrics.descent) and \(metrics.lineGap)"
    )
  }
  let advances = value["advances"]?.members ?? []
  guard !advances.isEmpty, advances.count <= MetricsTable.limits.characters else {
    throw .invalid("\"advances\" has no character, or more than \(MetricsTable.limits.characters)")
  }
  for advance in advances {
    let scalars = advance.name.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else {
      throw .invalid("'\(advance.name)' in \"advances\" is not one character")
    }
    if metrics.glyph(of: scalar.value) != 0 { throw .invalid("'\(advance.name)' is twice in \"advances\"") }
    let units = try whole(advance.value, "advances", 0...min(em, 65535))
    metrics.map(scalar.value, to: metrics.addGlyph(advance: UInt16(truncatingIfNeeded: units)))
  }
  try readKerning(value["kerning"]?.members ?? [], into: &metrics)
  return metrics
}

private func readKerning(_ members: [JSONMember], into metrics: inout FontMetrics) throws(MetricsFault) {
  guard members.count <= MetricsTable.limits.pairs else { throw .invalid("\"kerning\" has more than a million pairs") }
  let em = min(4 * metrics.unitsPerEm, 32767)
  var pairs: [(key: UInt32, amount: Int16)] = []
  pairs.reserveCapacity(members.count)
  for member in members {
    let scalars = Array(member.name.unicodeScalars)
    guard scalars.count == 2 else { throw .invalid("'\(member.name)' in \"kerning\" is not two characters") }
    let first = metrics.glyph(of: scalars[0].value)
    let second = metrics.glyph(of: scalars[1].value)
    guard first != 0, second != 0 else {
      throw .invalid("'\(member.name)' in \"kerning\" has a character without an advance")
    }
    let amount = try whole(member.value, "kerning", -em...em)
    pairs.append((UInt32(first) << 16 | UInt32(second), Int16(truncatingIfNeeded: amount)))
  }
  pairs.sort { $0.key < $1.key }
  metrics.setKerning(pairs)
}

/// A whole number within bounds.
private func whole(_ value: JSONValue?, _ name: String, _ bounds: ClosedRange<Int>) throws(MetricsFault) -> Int {
  guard let number = value?.number, number >= Double(bounds.lowerBound), number <= Double(bounds.upperBound),
    number.rounded(.towardZero) == number
  else { throw .invalid("\"\(name)\" is not a whole number from \(bounds.lowerBound) to \(bounds.upperBound)") }
  return Int(number)
}

extension FontMetrics {
  /// Whether it has all characters of another font, and no more of them.
  fileprivate func hasCharacters(of other: FontMetrics) -> Bool {
    glyphCount == other.glyphCount && other.mappedCharacters.allSatisfy { glyph(of: $0) != 0 }
  }

  /// Takes pairs of glyphs as its kerning.
  ///
  /// - Parameter pairs: by rising key, the first glyph above the second.
  fileprivate mutating func setKerning(_ pairs: [(key: UInt32, amount: Int16)]) {
    var table = PairKerning.PairTable(
      sets: [UInt16](repeating: 0, count: glyphCount), starts: [0], seconds: [], values: [])
    for pair in pairs {
      let first = Int(pair.key >> 16)
      if table.sets[first] == 0 {
        table.sets[first] = UInt16(truncatingIfNeeded: table.starts.count)
        table.starts.append(0)
      }
      table.seconds.append(UInt16(truncatingIfNeeded: pair.key))
      table.values.append(pair.amount)
      table.starts[table.starts.count - 1] = Int32(truncatingIfNeeded: table.seconds.count)
    }
    kerning.beginLookup()
    kerning.add(.pairs(table))
  }
}
