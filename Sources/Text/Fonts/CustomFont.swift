/// A font from a file, or from a table that was exported on a device, with what a style needs to know of it.
///
/// A font file has one cut for all sizes. A table has one for each size that was exported; between two of them widths are a mixture.
public struct CustomFont: Hashable, Sendable {
  /// The font at one size.
  public struct Cut: Hashable, Sendable {
    /// In points.
    public var size: Double
    /// Its identity in the measurer.
    public var id: FontID
    /// In ems.
    public var ascent: Double
    public var descent: Double
    public var lineGap: Double

    public init(size: Double, id: FontID, metrics: FontMetrics) {
      let em = Double(max(metrics.unitsPerEm, 1))
      self.size = size
      self.id = id
      ascent = Double(metrics.ascent) / em
      descent = Double(metrics.descent) / em
      lineGap = Double(metrics.lineGap) / em
    }
  }

  /// By rising size; never empty.
  private let cuts: [Cut]

  /// A font that was added to a measurer.
  public init(id: FontID, metrics: FontMetrics) { cuts = [Cut(size: 0, id: id, metrics: metrics)] }

  /// A font in cuts for several sizes; nothing without any.
  public init?(_ cuts: [Cut]) {
    if cuts.isEmpty { return nil }
    self.cuts = cuts.sorted { $0.size < $1.size }
  }

  /// The cuts on both sides of a size, and how much the second counts; outside of all sizes the nearest alone.
  private func cuts(around size: Double) -> (first: Cut, second: Cut, share: Double) {
    guard let next = cuts.firstIndex(where: { $0.size > size }) else {
      let last = cuts[cuts.count - 1]
      return (last, last, 0)
    }
    if next == 0 { return (cuts[0], cuts[0], 0) }
    let (first, second) = (cuts[next - 1], cuts[next])
    return (first, second, (size - first.size) / (second.size - first.size))
  }

  /// What a text of a size is measured with.
  ///
  /// - Parameter system: the platform's font, for characters that this one lacks.
  func face(ofSize size: Double, system: EmbeddedFont) -> FontFace {
    let (first, second, share) = cuts(around: size)
    var face = FontFace(first.id, system: system)
    if share > 0 {
      face.second = second.id
      face.share = share
    }
    return face
  }

  /// Ascent, descent and gap at a size, in ems.
  func lineMetrics(ofSize size: Double) -> (ascent: Double, descent: Double, lineGap: Double) {
    let (first, second, share) = cuts(around: size)
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return (
      mixed(first.ascent, second.ascent), mixed(first.descent, second.descent), mixed(first.lineGap, second.lineGap)
    )
  }
}
