import BandDiagnostics
import BandSyntax

extension Typer {
  /// Reports a value that doesn't fit its place.
  mutating func failMismatch(_ type: ValueType, _ expected: Expected, _ id: ID<Expression>, _ subject: Subject) {
    let span = tree[id].span
    if case .type(let wanted) = expected, wanted.isPoint {
      return type.isPoint
        ? failWrongPoint(type, wanted, id, subject) : failDistanceAsPoint(type, wanted, id, subject)
    }
    if type.isPoint, takesLength(expected) { return failPointAsLength(type, id, subject) }
    let taken = describe(expected)
    var help: String?
    if type == .number, case .type(.string) = expected { help = "write it in quotes, or \"\\(\(source(id)))\"" }
    if type == .percent, takesLength(expected) {
      help = "a percentage can be a width, a height, a gap, padding or margin"
    }
    if type == .size, expected == .lengthOrPercent {
      help =
        "a size may be 'hug' or 'fill' too: choose between a length and a percentage where it is read, 'gap: landscape ? 3 : 50%'"
    }
    if case .type(.enumeration(let enumeration)) = expected, enumeration == .weight || enumeration == .orientation {
      help = "the words are \(list(words[enumeration], "and"))"
      if enumeration == .weight, case .number(let value, .none) = tree[id].kind, let word = weightWord(value) {
        let name = text(word)
        fail(
          "type_mismatch", span,
          "\(describe(subject)) \(taken), and this is \(describe(type)); did you mean '\(name)'?",
          help: help, fixes: [fix("write '\(name)'", span, name)])
        return
      }
    }
    if case .property(let property) = subject, property.name == .font, type == .number {
      help = "how large a text is says its style, 'style title { size: \(source(id)) }'; 'font' is a file"
    }
    if case .type(.border) = expected { help = "write 'border(width: 1, color: #CCCCCC)'" }
    if case .type(.shadow) = expected { help = "write 'shadow(y: 2, blur: 8, color: #00000040)'" }
    if case .type(.color) = expected, type == .string, failQuotedColor(id, subject) { return }
    if case .type(.style) = expected, type == .string, failQuotedStyle(id) { return }
    if type == .percent, case .type(.number) = expected, let (share, _) = literal(id) {
      let number = String(shortest: share / 100)
      fail(
        "type_mismatch", span,
        "\(describe(subject)) \(taken), and this is \(describe(type)); did you mean '\(number)'?",
        fixes: [fix("write '\(number)'", span, number)])
      return
    }
    if case .type(.bool) = expected, type == .number, !isLiteral(id) { help = "compare it: '\(source(id)) > 0'" }
    fail("type_mismatch", span, "\(describe(subject)) \(taken), and this is \(describe(type))", help: help)
  }

  /// Reports a colour in quotes: `"#FFF"`.
  ///
  /// - Returns: whether it was one.
  private mutating func failQuotedColor(_ id: ID<Expression>, _ subject: Subject) -> Bool {
    let span = tree[id].span
    let written = source(id).utf8
    let inner = written.dropFirst().dropLast()
    guard let mark = inner.first, mark == UInt8(ascii: "#"), [4, 5, 7, 9].contains(inner.count) else { return false }
    let color = String(decoding: inner, as: UTF8.self)
    fail(
      "type_mismatch", span, "a colour stands without quotes; did you mean '\(color)'?",
      fixes: [fix("write '\(color)'", span, color)])
    return true
  }

  /// The word for a weight that is given as a number from 100 to 900, as fonts do.
  private func weightWord(_ value: Double) -> Name? {
    let names = words[.weight]
    guard value >= 100, value <= 900, let index = Int(exactly: value / 100), index <= names.count else { return nil }
    return names[index - 1]
  }

  /// Reports a word that is written as in CSS: `space-between`.
  ///
  /// - Returns: whether it was one.
  mutating func failHyphenated(_ id: ID<Expression>, _ expected: Expected, _ subject: Subject) -> Bool {
    guard let enumeration = expected.enumeration else { return false }
    let written = source(id)
    var parts: [String] = []
    for part in written.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
      parts.append(String(decoding: part, as: UTF8.self))
    }
    guard parts.count > 1, parts.count < 5 else { return false }
    let wanted = parts[0] == "flex" ? parts[1] : camelCase(parts)
    guard let word = allWords(of: enumeration).first(where: { program.names.utf8(of: $0).elementsEqual(wanted.utf8) })
    else { return false }
    fail(
      "unknown_value", tree[id].span, "\(describe(subject)) no '\(written)'; did you mean '\(text(word))'?",
      fixes: [fix("write '\(text(word))'", tree[id].span, text(word), isCertain: true)])
    return true
  }

  private func isLiteral(_ id: ID<Expression>) -> Bool {
    if case .number = tree[id].kind { return true }
    return false
  }

  private func takesLength(_ expected: Expected) -> Bool {
    switch expected {
    case .type(.length), .type(.size), .type(.number), .lengthOrPercent, .track: true
    default: false
    }
  }

  /// What is written where, as a subject of a sentence: `'gap' takes`.
  func describe(_ subject: Subject) -> String {
    switch subject {
    case .property(let property):
      property.part.isNone
        ? "'\(text(property.name))' takes" : "'\(text(property.name)).\(text(property.part))' takes"
    case .argument(let name): name.isNone ? "this takes" : "'\(text(name))' takes"
    case .parameter(let name): "'\(text(name))' takes"
    case .letDeclaration(let name): "'\(text(name))' takes"
    case .annotation(let kind): "'@\(text(AnnotationKind.names[Int(kind.rawValue)]))' takes"
    case .element(let kind): "'\(text(kind))' takes"
    case .member: "a member of the list is"
    case .condition: "a condition is"
    case .assertion: "'assert' takes"
    case .message: "the message is"
    case .operand: "this place takes"
    case .index: "an index is"
    }
  }

  func describe(_ expected: Expected) -> String {
    switch expected {
    case .anything: "a value"
    case .type(.size): "a length, a percentage, 'hug' or 'fill'"
    case .type(let type): describe(type)
    case .lengthOrPercent: "a length or a percentage"
    case .columns: "a number, a list of columns or 'adaptive(min: …)'"
    case .rows: "a number or a list of rows"
    case .track: "a length, 'fill' or 'hug'"
    case .span: "a number of columns or 'all'"
    case .pin: "'safe', 'screen' or 'parent', or one of their axes as 'safe.horizontal'"
    case .textSizes: "text sizes: names as 'xxxLarge', factors as '1.7x', or 'all'"
    case .locales: "languages, as 'ar' or \"pt-BR\", or 'all'"
    case .newNames: "names"
    case .interpolation: "a number or a string"
    case .imageOrFontSize: "a size"
    }
  }

  mutating func failFrameAsValue(_ id: ID<Expression>, _ subject: Subject = .operand) {
    let text = source(id)
    if case .property(let property) = subject, property.part.isNone, MeasureWord(property.name) != nil,
      case .name(let base) = tree[id].kind, base == .safe || base == .screen || base == .parent
    {
      // `centerX: parent`: the same of the other frame is meant.
      let isSize = property.name == .width || property.name == .height
      let measure = isSize && base == .parent ? "fill" : "\(text).\(self.text(property.name))"
      fail(
        "type_mismatch", tree[id].span, "'\(text)' is a frame and no value; did you mean '\(measure)'?",
        fixes: [fix("write '\(measure)'", tree[id].span, measure)])
      return
    }
    fail(
      "type_mismatch", tree[id].span, "'\(text)' is a frame and no value",
      help: "read an edge or a length of it: '\(text).bottom', '\(text).width'")
  }

  // MARK: Points

  /// `bottom: 8`: a distance where a point is expected.
  private mutating func failDistanceAsPoint(
    _ type: ValueType, _ wanted: ValueType, _ id: ID<Expression>, _ subject: Subject
  ) {
    let span = tree[id].span
    let value = source(id)
    guard case .property(let property) = subject, type == .number || type == .length || type == .percent else {
      fail(
        "type_mismatch", span, "\(describe(subject)) \(describe(wanted)), and this is \(describe(type))",
        help: "an edge is read of a frame: 'safe.\(wanted == .yEdge ? "bottom" : "left")'")
      return
    }
    let edge = text(property.name)
    if type == .percent {
      let size = wanted == .yEdge ? "height" : "width"
      let start = wanted == .yEdge ? "top" : wanted == .xEdge ? "left" : "leading"
      fail(
        "edge_expected", span, "'\(edge)' takes an edge, and a percentage is a share of a length",
        help:
          "measure from an edge: '\(body.isOnScreen ? "safe" : "parent").\(start) + \(body.isOnScreen ? "safe" : "parent").\(size) * 0.5'"
      )
      return
    }
    // Inward: less at the right and the bottom, more at the left and the top.
    var isNegative = false
    var amount = value
    if case .unary(.minus, let inner) = tree[id].kind {
      isNegative = true
      amount = source(inner)
    }
    let isInward = property.name == .right || property.name == .bottom || property.name == .trailing
    let sign = isInward != isNegative ? "-" : "+"
    let isZero: Bool
    if case .number(0, _) = tree[id].kind { isZero = true } else { isZero = false }
    let needsBrackets: Bool
    if case .binary = tree[id].kind { needsBrackets = true } else { needsBrackets = false }
    // The parent of a layer is the screen, and its edges are the glass.
    let frame = body.isOnScreen ? "safe" : "parent"
    let anchor = isZero ? "\(frame).\(edge)" : "\(frame).\(edge) \(sign) \(needsBrackets ? "(\(amount))" : amount)"
    fail(
      "edge_expected", span, "'\(edge)' takes an edge, and '\(value)' is a distance: it doesn't say from where",
      notes: [
        DiagnosticNote(
          .help,
          body.isOnScreen
            ? "or 'screen.\(edge)', for what is painted up to the glass"
            : "or 'safe.\(edge)' to keep clear of what the system covers")
      ],
      fixes: [fix("\(edge): \(anchor)", span, anchor)])
  }

  /// `left: safe.top`, `left: safe.leading`: the point of another axis, or of the reading direction.
  private mutating func failWrongPoint(
    _ type: ValueType, _ wanted: ValueType, _ id: ID<Expression>, _ subject: Subject
  ) {
    let span = tree[id].span
    if type != .yEdge, wanted != .yEdge {
      var fixes: [FixIt] = []
      if case .property(let property) = subject, let other = counterpart(of: property.name) {
        fixes = [fix("\(text(other)): \(source(id))", property.nameSpan, text(other))]
      }
      let message =
        wanted == .lineEdge
        ? "\(describe(subject)) an edge of the reading direction, and '\(source(id))' stays on its side"
        : "\(describe(subject)) a fixed side, and '\(source(id))' changes sides with the reading direction"
      fail("reading_direction", span, message, fixes: fixes)
      return
    }
    let direction = wanted == .yEdge ? "down" : "across"
    let other = wanted == .yEdge ? "across" : "down"
    fail(
      "wrong_axis", span, "\(describe(subject)) a place \(direction), and '\(source(id))' is one \(other)",
      help: wanted == .yEdge ? "use 'top', 'bottom' or 'centerY'" : "use 'left', 'right' or 'centerX'")
  }

  /// The anchor of the same side in the other terms.
  private func counterpart(of anchor: Name) -> Name? {
    switch anchor {
    case .left: .leading
    case .right: .trailing
    case .leading: .left
    case .trailing: .right
    default: nil
    }
  }

  /// `width: safe.right`: a point where a length is expected.
  private mutating func failPointAsLength(_ type: ValueType, _ id: ID<Expression>, _ subject: Subject) {
    let value = source(id)
    var help = "the distance of two points is a length: '\(value) - …'"
    if case .member(let base, let name, _) = tree[id].kind {
      let frame = source(base)
      switch name {
      case .left, .right, .top,
        .bottom where frame == "safe" || frame == "screen":
        help = "how far the system's part reaches in from there is 'inset.\(text(name))'"
      case .left, .right, .leading, .trailing:
        help = "'\(frame).width' is a length, as is '\(frame).right - \(frame).left'"
      case .top, .bottom: help = "'\(frame).height' is a length, as is '\(frame).bottom - \(frame).top'"
      default: break
      }
    }
    fail("length_expected", tree[id].span, "\(describe(subject)) a length, and '\(value)' is a point", help: help)
  }
}
