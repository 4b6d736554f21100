// Written by Tools/words/generate.py from Tools/words/words.txt.

/// The language's own words in the order of their indices; every `NameTable` begins with them.
let languageWordList: StaticString = """
  import screen component let style device targets project assert if else for in true false column row stack box
  grid text image spacer bar slot detents by strip cutout hinge variant portrait landscape landscapeLeft
  landscapeRight tappable draggable input surface scroll decorative sticky sheet modal exclusive exclude allow
  vertical horizontal any snap page start center end none edges reason game width height minWidth minHeight
  maxWidth maxHeight aspect size fit left right top bottom leading trailing centerX centerY pin gap padding
  margin justify align alignSelf alignContent wrap reverse grow shrink basis columns rows span all clip
  background color radius border shadow opacity bleed hitSlop enabled insets keyboard states orientations
  directions textSizes lines textAlign lineHeight font weight letterSpacing deny warn hug fill contain cover
  stretch baseline spaceBetween spaceAround spaceEvenly auto safe parent inset state places detent peek half
  full resize lift under up adaptive min max clamp mid abs round x y blur id platform form scale navigation year
  complete sources corner home kind edge thickness takes discourages deferrable unknown tap dragAcross dragAlong
  status back pull homeIndicator homeButton gesture threeButton ios android phone tablet foldable spanned
  textSize textScale rtl ltr dark count phones tablets foldables minimum envelope xSmall small medium large
  xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 default
  largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2 displayLarge
  displayMedium displaySmall headlineLarge headlineMedium headlineSmall titleLarge titleMedium titleSmall
  bodyLarge bodyMedium bodySmall labelLarge labelMedium labelSmall regular semibold bold light thin black heavy
  ultraLight Number Length Percent Size String Bool Color Style Image XEdge YEdge LineEdge strings key Justify
  Align TextAlign Wrap Fit Weight minimumScale lastBaseline metrics localized locales values
  """

extension Name {
  @inlinable public static var `import`: Name { Name(index: 1) }
  @inlinable public static var screen: Name { Name(index: 2) }
  @inlinable public static var component: Name { Name(index: 3) }
  @inlinable public static var `let`: Name { Name(index: 4) }
  @inlinable public static var style: Name { Name(index: 5) }
  @inlinable public static var device: Name { Name(index: 6) }
  @inlinable public static var targets: Name { Name(index: 7) }
  @inlinable public static var project: Name { Name(index: 8) }
  @inlinable public static var assert: Name { Name(index: 9) }
  @inlinable public static var `if`: Name { Name(index: 10) }
  @inlinable public static var `else`: Name { Name(index: 11) }
  @inlinable public static var `for`: Name { Name(index: 12) }
  @inlinable public static var `in`: Name { Name(index: 13) }
  @inlinable public static var `true`: Name { Name(index: 14) }
  @inlinable public static var `false`: Name { Name(index: 15) }
  @inlinable public static var column: Name { Name(index: 16) }
  @inlinable public static var row: Name { Name(index: 17) }
  @inlinable public static var stack: Name { Name(index: 18) }
  @inlinable public static var box: Name { Name(index: 19) }
  @inlinable public static var grid: Name { Name(index: 20) }
  @inlinable public static var text: Name { Name(index: 21) }
  @inlinable public static var image: Name { Name(index: 22) }
  @inlinable public static var spacer: Name { Name(index: 23) }
  @inlinable public static var bar: Name { Name(index: 24) }
  @inlinable public static var slot: Name { Name(index: 25) }
  @inlinable public static var detents: Name { Name(index: 26) }
  @inlinable public static var by: Name { Name(index: 27) }
  @inlinable public static var strip: Name { Name(index: 28) }
  @inlinable public static var cutout: Name { Name(index: 29) }
  @inlinable public static var hinge: Name { Name(index: 30) }
  @inlinable public static var variant: Name { Name(index: 31) }
  @inlinable public static var portrait: Name { Name(index: 32) }
  @inlinable public static var landscape: Name { Name(index: 33) }
  @inlinable public static var landscapeLeft: Name { Name(index: 34) }
  @inlinable public static var landscapeRight: Name { Name(index: 35) }
  @inlinable public static var tappable: Name { Name(index: 36) }
  @inlinable public static var draggable: Name { Name(index: 37) }
  @inlinable public static var input: Name { Name(index: 38) }
  @inlinable public static var surface: Name { Name(index: 39) }
  @inlinable public static var scroll: Name { Name(index: 40) }
  @inlinable public static var decorative: Name { Name(index: 41) }
  @inlinable public static var sticky: Name { Name(index: 42) }
  @inlinable public static var sheet: Name { Name(index: 43) }
  @inlinable public static var modal: Name { Name(index: 44) }
  @inlinable public static var exclusive: Name { Name(index: 45) }
  @inlinable public static var exclude: Name { Name(index: 46) }
  @inlinable public static var allow: Name { Name(index: 47) }
  @inlinable public static var vertical: Name { Name(index: 48) }
  @inlinable public static var horizontal: Name { Name(index: 49) }
  @inlinable public static var any: Name { Name(index: 50) }
  @inlinable public static var snap: Name { Name(index: 51) }
  @inlinable public static var page: Name { Name(index: 52) }
  @inlinable public static var start: Name { Name(index: 53) }
  @inlinable public static var center: Name { Name(index: 54) }
  @inlinable public static var end: Name { Name(index: 55) }
  @inlinable public static var noneWord: Name { Name(index: 56) }
  @inlinable public static var edges: Name { Name(index: 57) }
  @inlinable public static var reason: Name { Name(index: 58) }
  @inlinable public static var game: Name { Name(index: 59) }
  @inlinable public static var width: Name { Name(index: 60) }
  @inlinable public static var height: Name { Name(index: 61) }
  @inlinable public static var minWidth: Name { Name(index: 62) }
  @inlinable public static var minHeight: Name { Name(index: 63) }
  @inlinable public static var maxWidth: Name { Name(index: 64) }
  @inlinable public static var maxHeight: Name { Name(index: 65) }
  @inlinable public static var aspect: Name { Name(index: 66) }
  @inlinable public static var size: Name { Name(index: 67) }
  @inlinable public static var fit: Name { Name(index: 68) }
  @inlinable public static var left: Name { Name(index: 69) }
  @inlinable public static var right: Name { Name(index: 70) }
  @inlinable public static var top: Name { Name(index: 71) }
  @inlinable public static var bottom: Name { Name(index: 72) }
  @inlinable public static var leading: Name { Name(index: 73) }
  @inlinable public static var trailing: Name { Name(index: 74) }
  @inlinable public static var centerX: Name { Name(index: 75) }
  @inlinable public static var centerY: Name { Name(index: 76) }
  @inlinable public static var pin: Name { Name(index: 77) }
  @inlinable public static var gap: Name { Name(index: 78) }
  @inlinable public static var padding: Name { Name(index: 79) }
  @inlinable public static var margin: Name { Name(index: 80) }
  @inlinable public static var justify: Name { Name(index: 81) }
  @inlinable public static var align: Name { Name(index: 82) }
  @inlinable public static var alignSelf: Name { Name(index: 83) }
  @inlinable public static var alignContent: Name { Name(index: 84) }
  @inlinable public static var wrap: Name { Name(index: 85) }
  @inlinable public static var reverse: Name { Name(index: 86) }
  @inlinable public static var grow: Name { Name(index: 87) }
  @inlinable public static var shrink: Name { Name(index: 88) }
  @inlinable public static var basis: Name { Name(index: 89) }
  @inlinable public static var columns: Name { Name(index: 90) }
  @inlinable public static var rows: Name { Name(index: 91) }
  @inlinable public static var span: Name { Name(index: 92) }
  @inlinable public static var all: Name { Name(index: 93) }
  @inlinable public static var clip: Name { Name(index: 94) }
  @inlinable public static var background: Name { Name(index: 95) }
  @inlinable public static var color: Name { Name(index: 96) }
  @inlinable public static var radius: Name { Name(index: 97) }
  @inlinable public static var border: Name { Name(index: 98) }
  @inlinable public static var shadow: Name { Name(index: 99) }
  @inlinable public static var opacity: Name { Name(index: 100) }
  @inlinable public static var bleed: Name { Name(index: 101) }
  @inlinable public static var hitSlop: Name { Name(index: 102) }
  @inlinable public static var enabled: Name { Name(index: 103) }
  @inlinable public static var insets: Name { Name(index: 104) }
  @inlinable public static var keyboard: Name { Name(index: 105) }
  @inlinable public static var states: Name { Name(index: 106) }
  @inlinable public static var orientations: Name { Name(index: 107) }
  @inlinable public static var directions: Name { Name(index: 108) }
  @inlinable public static var textSizes: Name { Name(index: 109) }
  @inlinable public static var lines: Name { Name(index: 110) }
  @inlinable public static var textAlign: Name { Name(index: 111) }
  @inlinable public static var lineHeight: Name { Name(index: 112) }
  @inlinable public static var font: Name { Name(index: 113) }
  @inlinable public static var weight: Name { Name(index: 114) }
  @inlinable public static var letterSpacing: Name { Name(index: 115) }
  @inlinable public static var deny: Name { Name(index: 116) }
  @inlinable public static var warn: Name { Name(index: 117) }
  @inlinable public static var hug: Name { Name(index: 118) }
  @inlinable public static var fill: Name { Name(index: 119) }
  @inlinable public static var contain: Name { Name(index: 120) }
  @inlinable public static var cover: Name { Name(index: 121) }
  @inlinable public static var stretch: Name { Name(index: 122) }
  @inlinable public static var baseline: Name { Name(index: 123) }
  @inlinable public static var spaceBetween: Name { Name(index: 124) }
  @inlinable public static var spaceAround: Name { Name(index: 125) }
  @inlinable public static var spaceEvenly: Name { Name(index: 126) }
  @inlinable public static var auto: Name { Name(index: 127) }
  @inlinable public static var safe: Name { Name(index: 128) }
  @inlinable public static var parent: Name { Name(index: 129) }
  @inlinable public static var inset: Name { Name(index: 130) }
  @inlinable public static var state: Name { Name(index: 131) }
  @inlinable public static var places: Name { Name(index: 132) }
  @inlinable public static var detent: Name { Name(index: 133) }
  @inlinable public static var peek: Name { Name(index: 134) }
  @inlinable public static var half: Name { Name(index: 135) }
  @inlinable public static var full: Name { Name(index: 136) }
  @inlinable public static var resize: Name { Name(index: 137) }
  @inlinable public static var lift: Name { Name(index: 138) }
  @inlinable public static var under: Name { Name(index: 139) }
  @inlinable public static var up: Name { Name(index: 140) }
  @inlinable public static var adaptive: Name { Name(index: 141) }
  @inlinable public static var min: Name { Name(index: 142) }
  @inlinable public static var max: Name { Name(index: 143) }
  @inlinable public static var clamp: Name { Name(index: 144) }
  @inlinable public static var mid: Name { Name(index: 145) }
  @inlinable public static var abs: Name { Name(index: 146) }
  @inlinable public static var round: Name { Name(index: 147) }
  @inlinable public static var x: Name { Name(index: 148) }
  @inlinable public static var y: Name { Name(index: 149) }
  @inlinable public static var blur: Name { Name(index: 150) }
  @inlinable public static var id: Name { Name(index: 151) }
  @inlinable public static var platform: Name { Name(index: 152) }
  @inlinable public static var form: Name { Name(index: 153) }
  @inlinable public static var scale: Name { Name(index: 154) }
  @inlinable public static var navigation: Name { Name(index: 155) }
  @inlinable public static var year: Name { Name(index: 156) }
  @inlinable public static var complete: Name { Name(index: 157) }
  @inlinable public static var sources: Name { Name(index: 158) }
  @inlinable public static var corner: Name { Name(index: 159) }
  @inlinable public static var home: Name { Name(index: 160) }
  @inlinable public static var kind: Name { Name(index: 161) }
  @inlinable public static var edge: Name { Name(index: 162) }
  @inlinable public static var thickness: Name { Name(index: 163) }
  @inlinable public static var takes: Name { Name(index: 164) }
  @inlinable public static var discourages: Name { Name(index: 165) }
  @inlinable public static var deferrable: Name { Name(index: 166) }
  @inlinable public static var unknown: Name { Name(index: 167) }
  @inlinable public static var tap: Name { Name(index: 168) }
  @inlinable public static var dragAcross: Name { Name(index: 169) }
  @inlinable public static var dragAlong: Name { Name(index: 170) }
  @inlinable public static var status: Name { Name(index: 171) }
  @inlinable public static var back: Name { Name(index: 172) }
  @inlinable public static var pull: Name { Name(index: 173) }
  @inlinable public static var homeIndicator: Name { Name(index: 174) }
  @inlinable public static var homeButton: Name { Name(index: 175) }
  @inlinable public static var gesture: Name { Name(index: 176) }
  @inlinable public static var threeButton: Name { Name(index: 177) }
  @inlinable public static var ios: Name { Name(index: 178) }
  @inlinable public static var android: Name { Name(index: 179) }
  @inlinable public static var phone: Name { Name(index: 180) }
  @inlinable public static var tablet: Name { Name(index: 181) }
  @inlinable public static var foldable: Name { Name(index: 182) }
  @inlinable public static var spanned: Name { Name(index: 183) }
  @inlinable public static var textSize: Name { Name(index: 184) }
  @inlinable public static var textScale: Name { Name(index: 185) }
  @inlinable public static var rtl: Name { Name(index: 186) }
  @inlinable public static var ltr: Name { Name(index: 187) }
  @inlinable public static var dark: Name { Name(index: 188) }
  @inlinable public static var count: Name { Name(index: 189) }
  @inlinable public static var phones: Name { Name(index: 190) }
  @inlinable public static var tablets: Name { Name(index: 191) }
  @inlinable public static var foldables: Name { Name(index: 192) }
  @inlinable public static var minimum: Name { Name(index: 193) }
  @inlinable public static var envelope: Name { Name(index: 194) }
  @inlinable public static var xSmall: Name { Name(index: 195) }
  @inlinable public static var small: Name { Name(index: 196) }
  @inlinable public static var medium: Name { Name(index: 197) }
  @inlinable public static var large: Name { Name(index: 198) }
  @inlinable public static var xLarge: Name { Name(index: 199) }
  @inlinable public static var xxLarge: Name { Name(index: 200) }
  @inlinable public static var xxxLarge: Name { Name(index: 201) }
  @inlinable public static var accessibility1: Name { Name(index: 202) }
  @inlinable public static var accessibility2: Name { Name(index: 203) }
  @inlinable public static var accessibility3: Name { Name(index: 204) }
  @inlinable public static var accessibility4: Name { Name(index: 205) }
  @inlinable public static var accessibility5: Name { Name(index: 206) }
  @inlinable public static var `default`: Name { Name(index: 207) }
  @inlinable public static var largeTitle: Name { Name(index: 208) }
  @inlinable public static var title1: Name { Name(index: 209) }
  @inlinable public static var title2: Name { Name(index: 210) }
  @inlinable public static var title3: Name { Name(index: 211) }
  @inlinable public static var headline: Name { Name(index: 212) }
  @inlinable public static var subheadline: Name { Name(index: 213) }
  @inlinable public static var body: Name { Name(index: 214) }
  @inlinable public static var callout: Name { Name(index: 215) }
  @inlinable public static var footnote: Name { Name(index: 216) }
  @inlinable public static var caption1: Name { Name(index: 217) }
  @inlinable public static var caption2: Name { Name(index: 218) }
  @inlinable public static var displayLarge: Name { Name(index: 219) }
  @inlinable public static var displayMedium: Name { Name(index: 220) }
  @inlinable public static var displaySmall: Name { Name(index: 221) }
  @inlinable public static var headlineLarge: Name { Name(index: 222) }
  @inlinable public static var headlineMedium: Name { Name(index: 223) }
  @inlinable public static var headlineSmall: Name { Name(index: 224) }
  @inlinable public static var titleLarge: Name { Name(index: 225) }
  @inlinable public static var titleMedium: Name { Name(index: 226) }
  @inlinable public static var titleSmall: Name { Name(index: 227) }
  @inlinable public static var bodyLarge: Name { Name(index: 228) }
  @inlinable public static var bodyMedium: Name { Name(index: 229) }
  @inlinable public static var bodySmall: Name { Name(index: 230) }
  @inlinable public static var labelLarge: Name { Name(index: 231) }
  @inlinable public static var labelMedium: Name { Name(index: 232) }
  @inlinable public static var labelSmall: Name { Name(index: 233) }
  @inlinable public static var regular: Name { Name(index: 234) }
  @inlinable public static var semibold: Name { Name(index: 235) }
  @inlinable public static var bold: Name { Name(index: 236) }
  @inlinable public static var light: Name { Name(index: 237) }
  @inlinable public static var thin: Name { Name(index: 238) }
  @inlinable public static var black: Name { Name(index: 239) }
  @inlinable public static var heavy: Name { Name(index: 240) }
  @inlinable public static var ultraLight: Name { Name(index: 241) }
  @inlinable public static var typeNumber: Name { Name(index: 242) }
  @inlinable public static var typeLength: Name { Name(index: 243) }
  @inlinable public static var typePercent: Name { Name(index: 244) }
  @inlinable public static var typeSize: Name { Name(index: 245) }
  @inlinable public static var typeString: Name { Name(index: 246) }
  @inlinable public static var typeBool: Name { Name(index: 247) }
  @inlinable public static var typeColor: Name { Name(index: 248) }
  @inlinable public static var typeStyle: Name { Name(index: 249) }
  @inlinable public static var typeImage: Name { Name(index: 250) }
  @inlinable public static var typeXEdge: Name { Name(index: 251) }
  @inlinable public static var typeYEdge: Name { Name(index: 252) }
  @inlinable public static var typeLineEdge: Name { Name(index: 253) }
  @inlinable public static var strings: Name { Name(index: 254) }
  @inlinable public static var key: Name { Name(index: 255) }
  @inlinable public static var typeJustify: Name { Name(index: 256) }
  @inlinable public static var typeAlign: Name { Name(index: 257) }
  @inlinable public static var typeTextAlign: Name { Name(index: 258) }
  @inlinable public static var typeWrap: Name { Name(index: 259) }
  @inlinable public static var typeFit: Name { Name(index: 260) }
  @inlinable public static var typeWeight: Name { Name(index: 261) }
  @inlinable public static var minimumScale: Name { Name(index: 262) }
  @inlinable public static var lastBaseline: Name { Name(index: 263) }
  @inlinable public static var metrics: Name { Name(index: 264) }
  @inlinable public static var localized: Name { Name(index: 265) }
  @inlinable public static var locales: Name { Name(index: 266) }
  @inlinable public static var values: Name { Name(index: 267) }
  /// How many words of the language there are; names up to this index are words.
  public static let wordCount = 267
}
