import BandScreenModel
import BandSyntax

extension EnvironmentWord {
  /// The word of the environment that is one name.
  init?(_ name: Name) {
    switch name {
    case .ios: self = .ios
    case .android: self = .android
    case .phone: self = .phone
    case .tablet: self = .tablet
    case .foldable: self = .foldable
    case .spanned: self = .spanned
    case .landscape: self = .landscape
    case .portrait: self = .portrait
    case .rtl: self = .rtl
    case .dark: self = .dark
    case .textSize: self = .textSize
    case .textScale: self = .textScale
    case .state: self = .state
    case .corner: self = .corner
    default: return nil
    }
  }

  /// The word of the environment that is two names: `inset.bottom`, `gesture.left`, `keyboard.up`.
  init?(_ base: Name, _ member: Name) {
    switch (base, member) {
    case (.inset, .left): self = .inset(.left)
    case (.inset, .top): self = .inset(.top)
    case (.inset, .right): self = .inset(.right)
    case (.inset, .bottom): self = .inset(.bottom)
    case (.inset, .leading): self = .insetLeading
    case (.inset, .trailing): self = .insetTrailing
    case (.gesture, .left): self = .gesture(.left)
    case (.gesture, .right): self = .gesture(.right)
    case (.gesture, .bottom): self = .gesture(.bottom)
    case (.keyboard, .up): self = .keyboardUp
    case (.keyboard, .height): self = .keyboardHeight
    case (.keyboard, .top): self = .keyboardTop
    default: return nil
    }
  }

  var type: ValueType {
    switch self {
    case .ios, .android, .phone, .tablet, .foldable, .spanned, .landscape, .portrait, .rtl, .dark, .keyboardUp: .bool
    case .textSize: .enumeration(.textSize)
    case .textScale: .number
    case .state: .enumeration(.state)
    case .corner, .keyboardHeight, .inset, .insetLeading, .insetTrailing, .gesture: .length
    case .keyboardTop: .yEdge
    }
  }

  /// The names that stand alone.
  static var plainNames: [Name] {
    [
      .ios, .android, .phone, .tablet, .foldable, .spanned, .landscape, .portrait, .rtl, .dark, .textSize, .textScale,
      .state, .corner,
    ]
  }

  /// What may stand after `inset`, `gesture` or `keyboard`; empty for any other base.
  static func members(of base: Name) -> [Name] {
    switch base {
    case .inset: [.left, .top, .right, .bottom, .leading, .trailing]
    case .gesture: [.left, .right, .bottom]
    case .keyboard: [.up, .height, .top]
    default: []
    }
  }
}

extension MeasureWord {
  init?(_ name: Name) {
    switch name {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .width: self = .width
    case .height: self = .height
    default: return nil
    }
  }

  var type: ValueType {
    switch self {
    case .left, .right, .centerX: .xEdge
    case .top, .bottom, .centerY: .yEdge
    case .leading, .trailing: .lineEdge
    case .width, .height: .length
    }
  }

  static var names: [Name] {
    [.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .width, .height]
  }
}

extension Function {
  init?(_ name: Name) {
    switch name {
    case .min: self = .min
    case .max: self = .max
    case .clamp: self = .clamp
    case .mid: self = .mid
    case .abs: self = .abs
    case .round: self = .round
    case .border: self = .border
    case .shadow: self = .shadow
    case .adaptive: self = .adaptive
    case .localized: self = .localized
    default: return nil
    }
  }

  static var names: [Name] { [.min, .max, .clamp, .mid, .abs, .round, .border, .shadow, .adaptive, .localized] }
}
