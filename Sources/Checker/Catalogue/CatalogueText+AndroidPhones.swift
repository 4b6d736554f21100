// swift-format-ignore-file
// Written by Tools/devices/convert.py from Sources/Checker/Catalogue/Devices/android-phones.band.

extension CatalogueText {
  /// The declarations of the Android phones.
  static let androidPhones: StaticString = #"""
// Android phones of the catalogue. Written by Tools/devices/convert.py from Tools/devices/data: change the data or the script.
// docs/devices.md has them as a table and says where the figures come from.

/// Native pixels: 1080 by 2340
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Note: Camera hole is in the top-left corner, not centred.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel 4a (gesture navigation)" {
    id: "pixel-4a-gesture"
    platform: android; form: phone; scale: 2.75; navigation: gesture; year: 2020
    sources: "tree-pixel4a", "paparazzi", "roborazzi", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar",
        "win-insets-doc", "aosp-gest-dimens", "aosp-gest-land", "aosp-gest-config", "gesturenav-doc",
        "gesture-conflicts"
    portrait {
        screen: 392.73 by 850.91; inset.top: 49.45; inset.bottom: 24
        corner: 37.09; keyboard: unknown
        cutout punchHole { x: 14.55; y: 14.64; size: 31.09 by 31.09 }
        strip statusBar { kind: status; edge: top; thickness: 49.45; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 61.45; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 850.91 by 392.73; inset.top: 28; inset.left: 49.45; inset.bottom: 24; inset.right: 0
        corner: 37.09; keyboard: unknown
        cutout punchHole { x: 14.64; y: 347.09; size: 31.09 by 31.09 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 850.91 by 392.73; inset.top: 28; inset.left: 0; inset.bottom: 24; inset.right: 49.45
        corner: 37.09; keyboard: unknown
        cutout punchHole { x: 805.18; y: 14.55; size: 31.09 by 31.09 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1080 by 2340
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Note: Camera hole is in the top-left corner, not centred.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Google Pixel 4a (three-button navigation)" {
    id: "pixel-4a-3button"
    platform: android; form: phone; scale: 2.75; navigation: threeButton; year: 2020
    sources: "tree-pixel4a", "paparazzi", "roborazzi", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar",
        "win-insets-doc", "aosp-dimens", "pixel-3b-dump", "old-nav-rule"
    portrait {
        screen: 392.73 by 850.91; inset.top: 49.45; inset.bottom: 48
        corner: 37.09; keyboard: unknown
        cutout punchHole { x: 14.55; y: 14.64; size: 31.09 by 31.09 }
        strip statusBar { kind: status; edge: top; thickness: 49.45; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 61.45; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 850.91 by 392.73; inset.top: 28; inset.left: 49.45; inset.bottom: 0; inset.right: 48
        corner: 37.09; keyboard: unknown
        cutout punchHole { x: 14.64; y: 347.09; size: 31.09 by 31.09 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 850.91 by 392.73; inset.top: 28; inset.left: 48; inset.bottom: 0; inset.right: 49.45
        corner: 37.09; keyboard: unknown
        cutout punchHole { x: 805.18; y: 14.55; size: 31.09 by 31.09 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1080 by 2400
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Note: Phones that never moved past the first gesture release report a 16 dp bar (42 px on a Pixel 6 with Android
///   12).
/// Note: One user measured a 136 px status bar on a Pixel 6 screenshot; the device tree says 128 px.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel 6 (gesture navigation)" {
    id: "pixel-6-gesture"
    platform: android; form: phone; scale: 2.625; navigation: gesture; year: 2021
    sources: "tree-pixel6", "paparazzi", "roborazzi", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar",
        "win-insets-doc", "aosp-gest-dimens", "aosp-gest-land", "aosp-gest-config", "gesturenav-doc",
        "gesture-conflicts"
    portrait {
        screen: 411.43 by 914.29; inset.top: 48.76; inset.bottom: 24
        corner: 10.67; keyboard: unknown
        cutout punchHole { x: 193.14; y: 11.81; size: 25.14 by 25.14 }
        strip statusBar { kind: status; edge: top; thickness: 48.76; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 60.76; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 914.29 by 411.43; inset.top: 28; inset.left: 48.76; inset.bottom: 24; inset.right: 0
        corner: 10.67; keyboard: unknown
        cutout punchHole { x: 11.81; y: 193.15; size: 25.14 by 25.14 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 914.29 by 411.43; inset.top: 28; inset.left: 0; inset.bottom: 24; inset.right: 48.76
        corner: 10.67; keyboard: unknown
        cutout punchHole { x: 877.34; y: 193.14; size: 25.14 by 25.14 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1080 by 2400
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Note: Phones that never moved past the first gesture release report a 16 dp bar (42 px on a Pixel 6 with Android
///   12).
/// Note: One user measured a 136 px status bar on a Pixel 6 screenshot; the device tree says 128 px.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Google Pixel 6 (three-button navigation)" {
    id: "pixel-6-3button"
    platform: android; form: phone; scale: 2.625; navigation: threeButton; year: 2021
    sources: "tree-pixel6", "paparazzi", "roborazzi", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar",
        "win-insets-doc", "aosp-dimens", "pixel-3b-dump", "old-nav-rule"
    portrait {
        screen: 411.43 by 914.29; inset.top: 48.76; inset.bottom: 48
        corner: 10.67; keyboard: unknown
        cutout punchHole { x: 193.14; y: 11.81; size: 25.14 by 25.14 }
        strip statusBar { kind: status; edge: top; thickness: 48.76; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 60.76; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 914.29 by 411.43; inset.top: 28; inset.left: 48.76; inset.bottom: 0; inset.right: 48
        corner: 10.67; keyboard: unknown
        cutout punchHole { x: 11.81; y: 193.15; size: 25.14 by 25.14 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 914.29 by 411.43; inset.top: 28; inset.left: 48; inset.bottom: 0; inset.right: 48.76
        corner: 10.67; keyboard: unknown
        cutout punchHole { x: 877.34; y: 193.14; size: 25.14 by 25.14 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1080 by 2400
/// Cutout: punch-hole
/// Corners: top 39.62, bottom 38.86
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel 8 (gesture navigation)" {
    id: "pixel-8-gesture"
    platform: android; form: phone; scale: 2.625; navigation: gesture; year: 2023
    sources: "tree-pixel8", "paparazzi", "roborazzi", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar",
        "win-insets-doc", "aosp-gest-dimens", "aosp-gest-land", "aosp-gest-config", "gesturenav-doc",
        "gesture-conflicts"
    portrait {
        screen: 411.43 by 914.29; inset.top: 50.29; inset.bottom: 24
        corner: 39.62; keyboard: unknown
        cutout punchHole { x: 191.81; y: 11.24; size: 27.62 by 27.62 }
        strip statusBar { kind: status; edge: top; thickness: 50.29; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 62.29; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 914.29 by 411.43; inset.top: 28; inset.left: 50.29; inset.bottom: 24; inset.right: 0
        corner: 39.62; keyboard: unknown
        cutout punchHole { x: 11.24; y: 192; size: 27.62 by 27.62 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 914.29 by 411.43; inset.top: 28; inset.left: 0; inset.bottom: 24; inset.right: 50.29
        corner: 39.62; keyboard: unknown
        cutout punchHole { x: 875.43; y: 191.81; size: 27.62 by 27.62 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1080 by 2400
/// Cutout: punch-hole
/// Corners: top 39.62, bottom 38.86
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Google Pixel 8 (three-button navigation)" {
    id: "pixel-8-3button"
    platform: android; form: phone; scale: 2.625; navigation: threeButton; year: 2023
    sources: "tree-pixel8", "paparazzi", "roborazzi", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar",
        "win-insets-doc", "aosp-dimens", "pixel-3b-dump", "old-nav-rule"
    portrait {
        screen: 411.43 by 914.29; inset.top: 50.29; inset.bottom: 48
        corner: 39.62; keyboard: unknown
        cutout punchHole { x: 191.81; y: 11.24; size: 27.62 by 27.62 }
        strip statusBar { kind: status; edge: top; thickness: 50.29; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 62.29; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 914.29 by 411.43; inset.top: 28; inset.left: 50.29; inset.bottom: 0; inset.right: 48
        corner: 39.62; keyboard: unknown
        cutout punchHole { x: 11.24; y: 192; size: 27.62 by 27.62 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 914.29 by 411.43; inset.top: 28; inset.left: 48; inset.bottom: 0; inset.right: 50.29
        corner: 39.62; keyboard: unknown
        cutout punchHole { x: 875.43; y: 191.81; size: 27.62 by 27.62 }
        strip statusBar { kind: status; edge: top; thickness: 28; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1080 by 2424
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea sources-disagree, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Note: Top inset from the device tree (launch firmware); flutter_device_preview carries a smaller figure (54.1 for
///   Pixel 9, 53 for 9 Pro XL) and a landscape top of 52, which matches a later or emulator configuration. The larger
///   portrait figure is kept; the landscape top may be 52 on other builds.
/// Keyboard: device-specs-3
/// Variant emulator skin: device-specs-3
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel 9 (gesture navigation)" {
    id: "pixel-9-gesture"
    platform: android; form: phone; scale: 2.625; navigation: gesture; year: 2024
    sources: "tree-pixel9", "fdp", "fdp-outline", "paparazzi", "roborazzi", "aosp-systembarutils", "aosp-displaylayout",
        "aosp-navbar", "win-insets-doc", "aosp-gest-dimens", "aosp-gest-land", "aosp-gest-config", "gesturenav-doc",
        "gesture-conflicts", "device-specs-3"
    portrait {
        screen: 411.43 by 923.43; inset.top: 65.9; inset.bottom: 24
        corner: 50.29; keyboard: 336
        cutout punchHole { x: 189.52; y: 16.95; size: 32 by 32 }
        strip statusBar { kind: status; edge: top; thickness: 65.9; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 77.9; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
        variant "emulator skin" {
            inset.top: 54
            strip statusBar { kind: status; edge: top; thickness: 54; takes: tap, dragAcross }
            strip notificationPull { kind: pull; edge: top; thickness: 66; takes: dragAcross }
            strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
            strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
            strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
        }
    }
    landscapeLeft {
        screen: 923.43 by 411.43; inset.top: 24; inset.left: 65.9; inset.bottom: 24; inset.right: 0
        corner: 50.29; keyboard: 252
        cutout punchHole { x: 16.95; y: 189.91; size: 32 by 32 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
        variant "emulator skin" {
            inset.top: 52; inset.left: 0
            cutout: unknown
            strip statusBar { kind: status; edge: top; thickness: 52; takes: tap, dragAcross }
            strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
            strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
            strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
        }
    }
    landscapeRight {
        screen: 923.43 by 411.43; inset.top: 24; inset.left: 0; inset.bottom: 24; inset.right: 65.9
        corner: 50.29; keyboard: 252
        cutout punchHole { x: 874.48; y: 189.52; size: 32 by 32 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
        variant "emulator skin" {
            inset.top: 52; inset.right: 0
            cutout: unknown
            strip statusBar { kind: status; edge: top; thickness: 52; takes: tap, dragAcross }
            strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
            strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
            strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
        }
    }
}

/// Native pixels: 1080 by 2424
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea sources-disagree, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Note: Top inset from the device tree (launch firmware); flutter_device_preview carries a smaller figure (54.1 for
///   Pixel 9, 53 for 9 Pro XL) and a landscape top of 52, which matches a later or emulator configuration. The larger
///   portrait figure is kept; the landscape top may be 52 on other builds.
/// Keyboard: device-specs-3
/// Variant emulator skin: device-specs-3
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Google Pixel 9 (three-button navigation)" {
    id: "pixel-9-3button"
    platform: android; form: phone; scale: 2.625; navigation: threeButton; year: 2024
    sources: "tree-pixel9", "fdp", "fdp-outline", "paparazzi", "roborazzi", "aosp-systembarutils", "aosp-displaylayout",
        "aosp-navbar", "win-insets-doc", "aosp-dimens", "pixel-3b-dump", "old-nav-rule", "device-specs-3"
    portrait {
        screen: 411.43 by 923.43; inset.top: 65.9; inset.bottom: 48
        corner: 50.29; keyboard: 336
        cutout punchHole { x: 189.52; y: 16.95; size: 32 by 32 }
        strip statusBar { kind: status; edge: top; thickness: 65.9; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 77.9; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
        variant "emulator skin" {
            inset.top: 54
            strip statusBar { kind: status; edge: top; thickness: 54; takes: tap, dragAcross }
            strip notificationPull { kind: pull; edge: top; thickness: 66; takes: dragAcross }
            strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
        }
    }
    landscapeLeft {
        screen: 923.43 by 411.43; inset.top: 24; inset.left: 65.9; inset.bottom: 0; inset.right: 48
        corner: 50.29; keyboard: 252
        cutout punchHole { x: 16.95; y: 189.91; size: 32 by 32 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
        variant "emulator skin" {
            inset.top: 52; inset.left: 0
            cutout: unknown
            strip statusBar { kind: status; edge: top; thickness: 52; takes: tap, dragAcross }
            strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
        }
    }
    landscapeRight {
        screen: 923.43 by 411.43; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 65.9
        corner: 50.29; keyboard: 252
        cutout punchHole { x: 874.48; y: 189.52; size: 32 by 32 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
        variant "emulator skin" {
            inset.top: 52; inset.right: 0
            cutout: unknown
            strip statusBar { kind: status; edge: top; thickness: 52; takes: tap, dragAcross }
            strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
        }
    }
}

/// Figures: device-specs-3, google-pixel-10
/// Strips: as on pixel-9-gesture
/// Keyboard: device-specs-3
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel 10 (gesture navigation)" {
    id: "pixel-10-gesture"
    platform: android; form: phone; scale: 2.625; navigation: gesture; year: 2025
    sources: "device-specs-3", "sibling:pixel-9-gesture"
    portrait {
        screen: 411.43 by 923.43; inset.top: 54; inset.bottom: 24
        corner: unknown; keyboard: 336
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 54; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 66; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 923.43 by 411.43; inset.top: 52; inset.bottom: 24
        corner: unknown; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 52; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Figures: device-specs-3, google-pixel-10
/// Strips: as on pixel-9-3button
/// Keyboard: device-specs-3
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Google Pixel 10 (three-button navigation)" {
    id: "pixel-10-3button"
    platform: android; form: phone; scale: 2.625; navigation: threeButton; year: 2025
    sources: "device-specs-3", "sibling:pixel-9-3button"
    portrait {
        screen: 411.43 by 923.43; inset.top: 54; inset.bottom: 48
        corner: unknown; keyboard: 336
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 54; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 66; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 923.43 by 411.43; inset.top: 52; inset.left: 0; inset.bottom: 0; inset.right: 48
        corner: unknown; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 52; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 923.43 by 411.43; inset.top: 52; inset.left: 48; inset.bottom: 0; inset.right: 0
        corner: unknown; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 52; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1344 by 2992
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea sources-disagree, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Note: Top inset from the device tree (launch firmware); flutter_device_preview carries a smaller figure (54.1 for
///   Pixel 9, 53 for 9 Pro XL) and a landscape top of 52, which matches a later or emulator configuration. The larger
///   portrait figure is kept; the landscape top may be 52 on other builds.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel 9 Pro XL (gesture navigation)" {
    id: "pixel-9-pro-xl-gesture"
    platform: android; form: phone; scale: 3; navigation: gesture; year: 2024
    sources: "tree-pixel9proxl", "fdp", "fdp-outline", "paparazzi", "roborazzi", "aosp-systembarutils",
        "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "aosp-gest-dimens", "aosp-gest-land", "aosp-gest-config",
        "gesturenav-doc", "gesture-conflicts"
    portrait {
        screen: 448 by 997.33; inset.top: 66.33; inset.bottom: 24
        corner: 51; keyboard: unknown
        cutout punchHole { x: 208.33; y: 17.5; size: 31.33 by 31.33 }
        strip statusBar { kind: status; edge: top; thickness: 66.33; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 78.33; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 997.33 by 448; inset.top: 24; inset.left: 66.33; inset.bottom: 24; inset.right: 0
        corner: 51; keyboard: unknown
        cutout punchHole { x: 17.5; y: 208.34; size: 31.33 by 31.33 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 997.33 by 448; inset.top: 24; inset.left: 0; inset.bottom: 24; inset.right: 66.33
        corner: 51; keyboard: unknown
        cutout punchHole { x: 948.5; y: 208.33; size: 31.33 by 31.33 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1344 by 2992
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea sources-disagree, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Note: Top inset from the device tree (launch firmware); flutter_device_preview carries a smaller figure (54.1 for
///   Pixel 9, 53 for 9 Pro XL) and a landscape top of 52, which matches a later or emulator configuration. The larger
///   portrait figure is kept; the landscape top may be 52 on other builds.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Google Pixel 9 Pro XL (three-button navigation)" {
    id: "pixel-9-pro-xl-3button"
    platform: android; form: phone; scale: 3; navigation: threeButton; year: 2024
    sources: "tree-pixel9proxl", "fdp", "fdp-outline", "paparazzi", "roborazzi", "aosp-systembarutils",
        "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "aosp-dimens", "pixel-3b-dump", "old-nav-rule"
    portrait {
        screen: 448 by 997.33; inset.top: 66.33; inset.bottom: 48
        corner: 51; keyboard: unknown
        cutout punchHole { x: 208.33; y: 17.5; size: 31.33 by 31.33 }
        strip statusBar { kind: status; edge: top; thickness: 66.33; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 78.33; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 997.33 by 448; inset.top: 24; inset.left: 66.33; inset.bottom: 0; inset.right: 48
        corner: 51; keyboard: unknown
        cutout punchHole { x: 17.5; y: 208.34; size: 31.33 by 31.33 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 997.33 by 448; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 66.33
        corner: 51; keyboard: unknown
        cutout punchHole { x: 948.5; y: 208.33; size: 31.33 by 31.33 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1080 by 2400
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size third-party-table, safeArea vendor-family, bands vendor-family, cutouts platform-source, cornerRadius
///   unknown
/// Note: Native panel 1440 x 3200; 1080 x 2400 is the default mode. Same 360 x 800 dp either way.
/// Note: Cutout box runs to the top edge. flutter_device_preview has top 32 and bottom 32.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 15 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy S20 (gesture navigation)" {
    id: "galaxy-s20-gesture"
    platform: android; form: phone; scale: 3; navigation: gesture; year: 2020
    sources: "tree-x1s", "fdp", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "a52s-log", "ha-4017", "sam-1080x2340", "ion-1999", "aosp-gest-config", "gesturenav-doc", "gesture-conflicts"
    portrait {
        screen: 360 by 800; inset.top: 35; inset.bottom: 15
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 168; y: 0; size: 24 by 35 }
        strip statusBar { kind: status; edge: top; thickness: 35; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 47; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 800 by 360; inset.top: 24; inset.left: 35; inset.bottom: 15; inset.right: 0
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 0; y: 168; size: 35 by 24 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 800 by 360; inset.top: 24; inset.left: 0; inset.bottom: 15; inset.right: 35
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 765; y: 168; size: 35 by 24 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1080 by 2400
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size third-party-table, safeArea vendor-family, bands vendor-family, cutouts platform-source, cornerRadius
///   unknown
/// Note: Native panel 1440 x 3200; 1080 x 2400 is the default mode. Same 360 x 800 dp either way.
/// Note: Cutout box runs to the top edge. flutter_device_preview has top 32 and bottom 32.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Samsung Galaxy S20 (three-button navigation)" {
    id: "galaxy-s20-3button"
    platform: android; form: phone; scale: 3; navigation: threeButton; year: 2020
    sources: "tree-x1s", "fdp", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "trivia-104", "ha-4180", "cn1-4751"
    portrait {
        screen: 360 by 800; inset.top: 35; inset.bottom: 48
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 168; y: 0; size: 24 by 35 }
        strip statusBar { kind: status; edge: top; thickness: 35; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 47; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 800 by 360; inset.top: 24; inset.left: 35; inset.bottom: 0; inset.right: 48
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 0; y: 168; size: 35 by 24 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 800 by 360; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 35
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 765; y: 168; size: 35 by 24 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1080 by 2340
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size third-party-table, safeArea measured-on-unnamed-sibling, bands vendor-family, cutouts unknown,
///   cornerRadius measured-on-unnamed-sibling
/// Note: Top inset, corner radius and bar come from an unnamed Samsung with this exact screen mode (S23-S25 class); the
///   S24-family phone in the Codename One report measures about 32.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Keyboard: device-specs-3
/// Not used: insets of device-specs-3 (top, left, bottom, right: portrait 24 0 24 0; landscape 24 0 24 0), generic
///   values
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 15 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy S24 (gesture navigation)" {
    id: "galaxy-s24-gesture"
    platform: android; form: phone; scale: 3; navigation: gesture; year: 2024
    sources: "sam-1080x2340", "cn1-4751", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "a52s-log", "ha-4017", "sam-1080x2340", "ion-1999", "aosp-gest-config", "gesturenav-doc", "gesture-conflicts",
        "device-specs-3"
    portrait {
        screen: 360 by 780; inset.top: 33; inset.bottom: 15
        corner: 36; keyboard: 336
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 33; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 45; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 780 by 360; inset.top: 24; inset.left: 33; inset.bottom: 15; inset.right: 0
        corner: 36; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 780 by 360; inset.top: 24; inset.left: 0; inset.bottom: 15; inset.right: 33
        corner: 36; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1080 by 2340
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size third-party-table, safeArea measured-on-unnamed-sibling, bands vendor-family, cutouts unknown,
///   cornerRadius measured-on-unnamed-sibling
/// Note: Top inset, corner radius and bar come from an unnamed Samsung with this exact screen mode (S23-S25 class); the
///   S24-family phone in the Codename One report measures about 32.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Keyboard: device-specs-3
/// Not used: insets of device-specs-3 (top, left, bottom, right: portrait 24 0 24 0; landscape 24 0 24 0), generic
///   values
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Samsung Galaxy S24 (three-button navigation)" {
    id: "galaxy-s24-3button"
    platform: android; form: phone; scale: 3; navigation: threeButton; year: 2024
    sources: "sam-1080x2340", "cn1-4751", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "trivia-104", "ha-4180", "cn1-4751", "device-specs-3"
    portrait {
        screen: 360 by 780; inset.top: 33; inset.bottom: 48
        corner: 36; keyboard: 336
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 33; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 45; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 780 by 360; inset.top: 24; inset.left: 33; inset.bottom: 0; inset.right: 48
        corner: 36; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 780 by 360; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 33
        corner: 36; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1080 by 2340
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size third-party-table, safeArea vendor-family, bands vendor-family, cutouts drawing, cornerRadius unknown
/// Note: flutter_device_preview has bottom 24; Samsung measurements elsewhere give 15. A sibling with the same screen
///   mode measured 33 at the top.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Keyboard: device-specs-3
/// Not used: insets of device-specs-3 (top, left, bottom, right: portrait 24 0 24 0; landscape 24 0 24 0), generic
///   values
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 15 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy S25 (gesture navigation)" {
    id: "galaxy-s25-gesture"
    platform: android; form: phone; scale: 3; navigation: gesture; year: 2025
    sources: "fdp", "fdp-outline", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "a52s-log", "ha-4017", "sam-1080x2340", "ion-1999", "aosp-gest-config", "gesturenav-doc", "gesture-conflicts",
        "device-specs-3"
    portrait {
        screen: 360 by 780; inset.top: 32; inset.bottom: 15
        corner: unknown; keyboard: 336
        cutout punchHole { x: 171.11; y: 10.26; size: 17.8 by 17.8 }
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 44; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 780 by 360; inset.top: 24; inset.left: 32; inset.bottom: 15; inset.right: 0
        corner: unknown; keyboard: 252
        cutout punchHole { x: 10.26; y: 171.09; size: 17.8 by 17.8 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 780 by 360; inset.top: 24; inset.left: 0; inset.bottom: 15; inset.right: 32
        corner: unknown; keyboard: 252
        cutout punchHole { x: 751.94; y: 171.11; size: 17.8 by 17.8 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1080 by 2340
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size third-party-table, safeArea vendor-family, bands vendor-family, cutouts drawing, cornerRadius unknown
/// Note: flutter_device_preview has bottom 24; Samsung measurements elsewhere give 15. A sibling with the same screen
///   mode measured 33 at the top.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Keyboard: device-specs-3
/// Not used: insets of device-specs-3 (top, left, bottom, right: portrait 24 0 24 0; landscape 24 0 24 0), generic
///   values
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Samsung Galaxy S25 (three-button navigation)" {
    id: "galaxy-s25-3button"
    platform: android; form: phone; scale: 3; navigation: threeButton; year: 2025
    sources: "fdp", "fdp-outline", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "trivia-104", "ha-4180", "cn1-4751", "device-specs-3"
    portrait {
        screen: 360 by 780; inset.top: 32; inset.bottom: 48
        corner: unknown; keyboard: 336
        cutout punchHole { x: 171.11; y: 10.26; size: 17.8 by 17.8 }
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 44; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 780 by 360; inset.top: 24; inset.left: 32; inset.bottom: 0; inset.right: 48
        corner: unknown; keyboard: 252
        cutout punchHole { x: 10.26; y: 171.09; size: 17.8 by 17.8 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 780 by 360; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 32
        corner: unknown; keyboard: 252
        cutout punchHole { x: 751.94; y: 171.11; size: 17.8 by 17.8 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1080 by 2400
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size measured, safeArea measured, bands measured, cutouts measured, cornerRadius unknown
/// Note: Chosen as the A5x model because its insets were logged on the device. LineageOS builds use density 2.625 for
///   the same phone.
/// Note: Reported rounded corners are 0, which is not the physical shape; left null.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 14.93 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy A52s 5G (gesture navigation)" {
    id: "galaxy-a52s-gesture"
    platform: android; form: phone; scale: 2.8125; navigation: gesture; year: 2021
    sources: "a52s-log", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "a52s-log",
        "ha-4017", "sam-1080x2340", "ion-1999", "aosp-gest-config", "gesturenav-doc", "gesture-conflicts"
    portrait {
        screen: 384 by 853.33; inset.top: 31.29; inset.bottom: 14.93
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 182.1; y: 11.43; size: 19.8 by 19.8 }
        strip statusBar { kind: status; edge: top; thickness: 31.29; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 43.29; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 853.33 by 384; inset.top: 24; inset.left: 31.29; inset.bottom: 14.93; inset.right: 0
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 11.43; y: 182.1; size: 19.8 by 19.8 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 853.33 by 384; inset.top: 24; inset.left: 0; inset.bottom: 14.93; inset.right: 31.29
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 822.1; y: 182.1; size: 19.8 by 19.8 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1080 by 2400
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size measured, safeArea measured, bands measured, cutouts measured, cornerRadius unknown
/// Note: Chosen as the A5x model because its insets were logged on the device. LineageOS builds use density 2.625 for
///   the same phone.
/// Note: Reported rounded corners are 0, which is not the physical shape; left null.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Samsung Galaxy A52s 5G (three-button navigation)" {
    id: "galaxy-a52s-3button"
    platform: android; form: phone; scale: 2.8125; navigation: threeButton; year: 2021
    sources: "a52s-log", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "trivia-104",
        "ha-4180", "cn1-4751"
    portrait {
        screen: 384 by 853.33; inset.top: 31.29; inset.bottom: 48
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 182.1; y: 11.43; size: 19.8 by 19.8 }
        strip statusBar { kind: status; edge: top; thickness: 31.29; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 43.29; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 853.33 by 384; inset.top: 24; inset.left: 31.29; inset.bottom: 0; inset.right: 48
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 11.43; y: 182.1; size: 19.8 by 19.8 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 853.33 by 384; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 31.29
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 822.1; y: 182.1; size: 19.8 by 19.8 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1080 by 1920
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Small 360 x 640 phone with on-screen buttons; predates gesture navigation, so there is no gesture profile.
/// Note: On the Android releases it shipped with, the side bar was 42 dp wide and the status bar 25 dp; current AOSP
///   has 48 and 24. The larger side bar is kept.
/// Note: Square-cornered display (no rounded-corner setting in its tree).
device "Google Nexus 5 (three-button navigation)" {
    id: "nexus-5-3button"
    platform: android; form: phone; scale: 3; navigation: threeButton; year: 2013
    sources: "hammerhead", "paparazzi", "aosp-dimens", "aosp-dimens-old", "aosp-systembarutils", "aosp-displaylayout",
        "aosp-navbar", "win-insets-doc", "aosp-dimens", "pixel-3b-dump", "old-nav-rule"
    portrait {
        screen: 360 by 640; inset.top: 24; inset.bottom: 48
        corner: 0; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 640 by 360; inset.top: 24; inset.left: 0; inset.bottom: 0; inset.right: 48
        corner: 0; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 640 by 360; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 0
        corner: 0; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 720 by 1280
/// Device top: portrait top; landscape either
/// Quality: size third-party-table, safeArea platform-source, bands platform-source
/// Note: Virtual device profile with AOSP default bars; stands for the smallest current Android class.
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Android Studio small phone (360 x 640) (gesture navigation)" {
    id: "small-phone-gesture"
    platform: android; form: phone; scale: 2; navigation: gesture
    sources: "roborazzi", "aosp-dimens", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "aosp-gest-dimens", "aosp-gest-land", "aosp-gest-config", "gesturenav-doc", "gesture-conflicts"
    portrait {
        screen: 360 by 640; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 640 by 360; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 720 by 1280
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size third-party-table, safeArea platform-source, bands platform-source
/// Note: Virtual device profile with AOSP default bars; stands for the smallest current Android class.
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
device "Android Studio small phone (360 x 640) (three-button navigation)" {
    id: "small-phone-3button"
    platform: android; form: phone; scale: 2; navigation: threeButton
    sources: "roborazzi", "aosp-dimens", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "aosp-dimens", "pixel-3b-dump", "old-nav-rule"
    portrait {
        screen: 360 by 640; inset.top: 24; inset.bottom: 48
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 640 by 360; inset.top: 24; inset.left: 0; inset.bottom: 0; inset.right: 48
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 640 by 360; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 0
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

"""#
}
