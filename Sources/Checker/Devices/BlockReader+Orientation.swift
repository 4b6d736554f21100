import BandDiagnostics
import BandScreenModel
import BandSyntax

/// The block of an orientation and of a variant in it, which hold the same.
extension BlockForm {
  static let orientation = BlockForm(
    owner: "an orientation", properties: orientationProperties, elements: [.strip, .cutout, .hinge, .variant])
  static let variant = BlockForm(
    owner: "a variant", properties: orientationProperties, elements: [.strip, .cutout, .hinge])

  private static let orientationProperties: [PropertyKey] =
    [.screen, .corner, .keyboard, .home, .cutout].map { PropertyKey($0) }
    + [.top, .bottom, .left, .right].map { PropertyKey(.inset, $0) }

  static let strip = BlockForm(
    owner: "a strip",
    properties: [.kind, .edge, .thickness, .takes, .discourages, .deferrable].map { PropertyKey($0) }, elements: [])
  static let cutout = BlockForm(owner: "a cutout", properties: [.x, .y, .size].map { PropertyKey($0) }, elements: [])
  static let hinge = BlockForm(
    owner: "a hinge", properties: [.left, .top, .width, .height].map { PropertyKey($0) }, elements: [])
}

extension BlockReader {
  /// Reads what a block says into an orientation; what it does not say stays as it is.
  mutating func read(_ contents: BlockContents, into profile: inout OrientationProfile) {
    for property in contents.properties {
      switch property.name {
      case .screen: readScreen(property, into: &profile)
      case .inset: readInset(property, into: &profile)
      case .corner:
        guard let figure = figure(property) else { continue }
        profile.hasUnknownCorner = figure.points == nil
        profile.corner = figure.points ?? 0
      case .keyboard:
        if let figure = figure(property) { profile.keyboard = figure.points }
      case .home:
        if let depth = single(property).flatMap({ length($0) }) { profile.homeDepth = depth }
      case .cutout:
        guard let value = single(property), !isMissing(value) else { continue }
        if word(value) == .unknown {
          profile.hasUnknownCutout = true
          profile.cutouts = []
        } else {
          report(
            .typeMismatch, at: place(value), "a cutout is 'unknown' or a block",
            help: "write cutout notch { x: 81; y: 0; size: 228 by 32 }")
        }
      default: break
      }
    }
    // A variant's own strips and cutouts replace those that the orientation gave it.
    let strips = contents.elements.filter { $0.kind == .strip }
    if !strips.isEmpty { profile.strips = [] }
    var stripNames: Set<Name> = []
    for element in strips {
      guard let strip = strip(element) else { continue }
      if element.name != .none, !stripNames.insert(element.name).inserted {
        report(.duplicateProperty, at: place(element.nameSpan), "two strips are named '" + strip.name + "'")
      }
      profile.strips.append(strip)
    }
    let cutouts = contents.elements.filter { $0.kind == .cutout }
    if !cutouts.isEmpty {
      let isBoth = contents.properties.contains { $0.name == .cutout }
      profile.cutouts = []
      profile.hasUnknownCutout = isBoth
    }
    for element in cutouts { readCutout(element, into: &profile) }
    let hinges = contents.elements.filter { $0.kind == .hinge }
    for again in hinges.dropFirst() {
      report(.duplicateProperty, at: place(again.kindSpan), "an orientation has one hinge")
    }
    if let hinge = hinges.first { readHinge(hinge, into: &profile) }
  }

  /// A `home:` where no home strip is written stands for one along the bottom edge: its hint is hidden, the swipe is not.
  func addHiddenHomeStrip(to profile: inout OrientationProfile) {
    guard let depth = profile.homeDepth, depth > 0, !profile.strips.contains(where: { $0.kind == .home }) else {
      return
    }
    profile.strips.append(
      Strip(
        name: "home", kind: .home, edge: .bottom, thickness: depth, takes: [.dragAcross, .dragAlong], discourages: .tap)
    )
  }

  private mutating func readScreen(_ property: Property, into profile: inout OrientationProfile) {
    guard let size = pointSize(property) else { return }
    guard let width = size.width.points, let height = size.height.points, width > 0, height > 0 else {
      report(.wrongValue, at: place(property.span), "a screen has a width and a height above 0")
      return
    }
    profile.size = PointSize(width: width, height: height)
  }

  private mutating func readInset(_ property: Property, into profile: inout OrientationProfile) {
    let edge: Edge
    switch property.part {
    case .top: edge = .top
    case .left: edge = .left
    case .right: edge = .right
    default: edge = .bottom
    }
    guard let figure = figure(property) else { return }
    profile.insets[edge] = figure.points ?? 0
    if figure.points == nil {
      profile.unknownInsets.insert(EdgeSet(edge))
    } else {
      profile.unknownInsets.remove(EdgeSet(edge))
    }
  }

  /// Reports an orientation without a size, and insets that leave nothing of it.
  mutating func checkSize(of profile: OrientationProfile, written contents: BlockContents, at element: Element) {
    if profile.size.width <= 0 {
      // A size that could not be read has been reported.
      guard !contents.properties.contains(where: { $0.name == .screen }), element.kind != .variant else { return }
      reportMissing(
        [.screen], excused: contents.unread, of: "'" + profile.orientation.text + "'", at: place(element.kindSpan),
        example: "screen: 390 by 844")
    } else if profile.insets.left + profile.insets.right >= profile.size.width
      || profile.insets.top + profile.insets.bottom >= profile.size.height
    {
      report(.wrongValue, at: place(element.kindSpan), "the insets leave nothing of the screen")
    } else {
      checkFigures(of: profile, at: element)
    }
  }

  /// Reports what is larger than the screen that it stands on: a strip across it, a keyboard, a home key's depth, a corner.
  private mutating func checkFigures(of profile: OrientationProfile, at element: Element) {
    let size = profile.size
    var beyond: String?
    for strip in profile.strips {
      let across = strip.edge.axis == .vertical ? size.height : size.width
      if let thickness = strip.thickness, thickness >= across { beyond = "the strip '" + strip.name + "'" }
    }
    for cutout in profile.cutouts where cutout.x + cutout.width > size.width || cutout.y + cutout.height > size.height {
      report(.wrongValue, at: place(element.kindSpan), "a cutout reaches beyond the screen")
      return
    }
    if let wrong = standing(profile) {
      report(
        .wrongValue, at: place(element.kindSpan), wrong,
        help: "write the width first: 'screen: " + String(points: size.height) + " by " + String(points: size.width)
          + "'")
      return
    }
    if let keyboard = profile.keyboard, keyboard >= size.height { beyond = "the keyboard" }
    if let home = profile.homeDepth, home >= size.height { beyond = "'home'" }
    if let beyond {
      report(.wrongValue, at: place(element.kindSpan), beyond + " leaves nothing of the screen")
    } else if profile.corner > min(size.width, size.height) / 2 {
      report(.wrongValue, at: place(element.kindSpan), "a corner is half of the screen's shorter side at most")
    }
  }

  /// What is wrong with a screen that lies where it should stand, or stands where it should lie.
  private func standing(_ profile: OrientationProfile) -> String? {
    let size = profile.size
    if isFoldable { return nil }
    switch profile.orientation {
    case .portrait: return size.width > size.height ? "in portrait a screen is as high as it is wide at least" : nil
    case .landscape, .landscapeLeft, .landscapeRight:
      return size.width < size.height ? "in landscape a screen is as wide as it is high at least" : nil
    }
  }

  private mutating func strip(_ element: Element) -> Strip? {
    guard let block = element.block else {
      reportMissing(
        [.kind, .edge, .thickness], of: "the strip", at: place(element.headSpan),
        example: "strip homeBar { kind: home; edge: bottom; thickness: 34; takes: dragAcross }")
      return nil
    }
    var strip = Strip(
      name: element.name == .none ? "" : names.text(of: element.name), kind: .home, edge: .bottom, thickness: nil,
      takes: [])
    let contents = contents(of: block, as: .strip)
    for property in contents.properties {
      switch property.name {
      case .kind: strip.kind = word(property, StripKind.self) ?? strip.kind
      case .edge: strip.edge = word(property, Edge.self) ?? strip.edge
      case .thickness: strip.thickness = figure(property)?.points
      case .takes: strip.takes = touches(property)
      case .discourages: strip.discourages = touches(property)
      case .deferrable: strip.isDeferrable = boolean(property) ?? false
      default: break
      }
    }
    let missing = [Name.kind, .edge, .thickness].filter { name in !contents.properties.contains { $0.name == name } }
    let head = element.name == .none ? element.kindSpan : element.nameSpan
    reportMissing(
      missing, excused: contents.unread, of: strip.name.isEmpty ? "the strip" : "strip '" + strip.name + "'",
      at: place(head),
      example: "kind: home; edge: bottom; thickness: 34 (or unknown)")
    if strip.name.isEmpty { strip.name = strip.kind.text + " " + strip.edge.text }
    return strip
  }

  private mutating func touches(_ property: Property) -> Touches {
    var touches: Touches = []
    for value in several(property) {
      guard let touch = word(value, of: property.name, TouchWord.self) else { continue }
      switch touch {
      case .tap: touches.insert(.tap)
      case .dragAcross: touches.insert(.dragAcross)
      case .dragAlong: touches.insert(.dragAlong)
      }
    }
    return touches
  }

  private mutating func readCutout(_ element: Element, into profile: inout OrientationProfile) {
    guard let block = element.block else {
      reportMissing(
        [.x, .y, .size], of: "the cutout", at: place(element.headSpan),
        example: "cutout notch { x: 81; y: 0; size: 228 by 32 }")
      return
    }
    let contents = contents(of: block, as: .cutout)
    var rectangle = Rectangle(x: 0, y: 0, width: 0, height: 0)
    var isKnown = true
    for property in contents.properties {
      switch property.name {
      case .x, .y:
        guard let figure = figure(property) else { continue }
        isKnown = isKnown && figure.points != nil
        if property.name == .x { rectangle.x = figure.points ?? 0 } else { rectangle.y = figure.points ?? 0 }
      case .size:
        guard let size = pointSize(property) else { continue }
        isKnown = isKnown && size.width.points != nil
        rectangle.width = size.width.points ?? 0
        rectangle.height = size.height.points ?? 0
      default: break
      }
    }
    let missing = [Name.x, .y, .size].filter { name in !contents.properties.contains { $0.name == name } }
    reportMissing(
      missing, excused: contents.unread, of: "the cutout", at: place(element.headSpan),
      example: "x: 81; y: 0; size: 228 by 32 (or unknown)")
    if isKnown { profile.cutouts.append(rectangle) } else { profile.hasUnknownCutout = true }
  }

  /// A hinge runs across the whole screen: `left` and `width`, or `top` and `height`. One of no width is a fold, which
  /// hides and separates nothing.
  private mutating func readHinge(_ element: Element, into profile: inout OrientationProfile) {
    profile.hinge = nil
    let contents = element.block.map { self.contents(of: $0, as: .hinge) } ?? BlockContents()
    var values: [(name: Name, points: Double)] = []
    for property in contents.properties {
      if let points = single(property).flatMap({ length($0) }) { values.append((property.name, points)) }
    }
    func value(_ name: Name) -> Double? { values.first { $0.name == name }?.points }
    func isWritten(_ name: Name) -> Bool { contents.properties.contains { $0.name == name } }
    let isVertical = isWritten(.left) && isWritten(.width)
    let isHorizontal = isWritten(.top) && isWritten(.height)
    let isOdd = isWritten(.left) != isWritten(.width) || isWritten(.top) != isWritten(.height)
    guard !isOdd, isVertical || isHorizontal else {
      if contents.unread > 0 { return }
      report(
        .missingProperty, at: place(element.kindSpan), "a hinge has 'left' and 'width', or 'top' and 'height'",
        help: "write hinge { left: 600; width: 24 }")
      return
    }
    guard values.count == contents.properties.count else { return }
    let hinge = Rectangle(
      x: value(.left) ?? 0, y: value(.top) ?? 0, width: value(.width) ?? profile.size.width,
      height: value(.height) ?? profile.size.height)
    // A screen without a size has been reported.
    let isSized = profile.size.width > 0
    if isSized, hinge.x + hinge.width > profile.size.width || hinge.y + hinge.height > profile.size.height {
      report(.wrongValue, at: place(element.kindSpan), "the hinge reaches beyond the screen")
    } else if hinge.width > 0, hinge.height > 0 {
      profile.hinge = hinge
    }
  }
}

extension Figure {
  /// Nothing where it is unknown.
  var points: Double? {
    switch self {
    case .known(let points): points
    case .unknown: nil
    }
  }
}

/// The touches as words.
private enum TouchWord: WrittenWord {
  case tap, dragAcross, dragAlong

  var text: String {
    switch self {
    case .tap: "tap"
    case .dragAcross: "dragAcross"
    case .dragAlong: "dragAlong"
    }
  }
}
