/// Partial relayout: what a changed box affects, and no more.
extension LayoutSolver {
  /// Forgets what a changed box asked for and where its children are.
  mutating func forget(_ node: Int) {
    memos[node].flags.subtract([
      .intrinsic, .intrinsicWithHeight, .measured, .measuredOther, .measuredWithLimit, .measuredByRatio, .placed,
    ])
  }

  /// Goes up from a changed box and works out its ancestors anew, up to the first that stands as it stood.
  ///
  /// An ancestor stands if its intrinsic widths, its heights at the widths it was asked for and its baselines are what they were: nothing outside
  /// it can tell the difference then, and it is laid out once more at the size it has. Where only its baselines moved, its parent is asked whether it
  /// looked at them. The root is left to the caller.
  mutating func update(_ node: Int, root: Int) {
    var node = node
    var onlyBaselinesMoved = false
    while node != root {
      var parent = Int(nodes[node].parent)
      while parent > root && facts(parent).contains(.contents) { parent = Int(nodes[parent].parent) }
      if onlyBaselinesMoved && !heedsBaselines(parent, of: node) { return }
      if parent < root || parent == root || facts(root).contains(.contents) { break }
      switch standing(parent) {
      case .all: return
      case .allButBaselines: onlyBaselinesMoved = true
      case .nothing: onlyBaselinesMoved = false
      }
      node = parent
    }
    forget(root)
  }

  /// Whether a box's places or baselines follow from the baselines of a child.
  private func heedsBaselines(_ parent: Int, of child: Int) -> Bool {
    if style(parent).pointee.display != .flex || !memos[parent].flags.contains(.placed) { return true }
    var alignment = style(child).pointee.alignSelf.keyword
    if alignment == .auto { alignment = style(parent).pointee.alignItems.keyword }
    if alignment == .baseline || alignment == .lastBaseline { return true }
    return Int(memos[parent].firstBaselineItem) == child || Int(memos[parent].lastBaselineItem) == child
  }

  private enum Standing {
    case all
    case allButBaselines
    case nothing
  }

  /// Works a box out anew; says how much of what its parent knows of it is as before.
  private mutating func standing(_ node: Int) -> Standing {
    let memo = memos + node
    let before = memo.pointee
    let frame = frames[node]
    forget(node)
    // What was asked with more than the memo holds can't be asked again here; nor can static positions further up be seen.
    if !before.flags.contains(.placed)
      || !before.flags.isDisjoint(with: [.heightMatters, .measuredWithLimit, .escaping])
      || facts(node).contains(.absolute)
    {
      return .nothing
    }
    if before.flags.contains(.intrinsic) {
      let widths = intrinsicWidths(node, height: nil)
      if !S.sameKey(widths.min, before.minContent) || !S.sameKey(widths.max, before.maxContent) { return .nothing }
    }
    if before.flags.contains(.measuredOther) {
      let height = measure(node, width: before.otherWidth, limit: nil)
      if !S.sameKey(height, before.otherHeight) { return .nothing }
    }
    if before.flags.contains(.measured) {
      let height = measure(node, width: before.measuredWidth, limit: nil)
      if !S.sameKey(height, before.measuredHeight) { return .nothing }
    }
    place(
      node, width: frame.width, height: frame.height, isDefinite: before.flags.contains(.placedDefinite),
      isByRatio: before.flags.contains(.placedByRatio), base: before.placedBase)
    let keepsBaselines =
      S.sameKey(frames[node].firstBaseline, frame.firstBaseline)
      && S.sameKey(frames[node].lastBaseline, frame.lastBaseline)
    return keepsBaselines ? .all : .allButBaselines
  }
}
