import Foundation
import Testing

/// What commands answer where a newcomer asks for something near what there is.
@Suite struct CommandAnswerTests {
  private let phone = ["--device", "iphone-16", "--orientation", "portrait", "--proof", "off"]

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("project.band", "project { targets: phones }\n")
    try folder.write("parts.band", "component Tile(title: String) { column { text(title) } }\n")
    try folder.write("home.band", "import \"parts.band\"\nscreen Home { Tile(\"Hello\") }\n")
    return folder
  }

  // MARK: Sources without a screen

  @Test func aSourceWithoutAScreenIsTold() throws {
    let folder = try project()
    try folder.write("empty.band", "// nothing yet\n")
    let empty = try bandc(["check", "empty.band"] + phone, in: folder.path)
    #expect(empty.status == 0)
    #expect(
      empty.error == """
        0 screens checked on 0 configurations: 0 errors, 0 warnings
        note: 'empty.band' declares nothing; a screen is 'screen Home { text("Hello") }'

        """)
    let library = try bandc(["check", "parts.band"] + phone, in: folder.path)
    #expect(library.status == 0)
    #expect(library.error.contains("note: there is no screen in 'parts.band': types were checked"), "\(library.error)")
    // Beside screens a library is nothing to speak of; an empty file is.
    let all = try bandc(["check", "."] + phone, in: folder.path)
    #expect(all.error.contains("note: 'empty.band' declares nothing") && !all.error.contains("parts.band"))
    #expect(try !bandc(["check", "home.band"] + phone, in: folder.path).error.contains("note:"))
    // What has an error says that, and a machine reads no notes.
    try folder.write("broken.band", "component Tile {")
    #expect(try !bandc(["check", "broken.band"] + phone, in: folder.path).error.contains("note: there is no screen"))
    #expect(try bandc(["check", "--format", "json", "empty.band"] + phone, in: folder.path).output.isEmpty)
    let build = try bandc(["build", "parts.band"], in: folder.path)
    #expect(build.status == 2)
    #expect(build.error.hasPrefix("bandc: there is no screen in 'parts.band', so nothing is written"), "\(build.error)")
  }

  // MARK: Which sources

  @Test func inAProjectTheFolderAtHandIsMeant() throws {
    let folder = try project()
    let check = try bandc(["check"] + phone, in: folder.path)
    #expect(check.status == 0 && check.error.hasPrefix("1 screen checked on 1 configuration"), "\(check.error)")
    #expect(try bandc(["fmt", "--check"], in: folder.path).status == 1)
    #expect(try bandc(["fmt"], in: folder.path).status == 0)
    #expect(try bandc(["fmt", "--check"], in: folder.path).status == 0)
  }

  @Test func aFolderWithOneScreenGivesOneDocument() throws {
    let folder = try project()
    let run = try bandc(["build", ".", "-o", "home.json", "--device", "iphone-16"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    #expect(folder.read("home.json")?.contains("\"screen\":\"Home\"") == true)
    try folder.write("other.band", "screen Other { text(\"Hello\") }\n")
    let two = try bandc(["build", ".", "-o", "home.json"], in: folder.path)
    #expect(two.status == 2)
    #expect(two.error.hasPrefix("bandc: 2 sources give a document each ('home.band', 'other.band'); write '-o DIR'"))
  }

  @Test func aFileThatIsNotThereIsLookedForBesideIt() throws {
    let folder = try project()
    for (asked, meant) in [
      ("hom.band", "home.band"), ("home.bnd", "home.band"), ("home", "home.band"), ("./prats.band", "parts.band"),
    ] {
      let run = try bandc(["check", asked], in: folder.path)
      #expect(run.status == 2)
      #expect(run.error.hasSuffix("no such file or folder; did you mean '\(meant)'?\n"), "\(run.error)")
    }
    try folder.write("sub/welcome.band", "screen Welcome { text(\"Hello\") }\n")
    #expect(
      try bandc(["check", "sub/welcom.band"], in: folder.path).error.hasSuffix("did you mean 'sub/welcome.band'?\n"))
    #expect(try bandc(["check", "zzzzzz.band"], in: folder.path).error.hasSuffix("no such file or folder\n"))
    #expect(
      try bandc(["devices", "iphnoe"]).error
        == "bandc: there is no device 'iphnoe'; did you mean 'iphone'? 'bandc devices iphone' lists those\n")
  }

  @Test func twoScreensOfOneNameNameTheFolderOfTheirPictures() throws {
    let folder = try TemporaryFolder()
    for name in ["a.band", "b.band"] { try folder.write("in/\(name)", "screen Chat { text(\"Hello\") }\n") }
    let run = try bandc(["build", "in", "--emit", "svg", "-o", "out"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("the folder 'out/Chat' holds the pictures of one"), "\(run.error)")
  }

  // MARK: explain

  @Test func explainAnswersTheWordsOfVerdicts() throws {
    for word in ["open", "proved", "refuted", "envelope", "configuration"] {
      let run = try bandc(["explain", word])
      #expect(run.status == 0 && run.output.hasPrefix("\(word): "), "\(word): \(run.output)")
    }
  }

  @Test func aWordThatManyRulesSpeakOfListsThem() throws {
    for (word, rule) in [
      ("shrink", "overflow "), ("sticky", "anchor_from_outside_scroll "), ("padding", "double_inset "),
    ] {
      let run = try bandc(["explain", word])
      #expect(run.output.hasPrefix("rules that speak of '\(word)'"), "\(word): \(run.output.prefix(80))")
      #expect(run.output.contains("\n\(rule)"), "\(word)")
    }
    // A name comes before what a rule says of itself, and so does what nearly is one.
    #expect(try bandc(["explain", "overflo"]).output.hasPrefix("overflow (deny)"))
    #expect(try bandc(["explain", "overflwo"]).error.contains("did you mean 'overflow'?"))
    for (words, rule) in [
      (["text", "too", "long"], "text_truncated"), (["hit", "slop"], "target_too_small"), (["48"], "target_too_small"),
      (["fab"], "tappable_covered"), (["toolbar"], "background_stops_short"),
    ] {
      #expect(try bandc(["explain"] + words).output.hasPrefix(rule), "\(words)")
    }
    #expect(try bandc(["explain", "zzz", "qqq"]).error.hasPrefix("bandc: there is no rule 'zzz qqq'"))
  }

  // MARK: Summaries and reports

  /// Two elements of one name in the branches of an `if`: each message has its own figures. What a `for` repeats has one message, which counts
  /// all of it.
  @Test func aVerdictBelongsToItsOwnMessage() throws {
    let source = """
      screen S {
          if screen.width > 600 {
              @tappable box a { left: safe.left; bottom: screen.bottom - 8; width: 300; height: 50 }
          } else {
              @tappable box a { left: safe.left; bottom: screen.bottom - 4; width: 200; height: 50 }
          }
          for i in 1...2 {
              @tappable box b {
                  left: safe.left + i * 60; width: 50; height: 50
                  bottom: screen.bottom - ((i == 1) == tablet ? 100 : 2)
              }
          }
      }
      """
    let run = try bandc(
      [
        "check", "--format", "json", "--proof", "off", "--device", "iphone-16", "--device", "ipad-9", "--device",
        "ipad-mini-6",
      ]
        + ["--orientation", "portrait", "-"], input: source)
    let lines = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary)
    }
    let verdicts = lines.filter { $0["rule"] as? String == "tappable_in_band" }.map { line in
      let finding = line["finding"] as? NSDictionary
      return "\(finding?["element"] ?? "") \(finding?["failing"] ?? "") \(finding?["worst"] ?? "")"
    }
    #expect(
      verdicts == [
        "a 1 iPad mini (6th generation), portrait", "a#2 1 iPhone 16, portrait", "b[0] 2 iPhone 16, portrait",
      ], "\(verdicts)")
  }

  /// Verdicts come before the bounds that they hold in, and what fails before what holds.
  @Test func aProofTellsWhatFailsFirst() throws {
    let run = try bandc(
      ["prove", "--target", "phones", "--text-ends", "off", "-"],
      input: """
        screen S {
            text("Hello")
            row r { left: safe.left; top: safe.top + 80; width: 100; box { width: 90; height: 9 } box { width: 90; height: 9 } }
        }
        """)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").map { String($0) } }
    let words = lines.dropFirst().map { line in
      line.contains("refuted:") ? "refuted" : line.contains("proved") && line.count > 3 ? "proved" : line[0]
    }
    let refuted = try #require(words.firstIndex(of: "refuted"))
    let proved = try #require(words.firstIndex(of: "proved"))
    let envelope = try #require(words.firstIndex(of: "envelope"))
    #expect(refuted < proved && proved < envelope, "\(run.output)")
    #expect(words.lastIndex(of: "refuted")! < proved && words.lastIndex(of: "proved")! < words.count, "\(words)")
  }

  /// A table of strings that isn't well formed is reported where it isn't, so that an editor opens that.
  @Test func aBrokenTableOfStringsIsReportedInItself() throws {
    let folder = try TemporaryFolder()
    try folder.write("texts/strings.json", "{\n  \"en\": {\n    \"a\": \"x\",\n    \"b\" \"y\"\n  }\n}\n")
    try folder.write("a.band", "strings \"texts/strings.json\"\nscreen A { text(key: \"a\") }\n")
    let named = try bandc(["check", "a.band"] + phone, in: folder.path)
    #expect(named.status == 1)
    #expect(
      named.error.hasPrefix(
        "error[strings_unreadable]: 'texts/strings.json' can't be read: a ':' is missing\n --> texts/strings.json:4:9\n"
      ),
      "\(named.error)")
    #expect(named.error.contains("note: the table is named here\n --> a.band:1:9"), "\(named.error)")
    // Named by the project it stands behind the project's own files.
    try folder.write("a.band", "screen A { text(key: \"a\") }\n")
    try folder.write("project.band", "strings \"texts/strings.json\"\nproject { targets: phones }\n")
    let project = try bandc(["check", "a.band", "--format", "xcode"] + phone, in: folder.path)
    #expect(project.output.hasPrefix("texts/strings.json:4:9: error: "), "\(project.output)")
  }
}
