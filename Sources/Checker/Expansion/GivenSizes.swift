import BandDiagnostics
import BandScreenModel
import BandSyntax

// Sizes that need one another: a share of a parent that hugs what takes the share.

/// Whether the sizes of an element are known before its content is laid out, in one of its flows.
private struct GivenSizes {
  var across: Bool
  var down: Bool

  subscript(axis: Axis) -> Bool { axis == .horizontal ? across : down }
}

extension Expander {
  /// Finds whose size is known before its content is laid out, and reports shares of sizes that aren't.
  mutating func checkGivenSizes() {
    var islandOf = [Int32](repeating: -1, count: screen.elements.count)
    for (number, island) in screen.islands.enumerated() { islandOf[Int(island.root.index)] = Int32(number) }
    nodes[0].isWidthGiven = true
    nodes[0].isHeightGiven = true
    var known = [[GivenSizes]](repeating: [GivenSizes(across: true, down: true)], count: screen.elements.count)
    for index in screen.elements.indices.dropFirst() {
      let parent = Int(screen.elements[index].parent.index)
      var isWidthGiven = true
      var isHeightGiven = true
      known[index].removeAll(keepingCapacity: true)
      for (number, flow) in screen.flows(of: screen.elements[index]).enumerated() {
        let parents = flowsOfParent(of: index, beside: number)
        let around = GivenSizes(
          across: parents.allSatisfy { known[parent][$0].across }, down: parents.allSatisfy { known[parent][$0].down })
        let across: Bool
        let down: Bool
        if islandOf[index] >= 0 {
          let island = screen.islands[Int(islandOf[index])]
          across = isGiven(flow.width, island.horizontal)
          down = isGiven(flow.height, island.vertical)
        } else {
          across = parents.allSatisfy { isGivenInFlow(index, flow, .horizontal, around, parentFlow: $0) }
          down = parents.allSatisfy { isGivenInFlow(index, flow, .vertical, around, parentFlow: $0) }
          checkShares(index, flow, around)
        }
        let given = GivenSizes(
          across: across || (flow.aspect != nil && down), down: down || (flow.aspect != nil && across))
        known[index].append(given)
        isWidthGiven = isWidthGiven && given.across
        isHeightGiven = isHeightGiven && given.down
      }
      nodes[index].isWidthGiven = isWidthGiven
      nodes[index].isHeightGiven = isHeightGiven
    }
  }

  /// Which flows of its parent may hold where one of an element's own does: what one and the same size decides goes together.
  private func flowsOfParent(of index: Int, beside number: Int) -> [Int] {
    let element = screen.elements[index]
    let variants = screen[element.parent].flowVariants
    guard let first = variants.first, variants.count == 1 else { return Array(0...variants.count) }
    if element.flowVariants.count == 1, element.flowVariants[0].condition == first.condition { return [number] }
    if element.flowVariants.isEmpty {
      if element.exists == first.condition { return [1] }
      if screen.formulas[element.exists] == .not(first.condition)
        || screen.formulas[first.condition] == .not(element.exists)
      {
        return [0]
      }
    }
    return [0, 1]
  }

  private func isGiven(_ size: SizeValue, _ placement: AxisPlacement) -> Bool {
    if case .between = placement { return true }
    switch size {
    case .length, .percent, .fill: return true
    case .automatic, .hug: return false
    }
  }

  private func isGivenInFlow(
    _ index: Int, _ flow: FlowProperties, _ axis: Axis, _ around: GivenSizes, parentFlow: Int
  ) -> Bool {
    let size = axis == .horizontal ? flow.width : flow.height
    switch size {
    case .length, .percent, .fill: return true
    case .hug: return false
    case .automatic: break
    }
    let element = screen.elements[index]
    let parent = screen[element.parent]
    let parentFlow = screen.flows(of: parent)[parentFlow]
    if element.kind == .image || flow.aspect != nil { return false }
    switch parent.kind {
    case .row, .column, .bar:
      if mainAxis(of: parent) == axis { return (flow.grow ?? 0) > 0 && around[axis] }
      let alignment = flow.alignSelf == .automatic ? parentFlow.align : flow.alignSelf
      return alignment == .automatic || alignment == .stretch
    case .grid: return true
    case .screen, .stack, .box, .text, .image, .spacer:
      return axis == .vertical && (flow.alignSelf == .automatic ? parentFlow.align : flow.alignSelf) == .stretch
    }
  }

  private func mainAxis(of element: ScreenElement) -> Axis? {
    switch element.kind {
    case .row: .horizontal
    case .column: .vertical
    case .bar: element.barEdge?.axis == .horizontal ? .vertical : .horizontal
    case .screen, .stack, .box, .grid, .text, .image, .spacer: nil
    }
  }

  func isGiven(_ index: Int, _ axis: Axis) -> Bool {
    axis == .horizontal ? nodes[index].isWidthGiven : nodes[index].isHeightGiven
  }

  // MARK: Circles

  private mutating func checkShares(_ index: Int, _ flow: FlowProperties, _ around: GivenSizes) {
    let element = screen.elements[index]
    let parent = Int(element.parent.index)
    for axis in [Axis.horizontal, .vertical] where !around[axis] {
      let isAcross = axis == .horizontal
      let size = isAcross ? flow.width : flow.height
      if case .percent = size { reportCircle(index, isAcross ? .width : .height, axis) }
      let sharesWhatIsLeft = size == .fill || (element.kind == .spacer && mainAxis(of: screen.elements[parent]) == axis)
      // A minimum is a size in which something may be left.
      if sharesWhatIsLeft, screen.elements[parent].kind != .grid, !hasMinimum(parent, axis) {
        reportCircle(index, isAcross ? .width : .height, axis)
      }
      if case .percent = isAcross ? flow.minimumWidth : flow.minimumHeight {
        reportCircle(index, isAcross ? .minWidth : .minHeight, axis)
      }
      if case .percent = isAcross ? flow.maximumWidth : flow.maximumHeight {
        reportCircle(index, isAcross ? .maxWidth : .maxHeight, axis)
      }
      if case .percent = flow.basis, mainAxis(of: screen.elements[parent]) == axis { reportCircle(index, .basis, axis) }
    }
  }

  private func hasMinimum(_ index: Int, _ axis: Axis) -> Bool {
    screen.flows(of: screen.elements[index]).allSatisfy {
      (axis == .horizontal ? $0.minimumWidth : $0.minimumHeight) != .automatic
    }
  }

  private mutating func reportCircle(_ index: Int, _ property: Name, _ axis: Axis) {
    let element = screen.elements[index]
    let name = axis == .horizontal ? "width" : "height"
    let place = placeOfValue(property, of: index) ?? element.place
    report(
      .circularSize, at: place,
      "'\(element.path)' takes a share of the \(name) of '\(screen[element.parent].path)', which hugs its content",
      notes: [DiagnosticNote(.help, "give one of them a length, or let '\(screen[element.parent].path)' fill")])
  }

  /// Where a property's value stands in the source.
  private func placeOfValue(_ property: Name, of index: Int) -> Place? {
    var low = 0
    var high = screen.propertyPlaces.count
    while low < high {
      let middle = (low + high) / 2
      if Int(screen.propertyPlaces[middle].element.index) < index { low = middle + 1 } else { high = middle }
    }
    while low < screen.propertyPlaces.count, Int(screen.propertyPlaces[low].element.index) == index {
      if screen.propertyPlaces[low].name == property { return screen.propertyPlaces[low].valuePlace }
      low += 1
    }
    return nil
  }
}
