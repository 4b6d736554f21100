import BandChecker
import BandOutput
import BandScreenModel

extension Command {
  static let devices = Command(
    name: "devices", summary: "list the devices that screens are checked on, or show one with its sources",
    operands: "[NAME...]",
    operandHelp: "a device's name or identifier, as the list prints them; a part of one lists all that have it.",
    description: [
      "The list says of each profile its identifier, its name and what it is; 'incomplete' where a figure is missing, so that no ready target holds it."
    ],
    options: [
      .list("target", "NAME", "List only what is in a target: phones, tablets, foldables, ios, android, all."),
      .flag("json", "Print JSON."),
    ],
    examples: [
      Example("bandc devices --target tablets", "what 'targets: tablets' stands for"),
      Example("bandc devices iphone-16-pro", "its declaration, and where each figure comes from"),
    ],
    run: showDevices)
}

private func showDevices(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  var entries = Catalogue.index
  let targets = arguments.values("target")
  if !targets.isEmpty {
    var chosen: [ReadyTarget] = []
    for name in targets {
      guard let target = ReadyTarget.allCases.first(where: { "\($0)" == name }) else {
        throw .misuse(unknownTarget(name))
      }
      chosen.append(target)
    }
    entries = entries.filter { entry in chosen.contains { $0.holds(entry) } }
  }
  if arguments.operands.isEmpty {
    try Console.output(arguments.has("json") ? json(entries, withFigures: false) : Array(list(entries).utf8))
    return .success
  }
  var named: [CatalogueEntry] = []
  // `devices iPhone 16 Pro` without quotes is one name.
  let joined = arguments.operands.joined(separator: " ")
  for name in find(joined, in: entries) == nil ? arguments.operands : [joined] {
    guard let entry = find(name, in: entries) else {
      // A part of a name lists all that have it: `devices pixel`.
      let holding = holding(joined, in: entries)
      guard holding.isEmpty else {
        try Console.output(arguments.has("json") ? json(holding, withFigures: false) : Array(list(holding).utf8))
        return .success
      }
      throw .misuse(unknownDevice(name, entries))
    }
    named.append(entry)
  }
  try Console.output(
    arguments.has("json") ? json(named, withFigures: true) : Array(named.map(page).joined(separator: "\n").utf8))
  return .success
}

/// The profile of that name or identifier; upper and lower case are alike.
private func find(_ name: String, in entries: [CatalogueEntry]) -> CatalogueEntry? {
  if let exact = entries.first(where: { $0.id == name || $0.name == name }) { return exact }
  let lower = name.lowercased()
  return entries.first { $0.id.lowercased() == lower || $0.name.lowercased() == lower }
}

/// The profiles whose name or identifier has a part, whatever its letters' case.
private func holding(_ part: String, in entries: [CatalogueEntry]) -> [CatalogueEntry] {
  let lower = part.lowercased()
  guard lower.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
  return entries.filter { $0.id.lowercased().contains(lower) || $0.name.lowercased().contains(lower) }
}

private func unknownTarget(_ name: String) -> String {
  let names = ReadyTarget.allCases.map { "\($0)" }
  if let meant = nearest(to: name, among: names) { return "there is no target '\(name)'; did you mean '\(meant)'?" }
  return "there is no ready target '\(name)'; write one of \(names.joined(separator: ", "))"
}

private func unknownDevice(_ name: String, _ entries: [CatalogueEntry]) -> String {
  if let meant = nearest(to: name, among: entries.flatMap { [$0.id, $0.name] }) {
    return "there is no device '\(name)'; did you mean '\(meant)'?"
  }
  // A part of a name lists all that have it.
  let words = Set(entries.flatMap { $0.name.split { !$0.isLetter && !$0.isNumber }.map { String($0).lowercased() } })
  if let meant = nearest(to: name, among: words.filter { $0.count > 3 }.sorted()) {
    return "there is no device '\(name)'; did you mean '\(meant)'? 'bandc devices \(meant)' lists those"
  }
  return "there is no device '\(name)'; 'bandc devices' lists them"
}

private func list(_ entries: [CatalogueEntry]) -> String {
  let ids = entries.map(\.id.count).max() ?? 0
  let names = entries.map(\.name.count).max() ?? 0
  var text = ""
  for entry in entries {
    text += entry.id.padding(to: ids) + "  " + entry.name.padding(to: names)
    text += "  \(entry.platform.text) \(entry.form.text), \(entry.navigation.text)"
    text += entry.isComplete ? "\n" : ", incomplete\n"
  }
  return text
}

private func page(of entry: CatalogueEntry) -> String {
  var text = "\(entry.name) (\(entry.id))\n\(entry.platform.text) \(entry.form.text), \(entry.navigation.text)\n"
  if !entry.isComplete { text += "incomplete: a figure is missing, so no ready target holds it\n" }
  text += "\n\(Catalogue.documentation(of: entry))\(Catalogue.source(of: entry))\n"
  guard let profile = Catalogue.profiles(for: [entry]).first else { return text }
  if !profile.sources.isEmpty { text += "\nSources:\n" }
  for key in profile.sources {
    guard let source = Catalogue.source(key: key) else {
      // Not a row of the table: another device, whose strips this one has taken.
      text += "  \(key)\n"
      continue
    }
    text += "  \(key): \(source.title)"
    if !source.kind.isEmpty { text += " (\(source.kind))" }
    text += "\n"
    if !source.address.isEmpty { text += "    \(source.address)\n" }
    if !source.supports.isEmpty { text += "    for \(source.supports)\n" }
  }
  return text
}

private func json(_ entries: [CatalogueEntry], withFigures: Bool) -> [UInt8] {
  let profiles = withFigures ? Catalogue.profiles(for: entries) : []
  var json = JSONWriter(isPretty: true)
  json.beginArray()
  for (index, entry) in entries.enumerated() {
    json.beginObject(onOneLine: !withFigures)
    json.field("id", entry.id)
    json.field("name", entry.name)
    json.field("platform", entry.platform.text)
    json.field("form", entry.form.text)
    json.field("navigation", entry.navigation.text)
    json.field("complete", entry.isComplete)
    if profiles.indices.contains(index) {
      json.figures(of: profiles[index])
      json.field("documentation", Catalogue.documentation(of: entry))
      json.field("declaration", Catalogue.source(of: entry))
    }
    json.endObject()
  }
  json.endArray()
  json.newline()
  return json.bytes
}

extension JSONWriter {
  /// The figures of a profile in points, and where they come from.
  fileprivate mutating func figures(of profile: DeviceProfile) {
    key("scale")
    number(profile.scale)
    field("year", orNull: profile.year)
    key("orientations")
    beginArray()
    for orientation in profile.orientations { self.orientation(orientation) }
    endArray()
    key("sources")
    beginArray()
    for key in profile.sources {
      let source = Catalogue.source(key: key)
      beginObject(onOneLine: true)
      field("key", key)
      field("kind", orNull: source?.kind)
      field("title", orNull: source?.title)
      field("address", orNull: source?.address)
      field("supports", orNull: source?.supports)
      endObject()
    }
    endArray()
  }

  private mutating func orientation(_ profile: OrientationProfile) {
    beginObject()
    field("orientation", profile.orientation.text)
    key("size")
    beginArray(onOneLine: true)
    points(profile.size.width)
    points(profile.size.height)
    endArray()
    key("insets")
    beginObject(onOneLine: true)
    for edge in Edge.allCases {
      key(text: edge.text)
      points(profile.insets[edge])
    }
    endObject()
    key("strips")
    beginArray()
    for strip in profile.strips { self.strip(strip) }
    endArray()
    key("cutouts")
    beginArray()
    for cutout in profile.cutouts {
      beginArray(onOneLine: true)
      for value in [cutout.x, cutout.y, cutout.width, cutout.height] { points(value) }
      endArray()
    }
    endArray()
    field("unknownCutout", profile.hasUnknownCutout)
    field("corner", points: profile.corner)
    field("keyboard", pointsOrNull: profile.keyboard)
    endObject()
  }
}
