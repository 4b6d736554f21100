import BandScreenModel
import BandSyntax

/// What decides between two values of one property; the larger one wins, of equals the later.
///
/// A use of a component wins over what the component says of its root. In one block a special part wins over the
/// whole (`padding.top` over `padding`), then the deeper `if`.
struct PropertyRank {
  /// 0 for the element's own block, 1 for the use of the component that it is the root of, and so on outward.
  var level = 0
  /// How many `if`s it stands in.
  var depth = 0

  func value(_ property: Property) -> Int32 {
    Int32(truncatingIfNeeded: level << 12 | Self.specificity(property) << 8 | min(depth, 255))
  }

  private static func specificity(_ property: Property) -> Int {
    switch property.name {
    case .padding, .margin, .hitSlop:
      switch property.part {
      case .none: 0
      case .horizontal, .vertical: 1
      default: 2
      }
    case .gap: property.part.isNone ? 0 : 1
    case .pin: 0
    case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY: 2
    default: 0
    }
  }
}

extension Expander {
  /// Gathers a block's properties, those of its `if`s included, and gives its `let`s their slots.
  ///
  /// - Parameters:
  ///   - context: where the element stands: its properties see its siblings.
  ///   - blockScope: where what is inside it stands: its `let`s see its children.
  mutating func gather(
    _ items: List<Item>, _ context: StructureContext, blockScope: Int32, node: Int32, rank: PropertyRank,
    condition: ConditionID = .always, branch: Int32 = -1
  ) {
    defineLets(items, context, scope: blockScope, node: node)
    let surroundings = context.surroundings(node: node)
    for item in tree(of: context.file)[items] {
      switch item {
      case .property(let id):
        spend()
        let property = tree(of: context.file)[id]
        applied.append(
          AppliedProperty(
            property: id, surroundings: surroundings, condition: condition, rank: rank.value(property), branch: branch))
      case .conditional(let id):
        gather(tree(of: context.file)[id], context, blockScope, node, rank, condition, branch)
      case .element, .letDeclaration, .assertion, .loop, .value: break
      }
    }
  }

  private mutating func gather(
    _ conditional: ConditionalItem, _ context: StructureContext, _ blockScope: Int32, _ node: Int32,
    _ rank: PropertyRank, _ outer: ConditionID, _ branch: Int32
  ) {
    guard enter(conditional.span, context) else { return }
    defer { nesting -= 1 }
    var rank = rank
    rank.depth += 1
    reader = Reader(node: node, condition: outer)
    let decided = condition(conditional.condition, in: context.surroundings(node: node))
    reader = Reader()
    if decided == .never { tellIfNeverHolds(conditional, context.surroundings(node: node)) }
    let open = simplified(decided, context.assumption)
    branches.append(branch)
    let inner = Int32(truncatingIfNeeded: branches.count - 1)
    if open != .never {
      gather(
        conditional.then.items, context, blockScope: blockScope, node: node, rank: rank,
        condition: screen.formulas.and(outer, open), branch: inner)
    }
    if open != .always, let otherwise = conditional.otherwise {
      gather(
        otherwise.items, context, blockScope: blockScope, node: node, rank: rank,
        condition: screen.formulas.and(outer, screen.formulas.not(open)), branch: inner)
    }
  }

  /// Puts properties in the order in which they are applied: by rank, those of one rank as they stand.
  mutating func sortProperties(from start: Int) {
    var isSorted = true
    for index in start..<applied.count where index > start && applied[index - 1].rank > applied[index].rank {
      isSorted = false
    }
    if isSorted { return }
    let sorted = applied[start...].enumerated().sorted { a, b in
      a.element.rank != b.element.rank ? a.element.rank < b.element.rank : a.offset < b.offset
    }
    for (offset, property) in sorted.enumerated() { applied[start + offset] = property.element }
    spend(sorted.count)
  }

  /// Whether two properties stand in conditionals of which neither is around the other.
  func areUnrelated(_ a: Int32, _ b: Int32) -> Bool { a >= 0 && b >= 0 && !isAround(a, b) && !isAround(b, a) }

  private func isAround(_ outer: Int32, _ inner: Int32) -> Bool {
    var next = inner
    while next >= 0 {
      if next == outer { return true }
      next = branches[Int(next)]
    }
    return false
  }
}
