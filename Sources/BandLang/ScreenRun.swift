import BandChecker
import BandDiagnostics
import BandLayout
import BandOutput
import BandPlacement
import BandProver
import BandScreenModel
import BandSyntax

/// What came of one screen.
public struct ScreenResult: Sendable {
  public var name: String
  /// In source order within each phase; empty where all is well.
  public var diagnostics: [Diagnostic]
  /// The verdicts of the placement rules, in the order of the document.
  public var findings: [FindingRecord]
  /// Of each of the diagnostics that the run told: the index of the finding that it is about, nothing where it is about none.
  private(set) var findingOf: [Int?] = []
  /// How many configurations were laid out; 0 where the screen has errors of the language.
  public var configurations: Int
  /// What was allowed and of no use here, in components that another screen of the source may use.
  public var allowances = AllowanceUse()
  /// The controls beside a strip, where the run gathers them.
  public var deviceTest: DeviceTestScreen?
  /// What was proved of the rules; nothing where no proof was asked for.
  public var proof: ProofReport?
  /// The layout as formulas, where it was asked for.
  public var closedForm: ClosedFormResult?
  /// Where there are fixes to try: all errors, also those that the message of another one tells.
  var errors: [FixFailure] = []

  public init(
    name: String, diagnostics: [Diagnostic] = [], findings: [FindingRecord] = [], configurations: Int = 0
  ) {
    self.name = name
    self.diagnostics = diagnostics
    self.findings = findings
    self.configurations = configurations
  }

  /// What was measured for one of the diagnostics; nothing where it is about the source alone.
  public func finding(of diagnostic: Int) -> FindingRecord? {
    guard findingOf.indices.contains(diagnostic), let finding = findingOf[diagnostic] else { return nil }
    return findings[finding]
  }

  /// Adds diagnostics that are about a finding each, after those that are there.
  mutating func tell(_ told: [FindingDescriber.Told]) {
    findingOf += [Int?](repeating: nil, count: diagnostics.count - findingOf.count) + told.map { $0.findings.first }
    diagnostics += told.map { $0.diagnostic }
  }

  /// Puts diagnostics about the source before those that are there.
  mutating func tellFirst(_ earlier: [Diagnostic]) {
    findingOf = [Int?](repeating: nil, count: earlier.count) + findingOf
    diagnostics = earlier + diagnostics
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// What came of writing a screen's layout as formulas.
public enum ClosedFormResult: Sendable {
  /// The document, and how many frames at its reference points are not what a plain layout gives: 0 unless it is wrong.
  case document([UInt8], mismatches: Int)
  /// A case has too many regions.
  case tooLarge
}

/// Expands a screen for the cases of its matrix, lays out every configuration, and runs the rules on each.
///
/// Configurations are taken one after the other: memory doesn't grow with their number, findings aside.
struct ScreenRun {
  let program: Program
  /// The keyboard comes up only where a text field is: configurations without one are taken out of it.
  private(set) var matrix: Matrix
  let name: String
  /// The cases met so far, in the order of their first configurations.
  private var expansions: [ExpandedCase] = []
  /// Of each configuration: its expansion.
  private var expansionOf: [Int32] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var collector: FindingCollector
  private let usesPlatformMinimum: Bool
  /// Whether the run is on all that the sources ask for: only then it can tell what silences nothing.
  var isWholeMatrix = true
  /// Gathers the tappables beside a strip, where they are wanted.
  var neighbours: StripNeighbourCollector?

  /// What the rules find with texts as narrow and as wide as they may be, where that may make a difference.
  private var ends: WidthEnds

  /// One expansion with the solver that lays it out.
  private struct ExpandedCase {
    var discrete: DiscreteCase
    var reads: DiscreteReads
    var screen: Screen
    var solver: ScreenSolver<Double>
    /// The entry of each element in the table of all.
    var entries: [Int32] = []
    /// What the document says of each element here, paint of constant lengths included.
    var records: [ElementRecord]
    /// Of each element what differs from what the document says of it once, as far as no layout decides that.
    var changes: [ElementChange] = []
    /// Of each element: whether anything does.
    var isChanged: [Bool] = []
  }

  init(
    _ program: Program, screen index: Int, matrix: Matrix, levels: RuleLevels, usesPlatformMinimum: Bool = false,
    resources: inout ExpansionResources
  ) {
    self.program = program
    self.matrix = matrix
    name = program.names.text(of: program.screens[index].name)
    self.usesPlatformMinimum = usesPlatformMinimum
    collector = FindingCollector(levels: levels, usesPlatformMinimum: usesPlatformMinimum)
    ends = WidthEnds(levels: levels, usesPlatformMinimum: usesPlatformMinimum)
    expandAll(index, &resources)
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Takes out what is silenced of what was told of the screen's source.
  ///
  /// - Returns: the `@allow`s that did.
  mutating func silence(by allowances: WrittenAllowances) -> [Place] { allowances.silence(&diagnostics) }

  /// Gives the warnings of the screen's source the levels that the run wants.
  mutating func apply(_ levels: RuleLevels) { diagnostics = levels.applied(to: diagnostics) }

  /// Expands the screen once for each set of cases that it can tell apart.
  private mutating func expandAll(_ index: Int, _ resources: inout ExpansionResources) {
    var lastDiscrete: DiscreteCase?
    /// The expansion of the last case; -1 where it is none.
    var last: Int32 = -1
    var configurations: [Configuration] = []
    configurations.reserveCapacity(matrix.configurations.count)
    var withoutInput: [(discrete: DiscreteCase, reads: DiscreteReads)] = []
    for configuration in matrix.configurations {
      let discrete = configuration.discrete
      if discrete == lastDiscrete {
        if last >= 0 {
          expansionOf.append(last)
          configurations.append(configuration)
        }
        continue
      }
      lastDiscrete = discrete
      last = -1
      if let known = expansions.firstIndex(where: { $0.reads.agree($0.discrete, discrete) }) {
        if discrete.isKeyboardUp, !expansions[known].screen.hasInput { continue }
        last = Int32(known)
        expansionOf.append(last)
        configurations.append(configuration)
        continue
      }
      if discrete.isKeyboardUp, withoutInput.contains(where: { $0.reads.agree($0.discrete, discrete) }) { continue }
      let expansion = expand(program, screen: index, for: discrete, with: &resources)
      // The rules read the platform and the direction whatever the screen reads.
      let reads = expansion.reads.union([.platform, .direction])
      if discrete.isKeyboardUp, !expansion.screen.hasInput {
        // Nothing is there that could bring it up.
        withoutInput.append((discrete, reads))
        continue
      }
      for diagnostic in expansion.diagnostics where !diagnostics.contains(where: { $0.isSame(as: diagnostic) }) {
        diagnostics.append(diagnostic)
      }
      if expansion.isFitForLayout {
        expansions.append(
          ExpandedCase(
            discrete: discrete, reads: reads, screen: expansion.screen, solver: ScreenSolver(expansion.screen),
            records: elementRecords(of: expansion.screen, program)))
      } else {
        return
      }
      last = Int32(expansions.count - 1)
      expansionOf.append(last)
      configurations.append(configuration)
    }
    matrix.configurations = configurations
    let screens = expansions.map { $0.screen }
    let elements = ElementTable(of: screens)
    for number in expansions.indices { expansions[number].entries = elements.entries(of: number) }
    collector.add(expansions: screens, elements: elements)
    ends.add(screens, elements)
  }

  /// Lays out and checks every configuration.
  ///
  /// - Parameter writer: gets the screen, configuration by configuration, and is not ended; nothing where only the verdicts are wanted.
  mutating func run<Writer: ScreenWriter>(writingTo writer: inout Writer?) throws(Writer.Failure) -> ScreenResult {
    let table = told()
    if writer != nil { compare(with: table) }
    if !Writer.readsFindingsFirst { try begin(&writer, table) }
    var layouts = KnownLayouts()
    for (index, configuration) in matrix.configurations.enumerated() {
      let profile = profile(index)
      let number = Int(expansionOf[index])
      var layout = KnownLayout(
        configuration: index, expansion: number, discrete: configuration.discrete,
        scale: matrix.devices[configuration.device].scale, profile: profile)
      if let earlier = layouts.find(layout) {
        // Many devices are of one size with the same insets: what was found there holds here.
        var isWritten = true
        if !Writer.readsFindingsFirst, writer != nil {
          var record = record(of: index)
          record.changes = earlier.changes
          record.stickyInsets = earlier.stickyInsets
          isWritten = try writer?.add(record, framesOf: earlier.configuration) ?? true
        }
        if isWritten {
          collector.repeatFindings(of: earlier.configuration, in: index)
          ends.repeatFindings(of: earlier.configuration, in: index)
          continue
        }
      }
      let (environment, rests) = restLayouts(index)
      let frames = rests[0]
      // Where no text field exists at this size, nothing brings the keyboard up.
      if !configuration.discrete.isKeyboardUp || frames.hasInput(expansions[number].screen) {
        collector.check(
          configuration: index, expansion: number, screen: expansions[number].screen, layouts: rests,
          environment: environment, profile: profile, discrete: configuration.discrete)
        ends.check(
          configuration: index, expansion: number, expansions[number].screen, frames, expansions[number].solver,
          environment,
          profile, configuration.discrete)
      }
      neighbours?.add(
        configuration: index, expansion: number, screen: expansions[number].screen, layouts: rests, profile: profile,
        isKeyboardUp: configuration.discrete.isKeyboardUp, entries: expansions[number].entries)
      if !Writer.readsFindingsFirst, writer != nil {
        layout.changes = changes(in: number, frames, table)
        layout.stickyInsets = stickyInsets(in: number, frames)
        try add(index, rests, layout.changes, table, to: &writer)
      }
      layouts.add(layout)
    }
    ends.merge(into: &collector)
    let findings = collector.finished()
    let describer = FindingDescriber(
      devices: matrix.devices, configurations: matrix.configurations, states: expansions.first?.screen.states ?? [],
      collector: collector, sources: program.files.map { $0.text })
    let told = describer.tell(findings)
    var records = findings.map { findingRecord($0, describer) }
    for message in told { note(message, in: &records) }
    if Writer.readsFindingsFirst, writer != nil {
      writer?.expect(records)
      try begin(&writer, table)
      for index in matrix.configurations.indices {
        let rests = restLayouts(index).layouts
        try add(index, rests, changes(in: Int(expansionOf[index]), rests[0], table), table, to: &writer)
      }
    }
    var result = ScreenResult(
      name: name, diagnostics: diagnostics, findings: records, configurations: matrix.configurations.count)
    result.tell(told)
    if told.contains(where: { message in message.diagnostic.fixes.contains { $0.isCertain } }) {
      result.errors = collector.errors.flatMap { error in
        error.configurations.map { configuration in
          FixFailure(
            rule: error.rule, path: collector.elements.entries[Int(error.entry)].path, configuration: Int(configuration)
          )
        }
      }
    }
    if isWholeMatrix { result.allowances = AllowanceUse(collector) }
    if let found = neighbours?.finished() {
      result.deviceTest = deviceTestScreen(
        name, found, elements: table, matrix: matrix, states: expansions.first?.screen.states ?? [])
    }
    return result
  }

  private func profile(_ index: Int) -> OrientationProfile {
    let configuration = matrix.configurations[index]
    return matrix.devices[configuration.device].orientations[configuration.orientation]
  }

  /// The layouts of a configuration: one, or one for each state of its sheets, that at the highest detents first.
  private mutating func restLayouts(_ index: Int) -> (environment: EnvironmentValues, layouts: [ScreenFrames<Double>]) {
    let configuration = matrix.configurations[index]
    let environment = EnvironmentValues(
      of: profile(index), scale: matrix.devices[configuration.device].scale,
      isKeyboardUp: configuration.discrete.isKeyboardUp)
    let number = Int(expansionOf[index])
    var layouts = expansions[number].solver.layouts(in: environment).map { $0.frames }
    if expansions[number].screen.assertions.contains(where: { $0.kind == .magnitude }) {
      for layout in layouts.indices { layouts[layout].makeFinite() }
    }
    return (environment, layouts)
  }

  /// Proves the rules for every device of an envelope around the matrix's.
  ///
  /// - Parameter options: `proofBudget`, `spotChecks`, `provesTextEnds` and `afterEachProofCase` count.
  func prove(
    levels: RuleLevels, _ options: CompileOptions, widening: [EnvelopeWidening], findings: [FindingRecord]
  ) -> ProofReport {
    let measured = proof(levels, options, widening, textsAt: nil)
    var ends = TextEndProofs(isUncertain: expansions.contains { $0.screen.hasUncertainTexts })
    if ends.isUncertain, options.provesTextEnds {
      ends.proofs = TextWidthEnd.allCases.map { proof(levels, options, widening, textsAt: $0) }
    }
    return ProofReport(
      measured, elements: collector.elements, states: expansions.first?.screen.states ?? [], levels: levels,
      sources: program.files.map { $0.text }, findings: findings, ends: ends)
  }

  /// - Parameter end: where the texts measure otherwise than they are measured; then only the screens on which they may are proved.
  private func proof(
    _ levels: RuleLevels, _ options: CompileOptions, _ widening: [EnvelopeWidening], textsAt end: TextWidthEnd?
  ) -> ScreenProof {
    var proof = ProofRun(
      levels: levels, usesPlatformMinimum: usesPlatformMinimum, budget: options.proofBudget ?? 0, widening: widening)
    if end == nil { proof.spotChecks = options.spotChecks }
    proof.afterEachCase = options.afterEachProofCase
    for expansion in expansions {
      var (screen, lowered) = (expansion.screen, expansion.solver.lowered)
      if let end, screen.hasUncertainTexts {
        screen = screen.withTexts(at: end)
        lowered = LoweredScreen(screen)
      }
      proof.add(expansion: screen, entries: expansion.entries, lowered: lowered)
    }
    for (index, configuration) in matrix.configurations.enumerated() {
      if end != nil, !expansions[Int(expansionOf[index])].screen.hasUncertainTexts { continue }
      let device = matrix.devices[configuration.device]
      proof.add(
        expansion: Int(expansionOf[index]), discrete: configuration.discrete, device: device,
        profile: device.orientations[configuration.orientation])
    }
    options.afterEachProofCase?()
    return proof.prove()
  }

  /// The layout as formulas, for every device of an envelope around the matrix's.
  func closedForm(_ options: ClosedFormOptions, widening: [EnvelopeWidening]) -> ClosedFormResult {
    var forms = ClosedFormRun(widening: widening)
    for expansion in expansions { forms.add(expansion: expansion.solver.lowered, entries: expansion.entries) }
    for (index, configuration) in matrix.configurations.enumerated() {
      forms.add(
        expansion: Int(expansionOf[index]), discrete: configuration.discrete,
        device: matrix.devices[configuration.device], profile: profile(index))
    }
    guard let cases = forms.solve(points: options.referencePoints) else { return .tooLarge }
    let document = closedFormDocument(
      screen: name, cases, elements: collector.elements, states: expansions.first?.screen.states ?? [],
      isPretty: options.isPretty)
    return .document(document, mismatches: cases.reduce(0) { $0 + $1.mismatches })
  }

  // MARK: The document

  private func begin<Writer: ScreenWriter>(
    _ writer: inout Writer?, _ table: [ElementRecord]
  ) throws(Writer.Failure) {
    let screen = expansions.first?.screen
    try writer?.begin(
      screen: name, states: screen?.states ?? [], exclusiveReason: screen?.exclusive?.reason, elements: table)
  }

  private func add<Writer: ScreenWriter>(
    _ index: Int, _ layouts: [ScreenFrames<Double>], _ changes: [ElementChange], _ table: [ElementRecord],
    to writer: inout Writer?
  ) throws(Writer.Failure) {
    guard writer != nil else { return }
    let number = Int(expansionOf[index])
    var record = record(of: index)
    record.changes = changes
    record.stickyInsets = stickyInsets(in: number, layouts[0])
    if expansions[number].screen.sheets.contains(where: { $0.isRead }) {
      // Where a sheet only slides, its stops say where it is.
      record.rests = layouts.dropFirst().map { frames in
        RestRecord(detents: detents(frames, number), frames: rows(of: number, frames, count: table.count))
      }
    }
    try writer?.add(record, frames: rows(of: number, layouts[0], count: table.count), number: index)
  }

  /// The detents at which the sheets are in a layout, by the elements of the document.
  private func detents(_ frames: ScreenFrames<Double>, _ number: Int) -> [SheetRestRecord] {
    let screen = expansions[number].screen
    return screen.sheets.indices.compactMap { index in
      guard let element = screen.sheets[index].element, frames.exists[Int(element.index)],
        let detent = screen.sheets[index].detents.first(where: { frames.rests(Int32(index), at: $0.id, in: screen) })
      else { return nil }
      return SheetRestRecord(element: Int(expansions[number].entries[Int(element.index)]), detent: detent.name)
    }
  }

  /// What the document says of a configuration, the changes of elements apart.
  private func record(of index: Int) -> ConfigurationRecord {
    let configuration = matrix.configurations[index]
    let screen = expansions[Int(expansionOf[index])].screen
    let profile = profile(index)
    return ConfigurationRecord(
      device: matrix.devices[configuration.device], profile: profile, discrete: configuration.discrete,
      states: screen.states, deferredEdges: deferredEdges(screen, profile))
  }

  /// What is told once of each element: as in the first expansion that has it.
  private func told() -> [ElementRecord] {
    collector.elements.entries.map { entry in
      var record = expansions[entry.first.screen].records[entry.first.element]
      record.path = entry.path
      record.parent = entry.parent < 0 ? nil : Int(entry.parent)
      return record
    }
  }

  /// Notes of each expansion what is otherwise than what is told once.
  private mutating func compare(with table: [ElementRecord]) {
    for number in expansions.indices {
      let expansion = expansions[number]
      expansions[number].changes = expansion.records.indices.map { index in
        let entry = Int(expansion.entries[index])
        return ElementChange(of: entry, expansion.records[index], table[entry])
      }
      expansions[number].isChanged = expansions[number].changes.map { !$0.isEmpty }
    }
  }

  /// What differs from what is told once: paint, text, other properties that a case decides, and tappables that are out of use.
  private func changes(
    in number: Int, _ frames: ScreenFrames<Double>, _ table: [ElementRecord]
  ) -> [ElementChange] {
    let screen = expansions[number].screen
    let entries = expansions[number].entries
    let isChanged = expansions[number].isChanged
    var changes: [ElementChange] = []
    for index in screen.elements.indices where frames.exists[index] {
      let paint = paintRecord(screen.paints[Int(frames.paint[index])], frames)
      let hasPaint = paint != (table[Int(entries[index])].paint ?? PaintRecord())
      let isDisabled = screen.elements[index].role.isTappable && !frames.isEnabled[index]
      guard hasPaint || isDisabled || isChanged[index] else { continue }
      var change = expansions[number].changes[index]
      if hasPaint { change.paint = paint }
      change.isDisabled = isDisabled
      changes.append(change)
    }
    return changes
  }

  /// How far inside their edge of the scroll around them sticky elements stop.
  private func stickyInsets(in number: Int, _ frames: ScreenFrames<Double>) -> [StickyInset] {
    let screen = expansions[number].screen
    var insets: [StickyInset] = []
    for index in screen.elements.indices where frames.exists[index] {
      guard let edge = screen.elements[index].stickyEdge else { continue }
      var around = screen.elements[index].parent
      while around != .screen, screen[around].scroll < 0 || screen.scrolls[Int(screen[around].scroll)].axis != .vertical
      {
        around = screen[around].parent
      }
      guard screen[around].scroll >= 0 else { continue }
      insets.append(
        StickyInset(
          element: Int(expansions[number].entries[index]),
          inset: frames.scrolls[Int(screen[around].scroll)].insets[edge]))
    }
    return insets
  }

  /// The frames in the order of the elements that are told once.
  private func rows(of number: Int, _ frames: ScreenFrames<Double>, count: Int) -> FrameTable {
    let screen = expansions[number].screen
    let solver = expansions[number].solver
    let entries = expansions[number].entries
    var rows = FrameTable(count: count)
    for index in screen.elements.indices where frames.exists[index] {
      let id = ElementIndex(index)
      let frame = Rectangle(
        x: frames.left[index], y: frames.top[index], width: frames.width[index], height: frames.height[index])
      var row = FrameRecord(frame)
      if screen.elements[index].role.isTappable { row.hit = hitRegion(id, screen, frames) }
      if case .text(let table) = screen.elements[index].leaf {
        let lines = screen.lineTables[Int(table)].lineCount(forWidth: solver.contentWidth(of: id))
        row.lines = min(lines, Int(screen.elements[index].maximumLines ?? .max))
        row.text = Rectangle(
          x: frame.x + solver.contentLeft(of: id), y: frame.y + solver.contentTop(of: id),
          width: solver.contentWidth(of: id),
          height: Double(row.lines ?? lines) * screen.lineTables[Int(table)].lineHeight)
      }
      var rests: [Double]?
      let scrollIndex = Int(screen.elements[index].scroll)
      if scrollIndex >= 0 {
        let scroll = frames.scrolls[scrollIndex]
        let isVertical = screen.scrolls[scrollIndex].axis == .vertical
        row.content = PointSize(
          width: isVertical ? frame.width : scroll.contentLength,
          height: isVertical ? scroll.contentLength : frame.height)
        rests = scroll.stops.isEmpty ? (scroll.end > 0 ? [0, scroll.end] : [0]) : stops(scroll)
      }
      let sheet = Int(screen.elements[index].sheet)
      if sheet >= 0 { rests = screen.sheets[sheet].detents.map { frames[$0.length] } }
      let entry = Int(entries[index])
      rows[entry] = row
      if let rests { rows.setStops(of: entry, to: rests) }
    }
    return rows
  }

  private func findingRecord(_ finding: Finding, _ describer: FindingDescriber) -> FindingRecord {
    let entry = collector.elements.entries[Int(finding.entry)]
    let text = program.files[Int(entry.place.file.index)].text
    let position = text.position(at: entry.place.span.start)
    let worst = finding.worst
    let messages = describer.messages(of: finding)
    return FindingRecord(
      element: Int(finding.entry), path: entry.path, rule: finding.rule.name, severity: finding.severity,
      message: describer.told(finding), line: position.line, column: position.column,
      configurations: zip(finding.failures, messages).map { failure, message in
        FailingConfiguration(
          index: Int(failure.configuration), overlap: failure.overlap > 0 ? failure.overlap : nil, message: message)
      },
      worst: Int(worst.configuration), worstName: describer.title(worst),
      lift: worst.lift > 0 && worst.cause.isCuredByMoving ? worst.lift : nil,
      rest: worst.rest == .fixed ? nil : worst.rest.text,
      certainty: certainty(finding))
  }

  /// Puts what a message says into the record of the finding that it is about, and into those of the others where it stands.
  private func note(_ told: FindingDescriber.Told, in records: inout [FindingRecord]) {
    guard let leader = told.findings.first else { return }
    records[leader].failing = told.failing
    records[leader].notes = told.diagnostic.notes.filter { $0.kind != .related }.map { $0.text }
    if let fix = told.diagnostic.fixes.first {
      records[leader].fix = FindingFix(title: fix.title, isCertain: fix.isCertain)
    }
    for other in told.findings.dropFirst() { records[other].toldBy = leader }
  }

  private func certainty(_ finding: Finding) -> BandOutput.Certainty {
    switch (finding.certainty, finding.textDependence) {
    case (.suppressed(let reason), _): .suppressed(reason: reason)
    case (.checked, .none): .checked(configurations: matrix.configurations.count)
    case (.checked, .passes(let end)):
      .textDependent(configurations: matrix.configurations.count, end: end, fails: false)
    case (.checked, .fails(let end)):
      .textDependent(configurations: matrix.configurations.count, end: end, fails: true)
    }
  }
}

/// Where a scroll that snaps rests, in order and each once.
private func stops(_ scroll: ScrollFrame<Double>) -> [Double] {
  var stops: [Double] = []
  for stop in scroll.stops.sorted() where stops.last.map({ stop - $0 > placementTolerance }) ?? true {
    stops.append(stop)
  }
  return stops
}

/// The edges whose gestures an exclusive screen asks the system to defer on a device: those that can be deferred there.
private func deferredEdges(_ screen: Screen, _ profile: OrientationProfile) -> EdgeSet {
  guard let exclusive = screen.exclusive else { return [] }
  var edges: EdgeSet = []
  for strip in profile.strips where strip.isDeferrable && exclusive.edges.contains(strip.edge) {
    edges.insert(EdgeSet(strip.edge))
  }
  return edges
}

/// The frame grown by the hit slop and cut by the elements around it that clip.
private func hitRegion(_ element: ElementIndex, _ screen: Screen, _ frames: ScreenFrames<Double>) -> Rectangle {
  let slop = screen[element].hitSlop
  var left = frames.edge(.left, of: element) - frames[slop.left]
  var top = frames.edge(.top, of: element) - frames[slop.top]
  var right = frames.right(element) + frames[slop.right]
  var bottom = frames.bottom(element) + frames[slop.bottom]
  var around = screen[element].parent
  while around != .screen {
    if screen[around].clips {
      left = max(left, frames.edge(.left, of: around))
      top = max(top, frames.edge(.top, of: around))
      right = min(right, frames.right(around))
      bottom = min(bottom, frames.bottom(around))
    }
    around = screen[around].parent
  }
  return Rectangle(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
}

extension Screen {
  /// Whether something in it can bring the keyboard up, on some size at least.
  fileprivate var hasInput: Bool { elements.contains { $0.role == .input } }
}

extension ScreenFrames<Double> {
  /// Whether something that brings the keyboard up is there.
  fileprivate func hasInput(_ screen: Screen) -> Bool {
    screen.elements.indices.contains { screen.elements[$0].role == .input && exists[$0] }
  }
}
