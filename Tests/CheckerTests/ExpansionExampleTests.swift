import BandChecker
import BandDiagnostics
import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

/// The examples, whole and broken, in cases of every kind.
@Suite struct ExpansionExampleTests {
  private let cases: [DiscreteCase] = [
    .phone,
    .phone.with { $0.isLandscape = true },
    .phone.with { $0.isKeyboardUp = true },
    .phone.with { $0.direction = .rightToLeft },
    .phone.with {
      $0.platform = .android
      $0.form = .foldable
      $0.navigation = .threeButton
      $0.textSize = .factor(2)
      $0.isSpanned = true
      $0.isDark = true
      $0.state = 1
    },
  ]

  /// Expands all screens of a source that typing finds no error in.
  private func expandAll(_ source: SourceText) -> [Expansion] {
    var (program, diagnostics) = load(main: source, provider: NoSources(), standard: standardSources)
    diagnostics += typeCheck(&program, rules: (checkerRules + expansionRules).map(\.name))
    var resources = ExpansionResources(NoSources())
    var expansions: [Expansion] = []
    for screen in program.screens.indices where !program.screens[screen].hasErrors {
      for discrete in cases { expansions.append(expand(program, screen: screen, for: discrete, with: &resources)) }
    }
    return expansions
  }

  /// Elements, islands and tables refer to one another as the screen's types promise.
  private func expectWellFormed(_ screen: Screen, _ name: String) {
    var isWell = true
    for (index, element) in screen.elements.enumerated() {
      let parent = Int(element.parent.index)
      isWell = isWell && (index == 0 ? parent == 0 : parent < index)
      isWell = isWell && Int(element.end) > index && Int(element.end) <= Int(screen.elements[parent].end)
      isWell = isWell && screen.flows.indices.contains(Int(element.flow))
      isWell = isWell && screen.paints.indices.contains(Int(element.paint))
      isWell = isWell && element.flowVariants.allSatisfy { screen.flows.indices.contains(Int($0.flow)) }
      isWell = isWell && (element.scroll < 0 || screen.scrolls[Int(element.scroll)].element == ElementIndex(index))
      if case .text(let table) = element.leaf { isWell = isWell && screen.lineTables.indices.contains(Int(table)) }
      if parent == 0, index > 0 { isWell = isWell && element.isIsland }
    }
    // A sheet may be laid out once more before, to measure what it holds.
    let roots = screen.islands.filter { !$0.isMeasuring }.map { $0.root }
    isWell = isWell && Set(roots).count == roots.count
    isWell = isWell && roots.count == screen.elements.filter { $0.isIsland }.count
    isWell =
      isWell
      && screen.propertyPlaces.map { $0.element.index } == screen.propertyPlaces.map { $0.element.index }.sorted()
    #expect(isWell, "\(name)")
  }

  @Test func examplesExpandInEveryCase() {
    let sources = files(in: "examples")
    #expect(sources.count > 20)
    // The one twin whose fault is the expansion's own.
    for file in sources where file.path != "examples/errors/pane-width.band" {
      for expansion in expandAll(file.source) {
        #expect(expansion.diagnostics.isEmpty, "\(file.path): \(expansion.diagnostics.map { $0.message })")
        expectWellFormed(expansion.screen, file.path)
      }
    }
  }

  @Test func mutatedExamplesAreExpandedOrReported() {
    var generator = SeededGenerator(seed: 20)
    let sources = files(in: "examples").filter { $0.bytes.count < 3000 }
    var count = 0
    for file in sources {
      for _ in 0..<6 {
        var bytes = file.bytes
        for _ in 0...generator.below(2) {
          let start = generator.below(bytes.count)
          let length = min(generator.below(8), bytes.count - start)
          let other = generator.below(bytes.count)
          let piece = Array(bytes[other..<min(other + generator.below(8), bytes.count)])
          bytes.replaceSubrange(start..<start + length, with: generator.below(2) == 0 ? piece : [])
        }
        for expansion in expandAll(SourceText(name: "test.band", bytes: bytes)) {
          count += 1
          if expansion.isFitForLayout { expectWellFormed(expansion.screen, String(decoding: bytes, as: UTF8.self)) }
        }
      }
    }
    #expect(count > 20)
  }

  @Test func casesThatAgreeInWhatWasReadExpandAlike() {
    for file in files(in: "examples") {
      var (program, _) = load(main: file.source, provider: NoSources(), standard: standardSources)
      _ = typeCheck(&program, rules: checkerRules.map(\.name))
      var resources = ExpansionResources(NoSources())
      for screen in program.screens.indices where !program.screens[screen].hasErrors {
        let first = expand(program, screen: screen, for: .phone, with: &resources)
        for discrete in cases.dropFirst() where first.reads.agree(.phone, discrete) {
          let other = expand(program, screen: screen, for: discrete, with: &resources)
          let isSame =
            first.screen.elements.map { $0.path } == other.screen.elements.map { $0.path }
            && first.screen.flows == other.screen.flows && first.screen.lineTables == other.screen.lineTables
            && first.screen.formulas.formulas == other.screen.formulas.formulas
          #expect(isSame, "\(file.path): \(discrete)")
        }
      }
    }
  }
}
