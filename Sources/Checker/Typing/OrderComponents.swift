import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Typer {
  /// Puts components before those that use them, and hands on what a use brings along.
  ///
  /// A component that uses itself, by way of others or not, is reported once.
  mutating func orderComponents() {
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: shapes.count)
    var stack: [(component: Int32, next: Int)] = []
    for start in shapes.indices where marks[start] == .new {
      stack.append((Int32(start), 0))
      marks[start] = .open
      while let (component, next) = stack.last {
        let shape = Int(component)
        guard next < shapes[shape].uses.count else {
          marks[shape] = .done
          componentOrder.append(component)
          takeFromUses(shape)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let used = shapes[shape].uses[next]
        switch marks[Int(used)] {
        case .new:
          marks[Int(used)] = .open
          stack.append((used, 0))
        case .open:
          shapes[shape].isRecursive = true
          if !isGivenUp {
            reportRecursion(stack.map { $0.component }, from: used, at: shapes[shape].useSpans[next])
          }
        case .done: break
        }
      }
    }
  }

  private mutating func takeFromUses(_ index: Int) {
    for used in shapes[index].uses {
      let other = shapes[Int(used)]
      if other.hasRole { shapes[index].hasRole = true }
      if other.hasInput { shapes[index].hasInput = true }
      if other.hasBar { shapes[index].hasBar = true }
    }
    let facts = program.components[index]
    guard let root = facts.root,
      case .component(let used) = program.files[Int(facts.file.index)].elements[Int(root.index)]
    else { return }
    let other = shapes[Int(used)]
    shapes[index].rootKind = other.rootKind
    shapes[index].rootProperties.formUnion(other.rootProperties)
    if shapes[index].rootRole == nil { shapes[index].rootRole = other.rootRole }
    if other.rootIsScroll { shapes[index].rootIsScroll = true }
  }

  private mutating func reportRecursion(_ open: [Int32], from used: Int32, at span: Span) {
    shapes[Int(used)].isRecursive = true
    guard !isGivenUp, let start = open.firstIndex(of: used), let last = open.last else { return }
    for component in open[start...] { shapes[Int(component)].isRecursive = true }
    let name = text(program.components[Int(used)].name)
    var message = "component '\(name)' uses itself"
    if open.count - start > 1 {
      message += ": '\(name)'"
      for component in open[(start + 1)...].prefix(8) {
        message += " uses '\(text(program.components[Int(component)].name))', which"
      }
      message += " uses '\(name)'"
    }
    let place = Place(file: program.components[Int(last)].file, span: span)
    report(
      Diagnostic(
        RuleName("recursive_component"), .error, at: place, message, label: "there is no end to it",
        notes: [DiagnosticNote(.help, "repeat elements with 'for'; a component is expanded where it is used")]))
  }
}
