import BandDiagnostics
import BandScreenModel
import BandSyntax

/// The devices and targets that the files of a run declare, and who sees which.
///
/// A file sees its own declarations first, then those of the files it imports, then the project's (`project.band` and
/// what that imports), then the catalogue and the ready targets.
public struct DeviceScope: Sendable {
  private(set) var files: [ScopedFile] = []
  /// The file that holds the project.
  public var projectFile: FileID?

  /// An import of a file: what it brings, and where it is written.
  public struct Import: Sendable {
    public var file: FileID
    public var place: Place

    public init(_ file: FileID, at place: Place) {
      self.file = file
      self.place = place
    }
  }

  public init() {}

  /// Adds a file's declarations and its imports in their order.
  ///
  /// - Parameter hasFailedImport: whether an import of it could not be read: then a name that can't be found is not reported.
  public mutating func add(
    _ declarations: DeviceDeclarations, imports: [Import] = [], hasFailedImport: Bool = false
  ) {
    files.append(ScopedFile(declarations, imports, hasFailedImport: hasFailedImport))
  }

  /// Adds the declarations of a program's files, standard components aside.
  ///
  /// - Parameter first: the identity of the program's first file, where its files stand behind another program's.
  /// - Returns: what is wrong with the declarations. When all programs are in, `checkTargets` finds the rest.
  public mutating func add(_ program: Program, from first: Int = 0) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (index, file) in program.files.enumerated() where !file.isStandard {
      let id = FileID(first + index)
      let declarations = readDeclarations(of: file.tree, names: program.names, file: id)
      diagnostics += declarations.diagnostics
      let imports = file.imports.map { imported in
        let span = file.tree[imported.declaration].pathSpan
        return Import(FileID(first + Int(imported.file.index)), at: Place(file: id, span: span))
      }
      add(declarations, imports: imports, hasFailedImport: file.hasFailedImport)
    }
    return diagnostics
  }

  /// The project's settings; nothing where there is no project.
  public var project: ProjectSettings? { projectFile.flatMap { self[$0] }?.declarations.project }

  /// The file of that identity; nothing where it has not been added.
  subscript(file: FileID) -> ScopedFile? { files.first { $0.declarations.file == file } }

  /// What a file sees, nearest first, each file once.
  func visible(from file: FileID) -> [ScopedFile] {
    var order = [file] + (self[file]?.imports.map { $0.file } ?? [])
    if let projectFile { order += [projectFile] + (self[projectFile]?.imports.map { $0.file } ?? []) }
    var seen: [FileID] = []
    for file in order where !seen.contains(file) { seen.append(file) }
    return seen.compactMap { self[$0] }
  }

  /// The targets of a name that a file sees.
  func target(named text: String, from file: FileID) -> DeclaredPosition? {
    for scoped in visible(from: file) {
      if let index = scoped.targets[text] { return DeclaredPosition(file: scoped.declarations.file, index: index) }
    }
    return nil
  }

  /// The device or variant of a name or identifier that a file sees declared.
  func device(named text: String, from file: FileID) -> DeclaredProfile? {
    for scoped in visible(from: file) {
      if let found = scoped.profiles[text] { return found }
    }
    return nil
  }

  func members(of target: DeclaredPosition) -> [TargetReference] {
    self[target.file]?.declarations.targets[target.index].members ?? []
  }

  func device(at position: DeclaredPosition) -> DeclaredDevice? {
    self[position.file]?.declarations.devices[position.index]
  }

  /// The names of all targets that a file sees, for suggestions.
  func targetNames(from file: FileID) -> [String] {
    let declared = visible(from: file).flatMap { $0.declarations.targets.prefix(1000).map { $0.name } }
    return declared + ReadyTarget.allCases.map { $0.text }
  }

  /// The names and identifiers of all profiles that a file sees, for suggestions.
  func deviceNames(from file: FileID) -> [String] {
    let devices = visible(from: file).flatMap { $0.declarations.devices.prefix(1000) }
    let declared = devices.flatMap { device in
      device.profiles.isEmpty ? [device.name, device.id] : device.profiles.flatMap { [$0.name, $0.id] }
    }
    return declared + Catalogue.index.flatMap { [$0.name, $0.id] }
  }

  /// The profiles, each of which stands in this scope or in the catalogue.
  func profiles(_ found: [TargetProfile], catalogue: inout CatalogueProfiles) -> [DeviceProfile] {
    var positions: [Int] = []
    for profile in found {
      if case .catalogue(let position) = profile { positions.append(position) }
    }
    let ready = catalogue.profiles(at: positions)
    var next = 0
    var profiles: [DeviceProfile] = []
    profiles.reserveCapacity(found.count)
    for profile in found {
      switch profile {
      case .catalogue:
        if next < ready.count { profiles.append(ready[next]) }
        next += 1
      case .declared(let declared):
        if let device = device(at: declared.device) { profiles.append(device.profiles[declared.profile]) }
      }
    }
    return profiles
  }
}

/// A file's declarations with what is needed to find them.
struct ScopedFile: Sendable {
  let declarations: DeviceDeclarations
  let imports: [DeviceScope.Import]
  let hasFailedImport: Bool
  /// By name: the position of targets; of two with one name the first.
  let targets: [String: Int]
  /// By name and by identifier: a device (its profile 0, even where the declaration has errors) or a variant.
  let profiles: [String: DeclaredProfile]

  init(_ declarations: DeviceDeclarations, _ imports: [DeviceScope.Import], hasFailedImport: Bool) {
    self.declarations = declarations
    self.imports = imports
    self.hasFailedImport = hasFailedImport
    var targets: [String: Int] = [:]
    for (index, target) in declarations.targets.enumerated() where targets[target.name] == nil {
      targets[target.name] = index
    }
    var profiles: [String: DeclaredProfile] = [:]
    for (index, device) in declarations.devices.enumerated() {
      let position = DeclaredPosition(file: declarations.file, index: index)
      var names = device.profiles.map { ($0.name, $0.id) }
      if names.isEmpty { names = [(device.name, device.id)] }
      for (profile, (name, id)) in names.enumerated() {
        for text in [name, id] where profiles[text] == nil {
          profiles[text] = DeclaredProfile(device: position, profile: profile)
        }
      }
    }
    self.targets = targets
    self.profiles = profiles
  }
}

/// A declaration of a file: its position in the file's devices or targets.
struct DeclaredPosition: Hashable, Sendable {
  var file: FileID
  var index: Int
}

/// A profile of a declared device: the device itself is profile 0.
struct DeclaredProfile: Hashable, Sendable {
  var device: DeclaredPosition
  var profile: Int
}

/// A profile that a run checks.
enum TargetProfile: Hashable {
  /// The position in `Catalogue.index`.
  case catalogue(Int)
  case declared(DeclaredProfile)
}
