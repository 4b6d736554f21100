import BandDiagnostics
import BandScreenModel
import BandSyntax

/// A rule on what stands on a screen, wherever it stands: no coordinate shows it.
public struct StructureRule: Sendable {
  public var description: RuleDescription
  /// A source close to the bad example that is allowed.
  public var nearMiss: String
  /// What is wrong with an expanded screen. Pure: the same screen gives the same list.
  public var faults: @Sendable (Screen) -> [StructureFault]

  init(
    _ description: RuleDescription, nearMiss: String, faults: @escaping @Sendable (Screen) -> [StructureFault]
  ) {
    self.description = description
    self.nearMiss = nearMiss
    self.faults = faults
  }
}

/// An element that must not be where it is.
public struct StructureFault: Sendable {
  public var element: ElementIndex
  public var message: String
  public var help: String

  init(_ element: ElementIndex, _ message: String, help: String) {
    self.element = element
    self.message = message
    self.help = help
  }
}

/// The rules on structure in the order of their messages. One file in `Rules/` for each.
public let structureRules: [StructureRule] = [.exclusiveScreen]

/// What the rules on structure say of an expanded screen, at the levels of a run.
public func checkStructure(of screen: Screen, levels: RuleLevels) -> [Diagnostic] {
  structureRules.flatMap { rule -> [Diagnostic] in
    let level = levels[rule.description]
    if level == .allow { return [] }
    return rule.faults(screen).map { fault in
      Diagnostic(
        rule.description.name, level == .warn ? .warning : .error, at: screen[fault.element].place, fault.message,
        notes: [DiagnosticNote(.help, fault.help)])
    }
  }
}
