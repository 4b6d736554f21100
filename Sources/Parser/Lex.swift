import BandSyntax

/// Cuts a text into tokens. Never fails: what is no token is left out and noted.
///
/// - Complexity: O(n) in the length of the text.
public func lex(_ text: SourceText) -> TokenTable {
  text.bytes.withUnsafeBufferPointer { lex($0) }
}

func lex(_ bytes: UnsafeBufferPointer<UInt8>) -> TokenTable {
  guard bytes.count <= SyntaxLimit.fileSize, let base = bytes.baseAddress else {
    return TokenTable(
      kinds: [.endOfFile], flags: [[]], starts: [0], ends: [0], comments: [], faults: [], braceBalance: 0)
  }
  // Few sources have more than a token for every three bytes; none has more than one for each.
  return lex(base, bytes.count, capacity: bytes.count / 3 + 16) ?? lex(base, bytes.count, capacity: bytes.count + 1)!
}

/// Nothing where there are more than `capacity` tokens.
private func lex(_ base: UnsafePointer<UInt8>, _ count: Int, capacity: Int) -> TokenTable? {
  var table = TokenTable(kinds: [], flags: [], starts: [], ends: [], comments: [], faults: [], braceBalance: 0)
  var fits = true
  table.kinds = [TokenKind](unsafeUninitializedCapacity: capacity) { kinds, kindCount in
    table.flags = [TokenFlags](unsafeUninitializedCapacity: capacity) { flags, flagCount in
      table.starts = [Int32](unsafeUninitializedCapacity: capacity) { starts, startCount in
        table.ends = [Int32](unsafeUninitializedCapacity: capacity) { ends, endCount in
          // The capacity is at least one, so there is memory.
          var lexer = Lexer(
            bytes: base, end: count, kinds: kinds.baseAddress!, flags: flags.baseAddress!,
            starts: starts.baseAddress!, ends: ends.baseAddress!, capacity: capacity)
          fits = lexer.run()
          kindCount = lexer.count
          flagCount = lexer.count
          startCount = lexer.count
          endCount = lexer.count
          table.comments = lexer.comments
          table.faults = lexer.faults
          table.braceBalance = lexer.braceBalance
        }
      }
    }
  }
  return fits ? table : nil
}
