import BandChecker
import BandCompileSupport
import BandDiagnostics
import BandLang
import BandSyntax
import BandTestSupport
import Foundation
import Testing

/// The examples that readers start from: each compiles without a message on every ready device, and its twin in
/// `examples/errors` gets exactly the messages that are marked in it.
@Suite struct ExampleTests {
  @Test func examplesAreCleanOnAllDevices() {
    let examples = files(in: "examples").filter { !$0.path.hasPrefix("examples/errors/") }
    #expect(examples.count >= 19)
    for file in examples {
      let result = compiled(file.source, from: ExampleFiles())
      #expect(result.messages == [], "\(file.path)")
      #expect(!result.screens.isEmpty && result.screens.allSatisfy { $0.configurations > 0 }, "\(file.path)")
    }
  }

  @Test func twinsGetTheMessagesThatAreMarkedInThem() {
    let twins = files(in: "examples/errors")
    #expect(twins.count >= 15)
    for file in twins {
      let found = compiled(file.source, from: ExampleFiles()).diagnostics
      #expect(!found.isEmpty, "\(file.path)")
      expectDiagnostics(file) { _ in found }
    }
  }

  /// Every example has a broken twin, but for the screens that show the whole language.
  @Test func eachStatementOfTheRuleHasATwin() {
    let whole: Set = ["inbox", "settings", "sign-up", "terms"]
    let names = files(in: "examples").map { $0.path.dropFirst("examples/".count).dropLast(".band".count) }
    let twins = Set(names.filter { $0.hasPrefix("errors/") }.map { String($0.dropFirst("errors/".count)) })
    let examples = Set(names.filter { !$0.hasPrefix("errors/") }.map { String($0) })
    #expect(examples.subtracting(whole) == twins)
  }

  @Test func eachExampleStatesItsRuleInADocComment() {
    for file in files(in: "examples") {
      #expect(file.text.hasPrefix("/// "), "\(file.path)")
      if !file.path.hasPrefix("examples/errors/") {
        #expect(file.text.contains("/// Rule: "), "\(file.path)")
      }
    }
  }

  @Test func realScreensHaveFortyElementsOrMore() {
    for name in ["inbox", "settings", "sign-up"] {
      guard let file = files(in: "examples").first(where: { $0.path == "examples/\(name).band" }) else {
        Issue.record("examples/\(name).band is missing")
        continue
      }
      let elements = compiled(file.source, from: ExampleFiles(), options: .on("iPhone 16"), documents: .compact)
        .documents
        .map {
          String(decoding: $0, as: UTF8.self).split(separator: "\"path\":").count - 1
        }
      #expect(elements.count == 1 && elements[0] >= 40, "\(file.path): \(elements)")
    }
  }

  /// On the narrowest phones, where room is shortest.
  @Test func realScreensHoldLargeTextAndTheOtherDirection() {
    var options = CompileOptions.on(
      "iPhone SE (1st generation)", "Android Studio small phone (360 x 640) (three-button navigation)")
    for name in ["inbox", "settings", "sign-up", "terms"] {
      guard let file = files(in: "examples").first(where: { $0.path == "examples/\(name).band" }) else { continue }
      options.overrides.textSizes = ["xxxLarge", "accessibility3"]
      #expect(compiled(file.source, from: ExampleFiles(), options: options).messages == [], "\(name)")
      options.overrides.textSizes = []
      let lines = file.text.split(separator: "\n").map { $0.hasPrefix("screen ") ? $0 + "\ndirections: rtl" : $0 }
      let mirrored = SourceText(name: file.path, lines.joined(separator: "\n"))
      let result = compiled(mirrored, from: ExampleFiles(), options: options)
      #expect(result.messages == [] && result.configurations > 0, "\(name)")
    }
  }
}

/// The tables of strings that examples name, from the repository.
private struct ExampleFiles: SourceProvider {
  func source(at path: String) -> SourceReading { .missing }
  func imageHeader(at path: String) -> [UInt8]? { nil }
  func file(at path: String, limit: Int) -> SourceReading {
    let data = FileManager.default.contents(atPath: packageRoot().appendingPathComponent(path).path)
    return data.map { .found([UInt8]($0)) } ?? .missing
  }
}
