/// The form in which a run writes its screens.
public enum Emission: String, Sendable, CaseIterable {
  /// A document for each screen.
  case json
  /// A picture for each configuration.
  case svg
  /// A page for each screen, which shows it on any configuration.
  case html
  /// The layout as formulas, for each screen.
  case closedForm = "closed-form"

  /// What comes behind the point of a file's name.
  public var fileExtension: String { self == .closedForm ? "closed-form.json" : rawValue }
}
