import BandDiagnostics

/// What can be said of each rule of the checker.
public var checkerRules: [RuleDescription] { [] }
