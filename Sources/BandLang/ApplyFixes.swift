import BandDiagnostics
import BandSyntax

/// Sources after fixes were applied to them.
public struct FixedSources: Sendable {
  /// The new bytes of the sources that changed, by their index.
  public var changed: [Int: [UInt8]] = [:]
  /// How many fixes were applied.
  public var applied = 0
  /// How many of them changed each source, by its index.
  public var appliedTo: [Int: Int] = [:]

  public init() {}
}

/// Applies fixes to sources, each whole or not at all.
///
/// They are taken in their order; one of which an edit meets another edit of an earlier one, or stands in no source that may change,
/// is left for another round. Two fixes may have edits in common, and with the same edits count as one.
///
/// - Parameter mayChange: whether a source is the author's.
public func applyFixes(
  _ fixes: [FixIt], to sources: [SourceText], mayChange: (SourceText) -> Bool = { _ in true }
) -> FixedSources {
  var result = FixedSources()
  var accepted: [Int: [TextEdit]] = [:]
  for fix in fixes where !fix.edits.isEmpty {
    let fits = fix.edits.allSatisfy { edit in
      let index = Int(edit.place.file.index)
      guard sources.indices.contains(index), mayChange(sources[index]) else { return false }
      let span = edit.place.span
      guard span.start >= 0, span.start <= span.end, Int(span.end) <= sources[index].bytes.count else { return false }
      return !(accepted[index] ?? []).contains { meets($0, edit) && $0 != edit }
    }
    let isSelfContradictory = fix.edits.indices.contains { first in
      fix.edits[..<first].contains { meets($0, fix.edits[first]) }
    }
    guard fits, !isSelfContradictory else { continue }
    let own = fix.edits.filter { edit in !(accepted[Int(edit.place.file.index)] ?? []).contains(edit) }
    if own.isEmpty { continue }
    for edit in own { accepted[Int(edit.place.file.index), default: []].append(edit) }
    for file in Set(own.map { Int($0.place.file.index) }) { result.appliedTo[file, default: 0] += 1 }
    result.applied += 1
  }
  for (index, edits) in accepted {
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.place.span.start < $1.place.span.start }) {
      bytes += sources[index].bytes[position..<Int(edit.place.span.start)]
      bytes += edit.replacement.utf8
      position = Int(edit.place.span.end)
    }
    bytes += sources[index].bytes[position...]
    result.changed[index] = bytes
  }
  return result
}

/// Whether two edits of one file can't both be made: their spans share a byte, or they insert at the same place.
private func meets(_ a: TextEdit, _ b: TextEdit) -> Bool {
  guard a.place.file == b.place.file else { return false }
  let first = a.place.span
  let second = b.place.span
  if first.start == second.start { return true }
  return first.start < second.end && second.start < first.end
}
