import BandDiagnostics
import BandScreenModel
import BandSyntax

extension FindingDescriber {
  /// Points a message at what must change, and says what to write instead.
  func point(_ diagnostic: inout Diagnostic, _ group: ToldGroup) {
    let finding = group.findings[0]
    switch finding.worst.cause {
    case .strip, .anchor, .hidden, .cover: pointAtCause(&diagnostic, group)
    case .constant(let edge, _, _, let place):
      diagnostic.place = place
      diagnostic.label = "a constant, where the inset differs by device"
      diagnostic.fixes = constantFix(edge, place).map { [$0] } ?? []
    case .assertion(_, let place): diagnostic.place = place
    case .wasted(_, _, let place), .negative(let place): diagnostic.place = place
    case .growth(let place): pointAtHeight(&diagnostic, place)
    case .paint(let edge, _): diagnostic.fixes = bleedFix(edge, finding).map { [$0] } ?? []
    case .viewport, .screen, .cutOff, .filled, .container, .size, .corners, .lines, .spacing: return
    }
  }

  private func pointAtCause(_ diagnostic: inout Diagnostic, _ group: ToldGroup) {
    guard let cause = group.cause else { return }
    let finding = group.findings[0]
    // What only its slop brings into the strip needs less of that, and not another place for all that it stands in.
    if !cause.told.isOwn, group.findings.allSatisfy({ $0.failures.allSatisfy { $0.isOfSlopOnly } }) { return }
    // Where a strip is deeper than the inset, `safe` is no cure, nor is the inset.
    let isCured = (group.findings + group.companions).allSatisfy { other in
      other.failures.allSatisfy { $0.beyondInset <= placementTolerance }
    }
    diagnostic.place = cause.told.valuePlace
    diagnostic.label = label(cause.told)
    if !cause.told.isOwn {
      let entry = entry(finding)
      diagnostic.notes.append(DiagnosticNote(.related, "\(quoted(entry)) is here", at: entry.place))
    }
    guard isCured else { return }
    // A picture in a strip may be meant as paint that goes on to the glass, and a list of edges as what it says; then it is `@decorative`.
    let isOfContent = finding.rule.name == PlacementRule.contentOutsideSafe.name
    let isPicture = isOfContent && entry(finding).kind == .image
    let isWanted = isPicture || isOfContent && cause.told.change == .insets
    let fix = RemedyFix(cause.remedies, isComplete: cause.isComplete && !isWanted, sources: sources)
    let why = isPicture ? "or `@decorative`, where it is paint" : explanation(cause.told, finding)
    if let fix = fix.fix(explanation: why) { diagnostic.fixes = [fix] }
  }

  /// The place of the constant that a message about a strip says is why; nothing for any other message.
  func constantThatIsWhy(_ group: [Finding]) -> Place? {
    guard group[0].rule.name == PlacementRule.tappableInBand.name else { return nil }
    let site = group[0].sites.first { isTold($0, group[0]) }
    guard let site, let remedy = collector.remedy(at: site, sources), remedy.change == .constant else { return nil }
    return remedy.valuePlace
  }

  /// What to write for a constant; nothing where it stands for several edges, of which one is the inset's.
  private func constantFix(_ edge: Edge, _ value: Place) -> FixIt? {
    guard let property = collector.property(withValue: value), property.part == Remedy.part(edge) else { return nil }
    let name = sources[Int(value.file.index)].text(
      Span(start: property.namePlace.span.start, end: value.span.start))
    let edit = TextEdit(at: value, "inset.\(edge.text)")
    return FixIt("\(name)\(edit.replacement)", edits: [edit], isCertain: false)
  }

  /// `minHeight` for `height`: as high as before, and higher where the text is.
  private func pointAtHeight(_ diagnostic: inout Diagnostic, _ value: Place) {
    guard let property = collector.property(withValue: value) else { return }
    diagnostic.place = property.namePlace
    let source = sources[Int(value.file.index)]
    guard source.text(property.namePlace.span) == "height" else { return }
    let value = source.text(value.span)
    // A minimum is one more where there is one already, and no size where two edges give it: then it is no certain cure.
    diagnostic.fixes = [
      FixIt("minHeight: \(value)", edits: [TextEdit(at: property.namePlace, "minHeight")], isCertain: false)
    ]
  }

  /// `; bleed: bottom` behind the background.
  private func bleedFix(_ edge: Edge, _ finding: Finding) -> FixIt? {
    guard let property = collector.background(of: finding),
      sources[Int(property.namePlace.file.index)].text(property.namePlace.span) == "background"
    else { return nil }
    let value = property.valuePlace
    let end = Place(file: value.file, span: Span(start: value.span.end, end: value.span.end))
    return FixIt("bleed: \(edge.text)", edits: [TextEdit(at: end, "; bleed: \(edge.text)")], isCertain: true)
  }

  /// Whether a site is the strip that a finding's message speaks of.
  func isTold(_ site: FindingSite, _ finding: Finding) -> Bool {
    switch finding.worst.cause {
    case .strip(let slot, _): slot.edge == site.edge && slot.kind == site.kind && slot.matter == site.matter
    case .hidden(let slot, _, _): slot.matter == site.matter && slot.edge == site.edge
    case .anchor(let edge, _): edge == site.edge
    case .viewport, .screen, .cutOff, .filled, .container, .size, .constant, .assertion, .corners, .lines, .wasted,
      .paint,
      .spacing,
      .negative, .growth, .cover:
      false
    }
  }

  private func label(_ remedy: Remedy) -> String {
    switch remedy.change {
    case .anchor:
      remedy.isOwn
        ? "from the glass, not from the safe area" : "'\(remedy.path)' comes from the glass, not from the safe area"
    case .insets: "'\(remedy.path)' keeps nothing clear at the \(remedy.edge.text)"
    case .detent: "'\(remedy.path)' rests too low there"
    case .constant: "a constant, where the inset differs by device"
    }
  }

  /// `26 is the least lift; this keeps your 8`
  private func explanation(_ remedy: Remedy, _ finding: Finding) -> String {
    switch finding.worst.cause {
    case .strip, .hidden: break
    default: return ""
    }
    let lift = "\(points(finding.worst.lift)) is the least lift"
    guard let constant = RemedyFix.keptConstant(remedy, sources) else { return lift }
    return "\(lift); this keeps your \(constant)"
  }
}
