import BandDiagnostics
import BandSyntax

/// Text styles in places and in quotes where none can stand.
extension Typer {
  /// The text style that a string, or a bare word, is the name of: one of the platforms', or one that is declared.
  private func styleMeant(by id: ID<Expression>) -> Name? {
    var written = Substring(source(id)).utf8
    switch tree[id].kind {
    case .string: written = written.dropFirst().dropLast()
    case .name: break
    default: return nil
    }
    if let own = Name.platformStyles.first(where: { program.names.utf8(of: $0).elementsEqual(written) }) { return own }
    let declared = program.styles.indices.first { index in
      let name = program.styles[index].name
      return styleOf[Int(name.index)] == Int32(index) && program.names.utf8(of: name).elementsEqual(written)
    }
    return declared.map { program.styles[$0].name }
  }

  /// Reports a style as a font: `font: headline`, `font: "headline"`.
  ///
  /// - Returns: whether it was one.
  mutating func failStyleAsFont(_ id: ID<Expression>, _ property: Property) -> Bool {
    guard property.name == .font, let style = styleMeant(by: id) else { return false }
    let name = text(style)
    let place = property.nameSpan.joined(tree[id].span)
    fail(
      "type_mismatch", tree[id].span, "'\(name)' is a text style, and 'font' takes a file",
      fixes: [fix("write 'style: \(name)'", place, "style: \(name)")])
    return true
  }

  /// Reports a style in quotes: `style: "headline"`.
  ///
  /// - Returns: whether it was one.
  mutating func failQuotedStyle(_ id: ID<Expression>) -> Bool {
    guard case .string = tree[id].kind, let style = styleMeant(by: id) else { return false }
    let name = text(style)
    fail(
      "type_mismatch", tree[id].span, "a text style stands without quotes; did you mean '\(name)'?",
      fixes: [fix("write '\(name)'", tree[id].span, name)])
    return true
  }
}
