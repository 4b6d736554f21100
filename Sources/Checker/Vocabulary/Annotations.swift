import BandScreenModel
import BandSyntax

/// The annotations of the language.
enum AnnotationKind: UInt8, Sendable, CaseIterable {
  case tappable, draggable, input, surface, scroll, decorative, sticky, sheet, modal, exclusive, exclude, allow

  init?(_ name: Name) {
    switch name {
    case .tappable: self = .tappable
    case .draggable: self = .draggable
    case .input: self = .input
    case .surface: self = .surface
    case .scroll: self = .scroll
    case .decorative: self = .decorative
    case .sticky: self = .sticky
    case .sheet: self = .sheet
    case .modal: self = .modal
    case .exclusive: self = .exclusive
    case .exclude: self = .exclude
    case .allow: self = .allow
    default: return nil
    }
  }

  static var names: [Name] {
    [
      .tappable, .draggable, .input, .surface, .scroll, .decorative, .sticky, .sheet, .modal, .exclusive, .exclude,
      .allow,
    ]
  }

  /// Whether an element may have only one of these.
  var isRole: Bool {
    switch self {
    case .tappable, .draggable, .input, .surface, .decorative: true
    case .scroll, .sticky, .sheet, .modal, .exclusive, .exclude, .allow: false
    }
  }

  /// What it takes without a label; nothing where it takes none.
  var position: (expected: Enumeration, isRequired: Bool)? {
    switch self {
    case .tappable: (.tappableKind, false)
    case .draggable: (.dragDirection, false)
    case .scroll: (.axis, true)
    case .sticky: (.stickiness, true)
    case .exclude: (.exclusion, true)
    case .allow: (.rule, true)
    case .input, .surface, .decorative, .sheet, .modal, .exclusive: nil
    }
  }

  /// What an argument of that label takes; nothing where there is no such argument.
  func argument(_ label: Name) -> Expected? {
    switch (self, label) {
    case (.scroll, .snap): .type(.enumeration(.snap))
    case (.allow, .reason), (.exclusive, .reason): .type(.string)
    case (.exclusive, .edges): .type(.enumeration(.edge))
    default: nil
    }
  }

  /// The labels of its arguments.
  var labels: [Name] {
    switch self {
    case .scroll: [.snap]
    case .allow: [.reason]
    case .exclusive: [.edges, .reason]
    case .tappable, .draggable, .input, .surface, .decorative, .sticky, .sheet, .modal, .exclude: []
    }
  }

  /// One right way to write it, for messages.
  var example: String {
    switch self {
    case .tappable: "@tappable"
    case .draggable: "@draggable(horizontal)"
    case .input: "@input"
    case .surface: "@surface"
    case .scroll: "@scroll(vertical)"
    case .decorative: "@decorative"
    case .sticky: "@sticky(top)"
    case .sheet: "@sheet"
    case .modal: "@modal"
    case .exclusive: "@exclusive(edges: [bottom], reason: \"…\")"
    case .exclude: "@exclude(horizontal)"
    case .allow: "@allow(rule_name, reason: \"…\")"
    }
  }
}
