import BandDiagnostics
import BandSyntax

/// Checks what lists of targets name, whether a screen uses them or not, and what imports bring.
///
/// - Needs: a scope that holds all files of a run.
/// - Returns: devices and targets that don't exist, targets that hold themselves, devices that are not complete, and devices and
///   targets that an import brings though they are declared already; in the order of the files.
public func checkTargets(in scope: DeviceScope) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for file in scope.files {
    let declarations = file.declarations
    for target in declarations.targets { diagnostics += findings(in: target.members, of: declarations.file, scope) }
    if let targets = declarations.project?.matrix.targets {
      diagnostics += findings(in: targets, of: declarations.file, scope)
    }
    diagnostics += clashes(of: file, in: scope)
  }
  var cycles = CycleFinder(scope: scope)
  for file in scope.files {
    for index in file.declarations.targets.indices {
      cycles.walk(from: DeclaredPosition(file: file.declarations.file, index: index))
    }
  }
  return diagnostics + cycles.diagnostics
}

private func findings(in members: [TargetReference], of file: FileID, _ scope: DeviceScope) -> [Diagnostic] {
  var resolver = TargetResolver(scope: scope, isReporting: true)
  resolver.reportOnly(members, in: file)
  return resolver.diagnostics
}

/// Finds targets that hold themselves, and those that are nested too deep, by one walk over all.
private struct CycleFinder {
  let scope: DeviceScope
  var diagnostics: [Diagnostic] = []
  /// How deep the targets below are nested, counting these; -1 while they are walked.
  private var heights: [DeclaredPosition: Int] = [:]

  init(scope: DeviceScope) { self.scope = scope }

  mutating func walk(from start: DeclaredPosition) {
    guard heights[start] == nil else { return }
    // Not recursive: a hostile file may have a chain of any length.
    var stack = [(target: start, next: 0, height: 1)]
    heights[start] = -1
    while let top = stack.last {
      let members = scope.members(of: top.target)
      guard top.next < members.count else {
        stack.removeLast()
        heights[top.target] = top.height
        if top.height == TargetResolver.depthLimit + 1 { reportDepth(top.target) }
        if !stack.isEmpty { stack[stack.count - 1].height = max(stack[stack.count - 1].height, top.height + 1) }
        continue
      }
      stack[stack.count - 1].next += 1
      let member = members[top.next]
      guard !member.isDevice, let held = scope.target(named: member.text, from: top.target.file) else { continue }
      switch heights[held] {
      case nil:
        heights[held] = -1
        stack.append((held, 0, 1))
      case .some(-1):
        let isDirect = held == top.target
        diagnostics.append(
          Diagnostic(
            .targetCycle, at: member.place,
            "targets '" + member.text + "' hold themselves" + (isDirect ? "" : " by way of these")))
      case .some(let height):
        stack[stack.count - 1].height = max(stack[stack.count - 1].height, height + 1)
      }
    }
  }

  private mutating func reportDepth(_ target: DeclaredPosition) {
    guard let place = scope[target.file]?.declarations.targets[target.index].place else { return }
    diagnostics.append(Diagnostic(.targetCycle, at: place, "targets are nested more than 256 levels deep"))
  }
}

/// Devices and targets that an import brings though the file, or an earlier import, has them already.
private func clashes(of own: ScopedFile, in scope: DeviceScope) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var known = [own]
  for imported in own.imports {
    guard let brought = scope[imported.file],
      !known.contains(where: { $0.declarations.file == imported.file })
    else { continue }
    func report(_ name: String, _ here: Place, _ there: Place) {
      diagnostics.append(
        Diagnostic(
          .importClash, at: imported.place, "the import brings '" + name + "', which is declared elsewhere too",
          notes: [
            DiagnosticNote(.help, "rename one of the two"), DiagnosticNote(.related, "declared here", at: here),
            DiagnosticNote(.related, "and here", at: there),
          ]))
    }
    for device in brought.declarations.devices {
      for file in known {
        guard let same = file.profiles[device.name] ?? file.profiles[device.id] else { continue }
        report(device.name, device.place, file.declarations.devices[same.device.index].place)
        break
      }
    }
    for target in brought.declarations.targets {
      for file in known {
        guard let same = file.targets[target.name] else { continue }
        report(target.name, target.place, file.declarations.targets[same].place)
        break
      }
    }
    known.append(brought)
  }
  return diagnostics
}
