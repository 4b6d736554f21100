import BandDiagnostics
import BandSyntax

/// Appends a diagnostic as Xcode and GCC print theirs: `path:line:column: error: message [rule]`, its notes as lines of their own.
public func appendXcodeLines(_ report: Report, in sources: [SourceText], to output: inout [UInt8]) {
  let diagnostic = report.diagnostic
  func line(_ place: Place, _ kind: String, _ text: String) {
    if let reported = ReportedPlace(place, in: sources) {
      output.append("\(reported.file.onOneLine):\(reported.startLine):\(reported.startColumn): ")
    } else {
      output.append("bandc: ")
    }
    output.append("\(kind): \(text.onOneLine)\n")
  }
  line(diagnostic.place, diagnostic.severity.text, "\(diagnostic.message) [\(diagnostic.rule.text)]")
  for note in diagnostic.notes { line(note.place ?? diagnostic.place, "note", note.text) }
  for fix in diagnostic.fixes { line(diagnostic.place, "note", "fix: \(fix.titleWithExplanation())") }
}

/// Appends a diagnostic as a workflow command of GitHub Actions: `::error file=…,line=…,col=…,title=rule::message`.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions"; the escapes are those of `@actions/core`.
public func appendGitHubCommand(_ report: Report, in sources: [SourceText], to output: inout [UInt8]) {
  let diagnostic = report.diagnostic
  output.append("::\(diagnostic.severity.text) ")
  if let reported = ReportedPlace(diagnostic.place, in: sources) {
    output.append("file=")
    appendEscaped(reported.file, isProperty: true, to: &output)
    output.append(",line=\(reported.startLine),col=\(reported.startColumn),")
  }
  output.append("title=")
  appendEscaped(diagnostic.rule.text, isProperty: true, to: &output)
  output.append("::")
  var text = report.messageWithFacts
  for fix in diagnostic.fixes { text += "\nfix: \(fix.titleWithExplanation())" }
  appendEscaped(text, isProperty: false, to: &output)
  output.append("\n")
}

private func appendEscaped(_ text: String, isProperty: Bool, to output: inout [UInt8]) {
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "%"): output.append("%25")
    case UInt8(ascii: "\r"): output.append("%0D")
    case UInt8(ascii: "\n"): output.append("%0A")
    case UInt8(ascii: ":") where isProperty: output.append("%3A")
    case UInt8(ascii: ",") where isProperty: output.append("%2C")
    default: output.append(byte)
    }
  }
}
