import BandDiagnostics
import BandScreenModel
import BandSyntax

/// The devices, targets and project that one file declares.
public struct DeviceDeclarations: Sendable {
  public var file: FileID
  public var devices: [DeclaredDevice] = []
  public var targets: [DeclaredTarget] = []
  /// Nothing where the file has no `project`.
  public var project: ProjectSettings?
  /// What is wrong with the declarations; names that are listed are looked up later, where they are used.
  public var diagnostics: [Diagnostic] = []

  public init(file: FileID) { self.file = file }
}

/// `targets kiosks { "Kiosk 10", tablets }`.
public struct DeclaredTarget: Sendable {
  public var name: String
  public var place: Place
  public var members: [TargetReference]
}

/// A member of a list of targets: a device's name or identifier in quotes, or the name of a target.
public struct TargetReference: Sendable {
  public var text: String
  /// Whether it stands in quotes, and so means a device.
  public var isDevice: Bool
  public var place: Place
  /// Whether it is none, which has been reported: what the list holds isn't known then.
  public var isUnreadable = false

  public init(_ text: String, isDevice: Bool, at place: Place, isUnreadable: Bool = false) {
    self.text = text
    self.isDevice = isDevice
    self.place = place
    self.isUnreadable = isUnreadable
  }
}

/// Reads a file's `device`, `targets` and `project` declarations.
///
/// - Needs: a parsed tree, with or without errors. Other declarations are left to typing.
/// - Gives: values without any link to the tree, so that a project's can be kept for all its screens.
public func readDeclarations(of tree: SyntaxTree, names: NameTable, file: FileID) -> DeviceDeclarations {
  var reader = BlockReader(file: file, tree: tree, names: names)
  var declarations = reader.declarations()
  reader.reportClashes(in: declarations)
  declarations.diagnostics = reader.diagnostics
  return declarations
}

extension BlockReader {
  /// The declarations of a file one by one; nothing is compared.
  mutating func declarations() -> DeviceDeclarations {
    var declarations = DeviceDeclarations(file: file)
    var projectPlace: Place?
    for item in tree.items {
      guard case .declaration(let id) = item else { continue }
      let declaration = tree[id]
      switch declaration.kind {
      case .device:
        if let device = device(declaration) { declarations.devices.append(device) }
      case .targets:
        if let target = target(declaration) { declarations.targets.append(target) }
      case .project:
        let head = self.place(Span(start: declaration.span.start, end: declaration.span.start + 7))
        if let projectPlace {
          report(.duplicateProperty, at: head, "the file has 'project' twice", label: "again here")
          diagnostics[diagnostics.count - 1].notes.append(
            DiagnosticNote(.related, "first written here", at: projectPlace))
        } else {
          declarations.project = project(declaration, at: head)
          projectPlace = head
        }
      case .screen, .component, .style: break
      }
    }
    return declarations
  }
}

extension BlockReader {
  mutating func target(_ declaration: Declaration) -> DeclaredTarget? {
    for annotation in tree[declaration.annotations] {
      report(.annotationNotHere, at: place(annotation.nameSpan), "targets take no annotations")
    }
    guard declaration.name != .none else { return nil }
    var members: [TargetReference] = []
    for item in tree[declaration.body.items] {
      switch item {
      case .value(let value):
        for value in listed(value) {
          if let member = targetReference(value) { members.append(member) }
        }
      case .element(let id):
        // A bare word on a line of its own reads as an element.
        let element = tree[id]
        if element.block == nil, element.arguments.isEmpty, element.name == .none, element.title == nil {
          members.append(
            TargetReference(names.text(of: element.kind), isDevice: false, at: place(element.kindSpan)))
        } else {
          report(
            .misplacedItem, at: place(element.headSpan), "targets hold names of devices in quotes, and of targets",
            help: "set them apart by commas")
        }
      case .property(let id): reportNoMember(tree[id].nameSpan)
      case .letDeclaration(let id): reportNoMember(tree[id].nameSpan)
      case .assertion(let id): reportNoMember(tree[tree[id].condition].span)
      case .conditional(let id): reportNoMember(tree[tree[id].condition].span)
      case .loop(let id): reportNoMember(tree[tree[id].sequence].span)
      }
    }
    return DeclaredTarget(
      name: names.text(of: declaration.name), place: place(declaration.nameSpan), members: members)
  }

  private func listed(_ value: ID<Expression>) -> [ID<Expression>] {
    if case .list(let members) = tree[inner(value)].kind { return Array(tree[members]) }
    return [value]
  }

  private mutating func reportNoMember(_ span: Span) {
    report(
      .misplacedItem, at: place(span), "targets hold names of devices in quotes, and of targets",
      help: "write, for instance, \"iPhone 16\", tablets")
  }

  /// A member of a list of targets.
  mutating func targetReference(_ value: ID<Expression>) -> TargetReference? {
    if let name = word(value) { return TargetReference(names.text(of: name), isDevice: false, at: place(value)) }
    switch tree[inner(value)].kind {
    case .missing: return nil
    case .string: return string(value).map { TargetReference($0, isDevice: true, at: place(value)) }
    default:
      let span = tree[value].span
      if let message = calculation(tree[inner(value)].kind) {
        report(
          .typeMismatch, at: place(value), message,
          help: "list what is meant, or declare it: 'targets mine { phones, \"iPad mini 6\" }'")
        return TargetReference("", isDevice: false, at: place(value), isUnreadable: true)
      }
      // An identifier like iphone-16-pro without its quotes reads as a subtraction.
      let edits = [span.start, span.end].map { TextEdit(at: place(Span(start: $0, end: $0)), "\"") }
      report(
        .typeMismatch, at: place(value), "a device's name or identifier stands in quotes",
        fixes: [FixIt("write it in quotes", edits: edits, isCertain: false)])
      return TargetReference("", isDevice: false, at: place(value), isUnreadable: true)
    }
  }

  /// What is wrong with a member that is calculated, `phones - tablets`; nothing where it is a name without its quotes.
  private func calculation(_ kind: Expression.Kind) -> String? {
    switch kind {
    case .conditional: return "targets can't depend on a condition"
    case .binary(.subtract, let left, let right):
      // `iphone-16-pro` has no spaces.
      let isApart = tree[left].span.end + 1 < tree[right].span.start
      return isApart ? "targets are listed: none can be taken away from others" : nil
    case .binary(.and, _, _), .binary(.or, _, _), .binary(.add, _, _), .unary(.not, _):
      return "targets are listed, with a comma between them, and not calculated"
    default: return nil
    }
  }

  /// Reports devices of one file that have the same name or identifier, targets that have the same name, and those that
  /// hide what the compiler brings.
  mutating func reportClashes(in declarations: DeviceDeclarations) {
    var devices: [String: Place] = [:]
    for device in declarations.devices {
      let isName = devices[device.name] != nil
      if let first = devices[device.name] ?? devices[device.id] {
        report(
          .duplicateName, at: device.place,
          isName
            ? "two devices are named '" + device.name + "'" : "two devices have the identifier '" + device.id + "'",
          help: isName ? "" : "give one of them an 'id' of its own")
        diagnostics[diagnostics.count - 1].notes.insert(
          DiagnosticNote(.related, "the first is here", at: first), at: 0)
        continue
      }
      devices[device.name] = device.place
      devices[device.id] = device.place
      if let hidden = Catalogue.position(named: device.id) ?? Catalogue.position(named: device.name) {
        report(
          .hidesStandard, .warning, at: device.place,
          "this device hides '" + Catalogue.index[hidden].id + "' of the catalogue",
          help: "another name and another 'id' keep both")
      }
    }
    var targets: [String: Place] = [:]
    for target in declarations.targets {
      if let first = targets[target.name] {
        report(.duplicateName, at: target.place, "two targets are named '" + target.name + "'")
        diagnostics[diagnostics.count - 1].notes.append(DiagnosticNote(.related, "the first is here", at: first))
      } else if ReadyTarget(named: target.name) != nil {
        report(
          .hidesStandard, .warning, at: target.place,
          "these targets hide the ready ones of the name '" + target.name + "'")
      }
      targets[target.name] = targets[target.name] ?? target.place
    }
  }
}

extension ReadyTarget {
  /// The name that authors write.
  public var text: String {
    switch self {
    case .phones: "phones"
    case .tablets: "tablets"
    case .foldables: "foldables"
    case .ios: "ios"
    case .android: "android"
    case .all: "all"
    }
  }

  /// The ready target of that name; nothing where there is none.
  public init?(named text: String) {
    for target in ReadyTarget.allCases where target.text.utf8.elementsEqual(text.utf8) {
      self = target
      return
    }
    return nil
  }
}
