import BandSyntax

/// Where a brace is missing or too many, when the file has more of one kind than of the other.
///
/// A count says that something is wrong, the indentation says where. It is looked at only then: a file whose braces
/// balance is read without regard to its layout.
extension TokenReader {
  /// Whether the `}` is one too many: what follows is still indented as if it stood in the block.
  func isSurplusBrace(_ indentation: Int32) -> Bool {
    guard braceBalance < 0, kind == .rightBrace else { return false }
    if flags[index].contains(.newline), column(of: index) > indentation { return true }
    let next = index + 1
    return next < kinds.count && kinds[next] != .endOfFile && flags[next].contains(.newline)
      && column(of: next) > indentation
  }

  /// Whether the block lacks its `}`: the token begins a line and is indented no deeper than the block's own.
  func endsUnclosed(_ indentation: Int32) -> Bool {
    guard braceBalance > 0, flags[index].contains(.newline) else { return false }
    let column = column(of: index)
    return kind == .rightBrace ? column < indentation : column <= indentation
  }

  /// The column, from 0, of the first token on a token's line; 0 where the line is very long.
  func lineIndentation(of token: Int) -> Int32 {
    if braceBalance == 0 { return 0 }
    var first = token
    while first > 0, !flags[first].contains(.newline), token - first < 256 { first -= 1 }
    return flags[first].contains(.newline) ? column(of: first) : 0
  }

  /// The column, from 0, of a token in bytes; at most 4096.
  func column(of token: Int) -> Int32 {
    let start = Int(starts[token])
    var position = start
    while position > 0, bytes[position - 1] != UInt8(ascii: "\n"), start - position < 4096 { position -= 1 }
    return Int32(start - position)
  }
}
