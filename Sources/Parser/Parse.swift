import BandDiagnostics
import BandSyntax

/// What a file says, as far as it can be read.
public struct ParsedFile: Sendable {
  public var tree: SyntaxTree
  /// In source order. Where it is empty the whole file was read.
  public var diagnostics: [Diagnostic]

  public init(tree: SyntaxTree, diagnostics: [Diagnostic]) {
    self.tree = tree
    self.diagnostics = diagnostics
  }
}

/// Turns the text of one file into a tree. Never fails: what it cannot read it reports and skips.
///
/// - Parameters:
///   - text: the file's text; every span counts its UTF-8 bytes.
///   - file: the identity that the diagnostics' places carry.
///   - names: where the names of the tree are interned.
/// - Returns: the tree, in which no expression and no block is nested more than 256 levels deep, and the diagnostics
///   of `SyntaxRules.swift` in source order. One cause gives one message.
/// - Complexity: O(n) in the length of `text`.
public func parse(_ text: SourceText, file: FileID, names: inout NameTable) -> ParsedFile {
  if text.bytes.count > SyntaxLimit.fileSize {
    let place = Place(file: file, span: .empty)
    return ParsedFile(
      tree: SyntaxTree(),
      diagnostics: [
        Diagnostic(
          .fileTooLarge, at: place, "the file has more than 16 MiB and is not read",
          notes: [DiagnosticNote(.help, "split it into several files and import them")])
      ])
  }
  if let encoding = wideEncoding(of: text.bytes) {
    return ParsedFile(
      tree: SyntaxTree(),
      diagnostics: [
        Diagnostic(
          .invalidUTF8, at: Place(file: file, span: .empty), "the file is " + encoding + " and is not read",
          notes: [DiagnosticNote(.help, "save it as UTF-8")])
      ])
  }
  return text.bytes.withUnsafeBufferPointer { bytes in
    let tokens = lex(bytes)
    return withUnsafeMutablePointer(to: &names) { names in
      var parsed = parse(bytes, tokens, file, names)
      doubtFixes(&parsed.diagnostics, bytes, file, names)
      return parsed
    }
  }
}

/// Turns tokens into a tree.
func parse(
  _ bytes: UnsafeBufferPointer<UInt8>, _ tokens: TokenTable, _ file: FileID, _ names: UnsafeMutablePointer<NameTable>
) -> ParsedFile {
  tokens.kinds.withUnsafeBufferPointer { kinds in
    tokens.flags.withUnsafeBufferPointer { flags in
      tokens.starts.withUnsafeBufferPointer { starts in
        tokens.ends.withUnsafeBufferPointer { ends in
          var reader = TokenReader(
            bytes: bytes, kinds: kinds, flags: flags, starts: starts, ends: ends, tokens: tokens, file: file,
            names: names)
          reader.readFile()
          return ParsedFile(tree: reader.tree, diagnostics: reader.sortedDiagnostics())
        }
      }
    }
  }
}
