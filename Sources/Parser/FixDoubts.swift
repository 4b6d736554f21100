import BandDiagnostics
import BandSyntax

/// Leaves those fixes certain that cure their fault and bring no other one.
///
/// They are tried together, and where faults are left after that, one by one. A fix that writes or removes a bracket is certain only where
/// nothing is left: where a bracket belongs can be guessed wrong, and then what follows is no longer read as it was meant.
///
/// - Parameter bytes: the file's text.
func doubtFixes(
  _ diagnostics: inout [Diagnostic], _ bytes: UnsafeBufferPointer<UInt8>, _ file: FileID,
  _ names: UnsafeMutablePointer<NameTable>
) {
  var certain: [Int] = []
  for index in diagnostics.indices where diagnostics[index].fixes.first?.isCertain == true { certain.append(index) }
  if certain.isEmpty { return }
  let left = faults(bytes, with: certain.flatMap { diagnostics[$0].fixes[0].edits }, file, names)
  if left == 0 { return }
  let before = diagnostics.count
  for index in certain {
    let fix = diagnostics[index].fixes[0]
    var isDoubtful = changesBracket(fix, bytes)
    // Beyond a handful a look at each would take too long, and all together says enough.
    if !isDoubtful, certain.count == 1 {
      isDoubtful = left >= before
    } else if !isDoubtful, certain.count <= 8 {
      isDoubtful = faults(bytes, with: fix.edits, file, names) >= before
    }
    if isDoubtful { diagnostics[index].fixes[0].isCertain = false }
  }
}

/// Whether a fix writes a bracket or a brace by itself, or takes one away.
private func changesBracket(_ fix: FixIt, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  for edit in fix.edits {
    if isBracket(edit.replacement.utf8) { return true }
    if edit.replacement.isEmpty, isBracket(bytes[edit.place.span.range]) { return true }
  }
  return false
}

/// Whether a text is brackets and white space.
private func isBracket(_ text: some Sequence<UInt8>) -> Bool {
  var found = false
  for byte in text {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"): break
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      found = true
    default: return false
    }
  }
  return found
}

/// How many faults a text has after edits.
private func faults(
  _ bytes: UnsafeBufferPointer<UInt8>, with edits: [TextEdit], _ file: FileID, _ names: UnsafeMutablePointer<NameTable>
) -> Int {
  var edited: [UInt8] = []
  edited.reserveCapacity(bytes.count + 16)
  var position = 0
  for edit in edits.sorted(by: { $0.place.span.start < $1.place.span.start }) {
    let range = edit.place.span.range
    if range.lowerBound < position { return .max }
    edited += bytes[position..<range.lowerBound]
    edited += edit.replacement.utf8
    position = range.upperBound
  }
  edited += bytes[position...]
  return edited.withUnsafeBufferPointer { edited in parse(edited, lex(edited), file, names).diagnostics.count }
}
