import BandDiagnostics
import BandSyntax
import BandTestSupport
import Testing

/// Each file in `Cases/` announces its diagnostics itself.
@Test(arguments: files(in: "Tests/CheckerTests/Cases"))
func aCaseGetsTheDiagnosticsThatItAnnounces(file: TestFile) {
  expectDiagnostics(file) { typeCheckDiagnostics($0) }
}

/// A certain fix cures what it is for, and no other rule speaks after it that didn't before.
@Test func aCertainFixOfATypedCaseCuresItAndBringsNothingElse() {
  var fixes = 0
  for file in files(in: "Tests/CheckerTests/Cases") {
    let before = typeCheckDiagnostics(file.source)
    for diagnostic in before {
      guard let fix = diagnostic.fixes.first, fix.isCertain else { continue }
      fixes += 1
      var bytes = file.source.bytes
      for edit in fix.edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
        bytes.replaceSubrange(edit.place.span.range, with: edit.replacement.utf8)
      }
      let after = typeCheckDiagnostics(SourceText(name: file.source.name, bytes: bytes))
      let new = after.filter { found in !before.contains { $0.message == found.message } }
      #expect(after.count < before.count, "\(file.path): \(diagnostic.message)")
      #expect(new.isEmpty, "\(file.path): \(diagnostic.message): \(new.map { $0.message })")
    }
  }
  #expect(fixes > 2)
}
