import BandDiagnostics
import BandParser
import BandScreenModel
import BandSyntax

/// The catalogue's profiles that a run has asked for so far; each declaration is parsed once, when it is first named.
///
/// A value to be kept over all screens of a run (one for each thread): 116 small references.
public struct CatalogueProfiles: Sendable {
  /// Parallel to `Catalogue.index`.
  private var profiles: [DeviceProfile?]

  public init() {
    profiles = [DeviceProfile?](repeating: nil, count: Catalogue.index.count)
  }

  /// The profiles with these positions in `Catalogue.index`, in the same order; those out of range are left out.
  public mutating func profiles(at positions: [Int]) -> [DeviceProfile] {
    let missing = positions.filter { profiles.indices.contains($0) && profiles[$0] == nil }
    if !missing.isEmpty {
      let entries = missing.map { Catalogue.index[$0] }
      for profile in Catalogue.profiles(for: entries) {
        if let position = Catalogue.position(named: profile.id) { profiles[position] = profile }
      }
    }
    return positions.compactMap { profiles.indices.contains($0) ? profiles[$0] : nil }
  }
}

extension Catalogue {
  /// The profiles of entries in the same order. Only the declarations that they name are parsed.
  ///
  /// - Complexity: O(n) in the length of those declarations.
  public static func profiles(for entries: [CatalogueEntry]) -> [DeviceProfile] {
    var profiles: [String: DeviceProfile] = [:]
    profiles.reserveCapacity(entries.count * 2)
    for device in declaredDevices(for: entries).devices {
      for profile in device.profiles { profiles[profile.id] = profile }
    }
    return entries.compactMap { profiles[$0.id] }
  }

  /// The devices of entries, each once with all its variants, and what is wrong with their declarations: nothing, as a
  /// test shows.
  static func declaredDevices(
    for entries: [CatalogueEntry]
  ) -> (devices: [DeclaredDevice], diagnostics: [Diagnostic]) {
    let file = FileID(0)
    var names = NameTable()
    let parsed = parse(SourceText(name: "catalogue", bytes: bytes(declaring: entries)), file: file, names: &names)
    var reader = BlockReader(file: file, tree: parsed.tree, names: names)
    let declarations = reader.declarations()
    return (declarations.devices, parsed.diagnostics + reader.diagnostics)
  }
}
