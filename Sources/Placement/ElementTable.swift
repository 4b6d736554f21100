import BandScreenModel
import BandSyntax

/// The elements of a screen over all of its configurations, each once.
///
/// A discrete case may have elements that another lacks; an element is the same in two cases if it has the same path.
public struct ElementTable: Sendable {
  /// One element as every configuration sees it.
  public struct Entry: Sendable {
    public var path: String
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
    /// Entries of one `for` share a group.
    public var group: Int32
    public var paint: Paint
  }

  public private(set) var entries: [Entry] = []
  private var byPath: [String: Int32] = [:]
  private var groups: Int32 = 0

  public init() {}

  /// Adds the elements of one expanded screen that aren't there yet.
  ///
  /// - Returns: the entry of each of the screen's elements.
  public mutating func add(_ screen: Screen) -> [Int32] {
    var entryOf: [Int32] = []
    entryOf.reserveCapacity(screen.elements.count)
    var groupOf: [Int32: Int32] = [:]
    for element in screen.elements {
      if let known = byPath[element.path] {
        entryOf.append(known)
        if groupOf[element.group] == nil { groupOf[element.group] = entries[Int(known)].group }
        continue
      }
      let group = groupOf[element.group] ?? groups
      if group == groups { groups += 1 }
      groupOf[element.group] = group
      let parent = entryOf.isEmpty ? -1 : entryOf[Int(element.parent.index)]
      let scrollAxis = element.scroll >= 0 ? screen.scrolls[Int(element.scroll)].axis : nil
      entries.append(
        Entry(
          path: element.path, kind: element.kind, role: element.role, parent: parent, place: element.place,
          scrollAxis: scrollAxis, barEdge: element.barEdge, isIsland: element.isIsland, isSheet: element.sheet >= 0,
          group: group, paint: screen.paints[Int(element.paint)]))
      byPath[element.path] = Int32(entries.count - 1)
      entryOf.append(Int32(entries.count - 1))
    }
    return entryOf
  }
}
