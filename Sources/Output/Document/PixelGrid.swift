import BandScreenModel

/// The pixels of one device in one orientation: where coordinates go once, for output.
///
/// Layout and rules work with unrounded coordinates. A drawn edge falls on a pixel, and neighbours that share an edge
/// must still share it, so rounding depends on the coordinate alone: to the nearest pixel, except that an edge which is clear
/// of a strip, or touches it, never goes into it (`placement.md`, section 1: "snap to device pixels once, for output,
/// away from strips"). A strip that does not begin on a pixel is where the two differ.
public struct PixelGrid: Sendable {
  /// Device pixels per point.
  private let scale: Double
  /// Coordinates that no edge from above may exceed, for `x` and for `y`.
  private var ceilings: (x: [Double], y: [Double]) = ([], [])
  /// Coordinates that no edge from below may undercut.
  private var floors: (x: [Double], y: [Double]) = ([], [])

  /// The grid of a screen.
  ///
  /// - Parameters:
  ///   - scale: device pixels per point; where it is not positive and finite, coordinates stay as they are.
  ///   - size: of the screen in points.
  ///   - strips: all strips of the configuration; those of unknown thickness have no boundary.
  public init(scale: Double, size: PointSize, strips: [Strip]) {
    self.scale = scale.isFinite && scale > 0 ? scale : 0
    for strip in strips {
      guard let thickness = strip.thickness, thickness > 0 else { continue }
      switch strip.edge {
      case .left: floors.x.append(thickness)
      case .top: floors.y.append(thickness)
      case .right: ceilings.x.append(size.width - thickness)
      case .bottom: ceilings.y.append(size.height - thickness)
      }
    }
  }

  /// A rectangle whose edges lie on pixels; the size follows from the edges.
  public func snapped(_ rectangle: Rectangle) -> Rectangle {
    let left = snappedX(rectangle.x)
    let top = snappedY(rectangle.y)
    return Rectangle(
      x: left, y: top, width: snappedX(rectangle.x + rectangle.width) - left,
      height: snappedY(rectangle.y + rectangle.height) - top)
  }

  /// The pixel edge of a vertical edge's coordinate.
  public func snappedX(_ x: Double) -> Double { snapped(x, under: ceilings.x, over: floors.x) }

  /// The pixel edge of a horizontal edge's coordinate.
  public func snappedY(_ y: Double) -> Double { snapped(y, under: ceilings.y, over: floors.y) }

  /// A length that is no coordinate, as the extent of a scroll's content, in whole pixels.
  public func snappedLength(_ length: Double) -> Double {
    scale == 0 ? length : roundedHalfAwayFromZero(length * scale) / scale
  }

  /// An offset at which a scroll rests, or how much of a sheet shows there, in whole pixels. The last offset is what the scroll's content is
  /// longer than its frame, both as they are written, so that what ends with the content ends with the frame.
  public func snappedStop(_ stop: Double, of record: FrameRecord) -> Double {
    guard let content = record.content, stop > 0 else { return snappedLength(stop) }
    let frame = snapped(record.frame)
    // Across the scroll its content is no longer than the frame.
    let ends = [
      (content.height - record.frame.height, snappedLength(content.height) - frame.height),
      (content.width - record.frame.width, snappedLength(content.width) - frame.width),
    ]
    let tolerance = 1e-6
    for (end, snapped) in ends where stop - end <= tolerance && end - stop <= tolerance {
      return max(0, snappedLength(snapped))
    }
    return snappedLength(stop)
  }

  private func snapped(_ value: Double, under ceilings: [Double], over floors: [Double]) -> Double {
    if scale == 0 { return value }
    let nearest = roundedHalfAwayFromZero(value * scale)
    let result = nearest / scale
    // A boundary that is on a pixel itself can't be crossed; what the division leaves is far below a pixel.
    let tolerance = 1e-6
    for ceiling in ceilings where value <= ceiling + tolerance && result > ceiling + tolerance {
      return (nearest - 1) / scale
    }
    for floor in floors where value >= floor - tolerance && result < floor - tolerance {
      return (nearest + 1) / scale
    }
    return result
  }
}
