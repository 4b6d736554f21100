import BandChecker
import BandSyntax
import BandTestSupport
import Testing

/// Devices, targets and projects that are broken in any way give diagnostics, never a trap.
@Suite struct DevicesHostileTests {
  @Test func brokenDeclarationsAreReadToTheEnd() {
    let source = Array(
      """
      let bar = 48 / 2
      @a device "Kiosk 10" { id: "k"; platform: android; form: tablet; scale: 1.5; year: 2024; sources: "a", ["b"]
          portrait { screen: 800 by 1280; inset.top: bar; inset.bottom: unknown; corner: 0; home: 24; keyboard: -(3)
              strip navBar { kind: home; edge: bottom; thickness: unknown; takes: tap, [dragAcross]; deferrable: true }
              cutout hole { x: 3; y: 4; size: 32 by 32 } hinge { left: 600; width: 24 }
              variant "OS 2" { inset.top: 1e308 * 10; cutout: unknown } }
          landscapeLeft { screen: 1280 by 800 } complete: false }
      targets kiosks { "Kiosk 10", phones, kiosks; all }
      project { targets: kiosks; orientations: portrait, landscape; directions: ltr; textSizes: default, 1.7x, all
          deny: target_too_small; platform: minimum; envelope { width: 320...480; inset.bottom: 0...60 } }
      screen A { targets: "Kiosk 10", kiosks; textSizes: 2x; if ios { targets: all } text("a") }
      """.utf8)
    var random = SeededGenerator(seed: 20_260)
    var catalogue = CatalogueProfiles()
    var found = 0
    for round in 0..<400 {
      var bytes = source
      if round % 3 == 0 { bytes.removeLast(random.below(bytes.count)) }
      for _ in 0...random.below(4) where !bytes.isEmpty {
        let start = random.below(bytes.count)
        let end = start + random.below(min(12, bytes.count - start) + 1)
        switch random.below(4) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
        case 2: bytes[start] = UInt8(truncatingIfNeeded: random.next())
        default: bytes.insert(contentsOf: Array("9999999999".utf8), at: start)
        }
      }
      let file = ReadFile(SourceText(name: "\(round).band", bytes: bytes))
      found += file.diagnostics.count
      for screen in file.screens { _ = makeMatrix(for: screen, in: file.scope, catalogue: &catalogue) }
    }
    // The source has faults of its own, and nearly every change adds some.
    #expect(found > 400)
  }
}
