/// An axis of the plane.
public enum Axis: UInt8, Sendable {
  case horizontal, vertical
}

/// An edge of a rectangle, as held by the user: physical, not relative to the reading direction.
public enum Edge: UInt8, Sendable, CaseIterable {
  case left, top, right, bottom

  public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  /// Whether the edge has the smaller coordinate of its axis.
  public var isStart: Bool { self == .left || self == .top }

  public var opposite: Edge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  public var text: String {
    switch self {
    case .left: "left"
    case .top: "top"
    case .right: "right"
    case .bottom: "bottom"
    }
  }
}

/// A set of edges.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

  public static let left = EdgeSet(.left)
  public static let top = EdgeSet(.top)
  public static let right = EdgeSet(.right)
  public static let bottom = EdgeSet(.bottom)
  public static let all: EdgeSet = [.left, .top, .right, .bottom]

  public func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}

/// One value for each edge.
public struct Edges<Value> {
  public var left: Value
  public var top: Value
  public var right: Value
  public var bottom: Value

  public init(left: Value, top: Value, right: Value, bottom: Value) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  public init(all value: Value) {
    self.init(left: value, top: value, right: value, bottom: value)
  }

  public subscript(edge: Edge) -> Value {
    get {
      switch edge {
      case .left: left
      case .top: top
      case .right: right
      case .bottom: bottom
      }
    }
    set {
      switch edge {
      case .left: left = newValue
      case .top: top = newValue
      case .right: right = newValue
      case .bottom: bottom = newValue
      }
    }
  }
}

extension Edges: Sendable where Value: Sendable {}
extension Edges: Equatable where Value: Equatable {}
extension Edges: Hashable where Value: Hashable {}

/// A rectangle in points.
public struct Rectangle: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A width and a height in points.
public struct PointSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
