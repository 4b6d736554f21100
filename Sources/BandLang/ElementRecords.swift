import BandChecker
import BandLayout
import BandOutput
import BandScreenModel
import BandSyntax

/// What the document says of the elements of an expanded screen, parents aside.
func elementRecords(of screen: Screen, _ program: Program) -> [ElementRecord] {
  let main = screen.elements.first?.place.file
  return screen.elements.map { element in
    let source = program.files[Int(element.place.file.index)].text
    let line = source.position(at: element.place.span.start).line
    var record = ElementRecord(
      path: element.path, kind: element.kind, role: element.role, parent: nil, line: line)
    record.source = excerpt(of: source.line(line))
    if element.place.file != main { record.file = source.name }
    if element.scroll >= 0 {
      let scroll = screen.scrolls[Int(element.scroll)]
      record.scroll = ScrollRecord(axis: scroll.axis, snap: scroll.snap)
    }
    record.edge = element.barEdge
    record.stickyEdge = element.stickyEdge
    if element.sheet >= 0 {
      let sheet = screen.sheets[Int(element.sheet)]
      record.sheet = SheetRecord(detents: sheet.detents.map { $0.name }, resizes: sheet.resizes)
    }
    record.isModal = element.isModal
    record.clips = element.clips
    record.excludesBackGesture = element.excludesBackGesture
    record.bleed = element.bleed
    let paint = constantPaint(screen.paints[Int(element.paint)], screen.formulas)
    record.paint = paint.isEmpty ? nil : paint
    if element.content >= 0 {
      switch screen.contents[Int(element.content)] {
      case .text(let text, let style):
        record.text = text
        record.style = style.isEmpty ? nil : style
      case .image(let path): record.image = path
      }
    }
    if case .text(let table) = element.leaf {
      record.approximation = screen.lineTables[Int(table)].uncertainty.subtracting(.standInFont)
    }
    return record
  }
}

/// A line without the blanks around it, cut where it is long: a document must not grow with what else stands in a line.
private func excerpt(of line: ArraySlice<UInt8>) -> String {
  let limit = 120
  var line = line.drop { $0 <= UInt8(ascii: " ") }
  while let last = line.last, last <= UInt8(ascii: " ") { line.removeLast() }
  if line.count <= limit { return String(decoding: line, as: UTF8.self) }
  line = line.prefix(limit)
  // Not in the middle of a scalar: its other bytes are 10xxxxxx.
  while let last = line.last, last & 0xC0 == 0x80 { line.removeLast() }
  if let last = line.last, last >= 0xC0 { line.removeLast() }
  return String(decoding: line, as: UTF8.self) + "…"
}

/// A paint with the lengths that a layout gave it.
func paintRecord(_ paint: Paint, _ frames: ScreenFrames<Double>) -> PaintRecord {
  resolvedPaint(paint) { frames[$0] }
}

/// A paint with its constant lengths; what differs by device is told with each configuration.
private func constantPaint(_ paint: Paint, _ formulas: FormulaTable) -> PaintRecord {
  resolvedPaint(paint) { formulas.constant($0) ?? 0 }
}

private func resolvedPaint(_ paint: Paint, _ length: (FormulaID) -> Double) -> PaintRecord {
  var record = PaintRecord()
  record.background = paint.background
  record.color = paint.color
  record.radius = paint.radius.map(length)
  record.borderWidth = paint.borderWidth.map(length)
  record.borderColor = paint.borderColor
  if let color = paint.shadowColor {
    record.shadow = ShadowRecord(
      x: paint.shadowX.map(length) ?? 0, y: paint.shadowY.map(length) ?? 0, blur: paint.shadowBlur.map(length) ?? 0,
      color: color)
  }
  record.opacity = paint.opacity
  record.fit = paint.fit
  record.textAlign = paint.textAlign
  return record
}
