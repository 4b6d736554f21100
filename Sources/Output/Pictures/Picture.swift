import BandScreenModel
import BandSyntax

/// One configuration of a screen, drawn at each of its rests side by side, with what is wrong in it underneath.
struct Picture {
  let screen: PictureSubject
  let configuration: ConfigurationRecord
  let frames: FrameTable
  let offences: [Offence]
  let grid: PixelGrid
  /// What of the elements differs here.
  let changes: [Int: ElementChange]

  init(screen: PictureSubject, configuration: ConfigurationRecord, frames: FrameTable, offences: [Offence]) {
    self.screen = screen
    self.configuration = configuration
    self.frames = frames
    self.offences = offences
    grid = PixelGrid(scale: configuration.scale, size: configuration.size, strips: configuration.strips)
    var changes: [Int: ElementChange] = [:]
    for change in configuration.changes { changes[change.element] = change }
    self.changes = changes
  }

  /// The whole file.
  func bytes() -> [UInt8] {
    let margin = 16.0
    let gap = 40.0
    let rests = rests
    let size = configuration.size
    let width = Double(rests.count) * (size.width + gap) - gap + 2 * margin
    var y = margin
    var text = ""
    func lines(_ content: String, _ kind: String, font: Double) {
      let room = (width - 2 * margin) / font
      for line in roughLines(content, width: room, count: 8) {
        y += font * 1.3
        // A little above the foot of its line.
        text +=
          "<text class=\"\(kind)\" x=\"\(points: margin)\" y=\"\(points: y - font * 0.3)\" font-size=\"\(points: font)\""
          + squeezed(line, into: width - 2 * margin, font: font) + ">\(escapedForXML(line))</text>\n"
      }
    }
    lines("\(screen.name) on \(configuration.title)", "title", font: 17)
    if rests.contains(where: { $0.title != nil }) { y += 24 }
    y += margin
    var body = ""
    for (index, rest) in rests.enumerated() {
      let x = margin + Double(index) * (size.width + gap)
      if let title = rest.title {
        body +=
          "<text class=\"note\" x=\"\(points: x)\" y=\"\(points: y - 14)\" font-size=\"14\""
          + squeezed(title, into: size.width, font: 14) + ">\(escapedForXML(title))</text>\n"
      }
      var panel = PicturePanel(picture: self, rest: rest, number: index)
      body += "<g transform=\"translate(\(points: x) \(points: y))\">\n" + panel.drawn() + "</g>\n"
    }
    y += size.height + margin
    let greatest = 6
    for offence in offences.prefix(greatest) {
      lines(offence.caption, offence.isError ? "error" : "warning", font: 15)
    }
    if offences.count > greatest { lines("and \(offences.count - greatest) more", "note", font: 15) }
    if offences.isEmpty { lines("Nothing offends here.", "note", font: 15) }
    y += margin
    let label = escapedForXML("\(screen.name) on \(configuration.title)")
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(points: width) \(points: y)\" width=\"\(points: width)\" height=\"\(points: y)\" role=\"img\" aria-label=\"\(label)\">\n"
    svg += pictureStyle
    svg += text + body + "</svg>\n"
    return Array(svg.utf8)
  }

  /// The attributes that squeeze a line that is too long; none where it fits.
  func squeezed(_ line: String, into width: Double, font: Double) -> String {
    roughWidth(line) * font <= width || width <= 0
      ? "" : " textLength=\"\(points: width)\" lengthAdjust=\"spacingAndGlyphs\""
  }

  /// The paint that an element has here.
  func paint(_ element: Int) -> PaintRecord {
    changes[element]?.paint ?? screen.elements[element].paint ?? PaintRecord()
  }

  /// What a text says here.
  func text(_ element: Int) -> String? { changes[element]?.text ?? screen.elements[element].text }

  func isDisabled(_ element: Int) -> Bool { changes[element]?.isDisabled ?? false }

  /// What is said of an element here: what is told once, with the properties that differ.
  func element(_ index: Int) -> ElementRecord {
    var element = screen.elements[index]
    guard let change = changes[index] else { return element }
    if let style = change.style { element.style = style }
    if let clips = change.clips { element.clips = clips }
    if let bleed = change.bleed { element.bleed = bleed }
    return element
  }
}

extension Offence {
  /// `'agree' rests in the home-indicator band: 26 pt (line 5)`
  fileprivate var caption: String {
    var text = message
    if let overlap { text += ": \(points: roundedHalfAwayFromZero(overlap * 10) / 10) pt" }
    if let line { text += " (line \(line))" }
    return text
  }
}

/// Colours that don't hang on the screen, for light and dark surroundings, and the hatching of strips.
private let pictureStyle = """
  <style>
  text { font-family: -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
  .title { fill: #1f2328; font-weight: 600; } .note { fill: #656d76; }
  .error { fill: #cf222e; } .warning { fill: #9a6700; }
  @media (prefers-color-scheme: dark) {
    .title { fill: #f0f3f6; } .note { fill: #9198a1; } .error { fill: #ff7b72; } .warning { fill: #d29922; }
  }
  </style>
  <defs>
  <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
  <rect width="8" height="8" fill="#e5484d" fill-opacity="0.22"/>
  <rect width="2.5" height="8" fill="#e5484d" fill-opacity="0.5"/>
  </pattern>
  <pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">
  <circle cx="1.5" cy="1.5" r="1" fill="#8250df" fill-opacity="0.55"/>
  </pattern>
  </defs>

  """
