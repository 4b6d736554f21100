import BandDiagnostics
import BandSyntax

extension Typer {
  /// Types the `let`s of a file in an order in which each comes after those that it reads.
  mutating func typeGlobals(_ globals: Range<Int>) {
    needMarks = [Int32](repeating: 0, count: globals.count)
    needCollections = 0
    var open = [Bool](repeating: false, count: globals.count)
    var stack: [(global: Int, needs: [Int], next: Int)] = []
    for start in globals where !globalStates[start].isTyped {
      open[start - globals.lowerBound] = true
      stack.append((start, needs(of: start, in: globals), 0))
      while let (global, needs, next) = stack.last {
        guard next < needs.count else {
          typeGlobal(global)
          open[global - globals.lowerBound] = false
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let other = needs[next]
        if globalStates[other].isTyped { continue }
        if open[other - globals.lowerBound] {
          reportCycle(stack.map { $0.global }, from: other)
        } else {
          open[other - globals.lowerBound] = true
          stack.append((other, self.needs(of: other, in: globals), 0))
        }
      }
    }
  }

  /// The `let`s of the file that a `let` names.
  private mutating func needs(of global: Int, in globals: Range<Int>) -> [Int] {
    var found: [Int] = []
    needCollections += 1
    collectGlobals(tree[program.globals[global].declaration].value, in: globals, &found)
    return found
  }

  private mutating func collectGlobals(_ id: ID<Expression>, in globals: Range<Int>, _ found: inout [Int]) {
    switch tree[id].kind {
    case .missing, .number, .color, .boolean: break
    case .name(let name):
      let global = Int(globalOf[Int(name.index)])
      if globals.contains(global), needMarks[global - globals.lowerBound] != needCollections {
        needMarks[global - globals.lowerBound] = needCollections
        found.append(global)
      }
    case .string(let parts):
      for part in tree[parts] {
        if case .interpolation(let value) = part { collectGlobals(value, in: globals, &found) }
      }
    case .member(let base, _, _): collectGlobals(base, in: globals, &found)
    case .element(let base, let index):
      collectGlobals(base, in: globals, &found)
      collectGlobals(index, in: globals, &found)
    case .call(_, let arguments):
      for argument in tree[arguments] { collectGlobals(argument.value, in: globals, &found) }
    case .record(let arguments): for argument in tree[arguments] { collectGlobals(argument.value, in: globals, &found) }
    case .unary(_, let value), .parenthesized(let value): collectGlobals(value, in: globals, &found)
    case .binary(_, let left, let right):
      collectGlobals(left, in: globals, &found)
      collectGlobals(right, in: globals, &found)
    case .conditional(let condition, let first, let second):
      collectGlobals(condition, in: globals, &found)
      collectGlobals(first, in: globals, &found)
      collectGlobals(second, in: globals, &found)
    case .list(let members): for member in tree[members] { collectGlobals(member, in: globals, &found) }
    }
  }

  private mutating func typeGlobal(_ global: Int) {
    let declaration = tree[program.globals[global].declaration]
    body = Body()
    body.owner = .global
    reads = Reads()
    if declaration.name.isReservedForValues { failReserved(declaration.name, declaration.nameSpan, "a 'let'") }
    warnHidesEnvironment(declaration.name, declaration.nameSpan)
    let isCyclic = globalStates[global].hasErrors
    let type = typeValue(of: declaration, isSilent: isCyclic)
    globalStates[global].isTyped = true
    globalStates[global].reads = reads
    globalStates[global].hasErrors = isCyclic || body.hasErrors || type == .unknown
    program.globals[global].type = isCyclic ? .unknown : type
  }

  /// The type of a `let`: the written one, or its value's.
  mutating func typeValue(of declaration: LetDeclaration, isSilent: Bool = false) -> ValueType {
    if isSilent { return .unknown }
    guard !declaration.type.isNone else {
      if failWordWithoutType(declaration) { return .unknown }
      let type = infer(declaration.value)
      if type == .frame {
        fail(
          "type_mismatch", tree[declaration.value].span, "a frame is no value",
          help: "read one of its edges or lengths: '\(source(declaration.value)).bottom'")
        return .unknown
      }
      return type
    }
    guard let named = ValueType(typeName: declaration.type) else {
      failUnknownType(declaration.type, declaration.typeSpan)
      // What a bare word means hangs on the type.
      if case .name = tree[declaration.value].kind { body.hasErrors = true } else { _ = infer(declaration.value) }
      return .unknown
    }
    let type = declaration.isList ? listType(of: named) : named
    _ = check(declaration.value, .type(type), .letDeclaration(declaration.name))
    return type
  }

  /// Reports a word, or a list of words, that means something only with a type: `let width = fill`.
  ///
  /// - Returns: whether it was one.
  private mutating func failWordWithoutType(_ declaration: LetDeclaration) -> Bool {
    var value = declaration.value
    var isList = false
    if case .list(let members) = tree[value].kind, let first = tree[members].first {
      value = first
      isList = true
    }
    guard case .name(let name) = tree[value].kind, !name.isNone, name.index <= Name.wordCount,
      localOf[Int(name.index)] < 0, globalOf[Int(name.index)] < 0, EnvironmentWord(name) == nil,
      frameBase(name) == nil
    else { return false }
    let types = ValueType.typeNames.filter { typeName in
      guard let type = ValueType(typeName: typeName) else { return false }
      if type == .style { return name.isPlatformStyle }
      return Expected.type(type).enumeration.map { isWord(name, of: $0) } ?? false
    }
    guard let first = types.first else { return false }
    let written = isList ? "[\(text(first))]" : text(first)
    fail(
      "unknown_name", tree[value].span,
      "'\(text(name))' means something only with a type, here \(list(types, "or"))",
      help: "write 'let \(text(declaration.name)): \(written) = \(source(declaration.value))'")
    return true
  }

  private mutating func reportCycle(_ open: [Int], from global: Int) {
    guard let start = open.firstIndex(of: global), !globalStates[global].hasErrors else { return }
    for other in open[start...] { globalStates[other].hasErrors = true }
    let declaration = tree[program.globals[global].declaration]
    let name = text(declaration.name)
    var message = "'\(name)' needs its own value"
    if open.count - start > 1 {
      message += ": '\(name)'"
      for other in open[(start + 1)...].prefix(8) {
        message += " needs '\(text(program.globals[other].name))', which"
      }
      message += " needs '\(name)'"
    }
    fail("circular_let", declaration.nameSpan, message, help: "give one of them a value of its own")
  }

  mutating func failReserved(_ name: Name, _ span: Span, _ what: String) {
    fail("reserved_name", span, "'\(text(name))' is a word of the language and can't name \(what)")
  }
}
