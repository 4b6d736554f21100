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
  /// The sheet with which it is at one detent: where sizes decide which of several sheets of one name is there, they are one to all that reads
  /// its detent, and this is the first of them. -1 for all others.
  public var follows: Int32 = -1
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
    let choices = sheets.map { sheet in
      sheet.element == nil || sheet.detents.isEmpty || sheet.follows >= 0 ? [-1] : sheet.detents.map { $0.id }
    }
    var count = 1
    for choice in choices where count <= 64 { count *= choice.count }
    var all: [[Int32]] = [[]]
    if count <= 64 {
      for choice in choices { all = all.flatMap { one in choice.map { one + [$0] } } }
      return all.map { following($0) }
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
    return all.map { following($0) }
  }

  /// A choice in which each sheet that follows another one is at that one's detent.
  private func following(_ choice: [Int32]) -> [Int32] {
    var choice = choice
    for (number, sheet) in sheets.enumerated() where sheet.follows >= 0 { choice[number] = choice[Int(sheet.follows)] }
    return choice
  }

  /// Whether a choice is another one's twin where some elements don't exist: a sheet that isn't there is then at another detent than its
  /// last.
  public func isIdle(_ choice: [Int32], where exists: [Bool]) -> Bool {
    sheets.indices.contains { number in
      let sheet = sheets[number]
      guard sheet.follows < 0, let last = sheet.detents.last, choice[number] != last.id, sheet.element != nil else {
        return false
      }
      return !sheets.indices.contains { other in
        (other == number || sheets[other].follows == Int32(number))
          && sheets[other].element.map { exists[Int($0.index)] } == true
      }
    }
  }
}
