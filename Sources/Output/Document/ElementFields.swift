import BandScreenModel

/// How a document says what an element is.
extension JSONWriter {
  mutating func element(_ element: ElementRecord) {
    beginObject(onOneLine: true)
    field("path", element.path)
    field("kind", element.kind.text)
    field("role", orNull: element.role == .none ? nil : element.role.text)
    field("parent", orNull: element.parent)
    field("line", orNull: element.line)
    key("scroll")
    if let scroll = element.scroll {
      beginObject()
      field("axis", scroll.axis == .horizontal ? "horizontal" : "vertical")
      field("snap", scroll.snap.text)
      endObject()
    } else {
      null()
    }
    if let source = element.source { field("source", source) }
    if let file = element.file { field("file", file) }
    roleDetails(element)
    // What most elements don't have is written only where they have it.
    if let sheet = element.sheet {
      key("sheet")
      beginObject()
      field("detents", sheet.detents)
      field("resize", sheet.resizes)
      endObject()
    }
    if let edge = element.stickyEdge { field("sticky", edge.text) }
    if let edge = element.edge { field("edge", edge.text) }
    if element.isModal { field("modal", true) }
    if element.clips { field("clips", true) }
    if !element.bleed.isEmpty { field("bleed", element.bleed.texts) }
    if let text = element.text { field("text", text) }
    if let style = element.style { field("style", style) }
    if element.approximation.isApproximate { field("approximate", element.approximation.texts) }
    if let image = element.image { field("image", image) }
    if let paint = element.paint, !paint.isEmpty { self.paint(paint) }
    endObject()
  }

  private mutating func roleDetails(_ element: ElementRecord) {
    switch element.role {
    case .draggable(.horizontal): field("drag", "horizontal")
    case .draggable(.vertical): field("drag", "vertical")
    case .draggable(.any): field("drag", "any")
    case .tappable(isGame: true): field("game", true)
    case .tappable, .none, .input, .surface, .decorative: break
    }
    if element.excludesBackGesture { field("excludesBackGesture", true) }
  }

  mutating func paint(_ paint: PaintRecord) {
    key("paint")
    beginObject()
    if let background = paint.background { field("background", color: background) }
    if let color = paint.color { field("color", color: color) }
    if let radius = paint.radius { field("radius", points: radius) }
    if paint.borderWidth != nil || paint.borderColor != nil {
      key("border")
      beginObject()
      field("width", points: paint.borderWidth ?? 0)
      field("color", color: paint.borderColor ?? 0x0000_00FF)
      endObject()
    }
    if let shadow = paint.shadow {
      key("shadow")
      beginObject()
      field("x", points: shadow.x)
      field("y", points: shadow.y)
      field("blur", points: shadow.blur)
      field("color", color: shadow.color)
      endObject()
    }
    if let opacity = paint.opacity { field("opacity", points: opacity) }
    switch paint.fit {
    case .fill: field("fit", "fill")
    case .contain: field("fit", "contain")
    case .cover: field("fit", "cover")
    case nil: break
    }
    switch paint.textAlign {
    case .start: field("textAlign", "start")
    case .center: field("textAlign", "center")
    case .end: field("textAlign", "end")
    case .automatic, .stretch, .baseline, .lastBaseline: break
    }
    endObject()
  }

  /// A colour as `#RRGGBBAA`.
  private mutating func field(_ name: StaticString, color: UInt32) {
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    for shift in stride(from: UInt32(28), through: 0, by: -4) {
      bytes.append(hexDigit(UInt8(truncatingIfNeeded: color >> shift & 15)))
    }
    field(name, String(decoding: bytes, as: UTF8.self))
  }
}

extension SnapMode {
  /// The word that authors write.
  var text: String {
    switch self {
    case .none: "none"
    case .page: "page"
    case .start: "start"
    case .center: "center"
    case .end: "end"
    }
  }
}

extension EdgeSet {
  /// The names of the edges in it, in the order of `Edge`.
  var texts: [String] { Edge.allCases.filter { contains($0) }.map { $0.text } }
}
