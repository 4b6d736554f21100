import BandDiagnostics
import BandScreenModel
import BandSyntax

// Layers and anchored elements: what their anchors say of each axis.

/// An anchor that was evaluated.
struct EvaluatedAnchor: Sendable {
  var element: ElementIndex
  var slot: AnchorSlot
  var coordinate: FormulaID
  var origin: OriginID
  var property: AppliedProperty
  var isPin: Bool
}

/// What the anchors of one axis say.
private struct AxisAnchors {
  var start: FormulaID?
  var end: FormulaID?
  var center: FormulaID?

  var count: Int { (start == nil ? 0 : 1) + (end == nil ? 0 : 1) + (center == nil ? 0 : 1) }
}

/// The edges of what an element without anchors on an axis stands in.
private struct AxisRoomEdges {
  var near: FormulaID
  var far: FormulaID
}

extension Expander {
  /// Finds all islands but the bars, and says where each stands.
  mutating func placeIslands() {
    for index in screen.elements.indices.dropFirst() where screen.elements[index].kind != .bar {
      let isLayer = screen.elements[index].parent == .screen
      if isLayer || !nodes[index].anchors.isEmpty { placeIsland(index, isLayer: isLayer) }
      if isTooLarge { return }
    }
    screen.paintOrder = paintOrder()
  }

  private func paintOrder() -> [ElementIndex] {
    let children = self.children(of: 0)
    let isBar: (Int) -> Bool = { screen.elements[$0].kind == .bar }
    let isModal: (Int) -> Bool = { screen.elements[$0].isModal }
    let order =
      children.filter { !isBar($0) && !isModal($0) } + children.filter { isBar($0) }
      + children.filter { !isBar($0) && isModal($0) }
    return order.map { ElementIndex($0) }
  }

  private mutating func placeIsland(_ index: Int, isLayer: Bool) {
    let root = ElementIndex(index)
    screen.elements[index].isIsland = true
    let first = evaluatedAnchors.count
    evaluateAnchors(of: index)
    let anchors = evaluatedAnchors[first...]
    var horizontal = AxisAnchors()
    var vertical = AxisAnchors()
    for anchor in anchors {
      switch anchor.slot {
      case .left: horizontal.start = anchor.coordinate
      case .right: horizontal.end = anchor.coordinate
      case .centerX: horizontal.center = anchor.coordinate
      case .top: vertical.start = anchor.coordinate
      case .bottom: vertical.end = anchor.coordinate
      case .centerY: vertical.center = anchor.coordinate
      }
    }
    let flow = screen.flows[Int(screen.elements[index].flow)]
    checkVariants(index, flow)
    checkAnchors(index, horizontal.count, vertical.count, flow, isLayer: isLayer)

    let across = room(of: index, .horizontal, isLayer: isLayer)
    let down = room(of: index, .vertical, isLayer: isLayer)
    let beyondAcross = isLayer ? nil : roomBeyondParents(.horizontal)
    let beyondDown = isLayer ? nil : roomBeyondParents(.vertical)
    let isHeightGiven = vertical.count >= 2 || flow.height != .automatic
    let isWidthGiven = horizontal.count >= 2 || flow.width != .automatic
    // One side of an element with an aspect comes from the other; where neither is given, a layer is as wide as it can.
    let hugsAcross = flow.aspect != nil && isHeightGiven && !isWidthGiven
    let hugsDown = flow.aspect != nil && !hugsAcross
    let isPicture = screen.elements[index].kind == .image
    var island = Island(
      root: root,
      horizontal: placement(
        horizontal, flow.width, across, beyond: beyondAcross, fills: isLayer && !hugsAcross && !isPicture,
        startsAtEnd: isRightToLeft),
      vertical: placement(
        vertical, flow.height, down, beyond: beyondDown, fills: isLayer && !hugsDown && !isPicture, startsAtEnd: false))
    if screen.elements[index].sheet >= 0 {
      if vertical.count > 0 || flow.height != .automatic {
        report(
          .overConstrained,
          at: vertical.count > 0
            ? placeOfAnchor(index) ?? screen.elements[index].place : placeOfHeight(index),
          "a sheet stands on the screen's bottom edge, as high as its detents say",
          notes: [DiagnosticNote(.help, "remove its height and its anchors at the top and bottom")])
      }
      island.vertical = placement(ofSheet: Int(screen.elements[index].sheet))
    }
    if case .between = island.horizontal {} else { reads.insert(.direction) }
    island.percentageWidth = screen.formulas.subtract(across.far, across.near)
    island.percentageHeight = screen.formulas.subtract(down.far, down.near)
    islands.append(FoundIsland(island: island))
  }

  /// Where an element's height is written.
  private func placeOfHeight(_ index: Int) -> Place {
    let element = ElementIndex(index)
    return screen.propertyPlaces.last { $0.element == element && $0.name == .height }?.namePlace
      ?? screen.elements[index].place
  }

  /// What an element stands in where it has no anchors: `safe` for a layer, its parent's content box for others.
  private mutating func room(of index: Int, _ axis: Axis, isLayer: Bool) -> AxisRoomEdges {
    let near: Edge = axis == .horizontal ? .left : .top
    if isLayer {
      let safe = safeAreas[Int(nodes[index].safeArea)]
      return AxisRoomEdges(near: safe[near], far: safe[near.opposite])
    }
    let parent = screen.elements[index].parent
    let start = screen.formulas.frame(parent, .contentEdge(near))
    return AxisRoomEdges(near: start, far: screen.formulas.frame(parent, .contentEdge(near.opposite)))
  }

  /// The room of what stands outside of its parent: up to what the system has of the screen.
  private mutating func roomBeyondParents(_ axis: Axis) -> AxisRoomEdges {
    let near: Edge = axis == .horizontal ? .left : .top
    let length = screen.formulas.environment(axis == .horizontal ? .width : .height)
    return AxisRoomEdges(
      near: screen.formulas.environment(.inset(near)),
      far: screen.formulas.subtract(length, screen.formulas.environment(.inset(near.opposite))))
  }

  /// How an island stands on an axis.
  ///
  /// - Parameters:
  ///   - beyond: the room of an anchored element that stands where its parent has none for it; nothing for a layer.
  ///   - fills: whether it fills its room where nothing is said.
  ///   - startsAtEnd: whether lines begin at the far edge.
  private mutating func placement(
    _ anchors: AxisAnchors, _ size: SizeValue, _ room: AxisRoomEdges, beyond: AxisRoomEdges?, fills: Bool,
    startsAtEnd: Bool
  ) -> AxisPlacement {
    switch (anchors.start, anchors.end, anchors.center) {
    case (let start?, let end?, _): return .between(start, end)
    case (let start?, nil, let center?):
      let half = screen.formulas.subtract(center, start)
      return .between(start, screen.formulas.add(center, half))
    case (nil, let end?, let center?):
      let half = screen.formulas.subtract(end, center)
      return .between(screen.formulas.subtract(center, half), end)
    case (let start?, nil, nil):
      let own = screen.formulas.subtract(room.far, start)
      return .from(start, available: either(own, beyond.map { screen.formulas.subtract($0.far, start) }))
    case (nil, let end?, nil):
      let own = screen.formulas.subtract(end, room.near)
      return .upTo(end, available: either(own, beyond.map { screen.formulas.subtract(end, $0.near) }))
    case (nil, nil, let center?):
      let half = either(roomAround(center, room), beyond.map { roomAround(center, $0) })
      return .around(center, available: screen.formulas.scale(half, by: 2))
    case (nil, nil, nil):
      if size == .fill || (fills && size == .automatic) { return .between(room.near, room.far) }
      let available = screen.formulas.subtract(room.far, room.near)
      return startsAtEnd ? .upTo(room.far, available: available) : .from(room.near, available: available)
    }
  }

  /// The room on the shorter side of a middle.
  private mutating func roomAround(_ center: FormulaID, _ room: AxisRoomEdges) -> FormulaID {
    let before = screen.formulas.subtract(center, room.near)
    return screen.formulas.smaller(before, screen.formulas.subtract(room.far, center))
  }

  /// Some room where there is any, else another.
  private mutating func either(_ own: FormulaID, _ beyond: FormulaID?) -> FormulaID {
    guard let beyond else { return own }
    return screen.formulas.choose(screen.formulas.less(.zero, own), own, beyond)
  }

  // MARK: Evaluation

  /// Evaluates an element's anchors: for each line the one that wins, or a choice by conditions on sizes.
  private mutating func evaluateAnchors(of index: Int) {
    let element = ElementIndex(index)
    let first = evaluatedAnchors.count
    for position in nodes[index].anchors {
      let anchor = anchors[position]
      let surroundings = anchor.property.surroundings
      let source = tree(of: surroundings.file)[anchor.property.property]
      let condition = simplified(anchor.property.condition, nodes[index].assumption)
      guard condition != .never, let id = tree(of: surroundings.file)[source.values].first else { continue }
      reader = Reader(node: Int32(truncatingIfNeeded: index), condition: condition)
      defer { reader = Reader() }
      let span = self.span(of: source.values, surroundings)
      let value: Value
      if let pin = anchor.pin, let edge = anchor.slot.edge {
        value = self.edge(edge, of: pin, span, surroundings)
      } else {
        value = decided(evaluate(id, in: surroundings), nodes[index].assumption)
      }
      guard case .point(_, var coordinate, var origin) = value else { continue }
      noteFrames(of: .number(coordinate), element, place(span, in: surroundings), where: condition)
      let known = evaluatedAnchors[first...].firstIndex { $0.slot == anchor.slot }
      if condition != .always, let known {
        let before = evaluatedAnchors[known]
        coordinate = screen.formulas.choose(condition, coordinate, before.coordinate)
        origin = add(.both(origin, before.origin, .either))
      }
      let evaluated = EvaluatedAnchor(
        element: element, slot: anchor.slot, coordinate: coordinate, origin: origin, property: anchor.property,
        isPin: anchor.pin != nil)
      if let known { evaluatedAnchors[known] = evaluated } else { evaluatedAnchors.append(evaluated) }
    }
  }

  // MARK: What can't be

  /// Whether an island has a size of its own must not depend on a size: its `if`s were decided, its values weren't.
  private mutating func checkVariants(_ index: Int, _ flow: FlowProperties) {
    for variant in screen.elements[index].flowVariants {
      let other = screen.flows[Int(variant.flow)]
      if isOwn(flow.width) == isOwn(other.width), isOwn(flow.height) == isOwn(other.height),
        (flow.width == .fill) == (other.width == .fill), (flow.height == .fill) == (other.height == .fill),
        (flow.aspect == nil) == (other.aspect == nil)
      {
        continue
      }
      report(
        .notSupportedYet, at: screen.elements[index].place,
        "a condition on sizes chooses here whether the element fills, or has a size at all",
        notes: [DiagnosticNote(.help, "write the condition at the property itself, or as an 'if' around it")])
    }
  }

  private func isOwn(_ size: SizeValue) -> Bool { size != .automatic }

  /// Reports what shows only once a use and its component are put together.
  private mutating func checkAnchors(
    _ index: Int, _ across: Int, _ down: Int, _ flow: FlowProperties, isLayer: Bool
  ) {
    if across > 0 { checkAxis(index, across, flow.width, isAcross: true) }
    if down > 0 { checkAxis(index, down, flow.height, isAcross: false) }
    guard across + down > 0, !isLayer else { return }
    if flow.grow != nil || flow.shrink != nil, screen.elements[index].kind != .spacer {
      report(
        .fillOnAnchoredAxis, at: placeOfAnchor(index) ?? screen.elements[index].place,
        "'\(flow.grow != nil ? "grow" : "shrink")' shares what a flow leaves, and an anchored element is in no flow")
    }
    guard across == 0 || down == 0 else { return }
    switch screen[screen.elements[index].parent].kind {
    case .row, .column, .grid, .bar:
      let kind = screen[screen.elements[index].parent].kind.text
      report(
        .halfAnchored, at: placeOfAnchor(index) ?? screen.elements[index].place,
        "this takes the element out of the \(kind)'s flow, and nothing says where it stands \(across == 0 ? "across" : "down")",
        notes: [DiagnosticNote(.help, "anchor it on both axes, or place it in the flow with 'alignSelf'")])
    case .screen, .stack, .box, .text, .image, .spacer: break
    }
  }

  private mutating func checkAxis(_ index: Int, _ count: Int, _ size: SizeValue, isAcross: Bool) {
    let name = isAcross ? "width" : "height"
    if size == .fill {
      report(
        .fillOnAnchoredAxis, at: placeOfAnchor(index) ?? screen.elements[index].place,
        "'\(name): fill' shares what a flow leaves, and this is anchored \(isAcross ? "across" : "down")")
    } else if count + (size == .automatic ? 0 : 1) > 2 {
      report(
        .overConstrained, at: placeOfAnchor(index) ?? screen.elements[index].place,
        "two of edges and \(name) say where '\(screen.elements[index].path)' stands \(isAcross ? "across" : "down"); here are \(count + (size == .automatic ? 0 : 1))",
        notes: [DiagnosticNote(.help, "keep two edges, or one edge and '\(name)'")])
    }
  }

  /// The name of the last anchor of an element.
  private func placeOfAnchor(_ index: Int) -> Place? {
    guard let anchor = evaluatedAnchors.last(where: { $0.element == ElementIndex(index) }) else { return nil }
    let surroundings = anchor.property.surroundings
    return place(tree(of: surroundings.file)[anchor.property.property].nameSpan, in: surroundings)
  }
}
