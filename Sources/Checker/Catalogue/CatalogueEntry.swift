import BandScreenModel

/// A profile of the catalogue as its index lists it, before its declaration is parsed.
///
/// A profile is a device as it is, or one of its variants (the same device with figures of another system version).
///
/// The identifier of a device is its model, on Android with `-gesture` or `-3button` for the navigation, on foldables
/// with `-folded` (cover screen) or `-unfolded` (inner screen) before that. A variant's is `device@variant`, the
/// variant's name in lower case with a hyphen for whatever is no letter, digit or point: `iphone-16-pro@ios-26` is
/// `variant "iOS 26"` of `iphone-16-pro`. Identifiers and names are unique.
public struct CatalogueEntry: Sendable, Equatable {
  public let id: String
  /// The device's name, for a variant with the variant's: `iPhone 16 Pro, iOS 26`.
  public let name: String
  public let platform: Platform
  public let form: Form
  public let navigation: Navigation
  /// Whether every inset of every orientation is known; only then is the profile in the ready targets.
  public let isComplete: Bool
  /// The variant's name as the declaration writes it; empty for the device as it is.
  public let variant: String
  /// The file that declares it: its index in `CatalogueText.files`.
  let file: Int
  /// Where in that file its doc comment begins.
  let documentationStart: Int
  /// Where in that file the declaration begins, with the word `device`.
  let start: Int
  /// Where in that file the declaration ends, behind its `}`.
  let end: Int

  /// The identifier of the device without its variant.
  public var deviceID: String {
    guard let at = id.utf8.firstIndex(of: UInt8(ascii: "@")) else { return id }
    return String(id[..<at])
  }
}

/// The targets that need no declaration: every complete profile of a form or a platform.
public enum ReadyTarget: UInt8, Sendable, CaseIterable {
  case phones, tablets, foldables, ios, android, all

  /// Whether the target holds a profile.
  public func holds(_ entry: CatalogueEntry) -> Bool {
    guard entry.isComplete else { return false }
    switch self {
    case .phones: return entry.form == .phone
    case .tablets: return entry.form == .tablet
    case .foldables: return entry.form == .foldable
    case .ios: return entry.platform == .ios
    case .android: return entry.platform == .android
    case .all: return true
    }
  }
}

/// Where figures come from: a row of the catalogue's table of sources, which devices name by its key.
public struct SourceRecord: Sendable, Equatable {
  public let key: String
  /// The kind of evidence: `measured`, `platform-source`, `vendor-doc`, `third-party-table`, `drawing`, `secondary`.
  public let kind: String
  public let title: String
  /// The address, or the repository with commit and path.
  public let address: String
  /// What it gives evidence for.
  public let supports: String
}
