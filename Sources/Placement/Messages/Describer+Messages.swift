import BandDiagnostics

extension FindingDescriber {
  /// What is wrong in each configuration in which a finding fails, in the order of its failures; nothing where it is told as for
  /// the worst.
  ///
  /// The same button lies in the home indicator's band on one phone and in the navigation bar's on another.
  public func messages(of finding: Finding) -> [String?] {
    let told = message(finding)
    return finding.failures.map { failure in
      var single = finding
      single.failures = [failure]
      let text = message(single)
      return text == told ? nil : text
    }
  }
}
