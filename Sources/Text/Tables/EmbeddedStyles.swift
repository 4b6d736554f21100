// swift-format-ignore-file
// Written by Tools/text/embed.py from Tools/text/data/text-styles.json; change those and run it again.

/// A text style of iOS.
public enum IOSTextStyle: UInt8, Sendable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// The name that authors write.
  public var text: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    }
  }
}

/// A text style of Material 3.
public enum MaterialTextStyle: UInt8, Sendable, CaseIterable {
  case displayLarge
  case displayMedium
  case displaySmall
  case headlineLarge
  case headlineMedium
  case headlineSmall
  case titleLarge
  case titleMedium
  case titleSmall
  case bodyLarge
  case bodyMedium
  case bodySmall
  case labelLarge
  case labelMedium
  case labelSmall

  /// The name that authors write.
  public var text: String {
    switch self {
    case .displayLarge: "displayLarge"
    case .displayMedium: "displayMedium"
    case .displaySmall: "displaySmall"
    case .headlineLarge: "headlineLarge"
    case .headlineMedium: "headlineMedium"
    case .headlineSmall: "headlineSmall"
    case .titleLarge: "titleLarge"
    case .titleMedium: "titleMedium"
    case .titleSmall: "titleSmall"
    case .bodyLarge: "bodyLarge"
    case .bodyMedium: "bodyMedium"
    case .bodySmall: "bodySmall"
    case .labelLarge: "labelLarge"
    case .labelMedium: "labelMedium"
    case .labelSmall: "labelSmall"
    }
  }
}

/// The numbers of the platforms' text styles, packed.
enum StyleTables {
  /// Weight, then size and leading in points for each category, smallest first; style after style.
  ///
  /// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes.
  static var ios: StaticString {
    #"""
    ,6&E&L&F&M&G&N&H&O&J&Q&L&T&N&V&R&Z&V&_&Z&c&^'(&b',,6&?&E&@&F&A&G&B&H&D&K&F&M&H&O&L&T&Q&Y&V&_&[&d&`'*\#
    ,6&9&>&:&?&;&@&<&B&>&D&@&F&B&H&H&O&M&U&R&Z&X&a&^'(,6&7&<&8&=&9&>&:&?&<&B&>&D&@&F&E&L&K&R&Q&Y&W&`&]''\#
    />&4&9&5&:&6&;&7&<&9&>&;&@&=&C&B&H&G&N&N&V&U&^&[&d,6&4&9&5&:&6&;&7&<&9&>&;&@&=&C&B&H&G&N&N&V&U&^&[&d\#
    ,6&3&8&4&9&5&:&6&;&8&=&:&?&<&B&@&F&F&M&L&T&R&Z&Y&b,6&2&6&3&8&4&9&5&:&7&<&9&>&;&B&?&E&D&K&J&Q&P&X&W&`\#
    ,6&2&6&2&6&2&6&3&8&5&:&7&<&9&>&=&C&A&G&G&N&L&T&R&Z,6&1&3&1&3&1&3&2&6&4&9&6&;&8&=&<&B&@&F&F&M&K&R&Q&Y\#
    ,6&1&3&1&3&1&3&1&3&3&8&5&:&7&<&:&?&>&D&C&I&H&O&N&V
    """#
  }

  /// Size in points and tracking in 1/100 point, by rising size.
  ///
  /// Source: Apple Human Interface Guidelines, Typography, tracking values of SF Pro.
  static var tracking: StaticString {
    #"""
    '&&,F>&-F=&.F;&/F7&0F2&1F,&2F&&3E^&4EW&5EO&6EG&7E;&8E:&9E9&:E9&;EB&<EL&=E\&>F-&?F5&@F<&AFC&BFL&CFN&D\#
    FN&EFM&FFO&GFN&HFN&IFL&JFK&KFJ&LFK&MFL&NFK&OFJ&PFK&QFL&RFK&SFI&TFJ&UFK&VFI&WFG&XFH&YFI&ZFG&[FE&\FF&^\#
    FD&`FB&bF@&dF>'&F<'(F9'*F7',F4'.F4'2F-'6F&':F&'>F&'BF&'FF&
    """#
  }

  /// Weight, size and line height in sp, tracking in 1/100 sp; style after style.
  ///
  /// Source: androidx.compose.material3, TypeScaleTokens v0_103.
  static var material: StaticString {
    #"""
    ,6&_'&ER,6&S&ZF&,6&J&RF&,6&F&NF&,6&B&JF&,6&>&FF&,6&<&BF&-Z&6&>F:-Z&4&:F0,6&6&>FX,6&4&:F:,6&2&6FN-Z&4\#
    &:F0-Z&2&6FX-Z&1&6FX
    """#
  }

  /// Sizes in sp, then for each font scale in 1/100 the sizes in 1/10 dp.
  ///
  /// Source: AOSP, android.content.res.FontScaleConverterFactory (Android 15).
  static var fontScale: StaticString {
    #"""
    &/&.&.&0&2&4&8&:&>&D'J'O':'O'd(:(`)4)Z*R5N'T'>'T(*(B)&):)^*R5N'Y'B'Y(0(J),)@)b*R5N'^'F'^(6(R)2)F*&*R\#
    5N(('N(((B(b)>)R*.*R5N(<'^(<(Z)B)V***>*R5N(Z(6(Z)>)Z*:*Z+.+B5N).(F).)V***R+:+N+b5N
    """#
  }
}
