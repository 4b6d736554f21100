import BandDiagnostics
import BandPlacement
import BandSyntax

/// Which `@allow`s of a run silenced something, and what is to be said of the others.
public struct AllowanceUse: Sendable {
  public private(set) var used: Set<Place> = []
  /// A message for each that silenced nothing, at its place.
  public private(set) var unused: [Diagnostic] = []

  /// What a run found.
  init(_ collector: FindingCollector) {
    used = collector.usedAllowances
    unused = collector.unusedAllowances(besides: rulesOfScreenTexts)
  }

  /// Nothing was allowed.
  public init() {}

  /// Takes in another screen of the same source: what a component allows is of use if it is on one of them.
  public mutating func formUnion(_ other: AllowanceUse) {
    used.formUnion(other.used)
    unused += other.unused.filter { message in !unused.contains { $0.place == message.place } }
    unused.removeAll { used.contains($0.place) }
  }

  /// Takes in what silences a failure on a device that nobody sells yet.
  public mutating func use(_ place: Place) {
    used.insert(place)
    unused.removeAll { $0.place == place }
  }

  /// Takes out what stands inside a declaration: nothing else can use that.
  public mutating func removeUnused(inside declaration: Place) -> [Diagnostic] {
    func isInside(_ place: Place) -> Bool {
      place.file == declaration.file && place.span.start >= declaration.span.start
        && place.span.end <= declaration.span.end
    }
    let own = unused.filter { isInside($0.place) }
    unused.removeAll { isInside($0.place) }
    return own
  }

  /// What all screens of a source allow in vain; nothing where one of them wasn't laid out, since it may be what needs it.
  public static func untold(by screens: [ScreenResult]) -> [Diagnostic] {
    guard screens.allSatisfy({ $0.configurations > 0 }) else { return [] }
    var all = AllowanceUse()
    for screen in screens { all.formUnion(screen.allowances) }
    return all.unused
  }
}
