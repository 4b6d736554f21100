import BandScreenModel

/// The same test for a person with a device in the hand: a page of Markdown with a box for each tap that is counted.
public func deviceChecklist(of screens: [DeviceTestScreen]) -> [UInt8] {
  var bytes = Array(checklistBeginning.utf8)
  for screen in screens {
    bytes.append("\n## \(markdownText(screen.name))\n")
    if screen.controls.isEmpty {
      bytes.append("\nNo control of this screen rests within 16 points of a strip.\n")
      continue
    }
    for platform in Platform.allCases {
      let controls = screen.controls(on: platform)
      if controls.isEmpty { continue }
      bytes.append("\n### \(platform == .ios ? "iOS" : "Android")\n\n")
      bytes.append("| control | held | scroll first | touch it near its | closest | times away, of 10 |\n")
      bytes.append("|---|---|---|---|---|---|\n")
      for control in controls {
        var name = code(control.path)
        if let label = control.label { name += " “\(markdownText(label))”" }
        for hold in control.holds {
          var way = heldAs(hold.orientation)
          if let state = hold.state { way += ", state \(code(state))" }
          for sheet in hold.detents { way += ", \(code(sheet.path)) at \(code(sheet.detent))" }
          let scrolls = hold.scrolls.map { scroll in
            "\(code(scroll.path)) \(scroll.isToEnd ? "to its end" : "until it shows") (\(scroll.towards.text))"
          }
          bytes.append("| \(name) | \(way) | \(scrolls.joined(separator: ", ")) | \(hold.edge.text) edge ")
          bytes.append("| \(markdownText(hold.closest)) | [ ] |\n")
        }
      }
    }
  }
  return bytes
}

/// A path as code; what no path holds is escaped instead.
private func code(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
  return isPlain && !path.isEmpty ? "`\(path)`" : markdownText(path)
}

private func heldAs(_ orientation: Orientation) -> String {
  switch orientation {
  case .portrait: "upright"
  case .landscape: "sideways"
  case .landscapeLeft: "top to the left"
  case .landscapeRight: "top to the right"
  }
}

private let checklistBeginning = """
  # On the device

  <!-- Written by 'bandc devicetest': change the screens and write it anew. -->

  For each line: open the screen, hold the device as it says, scroll first where it says so. Tap the control **ten times, quickly
  and with a little movement**, near the edge of it that is named. Count the times after which the app is no longer in front, and write
  the number into the last column. It has to be 0.

  Do it on a device with the home indicator, on Android with gestures and with three buttons, as far as you have them, and in
  portrait and landscape.

  """
