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
  /// it can tell the difference then, and it is laid out once more at the size it has. The root is left to the caller.
  mutating func update(_ node: Int, root: Int) {
    var node = node
    while node != root {
      var parent = Int(nodes[node].parent)
      while parent > root && facts(parent).contains(.contents) { parent = Int(nodes[parent].parent) }
      if parent < root || parent == root || facts(root).contains(.contents) { break }
      if stands(parent) { return }
      node = parent
    }
    forget(root)
  }

  /// Works a box out anew; says whether all that its parent knows of it is as before.
  private mutating func stands(_ node: Int) -> Bool {
    let memo = memos + node
    let before = memo.pointee
    let frame = frames[node]
    forget(node)
    // What was asked with more than the memo holds can't be asked again here; nor can static positions further up be seen.
    if !before.flags.contains(.placed)
      || !before.flags.isDisjoint(with: [.heightMatters, .measuredWithLimit, .escaping])
      || facts(node).contains(.absolute)
    {
      return false
    }
    if before.flags.contains(.intrinsic) {
      let widths = intrinsicWidths(node, height: nil)
      if !S.sameKey(widths.min, before.minContent) || !S.sameKey(widths.max, before.maxContent) { return false }
    }
    if before.flags.contains(.measuredOther) {
      let height = measure(node, width: before.otherWidth, limit: nil)
      if !S.sameKey(height, before.otherHeight) { return false }
    }
    if before.flags.contains(.measured) {
      let height = measure(node, width: before.measuredWidth, limit: nil)
      if !S.sameKey(height, before.measuredHeight) { return false }
    }
    place(
      node, width: frame.width, height: frame.height, isDefinite: before.flags.contains(.placedDefinite),
      isByRatio: before.flags.contains(.placedByRatio), base: before.placedBase)
    return S.sameKey(frames[node].firstBaseline, frame.firstBaseline)
      && S.sameKey(frames[node].lastBaseline, frame.lastBaseline)
  }
}
