import BandDiagnostics
import BandScreenModel

/// A rule of placement: its description, and what it asks of a screen, as data.
public struct PlacementRule: Sendable {
  public var description: RuleDescription
  /// A source close to the bad example that is allowed.
  public var nearMiss: String
  /// Whether it belongs to the meaning of a source, so that nothing silences it.
  public var isOfTheLanguage: Bool
  /// Whether what it asks is found by looking at a layout, since all pairs of elements would be too many (`CoverSearch`):
  /// `requirements` gives nothing then. A proof asks of all that may meet (`CoverDuties`).
  public var isSearched: Bool
  /// Whether what it asks is found so too, of what may hide texts (`Sights`).
  public var isOfSights: Bool
  /// Whether it speaks of the devices that there are, so that a proof for others would say nothing: its distances are not linear, or
  /// are those of a device's display.
  public var isMatrixOnly: Bool
  /// Whether it speaks of what the displays hide: cutouts, corners, hinges. A proof is given the hull of those of a family, and is
  /// stricter than the rule.
  public var isOfDisplays: Bool
  /// What it asks of a screen, whatever strips the devices have. Pure: the same screen gives the same list.
  let ofScreen: @Sendable (PlacementCase) -> [Requirement]
  /// What it asks of one element in a case. Pure, and all of it is kept wherever the element has a clear rest (`ClearRests`): so
  /// it is made only for the elements that have none.
  let ofElement: @Sendable (PlacementCase, ElementIndex) -> [Requirement]

  init(
    _ description: RuleDescription, nearMiss: String, isOfTheLanguage: Bool = false, isSearched: Bool = false,
    isMatrixOnly: Bool = false, isOfDisplays: Bool = false, isOfSights: Bool = false,
    ofScreen: @escaping @Sendable (PlacementCase) -> [Requirement] = { _ in [] },
    ofElement: @escaping @Sendable (PlacementCase, ElementIndex) -> [Requirement] = { _, _ in [] }
  ) {
    self.description = description
    self.nearMiss = nearMiss
    self.isOfTheLanguage = isOfTheLanguage
    self.isSearched = isSearched
    self.isMatrixOnly = isMatrixOnly
    self.isOfSights = isOfSights
    self.isOfDisplays = isOfDisplays
    self.ofScreen = ofScreen
    self.ofElement = ofElement
  }

  /// All that it asks in a case.
  public func requirements(_ context: PlacementCase) -> [Requirement] {
    ofScreen(context) + context.placed.flatMap { ofElement(context, $0) }
  }

  public var name: RuleName { description.name }
}

/// The rules of placement in the order of their messages. One file in `Rules/` for each.
public let placementRules: [PlacementRule] = [
  .tappableInBand, .tappableUnreachable, .tappableCovered, .keyboardCovers, .contentClipped, .contentOutsideSafe,
  .textCovered, .overflow, .negativeSize, .textTruncated, .fixedHeight, .hardCodedInset, .doubleInset,
  .backgroundStopsShort,
  .targetTooSmall, .targetsTooClose, .tappableInGestureArea, .dragInGestureStrip, .assertionFailed,
  .conflictingConditions, .divisionByZero, .numberNotFinite,
]

/// Whether a rule is one of placement, so that it speaks of screens that are laid out.
public func isOfPlacement(_ rule: RuleName) -> Bool {
  rule == RuleDescription.tiedToGlass.name || placementRules.contains { $0.name == rule }
}
