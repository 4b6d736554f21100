import BandDiagnostics
import BandOutput
import BandSyntax

extension ProofReport {
  /// The report as one line of JSON: `docs/schema/proof.schema.json` is its shape.
  public func json(screen: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.field("screen", screen)
    json.field("cases", cases)
    json.field("regions", regions)
    json.field("runs", runs)
    json.field("proved", proved)
    json.field("refuted", refuted)
    json.field("open", open)
    json.field("envelopes", envelopes)
    json.key("verdicts")
    json.beginArray()
    for line in lines { json.verdict(line) }
    json.endArray()
    json.endObject()
    json.newline()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func verdict(_ line: ProofLine) {
    beginObject()
    field("rule", line.rule.text)
    field("element", line.path)
    if let assertion = line.assertion { field("assertion", assertion) }
    field("level", line.severity.text)
    switch line.verdict {
    case .proved(let families):
      field("verdict", "proved")
      field("for", families)
      switch line.texts {
      case .certain: break
      case .bothEnds: field("texts", "bothEnds")
      case .measured: field("texts", "measured")
      }
    case .refuted(let device):
      field("verdict", "refuted")
      field("on", device)
      if let isKnown = line.isOfCatalogue { field("inCatalogue", isKnown) }
    case .refutedBeyond(let device, let lift):
      field("verdict", "refuted")
      field("on", device)
      field("inCatalogue", false)
      field("lift", points: lift)
    case .open(let regions, let reason):
      field("verdict", "open")
      field("regions", regions)
      field("reason", reason)
    case .suppressed(let reason):
      field("verdict", "suppressed")
      field("reason", reason)
    }
    endObject()
  }
}
