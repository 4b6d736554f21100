import Foundation
import Testing

/// `bandc devicetest`, run as a user runs it.
@Suite struct DeviceTestCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("terms.band", Self.terms)
  }

  private static let terms = """
    screen Terms {
        @tappable
        box agree { left: safe.left + 16; right: safe.right - 16; height: 50; bottom: safe.bottom - 8 }
    }

    """

  private static let names = ["StripTests.kt", "StripTests.swift", "strip-checklist.md"]

  private func run(_ arguments: [String], input: String = "") throws -> Run {
    try bandc(["devicetest"] + arguments, input: input, in: folder.path)
  }

  @Test func threeFilesGoIntoTheFolder() throws {
    let one = try run(["terms.band", "-o", "out/tests", "--jobs", "1"])
    #expect(one.status == 0, "\(one.error)")
    #expect(one.output.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out/tests")).sorted() == Self.names)
    let written = Self.names.map { folder.read("out/tests/\($0)") }
    #expect(written[1]?.contains("func testAgreeInPortrait()") == true)
    #expect(written[0]?.contains("class TermsStripTest : StripTestCase(\"Terms\")") == true)
    #expect(written[2]?.contains("| `agree` | upright |") == true)
    #expect(try run(["terms.band", "-o", "out/tests", "--jobs", "2"]).status == 0)
    #expect(Self.names.map { folder.read("out/tests/\($0)") } == written)
    for (kind, index) in [("kotlin", 0), ("swift", 1), ("checklist", 2)] {
      let only = try run(["terms.band", "--only", kind])
      #expect(only.status == 0 && only.output == written[index], "--only \(kind): \(only.error)")
    }
    #expect(try run(["terms.band", "-o", "one", "--only", "checklist"]).status == 0)
    #expect(folder.read("one/strip-checklist.md") == written[2])
    #expect(folder.read("one/StripTests.swift") == nil)
  }

  /// What the compiler reports is what the device is asked about.
  @Test func aScreenWithFindingsIsWrittenAndEndsWithOne() throws {
    let run = try run(["-", "-o", "out"], input: Self.terms.replacing("safe.bottom", with: "screen.bottom"))
    #expect(run.status == 1)
    #expect(run.error.contains("error[tappable_in_band]"))
    #expect(folder.read("out/strip-checklist.md")?.contains("pt in the home-indicator band on") == true)
  }

  @Test func anErrorOfTheLanguageLeavesTheOldFiles() throws {
    for name in Self.names { try folder.write("out/\(name)", "old") }
    try folder.write("bad.band", "screen Bad { box a { width fill } }\n")
    let run = try run(["terms.band", "bad.band", "-o", "out"])
    #expect(run.status == 1)
    #expect(Self.names.map { folder.read("out/\($0)") } == ["old", "old", "old"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out")).sorted() == Self.names)
  }

  @Test func misuseSaysWhatToWrite() throws {
    try folder.write("file", "")
    try folder.write("tokens.band", "let gutter = 16\n")
    for (arguments, message) in [
      (["terms.band"], "writes three files; write '-o DIR', or '--only KIND'"),
      (["terms.band", "-o", "-"], "writes three files; write '-o DIR', or '--only KIND'"),
      (["terms.band", "-o", "file"], "'file' is no folder"), (["-o", "out"], "needs a source"),
      (["terms.band", "--only", "java"], "'--only' knows no 'java'"),
      (["tokens.band", "-o", "out"], "there is no screen in 'tokens.band'"),
    ] {
      let run = try run(arguments)
      #expect(run.status == 2 && run.error.contains(message), "\(arguments): \(run.error)")
    }
    #expect(folder.read("out/StripTests.swift") == nil)
  }
}
