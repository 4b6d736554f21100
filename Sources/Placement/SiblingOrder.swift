import BandScreenModel
import BandSyntax

/// Brings the children of one element, as different cases have them, into one order that holds in each of them.
///
/// Where no case says which of two comes first, what stands earlier in the source does. Where cases contradict one another (the second turn
/// of a `for` is the first in a case that passes over that one), an element comes once for some of them and once more for the others.
struct SiblingOrder {
  /// The children in one case.
  private struct Chain {
    var screen: Int
    var elements: [Int]
    /// Of each child what it is, as an index of `siblings`.
    var numbers: [Int] = []
    /// The next of them.
    var position = 0

    var isDone: Bool { position == elements.count }
    var head: Int { numbers[position] }
  }

  /// What one or more cases have as a child.
  private struct Sibling {
    var written: Place
    /// In how many cases it is yet to come, and in how many of these it is the next.
    var left = 0
    var atHead = 0

    /// Whether no case has anything else before it.
    var isNext: Bool { left > 0 && atHead == left }
  }

  /// What tells siblings apart.
  private struct Key: Hashable {
    var written: Place
    var sheet: SheetForm?
    /// Its number among those of one case that are otherwise the same: turns of a `for`, or what sizes make two of.
    var turn: Int
  }

  private var chains: [Chain]
  private var siblings: [Sibling] = []
  /// The siblings before which no case has anything else.
  private var ready: [Int] = []
  /// Whether all cases have the same children in the same order, as nearly always.
  private let isAlike: Bool

  init(inside occurrences: [ElementOccurrence], of screens: [Screen]) {
    chains = occurrences.map { Chain(screen: $0.screen, elements: screens[$0.screen].children(of: $0.element)) }
    isAlike = Self.areAlike(chains, in: screens)
    if !isAlike { number(in: screens) }
  }

  /// The occurrences of the next element; nothing where none is left.
  mutating func next() -> [ElementOccurrence]? {
    if isAlike { return chains[0].isDone ? nil : chains.indices.map { take(from: $0) } }
    guard let number = pick() else { return nil }
    let taking = chains.indices.filter { !chains[$0].isDone && chains[$0].head == number }
    let found = taking.map { take(from: $0) }
    siblings[number].left -= found.count
    siblings[number].atHead = 0
    for chain in taking { uncover(chain) }
    return found
  }

  private mutating func take(from chain: Int) -> ElementOccurrence {
    let element = chains[chain].elements[chains[chain].position]
    chains[chain].position += 1
    return ElementOccurrence(screen: chains[chain].screen, element: element)
  }

  /// Notes what comes next in a case.
  private mutating func uncover(_ chain: Int) {
    if chains[chain].isDone { return }
    let number = chains[chain].head
    siblings[number].atHead += 1
    if siblings[number].isNext { ready.append(number) }
  }

  /// What comes next: of what may, what stands first in the source.
  private mutating func pick() -> Int? {
    guard var best = ready.indices.first else {
      // Nothing may: the cases contradict one another, and the first has its way.
      return chains.first { !$0.isDone }?.head
    }
    for index in ready.indices where isBefore(ready[index], ready[best]) { best = index }
    return ready.remove(at: best)
  }

  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (siblings[a].written, siblings[b].written)
    if first.file == second.file, first.span.start != second.span.start { return first.span.start < second.span.start }
    return a < b
  }

  private mutating func number(in screens: [Screen]) {
    var known: [Key: Int] = [:]
    for chain in chains.indices {
      let screen = chains[chain].screen
      var turns: [Key: Int] = [:]
      for element in chains[chain].elements {
        let written = screens[screen].elements[element].written
        var key = Key(written: written, sheet: screens[screen].sheetForm(of: element), turn: 0)
        let turn = turns[key, default: 0]
        turns[key] = turn + 1
        key.turn = turn
        let number = known[key] ?? siblings.count
        if number == siblings.count {
          known[key] = number
          siblings.append(Sibling(written: written))
        }
        siblings[number].left += 1
        chains[chain].numbers.append(number)
      }
    }
    for chain in chains.indices { uncover(chain) }
  }

  private static func areAlike(_ chains: [Chain], in screens: [Screen]) -> Bool {
    let first = chains[0]
    return chains.dropFirst().allSatisfy { other in
      first.elements.count == other.elements.count
        && first.elements.indices.allSatisfy { index in
          screens[first.screen].isSame(first.elements[index], as: other.elements[index], in: screens[other.screen])
        }
    }
  }
}

/// What the document says once of a sheet, and a case may decide: at another form it is another element.
struct SheetForm: Hashable {
  var detents: [String]
  var resizes: Bool
}

extension Screen {
  /// Whether two elements of cases are one, if what they are in is one.
  func isSame(_ element: Int, as other: Int, in screen: Screen) -> Bool {
    elements[element].written == screen.elements[other].written && sheetForm(of: element) == screen.sheetForm(of: other)
  }

  /// What of a sheet is told once; nothing for anything else.
  func sheetForm(of element: Int) -> SheetForm? {
    let sheet = Int(elements[element].sheet)
    guard sheet >= 0 else { return nil }
    return SheetForm(detents: sheets[sheet].detents.map { $0.name }, resizes: sheets[sheet].resizes)
  }
}
