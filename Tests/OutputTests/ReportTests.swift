import BandDiagnostics
import BandOutput
import BandScreenModel
import BandSyntax
import BandTestSupport
import Foundation
import Testing

private let source = """
  screen A {
    box agree {
      bottom: screen.bottom - 8
    }
  }
  let b = 1
  let b = 2

  """

private func place(of marked: String, in text: String = source) -> Place {
  Place(file: FileID(0), span: span(of: marked, in: text))
}

private func reports(in text: String = source) -> [Report] {
  let verdict = Diagnostic(
    RuleName("tappable_in_band"), at: place(of: "screen.bottom - 8", in: text), "'agree' rests in the band",
    label: "from the glass",
    notes: [
      DiagnosticNote(.fact, "Phone A, portrait: 26 of 50 pt, 50% of it"), DiagnosticNote(.help, "use safe.bottom"),
    ],
    fixes: [
      FixIt(
        "bottom: safe.bottom - 8", edits: [TextEdit(at: place(of: "screen", in: text), "safe")], isCertain: true,
        explanation: "26 is the least lift")
    ])
  let finding = FindingRecord(
    element: 1, path: "agree", rule: verdict.rule, severity: .error, message: verdict.message, line: 3, column: 13,
    configurations: [FailingConfiguration(index: 4, overlap: 13), FailingConfiguration(index: 7, overlap: 26)],
    worst: 7, worstName: "Phone A, portrait", lift: 26, rest: nil, certainty: .checked(configurations: 12))
  let clash = Diagnostic(
    RuleName("name_clash"), .warning, at: place(of: "b = 2", in: text), "'b' is\nset, twice: 100%",
    notes: [DiagnosticNote(.related, "first set here", at: place(of: "b = 1", in: text))])
  return [Report(verdict, screen: "A", finding: finding), Report(clash), Report(clash)]
}

private let descriptions: @Sendable (RuleName) -> RuleDescription? = { name in
  name.text != "tappable_in_band"
    ? nil
    : RuleDescription(
      "tappable_in_band", .deny, summary: "a tappable rests in a strip", explanation: "The swipe wins.",
      bad: "bad {}", good: "good {}")
}

/// What stands in nested dictionaries under keys that are joined by points.
private func value(_ object: NSDictionary, _ path: String) -> Any? {
  var current: Any? = object
  for key in path.split(separator: ".") { current = (current as? NSDictionary)?[String(key)] }
  return current
}

private func sarif(_ text: String, name: String = "dir/a b.band", isPretty: Bool = false) -> [UInt8] {
  var log = SARIFLog(version: "1.2.3", isPretty: isPretty, describe: descriptions)
  for report in reports(in: text) { log.append(report, in: [SourceText(name: name, text)]) }
  return log.finish()
}

@Suite struct ReportTests {
  @Test func jsonLinesCarryEverything() throws {
    var bytes: [UInt8] = []
    for report in reports().prefix(2) { appendJSONLine(report, in: [SourceText(name: "a.band", source)], to: &bytes) }
    try expectGolden(String(decoding: bytes, as: UTF8.self), "diagnostics.jsonl")
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      _ = try JSONSerialization.jsonObject(with: Data(line))
    }
  }

  @Test func xcodeReadsOneLineForEachMessage() {
    var bytes: [UInt8] = []
    for report in reports().prefix(2) {
      appendXcodeLines(report, in: [SourceText(name: "dir/a.band", source)], to: &bytes)
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        dir/a.band:3:13: error: 'agree' rests in the band [tappable_in_band]
        dir/a.band:3:13: note: Phone A, portrait: 26 of 50 pt, 50% of it
        dir/a.band:3:13: note: use safe.bottom
        dir/a.band:3:13: note: fix: bottom: safe.bottom - 8 (26 is the least lift; `bandc fix` writes it)
        dir/a.band:7:5: warning: 'b' is set, twice: 100% [name_clash]
        dir/a.band:6:5: note: first set here

        """)
  }

  /// The escapes are those of `@actions/core`: `%`, CR and LF everywhere, `:` and `,` in properties.
  @Test func githubCommandsAreEscaped() {
    var bytes: [UInt8] = []
    appendGitHubCommand(reports()[1], in: [SourceText(name: "a,b:c%.band", source)], to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "::warning file=a%2Cb%3Ac%25.band,line=7,col=5,title=name_clash::'b' is%0Aset, twice: 100%25\n")
  }

  @Test func sarifHasTheWholeStory() throws {
    try expectGolden(String(decoding: sarif(source, isPretty: true), as: UTF8.self), "log.sarif")
  }

  private func results(_ bytes: [UInt8]) throws -> [NSDictionary] {
    let log = try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary
    return try #require((log?["runs"] as? [NSDictionary])?.first?["results"] as? [NSDictionary])
  }

  @Test func sarifFoldsConfigurationsAndPointsAtRelativeURIs() throws {
    let results = try results(sarif(source))
    #expect(results.count == 3)
    #expect(value(results[0], "properties.failing") as? Int == 2)
    let location = try #require((results[0]["locations"] as? [NSDictionary])?.first)
    #expect(value(location, "physicalLocation.artifactLocation.uri") as? String == "dir/a%20b.band")
    #expect(value(location, "physicalLocation.region.startLine") as? Int == 3)
  }

  /// SARIF 2.1.0, sections 3.27.9 and 3.27.10: `pass` and `open` are kinds of results, and what doesn't fail has the level `none`.
  @Test func aVerdictOfAProofIsAResultOfItsKind() throws {
    var log = SARIFLog(version: "1.0", describe: descriptions)
    let place = place(of: "box agree")
    let sources = [SourceText(name: "a.band", source)]
    for (kind, reason) in [
      (SARIFLog.Verdict.Kind.pass, nil), (.open, nil), (.fail(.warning), nil), (.open, "a reason"),
    ] {
      log.append(
        SARIFLog.Verdict(
          RuleName("tappable_in_band"), kind, "told", at: place, screen: "A", path: "agree", suppression: reason),
        in: sources)
    }
    let results = try results(log.finish())
    #expect(results.map { $0["kind"] as? String } == ["pass", "open", "fail", "open"])
    #expect(results.map { $0["level"] as? String } == ["none", "none", "warning", "none"])
    #expect(results.map { $0["suppressions"] != nil } == [false, false, false, true])
    #expect(value(results[0], "properties.element") as? String == "agree")
    #expect(results.allSatisfy { ($0["locations"] as? [NSDictionary])?.count == 1 })
  }

  @Test func fingerprintsSurviveMovedLinesAndTellTwinsApart() throws {
    func prints(_ bytes: [UInt8]) throws -> [String] {
      try results(bytes).compactMap { ($0["partialFingerprints"] as? [String: String])?["bandlang/v1"] }
    }
    let before = try prints(sarif(source))
    #expect(Set(before).count == 3)
    let moved =
      "// one more line\n\n"
      + source.replacingOccurrences(of: "let b = 2", with: "  let b =  2")
      .replacingOccurrences(of: "b =  2", with: "b = 2")
    #expect(try prints(sarif(moved)) == before)
    #expect(try prints(sarif(source, name: "dir/other.band")) != before)
  }

  @Test func aColonInAFileNameIsNoScheme() throws {
    let location = try #require(
      (try results(sarif(source, name: "c:x.band"))[0]["locations"] as? [NSDictionary])?.first)
    #expect(value(location, "physicalLocation.artifactLocation.uri") as? String == "./c:x.band")
  }
}
