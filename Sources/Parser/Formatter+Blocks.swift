import BandSyntax

/// One item as the formatter sees it.
struct FormatItem {
  enum Group: UInt8 {
    case importFile, property, child
  }

  /// Tokens with the block behind them; an `if` with its `else`s has several.
  struct Piece {
    var tokens: Range<Int>
    var block: Block?
  }

  var group: Group
  var annotations: [Range<Int>] = []
  var pieces: [Piece] = []
  /// Whether its body is never on one line: a screen's, say.
  var isOpen = false
  var first: Int
  var end: Int
}

/// Items, blocks and blank lines.
extension Formatter {
  mutating func writeFile() {
    var items: [FormatItem] = []
    for item in tree.items {
      switch item {
      case .importFile(let id), .strings(let id): items.append(plain(tree[id].span, .importFile))
      case .letDeclaration(let id): items.append(plain(tree[id].span, .property))
      case .declaration(let id): items.append(describe(tree[id]))
      }
    }
    writeItems(items, 0, isFile: true)
    let end = tokens.count - 1
    writeLineBreak(before: end, 0, comments: 0, blank: !comments(before: end).isEmpty && !items.isEmpty)
  }

  // MARK: Describing items

  /// The token that begins at an offset.
  private func token(at offset: Int32) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens.starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func range(_ span: Span) -> Range<Int> { token(at: span.start)..<token(at: span.end) }

  private func plain(_ span: Span, _ group: FormatItem.Group) -> FormatItem {
    let range = range(span)
    return FormatItem(
      group: group, pieces: [FormatItem.Piece(tokens: range)], first: range.lowerBound, end: range.upperBound)
  }

  private func describe(_ node: Declaration) -> FormatItem {
    let range = range(node.span)
    var item = FormatItem(group: .child, first: range.lowerBound, end: range.upperBound)
    item.annotations = tree[node.annotations].map { self.range($0.span) }
    switch node.kind {
    case .screen, .component, .device, .project: item.isOpen = true
    case .style, .targets: item.isOpen = false
    }
    addPiece(from: item.annotations.last?.upperBound ?? item.first, node.body, to: &item)
    return item
  }

  private func describe(_ item: Item) -> FormatItem {
    switch item {
    case .property(let id): return plain(tree[id].span, .property)
    case .letDeclaration(let id): return plain(tree[id].span, .property)
    case .assertion(let id): return plain(tree[id].span, .property)
    case .value(let id): return plain(tree[id].span, .property)
    case .element(let id):
      let node = tree[id]
      let range = range(node.span)
      var item = FormatItem(group: .child, first: range.lowerBound, end: range.upperBound)
      item.annotations = tree[node.annotations].map { self.range($0.span) }
      let head = item.annotations.last?.upperBound ?? item.first
      if let block = node.block {
        addPiece(from: head, block, to: &item)
      } else {
        item.pieces.append(FormatItem.Piece(tokens: head..<item.end))
      }
      return item
    case .loop(let id):
      let range = range(tree[id].span)
      var item = FormatItem(group: .child, first: range.lowerBound, end: range.upperBound)
      addPiece(from: item.first, tree[id].body, to: &item)
      return item
    case .conditional(let id):
      return describeConditional(id)
    }
  }

  private func describeConditional(_ first: ID<ConditionalItem>) -> FormatItem {
    let range = range(tree[first].span)
    var item = FormatItem(group: .child, first: range.lowerBound, end: range.upperBound)
    var next: ID<ConditionalItem>? = first
    var start = item.first
    while let id = next {
      let node = tree[id]
      start = addPiece(from: start, node.then, to: &item)
      next = nil
      guard let otherwise = node.otherwise else { break }
      if tokens.kinds[token(at: otherwise.span.start)] == .leftBrace {
        addPiece(from: start, otherwise, to: &item)
      } else if case .conditional(let following)? = tree[otherwise.items].first {
        // `else if`: its `else` begins the next piece.
        next = following
      }
    }
    return item
  }

  /// Adds a block with the tokens before it.
  ///
  /// - Returns: the token behind the block.
  @discardableResult
  private func addPiece(from start: Int, _ block: Block, to item: inout FormatItem) -> Int {
    let open = token(at: block.span.start)
    item.pieces.append(FormatItem.Piece(tokens: start..<open, block: block))
    return Int(partners[open]) + 1
  }

  // MARK: Deciding

  /// The width of an item on one line; nothing where it takes several.
  private func flatWidth(of item: FormatItem) -> Int? {
    item.annotations.isEmpty ? flatWidthOfBody(item) : nil
  }

  /// The same without its annotations.
  private func flatWidthOfBody(_ item: FormatItem) -> Int? {
    guard !item.isOpen, let start = item.pieces.first?.tokens.lowerBound else { return nil }
    guard let width = flatWidth(start..<item.end) else { return nil }
    for piece in item.pieces {
      if let block = piece.block, !isShort(block, elements: true) { return nil }
    }
    return width
  }

  /// Whether a block can stand on one line, its width aside.
  ///
  /// - Parameter elements: whether it may hold elements; those in it hold none.
  private func isShort(_ block: Block, elements: Bool) -> Bool {
    var previous: FormatItem?
    for item in tree[block.items] {
      let described = describe(item)
      if let previous, !isSeparated(previous) { return false }
      if described.group == .child {
        guard elements, described.annotations.isEmpty else { return false }
        for piece in described.pieces {
          if let inner = piece.block, !isShort(inner, elements: false) { return false }
        }
      }
      previous = described
    }
    return true
  }

  /// Whether `;` or `,` stands behind an item.
  private func isSeparated(_ item: FormatItem) -> Bool {
    tokens.kinds[item.end] == .semicolon || tokens.kinds[item.end] == .comma
  }

  private func isDocumented(_ item: FormatItem) -> Bool {
    tokens.flags[item.first].contains(.documentation)
  }

  // MARK: Writing

  private mutating func writeItems(_ items: [FormatItem], _ indentation: Int, isFile: Bool) {
    let widths = items.map { flatWidth(of: $0) }
    let tall = items.indices.map { index in
      if items[index].group == .child {
        let width = widths[index].map { $0 + (isSeparated(items[index]) ? 1 : 0) }
        return isDocumented(items[index]) || width.map { indentation + $0 > Formatter.width } ?? true
      }
      return isDocumented(items[index])
    }
    let hasTall = isFile || tall.contains(true)
    for index in items.indices {
      let item = items[index]
      let separator = isSeparated(item) ? 1 : 0
      if index > 0, let width = widths[index], widths[index - 1] != nil, isSeparated(items[index - 1]),
        !mustBreak, staysOnLine(item), column + 1 + width + separator <= Formatter.width
      {
        writeGap(before: item.first, indentation)
        writeFlat(item.first..<item.end, indentation)
      } else {
        let blank =
          index > 0 && (tall[index - 1] || tall[index] || hasTall && items[index - 1].group != item.group)
        writeLineBreak(
          before: item.first, indentation, comments: indentation, blank: blank, isHead: isFile && index == 0)
        write(item, indentation)
      }
      if separator > 0 {
        writeGap(before: item.end, indentation)
        write(token: item.end)
      }
    }
  }

  /// Whether the comments before an item let it stand on the line of the one before.
  private func staysOnLine(_ item: FormatItem) -> Bool {
    for comment in comments(before: item.first) {
      if comment.kind != .block || comment.startsLine { return false }
      if bytes[comment.span.range].contains(UInt8(ascii: "\n")) { return false }
    }
    return true
  }

  /// Writes an item that begins a line.
  private mutating func write(_ item: FormatItem, _ indentation: Int) {
    var isFirst = true
    for annotation in item.annotations {
      if !isFirst { writeLineBreak(before: annotation.lowerBound, indentation, comments: indentation, blank: false) }
      isFirst = false
      writeTokens(annotation, indentation, reserve: 0)
    }
    let start = item.pieces[0].tokens.lowerBound
    if !isFirst { writeLineBreak(before: start, indentation, comments: indentation, blank: false) }
    let separator = isSeparated(item) ? 1 : 0
    if let width = flatWidthOfBody(item), indentation + width + separator <= Formatter.width {
      writeFlat(start..<item.end, indentation + Formatter.step)
      return
    }
    for piece in item.pieces {
      if piece.tokens.lowerBound > start { writeGap(before: piece.tokens.lowerBound, indentation) }
      writeTokens(piece.tokens, indentation, reserve: piece.block == nil ? separator : 2)
      if let block = piece.block { write(block, indentation) }
    }
  }

  /// Writes a block over several lines; an empty one on one.
  private mutating func write(_ block: Block, _ indentation: Int) {
    let open = token(at: block.span.start)
    let close = Int(partners[open])
    writeGap(before: open, indentation)
    write(token: open)
    let items = tree[block.items].map { describe($0) }
    if items.isEmpty, let width = flatWidth(open..<close + 1), column + width <= Formatter.width {
      writeGap(before: close, indentation)
    } else {
      writeItems(items, indentation + Formatter.step, isFile: false)
      writeLineBreak(before: close, indentation, comments: indentation + Formatter.step, blank: false)
    }
    write(token: close)
  }
}
