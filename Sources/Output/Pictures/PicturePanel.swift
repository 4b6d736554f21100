import BandScreenModel
import BandSyntax

/// A screen at one rest: paint, then what the system owns, then where touches count.
struct PicturePanel {
  let picture: Picture
  let rest: PictureRest
  /// Tells the clips of one panel from those of another.
  let number: Int
  private var svg = ""
  private var clips = 0

  init(picture: Picture, rest: PictureRest, number: Int) {
    self.picture = picture
    self.rest = rest
    self.number = number
  }

  private var configuration: ConfigurationRecord { picture.configuration }
  private var size: PointSize { picture.configuration.size }
  private var whole: Rectangle { Rectangle(x: 0, y: 0, width: size.width, height: size.height) }

  /// The panel with its screen's top left corner at the origin.
  mutating func drawn() -> String {
    let corner = configuration.corner ?? 0
    svg +=
      "<rect x=\"-6\" y=\"-6\" width=\"\(points: size.width + 12)\" height=\"\(points: size.height + 12)\" rx=\"\(points: corner + 6)\" fill=\"#3d444d\"/>\n"
    let glass = clip(whole, radius: corner)
    svg += "<g clip-path=\"url(#\(glass))\">\n"
    svg += rectangle(whole, "fill=\"\(configuration.isDark ? "#000000" : "#ffffff")\"")
    paint(0, x: 0, y: 0, isDecorative: false)
    system()
    svg += "</g>\n"
    mark()
    return svg
  }

  // MARK: Paint

  /// Paints an element and what is inside it, moved by what scrolls around it.
  private mutating func paint(_ index: Int, x: Double, y: Double, isDecorative: Bool) {
    guard let record = rest.frames[index] else { return }
    let element = picture.element(index)
    var (x, y) = (x, y + ownShift(index))
    let frame = picture.grid.snapped(record.frame).moved(x, y)
    let paint = picture.paint(index)
    let isDecorative = isDecorative || element.role == .decorative
    let isFaded = paint.opacity.map { $0 < 1 } ?? false
    if isFaded, let opacity = paint.opacity { svg += "<g opacity=\"\(points: opacity)\">\n" }
    box(frame, paint, element, isDecorative: isDecorative)
    if element.kind == .text, let text = picture.text(index) {
      self.text(text, picture.grid.snapped(record.text ?? record.frame).moved(x, y), paint, record, element)
    }
    if element.kind == .image { image(frame) }
    let (outlineX, outlineY) = (x, y)
    let isClipped = element.clips || element.scroll != nil
    if isClipped { svg += "<g clip-path=\"url(#\(clip(frame, radius: paint.radius ?? 0)))\">\n" }
    if let scroll = element.scroll, let offset = rest.offsets[index] {
      switch scroll.axis {
      case .vertical: y -= offset
      case .horizontal: x += configuration.direction == .leftToRight ? -offset : offset
      }
    }
    for child in picture.screen.children[index] { self.paint(child, x: x, y: y, isDecorative: isDecorative) }
    if isClipped { svg += "</g>\n" }
    outline(index, x: outlineX, y: outlineY)
    if isFaded { svg += "</g>\n" }
  }

  private mutating func box(_ frame: Rectangle, _ paint: PaintRecord, _ element: ElementRecord, isDecorative: Bool) {
    let hasBorder = (paint.borderWidth ?? 0) > 0
    guard paint.background != nil || hasBorder else { return }
    let painted = frame.extended(to: element.bleed, of: size)
    var attributes = paint.background.map { fill($0) } ?? "fill=\"none\""
    if let radius = paint.radius, radius > 0 { attributes += " rx=\"\(points: radius)\"" }
    if hasBorder {
      let color = paint.borderColor ?? 0x0000_00FF
      attributes +=
        " stroke=\"\(hexColor(color))\" stroke-opacity=\"\(points: Double(color & 255) / 255)\" stroke-width=\"\(points: paint.borderWidth ?? 0)\""
    }
    svg += rectangle(painted, attributes)
    if isDecorative {
      svg += rectangle(painted, "fill=\"url(#dots)\" stroke=\"#8250df\" stroke-width=\"0.75\" stroke-dasharray=\"3 3\"")
    }
  }

  /// - Parameter frame: of the lines.
  private mutating func text(
    _ text: String, _ frame: Rectangle, _ paint: PaintRecord, _ record: FrameRecord, _ element: ElementRecord
  ) {
    let count = max(1, record.lines ?? 1)
    let lineHeight = frame.height / Double(count)
    guard lineHeight > 0, frame.width > 0, !text.isEmpty else { return }
    // San Francisco sets body text 17 on 22, Roboto 16 on 24.
    let font = lineHeight * (configuration.platform == .ios ? 0.77 : 0.68)
    let isRightToLeft = configuration.direction == .rightToLeft
    var x = isRightToLeft ? frame.x + frame.width : frame.x
    var anchor = "start"
    switch paint.textAlign {
    case .center:
      anchor = "middle"
      x = frame.x + frame.width / 2
    case .end:
      anchor = "end"
      x = isRightToLeft ? frame.x : frame.x + frame.width
    case .start, .stretch, .baseline, .lastBaseline, .automatic: break
    }
    let color = paint.color ?? (configuration.isDark ? 0xFFFF_FFFF : 0x1C1C_1EFF)
    let isHeavy = ["headline", "title1", "title2", "title3", "largeTitle"].contains(element.style ?? "")
    for (index, line) in roughLines(text, width: frame.width / font, count: count).prefix(count).enumerated() {
      let y = frame.y + (Double(index) + 0.5) * lineHeight + font * 0.35
      svg +=
        "<text x=\"\(points: x)\" y=\"\(points: y)\" font-size=\"\(points: font)\" text-anchor=\"\(anchor)\""
        + (isRightToLeft ? " direction=\"rtl\"" : "") + (isHeavy ? " font-weight=\"600\"" : "") + " \(fill(color))"
        + picture.squeezed(line, into: frame.width, font: font * (count == 1 ? 1.15 : 1))
        + ">\(escapedForXML(line))</text>\n"
    }
  }

  /// A picture isn't read, so a crossed frame stands for it.
  private mutating func image(_ frame: Rectangle) {
    svg += rectangle(frame, "fill=\"#afb8c1\" fill-opacity=\"0.35\" stroke=\"#8c959f\" stroke-width=\"0.75\"")
    let (left, top, right, bottom) = (frame.x, frame.y, frame.x + frame.width, frame.y + frame.height)
    svg +=
      "<path d=\"M\(points: left) \(points: top)L\(points: right) \(points: bottom)M\(points: right) \(points: top)L\(points: left) \(points: bottom)\" stroke=\"#8c959f\" stroke-width=\"0.75\"/>\n"
  }

  // MARK: The system's

  private mutating func system() {
    for (index, strip) in configuration.strips.enumerated() {
      let tapDepth = configuration.tapDepths.indices.contains(index) ? configuration.tapDepths[index] : nil
      guard let depth = tapDepth ?? strip.thickness, depth > 0 else { continue }
      let attributes =
        tapDepth != nil
        ? "fill=\"url(#hatch)\"" : "fill=\"#0969da\" fill-opacity=\"0.1\" stroke=\"#0969da\" stroke-opacity=\"0.35\""
      svg +=
        "<g><title>\(escapedForXML(strip.name))</title>" + rectangle(whole.strip(at: strip.edge, depth), attributes)
        + "</g>\n"
    }
    if let height = configuration.keyboardHeight {
      let keyboard = whole.strip(at: .bottom, height)
      svg += rectangle(keyboard, "fill=\"#656d76\" fill-opacity=\"0.9\"")
      svg +=
        "<text x=\"\(points: size.width / 2)\" y=\"\(points: keyboard.y + height / 2)\" font-size=\"17\" text-anchor=\"middle\" fill=\"#ffffff\">keyboard</text>\n"
    }
    if let hinge = configuration.hinge { svg += rectangle(hinge, "fill=\"#1f2328\"") }
    for cutout in configuration.cutouts ?? [] {
      svg += rectangle(cutout, "fill=\"#000000\" rx=\"\(points: min(cutout.width, cutout.height) / 2)\"")
    }
  }

  // MARK: Where touches count

  /// What is wrong with each element, an error before a warning.
  private var offenders: [Int: Offence] {
    var worst: [Int: Offence] = [:]
    for offence in picture.offences {
      guard let element = offence.element else { continue }
      if let known = worst[element], known.isError || !offence.isError { continue }
      worst[element] = offence
    }
    return worst
  }

  /// Outlines where the touches of an element count, among the paint: what lies above hides it.
  private mutating func outline(_ index: Int, x: Double, y: Double) {
    guard let hit = rest.frames[index]?.hit else { return }
    svg += rectangle(
      picture.grid.snapped(hit).moved(x, y),
      picture.isDisabled(index)
        ? "fill=\"none\" stroke=\"#8c959f\" stroke-width=\"1.25\" stroke-dasharray=\"2 3\" rx=\"4\""
        : "fill=\"none\" stroke=\"#1a7f37\" stroke-width=\"1.5\" rx=\"4\"")
  }

  /// Marks what offends, over all else.
  private mutating func mark() {
    let offenders = offenders
    for (index, record) in rest.frames.rows.enumerated() {
      guard let record, let offence = offenders[index] else { continue }
      guard let region = visible(picture.grid.snapped(record.hit ?? record.frame), of: index) else { continue }
      let color = offence.isError ? "#cf222e" : "#bf8700"
      svg += rectangle(
        region, "fill=\"\(color)\" fill-opacity=\"0.18\" stroke=\"\(color)\" stroke-width=\"3\" rx=\"4\"")
      if let overlap = offence.overlap {
        badge("\(points: roundedHalfAwayFromZero(overlap * 10) / 10) pt", region, color)
      }
    }
  }

  private mutating func badge(_ text: String, _ region: Rectangle, _ color: String) {
    let width = roughWidth(text) * 13 + 12
    let x = min(max(0, region.x), max(0, size.width - width))
    let y = min(max(0, region.y - 9), max(0, size.height - 18))
    svg += rectangle(Rectangle(x: x, y: y, width: width, height: 18), "fill=\"\(color)\" rx=\"9\"")
    svg +=
      "<text x=\"\(points: x + width / 2)\" y=\"\(points: y + 13.5)\" font-size=\"13\" font-weight=\"600\" text-anchor=\"middle\" fill=\"#ffffff\">\(text)</text>\n"
  }

  /// What shows of a region of an element: moved by the scrolls around it and cut by their viewports and the screen.
  private func visible(_ region: Rectangle, of index: Int) -> Rectangle? {
    var moves: [(x: Double, y: Double)] = []
    var around: [Int] = []
    var next = picture.screen.elements[index].parent
    while let parent = next {
      around.append(parent)
      next = picture.screen.elements[parent].parent
    }
    // From the outside in: each is moved by those around it.
    var (x, y) = (0.0, 0.0)
    for scroll in around.reversed() {
      y += ownShift(scroll)
      moves.append((x, y))
      let offset = rest.offsets[scroll] ?? 0
      switch picture.screen.elements[scroll].scroll?.axis {
      case .vertical: y -= offset
      case .horizontal: x += configuration.direction == .leftToRight ? -offset : offset
      case nil: break
      }
    }
    var shown: Rectangle? = region.moved(x, y + ownShift(index)).common(with: whole)
    for (scroll, move) in zip(around.reversed(), moves) where picture.screen.elements[scroll].scroll != nil {
      guard let frame = rest.frames[scroll]?.frame else { continue }
      shown = shown?.common(with: picture.grid.snapped(frame).moved(move.x, move.y))
    }
    return shown
  }

  /// How far down an element itself is moved: a sheet below its highest detent, a sticky element on its line.
  private func ownShift(_ index: Int) -> Double {
    if let slide = rest.slides[index] { return slide }
    guard let edge = picture.screen.elements[index].stickyEdge else { return 0 }
    return stickyShift(index, edge)
  }

  /// A sticky element stops at its edge of the scroll around it, less the scroll's insets, and stays within its parent.
  private func stickyShift(_ index: Int, _ edge: Edge) -> Double {
    guard let frame = rest.frames[index]?.frame, let parent = picture.screen.elements[index].parent else { return 0 }
    var around = parent
    while picture.screen.elements[around].scroll?.axis != .vertical {
      guard let next = picture.screen.elements[around].parent else { return 0 }
      around = next
    }
    guard let viewport = rest.frames[around], let outer = rest.frames[parent] else { return 0 }
    let inset = configuration.stickyInsets.first { $0.element == index }?.inset ?? 0
    let offset = rest.offsets[around] ?? 0
    let length = parent == around ? max(outer.frame.height, outer.content?.height ?? 0) : outer.frame.height
    if edge == .top {
      let room = outer.frame.y + length - frame.y - frame.height
      return min(max(0, viewport.frame.y + inset + offset - frame.y), max(0, room))
    }
    let lacking = frame.y + frame.height - (viewport.frame.y + viewport.frame.height - inset + offset)
    return -min(max(0, lacking), max(0, frame.y - outer.frame.y))
  }

  // MARK: Shapes

  /// Defines a clip and gives its name.
  private mutating func clip(_ rectangle: Rectangle, radius: Double) -> String {
    let name = "clip\(number)-\(clips)"
    clips += 1
    svg +=
      "<clipPath id=\"\(name)\">" + self.rectangle(rectangle, radius > 0 ? "rx=\"\(points: radius)\"" : "")
      + "</clipPath>\n"
    return name
  }

  private func rectangle(_ rectangle: Rectangle, _ attributes: String) -> String {
    "<rect x=\"\(points: rectangle.x)\" y=\"\(points: rectangle.y)\" width=\"\(points: rectangle.width)\" height=\"\(points: rectangle.height)\"\(attributes.isEmpty ? "" : " ")\(attributes)/>"
      + "\n"
  }

  private func fill(_ color: UInt32) -> String {
    let alpha = color & 255
    return "fill=\"\(hexColor(color))\"" + (alpha == 255 ? "" : " fill-opacity=\"\(points: Double(alpha) / 255)\"")
  }
}

/// `#rrggbb`, without the alpha.
private func hexColor(_ color: UInt32) -> String {
  var bytes: [UInt8] = [UInt8(ascii: "#")]
  for shift in stride(from: UInt32(28), through: 8, by: -4) {
    bytes.append(hexDigit(UInt8(truncatingIfNeeded: color >> shift & 15)))
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension Rectangle {
  fileprivate func moved(_ x: Double, _ y: Double) -> Rectangle {
    Rectangle(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The same up to edges of the screen; where it reaches beyond one, as it is.
  fileprivate func extended(to edges: EdgeSet, of size: PointSize) -> Rectangle {
    let left = edges.contains(.left) ? min(x, 0) : x
    let top = edges.contains(.top) ? min(y, 0) : y
    let right = edges.contains(.right) ? max(x + width, size.width) : x + width
    let bottom = edges.contains(.bottom) ? max(y + height, size.height) : y + height
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What two rectangles share; nothing where they only touch.
  fileprivate func common(with other: Rectangle) -> Rectangle? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let width = min(x + self.width, other.x + other.width) - left
    let height = min(y + self.height, other.y + other.height) - top
    return width > 0 && height > 0 ? Rectangle(x: left, y: top, width: width, height: height) : nil
  }

  /// The part of it along an edge, no deeper than it is itself.
  fileprivate func strip(at edge: Edge, _ depth: Double) -> Rectangle {
    let across = min(depth, edge == .left || edge == .right ? width : height)
    return switch edge {
    case .left: Rectangle(x: x, y: y, width: across, height: height)
    case .right: Rectangle(x: x + width - across, y: y, width: across, height: height)
    case .top: Rectangle(x: x, y: y, width: width, height: across)
    case .bottom: Rectangle(x: x, y: y + height - across, width: width, height: across)
    }
  }
}
