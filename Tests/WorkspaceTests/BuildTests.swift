import Foundation
import Testing

/// The commands that compile, run as a user runs them.
@Suite struct BuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("good.band", Self.good)
  }

  private static let good = """
    screen Good {
        @scroll(vertical)
        column page {
            padding: 16; gap: 8
            for i in 1...60 { text("Line \\(i)") { style: body } }
        }
    }

    """

  private static let band = """
    screen Terms {
        @tappable
        box agree {
            left: safe.left + 16; right: safe.right - 16; height: 50
            bottom: screen.bottom - 8
        }
    }

    """

  private static let phone = ["--device", "iPhone 16 Pro"]

  private func run(_ arguments: [String], input: String = "") throws -> Run {
    try bandc(arguments, input: input, in: folder.path)
  }

  private func document(_ text: String?) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? NSDictionary)
  }

  // MARK: Where documents go

  @Test func messagesMakeTheFolderThatTheyGoInto() throws {
    let run = try run(
      ["check", "good.band", "--format", "json", "--proof", "off", "-o", "in/to/found.json"] + Self.phone)
    #expect(run.status == 0, "\(run.error)")
    #expect(folder.read("in/to/found.json") == "")
  }

  @Test func aDocumentGoesWhereItIsAskedFor() throws {
    let plain = try run(["build", "good.band"] + Self.phone)
    #expect(plain.status == 0, "\(plain.error)")
    #expect(try document(plain.output)["screen"] as? String == "Good")
    for (output, file) in [
      ("one.json", "one.json"), ("out", "out/Good.json"), ("deep/er/", "deep/er/Good.json"),
      ("v1.0/x/", "v1.0/x/Good.json"), ("deep/two.json", "deep/two.json"),
    ] {
      let run = try run(["build", "good.band", "-o", output] + Self.phone)
      #expect(run.status == 0, "-o \(output): \(run.error)")
      #expect(run.output.isEmpty)
      #expect(run.error.hasSuffix("wrote \(file) (1 screen, 3 configurations)\n"), "\(run.error)")
      #expect(folder.read(file) == plain.output, "-o \(output)")
    }
    for output in ["-", "/dev/stdout"] {
      #expect(try run(["build", "good.band", "-o", output] + Self.phone).output == plain.output, "-o \(output)")
    }
    #expect(try run(["build", "-"] + Self.phone, input: Self.good).output == plain.output)
    let pretty = try run(["build", "--pretty", "good.band"] + Self.phone)
    #expect(try document(pretty.output) == document(plain.output))
  }

  @Test func severalScreensNeedAFolder() throws {
    try folder.write("two.band", "screen One { }\nscreen Two { }\n")
    try folder.write("sub/one.band", "screen One { }\n")
    for output in [[], ["-o", "x.json"]] {
      let run = try run(["build", "two.band"] + output + Self.phone)
      #expect(run.status == 2)
      #expect(run.error == "bandc: 'two.band' has 2 screens (One, Two); write '-o DIR' for a file each\n")
      #expect(run.output.isEmpty)
    }
    let several = try run(["build", "."] + Self.phone)
    #expect(several.status == 2)
    #expect(several.error.hasSuffix("write '-o DIR' for a file each\n"))
    #expect(try run(["build", ".", "-o", "out"] + Self.phone).status == 0)
    for name in ["Good", "One", "Two", "sub/One"] { #expect(folder.read("out/\(name).json") != nil, "\(name)") }
    let clash = try run(["build", "two.band", "sub/one.band", "-o", "clash"] + Self.phone)
    #expect(clash.status == 2)
    #expect(clash.error.contains("both have a screen 'One'"))
  }

  @Test func aPageGoesWhereADocumentWould() throws {
    try folder.write("terms.band", Self.band)
    let plain = try run(["build", "terms.band", "--emit", "html"] + Self.phone)
    #expect(plain.status == 1)
    #expect(plain.output.hasPrefix("<!doctype html>\n"))
    #expect(plain.output.contains("<title>Terms</title>"))
    #expect(plain.output.hasSuffix("</html>\n"))
    #expect(plain.output.contains(try run(["build", "terms.band"] + Self.phone).output))
    for (output, file) in [("terms.html", "terms.html"), ("out", "out/Terms.html")] {
      #expect(try run(["build", "terms.band", "--emit=html", "-o", output] + Self.phone).status == 1)
      #expect(folder.read(file) == plain.output, "-o \(output)")
    }
  }

  @Test func eachConfigurationGivesAPicture() throws {
    let names = [
      "0000-iphone-16-pro-portrait.svg", "0001-iphone-16-pro-landscape-left.svg",
      "0002-iphone-16-pro-landscape-right.svg",
    ]
    let all = try run(["build", "good.band", "--emit", "svg", "-o", "out"] + Self.phone)
    #expect(all.status == 0, "\(all.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out/Good")).sorted() == names)
    let one = ["build", "good.band", "--emit", "svg", "--orientation", "portrait"] + Self.phone
    let single = try run(one)
    #expect(single.output == folder.read("out/Good/\(names[0])"))
    #expect(try run(one + ["-o", "one.svg"]).status == 0)
    #expect(folder.read("one.svg") == single.output)
  }

  @Test func severalPicturesNeedAFolder() throws {
    for output in [[], ["-o", "x.svg"]] {
      let run = try run(["build", "good.band", "--emit", "svg"] + output + Self.phone)
      #expect(run.status == 2)
      #expect(
        run.error
          == "bandc: 'good.band' gives 3 pictures; write '-o DIR' for a file each, or ask for one configuration, with '--device', '--orientation', '--text-size', '--state' and '--locale'; a screen with several 'directions' or an '@input' has more than one even then\n"
      )
      #expect(run.output.isEmpty)
      #expect(folder.read("x.svg") == nil)
    }
    let unknown = try run(["build", "good.band", "--emit", "sgv"])
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("'--emit' knows no 'sgv'; did you mean 'svg'?"), "\(unknown.error)")
    let source = try run(["build", "good.band", "--emit", "html", "-o", "good.band"])
    #expect(source.error.contains("what is written is HTML: '-o good.html'"), "\(source.error)")
  }

  @Test func aSourceWithoutAScreenGivesNothing() throws {
    try folder.write("tokens.band", "let gutter = 16\n")
    let run = try run(["build", "tokens.band"])
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("bandc: there is no screen in 'tokens.band', so nothing is written; "), "\(run.error)")
    #expect(try self.run(["check", "tokens.band"]).status == 0)
  }

  // MARK: What is wrong with a source

  @Test func aButtonInTheBandIsAnError() throws {
    try folder.write("terms.band", Self.band)
    let check = try run(["check", "terms.band"] + Self.phone)
    #expect(check.status == 1)
    #expect(check.error.hasPrefix("error[tappable_in_band]: "), "\(check.error)")
    #expect(check.error.contains("\n --> terms.band:5:17\n"), "\(check.error)")
    let build = try run(["build", "terms.band", "-o", "terms.json"] + Self.phone)
    #expect(build.status == 1)
    let findings = try document(folder.read("terms.json"))["findings"] as? [NSDictionary]
    #expect(findings?.first?["rule"] as? String == "tappable_in_band")
    #expect(try run(["check", "--allow", "tappable_in_band,tied_to_glass", "terms.band"] + Self.phone).status == 0)
  }

  @Test func anErrorOfTheLanguageLeavesTheOldDocument() throws {
    try folder.write("bad.band", "screen Bad { box a { width fill } }\n")
    try folder.write("bad.json", "old")
    let run = try run(["build", "bad.band", "-o", "bad.json"])
    #expect(run.status == 1)
    #expect(run.error.contains("--> bad.band:1:"))
    #expect(folder.read("bad.json") == "old")
    #expect(!folder.names.contains { $0.hasPrefix(".bandc") })
  }

  @Test func bytesThatAreNoSourceAreAnErrorAtAPlace() throws {
    try Data([0x73, 0x63, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: folder("bytes.band")))
    let bytes = try run(["check", "bytes.band"])
    #expect(bytes.status == 1)
    #expect(bytes.error.contains("--> bytes.band:1:3"), "\(bytes.error)")
    try Data(count: 17 << 20).write(to: URL(fileURLWithPath: folder("large.band")))
    let large = try run(["check", "large.band"])
    #expect(large.status == 1)
    #expect(large.error.hasPrefix("error[file_too_large]"), "\(large.error.prefix(200))")
  }

  @Test func messagesGoOutInEveryFormat() throws {
    try folder.write("terms.band", Self.band)
    func report(_ format: String) throws -> String {
      let run = try run(["check", "--format", format, "terms.band"] + Self.phone)
      #expect(run.status == 1, "\(format)")
      #expect(run.error.isEmpty, "\(format)")
      return run.output
    }
    let line = try document(report("json"))
    #expect((line["finding"] as? NSDictionary)?["element"] as? String == "agree")
    #expect(try document(report("sarif"))["version"] as? String == "2.1.0")
    #expect(try report("xcode").hasPrefix("terms.band:5:17: error: "))
    #expect(try report("github").hasPrefix("::error file=terms.band,line=5,col=17,title=tappable_in_band::"))
    #expect(try run(["check", "--format", "sarif", "-o", "log.sarif", "terms.band"] + Self.phone).output.isEmpty)
    #expect(folder.read("log.sarif") == (try report("sarif")))
  }

  @Test func whatIsWrongInAFileIsToldOnceHoweverManyImportIt() throws {
    try folder.write("sources/cards.band", "component Card() { box { } }\n")
    try folder.write("sources/a.band", "import \"cards.band\"\nscreen A { }\n")
    try folder.write("sources/b.band", "import \"cards.band\"\nscreen B { }\n")
    let run = try run(["check", "sources"] + Self.phone)
    #expect(run.error.components(separatedBy: "warning[hides_standard]").count == 2, "\(run.error)")
    #expect(run.error.contains("0 errors, 1 warning"), "\(run.error)")
  }

  @Test func levelsChangeWarningsOfTheLanguageToo() throws {
    try folder.write("hides.band", "component Card() { box { } }\nscreen A { }\n")
    let plain = try run(["check", "hides.band"] + Self.phone)
    #expect(plain.status == 0)
    #expect(plain.error.contains("warning[hides_standard]"), "\(plain.error)")
    let denied = try run(["check", "--deny", "hides_standard", "hides.band"] + Self.phone)
    #expect(denied.status == 1)
    #expect(denied.error.contains("error[hides_standard]"))
    let allowed = try run(["check", "--allow", "hides_standard", "hides.band"] + Self.phone)
    #expect(allowed.error.hasSuffix("0 errors, 0 warnings\n"))
    #expect(!allowed.error.contains("hides_standard"))
  }

  @Test func fixWritesWhatIsCertainOnce() throws {
    try folder.write("terms.band", Self.band)
    let would = try run(["fix", "--check", "terms.band"])
    #expect(would.status == 1)
    #expect(folder.read("terms.band") == Self.band)
    let fixed = try run(["fix", "terms.band"])
    #expect(fixed.status == 0, "\(fixed.error)")
    let text = Self.band.replacingOccurrences(of: "screen.bottom", with: "safe.bottom")
    #expect(folder.read("terms.band") == text)
    #expect(try run(["fix", "terms.band"]).error == "")
    try folder.write("odd.band", "screen A { box a { widht: 1 } }\n")
    #expect(
      try run(["fix", "odd.band"]).error.contains(
        "odd.band has not changed: the fixes that are offered are not certain: write by hand what you mean\n"))
    try folder.write("odd.band", "screen A { column c { text(3) } }\n")
    #expect(try run(["fix", "odd.band"]).error.contains("odd.band has not changed: no message has a fix\n"))
    #expect(try run(["fix", "-"], input: Self.band).output == text)
    #expect(try run(["check", "terms.band"]).status == 0)
  }

  // MARK: The same for any number of threads

  @Test func theNumberOfThreadsChangesNothing() throws {
    for index in 0..<12 {
      let text = index % 3 == 0 ? Self.band : index % 3 == 1 ? Self.good : "screen X { box a { widht: 1 } }\n"
      let name = "Screen\(index)"
      try folder.write(
        "many/s\(index).band",
        text.replacingOccurrences(of: "screen Good", with: "screen \(name)")
          .replacingOccurrences(of: "screen Terms", with: "screen \(name)")
          .replacingOccurrences(of: "screen X", with: "screen \(name)"))
    }
    let all = try FileManager.default.contentsOfDirectory(atPath: folder("many")).sorted().compactMap {
      folder.read("many/\($0)")
    }
    try folder.write("all.band", all.joined())
    for (source, form) in [("many", "json"), ("all.band", "json"), ("many", "html")] {
      let one = try run(["build", source, "--emit", form, "--jobs", "1", "-o", "one/"] + Self.phone)
      let two = try run(["build", source, "--emit", form, "--jobs", "3", "-o", "two/"] + Self.phone)
      #expect(one.status == 1)
      #expect(one.error.replacing("one/", with: "two/") == two.error, "\(source)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder("one")).sorted()
      #expect(names == (try FileManager.default.contentsOfDirectory(atPath: folder("two")).sorted()), "\(source)")
      for name in names { #expect(folder.read("one/\(name)") == folder.read("two/\(name)"), "\(source) \(name)") }
    }
  }

  // MARK: Writes that fail

  /// What a failed write must leave: the old file as it was, nothing else, a message and status 2.
  private func expectUntouched(_ run: Run, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.status == 2, "\(run.error)", sourceLocation: sourceLocation)
    #expect(run.error.hasPrefix("bandc: cannot "), "\(run.error)", sourceLocation: sourceLocation)
    #expect(folder.read(name) == "old", sourceLocation: sourceLocation)
    #expect(!folder.names.contains { $0.hasPrefix(".bandc") }, sourceLocation: sourceLocation)
  }

  @Test func aFullDiskLeavesTheOldFile() throws {
    try folder.write("good.json", "old")
    // A limit of one block: the document is larger. The signal that comes with it is ignored, or it is ours to ignore.
    for trap in ["trap '' XFSZ;", ""] {
      let run = try shell(
        "\(trap) ulimit -f 1; $BANDC build good.band -o good.json --device 'iPhone 16 Pro'", in: folder.path)
      // The test's own files are limited too, but the message fits.
      expectUntouched(run, "good.json")
    }
    #expect(try run(["build", "good.band", "-o", "/dev/full"] + Self.phone).status == 2)
    #expect(try shell("$BANDC build good.band >/dev/full", in: folder.path).status == 2)
    #expect(try shell("$BANDC check --format json terms.band >/dev/full", in: folder.path).status != 0)
  }

  @Test func whatCannotBeReplacedIsLeft() throws {
    try folder.write("good.json", "old")
    expectUntouched(try run(["build", "good.band", "-o", "good.json/x.json"] + Self.phone), "good.json")
    try folder.write("out/Good.json/inside", "old")
    expectUntouched(try run(["build", "good.band", "-o", "out"] + Self.phone), "out/Good.json/inside")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out")) == ["Good.json"])
  }

  @Test func aClosedPipeEndsABuildQuietly() throws {
    let run = try shell("{ sleep 0.2; $BANDC build good.band; echo status $? >&2; } | true", in: folder.path)
    #expect(run.error == "status 0\n")
  }

  // MARK: What is told before anything is done

  @Test func twoScreensOfOneNameAreFoundBeforeAnythingIsWritten() throws {
    for name in ["a", "b", "c"] {
      try folder.write("\(name).band", "screen \(name == "b" ? "Other" : "Home") { text(\"Hello\") }\n")
    }
    let run = try run(["build", "a.band", "b.band", "c.band", "-o", "out"] + Self.phone)
    #expect(run.status == 2)
    #expect(run.error.contains("'a.band' and 'c.band' both have a screen 'Home'"), "\(run.error)")
    #expect(!folder.names.contains("out"))
  }

  @Test func anOptionThatTakesOneValueIsGivenOnce() throws {
    let run = try run(["build", "good.band", "-o", "a", "--output", "b"])
    #expect(run.status == 2)
    #expect(run.error.contains("'--output' is given twice: 'a' and 'b'"), "\(run.error)")
  }

  @Test func ofSeveralScreensTheOneWithStatesSaysWhichThereAre() throws {
    try folder.write("states.band", "screen A { states: idle, error; text(\"a\") }\nscreen Z { text(\"x\") }\n")
    let run = try run(["check", "--proof", "off", "--state", "idel", "states.band"] + Self.phone)
    #expect(run.status == 2)
    #expect(run.error.contains("did you mean 'idle'?"), "\(run.error)")
  }

  @Test func aProjectInAnotherFileIsToldWhereItBelongs() throws {
    try folder.write("own.band", "project { targets: phones }\nscreen A { text(\"a\") }\n")
    let run = try run(["check", "--proof", "off", "own.band"] + Self.phone)
    #expect(run.status == 1)
    #expect(run.error.contains("error[misplaced_item]: 'project' has an effect only in a file named 'project.band'"))
    try folder.write("sub/project.band", "project { targets: phones }\n")
    try folder.write("sub/a.band", "screen A { text(\"a\") }\n")
    #expect(try self.run(["check", "--proof", "off", "sub/a.band"] + Self.phone).status == 0)
  }

  @Test func aFixIsCountedForTheFileThatItChanges() throws {
    try folder.write("tokens.band", "let a = [1\n  2]\n")
    try folder.write(
      "main.band", "import \"tokens.band\"\nscreen A { column { justify: space-between; text(\"a\") } }\n")
    let run = try run(["fix", "main.band"] + Self.phone)
    #expect(run.error.contains("tokens.band has changed (1 fix)"), "\(run.error)")
    #expect(run.error.contains("main.band has changed (1 fix)"), "\(run.error)")
  }

  @Test func pathsWithBlanksAreTypedAsAShellWantsThem() throws {
    let start = try run(["init", "my app"])
    #expect(start.output.contains("bandc check \"my app/welcome.band\""), "\(start.output)")
    try folder.write("my app/loose.band", "screen  A {text(\"a\")}\n")
    let format = try run(["fmt", "--check", "my app/loose.band"])
    #expect(format.error.contains("'bandc fmt \"my app/loose.band\"' does it"), "\(format.error)")
  }

  @Test func importsAndPicturesSayWhyTheyAreNotThere() throws {
    let file = FileManager.default
    try file.createSymbolicLink(atPath: folder("alias.band"), withDestinationPath: folder("nowhere.band"))
    try folder.write("tokens.band", "let a = 1\n")
    for (source, message) in [
      ("import \"alias.band\"", "'alias.band' is a link that leads nowhere"),
      ("import \".\"", "'.' is a folder, and an import names a file"),
      ("import \"TOKENS.band\"", "there is no file 'TOKENS.band'; did you mean 'tokens.band'?"),
      ("screen A { image(\"../x.png\") }", "the picture '../x.png' is outside the project"),
      ("screen A { image(\"x.png\") }", "the picture 'x.png' can't be found"),
    ] {
      let run = try run(["check", "--proof", "off", "-"] + Self.phone, input: source + "\n")
      #expect(run.error.contains(": \(message)\n"), "\(source): \(run.error)")
    }
  }

  @Test func aPictureBehindALongProfileHasItsSize() throws {
    // Two application segments of 65,533 bytes, then a frame of 120 by 80 (ITU-T T.81, B.2.2).
    let segment: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 80, 0, 120, 3] + [UInt8](repeating: 0, count: 9)
    for count in [0, 1, 2, 20] {
      let bytes = [0xFF, 0xD8] + [[UInt8]](repeating: segment, count: count).flatMap { $0 } + frame
      try Data(bytes).write(to: URL(fileURLWithPath: folder("long.jpg")))
      let source = "screen A { column { image shown(\"long.jpg\") } }\n"
      let run = try run(["build", "--orientation", "portrait", "-"] + Self.phone, input: source)
      #expect(run.status == 0, "\(count) segments: \(run.error)")
      #expect(run.output.contains(",120,80,null"), "\(count) segments: \(run.output)")
    }
    // Cut short in the middle of a segment: damaged, and told so.
    try Data([0xFF, 0xD8] + segment + segment.dropLast(9)).write(to: URL(fileURLWithPath: folder("cut.jpg")))
    let run = try run(["check", "--proof", "off", "-"] + Self.phone, input: "screen A { image(\"cut.jpg\") }\n")
    #expect(run.error.contains("the header of 'cut.jpg' is damaged"), "\(run.error)")
  }
}
