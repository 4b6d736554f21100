import BandDiagnostics
import BandSyntax

extension Typer {
  func place(_ span: Span) -> Place { Place(file: file, span: span) }

  /// The text of a name.
  func text(_ name: Name) -> String { program.names.text(of: name) }

  /// The source text of an expression.
  func source(_ id: ID<Expression>) -> String { source(tree[id].span) }

  func source(_ span: Span) -> String { program.files[Int(file.index)].text.text(span) }

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { body.hasErrors = true }
    let place = diagnostic.place
    let unreadable = unreadableLines[Int(place.file.index)]
    if !unreadable.isEmpty {
      let line = program.files[Int(place.file.index)].text.position(at: place.span.start).line
      if unreadable.contains(line) { return }
    }
    if diagnostic.severity == .error {
      errorCount += 1
      if errorCount > Self.mostErrors { return }
      if errorCount == Self.mostErrors {
        var last = diagnostic
        last.notes.append(
          DiagnosticNote(.fact, "the file has \(Self.mostErrors) errors; what follows is not checked"))
        diagnostics.append(last)
        return
      }
    }
    diagnostics.append(diagnostic)
  }

  /// Whether the file has so many errors that the rest of it is not typed.
  var isGivenUp: Bool { errorCount >= Self.mostErrors }

  /// Reports an error.
  mutating func fail(
    _ rule: String, _ span: Span, _ message: String, label: String = "", help: String? = nil,
    notes: [DiagnosticNote] = [], fixes: [FixIt] = []
  ) {
    var notes = notes
    if let help { notes.append(DiagnosticNote(.help, help)) }
    report(
      Diagnostic(RuleName(rule), .error, at: place(span), message, label: label, notes: notes, fixes: fixes))
  }

  /// A fix that replaces one span.
  func fix(_ title: String, _ span: Span, _ replacement: String, isCertain: Bool = false) -> FixIt {
    FixIt(title, edits: [TextEdit(at: place(span), replacement)], isCertain: isCertain)
  }

  /// The near one of some candidates, unless very many have been weighed already.
  mutating func nearest(to name: Name, among candidates: [Name]) -> Name? {
    guard searchBudget > 0 else { return nil }
    searchBudget -= candidates.count
    var suggestion = Suggestion(for: name, in: program.names)
    suggestion.consider(candidates, in: program.names)
    return suggestion.best
  }

  /// Reports a type that isn't there, with what is written for it here.
  mutating func failUnknownType(_ type: Name, _ span: Span) {
    let name = text(type)
    let message = "no type is named '\(name)'"
    if let known = foreignType(name) {
      fail(
        "unknown_type", span, "\(message); here it is '\(known)'", fixes: [fix("write '\(known)'", span, known)])
    } else if let advice = foreignTypeAdvice(name) {
      fail("unknown_type", span, message, help: advice)
    } else {
      failUnknown(
        "unknown_type", span, message, name: type, candidates: ValueType.typeNames,
        help: "types are \(list(ValueType.typeNames))")
    }
  }

  /// Reports a name that isn't known, with the one that was perhaps meant.
  mutating func failUnknown(
    _ rule: String, _ span: Span, _ message: String, name: Name, candidates: [Name],
    help: String? = nil
  ) {
    if let near = nearest(to: name, among: candidates) {
      fail(
        rule, span, "\(message); did you mean '\(text(near))'?",
        fixes: [fix("write '\(text(near))'", span, text(near))])
    } else {
      fail(rule, span, message, help: help)
    }
  }

  /// Names as a list for a message: `'start', 'center' or 'end'`.
  func list(_ names: [Name], _ conjunction: String = "or") -> String {
    var result = ""
    for (index, name) in names.enumerated() {
      if index == 40 { return result + " …" }
      if index > 0 { result += index == names.count - 1 ? " \(conjunction) " : ", " }
      result += "'\(text(name))'"
    }
    return result
  }

  /// A type as messages name it, with its article.
  func describe(_ type: ValueType) -> String {
    switch type {
    case .unknown: "something unknown"
    case .number: "a number"
    case .length: "a length"
    case .percent: "a percentage"
    case .size: "a size"
    case .string: "a string"
    case .bool: "true or false"
    case .color: "a colour"
    case .image: "an image"
    case .style: "a text style"
    case .xEdge: "an edge across (XEdge)"
    case .yEdge: "an edge down (YEdge)"
    case .lineEdge: "an edge of the reading direction (LineEdge)"
    case .pointSize: "a size of two lengths"
    case .range: "a range"
    case .frame: "a frame"
    case .border: "a border"
    case .shadow: "a shadow"
    case .adaptive: "adaptive columns"
    case .enumeration(let enumeration): describe(enumeration)
    case .list(let index):
      index.index < program.types.count && index.index >= 0
        ? "a list (of \(describePlural(program.types[Int(index.index)])))" : "a list"
    case .record: "a record"
    }
  }

  private func describePlural(_ type: ValueType) -> String {
    switch type {
    case .unknown: "anything"
    case .number: "numbers"
    case .length: "lengths"
    case .percent: "percentages"
    case .size: "sizes"
    case .string: "strings"
    case .bool: "true or false"
    case .color: "colours"
    case .image: "images"
    case .style: "text styles"
    case .xEdge, .yEdge, .lineEdge: "edges"
    case .pointSize: "sizes"
    case .range: "ranges"
    case .frame: "frames"
    case .border: "borders"
    case .shadow: "shadows"
    case .adaptive: "columns"
    case .enumeration: "words"
    case .list: "lists"
    case .record: "records"
    }
  }

  private func describe(_ enumeration: Enumeration) -> String {
    switch enumeration {
    case .textSize: "a text size"
    case .state: "a state"
    case .detent: "a detent"
    case .weight: "a font weight"
    case .orientation: "an orientation"
    default: words[enumeration].isEmpty ? "a word" : list(words[enumeration])
    }
  }

  /// The diagnostics by file and place; those of one place as they were found.
  func sortedDiagnostics() -> [Diagnostic] { sorted(diagnostics) }
}

/// Diagnostics by file and place; those of one place in their order.
func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var order = Array(diagnostics.indices)
  order.sort { first, second in
    let a = diagnostics[first].place
    let b = diagnostics[second].place
    if a.file.index != b.file.index { return a.file.index < b.file.index }
    if a.span.start != b.span.start { return a.span.start < b.span.start }
    return first < second
  }
  return order.map { diagnostics[$0] }
}
