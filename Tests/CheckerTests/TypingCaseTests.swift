import BandTestSupport
import Testing

/// Each file in `Cases/` announces its diagnostics itself.
@Test(arguments: files(in: "Tests/CheckerTests/Cases"))
func aCaseGetsTheDiagnosticsThatItAnnounces(file: TestFile) {
  expectDiagnostics(file) { typeCheckDiagnostics($0) }
}
