import Foundation
import Testing

@testable import BandChecker

/// The catalogue as the compiler carries it. Expected values are those of `Tools/devices/data`, which
/// `Tools/devices/check.py` compares record by record.
@Suite struct CatalogueTests {
  @Test func everyEntryPointsAtTheDeclarationOfItsDevice() {
    for entry in Catalogue.index {
      let source = Catalogue.source(of: entry)
      #expect(source.hasPrefix("device \""), "\(entry.id)")
      #expect(source.hasSuffix("\n}"), "\(entry.id)")
      #expect(source.contains("    id: \"\(entry.deviceID)\"\n"), "\(entry.id)")
      #expect(entry.variant.isEmpty || source.contains("variant \"\(entry.variant)\" {"), "\(entry.id)")
      #expect(source.components(separatedBy: "\ndevice ").count == 1, "\(entry.id)")
      #expect(Catalogue.documentation(of: entry).hasPrefix("/// "), "\(entry.id)")
    }
  }

  @Test func theIndexHasEveryDeclarationAndVariant() throws {
    var declared = 0
    for name in ["iphones", "ipads", "android-phones", "android-foldables", "android-tablets"] {
      declared += try text(of: "\(name).band").components(separatedBy: "\ndevice \"").count - 1
    }
    // 71 records of devices.json; of os26.json 7 new Apple devices, and 7 of Android with two navigations each.
    #expect(declared == 71 + 7 + 2 * 7)
    #expect(Catalogue.index.filter { $0.variant.isEmpty }.count == declared)
    #expect(Set(Catalogue.index.map(\.id)).count == Catalogue.index.count)
    #expect(Set(Catalogue.index.map(\.name)).count == Catalogue.index.count)
  }

  @Test func theEmbeddedTextsAreTheReadableFiles() throws {
    let names = ["iphones", "ipads", "android-phones", "android-foldables", "android-tablets"]
    #expect(names.count == CatalogueText.files.count)
    for (name, embedded) in zip(names, CatalogueText.files) {
      #expect(try text(of: "\(name).band") == embedded.description, "\(name)")
    }
    #expect(try text(of: "sources.txt") == CatalogueText.sources.description)
  }

  @Test func wordsOfTheIndexAreTheDeclarations() {
    for entry in Catalogue.index {
      let words = "platform: \(entry.platform); form: \(entry.form); "
      let source = Catalogue.source(of: entry)
      #expect(source.contains(words), "\(entry.id)")
      #expect(source.contains("; navigation: \(entry.navigation)"), "\(entry.id)")
      #expect(entry.variant.isEmpty ? source.contains("complete: false") != entry.isComplete : true, "\(entry.id)")
    }
  }

  @Test func readyTargetsLeaveOutWhatIsNotComplete() {
    let incomplete = Set(Catalogue.index.filter { !$0.isComplete }.map(\.id))
    // Null insets in devices.json, the variant of iPad 9 without a top inset, and new devices whose sibling's bar is null.
    #expect(
      incomplete == [
        "ipad-9@ipados-26-ipados26-flutter", "galaxy-z-fold5-unfolded-gesture", "galaxy-z-fold5-unfolded-3button",
        "galaxy-tab-a9-plus-3button", "galaxy-z-fold8-unfolded-3button", "galaxy-z-fold8-ultra-unfolded-3button",
        "galaxy-tab-s10-plus-3button", "galaxy-tab-s11-3button",
      ])
    for target in ReadyTarget.allCases {
      #expect(incomplete.isDisjoint(with: Catalogue.identifiers(in: target)), "\(target)")
    }
    let all = Catalogue.identifiers(in: .all)
    #expect(all.count == Catalogue.index.count - incomplete.count)
    let forms = [ReadyTarget.phones, .tablets, .foldables].flatMap { Catalogue.identifiers(in: $0) }
    #expect(Set(forms) == Set(all) && forms.count == all.count)
    let platforms = [ReadyTarget.ios, .android].flatMap { Catalogue.identifiers(in: $0) }
    #expect(platforms == all)
  }

  @Test func variantsStandBehindTheirDevice() {
    var device = ""
    for entry in Catalogue.index {
      if entry.variant.isEmpty { device = entry.id }
      #expect(entry.deviceID == device, "\(entry.id)")
    }
    #expect(Catalogue.entry(named: "iphone-16-pro@ios-26")?.variant == "iOS 26")
    #expect(Catalogue.entry(named: "iPad (10th generation), iPadOS 26")?.id == "ipad-10@ipados-26")
    #expect(Catalogue.entry(named: "iphone-16-pro@ios-9") == nil)
  }

  @Test func everySourceThatADeviceNamesIsInTheTable() {
    let keys = Set(Catalogue.sources.map(\.key))
    let devices = Set(Catalogue.index.map(\.id))
    #expect(keys.count == Catalogue.sources.count)
    for entry in Catalogue.index where entry.variant.isEmpty {
      let source = Catalogue.source(of: entry)
      let list = source.components(separatedBy: "    sources: ")[1].components(separatedBy: "\n    portrait")[0]
      let named = list.components(separatedBy: ",").map { $0.trimmingCharacters(in: ["\"", " ", "\n"]) }
      #expect(!named.isEmpty, "\(entry.id)")
      for key in named {
        let known = key.hasPrefix("sibling:") ? devices.contains(String(key.dropFirst(8))) : keys.contains(key)
        #expect(known, "\(entry.id): \(key)")
      }
    }
    let deferral = Catalogue.source(key: "uikit-defer")
    #expect(deferral?.kind == "vendor-doc")
    #expect(deferral?.title == "Apple UIKit: preferredScreenEdgesDeferringSystemGestures")
  }

  @Test func severalProfilesOfOneDeviceAreDeclaredOnce() throws {
    let entries = try ["pixel-9-gesture", "pixel-9-gesture@emulator-skin", "nexus-5-3button"].map {
      try #require(Catalogue.entry(named: $0))
    }
    let text = String(decoding: Catalogue.bytes(declaring: entries), as: UTF8.self)
    #expect(text == Catalogue.source(of: entries[0]) + "\n" + Catalogue.source(of: entries[2]) + "\n")
  }

  @Test func aTableThatEndsEarlyGivesEmptyCells() {
    let entries = Catalogue.readIndex("a\tb")
    #expect(entries.count == 1)
    #expect(entries.first?.name == "b")
    #expect(entries.first?.isComplete == false)
    #expect(entries.first.map { Catalogue.source(of: $0) } == "")
    #expect(Catalogue.readIndex("").isEmpty)
  }

  private func text(of file: String) throws -> String {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: project.appending(path: "Sources/Checker/Catalogue/Devices/\(file)"), encoding: .utf8)
  }
}
