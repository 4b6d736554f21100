import BandWorkspace
import Foundation
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileAppearsOnlyWhenItIsWhole() throws {
    try folder.write("a.json", "old")
    let file = try AtomicFile(folder("a.json"))
    try file.write(Array("ne".utf8))
    #expect(folder.read("a.json") == "old")
    try file.write(Array("w".utf8))
    try file.commit()
    #expect(folder.read("a.json") == "new")
    #expect(folder.names == ["a.json"])
  }

  @Test func aForgottenFileLeavesNothing() throws {
    try folder.write("a.json", "old")
    let file = try AtomicFile(folder("a.json"))
    try file.write(Array("new".utf8))
    file.discard()
    #expect(folder.read("a.json") == "old")
    #expect(folder.names == ["a.json"])
  }

  @Test func aReplacedFileKeepsItsMode() throws {
    try folder.write("a.json", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("a.json"))
    try writeFile(folder("a.json"), Array("new".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: folder("a.json"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("real/a.json", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.json"), withDestinationPath: folder("real/a.json"))
    try writeFile(folder("link.json"), Array("new".utf8))
    #expect(folder.read("real/a.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.json")) == folder("real/a.json"))
    #expect(folder.names == ["link.json", "real"])
  }

  @Test func aFolderInItsPlaceIsAFailure() throws {
    try folder.write("a.json/inside", "old")
    let failure = #expect(throws: FileFailure.self) { try writeFile(folder("a.json"), [1]) }
    #expect(failure?.message == "cannot write '\(folder("a.json"))': it is a folder")
    #expect(folder.read("a.json/inside") == "old")
    #expect(folder.names == ["a.json"])
  }

  @Test func aFileWhereTheFolderShouldBeIsAFailure() throws {
    try folder.write("file", "old")
    let failure = #expect(throws: FileFailure.self) { try writeFile(folder("file/a.json"), [1]) }
    #expect(failure?.message == "cannot write '\(folder("file/a.json"))': not a directory")
    #expect(throws: FileFailure.self) { try makeFolder(folder("file/sub")) }
    #expect(folder.read("file") == "old")
  }

  @Test func aMissingFolderIsAFailure() {
    let failure = #expect(throws: FileFailure.self) { try writeFile(folder("none/a.json"), [1]) }
    #expect(failure?.kind == .missing)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDeviceIsAFailure() {
    let failure = #expect(throws: FileFailure.self) { try writeFile("/dev/full", Array(repeating: 32, count: 100)) }
    #expect(failure?.message == "cannot write '/dev/full': no space left on device")
  }

  @Test func foldersAreMadeAllTheWay() throws {
    try makeFolder(folder("a/b/c"))
    try makeFolder(folder("a/b/c"))
    try writeFile(folder("a/b/c/d.json"), Array("x".utf8))
    #expect(folder.read("a/b/c/d.json") == "x")
  }
}
