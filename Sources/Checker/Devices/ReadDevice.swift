import BandDiagnostics
import BandScreenModel
import BandSyntax

/// A device that a file declares.
public struct DeclaredDevice: Sendable {
  /// The identifier: its `id`, or made from its name.
  public var id: String
  public var name: String
  /// Where its name stands.
  public var place: Place
  /// The device itself, then a profile for each of its variants; empty where the declaration has an error.
  public var profiles: [DeviceProfile]
}

/// Reads a `device` declaration.
///
/// A variant is a profile of its own: in an orientation that has a block of that name its figures win over the
/// orientation's, its strips replace all strips and its cutouts all cutouts; other orientations are as they are.
/// Source: language.md section 7, decision 0031.
///
/// - Returns: the device with its profiles, nothing where it has no name (which the parser has reported); and what is
///   wrong with it.
func readDevice(
  _ declaration: ID<Declaration>, in tree: SyntaxTree, names: NameTable, file: FileID
) -> (device: DeclaredDevice?, diagnostics: [Diagnostic]) {
  var reader = BlockReader(file: file, tree: tree, names: names)
  let device = reader.device(tree[declaration])
  return (device, reader.diagnostics)
}

extension BlockForm {
  static let device = BlockForm(
    owner: "a device",
    properties: [.id, .platform, .form, .scale, .navigation, .year, .complete, .sources].map { PropertyKey($0) },
    elements: [.portrait, .landscape, .landscapeLeft, .landscapeRight])
}

extension BlockReader {
  mutating func device(_ declaration: Declaration) -> DeclaredDevice? {
    for annotation in tree[declaration.annotations] {
      report(.annotationNotHere, at: place(annotation.nameSpan), "a device takes no annotations")
    }
    guard let title = declaration.title, !isMissing(title), let name = string(title) else { return nil }
    let (errorsBefore, unreadBefore) = (diagnostics.count, unreadCount)
    if name.utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      report(.wrongValue, at: place(title), "a device needs a name")
    }
    let contents = contents(of: declaration.body, as: .device)
    var draft = DeviceProfile(
      id: identifier(madeFrom: name), name: name, platform: .ios, form: .phone, scale: 1, navigation: .gesture)
    var written: [Name] = []
    for property in contents.properties {
      written.append(property.name)
      read(property, into: &draft)
    }
    isFoldable = draft.form == .foldable
    var profiles = [draft]
    readOrientations(contents.elements, into: &profiles, hasHomeStrip: written.contains(.navigation))
    reportMissing(
      [Name.platform, .form, .scale].filter { !written.contains($0) }, excused: contents.unread,
      of: "device '" + name + "'", at: place(title), example: "platform: ios; form: phone; scale: 3")
    if profiles[0].orientations.isEmpty {
      let hasBlock = !contents.elements.isEmpty
      if !hasBlock {
        reportMissing(
          [.portrait], of: "device '" + name + "'", at: place(title), example: "portrait { screen: 390 by 844 }")
      }
    }
    if !written.contains(.navigation) {
      let navigation = impliedNavigation(of: profiles[0])
      for index in profiles.indices { profiles[index].navigation = navigation }
    }
    // Warnings are none of this reader's; whatever it reported makes figures doubtful.
    let isSound = diagnostics.count == errorsBefore && unreadCount == unreadBefore
    return DeclaredDevice(id: draft.id, name: name, place: place(title), profiles: isSound ? profiles : [])
  }

  private mutating func read(_ property: Property, into device: inout DeviceProfile) {
    switch property.name {
    case .id:
      guard let value = single(property), let id = string(value) else { return }
      if id.isEmpty || id.utf8.contains(where: { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "@") }) {
        report(
          .wrongValue, at: place(value), "an identifier has no spaces and no '@'",
          help: "write '" + identifier(madeFrom: id) + "'")
      } else {
        device.id = id
      }
    case .platform: device.platform = word(property, Platform.self) ?? device.platform
    case .form: device.form = word(property, Form.self) ?? device.form
    case .navigation: device.navigation = word(property, Navigation.self) ?? device.navigation
    case .scale:
      guard let value = single(property), let scale = number(value) else { return }
      if scale > 0, scale <= 100 {
        device.scale = scale
      } else {
        report(.wrongValue, at: place(value), "a scale is above 0 and at most 100 pixels to the point")
      }
    case .year:
      guard let value = single(property), let year = number(value) else { return }
      if year == year.rounded(.down), year >= 1900, year < 3000 {
        device.year = Int(year)
      } else {
        report(.wrongValue, at: place(value), "a year has four digits")
      }
    case .complete: device.isComplete = boolean(property) ?? device.isComplete
    case .sources:
      for value in several(property) {
        if let source = string(value) { device.sources.append(source) }
      }
    default: break
    }
  }

  /// Reads the orientations: of the device into the first profile, and adds a profile for each variant.
  private mutating func readOrientations(
    _ blocks: [Element], into profiles: inout [DeviceProfile], hasHomeStrip: Bool
  ) {
    let ordered = orderedOrientations(blocks)
    var variants: [(name: String, id: String)] = []
    var plain: [OrientationProfile] = []
    var varied: [(variant: Int, orientation: Int, profile: OrientationProfile)] = []
    for (orientation, element) in ordered {
      guard let block = element.block else {
        report(
          .missingProperty, at: place(element.kindSpan), "'" + orientation.text + "' has no block",
          help: "write " + orientation.text + " { screen: 390 by 844; inset.top: 47; inset.bottom: 34 }")
        continue
      }
      let contents = contents(of: block, as: .orientation)
      var profile = OrientationProfile(
        orientation: orientation, size: PointSize(width: 0, height: 0), insets: Edges(all: 0))
      read(contents, into: &profile)
      checkSize(of: profile, written: contents, at: element)
      for variant in contents.elements where variant.kind == .variant {
        guard let (name, block) = variantHead(variant) else { continue }
        var index = variants.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } ?? variants.count
        if index == variants.count {
          guard variants.count < Self.largestVariantCount else {
            report(.wrongValue, at: place(variant.kindSpan), "a device has at most 64 variants")
            break
          }
          let id = profiles[0].id + "@" + identifier(madeFrom: name)
          if let same = variants.firstIndex(where: { $0.id.utf8.elementsEqual(id.utf8) }) {
            report(
              .duplicateName, at: place(variant.kindSpan),
              "variants '" + variants[same].name + "' and '" + name + "' have the same identifier '" + id + "'")
            index = same
          } else {
            variants.append((name, id))
          }
        }
        if varied.contains(where: { $0.variant == index && $0.orientation == plain.count }) {
          report(
            .duplicateProperty, at: place(variant.kindSpan),
            "'" + orientation.text + "' has variant '" + name + "' twice")
          continue
        }
        var copy = profile
        let own = self.contents(of: block, as: .variant)
        read(own, into: &copy)
        checkSize(of: copy, written: contents, at: variant)
        addHiddenHomeStrip(to: &copy)
        varied.append((index, plain.count, copy))
      }
      addHiddenHomeStrip(to: &profile)
      if hasHomeStrip { checkHomeStrip(of: profile, profiles[0].navigation, at: element) }
      plain.append(profile)
    }
    let isKnown = plain.allSatisfy { $0.unknownInsets.isEmpty }
    // A device that is incomplete for an unknown inset may have variants in which it is known.
    let isDoubtful = isKnown && !profiles[0].isComplete
    profiles[0].orientations = plain
    profiles[0].isComplete = profiles[0].isComplete && isKnown
    for index in variants.indices {
      var profile = profiles[0]
      profile.id = variants[index].id
      profile.name += ", " + variants[index].name
      profile.variant = variants[index].name
      for change in varied where change.variant == index { profile.orientations[change.orientation] = change.profile }
      profile.isComplete = !isDoubtful && profile.orientations.allSatisfy { $0.unknownInsets.isEmpty }
      profiles.append(profile)
    }
  }

  /// A device that is said to have a home indicator, a gesture bar or three buttons, and keeps content clear of them by an inset, says where
  /// they are: else nothing would be checked there.
  private mutating func checkHomeStrip(of profile: OrientationProfile, _ navigation: Navigation, at element: Element) {
    let inset = profile.insets.bottom
    let sides = navigation == .threeButton ? max(profile.insets.left, profile.insets.right) : 0
    guard navigation != .homeButton, inset > 0 || sides > 0, !profile.strips.contains(where: { $0.kind == .home })
    else { return }
    let takes = navigation == .threeButton ? "tap, dragAcross, dragAlong" : "dragAcross, dragAlong; discourages: tap"
    report(
      .missingProperty, at: place(element.kindSpan),
      "'" + profile.orientation.text + "' lacks the home strip of a device with 'navigation: " + navigation.text + "'",
      help: "write strip homeBar { kind: home; edge: bottom; thickness: "
        + String(points: inset > 0 ? inset : sides) + "; takes: " + takes
        + " }, at the edge where it is; a device with a home key has 'navigation: homeButton'")
  }

  /// The orientations in the order of `Orientation`, each once; reports those that are written twice.
  private mutating func orderedOrientations(_ blocks: [Element]) -> [(Orientation, Element)] {
    var found: [(Orientation, Element)] = []
    for orientation in Orientation.allCases {
      let written = blocks.filter { names.utf8(of: $0.kind).elementsEqual(orientation.text.utf8) }
      guard let first = written.first else { continue }
      for again in written.dropFirst() {
        report(
          .duplicateOrientation, at: place(again.kindSpan), "the device has '" + orientation.text + "' twice",
          label: "again here", help: "what differs between system versions is a variant \"…\" { … } in it")
        diagnostics[diagnostics.count - 1].notes.insert(
          DiagnosticNote(.related, "first written here", at: place(first.kindSpan)), at: 0)
      }
      if orientation == .landscapeLeft || orientation == .landscapeRight,
        let both = found.first(where: { $0.0 == .landscape })
      {
        report(
          .duplicateOrientation, at: place(first.kindSpan),
          "'landscape' is both rotations, so '" + orientation.text + "' can't stand beside it", label: "twice given",
          help: "write landscapeLeft and landscapeRight where they differ")
        diagnostics[diagnostics.count - 1].notes.insert(
          DiagnosticNote(.related, "both rotations given here", at: place(both.1.kindSpan)), at: 0)
        continue
      }
      found.append((orientation, first))
    }
    return found
  }

  private mutating func variantHead(_ variant: Element) -> (name: String, block: Block)? {
    guard let title = variant.title, let block = variant.block else {
      report(
        .missingProperty, at: place(variant.headSpan), "a variant needs a name and a block",
        help: "write variant \"iOS 26\" { inset.top: 62 }")
      return nil
    }
    guard let name = string(title) else { return nil }
    if identifier(madeFrom: name).isEmpty {
      report(.wrongValue, at: place(title), "a variant needs a name with a letter or a digit")
      return nil
    }
    return (name, block)
  }

  /// Each variant is a profile with all orientations: a bound on what a hostile file can ask for.
  private static var largestVariantCount: Int { 64 }

  /// - Parameter excused: how many of them may be what couldn't be read.
  mutating func reportMissing(
    _ missing: [Name], excused: Int = 0, of owner: @autoclosure () -> String, at place: Place, example: StaticString
  ) {
    guard missing.count > excused else { return }
    let texts = missing.map { "'" + names.text(of: $0) + "'" }
    var list = ""
    for (index, text) in texts.enumerated() {
      if index > 0 { list += index == texts.count - 1 ? " and " : ", " }
      list += text
    }
    report(.missingProperty, at: place, owner() + " lacks " + list, help: "write, for instance, " + example.description)
  }
}

/// An identifier made from a name: lower case, a hyphen for each run of characters that are no letter, digit or point.
///
/// Letters beyond ASCII stay as they are.
func identifier(madeFrom name: String) -> String {
  var bytes: [UInt8] = []
  var isApart = false
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), 0x80...0xFF,
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      if isApart, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
      isApart = false
      bytes.append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte)
    default: isApart = true
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// How the user leaves an app on a device that does not say so: by its home strip, and what that takes.
private func impliedNavigation(of device: DeviceProfile) -> Navigation {
  let strips = device.orientations.flatMap { $0.strips }.filter { $0.kind == .home }
  switch device.platform {
  case .ios: return strips.isEmpty ? .homeButton : .homeIndicator
  case .android: return strips.contains { $0.takes.contains(.tap) } ? .threeButton : .gesture
  }
}

extension Platform: WrittenWord {}
extension Form: WrittenWord {}
extension Navigation: WrittenWord {}
extension Edge: WrittenWord {}
extension StripKind: WrittenWord {}
