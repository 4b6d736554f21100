import BandOutput
import BandScreenModel

/// A configuration that was laid out, with all that its frames and findings depend on.
struct KnownLayout {
  var configuration: Int
  var expansion: Int
  var discrete: DiscreteCase
  var scale: Double
  var profile: OrientationProfile
  /// What the document says of elements that differ here.
  var changes: [ElementChange] = []
  var stickyInsets: [StickyInset] = []

  /// Whether frames and findings are the same.
  func isSame(as other: KnownLayout) -> Bool {
    expansion == other.expansion && scale == other.scale && discrete == other.discrete && profile == other.profile
  }
}

/// The layouts of the latest configurations: devices of one make often differ in nothing that a screen sees.
struct KnownLayouts {
  private var entries: [KnownLayout] = []
  private var next = 0
  /// In the catalogue's order devices of a size stand near one another.
  private let limit = 64

  func find(_ layout: KnownLayout) -> KnownLayout? { entries.first { $0.isSame(as: layout) } }

  mutating func add(_ layout: KnownLayout) {
    if entries.count < limit {
      entries.append(layout)
    } else {
      entries[next] = layout
      next = (next + 1) % limit
    }
  }
}
