import BandDiagnostics
import BandParser
import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

@testable import BandChecker

/// Projects, and the settings that screens have of their own.
@Suite struct DevicesSettingsTests {
  @Test func aProjectIsRead() throws {
    let file = ReadFile(
      """
      project {
          targets: phones, tablets, "iPhone 8"
          orientations: portrait, landscape; directions: ltr, rtl
          textSizes: default, xxxLarge, accessibility3, 1.7x, default
          deny: target_too_small, overflow
          warn: tappable_in_band
          allow: hard_coded_inset
          platform: minimum
          envelope { width: 320...480; inset.bottom: 0...60 }
      }
      """)
    #expect(file.diagnostics.map { $0.message } == [])
    let project = try #require(file.scope.project)
    #expect(project.matrix.targets?.map { $0.text } == ["phones", "tablets", "iPhone 8"])
    #expect(project.matrix.targets?.map { $0.isDevice } == [false, false, true])
    #expect(project.matrix.orientations == .all)
    #expect(project.matrix.directions == [.leftToRight, .rightToLeft])
    let sizes: [TextSize] = [.standard, .category(.xxxLarge), .category(.accessibility3), .factor(1.7)]
    #expect(project.matrix.textSizes == TextSizeList(sizes))
    #expect(
      project.levels.map { $0.rule.text } == ["target_too_small", "overflow", "tappable_in_band", "hard_coded_inset"])
    #expect(project.levels.map { $0.level } == [.deny, .deny, .warn, .allow])
    #expect(project.usesPlatformMinimum)
    #expect(
      project.envelope == [
        EnvelopeBound(variable: .width, lower: 320, upper: 480),
        EnvelopeBound(variable: .insetBottom, lower: 0, upper: 60),
      ])
  }

  @Test func whatIsWrongWithAProjectIsSaid() {
    expectDiagnostics(
      """
      project {
          orientations: landscap; directions: left
          //            ^^^^^^^^ error[unknown_value]: 'orientations' can't be 'landscap'; did you mean 'landscape'?
          //                                  ^^^^ error[unknown_value]: 'directions' can't be 'left'
          textSizes: xxLarg, 1.7, 20x, 12%
          //         ^^^^^^ error[unknown_value]: 'textSizes' can't be 'xxLarg'; did you mean 'xxLarge'?
          //                 ^^^ error[type_mismatch]: a factor of text sizes has an 'x' behind it
          //                      ^^^ error[wrong_value]: a text size is from 0.25x to 8x
          //                           ^^^ error[type_mismatch]: 'textSizes' takes names, factors and 'all'
          deny: overflow, overflow
          //              ^^^^^^^^ error[duplicate_property]: 'overflow' is set twice
          platform: ios
          //        ^^^ error[unknown_value]: 'platform' of a project can only be 'minimum'
          target: phones
      //  ^^^^^^ error[unknown_property]: a project has no property 'target'; did you mean 'targets'?
          envelope { width: 320; height: 900...800; depth: 1...2 }
          //                ^^^ error[type_mismatch]: 'width' takes a range
          //                             ^^^^^^^^^ error[wrong_value]: the range runs backwards
          //                                        ^^^^^ error[unknown_property]: an envelope has no property 'depth'
      }
          project { }
      //  ^^^^^^^ error[duplicate_property]: the file has 'project' twice
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func rulesOfAProjectExist() throws {
    let file = ReadFile("project { deny: target_too_smal; allow: overflow }")
    let project = try #require(file.scope.project)
    let rules = [RuleName("overflow"), RuleName("target_too_small")]
    let found = checkRuleNames(of: project, among: rules)
    #expect(found.map { $0.message } == ["there is no rule 'target_too_smal'; did you mean 'target_too_small'?"])
    #expect(found.first?.fixes.first?.edits.first?.replacement == "target_too_small")
    // No rule is near to what means all of them.
    let all = try #require(ReadFile("project { deny: all }").scope.project)
    let told = try #require(checkRuleNames(of: all, among: rules + [RuleName("unused_allow")]).first)
    #expect(told.message == "there is no rule 'all'" && told.fixes.isEmpty)
    #expect(told.notes.map { $0.text } == ["each rule is named by itself; 'bandc explain' lists them"])
  }

  @Test func whatStandsOutsideOfAProjectSaysSoInside() throws {
    let told = try #require(ReadFile("project { import \"tokens.band\" }").diagnostics.first)
    #expect(told.message == "a project can't hold 'import'")
    #expect(told.notes.map { $0.text }.first?.contains("outside of the project's braces") == true)
  }

  @Test func aScreensSettingsWinOverItsProjects() throws {
    let file = ReadFile(
      """
      project { targets: phones; orientations: portrait; directions: rtl; textSizes: all }
      screen A { targets: tablets; textSizes: large, 2.0x; text("a") }
      """)
    let own = try #require(file.screens.first).settings
    #expect(own.orientations == nil && own.directions == nil)
    let settings = own.over(try #require(file.scope.project).matrix)
    #expect(settings.targets?.map { $0.text } == ["tablets"])
    #expect(settings.orientations == .portrait && settings.directions == [.rightToLeft])
    #expect(settings.textSizes == TextSizeList([.standard, .factor(2)]))
  }

  @Test func settingsOfAScreenStandInItsOwnBlock() {
    expectDiagnostics(
      """
      screen A {
          textSizes: huge
          //         ^^^^ error[unknown_value]: 'textSizes' can't be 'huge'
          if ios { targets: phones } else if dark { column { if rtl { text("a") } } } else { directions: rtl }
          //       ^^^^^^^ error[misplaced_item]: 'targets' can't depend on a condition
          //                                                                                 ^^^^^^^^^^ error[misplaced_item]: 'directions' can't depend on a condition
      }
      """
    ) { source in
      var names = NameTable()
      let tree = parse(source, file: FileID(0), names: &names).tree
      return readMatrixSettings(of: ID(index: 0), in: tree, names: names, file: FileID(0)).diagnostics
    }
  }

  @Test func aProgramsFilesAreAddedWithTheirImports() {
    let device = "device \"Kiosk\" { platform: ios; form: phone; scale: 2; portrait { screen: 375 by 667 } }\n"
    let main = SourceText(
      name: "main.band", "import \"lib.band\"\n" + device + "screen A { targets: lib; text(\"a\") }")
    let (program, problems) = load(main: main, provider: OneFile(text: device + "targets lib { \"Kiosk\", nothing }"))
    #expect(problems.isEmpty)
    var scope = DeviceScope()
    #expect(scope.add(program, from: 5).isEmpty)
    let found = checkTargets(in: scope)
    #expect(found.map { $0.rule.text } == ["import_clash", "unknown_target"])
    // The clash is reported at the path of the import, the name in the file that has it.
    #expect(found.map { $0.place.file } == [FileID(5), FileID(6)])
    #expect(found.first?.place.span == Span(start: 7, end: 17))
  }

  @Test func allIsEverySizeOfEachPlatform() {
    let all = TextSizeList([.standard, .factor(1.7), .factor(2)], isAll: true)
    #expect(all.sizes(on: .ios) == TextCategory.allCases.map { .category($0) })
    #expect(all.sizes(on: .android) == [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2, 1.7].map { .factor($0) })
    #expect(TextSizeList([.factor(1.7)]).sizes(on: .ios) == [.factor(1.7)])
  }
}

/// Finds one text under every path.
private struct OneFile: SourceProvider {
  var text: String

  func source(at path: String) -> SourceReading { .found(Array(text.utf8)) }
  func imageHeader(at path: String) -> [UInt8]? { nil }
}
