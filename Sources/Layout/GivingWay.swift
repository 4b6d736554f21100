import BandScreenModel

/// What gives way where room is short: text, scrolls, and what hugs along the axis and holds one of these.
///
/// What is there, and what hugs, may hang on a condition on sizes: then the run decides (`ScreenSolver`).
///
/// Source: `docs/language.md`, "Sizes and flow".
struct GivingWay {
  private let screen: Screen
  /// Of each element: whether it holds something that gives way, along each axis, in every run.
  private var always: [GivenWay]
  /// The same of some run: more than `always` where a size decides.
  private var sometimes: [GivenWay]

  init(in screen: Screen) {
    self.screen = screen
    always = [GivenWay](repeating: [], count: screen.elements.count)
    sometimes = always
    for index in screen.elements.indices.reversed() where index > 0 && !screen.elements[index].isIsland {
      let parent = Int(screen.elements[index].parent.index)
      var everywhere = ways(of: index, flow: screen.elements[index].flow, isMost: false)
      var somewhere = ways(of: index, flow: screen.elements[index].flow, isMost: true)
      for variant in screen.elements[index].flowVariants {
        everywhere.formIntersection(ways(of: index, flow: variant.flow, isMost: false))
        somewhere.formUnion(ways(of: index, flow: variant.flow, isMost: true))
      }
      if screen.elements[index].exists == .always { always[parent].formUnion(everywhere) }
      sometimes[parent].formUnion(somewhere)
    }
  }

  /// Whether it hangs on sizes how much of what an element holds gives way.
  func varies(in index: Int) -> Bool { always[index] != sometimes[index] }

  /// Along what an element gives way with one of its sets of properties.
  ///
  /// - Parameters:
  ///   - flow: the index of the properties.
  ///   - isMost: counts what it holds in some run, and not only in every one.
  func ways(of index: Int, flow: Int32, isMost: Bool) -> GivenWay {
    GivenWay(of: index, flow: flow, holding: isMost ? sometimes[index] : always[index], in: screen)
  }
}

/// Along what an element gives way where room is short.
struct GivenWay: OptionSet {
  let rawValue: UInt8

  static let across = GivenWay(rawValue: 1)
  static let down = GivenWay(rawValue: 2)
  /// Down the screen because it scrolls that way, or holds something that does: nothing else gives way in a layer.
  static let scrollsDown = GivenWay(rawValue: 4)
  static let all: GivenWay = [.across, .down, .scrollsDown]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Parameters:
  ///   - flow: the index of the properties that the element has.
  ///   - held: what the children in its flow that are there give way along.
  init(of index: Int, flow: Int32, holding held: GivenWay, in screen: Screen) {
    self = []
    if Self.hugs(screen.flows[Int(flow)].width), held.contains(.across) { insert(.across) }
    if Self.hugs(screen.flows[Int(flow)].height) { formUnion(held.intersection([.down, .scrollsDown])) }
    let scroll = screen.elements[index].scroll
    if screen.elements[index].kind == .text || scroll >= 0 { formUnion([.across, .down]) }
    if scroll >= 0, screen.scrolls[Int(scroll)].axis == .vertical { insert(.scrollsDown) }
  }

  private static func hugs(_ size: SizeValue) -> Bool { size == .automatic || size == .hug }

  /// Whether a child of an element gives way in its flow.
  func isAlong(_ parent: ScreenElement) -> Bool {
    switch ContainerKind(parent) {
    case .column: contains(.down)
    case .row: contains(.across)
    case .overlay, .grid, .leaf: false
    }
  }
}
