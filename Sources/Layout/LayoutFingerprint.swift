/// Mixes words into a number that equal sequences share: each times an odd number of its place, added up and folded.
///
/// The products don't wait for one another, as those of a chain do.
private struct Mixer {
  private var sum: UInt64 = 0
  private var factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  mutating func add(_ a: UInt64, _ b: UInt64) {
    sum &+= a &* factor
    sum &+= b &* (factor &+ 0xBF58_476D_1CE4_E5B8)
    factor = factor &+ 0x2545_F491_4F6C_DD1C
  }

  @inline(__always)
  var result: UInt64 {
    let folded = (sum ^ (sum >> 32)) &* 0x94D0_49BB_1331_11EB
    return folded ^ (folded >> 29)
  }
}

extension LayoutStyle {
  /// A number that equal styles share and different ones hardly ever do.
  ///
  /// What the standard library's hasher gives takes longer than to lay a box out.
  var fingerprint: UInt64 {
    var mixer = Mixer()
    mixer.add(keywords, alignments)
    mixer.add(flexGrow.bitPattern, flexShrink.bitPattern)
    mixer.add(pair(width, height), pair(flexBasis, rowGap))
    mixer.add(pair(minWidth, minHeight), pair(maxWidth, maxHeight))
    mixer.add(pair(margin.top, margin.right), pair(margin.bottom, margin.left))
    mixer.add(pair(padding.top, padding.right), pair(padding.bottom, padding.left))
    mixer.add(pair(border.top, border.right), pair(border.bottom, border.left))
    mixer.add(pair(inset.top, inset.right), pair(inset.bottom, inset.left))
    mixer.add(aspectRatio.bitPattern, word(columnGap.index, order))
    mixer.add(word(gridColumns.index, gridRows.index), word(gridAutoColumns.index, gridAutoRows.index))
    mixer.add(gridColumnStart.word ^ gridColumnEnd.word << 1, gridRowStart.word ^ gridRowEnd.word << 1)
    return mixer.result
  }

  @inline(__always)
  private var keywords: UInt64 {
    var bits = UInt64(display.rawValue) | UInt64(position.rawValue) << 4 | UInt64(boxSizing.rawValue) << 8
    bits |= UInt64(direction.rawValue) << 10 | UInt64(flexDirection.rawValue) << 12 | UInt64(flexWrap.rawValue) << 16
    bits |= UInt64(overflowX.rawValue) << 20 | UInt64(overflowY.rawValue) << 24
    bits |= (extendsX ? 1 << 28 : 0) | (extendsY ? 1 << 29 : 0)
    bits |= UInt64(gridFlow.rawValue) << 30 | (gridFlowIsDense ? 1 << 32 : 0)
    bits |= keepsAutomaticMinimum ? 1 << 33 : 0
    return bits
  }

  @inline(__always)
  private var alignments: UInt64 {
    var bits = justifyContent.word | alignContent.word << 8 | alignItems.word << 16
    bits |= justifyItems.word << 24 | alignSelf.word << 32 | justifySelf.word << 40
    return bits
  }

  @inline(__always)
  private func pair(_ a: LengthID, _ b: LengthID) -> UInt64 { word(a.index, b.index) }

  @inline(__always)
  private func word(_ a: Int32, _ b: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: a)) | UInt64(UInt32(bitPattern: b)) << 32
  }
}

extension BoxAlignment {
  @inline(__always)
  fileprivate var word: UInt64 { UInt64(keyword.rawValue) | (isSafe ? 64 : 0) }
}

extension GridLine {
  @inline(__always)
  fileprivate var word: UInt64 { UInt64(kind.rawValue) | UInt64(UInt32(bitPattern: value)) << 8 }
}
