import BandParser
import BandTestSupport
import Testing

/// The sources with faults whose messages are marked in them.
struct CaseTests {
  @Test(arguments: files(in: "Tests/ParserTests/Cases"))
  func faultsAreReportedAsMarked(file: TestFile) {
    expectDiagnostics(file, diagnose: diagnose)
  }
}
