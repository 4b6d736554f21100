import BandDiagnostics
import BandSyntax

// `"${name}"` and `"$name"`: places for values as other languages write them, which are shown as they stand here.

extension Typer {
  /// Warns of the first place in a part of a string that another language would fill with a value.
  mutating func warnOfForeignPlaces(in part: Name, of id: ID<Expression>) {
    let bytes = program.names.utf8(of: part)
    guard bytes.contains(UInt8(ascii: "$")), !program.files[Int(file.index)].isStandard,
      let found = foreignPlace(in: Array(bytes))
    else { return }
    let written = (found.isBraced ? "${" : "$") + found.name + (found.isBraced ? "}" : "")
    let meant = "\\(" + found.name + ")"
    // Written as an escape it is meant.
    guard let start = position(of: Array(written.utf8), in: Array(source(id).utf8)) else { return }
    let first = found.name.split(separator: ".").first.map { String($0) } ?? found.name
    let isKnown = visibleValues().contains { text($0) == first }
    let place = Int(tree[id].span.start) + start
    report(
      Diagnostic(
        RuleName("foreign_interpolation"), .warning, at: self.place(tree[id].span),
        "'\(written)' is shown as it is written; the value's place in a string is '\(meant)'",
        notes: isKnown
          ? []
          : [
            DiagnosticNote(
              .help,
              "no value is named '\(first)' here; where the sign is meant, write `@allow(foreign_interpolation, reason: \"…\")` before the element"
            )
          ],
        fixes: isKnown ? [fix("write '\(meant)'", Span(place..<(place + written.utf8.count)), meant)] : []))
  }

  /// The first `${name}`, or `$name` where a value of that name can be read.
  private func foreignPlace(in bytes: [UInt8]) -> (name: String, isBraced: Bool)? {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$") else {
        index += 1
        continue
      }
      index += 1
      let isBraced = index < bytes.count && bytes[index] == UInt8(ascii: "{")
      let start = isBraced ? index + 1 : index
      var end = start
      while end < bytes.count, isOfName(bytes[end]) || isBraced && end > start && bytes[end] == UInt8(ascii: ".") {
        end += 1
      }
      guard end > start, bytes[start] < UInt8(ascii: "0") || bytes[start] > UInt8(ascii: "9") else { continue }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      if isBraced {
        if end < bytes.count, bytes[end] == UInt8(ascii: "}") { return (name, true) }
      } else if visibleValues().contains(where: { text($0) == name }) {
        return (name, false)
      }
      index = end
    }
    return nil
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private func position(of part: [UInt8], in bytes: [UInt8]) -> Int? {
    guard part.count <= bytes.count else { return nil }
    return (0...(bytes.count - part.count)).first { bytes[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
