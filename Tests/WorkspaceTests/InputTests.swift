import BandWorkspace
import Foundation
import Testing

@Suite struct InputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFolderStandsForAllSourcesInItSorted() throws {
    for name in ["b.band", "a.band", "sub/deep/c.band", "sub/Z.band", ".hidden/x.band", "note.txt", "project.band"] {
      try folder.write(name, "")
    }
    // A link back up must not make the walk endless.
    try FileManager.default.createSymbolicLink(atPath: folder("sub/up"), withDestinationPath: folder.path)
    let found = try inputs(of: [folder.path])
    let subfolders = found.map { $0.subfolder }
    #expect(
      found.map { String($0.path.dropFirst(folder.path.count + 1)) }
        == ["a.band", "b.band", "sub/Z.band", "sub/deep/c.band"])
    #expect(subfolders == ["", "", "sub", "sub/deep"])
  }

  @Test func aSourceThatIsNamedTwiceIsReadOnce() throws {
    try folder.write("a.band", "")
    #expect(try inputs(of: [folder("a.band"), folder.path, folder("./a.band"), "-", "-"]).count == 2)
  }

  @Test func whatCannotBeASourceIsSaid() throws {
    try folder.write("a.txt", "")
    try folder.write("empty/b.txt", "")
    func failure(_ path: String) -> String? {
      #expect(throws: FileFailure.self) { try inputs(of: [path]) }?.reason
    }
    #expect(failure(folder("a.txt")) == "it does not end in .band")
    #expect(failure(folder("empty")) == "there is no .band file in this folder")
    #expect(failure(folder("none")) == "no such file or folder")
  }

  @Test func aLinkThatLeadsNowhereIsNoCleanSource() throws {
    for (link, destination) in [("sub/gone.band", "nothing.band"), ("sub/a.band", "b.band"), ("sub/b.band", "a.band")] {
      try folder.write("sub/good.band", "")
      try FileManager.default.createSymbolicLink(atPath: folder(link), withDestinationPath: destination)
    }
    let failure = #expect(throws: FileFailure.self) { try inputs(of: [folder("sub/gone.band")]) }
    #expect(failure?.reason == "it is a link that leads nowhere")
    // In a folder they are sources, which fail when they are read.
    let found = try inputs(of: [folder("sub")])
    #expect(found.map { $0.path }.count == 4)
    for input in found where !input.path.hasSuffix("good.band") {
      #expect(throws: FileFailure.self, "\(input.path)") { try readFile(input.path) }
    }
  }

  @Test func theNearestProjectUpwardHolds() throws {
    try folder.write("project.band", "")
    try folder.write("in/project.band", "")
    try folder.write("in/deep/a.band", "")
    try folder.write("other/a.band", "")
    func project(_ path: String) -> String? { projectFile(for: folder(path)).map { Paths.absolute($0) } }
    #expect(project("in/deep/a.band") == folder("in/project.band"))
    #expect(project("other/a.band") == folder("project.band"))
  }

  @Test func aFileOverTheLimitIsNotRead() throws {
    try folder.write("a.band", String(repeating: "x", count: 101))
    #expect(try readFile(folder("a.band"), limit: 101).count == 101)
    let failure = #expect(throws: FileFailure.self) { try readFile(folder("a.band"), limit: 100) }
    #expect(failure?.kind == .tooLarge)
    #expect(throws: FileFailure.self) { try readFile("/dev/zero", limit: 100_000) }
    #expect(throws: FileFailure.self) { try readFile(folder.path) }
  }

  @Test func pathsAreNormalized() {
    for (path, wanted) in [
      ("a/./b//c", "a/b/c"), ("./a", "a"), ("a/../b", "b"), ("../../a", "../../a"), ("/../a", "/a"), ("", "."),
      ("a/..", "."), ("/", "/"), ("a/", "a"),
    ] {
      #expect(Paths.normalized(path) == wanted, "\(path)")
    }
    #expect(Paths.displayed(Paths.absolute("x/a.band")) == "x/a.band")
    #expect(Paths.displayed(Paths.absolute("../a.band")) == "../a.band")
    #expect(Paths.folder(of: "/a") == "/")
    #expect(Paths.folder(of: "a") == ".")
    #expect(Paths.lastPart(of: "a/b.band") == "b.band")
  }
}
