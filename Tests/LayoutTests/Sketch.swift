import BandConformanceKit
import BandLayout
import BandScreenModel
import BandSyntax

/// A tree written down in a test as JSON, in the words of the conformance corpus, with our `stack` beside `flex` and `grid`.
enum Sketch {
  /// The frames of all nodes in pre-order, each x, y, width and height.
  ///
  /// The root is laid out by itself; an absolute root would be against the rules of a sketch.
  static func frames(_ json: String, in space: LayoutSpace<Double> = LayoutSpace()) -> [[Double]] {
    guard let value = try? JSONValue(reading: Array(json.utf8)) else { return [] }
    var reader = StyleReader()
    var tree = LayoutTree()
    var texts: [LineTable] = []
    func add(_ value: JSONValue) {
      var style = reader.style(value)
      if value["display"]?.string == "stack" { style.display = .stack }
      if value["extends"]?.string == "y" { style.extendsY = true }
      if value["extends"]?.string == "x" { style.extendsX = true }
      let id = reader.styles.add(style)
      if let text = value["text"]?.string {
        tree.leaf(id, .lines(texts.count))
        texts.append(AhemText.table(text))
        return
      }
      tree.open(id)
      for child in value["children"]?.elements ?? [] { add(child) }
      tree.close()
    }
    add(value)
    tree.styles = reader.styles
    var engine = LayoutEngine<Double>()
    engine.begin(tree)
    engine.layout(tree, LayoutNodeID(0), in: space, lengths: reader.table { $1 }, texts: texts)
    return (0..<tree.count).map { index in
      let node = LayoutNodeID(index)
      return [engine.x(of: node), engine.y(of: node), engine.width(of: node), engine.height(of: node)]
    }
  }
}
