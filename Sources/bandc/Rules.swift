import BandDiagnostics
import BandLang

/// All rules with a description, in the order in which they are listed.
let ruleDescriptions: [RuleDescription] = allRules
