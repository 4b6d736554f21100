/// How much a font may ask to be unpacked, in cells of two bytes: a hostile file can name one table many times.
///
/// The fonts with the most kerning come to about a hundredth of it.
private struct Budget {
  private var cells = 16 << 20
  private let tag: String

  init(_ tag: String) { self.tag = tag }

  mutating func spend(_ count: Int) throws(FontFileError) {
    guard count <= cells else { throw .tooLarge(tag) }
    cells -= count
  }
}

extension PairKerning {
  /// Takes the pair adjustments of the feature `kern` from a GPOS table, for each script the lookups that it has in its default language.
  init(gpos: FontTable, glyphCount: Int) throws(FontFileError) {
    self.init()
    var budget = Budget(gpos.tag)
    let lookupList = try gpos.part(at: gpos.u16(8))
    let lookupCount = try lookupList.u16(0)
    var wanted = [UInt8](repeating: 0, count: lookupCount)
    for script in KerningScript.allCases {
      for lookup in try PairKerning.lookups(of: script, in: gpos, &budget) {
        guard lookup < lookupCount else { throw gpos.malformed }
        wanted[lookup] |= script.bit
      }
    }
    for index in 0..<lookupCount where wanted[index] != 0 {
      let lookup = try lookupList.part(at: lookupList.u16(2 + 2 * index))
      beginLookup(for: wanted[index])
      for position in 0..<(try lookup.u16(4)) {
        try budget.spend(1)
        var type = try lookup.u16(0)
        var subtable = try lookup.part(at: lookup.u16(6 + 2 * position))
        if type == 9 {  // Extension: the same with a longer offset.
          type = try subtable.u16(2)
          subtable = try subtable.part(at: subtable.u32(4))
        }
        guard type == 2 else { continue }
        try addPairAdjustment(subtable, glyphCount: glyphCount, &budget)
      }
    }
  }

  /// The lookups of the feature `kern` for a script in its default language; a script that the font doesn't name has those of `DFLT`.
  ///
  /// Source: OpenType 1.9, "Common Table Formats", ScriptList and FeatureList; the order of fallbacks is HarfBuzz's.
  private static func lookups(
    of script: KerningScript, in gpos: FontTable, _ budget: inout Budget
  ) throws(FontFileError) -> [Int] {
    let scripts = try gpos.part(at: gpos.u16(4))
    var best: (rank: Int, offset: Int)?
    let scriptCount = try scripts.u16(0)
    try budget.spend(scriptCount)
    for index in 0..<scriptCount {
      let rank = script.rank(ofTag: try scripts.u32(2 + 6 * index))
      if rank > best?.rank ?? 0 { best = (rank, try scripts.u16(6 + 6 * index)) }
    }
    guard let best else { return [] }
    let table = try scripts.part(at: best.offset)
    let languageOffset = try table.u16(0)
    // A script without a default language has nothing for it.
    if languageOffset == 0 { return [] }
    let language = try table.part(at: languageOffset)
    let featureList = try gpos.part(at: gpos.u16(6))
    var lookups: [Int] = []
    let count = try language.u16(4)
    try budget.spend(count)
    for position in -1..<count {
      // The required feature stands before the list; 0xFFFF is none.
      let index = try position < 0 ? language.u16(2) : language.u16(6 + 2 * position)
      if position < 0, index == 0xFFFF { continue }
      guard index < (try featureList.u16(0)) else { throw gpos.malformed }
      guard try featureList.u32(2 + 6 * index) == 0x6B65_726E else { continue }  // kern
      let feature = try featureList.part(at: featureList.u16(6 + 6 * index))
      let lookupCount = try feature.u16(2)
      try budget.spend(lookupCount)
      for lookup in 0..<lookupCount { lookups.append(try feature.u16(4 + 2 * lookup)) }
    }
    return lookups
  }

  private mutating func addPairAdjustment(
    _ subtable: FontTable, glyphCount: Int, _ budget: inout Budget
  ) throws(FontFileError) {
    let values = ValueFormats(first: try subtable.u16(4), second: try subtable.u16(6))
    try budget.spend(glyphCount)
    let coverage = try subtable.part(at: subtable.u16(2)).coverage(glyphCount: glyphCount)
    switch try subtable.u16(0) {
    case 1: try addPairs(subtable, coverage, values, &budget)
    case 2: try addClasses(subtable, coverage, values, glyphCount: glyphCount, &budget)
    default: throw subtable.malformed
    }
  }

  /// Format 1: for each first glyph a set of pairs.
  private mutating func addPairs(
    _ subtable: FontTable, _ coverage: [UInt16], _ values: ValueFormats, _ budget: inout Budget
  ) throws(FontFileError) {
    let setCount = try subtable.u16(8)
    var table = PairTable(sets: coverage, starts: [0], seconds: [], values: [])
    for glyph in table.sets.indices where Int(table.sets[glyph]) > setCount { table.sets[glyph] = 0 }
    for index in 0..<setCount {
      let set = try subtable.part(at: subtable.u16(10 + 2 * index))
      let count = try set.u16(0)
      try budget.spend(2 * count + 2)
      try set.require(2 + count * (2 + values.size))
      var last = -1
      for pair in 0..<count {
        let offset = 2 + pair * (2 + values.size)
        let second = try set.u16(offset)
        // A set out of order can't be searched; of two entries for one glyph the first counts.
        if second <= last { continue }
        last = second
        table.seconds.append(UInt16(truncatingIfNeeded: second))
        table.values.append(try values.advance(in: set, at: offset + 2))
      }
      table.starts.append(Int32(truncatingIfNeeded: table.seconds.count))
    }
    add(.pairs(table))
  }

  /// Format 2: a matrix of classes.
  private mutating func addClasses(
    _ subtable: FontTable, _ coverage: [UInt16], _ values: ValueFormats, glyphCount: Int, _ budget: inout Budget
  ) throws(FontFileError) {
    let firstCount = try subtable.u16(12)
    let secondCount = try subtable.u16(14)
    try budget.spend((firstCount + 1) * secondCount + 2 * glyphCount)
    try subtable.require(16 + firstCount * secondCount * values.size)
    var first = try subtable.part(at: subtable.u16(8)).classes(glyphCount: glyphCount, below: firstCount)
    let second = try subtable.part(at: subtable.u16(10)).classes(glyphCount: glyphCount, below: secondCount)
    for glyph in first.indices { first[glyph] = coverage[glyph] == 0 ? 0 : first[glyph] &+ 1 }
    var table = ClassTable(
      firstClasses: first, secondClasses: second, secondClassCount: secondCount,
      values: [Int16](repeating: 0, count: secondCount))
    table.values.reserveCapacity((firstCount + 1) * secondCount)
    for cell in 0..<(firstCount * secondCount) {
      table.values.append(try values.advance(in: subtable, at: 16 + cell * values.size))
    }
    add(.classes(table))
  }

  /// Takes the horizontal pairs of a kern table, Microsoft's or Apple's, format 0.
  ///
  /// Source: OpenType 1.9, kern; Apple's TrueType Reference Manual, kern.
  init(kern: FontTable, glyphCount: Int) throws(FontFileError) {
    self.init()
    var budget = Budget(kern.tag)
    let isApple = try kern.u16(0) == 1
    let count = isApple ? try kern.u32(4) : try kern.u16(2)
    var offset = isApple ? 8 : 4
    for _ in 0..<count {
      try budget.spend(1)
      let length = isApple ? try kern.u32(offset) : try kern.u16(offset + 2)
      let flags = try kern.u16(offset + 4)
      let header = isApple ? 8 : 6
      // Horizontal, no minimums, not across the line, format 0. Microsoft's bits say what is, Apple's what isn't.
      let isWanted = isApple ? flags & 0xE0FF == 0 : flags & 0xFF07 == 0x0001
      if isWanted { try addKernPairs(kern.part(at: offset + header), glyphCount: glyphCount, &budget) }
      guard length >= header else { throw kern.malformed }
      offset += length
    }
  }

  private mutating func addKernPairs(
    _ subtable: FontTable, glyphCount: Int, _ budget: inout Budget
  ) throws(FontFileError) {
    let count = try subtable.u16(0)
    try budget.spend(glyphCount + 3 * count)
    try subtable.require(8 + 6 * count)
    var table = PairTable(sets: [UInt16](repeating: 0, count: glyphCount), starts: [0], seconds: [], values: [])
    var last = -1
    for pair in 0..<count {
      let first = try subtable.u16(8 + 6 * pair)
      let second = try subtable.u16(10 + 6 * pair)
      guard first < glyphCount, first << 16 | second > last else { continue }
      if table.sets[first] == 0 {
        table.sets[first] = UInt16(truncatingIfNeeded: table.starts.count)
        table.starts.append(0)
      }
      last = first << 16 | second
      table.seconds.append(UInt16(truncatingIfNeeded: second))
      table.values.append(Int16(truncatingIfNeeded: try subtable.i16(12 + 6 * pair)))
      table.starts[table.starts.count - 1] = Int32(truncatingIfNeeded: table.seconds.count)
    }
    beginLookup()
    add(.pairs(table))
  }
}

/// What the two value records of a pair hold.
private struct ValueFormats {
  let first: Int
  let second: Int

  /// Bytes of both records.
  var size: Int { 2 * ((first & 0xFF).nonzeroBitCount + (second & 0xFF).nonzeroBitCount) }

  /// How much the pair grows: the changes of both advances.
  func advance(in table: FontTable, at offset: Int) throws(FontFileError) -> Int16 {
    var sum = 0
    // The fields before the advance are the two placements.
    if first & 4 != 0 { sum += try table.i16(offset + 2 * (first & 3).nonzeroBitCount) }
    if second & 4 != 0 {
      sum += try table.i16(offset + 2 * ((first & 0xFF).nonzeroBitCount + (second & 3).nonzeroBitCount))
    }
    return Int16(clamping: sum)
  }
}

extension FontTable {
  /// A coverage table: for each glyph one more than its index in it, or 0.
  fileprivate func coverage(glyphCount: Int) throws(FontFileError) -> [UInt16] {
    var indices = [UInt16](repeating: 0, count: glyphCount)
    let format = try u16(0)
    let count = try u16(2)
    guard format == 1 || format == 2 else { throw malformed }
    var next = 0
    for entry in 0..<count {
      if format == 1 {
        let glyph = try u16(4 + 2 * entry)
        if glyph < glyphCount { indices[glyph] = UInt16(truncatingIfNeeded: entry + 1) }
      } else {
        let (start, end, index) = (try u16(4 + 6 * entry), try u16(6 + 6 * entry), try u16(8 + 6 * entry))
        // Ranges in order don't overlap, so each glyph is visited once.
        guard start >= next, start <= end else { throw malformed }
        next = end + 1
        for glyph in start..<max(start, min(end + 1, glyphCount)) {
          indices[glyph] = UInt16(truncatingIfNeeded: min(index + glyph - start + 1, 0xFFFF))
        }
      }
    }
    return indices
  }

  /// A class definition table: the class of each glyph; one beyond `limit` counts as 0.
  fileprivate func classes(glyphCount: Int, below limit: Int) throws(FontFileError) -> [UInt16] {
    var classes = [UInt16](repeating: 0, count: glyphCount)
    switch try u16(0) {
    case 1:
      let start = try u16(2)
      for index in 0..<(try u16(4)) {
        let value = try u16(6 + 2 * index)
        if start + index < glyphCount && value < limit { classes[start + index] = UInt16(value) }
      }
    case 2:
      var next = 0
      for entry in 0..<(try u16(2)) {
        let (start, end, value) = (try u16(4 + 6 * entry), try u16(6 + 6 * entry), try u16(8 + 6 * entry))
        guard start >= next, start <= end else { throw malformed }
        next = end + 1
        guard value < limit else { continue }
        for glyph in start..<max(start, min(end + 1, glyphCount)) { classes[glyph] = UInt16(value) }
      }
    default: throw malformed
    }
    return classes
  }
}
