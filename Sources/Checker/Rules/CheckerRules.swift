import BandDiagnostics

/// What can be said of each rule of loading and typing, a family after the other.
public var checkerRules: [RuleDescription] {
  importRules + stringTableRules + nameRules + declarationRules + typeRules + stringRules + edgeRules + propertyRules
    + elementRules
    + annotationRules
    + placeRules
}
