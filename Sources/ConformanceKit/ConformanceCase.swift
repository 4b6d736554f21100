import BandSyntax

/// A border box in its parent's border box, in points.
public struct ConformanceBox: Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
}

/// A node of a case: its style as the file states it, and the box that the browser gave it.
public struct ConformanceNode: Sendable {
  public var style: JSONValue
  public var text: String?
  /// The browser's box; `nil` where the node makes none.
  public var box: ConformanceBox?
  /// How far the browser lets the content scroll, where it overflows a scroll container.
  public var scrollBy: (width: Double, height: Double)?
  public var children: [ConformanceNode]
}

/// One style tree and the boxes that a browser gave it.
public struct ConformanceCase: Sendable {
  public var name: String
  /// The features that the case needs beyond basic flexbox.
  public var needs: [String]
  /// The root's containing block, if its boxes depend on it.
  public var viewport: (width: Double, height: Double)?
  public var root: ConformanceNode

  /// The cases of a file, a line each; lines that can't be read are counted.
  public static func read(_ bytes: [UInt8]) -> (cases: [ConformanceCase], unreadable: Int) {
    var cases: [ConformanceCase] = []
    var unreadable = 0
    for line in bytes.split(separator: 0x0A) {
      if let value = try? JSONValue(reading: Array(line)), let one = ConformanceCase(value) {
        cases.append(one)
      } else {
        unreadable += 1
      }
    }
    return (cases, unreadable)
  }

  init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let root = value["root"] else { return nil }
    self.name = name
    needs = (value["needs"]?.elements ?? []).compactMap { $0.string }
    if let viewport = value["viewport"], let width = viewport["w"]?.number, let height = viewport["h"]?.number {
      self.viewport = (width, height)
    }
    self.root = ConformanceNode(root)
  }
}

extension ConformanceNode {
  init(_ value: JSONValue) {
    style = value["style"] ?? .object([])
    text = value["text"]?.string
    if let box = value["box"], let x = box["x"]?.number, let y = box["y"]?.number, let w = box["w"]?.number,
      let h = box["h"]?.number
    {
      self.box = ConformanceBox(x: x, y: y, width: w, height: h)
    }
    if let scroll = value["scrollBy"], let w = scroll["w"]?.number, let h = scroll["h"]?.number {
      scrollBy = (w, h)
    }
    children = (value["children"]?.elements ?? []).map { ConformanceNode($0) }
  }
}
