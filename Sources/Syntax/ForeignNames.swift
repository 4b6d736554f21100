/// The property that a name from CSS or another framework stands for; nothing where there is none of that meaning.
///
/// - Parameter words: the name's words in lower case: `padding-top` and `paddingTop` are `padding` and `top`.
/// - Returns: the name as it is written here: `padding.top`.
public func propertyName(forForeign words: [String]) -> String? {
  guard words.count > 1 else { return nil }
  let last = words[words.count - 1]
  if words.count == 2 {
    switch (words[0], last) {
    case ("padding", "left"), ("padding", "right"), ("padding", "top"), ("padding", "bottom"), ("padding", "leading"),
      ("padding", "trailing"), ("padding", "horizontal"), ("padding", "vertical"), ("margin", "left"),
      ("margin", "right"), ("margin", "top"), ("margin", "bottom"), ("margin", "leading"), ("margin", "trailing"),
      ("margin", "horizontal"), ("margin", "vertical"):
      return words[0] + "." + last
    case ("row", "gap"): return "gap.row"
    case ("column", "gap"): return "gap.column"
    case ("background", "color"), ("background", "colour"): return "background"
    case ("border", "radius"), ("corner", "radius"): return "radius"
    case ("text", "color"), ("foreground", "color"), ("tint", "color"): return "color"
    case ("align", "items"): return "align"
    case ("justify", "content"): return "justify"
    case ("flex", "grow"), ("flex", "shrink"), ("flex", "basis"), ("flex", "wrap"): return last
    case ("aspect", "ratio"): return "aspect"
    case ("box", "shadow"): return "shadow"
    case ("font", "size"): return "size"
    case ("font", "weight"): return "weight"
    case ("font", "family"): return "font"
    case ("line", "clamp"), ("line", "limit"), ("max", "lines"), ("number", "lines"): return "lines"
    default: break
    }
  }
  return nil
}

/// What to write instead of a name of CSS that has none of its meaning here; nothing where it is no such name.
public func foreignNameAdvice(_ name: String) -> String? {
  switch name {
  case "flex-direction", "flex-flow": "'row' and 'column' are elements: 'row bar { … }'"
  case "z-index": "what stands later in the source is painted over what stands before it"
  case "overflow-x", "overflow-y", "scroll-behavior", "scroll-snap-type":
    "mark the element '@scroll(vertical)'; 'snap: page' in the parentheses says where it stops"
  case "text-decoration", "font-style", "text-transform":
    "a text has no such property; its look is its style's: 'style: headline'"
  case "background-image": "a picture is an element: 'image(\"file.png\")'"
  case "list-style", "box-sizing", "pointer-events", "user-select", "will-change": "leave it out"
  case "grid-template-columns": "a grid has 'columns: 3', or 'columns: [fill, 80, hug]'"
  case "grid-template-rows": "a grid has 'rows: [20, fill]'"
  default: nil
  }
}

/// Words as one name: `space` and `between` are `spaceBetween`.
public func camelCase(_ words: [String]) -> String {
  var name = words.first ?? ""
  for word in words.dropFirst() {
    guard let first = word.utf8.first else { continue }
    let isLower = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    name += isLower ? String(decoding: [first - 32], as: UTF8.self) : String(decoding: [first], as: UTF8.self)
    name += String(decoding: word.utf8.dropFirst(), as: UTF8.self)
  }
  return name
}

/// The words of a name in lower case: those of `paddingTop` are `padding` and `top`.
public func words(ofCamelCase name: String) -> [String] {
  var words: [String] = []
  var word: [UInt8] = []
  for byte in name.utf8 {
    let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    if isUpper, !word.isEmpty {
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll()
    }
    word.append(isUpper ? byte + 32 : byte)
  }
  if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
  return words
}
