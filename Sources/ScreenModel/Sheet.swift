import BandSyntax

/// A layer with `@sheet`: it stands on the screen's bottom edge, and rests at its detents.
public struct Sheet: Sendable {
  /// The layer; nothing where the screen has none of that name in this case.
  public var element: ElementIndex?
  /// In source order.
  public var detents: [SheetDetent] = []
  /// Whether it is laid out at each detent (`resize: true`); otherwise once, at the highest, and slides.
  public var resizes = false
  /// How much of it shows above the screen's bottom edge at the detent at hand.
  public var shown = FormulaID.zero
  /// How far the detent at hand is below the highest one, where it slides.
  public var slide = FormulaID.zero
  /// Whether anything besides its place depends on the detent at hand.
  public var isRead = false

  public init() {}
}

/// A height at which a sheet rests.
public struct SheetDetent: Sendable {
  public var name: String
  /// Tells the detents of a screen apart: the same for the same name.
  public var id: Int32
  /// Above the screen's bottom edge.
  public var length: FormulaID
  /// Where its length is written.
  public var valuePlace: Place

  public init(name: String, id: Int32, length: FormulaID, valuePlace: Place) {
    self.name = name
    self.id = id
    self.length = length
    self.valuePlace = valuePlace
  }
}

extension Screen {
  /// The states in which its sheets can be: for each the detent's `id` by sheet; one without sheets where there are none.
  ///
  /// Beyond 64 of them each sheet is moved by itself, the others at their last detent.
  public var detentChoices: [[Int32]] {
    let choices = sheets.map { $0.element == nil || $0.detents.isEmpty ? [-1] : $0.detents.map { $0.id } }
    var count = 1
    for choice in choices where count <= 64 { count *= choice.count }
    var all: [[Int32]] = [[]]
    if count <= 64 {
      for choice in choices { all = all.flatMap { one in choice.map { one + [$0] } } }
      return all
    }
    let last = choices.map { $0[$0.count - 1] }
    all = [last]
    for (number, choice) in choices.enumerated() {
      for id in choice.dropLast() {
        var moved = last
        moved[number] = id
        all.append(moved)
      }
    }
    return all
  }
}
