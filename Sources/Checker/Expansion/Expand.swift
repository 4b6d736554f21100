import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Expands a checked screen for one discrete case: components, loops and conditions that the case decides are gone, lengths are
/// formulas, and what is laid out on its own stands in the order in which it can be.
///
/// - Parameters:
///   - program: what typing found; a screen that it found errors in isn't expanded.
///   - screen: index in `program.screens`.
///   - discrete: the case.
///   - resources: what a screen is made of besides its source: pictures and text measures.
/// - Returns: the screen, with the errors that show only in an expansion. With an error it isn't fit for layout.
/// - Complexity: O(n) in the number of elements, of which there are 100,000 at most.
public func expand(
  _ program: Program, screen: Int, for discrete: DiscreteCase, with resources: inout ExpansionResources
) -> Expansion {
  var expander = Expander(program, screen: screen, discrete, resources)
  expander.run()
  resources = expander.resources
  return Expansion(screen: expander.screen, diagnostics: expander.diagnostics, reads: expander.reads)
}

/// A screen expanded for one discrete case.
public struct Expansion: Sendable {
  public var screen: Screen
  public var diagnostics: [Diagnostic]
  /// Which parts of the case the expansion looked at; for a case that agrees on these it is the same.
  public var reads: DiscreteReads

  /// Whether the screen can be laid out.
  public var isFitForLayout: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Parts of a discrete case.
public struct DiscreteReads: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let platform = DiscreteReads(rawValue: 1)
  public static let form = DiscreteReads(rawValue: 1 << 1)
  public static let navigation = DiscreteReads(rawValue: 1 << 2)
  public static let orientation = DiscreteReads(rawValue: 1 << 3)
  public static let textSize = DiscreteReads(rawValue: 1 << 4)
  public static let direction = DiscreteReads(rawValue: 1 << 5)
  public static let keyboard = DiscreteReads(rawValue: 1 << 6)
  public static let state = DiscreteReads(rawValue: 1 << 7)
  public static let spanned = DiscreteReads(rawValue: 1 << 8)
  public static let dark = DiscreteReads(rawValue: 1 << 9)
  public static let language = DiscreteReads(rawValue: 1 << 10)
  /// Whether texts are lengthened.
  public static let pseudo = DiscreteReads(rawValue: 1 << 11)

  /// Whether two cases are the same in these parts, so that an expansion for one is right for the other once its
  /// `discrete` is set.
  public func agree(_ a: DiscreteCase, _ b: DiscreteCase) -> Bool {
    (!contains(.platform) || a.platform == b.platform)
      && (!contains(.form) || a.form == b.form)
      && (!contains(.navigation) || a.navigation == b.navigation)
      && (!contains(.orientation) || a.isLandscape == b.isLandscape)
      && (!contains(.textSize) || a.textSize == b.textSize)
      && (!contains(.direction) || a.direction == b.direction)
      && (!contains(.keyboard) || a.isKeyboardUp == b.isKeyboardUp)
      && (!contains(.state) || a.state == b.state)
      && (!contains(.spanned) || a.isSpanned == b.isSpanned)
      && (!contains(.dark) || a.isDark == b.isDark)
      && (!contains(.language) || a.language == b.language)
      && (!contains(.pseudo) || (a.language == .pseudo) == (b.language == .pseudo))
  }
}

/// Names of the rules that an expansion can break.
extension RuleName {
  static let wrongValue = RuleName("wrong_value")
  static let expansionTooLarge = RuleName("expansion_too_large")
  static let nestingTooDeep = RuleName("nesting_too_deep")
  static let divisionByZero = RuleName("division_by_zero")
  static let frameInCondition = RuleName("frame_in_condition")
  static let annotationArgument = RuleName("annotation_argument")
  static let elementNotHere = RuleName("element_not_here")
  static let numberNotFinite = RuleName("number_not_finite")
  static let notSupportedYet = RuleName("not_supported_yet")
  static let overConstrained = RuleName("over_constrained")
  static let halfAnchored = RuleName("half_anchored")
  static let fillOnAnchoredAxis = RuleName("fill_on_anchored_axis")
  static let anchorFromOutside = RuleName("anchor_from_outside_scroll")
  static let circularLayout = RuleName("circular_layout")
  static let circularSize = RuleName("circular_size")
  static let readsSibling = RuleName("reads_sibling")
  static let conflictingConditions = RuleName("conflicting_conditions")
  static let missingElement = RuleName("missing_element")
  static let duplicateRole = RuleName("duplicate_role")
  static let roleInDecorative = RuleName("role_in_decorative")
  static let hingeWithoutSpanned = RuleName("hinge_without_spanned")
  static let ifNeverHolds = RuleName("if_never_holds")
  static let imageNotFound = RuleName("image_not_found")
  static let fontUnusable = RuleName("font_unusable")
  static let missingString = RuleName("missing_string")
  static let untranslatedString = RuleName("untranslated_string")
  static let brokenString = RuleName("broken_string")
  static let missingPluralForm = RuleName("missing_plural_form")
  static let stringValues = RuleName("string_values")
}
