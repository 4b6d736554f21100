import BandScreenModel
import BandSyntax

/// How a document says what a configuration is.
extension JSONWriter {
  mutating func configuration(_ record: ConfigurationRecord) {
    key("device")
    beginObject(onOneLine: true)
    field("id", record.deviceID)
    field("name", record.deviceName)
    key("scale")
    number(record.scale)
    field("platform", record.platform.text)
    field("form", record.form.text)
    endObject()
    field("orientation", record.orientation.text)
    field("textSize", record.textSize.outputText)
    field("direction", record.direction.text)
    if record.language != .none { field("locale", record.language.text) }
    field("dark", record.isDark)
    keyboard(record)
    field("state", orNull: record.state)
    key("size")
    beginArray(onOneLine: true)
    points(record.size.width)
    points(record.size.height)
    endArray()
    key("insets")
    beginObject(onOneLine: true)
    field("left", points: record.insets.left)
    field("top", points: record.insets.top)
    field("right", points: record.insets.right)
    field("bottom", points: record.insets.bottom)
    endObject()
    glass(record)
    key("strips")
    beginArray()
    for (index, strip) in record.strips.enumerated() {
      beginObject(onOneLine: true)
      stripFields(strip)
      if record.tapDepths.indices.contains(index), let depth = record.tapDepths[index] {
        field("tapDepth", points: depth)
      }
      endObject()
    }
    endArray()
    key("requests")
    beginObject(onOneLine: true)
    field("deferGestures", record.deferredEdges.texts)
    endObject()
    if !record.stickyInsets.isEmpty {
      key("sticky")
      beginArray(onOneLine: true)
      for sticky in record.stickyInsets {
        beginObject()
        field("element", sticky.element)
        field("inset", points: sticky.inset)
        endObject()
      }
      endArray()
    }
    if !record.changes.isEmpty {
      key("changes")
      beginArray()
      for change in record.changes { self.change(change) }
      endArray()
    }
  }

  /// What the display hides or divides.
  private mutating func glass(_ record: ConfigurationRecord) {
    field("corner", pointsOrNull: record.corner)
    key("cutouts")
    if let cutouts = record.cutouts {
      beginArray(onOneLine: true)
      for cutout in cutouts { rectangle(cutout) }
      endArray()
    } else {
      null()
    }
    if let hinge = record.hinge {
      key("hinge")
      rectangle(hinge)
    }
  }

  /// A rectangle as four numbers: x, y, width, height.
  private mutating func rectangle(_ rectangle: Rectangle) {
    beginArray(onOneLine: true)
    points(rectangle.x)
    points(rectangle.y)
    points(rectangle.width)
    points(rectangle.height)
    endArray()
  }

  private mutating func keyboard(_ record: ConfigurationRecord) {
    key("keyboard")
    guard let height = record.keyboardHeight else {
      null()
      return
    }
    beginObject(onOneLine: true)
    field("height", points: height)
    field("focus", orNull: record.focus)
    endObject()
  }

  /// A strip, on one line.
  public mutating func strip(_ strip: Strip) {
    beginObject(onOneLine: true)
    stripFields(strip)
    endObject()
  }

  private mutating func stripFields(_ strip: Strip) {
    field("name", strip.name)
    field("kind", strip.kind.text)
    field("edge", strip.edge.text)
    field("thickness", pointsOrNull: strip.thickness)
    field("takes", strip.takes.texts)
    field("discourages", strip.discourages.texts)
    field("deferrable", strip.isDeferrable)
  }

  private mutating func change(_ change: ElementChange) {
    beginObject(onOneLine: true)
    field("element", change.element)
    if change.isDisabled { field("disabled", true) }
    if let text = change.text { field("text", text) }
    if let style = change.style { field("style", orNull: style.isEmpty ? nil : style) }
    if let approximation = change.approximation { field("approximate", approximation.texts) }
    if let image = change.image { field("image", image) }
    if let clips = change.clips { field("clips", clips) }
    if let bleed = change.bleed { field("bleed", bleed.texts) }
    if let paint = change.paint { self.paint(paint) }
    endObject()
  }
}

extension Touches {
  /// The words that authors write.
  var texts: [String] {
    var words: [String] = []
    if contains(.tap) { words.append("tap") }
    if contains(.dragAcross) { words.append("dragAcross") }
    if contains(.dragAlong) { words.append("dragAlong") }
    return words
  }
}

extension TextSize {
  /// A category's name (`default` for the one that a device has when nobody has changed it), or a factor: `1.7x`.
  public var outputText: String {
    switch self {
    case .category(.large): "default"
    case .category(let category): category.text
    case .factor(let factor): String(shortest: factor) + "x"
    }
  }
}
