import BandSyntax

// What other systems and languages write, and what is written here instead.

/// What other systems call an element of ours; nothing where it is no such word.
func foreignKind(_ text: String) -> String? {
  switch text.lowercased() {
  case "hstack", "lazyhstack": "row"
  case "vstack", "lazyvstack", "list", "listview": "column"
  case "zstack", "frame", "overlay": "stack"
  case "div", "view", "rectangle", "rect", "container", "surface": "box"
  case "label", "textview", "span", "p": "text"
  case "img", "picture", "icon", "imageview": "image"
  case "space": "spacer"
  case "lazyvgrid", "table": "grid"
  case "scroll", "scrollview", "lazycolumn", "flatlist", "recyclerview": "@scroll(vertical) column"
  case "lazyrow": "@scroll(horizontal) row"
  case "alert", "alertdialog", "modal": "Dialog"
  case "tab", "tabbaritem", "bottomnavigationitem", "navigationbaritem": "TabItem"
  case "tabs": "TabBar"
  case "carousel", "pager", "viewpager", "pageview", "horizontalpager", "swiper":
    "@scroll(horizontal, snap: page) row"
  case "webview", "mapview", "videoview", "canvas": "@surface box"
  case "input", "textinput", "edittext", "securefield": "TextField"
  case "switch", "checkbox", "radiobutton": "Toggle"
  case "navigationbar", "appbar", "topbar", "toolbar", "topappbar": "NavBar"
  case "bottombar", "bottomnavigation", "bottomnavigationbar", "tabview": "TabBar"
  case "floatingactionbutton": "Fab"
  case "imagebutton": "IconButton"
  case "seekbar", "range": "Slider"
  case "listitem", "listtile", "cell": "ListRow"
  default: nil
  }
}

/// What to write instead of an element of another system that has none of its kind here; nothing where it is no such word.
///
/// - Parameter state: the name of a state, for an example.
func foreignKindAdvice(_ text: String, state: String = "error") -> String? {
  switch text.lowercased() {
  case "foreach", "each", "repeat", "while", "loop": "what repeats is written 'for x in list { … }'"
  case "switch", "match", "when", "case": "cases are told by conditions: 'if state == \(state) { … } else { … }'"
  case "scaffold", "navigationstack", "navigationview", "navigator", "page", "activity", "viewcontroller":
    "leave it out: a 'screen' holds its bars and layers itself, 'bar top title { … }', 'column page { … }'"
  case "header", "footer", "nav", "navigation": "fixed chrome is a bar: 'bar top head { … }', 'bar bottom foot { … }'"
  case "ontap", "onclick", "onpress", "onchange":
    "what happens is the app's own; '@tappable' before an element says that it takes taps"
  case "items", "itemsindexed", "map": "what repeats is written 'for x in list { … }'"
  case "content", "children", "body": "where the content of a use goes, a component says 'slot'"
  case "group", "fragment": "leave it out: elements stand in the block of what holds them, also those of an 'if'"
  case "safearea", "safeareaview", "safeareaprovider":
    "leave it out: a layer stands in 'safe' by itself, and 'pin: screen' takes one to the glass"
  case "sheet", "bottomsheet", "modalbottomsheet":
    "a sheet is a layer: '@sheet column s { detents { half: 50%; full: 100% } … }'"
  case "pressable", "touchable", "touchableopacity", "touchablehighlight", "gesturedetector", "inkwell", "link", "a":
    "what takes taps is marked so: '@tappable box { … }'"
  case "padding": "it is a property of what it is around: 'padding: 16'"
  case "center", "align": "it is said where the element stands: 'justify: center; align: center' in the block around it"
  case "expanded", "flexible": "it is a property: 'width: fill' in a row, 'height: fill' in a column"
  case "sizedbox": "between elements stands 'gap: 8' or a 'spacer'; a size is 'width: 80; height: 40'"
  default: nil
  }
}

/// The annotation that a word of another system is meant as, as it is written; nothing where it is no such word.
func foreignAnnotation(_ text: String) -> String? {
  switch text.lowercased() {
  case "click", "onclick", "clickable", "tap", "ontap", "press", "onpress", "pressable", "touchable", "button", "link":
    "@tappable"
  case "drag", "ondrag", "swipe", "onswipe", "pan", "swipeable": "@draggable(any)"
  case "textfield", "editable", "field", "textinput": "@input"
  case "scrollable", "scrollview", "overflow": "@scroll(vertical)"
  case "pinned", "stickyheader": "@sticky(top)"
  case "bottomsheet": "@sheet"
  case "dialog", "alert", "popup": "@modal"
  case "map", "video", "webview": "@surface"
  case "decoration", "presentation", "hidden", "background": "@decorative"
  case "fullscreen", "immersive": "@exclusive(edges: [bottom], reason: \"…\")"
  case "suppress", "ignore", "disable": "@allow(rule_name, reason: \"…\")"
  default: nil
  }
}

/// What is read here for what another system reads of the device; nothing where it is no such word.
func foreignEnvironment(_ text: String) -> String? {
  switch text {
  case "width", "screenWidth", "viewportWidth": "screen.width"
  case "height", "screenHeight", "viewportHeight": "screen.height"
  case "isLandscape": "landscape"
  case "isPortrait": "portrait"
  case "isTablet", "isPad", "isIPad": "tablet"
  case "isPhone", "isMobile": "phone"
  case "isFoldable": "foldable"
  case "isIOS", "isIos", "iOS", "IOS": "ios"
  case "isAndroid", "Android": "android"
  case "isDark", "darkMode", "isDarkMode", "darkTheme": "dark"
  case "isRTL", "isRtl", "RTL": "rtl"
  case "fontScale": "textScale"
  case "dynamicTypeSize", "fontSize": "textSize"
  case "safeAreaInsets", "insets", "safeAreaInset": "inset"
  case "viewport", "window", "display": "screen"
  case "safeArea": "safe"
  case "keyboardHeight": "keyboard.height"
  default: nil
  }
}

/// How a question to the device is put here that another system asks by comparing; nothing where it is no such word.
func foreignQuestion(_ text: String) -> String? {
  switch text {
  case "platform", "os", "OS", "Platform": "'ios' and 'android' are true or false by themselves: 'if ios { … }'"
  case "orientation": "'landscape' and 'portrait' are true or false by themselves: 'if landscape { … }'"
  case "device", "form", "formFactor", "sizeClass", "horizontalSizeClass", "idiom":
    "'phone', 'tablet' and 'foldable' are true or false by themselves, and 'screen.width' is a length"
  case "colorScheme", "theme", "appearance": "'dark' is true or false by itself: 'if dark { … }'"
  case "direction", "layoutDirection": "'rtl' is true or false by itself: 'if rtl { … }'"
  default: nil
  }
}

/// The word for a size that another system has another one for; nothing where it is no such word.
func foreignSize(_ text: String) -> String? {
  switch text {
  case "infinity", "matchParent", "match_parent", "stretch", "full", "expand", "max", "maxWidth", "fillMaxWidth": "fill"
  case "wrapContent", "wrap_content", "fitContent", "auto", "content", "min", "intrinsic", "shrink": "hug"
  default: nil
  }
}

/// The colour of a name, as it is written; nothing where it is none of the common ones.
///
/// Source: CSS Color Module Level 4, section 6.1.
func foreignColor(_ text: String) -> String? {
  switch text {
  case "white": "#FFFFFF"
  case "black": "#000000"
  case "red": "#FF0000"
  case "green": "#008000"
  case "blue": "#0000FF"
  case "yellow": "#FFFF00"
  case "orange": "#FFA500"
  case "purple": "#800080"
  case "pink": "#FFC0CB"
  case "gray", "grey": "#808080"
  case "lightgray", "lightgrey", "lightGray", "lightGrey": "#D3D3D3"
  case "darkgray", "darkgrey", "darkGray", "darkGrey": "#A9A9A9"
  case "transparent", "clear": "#00000000"
  default: nil
  }
}

/// The edge or length of a frame that another system has another name for; nothing where it is no such word.
func foreignMeasure(_ text: String) -> String? {
  switch text {
  case "x", "minX", "originX": "left"
  case "y", "minY", "originY": "top"
  case "maxX": "right"
  case "maxY": "bottom"
  case "midX", "centreX": "centerX"
  case "midY", "centreY": "centerY"
  case "start": "leading"
  case "end": "trailing"
  case "w": "width"
  case "h": "height"
  default: nil
  }
}

/// What to write instead of a call of something inside a type of another system; nothing where it is no such call.
func foreignCallAdvice(_ text: String) -> String? {
  let base = text.utf8.prefix { $0 != UInt8(ascii: ".") }
  switch String(decoding: base, as: UTF8.self) {
  case "EdgeInsets", "EdgeInsetsDirectional", "PaddingValues", "Insets", "Modifier":
    return "properties stand in the block: 'padding: 16', of one edge 'padding.left: 16'"
  case "Color", "Colors", "UIColor": return "a colour is '#' and 3, 4, 6 or 8 hexadecimal digits: '#0066FF'"
  case "BorderRadius", "RoundedRectangle", "RoundedCornerShape": return "corners are rounded by 'radius: 8'"
  case "TextStyle", "Font", "Theme", "MaterialTheme":
    return "a text's look is 'style: headline', or a style of your own, 'style title { size: 20 }'"
  case "Math", "math": return "functions stand alone: 'min(a, b)', 'round(a)'"
  default: return nil
  }
}

/// Whether a word says how far something is scrolled, in other systems.
func isOfScrolling(_ text: String) -> Bool {
  switch text {
  case "page", "currentPage", "offset", "contentOffset", "scrollOffset", "scrollTop", "scrollLeft", "scrollPosition",
    "scrollX", "scrollY", "index", "currentIndex", "selectedIndex", "selection", "progress":
    true
  default: false
  }
}

/// What other systems call a list of targets of ours; nothing where it is no such word.
func foreignTarget(_ text: String) -> String? {
  switch text.lowercased() {
  case "iphones", "iphone", "apple": "ios"
  case "androids", "pixels", "google": "android"
  case "mobile", "mobiles", "handsets": "phones"
  case "any", "everything", "devices", "universal": "all"
  default: nil
  }
}

/// What to write instead of a setting of a project that has another place; nothing where it is no such word.
func foreignSetting(_ text: String) -> String? {
  switch text {
  case "strings", "localizations", "translations":
    "a table of strings is named outside of the project's braces: 'strings \"Localizable.xcstrings\"'"
  case "devices", "device", "platforms": "write 'targets: phones, tablets', or the devices' names in quotes"
  case "languages", "language": "write 'locales: en, de', languages of the tables of strings"
  case "name", "title", "version", "bundle": "a project has no name: the file says for what its screens are checked"
  case "import", "imports": "an import is written outside of the project's braces: 'import \"tokens.band\"'"
  case "rules", "lint": "levels of rules are 'deny: rule_name', 'warn: rule_name' and 'allow: rule_name'"
  default: nil
  }
}

/// What to write instead of a property of another system that has none of its kind here; nothing where it is no such word.
///
/// - Parameter state: the name of a state, for an example.
func foreignAdvice(_ text: String, state: String = "error") -> String? {
  switch text {
  case "ignoresSafeArea", "edgesIgnoringSafeArea", "ignoreSafeArea", "fitsSystemWindows":
    "'pin: screen' takes a layer to the glass, and 'bleed: bottom' only its paint"
  case "safeArea", "safeAreaPadding", "safeAreaInset":
    "a layer stands in 'safe' by itself; an edge of it is read, 'bottom: safe.bottom'"
  case "devices", "device", "platforms": "write 'targets: phones, tablets', or the devices' names in quotes"
  case "deny", "warn", "allow":
    "levels of rules stand in 'project.band', 'project { deny: overflow }'; one element is excused by '@allow(rule_name, reason: \"…\")'"
  case "role", "gesture", "onGesture", "accessibilityTraits":
    "what takes touches is marked before it: '@tappable box agree { … }'"
  case "children", "child", "body", "content", "items", "subviews":
    "what an element holds stands in its block, one after the other: 'column { text(\"a\"); text(\"b\") }'"
  case "id", "key", "name", "class", "className", "testTag", "accessibilityIdentifier":
    "an element's name stands behind its kind: 'text title(\"…\")'"
  case "alignment", "contentAlignment", "verticalAlignment", "horizontalAlignment":
    "'align' places children across, 'justify' along the main axis: 'align: center; justify: center'"
  case "center", "centerIn":
    "in the middle of what holds it is 'centerX: parent.centerX; centerY: parent.centerY'"
  case "modifier": "properties stand in the block: 'padding: 16; background: #FFFFFF'"
  case "safeAreaInsets", "contentInset":
    "the system's part of an edge is read, 'inset.bottom'; of its own a scroll has 'insets' and 'padding'"
  case "frame": "write 'width: 80; height: 40'"
  case "fullWidth", "fillMaxWidth": "write 'width: fill'"
  case "fillMaxSize", "matchParent": "write 'width: fill; height: fill'"
  case "bold", "italic", "fontStyle": "a text's weight is 'weight: bold'; all else is its style's: 'style: headline'"
  case "visible", "isVisible", "hidden", "isHidden", "display", "visibility":
    "what isn't always there stands in an 'if': 'if state == \(state) { … }'"
  case "zIndex", "elevation", "z": "what stands later in the source is painted over what stands before it"
  case "position": "a layer stands where its edges say: 'left: safe.left + 16; bottom: safe.bottom - 16'"
  case "onTap", "onClick", "onPress", "action", "href":
    "what happens is the app's own; here '@tappable' before the element says that it takes taps"
  case "scroll", "scrollable", "overflowX", "overflowY": "mark the element '@scroll(vertical)'"
  case "backgroundImage", "src", "source": "a picture is an element: 'image(\"file.png\")'"
  default: nil
  }
}

/// What other systems call a property of ours; nothing where it is no such word.
func foreignProperty(_ text: String) -> String? {
  switch text {
  case "space", "spacing", "itemSpacing": "gap"
  case "cornerRadius", "borderRadius": "radius"
  case "backgroundColor", "bg", "fillColor": "background"
  case "textColor", "foreground", "foregroundColor", "tint": "color"
  case "justifyContent", "mainAxisAlignment": "justify"
  case "alignItems", "crossAxisAlignment": "align"
  case "textAlignment": "textAlign"
  case "flex", "flexGrow": "grow"
  case "flexShrink": "shrink"
  case "flexBasis": "basis"
  case "flexWrap": "wrap"
  case "aspectRatio": "aspect"
  case "contentMode", "objectFit": "fit"
  case "numberOfLines", "maxLines", "lineLimit": "lines"
  case "minimumScaleFactor": "minimumScale"
  case "tracking", "kerning", "letterSpace": "letterSpacing"
  case "fontWeight": "weight"
  case "fontFamily": "font"
  case "start": "leading"
  case "end": "trailing"
  case "w": "width"
  case "h": "height"
  case "alpha": "opacity"
  case "clipsToBounds", "overflow": "clip"
  case "isEnabled": "enabled"
  case "fontSize": "size"
  default: propertyName(forForeign: words(ofCamelCase: text))
  }
}

/// What other systems call a type of ours; nothing where it is no such word.
func foreignType(_ text: String) -> String? {
  switch text.lowercased() {
  case "int", "integer", "float", "double", "cgfloat", "int32", "uint", "decimal": "Number"
  case "str", "text", "char", "character", "localizedstringkey", "charsequence": "String"
  case "boolean": "Bool"
  case "dp", "px", "pt", "sp", "points", "dimension": "Length"
  case "colour", "uicolor", "swiftuicolor": "Color"
  case "font", "uifont", "textstyle": "Style"
  case "uiimage", "icon", "drawable", "painter", "imageresource": "Image"
  case "alignment", "alignmentguide": "Align"
  default: nil
  }
}

/// What to write instead of a type of another system that has none of its kind here; nothing where it is no such word.
func foreignTypeAdvice(_ text: String) -> String? {
  switch text.lowercased() {
  case "view", "content", "element", "children", "widget", "component", "some", "slot", "viewbuilder":
    "elements are no values: leave the parameter out, and write 'slot' in the component where the content of a use goes"
  case "array", "list":
    "a list of one type is written '[String]'"
  case "void", "action", "function", "closure", "callback":
    "what happens is the app's own; '@tappable' before an element says that it takes taps"
  case "any", "object", "struct", "record", "dictionary", "map":
    "a component takes the fields of a record one by one, and a 'let' needs no type"
  default: nil
  }
}
