import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Makes one fix-it of what cures an element, or the elements of one `for`, in all the strips that they reach.
struct RemedyFix {
  let sources: [SourceText]
  private var edits: [TextEdit] = []
  /// The properties as they will read, with where each stands.
  private var properties: [(place: Place, text: String)] = []
  private var isCertain: Bool

  /// - Parameter isComplete: whether the remedies cure all that was found.
  init(_ remedies: [Remedy], isComplete: Bool, sources: [SourceText]) {
    self.sources = sources
    isCertain = isComplete
    for (index, remedy) in remedies.enumerated() where !remedies[..<index].contains(where: { isSame($0, remedy) }) {
      let same = remedies[index...].filter { isSame($0, remedy) }
      switch remedy.change {
      case .anchor(let word): addAnchor(same, screenWord(remedy, word))
      case .insets: addInsets(same)
      case .detent: addDetent(remedy)
      case .constant: add(remedy, edit: TextEdit(at: remedy.valuePlace, "inset.\(remedy.edge.text)"))
      }
    }
    addBleed(remedies)
  }

  /// Nothing where the source can't be changed so.
  func fix(explanation: String) -> FixIt? {
    guard !edits.isEmpty else { return nil }
    let title = properties.sorted { isBefore($0.place, $1.place) }.map { $0.text }.joined(separator: "; ")
    return FixIt(title, edits: edits, isCertain: isCertain, explanation: explanation)
  }

  /// The constant that the fix keeps, where it keeps one: the `8` of `screen.bottom - 8`.
  static func keptConstant(_ remedy: Remedy, _ sources: [SourceText]) -> String? {
    guard case .anchor(let word) = remedy.change,
      let rest = offset(after: word, in: remedy.valuePlace, sources[Int(word.file.index)]), rest.utf8.count > 1,
      // What leads outward is given up.
      rest.utf8.first == (remedy.goesInwardByAdding ? UInt8(ascii: "+") : UInt8(ascii: "-"))
    else { return nil }
    let constant = trimmed(rest.utf8.dropFirst())
    let isNumber = constant.utf8.allSatisfy {
      ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ".")
    }
    return isNumber && !constant.isEmpty ? constant : nil
  }

  // MARK: The changes

  private func isSame(_ a: Remedy, _ b: Remedy) -> Bool { a.valuePlace == b.valuePlace }

  private func isBefore(_ a: Place, _ b: Place) -> Bool {
    a.file != b.file ? a.file.index < b.file.index : a.span.start < b.span.start
  }

  private mutating func add(_ remedy: Remedy, edit: TextEdit) {
    edits.append(edit)
    let source = sources[Int(remedy.valuePlace.file.index)]
    let before = source.text(Span(start: remedy.namePlace.span.start, end: edit.place.span.start))
    let after = source.text(Span(start: edit.place.span.end, end: remedy.valuePlace.span.end))
    properties.append((remedy.valuePlace, before + edit.replacement + after))
  }

  /// The place of the word `screen` itself: a pin to two edges has the edges behind it.
  private func screenWord(_ remedy: Remedy, _ word: Place) -> Place {
    let start = word.span.start
    guard remedy.name == .pin, word.span.end > start + 6,
      sources[Int(word.file.index)].text(Span(start: start, end: start + 7)) == "screen."
    else { return word }
    return Place(file: word.file, span: Span(start: start, end: start + 6))
  }

  private mutating func addAnchor(_ same: [Remedy], _ word: Place) {
    let remedy = same[0]
    let value = remedy.valuePlace
    guard word.file == value.file, value.span.start <= word.span.start, word.span.end <= value.span.end,
      sources[Int(word.file.index)].text(word.span) == "screen"
    else {
      // The glass is reached by way of a `let` or of another element, where a change would do more than cure this.
      isCertain = false
      return
    }
    let source = sources[Int(word.file.index)]
    let name = source.text(remedy.namePlace.span)
    if remedy.name != .pin, !Self.isInward(remedy, word, source) || Self.readsInset(value, source) {
      isCertain = false
      if let rest = Self.offset(after: word, in: value, source), !rest.isEmpty {
        if let length = Self.inwardLength(rest, remedy) {
          let sign = remedy.goesInwardByAdding ? "+" : "-"
          let edge = remedy.name == .leading || remedy.name == .trailing ? name : remedy.edge.text
          // As far from the glass as before, and as the inset; a distance that doesn't read it is kept from `safe`.
          let distance =
            Self.readsInset(value, source)
            ? "screen.\(name) \(sign) max(inset.\(edge), \(length))"
            : "safe.\(name) \(sign) \(Self.isSum(length) ? "(\(length))" : length)"
          add(remedy, edit: TextEdit(at: value, distance))
          return
        }
        // What the author adds to the glass leads back to it, or into the strip, from `safe` too.
        add(remedy, edit: TextEdit(at: value, "safe.\(name)"))
        return
      }
    }
    if let branch = Self.branch(of: value, with: word, source) {
      isCertain = false
      add(remedy, edit: TextEdit(at: value, branch))
      return
    }
    add(remedy, edit: TextEdit(at: word, "safe"))
  }

  /// What `landscape ? screen.bottom : safe.bottom` comes to with `safe` for the glass: both branches are one then. Nothing for
  /// any other value.
  private static func branch(of value: Place, with word: Place, _ source: SourceText) -> String? {
    let changed =
      source.text(Span(start: value.span.start, end: word.span.start)) + "safe"
      + source.text(Span(start: word.span.end, end: value.span.end))
    let parts = changed.utf8.split(separator: UInt8(ascii: "?"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let branches = parts[1].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard branches.count == 2, trimmed(branches[0]) == trimmed(branches[1]) else { return nil }
    return trimmed(branches[0])
  }

  private mutating func addInsets(_ same: [Remedy]) {
    let remedy = same[0]
    let source = sources[Int(remedy.valuePlace.file.index)]
    let written = source.text(remedy.valuePlace.span)
    var words = Self.words(of: written)
    guard words.allSatisfy({ Self.insetWords.contains($0) }) else {
      isCertain = false
      return
    }
    words.removeAll { $0 == "none" }
    for edge in Edge.allCases where !words.contains(edge.text) && same.contains(where: { $0.edge == edge }) {
      words.append(edge.text)
    }
    let value = Self.coversAllEdges(words) ? "auto" : words.joined(separator: ", ")
    if value != written { add(remedy, edit: TextEdit(at: remedy.valuePlace, value)) } else { isCertain = false }
  }

  /// `header.height + inset.bottom`
  private mutating func addDetent(_ remedy: Remedy) {
    let value = remedy.valuePlace
    let written = sources[Int(value.file.index)].text(value.span)
    // A share of the height, a choice and what reads the inset already are for the author to change.
    guard written.utf8.allSatisfy({ $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "%") }),
      !Self.readsInset(value, sources[Int(value.file.index)])
    else {
      isCertain = false
      return
    }
    let end = Place(file: value.file, span: Span(start: value.span.end, end: value.span.end))
    edits.append(TextEdit(at: end, " + inset.bottom"))
    properties.append((end, "\(written) + inset.bottom"))
  }

  /// Paint that went to the glass still does.
  private mutating func addBleed(_ remedies: [Remedy]) {
    var done: [ElementIndex] = []
    for remedy in remedies where remedy.paintsToGlass && !done.contains(remedy.element) {
      guard case .anchor = remedy.change else { continue }
      done.append(remedy.element)
      let same = remedies.filter { $0.element == remedy.element && $0.paintsToGlass }
      let bled = same.flatMap { self.bled(by: $0) }
      let edges = ["all", "leading", "left", "top", "trailing", "right", "bottom"].filter { bled.contains($0) }
      guard !edges.isEmpty, var last = same.first?.valuePlace else { continue }
      for other in same where other.valuePlace.file == last.file && isBefore(last, other.valuePlace) {
        last = other.valuePlace
      }
      let text = "bleed: \(edges.contains("all") ? "all" : edges.joined(separator: ", "))"
      let end = Place(file: last.file, span: Span(start: last.span.end, end: last.span.end))
      edits.append(TextEdit(at: end, "; \(text)"))
      properties.append((end, text))
    }
  }

  /// The edges at which an anchor stands on the glass itself: `bottom: screen.bottom`, `pin: screen`.
  private func bled(by remedy: Remedy) -> [String] {
    guard case .anchor(let place) = remedy.change else { return [] }
    let word = screenWord(remedy, place)
    let source = sources[Int(word.file.index)]
    let rest =
      word.span.end <= remedy.valuePlace.span.end
      ? source.text(Span(start: word.span.end, end: remedy.valuePlace.span.end)) : "?"
    if remedy.name == .pin {
      switch rest {
      case "": return ["all"]
      case ".horizontal": return ["left", "right"]
      case ".vertical": return ["top", "bottom"]
      default: return []
      }
    }
    let name = source.text(remedy.namePlace.span)
    return rest == ".\(name)" && word.span.start == remedy.valuePlace.span.start ? [name] : []
  }

  // MARK: The source

  /// Whether the anchor goes from the glass inward, so that from `safe` it goes inward too: `screen.bottom - 8`.
  private static func isInward(_ remedy: Remedy, _ word: Place, _ source: SourceText) -> Bool {
    guard let rest = offset(after: word, in: remedy.valuePlace, source) else { return false }
    let outward = UInt8(ascii: remedy.goesInwardByAdding ? "-" : "+")
    var wasSign = false
    for byte in rest.utf8 {
      switch byte {
      case outward: return false
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if wasSign { return false }
        wasSign = true
      case UInt8(ascii: " "): break
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        wasSign = false
      default: return false
      }
    }
    return true
  }

  /// Whether a value reads how deep the system's strips are.
  private static func readsInset(_ value: Place, _ source: SourceText) -> Bool {
    let text = Array(source.text(value.span).utf8)
    let words = [Array("inset.".utf8), Array("gesture.".utf8)]
    return text.indices.contains { start in words.contains { text[start...].starts(with: $0) } }
  }

  /// How far what is added to an edge leads inward: `gesture.bottom + 60` of `- gesture.bottom - 60`, `8` of `+ -8`. Nothing
  /// where a part of it leads outward or can't be told.
  private static func inwardLength(_ rest: String, _ remedy: Remedy) -> String? {
    let inward: UInt8 = UInt8(ascii: remedy.goesInwardByAdding ? "+" : "-")
    let outward: UInt8 = UInt8(ascii: remedy.goesInwardByAdding ? "-" : "+")
    var terms: [String] = []
    var term: [UInt8] = []
    var sign: UInt8 = 0
    var depth = 0
    for byte in rest.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "?"), UInt8(ascii: ":"): return nil
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard depth == 0 else { break }
        let written = trimmed(term)
        if written.isEmpty {
          // `+ -8`
          sign = sign == 0 || byte == UInt8(ascii: "+") ? (sign == 0 ? byte : sign) : sign == inward ? outward : inward
          continue
        }
        guard sign == inward, let last = written.utf8.last, last != UInt8(ascii: "*"), last != UInt8(ascii: "/") else {
          return nil
        }
        terms.append(written)
        term = []
        sign = byte
        continue
      default: break
      }
      term.append(byte)
    }
    let last = trimmed(term)
    guard sign == inward, !last.isEmpty, depth == 0 else { return nil }
    terms.append(last)
    return terms.joined(separator: " + ")
  }

  /// Whether a length is a sum outside of all parentheses.
  private static func isSum(_ length: String) -> Bool {
    var depth = 0
    for byte in length.utf8 {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "+") where depth == 0: return true
      default: break
      }
    }
    return false
  }

  /// What is added to `screen.bottom`, with its sign; nothing where the value is anything but that edge and a sum.
  private static func offset(after word: Place, in value: Place, _ source: SourceText) -> String? {
    guard word.span.start == value.span.start, word.span.end < value.span.end else { return nil }
    let rest = source.text(Span(start: word.span.end, end: value.span.end)).utf8
    guard rest.first == UInt8(ascii: ".") else { return nil }
    let sum = rest.dropFirst().drop { byte in
      (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
    }
    return trimmed(sum)
  }

  private static func trimmed<Bytes: Sequence<UInt8>>(_ bytes: Bytes) -> String {
    var kept = Array(bytes.drop { $0 == UInt8(ascii: " ") })
    while kept.last == UInt8(ascii: " ") { kept.removeLast() }
    return String(decoding: kept, as: UTF8.self)
  }

  private static let insetWords = [
    "none", "left", "right", "top", "bottom", "leading", "trailing", "horizontal", "vertical",
  ]

  private static func words(of list: String) -> [String] {
    list.utf8.split(separator: UInt8(ascii: ",")).map { trimmed($0) }
  }

  private static func coversAllEdges(_ words: [String]) -> Bool {
    let across =
      words.contains("horizontal")
      || (words.contains("left") && words.contains("right"))
      || (words.contains("leading") && words.contains("trailing"))
    let down = words.contains("vertical") || (words.contains("top") && words.contains("bottom"))
    return across && down
  }
}

extension Remedy {
  /// Whether a distance is added to the anchor to go inward from the glass. Along a line `+` goes the way one reads, whichever edge of the
  /// glass that starts at.
  fileprivate var goesInwardByAdding: Bool {
    switch name {
    case .leading: true
    case .trailing: false
    default: edge.isStart
    }
  }
}
