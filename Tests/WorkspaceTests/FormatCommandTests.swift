import Foundation
import Testing

/// `bandc fmt`; how a source is laid out is the parser's tests' affair.
@Suite struct FormatCommandTests {
  private let folder: TemporaryFolder

  private static let loose = "screen   A {box a{width:1;height:2}}\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.band", Self.loose)
    try folder.write("sub/b.band", Self.loose)
    try folder.write("sub/broken.band", "screen A { width fill\n")
    try folder.write("project.band", "project{targets:phones}\n")
  }

  private func run(_ arguments: [String], input: String = "") throws -> Run {
    try bandc(["fmt"] + arguments, input: input, in: folder.path)
  }

  @Test func filesAreLaidOutInPlaceAndThenLeftAlone() throws {
    let canonical = try run(["-"], input: Self.loose)
    #expect(canonical.status == 0)
    #expect(canonical.output != Self.loose)
    let first = try run(["."])
    #expect(first.status == 1)
    #expect(first.error.contains("--> sub/broken.band:1:"))
    #expect(folder.read("a.band") == canonical.output)
    #expect(folder.read("sub/b.band") == canonical.output)
    #expect(folder.read("sub/broken.band") == "screen A { width fill\n")
    #expect(folder.read("project.band") != "project{targets:phones}\n")
    let before = try FileManager.default.attributesOfItem(atPath: folder("a.band"))[.systemFileNumber] as? Int
    #expect(try run(["a.band", "sub/b.band", "project.band"]).status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: folder("a.band"))[.systemFileNumber] as? Int
    // A file that is replaced gets another number.
    #expect(before == after)
  }

  @Test func checkNamesWhatIsNotLaidOutAndWritesNothing() throws {
    let check = try run(["--check", "a.band", "sub/b.band"])
    #expect(check.status == 1)
    #expect(
      check.error == """
        a.band is not laid out; 'bandc fmt a.band' does it
        sub/b.band is not laid out; 'bandc fmt sub/b.band' does it

        """)
    #expect(check.output.isEmpty)
    #expect(folder.read("a.band") == Self.loose)
    #expect(try run(["--check", "-"], input: Self.loose).status == 1)
    #expect(try run(["a.band"]).status == 0)
    #expect(try run(["--check", "a.band"]).status == 0)
  }

  @Test func brokenInputGivesNoOutput() throws {
    let run = try run(["-"], input: "screen A { width fill\n")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("--> <stdin>:1:"))
  }
}
