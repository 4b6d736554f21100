import BandLayout
import BandScreenModel

/// Whether a layout may come out otherwise if the texts of a screen are wider or narrower than measured.
public func textsMayFlip(in screen: Screen, _ frames: ScreenFrames<Double>, _ solver: ScreenSolver<Double>) -> Bool {
  textsMayFlip(in: screen, frames, solver, WidthTraits.all(of: screen))
}

/// The same with what was found of the screen once.
func textsMayFlip(
  in screen: Screen, _ frames: ScreenFrames<Double>, _ solver: ScreenSolver<Double>, _ traits: [WidthTraits]
) -> Bool {
  let bounds = WidthBounds(screen: screen, frames: frames, solver: solver, traits: traits)
  guard let elements = bounds.find() else { return true }
  return TextFlips(bounds: bounds, elements: elements).mayFlip
}

/// Tells whether a text may get another number of lines, or be cut off where it isn't, if texts are wider or narrower than measured.
///
/// Most layouts do not change: their texts have room, or break where they break by a wide margin. Only the others are laid out again,
/// with all texts as narrow and as wide as they may be. The question is asked generously: a yes costs two layouts, a no must be right.
private struct TextFlips {
  let bounds: WidthBounds
  let elements: [WidthBounds.Element]

  var mayFlip: Bool {
    let screen = bounds.screen
    for index in screen.elements.indices where bounds.frames.exists[index] {
      guard case .text(let table) = screen.elements[index].leaf, screen.lineTables[Int(table)].isUncertain else {
        continue
      }
      if mayFlip(ElementIndex(index), screen.lineTables[Int(table)]) { return true }
    }
    return false
  }

  private func mayFlip(_ element: ElementIndex, _ table: LineTable) -> Bool {
    let width = bounds.solver.contentWidth(of: element)
    let own = elements[Int(element.index)]
    if own.keepsContent, width >= table.widestLine - WidthBounds.tolerance { return false }
    let change = own.change + bounds.paddingChange(of: element, elements)
    let narrowest = max(0, width - change) / table.greatestScale
    let widest = (width + change) / table.leastScale
    if table.entry(forWidth: narrowest) != table.entry(forWidth: widest) { return true }
    return table.wholeWidth.isFinite && (narrowest >= table.wholeWidth) != (widest >= table.wholeWidth)
  }
}
