import BandLang
import BandOutput
import BandSyntax

/// What a checker says of a source on one device in one orientation: one line for each rule and element, as
/// `tappable_in_band agree 26`, with the overlap in points.
///
/// Messages that are no verdict of a layout stand there as `error[rule]: message`.
public func verdicts(
  _ source: String, on device: String, _ orientation: String = "portrait", options: CompileOptions = CompileOptions()
) -> [String] {
  var options = options
  options.overrides.devices = [device]
  options.overrides.orientations = [orientation]
  let result = compiled(source, options: options)
  if !result.faults.isEmpty { return result.faults.map { $0.message } }
  if result.configurations == 0 { return result.messages + ["no configuration"] }
  return result.findings.map { finding in
    let overlap = finding.configurations[0].overlap ?? 0
    return "\(finding.rule.text) \(finding.path) \(String(points: (overlap * 100).rounded() / 100))"
  }
}
