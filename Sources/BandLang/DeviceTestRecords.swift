import BandChecker
import BandOutput
import BandPlacement
import BandScreenModel

/// What a test on the device has to know of a screen's tappables that rest beside a strip.
///
/// - Parameters:
///   - neighbours: by element, platform and orientation.
///   - elements: all elements as the document tells them.
func deviceTestScreen(
  _ name: String, _ neighbours: [StripNeighbour], elements: [ElementRecord], matrix: Matrix, states: [String]
) -> DeviceTestScreen {
  var screen = DeviceTestScreen(name: name)
  var last: StripNeighbour?
  for neighbour in neighbours {
    let hold = hold(neighbour, elements, matrix, states)
    if let last, last.entry == neighbour.entry, last.platform == neighbour.platform {
      screen.controls[screen.controls.count - 1].holds.append(hold)
    } else {
      let entry = Int(neighbour.entry)
      screen.controls.append(
        DeviceTestControl(
          path: elements[entry].path, label: label(of: entry, elements), platform: neighbour.platform, holds: [hold]))
    }
    last = neighbour
  }
  return screen
}

private func hold(
  _ neighbour: StripNeighbour, _ elements: [ElementRecord], _ matrix: Matrix, _ states: [String]
) -> DeviceTestHold {
  let configuration = matrix.configurations[Int(neighbour.configuration)]
  let device = matrix.devices[configuration.device]
  let discrete = configuration.discrete
  var title = device.name
  if discrete.textSize != .standard { title += ", text size \(discrete.textSize.text)" }
  if discrete.direction == .rightToLeft { title += ", right to left" }
  return DeviceTestHold(
    orientation: neighbour.orientation, edge: neighbour.strip.edge,
    strip: neighbour.strip.kind == .home ? device.homeStripTitle : neighbour.strip.title,
    clearance: neighbour.clearance, configuration: title,
    state: discrete.state > 0 && states.indices.contains(discrete.state) ? states[discrete.state] : nil,
    scrolls: neighbour.scrolls.map {
      DeviceTestScroll(path: elements[Int($0.entry)].path, towards: $0.towards, isToEnd: $0.isToEnd)
    },
    detents: neighbour.detents.map { DeviceTestDetent(path: elements[Int($0.entry)].path, detent: $0.detent) })
}

/// The first text in an element that says something, by which a person finds it.
private func label(of entry: Int, _ elements: [ElementRecord]) -> String? {
  for index in elements.indices[entry...] {
    guard let text = elements[index].text, text.utf8.contains(where: { $0 > 0x20 }) else { continue }
    var around: Int? = index
    while let element = around, element > entry, elements[element].role != .decorative {
      around = elements[element].parent
    }
    if around == entry { return text }
  }
  return nil
}
