import BandDiagnostics
import BandSyntax

extension Typer {
  /// Lists what the files declare in the program's tables.
  mutating func collectDeclarations() {
    for index in program.files.indices {
      let file = FileID(index)
      let tree = program.files[index].tree
      let isStandard = program.files[index].isStandard
      let starts = (
        program.components.count, program.globals.count, program.styles.count, program.screens.count
      )
      var targets: [Name] = []
      for item in tree.items {
        switch item {
        case .importFile, .strings: break
        case .letDeclaration(let id):
          program.globals.append(
            GlobalFacts(name: tree[id].name, file: file, declaration: id, type: .unknown))
        case .declaration(let id):
          let declaration = tree[id]
          switch declaration.kind {
          case .screen:
            // An import doesn't bring screens: they are typed where their file is compiled.
            if index == 0 { program.screens.append(ScreenFacts(name: declaration.name, file: file, declaration: id)) }
          case .component:
            program.components.append(
              ComponentFacts(
                name: declaration.name, file: file, declaration: id, parameters: [], root: nil, slotCount: 0,
                isStandard: isStandard))
          case .style:
            program.styles.append(StyleFacts(name: declaration.name, file: file, declaration: id))
          case .targets: targets.append(declaration.name)
          case .device, .project: break
          }
        }
      }
      scopes.append(
        FileScope(
          components: starts.0..<program.components.count, globals: starts.1..<program.globals.count,
          styles: starts.2..<program.styles.count, screens: starts.3..<program.screens.count, targets: targets))
    }
    shapes = [ComponentShape](repeating: ComponentShape(), count: program.components.count)
    globalStates = [GlobalState](repeating: GlobalState(), count: program.globals.count)
    styleErrors = [Bool](repeating: false, count: program.styles.count)
    screenUses = [[Int32]](repeating: [], count: program.screens.count)
  }

  /// Makes a file the one that is typed: its tree, and what names mean in it.
  ///
  /// What the file declares itself comes before what it imports, and that before the standard components.
  ///
  /// - Parameter reportsClashes: whether names that are declared twice are reported, as they are once a file.
  mutating func enter(_ index: Int, reportsClashes: Bool = false) {
    file = FileID(index)
    tree = program.files[index].tree
    for other in standardFiles {
      for component in scopes[other].components { set(&componentOf, program.components[component].name, component) }
    }
    declareOwn(index, reportsClashes: reportsClashes)
    for imported in program.files[index].imports { bringIn(imported, reportsClashes: reportsClashes) }
  }

  /// Forgets what names mean in the file.
  mutating func leave() {
    let index = Int(file.index)
    forget(index)
    for imported in program.files[index].imports { forget(Int(imported.file.index)) }
    for other in standardFiles { forget(other) }
  }

  private mutating func forget(_ index: Int) {
    let scope = scopes[index]
    for component in scope.components { set(&componentOf, program.components[component].name, -1) }
    for global in scope.globals { set(&globalOf, program.globals[global].name, -1) }
    for style in scope.styles { set(&styleOf, program.styles[style].name, -1) }
    for target in scope.targets { set(&targetOf, target, -1) }
  }

  private mutating func declareOwn(_ index: Int, reportsClashes: Bool) {
    let scope = scopes[index]
    for component in scope.components {
      let facts = program.components[component]
      let known = known(componentOf, facts.name)
      let span = tree[facts.declaration].nameSpan
      if known >= 0, known != component, program.components[known].file == file {
        if reportsClashes { failTwice(facts.name, span, first: tree[program.components[known].declaration].nameSpan) }
        continue
      }
      if known >= 0, known != component, reportsClashes { warnHides("the standard component", facts.name, span) }
      set(&componentOf, facts.name, component)
    }
    for global in scope.globals {
      let facts = program.globals[global]
      let known = known(globalOf, facts.name)
      if known < 0 {
        set(&globalOf, facts.name, global)
      } else if reportsClashes {
        let first = tree[program.globals[known].declaration].nameSpan
        failTwice(facts.name, tree[facts.declaration].nameSpan, first: first)
      }
    }
    for style in scope.styles {
      let facts = program.styles[style]
      let known = known(styleOf, facts.name)
      let span = tree[facts.declaration].nameSpan
      if known < 0 {
        set(&styleOf, facts.name, style)
      } else if reportsClashes {
        failTwice(facts.name, span, first: tree[program.styles[known].declaration].nameSpan)
      }
      if reportsClashes, facts.name.isPlatformStyle { warnHides("the platform's style", facts.name, span) }
    }
    for target in scope.targets { set(&targetOf, target, 1) }
    if reportsClashes { reportRepeatedScreens(scope) }
  }

  /// What a table of the scope has for a name; -1 for nothing.
  private func known(_ table: [Int32], _ name: Name) -> Int { name.isNone ? -1 : Int(table[Int(name.index)]) }

  private mutating func warnHides(_ what: String, _ name: Name, _ span: Span) {
    report(
      Diagnostic(
        RuleName("hides_standard"), .warning, at: place(span), "'\(text(name))' hides \(what) of that name",
        notes: [DiagnosticNote(.help, "give it another name, or use the standard one")]))
  }

  /// Warns of a value that is named as a word of the environment is: that can't be read beside it.
  mutating func warnHidesEnvironment(_ name: Name, _ span: Span) {
    guard EnvironmentWord(name) != nil, !name.isReservedForValues, !program.files[Int(file.index)].isStandard else {
      return
    }
    report(
      Diagnostic(
        RuleName("hides_standard"), .warning, at: place(span),
        "'\(text(name))' hides the environment's word of that name",
        notes: [
          DiagnosticNote(.help, "give it another name: what '\(text(name))' says of the device can't be read here")
        ]
      ))
  }

  private mutating func failTwice(_ name: Name, _ span: Span, first: Span) {
    fail(
      "duplicate_name", span, "'\(text(name))' is declared twice", help: "give one of them another name",
      notes: [DiagnosticNote(.related, "first declared here", at: place(first))])
  }

  private mutating func reportRepeatedScreens(_ scope: FileScope) {
    // `frameOf` is free while declarations are read.
    for screen in scope.screens {
      let facts = program.screens[screen]
      let known = known(frameOf, facts.name)
      if known >= 0 {
        let first = tree[program.screens[known].declaration].nameSpan
        failTwice(facts.name, tree[facts.declaration].nameSpan, first: first)
      } else {
        set(&frameOf, facts.name, screen)
      }
    }
    for screen in scope.screens { set(&frameOf, program.screens[screen].name, -1) }
  }

  /// Takes in what an imported file declares; what an earlier import or the file itself declares too is a clash.
  private mutating func bringIn(_ imported: ImportedFile, reportsClashes: Bool) {
    let scope = scopes[Int(imported.file.index)]
    let path = tree[imported.declaration].pathSpan
    for component in scope.components {
      let name = program.components[component].name
      let known = known(componentOf, name)
      if known < 0 || program.components[known].isStandard {
        set(&componentOf, name, component)
      } else if reportsClashes, program.components[known].file != imported.file {
        failClash(name, path, placeOf(component: component), placeOf(component: known))
      }
    }
    for global in scope.globals {
      let name = program.globals[global].name
      let known = known(globalOf, name)
      if known < 0 {
        set(&globalOf, name, global)
      } else if reportsClashes, program.globals[known].file != imported.file {
        failClash(name, path, placeOf(global: global), placeOf(global: known))
      }
    }
    for style in scope.styles {
      let name = program.styles[style].name
      let known = known(styleOf, name)
      if known < 0 {
        set(&styleOf, name, style)
      } else if reportsClashes, program.styles[known].file != imported.file {
        failClash(name, path, placeOf(style: style), placeOf(style: known))
      }
    }
    for target in scope.targets { set(&targetOf, target, 1) }
  }

  private mutating func failClash(_ name: Name, _ path: Span, _ here: Place, _ there: Place) {
    fail(
      "import_clash", path, "the import brings '\(text(name))', which is declared elsewhere too",
      help: "rename one of the two",
      notes: [DiagnosticNote(.related, "declared here", at: here), DiagnosticNote(.related, "and here", at: there)])
  }

  func placeOf(component: Int) -> Place {
    let facts = program.components[component]
    return Place(file: facts.file, span: program.files[Int(facts.file.index)].tree[facts.declaration].nameSpan)
  }

  func placeOf(global: Int) -> Place {
    let facts = program.globals[global]
    return Place(file: facts.file, span: program.files[Int(facts.file.index)].tree[facts.declaration].nameSpan)
  }

  func placeOf(style: Int) -> Place {
    let facts = program.styles[style]
    return Place(file: facts.file, span: program.files[Int(facts.file.index)].tree[facts.declaration].nameSpan)
  }
}

/// Gives a name another meaning in a table of the scope.
private func set(_ table: inout [Int32], _ name: Name, _ value: Int) {
  if !name.isNone { table[Int(name.index)] = Int32(value) }
}
