import BandOutput
import BandScreenModel
import Testing

@Suite struct PixelGridTests {
  private func strip(_ edge: Edge, _ thickness: Double?) -> Strip {
    Strip(name: "strip", kind: .home, edge: edge, thickness: thickness, takes: .tap)
  }

  @Test func edgesGoToTheNearestPixel() {
    let grid = PixelGrid(scale: 3, size: PointSize(width: 393, height: 852), strips: [])
    let snapped = grid.snapped(Rectangle(x: 0.2, y: 10.1, width: 100.3, height: 20))
    #expect(snapped.x == 1.0 / 3)
    #expect(snapped.y == 10)
    // 100.5 is 301.5 pixels: halves go away from zero.
    #expect(snapped.x + snapped.width == 302.0 / 3)
    #expect(snapped.y + snapped.height == 90.0 / 3)
  }

  @Test func neighboursThatShareAnEdgeStillDo() {
    let grid = PixelGrid(scale: 2.625, size: PointSize(width: 411.4, height: 914.3), strips: [strip(.bottom, 24)])
    for step in 0..<200 {
      let edge = 880 + Double(step) * 0.173
      let above = grid.snapped(Rectangle(x: 0, y: 100, width: 10, height: edge - 100))
      let below = grid.snapped(Rectangle(x: 0, y: edge, width: 10, height: 5))
      #expect((above.y + above.height - below.y).magnitude < 1e-9, "edge at \(edge)")
    }
  }

  /// A screen 100 high with a strip of 10.4 and one pixel a point: the strip begins at 89.6, between two pixels.
  @Test func whatIsClearOfAStripStaysClear() {
    let size = PointSize(width: 100, height: 100)
    for edge in Edge.allCases {
      let grid = PixelGrid(scale: 1, size: size, strips: [strip(edge, 10.4), strip(edge, nil)])
      switch edge {
      case .bottom: #expect([89.55, 89.6, 89.7, 90.4].map(grid.snappedY) == [89, 89, 90, 90])
      case .right: #expect([89.55, 89.6, 89.7, 90.4].map(grid.snappedX) == [89, 89, 90, 90])
      case .top: #expect([10.45, 10.4, 10.3, 9.6].map(grid.snappedY) == [11, 11, 10, 10])
      case .left: #expect([10.45, 10.4, 10.3, 9.6].map(grid.snappedX) == [11, 11, 10, 10])
      }
    }
  }

  @Test func aBoundaryOnAPixelMovesNothing() {
    // 24 dp at 2.625 are 63 pixels, and 914 and two sevenths are 2400: no sum of these is exact in binary.
    let size = PointSize(width: 1080 / 2.625, height: 2400 / 2.625)
    let grid = PixelGrid(scale: 2.625, size: size, strips: [strip(.bottom, 24)])
    #expect(grid.snappedY(size.height - 24) == 2337 / 2.625)
    #expect(grid.snappedY(size.height) == 2400 / 2.625)
  }

  @Test func aScaleThatIsNoNumberLeavesCoordinatesAlone() {
    for scale in [0, -1, Double.nan, .infinity] {
      #expect(PixelGrid(scale: scale, size: PointSize(width: 1, height: 1), strips: []).snappedX(0.123) == 0.123)
    }
  }

  /// A frame goes to pixels by its edges, and the length of its content by itself: the last offset
  /// is the difference of the two as they are written.
  @Test func theLastOffsetIsWhatTheWrittenLengthsLeave() {
    let pixel = 1 / 2.625
    let grid = PixelGrid(scale: 2.625, size: PointSize(width: 360, height: 860), strips: [])
    for step in 0..<40 {
      let top = 24 + Double(step) * 0.37
      let height = 681 + Double(step) * 0.13
      let content = 862.1 + Double(step) * 0.29
      let record = FrameRecord(
        Rectangle(x: 0, y: top, width: 360, height: height), content: PointSize(width: 360, height: content))
      let stop = grid.snappedStop(content - height, of: record)
      let written = grid.snappedLength(content) - grid.snapped(record.frame).height
      #expect((stop - written).magnitude < 1e-9, "\(step)")
      #expect((stop - (content - height)).magnitude < 1.5 * pixel, "\(step)")
    }
    // Another stop is a length like any other.
    let record = FrameRecord(
      Rectangle(x: 0, y: 24, width: 360, height: 681), content: PointSize(width: 360, height: 862.1))
    #expect(grid.snappedStop(100, of: record) == grid.snappedLength(100))
    #expect(grid.snappedStop(0, of: record) == 0)
  }
}
