/// Finds where grapheme clusters begin, which an emergency break must not split.
///
/// Source: UAX #29, revision 41 (Unicode 15.0), extended grapheme clusters.
struct ClusterBreaker {
  private var before: ClusterClass?
  /// Whether the regional indicators up to here are an odd number (GB12, GB13).
  private var oddIndicator = false
  /// Where a pictograph, its extending marks and a joiner have come to (GB11).
  private var emoji = EmojiState.none

  private enum EmojiState {
    case none, pictograph, joined
  }

  /// Whether a cluster begins with a character; takes the character in.
  mutating func beginsCluster(_ current: ClusterClass) -> Bool {
    let begins = before.map { isBoundary($0, current) } ?? true
    switch (emoji, current) {
    case (_, .pictograph): emoji = .pictograph
    case (.pictograph, .extend): break
    case (.pictograph, .zeroWidthJoiner): emoji = .joined
    default: emoji = .none
    }
    oddIndicator = current == .regionalIndicator && !(before == .regionalIndicator && oddIndicator)
    before = current
    return begins
  }

  private func isBoundary(_ last: ClusterClass, _ current: ClusterClass) -> Bool {
    switch (last, current) {
    case (.carriageReturn, .lineFeed): false  // GB3
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): true  // GB4
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): true  // GB5
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT): false  // GB6
    case (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT): false  // GB7
    case (.hangulLVT, .hangulT), (.hangulT, .hangulT): false  // GB8
    case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark), (.prepend, _): false  // GB9, GB9a, GB9b
    case (.zeroWidthJoiner, .pictograph): emoji != .joined  // GB11
    case (.regionalIndicator, .regionalIndicator): !oddIndicator  // GB12, GB13
    default: true  // GB999
    }
  }
}
