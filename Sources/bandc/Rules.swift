import BandDiagnostics
import BandPlacement

/// All rules with a description, in the order in which they are listed.
let ruleDescriptions: [RuleDescription] = placementRules.map(\.description)
