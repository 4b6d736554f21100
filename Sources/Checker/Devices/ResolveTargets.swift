import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Looks up lists of targets and gathers the profiles that they hold, each once and in the order of the lists.
///
/// Only what the list itself names is reported. Lists that it names are checked where they are declared
/// (`checkTargets`), so that one slip gives one message however many screens use the list.
struct TargetResolver {
  let scope: DeviceScope
  /// Whether what the list names is reported.
  var isReporting: Bool
  private(set) var profiles: [TargetProfile] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether something that was named can't be found or has an error; then an empty list needs no explanation.
  private(set) var isBroken = false
  private var seen: Set<TargetProfile> = []
  /// The targets that are being looked up, each inside the one before.
  private var path: Set<DeclaredPosition> = []
  /// The targets that are in the list already, with all that they hold.
  private var done: Set<DeclaredPosition> = []

  /// How deep targets may hold one another.
  static let depthLimit = 256

  init(scope: DeviceScope, isReporting: Bool) {
    self.scope = scope
    self.isReporting = isReporting
  }

  /// Adds what a list of targets in a file holds.
  mutating func add(_ references: [TargetReference], in file: FileID) {
    for reference in references {
      if reference.isUnreadable {
        isBroken = true
      } else if reference.isDevice {
        addDevice(reference, in: file)
      } else {
        addTarget(reference, in: file)
      }
    }
  }

  /// Reports what a list of targets in a file names, and follows nothing.
  mutating func reportOnly(_ references: [TargetReference], in file: FileID) {
    for reference in references where !reference.isUnreadable {
      let isTarget = scope.target(named: reference.text, from: file) != nil || ReadyTarget(named: reference.text) != nil
      if reference.isDevice || !isTarget { add([reference], in: file) }
    }
  }

  /// Reports what a list of targets names, and takes none of it.
  mutating func checkOnly(_ references: [TargetReference], in file: FileID) {
    var own = TargetResolver(scope: scope, isReporting: true)
    own.reportOnly(references, in: file)
    diagnostics += own.diagnostics
  }

  mutating func add(_ target: ReadyTarget) {
    for (position, entry) in Catalogue.index.enumerated() where target.holds(entry) { insert(.catalogue(position)) }
  }

  /// Adds exactly the profile that has this name or identifier; where none has, the one that has it in other letters' case.
  ///
  /// - Returns: whether there is one.
  mutating func addProfile(named text: String, from file: FileID) -> Bool {
    if let declared = scope.device(named: text, from: file) {
      if scope.device(at: declared.device)?.profiles.isEmpty ?? true {
        isBroken = true
      } else {
        insert(.declared(declared))
      }
      return true
    }
    if let position = Catalogue.position(named: text) {
      insert(.catalogue(position))
      return true
    }
    let lower = text.lowercased()
    let alike = scope.deviceNames(from: file).first { $0.utf8.count == text.utf8.count && $0.lowercased() == lower }
    guard let alike, !alike.utf8.elementsEqual(text.utf8) else { return false }
    return addProfile(named: alike, from: file)
  }

  /// Adds what the targets of this name hold.
  ///
  /// - Returns: whether there are any.
  mutating func addTargets(named text: String, from file: FileID) -> Bool {
    if let declared = scope.target(named: text, from: file) {
      follow(declared)
    } else if let ready = ReadyTarget(named: text) {
      add(ready)
    } else {
      return false
    }
    return true
  }

  private mutating func follow(_ target: DeclaredPosition) {
    guard !path.contains(target), path.count < Self.depthLimit else {
      isBroken = true
      return
    }
    guard done.insert(target).inserted else { return }
    path.insert(target)
    let wasReporting = isReporting
    isReporting = false
    add(scope.members(of: target), in: target.file)
    isReporting = wasReporting
    path.remove(target)
  }

  private mutating func addTarget(_ reference: TargetReference, in file: FileID) {
    let text = reference.text
    guard !addTargets(named: text, from: file) else { return }
    if scope.device(named: text, from: file) != nil || Catalogue.position(named: text) != nil {
      report(
        reference, "'" + text + "' is a device, and a device stands in quotes", fix: "write it in quotes",
        "\"" + text + "\"")
    } else {
      reportUnknown(reference, "there are no targets '" + text + "'", from: file)
    }
  }

  /// A device stands for itself and its variants: who names it means the device, whatever its system's version. Variants
  /// that are not complete have to be named themselves.
  private mutating func addDevice(_ reference: TargetReference, in file: FileID) {
    let text = reference.text
    if let declared = scope.device(named: text, from: file), let device = scope.device(at: declared.device) {
      guard declared.profile < device.profiles.count else {
        isBroken = true
        return
      }
      insert(.declared(declared))
      warnIfIncomplete(device.profiles[declared.profile].isComplete, reference)
      guard declared.profile == 0 else { return }
      for (position, profile) in device.profiles.enumerated() where profile.isComplete {
        insert(.declared(DeclaredProfile(device: declared.device, profile: position)))
      }
      return
    }
    if let found = Catalogue.position(named: text) {
      let entry = Catalogue.index[found]
      insert(.catalogue(found))
      warnIfIncomplete(entry.isComplete, reference)
      guard entry.variant.isEmpty else { return }
      for position in Catalogue.index.indices.dropFirst(found + 1) {
        guard Catalogue.index[position].deviceID.utf8.elementsEqual(entry.id.utf8) else { break }
        if Catalogue.index[position].isComplete { insert(.catalogue(position)) }
      }
    } else if scope.target(named: text, from: file) != nil || ReadyTarget(named: text) != nil {
      report(
        reference, "'" + text + "' names targets, and these stand without quotes", fix: "write it without quotes", text)
    } else {
      reportUnknown(reference, "there is no device '" + text + "'", from: file)
    }
  }

  private mutating func insert(_ profile: TargetProfile) {
    if seen.insert(profile).inserted { profiles.append(profile) }
  }

  private mutating func warnIfIncomplete(_ isComplete: Bool, _ reference: TargetReference) {
    guard !isComplete, isReporting else { return }
    diagnostics.append(
      Diagnostic(
        .incompleteDevice, .warning, at: reference.place,
        "no source gives every figure of '" + reference.text + "'; an inset that is unknown counts as 0"))
  }

  private mutating func report(
    _ reference: TargetReference, _ message: String, fix title: String, _ replacement: String
  ) {
    isBroken = true
    guard isReporting else { return }
    let fix = FixIt(title, edits: [TextEdit(at: reference.place, replacement)], isCertain: true)
    diagnostics.append(Diagnostic(.unknownTarget, at: reference.place, message, fixes: [fix]))
  }

  private mutating func reportUnknown(_ reference: TargetReference, _ message: String, from file: FileID) {
    isBroken = true
    // The import has been reported; the name may stand in the file that could not be read.
    guard isReporting, scope[file]?.hasFailedImport != true else { return }
    // A list of nothing but unknown names is not worth a search for each.
    var near: [String] = []
    if diagnostics.count < 100 {
      let names = reference.isDevice ? scope.deviceNames(from: file) : scope.targetNames(from: file)
      near = nearTexts(to: reference.text, among: names, limit: reference.isDevice ? 3 : 1)
      // But for case it is one of them: no other is meant.
      if let first = near.first, areAlikeButForSpaces(first, reference.text) { near = [first] }
      if !reference.isDevice, let ready = foreignTarget(reference.text) { near = [ready] }
    }
    // `iPhone16` is a device without its quotes and spaces.
    var isDevice = reference.isDevice
    if !isDevice, diagnostics.count < 100 {
      let devices = scope.deviceNames(from: file)
      let meant = devices.first { areAlikeButForSpaces($0, reference.text) }
      if meant != nil || near.isEmpty {
        let found = meant.map { [$0] } ?? nearTexts(to: reference.text, among: devices, limit: 3)
        if !found.isEmpty { (near, isDevice) = (found, true) }
      }
    }
    var diagnostic = Diagnostic(.unknownTarget, at: reference.place, message + didYouMean(near))
    let quote = isDevice ? "\"" : ""
    for name in near {
      let text = quote + name + quote
      diagnostic.fixes.append(
        FixIt("write " + text, edits: [TextEdit(at: reference.place, text)], isCertain: false))
    }
    if near == ["ios"], !isDevice, reference.text.lowercased() != "apple" {
      diagnostic.notes.append(
        DiagnosticNote(.help, "'ios' holds iPads as well; single devices stand in quotes, \"iphone-16\""))
    }
    if near.count > 1, near[0].hasSuffix("-gesture") || near[0].hasSuffix("-3button") {
      diagnostic.notes.append(
        DiagnosticNote(
          .help, "a phone with Android is listed once for each kind of navigation: name both to check both"))
    }
    if near.isEmpty {
      let ready = alternatives(ReadyTarget.allCases.map { $0.text })
      let help =
        reference.isDevice
        ? "`bandc devices` lists the devices of the catalogue" : "the ready targets are " + ready
      diagnostic.notes.append(DiagnosticNote(.help, help))
    }
    diagnostics.append(diagnostic)
  }
}

extension Catalogue {
  /// The position in `index` of the profile with a name or an identifier.
  static func position(named text: String) -> Int? { positions[text] }

  private static let positions: [String: Int] = {
    var positions: [String: Int] = [:]
    positions.reserveCapacity(index.count * 2)
    for (position, entry) in index.enumerated() {
      positions[entry.id] = position
      positions[entry.name] = position
    }
    return positions
  }()
}
