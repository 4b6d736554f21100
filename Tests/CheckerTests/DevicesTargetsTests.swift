import BandDiagnostics
import BandParser
import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

@testable import BandChecker

/// Lists of targets: what they see, hold and get wrong.
@Suite struct DevicesTargetsTests {
  @Test func aListHoldsWhatItNamesInItsOrderAndOnce() throws {
    let file = ReadFile(
      """
      device "Kiosk" { platform: android; form: tablet; scale: 2; portrait { screen: 800 by 1280
          variant "2" { inset.top: 24 } } }
      targets kiosks { "Kiosk", "iphone-8" }
      targets more {
          kiosks
          "iPhone 8"
          "kiosk@2", "iphone-16-pro@ios-26"
      }
      screen A { targets: "iPhone SE (1st generation)", more, kiosks; text("a") }
      """)
    #expect(file.diagnostics.map { $0.message } == [])
    #expect(
      try profiles(of: file) == [
        "iphone-se-1", "kiosk", "kiosk@2", "iphone-8", "iphone-16-pro@ios-26",
      ])
  }

  @Test func aDeviceStandsForItsCompleteVariants() throws {
    let file = ReadFile("screen A { targets: \"iphone-16-pro\", \"ipad-9\"; text(\"a\") }")
    let ids = try profiles(of: file)
    let wanted = Catalogue.index.filter { ["iphone-16-pro", "ipad-9"].contains($0.deviceID) && $0.isComplete }
    // docs/devices.md: iPhone 16 Pro has two variants for iOS 26, of iPad 9 one variant is not complete.
    #expect(Set(ids) == Set(wanted.map { $0.id }))
    #expect(ids.prefix(3) == ["iphone-16-pro", "iphone-16-pro@ios-26-deviceprofile", "iphone-16-pro@ios-26"])
    #expect(!ids.contains("ipad-9@ipados-26-ipados26-flutter"))
  }

  @Test func readyTargetsAreThoseOfTheCatalogue() throws {
    let file = ReadFile("screen A { targets: tablets, foldables; text(\"a\") }")
    let wanted = Catalogue.identifiers(in: .tablets) + Catalogue.identifiers(in: .foldables)
    #expect(try profiles(of: file) == wanted)
  }

  @Test func ownDevicesHideThoseOfTheCatalogue() throws {
    let file = ReadFile(
      """
      device "iPhone 8" { id: "mine"; platform: ios; form: phone; scale: 2; portrait { screen: 375 by 667 } }
      targets phones { "iPhone 8" }
      screen A { targets: phones; text("a") }
      """)
    #expect(try profiles(of: file) == ["mine"])
  }

  @Test func whatIsNotThereGetsWhatWasMeant() {
    expectDiagnostics(
      """
      targets a { "iPhone 61", phnes, "phones", "pixel 9", "Nokia 3310" }
      //          ^^^^^^^^^^^ error[unknown_target]: there is no device 'iPhone 61'; did you mean 'iPhone 16', …
      //                       ^^^^^ error[unknown_target]: there are no targets 'phnes'; did you mean 'phones'?
      //                              ^^^^^^^^ error[unknown_target]: 'phones' names targets, and these stand without quotes
      //                                        ^^^^^^^^^ error[unknown_target]: there is no device 'pixel 9'; did you mean …
      //                                                   ^^^^^^^^^^^^ error[unknown_target]: there is no device 'Nokia 3310'
      device "Kiosk" { platform: ios; form: phone; scale: 2; portrait { screen: 375 by 667 } }
      targets b { Kiosk, iphone-8 }
      //          ^^^^^ error[unknown_target]: 'Kiosk' is a device, and a device stands in quotes
      //                 ^^^^^^^^ error[type_mismatch]: a device's name or identifier stands in quotes
      targets c { "galaxy-tab-a9-plus-3button" }
      //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[incomplete_device]: no source gives every figure of 'galaxy-tab-a9-plus-3button'; an inset that is unknown counts as 0
      project { targets: tablet }
      //                 ^^^^^^ error[unknown_target]: there are no targets 'tablet'; did you mean 'tablets'?
      """
    ) { ReadFile($0).diagnostics }
  }

  /// What is calculated is told once: that nothing is left of the list follows from it.
  @Test func targetsAreListedAndNotCalculated() {
    expectDiagnostics(
      """
      targets a { phones - tablets }
      //          ^^^^^^^^^^^^^^^^ error[type_mismatch]: targets are listed: none can be taken away from others
      targets b { "iPhone 16", phones && ios }
      //                       ^^^^^^^^^^^^^ error[type_mismatch]: targets are listed, with a comma between them, and not calculated
      """
    ) { ReadFile($0).diagnostics }
    for source in [
      "screen A { targets: landscape ? phones : tablets; text(\"a\") }",
      "targets t { phones - tablets } screen A { targets: t; text(\"a\") }",
    ] {
      let file = ReadFile(source)
      var catalogue = CatalogueProfiles()
      let result = makeMatrix(
        for: file.screens[0], in: file.scope, overrides: MatrixOverrides(), catalogue: &catalogue)
      #expect(result.diagnostics.map { $0.message } == [], "\(source)")
    }
  }

  @Test func aRunNamesADeviceInAnyCase() {
    let file = ReadFile("screen A { text(\"a\") }")
    for (name, id) in [("iphone 16 PRO max", "iphone-16-pro-max"), ("IPAD-9", "ipad-9")] {
      var catalogue = CatalogueProfiles()
      let result = makeMatrix(
        for: file.screens[0], in: file.scope, overrides: overrides { $0.devices = [name] }, catalogue: &catalogue)
      #expect(result.faults.isEmpty, "\(name)")
      #expect(result.matrix.devices.map { $0.id } == [id])
    }
  }

  @Test func aRunThatLooksElsewhereStillChecksWhatAScreenNames() {
    let file = ReadFile("screen A { targets: \"iPhne X\", nosuch, phones; text(\"a\") }")
    var overrides = MatrixOverrides()
    overrides.devices = ["iphone-8"]
    var catalogue = CatalogueProfiles()
    let result = makeMatrix(for: file.screens[0], in: file.scope, overrides: overrides, catalogue: &catalogue)
    #expect(result.matrix.devices.map { $0.id } == ["iphone-8"])
    #expect(result.diagnostics.map { $0.rule.text } == ["unknown_target", "unknown_target"])
  }

  @Test func targetsDoNotHoldThemselves() {
    expectDiagnostics(
      """
      targets a { a }
      //          ^ error[target_cycle]: targets 'a' hold themselves
      targets b { phones, c }
      targets c { d }
      targets d { b, "iPhone 8" }
      //          ^ error[target_cycle]: targets 'b' hold themselves by way of these
      targets e { b }
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func aListHoldsNamesOnly() {
    expectDiagnostics(
      """
      targets a { width: 3; phones }
      //          ^^^^^ error[misplaced_item]: targets hold names of devices in quotes, and of targets
      """
    ) { ReadFile($0).diagnostics }
  }

  /// main imports lib, lib imports far; the project imports shared.
  @Test func aFileSeesItselfItsImportsAndTheProject() {
    let device = "{ platform: ios; form: phone; scale: 2; portrait { screen: 375 by 667 } }\n"
    let texts = [
      "targets all { lib, \"Far\", project, \"Shared\" }\n",
      "device \"Lib\" \(device) targets lib { \"Lib\", \"Far\" }\n",
      "device \"Far\" \(device)",
      "project { targets: project }\n targets project { \"Shared\" }\n",
      "device \"Shared\" \(device)",
    ]
    var scope = DeviceScope()
    var names = NameTable()
    let here = Place(file: FileID(0), span: .empty)
    let imports = [[1], [2], [], [4], []]
    for (index, text) in texts.enumerated() {
      let parsed = parse(SourceText(name: "\(index).band", text), file: FileID(index), names: &names)
      #expect(parsed.diagnostics.isEmpty, "\(index)")
      let declarations = readDeclarations(of: parsed.tree, names: names, file: FileID(index))
      scope.add(declarations, imports: imports[index].map { DeviceScope.Import(FileID($0), at: here) })
    }
    scope.projectFile = FileID(3)
    let found = checkTargets(in: scope)
    // Only 'Far' can't be seen from the first file; from the second it can.
    #expect(found.map { $0.rule.text } == ["unknown_target"])
    #expect(found.first?.message.hasPrefix("there is no device 'Far'") == true)
    #expect(found.first?.place.file == FileID(0))
  }

  @Test func aClashIsReportedAtTheImport() {
    let device = "device \"Kiosk\" { platform: ios; form: phone; scale: 2; portrait { screen: 375 by 667 } }\n"
    var scope = DeviceScope()
    var names = NameTable()
    let place = Place(file: FileID(0), span: Span(start: 7, end: 19))
    for (index, text) in [device + "targets a { phones }", device + "targets a { tablets }"].enumerated() {
      let parsed = parse(SourceText(name: "\(index).band", text), file: FileID(index), names: &names)
      let declarations = readDeclarations(of: parsed.tree, names: names, file: FileID(index))
      scope.add(declarations, imports: index == 0 ? [DeviceScope.Import(FileID(1), at: place)] : [])
    }
    let found = checkTargets(in: scope)
    #expect(
      found.map { $0.message } == [
        "the import brings 'Kiosk', which is declared elsewhere too",
        "the import brings 'a', which is declared elsewhere too",
      ])
    #expect(found.allSatisfy { $0.place == place && $0.rule.text == "import_clash" })
  }

  private func profiles(of file: ReadFile) throws -> [String] {
    let screen = try #require(file.screens.first)
    var catalogue = CatalogueProfiles()
    let result = makeMatrix(for: screen, in: file.scope, catalogue: &catalogue)
    #expect(result.diagnostics.map { $0.message } == [])
    return result.matrix.devices.map { $0.id }
  }
}
