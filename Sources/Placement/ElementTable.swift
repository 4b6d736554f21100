import BandScreenModel
import BandSyntax

/// The elements of a screen over all of its configurations, each once, in pre-order and in the order of the source.
///
/// A discrete case may have elements that another lacks. An element is the same in two cases if it is written at the same place, in the
/// same turn of a `for`, inside of the same one: the branches of an `if` have each their own, also where they use one name.
public struct ElementTable: Sendable {
  /// One element as every configuration sees it.
  public struct Entry: Sendable {
    /// The path by which the output tells it from all others: `name`, and `#2` where another element has the same one.
    public var path: String
    /// The names of the source from the screen down.
    public var name: String
    public var kind: ElementKind
    public var role: Role
    /// The entry of the element that it is in; -1 for the screen.
    public var parent: Int32
    public var place: Place
    public var scrollAxis: Axis?
    public var barEdge: Edge?
    /// Whether anchors place it, and not its parent's flow.
    public var isIsland: Bool
    public var isSheet: Bool
    public var isSticky: Bool
    /// Entries of one `for` share a group.
    public var group: Int32
    public var paint: Paint
    /// The first screen that has it, and its index there.
    public var first: ElementOccurrence
  }

  public private(set) var entries: [Entry] = []
  /// Of each screen: the entries of its elements.
  private(set) var entriesOf: [[Int32]] = []
  /// How many elements have a path, numbers aside.
  private var uses: [String: Int] = [:]
  private var groups: Int32 = 0
  /// Of each screen: the group of the table for each of its own; -1 for those that haven't been met.
  private var groupOf: [[Int32]] = []

  /// A table without elements.
  public init() {}

  /// The elements of a screen's expansions for all of its cases.
  public init(of screens: [Screen]) {
    // Most cases have the same elements as another one: those of each set are put into order once.
    let forms = ScreenForms(screens)
    entriesOf = [[Int32]](repeating: [], count: screens.count)
    groupOf = [[Int32]](repeating: [], count: screens.count)
    for number in forms.distinct {
      entriesOf[number] = [Int32](repeating: -1, count: screens[number].elements.count)
    }
    let roots = forms.distinct.filter { !screens[$0].elements.isEmpty }
    if !roots.isEmpty { add(roots.map { ElementOccurrence(screen: $0, element: 0) }, parent: -1, in: screens) }
    for number in screens.indices where entriesOf[number].isEmpty { entriesOf[number] = entriesOf[forms.like[number]] }
  }

  /// The entry of each element of a screen, by the screen's number.
  public func entries(of screen: Int) -> [Int32] { entriesOf[screen] }

  /// Adds an element, by all its occurrences, and what is inside it.
  private mutating func add(_ occurrences: [ElementOccurrence], parent: Int32, in screens: [Screen]) {
    let number = Int32(truncatingIfNeeded: entries.count)
    entries.append(entry(occurrences, parent: parent, in: screens))
    for one in occurrences { entriesOf[one.screen][one.element] = number }
    if occurrences.count == 1 {
      let one = occurrences[0]
      for child in screens[one.screen].children(of: one.element) {
        add([ElementOccurrence(screen: one.screen, element: child)], parent: number, in: screens)
      }
      return
    }
    var siblings = SiblingOrder(inside: occurrences, of: screens)
    while let next = siblings.next() { add(next, parent: number, in: screens) }
  }

  private mutating func entry(_ occurrences: [ElementOccurrence], parent: Int32, in screens: [Screen]) -> Entry {
    let first = occurrences[0]
    let screen = screens[first.screen]
    let element = screen.elements[first.element]
    let (path, name) = path(of: occurrences, parent: parent, in: screens)
    return Entry(
      path: path, name: name, kind: element.kind, role: element.role, parent: parent, place: element.place,
      scrollAxis: element.scroll >= 0 ? screen.scrolls[Int(element.scroll)].axis : nil, barEdge: element.barEdge,
      isIsland: element.isIsland, isSheet: element.sheet >= 0, isSticky: element.isSticky,
      group: group(of: occurrences, in: screens), paint: screen.paints[Int(element.paint)], first: first)
  }

  /// The path of an element, and its names alone.
  ///
  /// What a nameless one's number is hangs on the case: the first that isn't taken is its. Where all are, its path gets a number of its own,
  /// which no name can hold.
  private mutating func path(
    of occurrences: [ElementOccurrence], parent: Int32, in screens: [Screen]
  ) -> (path: String, name: String) {
    let outer = parent < 0 ? (path: "", name: "") : (path: entries[Int(parent)].path, name: entries[Int(parent)].name)
    for one in occurrences {
      let path = screens[one.screen].path(of: one.element, inside: outer.path)
      if uses[path] == nil {
        uses[path] = 1
        return (path, outer.path == outer.name ? path : screens[one.screen].path(of: one.element, inside: outer.name))
      }
    }
    let first = screens[occurrences[0].screen]
    let path = first.path(of: occurrences[0].element, inside: outer.path)
    let count = uses[path, default: 0] + 1
    uses[path] = count
    return ("\(path)#\(count)", first.path(of: occurrences[0].element, inside: outer.name))
  }

  private mutating func group(of occurrences: [ElementOccurrence], in screens: [Screen]) -> Int32 {
    var known: Int32 = -1
    for one in occurrences where known < 0 {
      let own = Int(screens[one.screen].elements[one.element].group)
      if own < groupOf[one.screen].count { known = groupOf[one.screen][own] }
    }
    if known < 0 {
      known = groups
      groups += 1
    }
    for one in occurrences {
      let own = Int(screens[one.screen].elements[one.element].group)
      while groupOf[one.screen].count <= own { groupOf[one.screen].append(-1) }
      groupOf[one.screen][own] = known
    }
    return known
  }
}

/// An element of one of a screen's expansions.
public struct ElementOccurrence: Hashable, Sendable {
  /// The number of the expansion.
  public var screen: Int
  /// The element's index there.
  public var element: Int
}

extension Screen {
  /// The path of an element where its parent has another one than it has here.
  fileprivate func path(of element: Int, inside outer: String) -> String {
    let own = elements[Int(elements[element].parent.index)].path
    let path = elements[element].path
    return element == 0 || own == outer
      ? path : outer + String(decoding: path.utf8.dropFirst(own.utf8.count), as: UTF8.self)
  }

  /// The indices of an element's children, in source order.
  func children(of element: Int) -> [Int] {
    var found: [Int] = []
    var child = element + 1
    let end = Int(elements[element].end)
    while child < end {
      found.append(child)
      child = max(child + 1, Int(elements[child].end))
    }
    return found
  }
}

/// Which of some screens have the same elements in the same order.
private struct ScreenForms {
  /// The first screen of each form.
  private(set) var distinct: [Int] = []
  /// Of each screen: the first one of its form.
  private(set) var like: [Int] = []

  init(_ screens: [Screen]) {
    var known: [UInt64: [Int]] = [:]
    for (number, screen) in screens.enumerated() {
      let digest = Self.digest(screen)
      if let same = known[digest]?.first(where: { Self.isSame(screens[$0], screen) }) {
        like.append(same)
        continue
      }
      known[digest, default: []].append(number)
      distinct.append(number)
      like.append(number)
    }
  }

  /// FNV-1a over where the elements are written.
  private static func digest(_ screen: Screen) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in screen.elements.indices {
      digest = (digest ^ UInt64(truncatingIfNeeded: screen.elements[index].written.span.start)) &* 0x100_0000_01b3
    }
    return digest
  }

  private static func isSame(_ a: Screen, _ b: Screen) -> Bool {
    guard a.elements.count == b.elements.count else { return false }
    return a.elements.indices.allSatisfy { index in
      a.elements[index].parent == b.elements[index].parent && a.elements[index].group == b.elements[index].group
        && a.isSame(index, as: index, in: b)
    }
  }
}
