import BandTestSupport

/// Writes random screens: nested containers with texts and buttons, lengths that hang on the screen and its insets, scrolls, wraps, grids,
/// conditions on sizes, anchored layers.
struct ScreenMaker {
  private var random: SeededGenerator
  private var names = 0
  private var source = ""
  private var budget = 14

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The source of a screen. It may break any rule of placement, and none of the language.
  static func source(seed: UInt64) -> String {
    var maker = ScreenMaker(seed: seed)
    maker.source = "screen Random {\n"
    switch maker.random.below(3) {
    case 0: maker.container("left: safe.left; right: safe.right; top: safe.top; bottom: safe.bottom", depth: 3)
    case 1: maker.container("left: screen.left; right: screen.right; top: screen.top; bottom: screen.bottom", depth: 3)
    default: maker.container("left: safe.left; right: safe.right; top: safe.top", depth: 3)
    }
    for _ in 0..<maker.random.below(3) { maker.layer() }
    maker.source += "}\n"
    return maker.source
  }

  private mutating func name() -> String {
    names += 1
    return "e\(names)"
  }

  private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }

  private mutating func length() -> String {
    let points = String(8 * (1 + random.below(12)))
    switch random.below(9) {
    case 0: return "screen.width * 0.\(1 + random.below(8))"
    case 1: return "screen.height * 0.\(1 + random.below(5))"
    case 2: return "max(\(points), inset.bottom)"
    case 3: return "min(\(points), screen.width * 0.2)"
    case 4: return "inset.top + \(points)"
    case 5: return "inset.bottom"
    default: return points
    }
  }

  private mutating func properties() -> String {
    var text = ""
    if random.below(3) == 0 { text += "padding: \(length()); " }
    if random.below(4) == 0 { text += "gap: \(8 * random.below(4)); " }
    return text
  }

  private mutating func sizes() -> String {
    var text = ""
    if random.below(2) == 0 { text += "height: \(length()); " }
    if random.below(3) == 0 { text += "minWidth: \(length()); " }
    if random.below(4) == 0 { text += "maxWidth: \(length()); " }
    return text
  }

  private mutating func words() -> String {
    let all = ["Agree", "and", "go", "on", "with", "everything", "that", "we", "say", "here", "for", "now"]
    var text: [String] = []
    for _ in 0..<(1 + random.below(14)) { text.append(all[random.below(all.count)]) }
    return text.joined(separator: " ")
  }

  private mutating func leaf() {
    switch random.below(4) {
    case 0: source += "text \(name())(\"\(words())\")\n"
    case 1: source += "@tappable row \(name()) { minHeight: 48; text(\"\(words())\") }\n"
    case 2: source += "@tappable box \(name()) { \(sizes())}\n"
    default: source += "@decorative box \(name()) { \(sizes())}\n"
    }
  }

  private mutating func container(_ place: String, depth: Int) {
    let kind = pick(["column", "column", "row", "stack", "grid"])
    if random.below(4) == 0, kind == "column" { source += "@scroll(vertical) " }
    source += "\(kind) \(name()) { \(place.isEmpty ? "" : place + "; ")\(properties())"
    if kind == "row", random.below(2) == 0 { source += "wrap: wrap; " }
    if kind == "grid" { source += "columns: \(1 + random.below(3)); " }
    if kind == "column", random.below(3) == 0 { source += "justify: \(pick(["center", "end", "spaceBetween"])); " }
    source += "\n"
    for _ in 0..<(1 + random.below(4)) {
      budget -= 1
      if random.below(7) == 0 {
        let variable = pick(["screen.width", "screen.height", "inset.bottom"])
        let limit = variable == "inset.bottom" ? 20 + random.below(30) : 330 + random.below(600)
        source += "if \(variable) >= \(limit) {\n"
        leaf()
        source += "}\n"
      } else if depth > 0, budget > 0, random.below(3) == 0 {
        container(kind == "row" ? "shrink: 1" : random.below(3) == 0 ? "margin.top: \(length())" : "", depth: depth - 1)
      } else {
        leaf()
      }
    }
    source += "}\n"
  }

  private mutating func layer() {
    let width = pick(["left: safe.left + 16; right: safe.right - 16", "left: safe.left; width: \(length())"])
    let place = pick([
      "bottom: safe.bottom - 8", "bottom: screen.bottom - \(length())", "top: screen.bottom - 90", "top: safe.top + 4",
      "bottom: safe.bottom - \(length())",
    ])
    source += "@tappable box \(name()) { \(width); height: \(pick(["48", "60", "screen.height * 0.1"])); \(place) }\n"
  }
}
