import Foundation
import Testing

/// Misuse ends with status 2, says nothing on standard output, and its message says what to write instead.
@Suite struct ArgumentTests {
  @Test func everyMisuseSaysWhatToWriteInstead() throws {
    let cases: [(arguments: [String], message: String)] = [
      ([], "say what to do: 'bandc build FILE' compiles"),
      (["explian"], "there is no command 'explian'; did you mean 'explain'?"),
      (["xyzzy"], "there is no command 'xyzzy'\nCommands:"),
      (["terms.band"], "'terms.band' is no command; to compile it write 'bandc build terms.band'"),
      (["--json", "devices"], "'--json' stands before a command; write 'bandc COMMAND --json'"),
      (["devices", "--jsn"], "'bandc devices' has no option '--jsn'; did you mean '--json'?"),
      (["devices", "--markdown"], "'bandc devices' has no option '--markdown'; 'bandc explain' has"),
      (["devices", "--zzzzzzz"], "'bandc devices' has no option '--zzzzzzz'; 'bandc devices --help' lists them"),
      (["devices", "--json=yes"], "'--json' takes no value; write '--json' alone, without '=yes'"),
      (["devices", "--target"], "'--target' needs a value; write '--target NAME'"),
      (["devices", "--target="], "'--target' needs a value; write '--target NAME'"),
      (["devices", "--target", "phnes"], "there is no target 'phnes'; did you mean 'phones'?"),
      (["devices", "iphone-16-prp"], "there is no device 'iphone-16-prp'; did you mean 'iphone-16-pro'?"),
      (["devices", "qqqqq"], "there is no device 'qqqqq'; 'bandc devices' lists them"),
      (["explain", "tappable_in_bnad"], "there is no rule 'tappable_in_bnad'; did you mean 'tappable_in_band'?"),
      (["explain", "qqqqq"], "there is no rule 'qqqqq'; 'bandc explain' lists them"),
      (["init", "a", "b"], "'bandc init' takes one folder; leave out 'b'"),
      (["help", "biuld"], "there is no command 'biuld'; did you mean 'build'?"),
      (["build"], "'bandc build' needs a source; write a .band file, a folder, or - for standard input"),
      (["build", "none.band"], "cannot read 'none.band': no such file or folder"),
      (["check", "--format", "jsn", "-"], "'--format' knows no 'jsn'; did you mean 'json'?"),
      (
        ["check", "--format", "yaml", "-"], "'--format' knows no 'yaml'; write one of text, json, sarif, xcode, github"
      ),
      (["check", "--jobs", "0", "-"], "'--jobs' takes a number from 1 to 1024, not '0'"),
      (
        ["check", "--deny", "tappable_in_bnd", "-"],
        "there is no rule 'tappable_in_bnd'; did you mean 'tappable_in_band'?"
      ),
      (["check", "--allow", "syntax_error", "-"], "'syntax_error' is an error of the language and stays one"),
      (
        ["check", "--warn", "overflow", "--deny", "overflow", "-"],
        "'overflow' stands behind --warn and --deny; write one of them"
      ),
      (["check", "--device", "iPhone 16 Prp", "-"], "--device: there is no device 'iPhone 16 Prp'; did you mean"),
      (["build", "-", "-o", "a.band"], "'-o a.band' names a source; what is written is JSON: '-o a.json'"),
      (["fmt", "--device", "x", "."], "'bandc fmt' has no option '--device'; 'bandc build' has"),
      (["explain", "--device", "x"], "'bandc explain' has no option '--device'; 'bandc build' has"),
    ]
    for (arguments, message) in cases {
      let run = try bandc(arguments, input: "screen A { }\n")
      #expect(run.status == 2, "bandc \(arguments.joined(separator: " "))")
      #expect(run.error.hasPrefix("bandc: \(message)"), "bandc \(arguments.joined(separator: " ")): \(run.error)")
      #expect(run.output.isEmpty, "bandc \(arguments.joined(separator: " "))")
    }
  }

  @Test func helpSaysWhatEachCommandTakes() throws {
    let overview = try bandc(["--help"])
    #expect(overview.status == 0)
    for command in ["build", "check", "fix", "fmt", "devices", "explain", "init"] {
      #expect(overview.output.contains("\n  \(command) "), "\(command)")
      let page = try bandc([command, "--help"])
      #expect(page.status == 0)
      #expect(page.output.hasPrefix("bandc \(command): "), "\(command)")
      #expect(page.output.contains("\nOptions:\n"), "\(command)")
      #expect(try bandc(["help", command]).output == page.output)
    }
    #expect(try bandc(["--version"]).output.hasPrefix("bandc "))
  }

  @Test func explainFindsARuleByWhatPeopleSearchFor() throws {
    let page = try bandc(["explain", "tappable_in_band"])
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("tappable_in_band (deny): "))
    for words in [["home", "indicator"], ["Home Indicator"], ["bottom gesture bar"], ["inset-bottom"]] {
      #expect(try bandc(["explain"] + words).output == page.output, "\(words)")
    }
  }

  /// Without a letter a search is the text itself: `/*` is an alias, `!!!` is none.
  @Test func whatHasNoLetterIsNoRule() throws {
    for search in ["!!!", "?", "\"", "😀"] {
      #expect(try bandc(["explain", search]).error.hasPrefix("bandc: there is no rule '\(search)'"), "\(search)")
    }
    #expect(try bandc(["explain", "/*"]).output.hasPrefix("unterminated_comment"))
  }

  @Test func aPartOfANameListsAllThatHaveIt() throws {
    let pixels = try bandc(["devices", "pixel"])
    #expect(pixels.status == 0)
    let ids = pixels.output.split(separator: "\n")
    #expect(ids.count > 3 && ids.allSatisfy { $0.lowercased().contains("pixel") })
  }

  @Test func devicesAreListedAndShownWithTheirSources() throws {
    let list = try bandc(["devices", "--target", "ios,tablets"])
    #expect(list.output.contains("iphone-16-pro "))
    #expect(list.output.contains("pixel-tablet-gesture "))
    #expect(!list.output.contains("pixel-9-"))
    let one = try bandc(["devices", "iPhone", "16", "Pro"])
    #expect(one.output.hasPrefix("iPhone 16 Pro (iphone-16-pro)\n"))
    #expect(one.output.contains("\nSources:\n"))
    let json = try bandc(["devices", "iphone-16-pro", "pixel-9-gesture", "--json"])
    let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [NSDictionary]
    #expect(objects?.count == 2)
    #expect((objects?.first?["sources"] as? [Any])?.isEmpty == false)
  }

  @Test func initWritesAProjectOnceAndOverwritesNothing() throws {
    let folder = try TemporaryFolder()
    #expect(try bandc(["init", "new/project"], in: folder.path).status == 0)
    #expect(folder.read("new/project/welcome.band")?.contains("screen Welcome") == true)
    let check = try bandc(["check", "new/project"], in: folder.path)
    #expect(check.status == 0)
    #expect(check.error.contains("0 errors, 0 warnings"), "\(check.error)")
    #expect(try bandc(["fmt", "--check", "new/project"], in: folder.path).status == 0)
    try folder.write("new/project/tokens.band", "mine")
    let again = try bandc(["init", "new/project"], in: folder.path)
    #expect(again.status == 2)
    #expect(again.error.contains("is there already and is not overwritten"))
    #expect(folder.read("new/project/tokens.band") == "mine")
    // What it says to do next can be done.
    let odd = try bandc(["init", "--", "-d"], in: folder.path)
    #expect(odd.output.contains("bandc check ./-d/welcome.band"), "\(odd.output)")
    try folder.write("other/tokens.band", "mine")
    #expect(try bandc(["init", "other"], in: folder.path).status == 2)
    #expect(folder.read("other/project.band") == nil)
  }

  @Test func aClosedPipeEndsQuietly() throws {
    // The reader is gone before anything is written, so the first write fails.
    let run = try shell("{ sleep 0.2; $BANDC devices; echo status $? >&2; } | true")
    #expect(run.error == "status 0\n")
    let full = try shell("$BANDC devices >/dev/full")
    #expect(full.status == 2)
    #expect(full.error.contains("no space left on device"))
  }
}
