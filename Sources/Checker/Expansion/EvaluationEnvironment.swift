import BandDiagnostics
import BandScreenModel
import BandSyntax

// The environment: what the discrete case decides, and the variables that stay.

extension Expander {
  mutating func environment(_ word: EnvironmentWord, _ span: Span, _ surroundings: Surroundings) -> Value {
    switch word {
    case .ios: return decided(discrete.platform == .ios, .platform)
    case .android: return decided(discrete.platform == .android, .platform)
    case .phone: return decided(discrete.form == .phone, .form)
    case .tablet: return decided(discrete.form == .tablet, .form)
    case .foldable: return decided(discrete.form == .foldable, .form)
    case .spanned: return decided(discrete.isSpanned, .spanned)
    case .landscape: return decided(discrete.isLandscape, .orientation)
    case .portrait: return decided(!discrete.isLandscape, .orientation)
    case .rtl: return decided(isRightToLeft, .direction)
    case .dark: return decided(discrete.isDark, .dark)
    case .keyboardUp: return decided(discrete.isKeyboardUp, .keyboard)
    case .textSize:
      reads.insert(.textSize)
      return .textSize(discrete.textSize)
    case .textScale:
      reads.formUnion([.textSize, .platform])
      return .number(screen.formulas.constant(discrete.textSize.scale(on: discrete.platform)))
    case .state:
      reads.insert(.state)
      return facts.states.indices.contains(discrete.state) ? .word(facts.states[discrete.state]) : .nothing
    case .corner: return .number(screen.formulas.environment(.corner))
    case .keyboardHeight: return .number(keyboardHeight())
    case .keyboardTop:
      let height = screen.formulas.environment(.height)
      let top = screen.formulas.subtract(height, keyboardHeight())
      // With the keyboard down its top is the glass.
      let origin: PointOrigin =
        discrete.isKeyboardUp ? .safe : .glass(.bottom, moved: .zero, place(span, in: surroundings))
      return .point(.y, top, add(origin))
    case .inset(let edge): return .number(screen.formulas.environment(.inset(edge)))
    case .insetLeading: return .number(screen.formulas.environment(.inset(leadingEdge)))
    case .insetTrailing: return .number(screen.formulas.environment(.inset(leadingEdge.opposite)))
    case .gesture(let edge):
      switch edge {
      case .left: return .number(screen.formulas.environment(.gestureLeft))
      case .right: return .number(screen.formulas.environment(.gestureRight))
      case .bottom: return .number(screen.formulas.environment(.gestureBottom))
      case .top: return .number(.zero)
      }
    }
  }

  private mutating func decided(_ holds: Bool, _ part: DiscreteReads) -> Value {
    reads.insert(part)
    return .bool(holds ? .always : .never)
  }

  /// How much of the screen the keyboard takes: 0 while it is down.
  mutating func keyboardHeight() -> FormulaID {
    reads.insert(.keyboard)
    return discrete.isKeyboardUp ? screen.formulas.environment(.keyboardHeight) : .zero
  }

  /// Where lines of text begin.
  var leadingEdge: Edge {
    mutating get {
      reads.insert(.direction)
      return isRightToLeft ? .right : .left
    }
  }
}
