// swift-format-ignore-file
// Written by Tools/devices/convert.py from Sources/Checker/Catalogue/Devices/android-foldables.band.

extension CatalogueText {
  /// The declarations of the Android foldables.
  static let androidFoldables: StaticString = #"""
// Android foldables of the catalogue. Written by Tools/devices/convert.py from Tools/devices/data: change the data or the script.
// docs/devices.md has them as a table and says where the figures come from.

/// Display: folded
/// Native pixels: 1080 by 2092
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size measured, safeArea platform-source, bands platform-source, cutouts platform-source, cornerRadius
///   platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel Fold, folded (cover screen) (gesture navigation)" {
    id: "pixel-fold-folded-gesture"
    platform: android; form: foldable; scale: 2.625; navigation: gesture; year: 2023
    sources: "tree-felix", "fold-dump", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "aosp-gest-dimens", "aosp-gest-land", "aosp-gest-config", "gesturenav-doc", "gesture-conflicts"
    portrait {
        screen: 411.43 by 796.95; inset.top: 50.67; inset.bottom: 24
        corner: 34.67; keyboard: unknown
        cutout punchHole { x: 191.7; y: 11.44; size: 27.81 by 27.81 }
        strip statusBar { kind: status; edge: top; thickness: 50.67; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 62.67; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 796.95 by 411.43; inset.top: 41.9; inset.left: 50.67; inset.bottom: 24; inset.right: 0
        corner: 34.67; keyboard: unknown
        cutout punchHole { x: 11.44; y: 191.92; size: 27.81 by 27.81 }
        strip statusBar { kind: status; edge: top; thickness: 41.9; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 796.95 by 411.43; inset.top: 41.9; inset.left: 0; inset.bottom: 24; inset.right: 50.67
        corner: 34.67; keyboard: unknown
        cutout punchHole { x: 757.7; y: 191.7; size: 27.81 by 27.81 }
        strip statusBar { kind: status; edge: top; thickness: 41.9; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Display: folded
/// Native pixels: 1080 by 2092
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size measured, safeArea platform-source, bands platform-source, cutouts platform-source, cornerRadius
///   platform-source
/// Note: Gesture height in landscape is 32 dp in one stored AOSP version and 24 dp in another; 32 kept.
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Google Pixel Fold, folded (cover screen) (three-button navigation)" {
    id: "pixel-fold-folded-3button"
    platform: android; form: foldable; scale: 2.625; navigation: threeButton; year: 2023
    sources: "tree-felix", "fold-dump", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "aosp-dimens", "pixel-3b-dump", "old-nav-rule"
    portrait {
        screen: 411.43 by 796.95; inset.top: 50.67; inset.bottom: 48
        corner: 34.67; keyboard: unknown
        cutout punchHole { x: 191.7; y: 11.44; size: 27.81 by 27.81 }
        strip statusBar { kind: status; edge: top; thickness: 50.67; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 62.67; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 796.95 by 411.43; inset.top: 41.9; inset.left: 50.67; inset.bottom: 0; inset.right: 48
        corner: 34.67; keyboard: unknown
        cutout punchHole { x: 11.44; y: 191.92; size: 27.81 by 27.81 }
        strip statusBar { kind: status; edge: top; thickness: 41.9; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 796.95 by 411.43; inset.top: 41.9; inset.left: 48; inset.bottom: 0; inset.right: 50.67
        corner: 34.67; keyboard: unknown
        cutout punchHole { x: 757.7; y: 191.7; size: 27.81 by 27.81 }
        strip statusBar { kind: status; edge: top; thickness: 41.9; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Display: unfolded
/// Native pixels: 1840 by 2208
/// Corners: top 19.81, bottom 18.29
/// Device top: portrait top; landscape either
/// Quality: size measured, safeArea platform-source, bands platform-source, cutouts platform-source, cornerRadius
///   platform-source
/// Note: Large screens (smallest width 600 dp or more) carry the launcher taskbar: in gesture mode the stashed bar is
///   reported as a 32 dp inset that lets taps through; with the taskbar pinned, or on builds without it, the inset
///   differs (24 dp without a taskbar).
/// Note: Three-button bar stays at the bottom on large screens in both orientations. 60 dp was the launcher's own
///   figure until it was moved to a framework dimension whose value was not found; older AOSP uses 48 or 56.
/// Note: The inner screen's natural orientation is landscape (2208 x 1840).
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel Fold, unfolded (inner screen) (gesture navigation)" {
    id: "pixel-fold-unfolded-gesture"
    platform: android; form: foldable; scale: 2.625; navigation: gesture; year: 2023
    sources: "tree-felix", "fold-dump", "paparazzi", "roborazzi", "trebuchet", "old-nav-rule", "aosp-systembarutils",
        "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "aosp-gest-config", "gesturenav-doc"
    portrait {
        screen: 700.95 by 841.14; inset.top: 41.9; inset.bottom: 32
        corner: 19.81; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 41.9; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 841.14 by 700.95; inset.top: 41.9; inset.bottom: 32
        corner: 19.81; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 41.9; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Display: unfolded
/// Native pixels: 1840 by 2208
/// Corners: top 19.81, bottom 18.29
/// Device top: portrait top; landscape either
/// Quality: size measured, safeArea platform-source, bands platform-source, cutouts platform-source, cornerRadius
///   platform-source
/// Note: Large screens (smallest width 600 dp or more) carry the launcher taskbar: in gesture mode the stashed bar is
///   reported as a 32 dp inset that lets taps through; with the taskbar pinned, or on builds without it, the inset
///   differs (24 dp without a taskbar).
/// Note: Three-button bar stays at the bottom on large screens in both orientations. 60 dp was the launcher's own
///   figure until it was moved to a framework dimension whose value was not found; older AOSP uses 48 or 56.
/// Note: The inner screen's natural orientation is landscape (2208 x 1840).
device "Google Pixel Fold, unfolded (inner screen) (three-button navigation)" {
    id: "pixel-fold-unfolded-3button"
    platform: android; form: foldable; scale: 2.625; navigation: threeButton; year: 2023
    sources: "tree-felix", "fold-dump", "paparazzi", "roborazzi", "trebuchet", "old-nav-rule", "aosp-systembarutils",
        "aosp-displaylayout", "aosp-navbar", "win-insets-doc"
    portrait {
        screen: 700.95 by 841.14; inset.top: 41.9; inset.bottom: 60
        corner: 19.81; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 41.9; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 60; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 841.14 by 700.95; inset.top: 41.9; inset.bottom: 60
        corner: 19.81; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 41.9; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 60; takes: tap, dragAcross, dragAlong }
    }
}

/// Figures: device-specs-3, google-pixel-10-pro-fold
/// Strips: as on pixel-fold-unfolded-gesture
/// Keyboard: device-specs-3
/// Fold: fold, postureFlat; left 425.845, top 0, right 425.845, bottom 882.87
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel 10 Pro Fold, unfolded (inner screen) (gesture navigation)" {
    id: "pixel-10-pro-fold-unfolded-gesture"
    platform: android; form: foldable; scale: 2.4375; navigation: gesture; year: 2025
    sources: "device-specs-3", "sibling:pixel-fold-unfolded-gesture"
    portrait {
        screen: 851.69 by 882.87; inset.top: 36; inset.bottom: 32
        corner: unknown; keyboard: 336
        hinge { left: 425.845; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 36; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 882.87 by 851.69; inset.top: 56; inset.bottom: 32
        corner: unknown; keyboard: 252
        hinge { top: 425.845; height: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 56; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Figures: device-specs-3, google-pixel-10-pro-fold
/// Strips: as on pixel-fold-unfolded-3button
/// Keyboard: device-specs-3
/// Fold: fold, postureFlat; left 425.845, top 0, right 425.845, bottom 882.87
device "Google Pixel 10 Pro Fold, unfolded (inner screen) (three-button navigation)" {
    id: "pixel-10-pro-fold-unfolded-3button"
    platform: android; form: foldable; scale: 2.4375; navigation: threeButton; year: 2025
    sources: "device-specs-3", "sibling:pixel-fold-unfolded-3button"
    portrait {
        screen: 851.69 by 882.87; inset.top: 36; inset.bottom: 60
        corner: unknown; keyboard: 336
        hinge { left: 425.845; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 36; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 60; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 882.87 by 851.69; inset.top: 56; inset.bottom: 60
        corner: unknown; keyboard: 252
        hinge { top: 425.845; height: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 56; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 60; takes: tap, dragAcross, dragAlong }
    }
}

/// Display: folded
/// Native pixels: 904 by 2316
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size measured, safeArea vendor-family, bands vendor-family, cutouts measured, cornerRadius unknown
/// Note: Narrowest current phone screen in the catalogue (344 dp). The log does not name the model; 904 x 2316 is the
///   Fold4/Fold5 cover screen.
/// Note: Cutout box runs to the top edge.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 15 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy Z Fold4/Fold5, folded (cover screen) (gesture navigation)" {
    id: "galaxy-z-fold5-folded-gesture"
    platform: android; form: foldable; scale: 2.625; navigation: gesture; year: 2023
    sources: "ha-4200", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "a52s-log",
        "ha-4017", "sam-1080x2340", "ion-1999", "aosp-gest-config", "gesturenav-doc", "gesture-conflicts"
    portrait {
        screen: 344.38 by 882.29; inset.top: 32.38; inset.bottom: 15
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 161.14; y: 0; size: 22.48 by 32.38 }
        strip statusBar { kind: status; edge: top; thickness: 32.38; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 44.38; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeLeft {
        screen: 882.29 by 344.38; inset.top: 24; inset.left: 32.38; inset.bottom: 15; inset.right: 0
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 0; y: 160.76; size: 32.38 by 22.48 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscapeRight {
        screen: 882.29 by 344.38; inset.top: 24; inset.left: 0; inset.bottom: 15; inset.right: 32.38
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 849.91; y: 161.14; size: 32.38 by 22.48 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Display: folded
/// Native pixels: 904 by 2316
/// Cutout: punch-hole
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size measured, safeArea vendor-family, bands vendor-family, cutouts measured, cornerRadius unknown
/// Note: Narrowest current phone screen in the catalogue (344 dp). The log does not name the model; 904 x 2316 is the
///   Fold4/Fold5 cover screen.
/// Note: Cutout box runs to the top edge.
/// Note: Samsung's gesture bar inset is 15 dp (14.9-16 measured on several models), not AOSP's 24; the mandatory
///   gesture area is 32 dp all the same.
/// Note: Landscape status bar 24 dp is measured on an S24-family phone only.
/// Note: Three-button bar is 48 dp on most Samsungs measured; one low-end model reported 126 px at 2.8125 (45 dp).
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Samsung Galaxy Z Fold4/Fold5, folded (cover screen) (three-button navigation)" {
    id: "galaxy-z-fold5-folded-3button"
    platform: android; form: foldable; scale: 2.625; navigation: threeButton; year: 2023
    sources: "ha-4200", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "trivia-104",
        "ha-4180", "cn1-4751"
    portrait {
        screen: 344.38 by 882.29; inset.top: 32.38; inset.bottom: 48
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 161.14; y: 0; size: 22.48 by 32.38 }
        strip statusBar { kind: status; edge: top; thickness: 32.38; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 44.38; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 882.29 by 344.38; inset.top: 24; inset.left: 32.38; inset.bottom: 0; inset.right: 48
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 0; y: 160.76; size: 32.38 by 22.48 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 882.29 by 344.38; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 32.38
        corner: unknown; keyboard: unknown
        cutout punchHole { x: 849.91; y: 161.14; size: 32.38 by 22.48 }
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Figures: device-specs-3, samsung-galaxy-z-flip-8
/// Strips: as on galaxy-z-fold5-folded-gesture
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
/// Fold: fold, postureFlat; left 0, top 420, right 360, bottom 420
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy Z Flip8, unfolded (inner screen) (gesture navigation)" {
    id: "galaxy-z-flip8-unfolded-gesture"
    platform: android; form: foldable; scale: 3; navigation: gesture; year: 2026
    sources: "device-specs-3", "sibling:galaxy-z-fold5-folded-gesture"
    portrait {
        screen: 360 by 840; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 336
        hinge { top: 420; height: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 36; takes: dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 840 by 360; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 252
        hinge { left: 420; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Figures: device-specs-3, samsung-galaxy-z-flip-8
/// Strips: as on galaxy-z-fold5-folded-3button
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
/// Fold: fold, postureFlat; left 0, top 420, right 360, bottom 420
/// Strip notificationPull: mandatory gesture area reaches 12 dp below the status bar on displays with a cutout at the
///   top
device "Samsung Galaxy Z Flip8, unfolded (inner screen) (three-button navigation)" {
    id: "galaxy-z-flip8-unfolded-3button"
    platform: android; form: foldable; scale: 3; navigation: threeButton; year: 2026
    sources: "device-specs-3", "sibling:galaxy-z-fold5-folded-3button"
    portrait {
        screen: 360 by 840; inset.top: 24; inset.bottom: 48
        corner: unknown; keyboard: 336
        hinge { top: 420; height: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip notificationPull { kind: pull; edge: top; thickness: 36; takes: dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeLeft {
        screen: 840 by 360; inset.top: 24; inset.left: 0; inset.bottom: 0; inset.right: 48
        corner: unknown; keyboard: 252
        hinge { left: 420; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
    landscapeRight {
        screen: 840 by 360; inset.top: 24; inset.left: 48; inset.bottom: 0; inset.right: 0
        corner: unknown; keyboard: 252
        hinge { left: 420; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong }
    }
}

/// Display: unfolded
/// Native pixels: 1812 by 2176
/// Device top: portrait top; landscape either
/// Quality: size secondary, safeArea unknown
/// Note: Insets of the inner screen were not found; status-bar and three-button figures are null. Density taken from
///   the cover-screen log.
/// Note: Playwright's Fold entries use scale 2 or 3 and so overstate the dp size of these screens.
/// Strip gestureNav: bar inset 15 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy Z Fold4/Fold5, unfolded (inner screen) (gesture navigation)" {
    id: "galaxy-z-fold5-unfolded-gesture"
    platform: android; form: foldable; scale: 2.625; navigation: gesture; year: 2023; complete: false
    sources: "fold5-px", "ha-4200", "playwright-fold", "old-nav-rule", "aosp-systembarutils", "aosp-displaylayout",
        "aosp-navbar", "win-insets-doc", "a52s-log", "ha-4017", "sam-1080x2340", "ion-1999", "aosp-gest-config",
        "gesturenav-doc", "gesture-conflicts"
    portrait {
        screen: 690.29 by 828.95; inset.top: unknown; inset.bottom: 15
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: unknown; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 828.95 by 690.29; inset.top: unknown; inset.bottom: 15
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: unknown; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Display: unfolded
/// Native pixels: 1812 by 2176
/// Device top: portrait top; landscape either
/// Quality: size secondary, safeArea unknown
/// Note: Insets of the inner screen were not found; status-bar and three-button figures are null. Density taken from
///   the cover-screen log.
/// Note: Playwright's Fold entries use scale 2 or 3 and so overstate the dp size of these screens.
device "Samsung Galaxy Z Fold4/Fold5, unfolded (inner screen) (three-button navigation)" {
    id: "galaxy-z-fold5-unfolded-3button"
    platform: android; form: foldable; scale: 2.625; navigation: threeButton; year: 2023; complete: false
    sources: "fold5-px", "ha-4200", "playwright-fold", "old-nav-rule", "aosp-systembarutils", "aosp-displaylayout",
        "aosp-navbar", "win-insets-doc"
    portrait {
        screen: 690.29 by 828.95; inset.top: unknown; inset.bottom: unknown
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: unknown; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 828.95 by 690.29; inset.top: unknown; inset.bottom: unknown
        corner: unknown; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: unknown; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
}

/// Figures: device-specs-3, samsung-galaxy-z-fold-8-ultra
/// Strips: as on galaxy-z-fold5-unfolded-gesture
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
/// Fold: fold, postureFlat; left 430, top 0, right 430, bottom 954
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy Z Fold8 Ultra, unfolded (inner screen) (gesture navigation)" {
    id: "galaxy-z-fold8-ultra-unfolded-gesture"
    platform: android; form: foldable; scale: 2.625; navigation: gesture; year: 2026
    sources: "device-specs-3", "sibling:galaxy-z-fold5-unfolded-gesture"
    portrait {
        screen: 860 by 954; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 336
        hinge { left: 430; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 954 by 860; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 252
        hinge { top: 430; height: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Figures: device-specs-3, samsung-galaxy-z-fold-8-ultra
/// Strips: as on galaxy-z-fold5-unfolded-3button
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
/// Fold: fold, postureFlat; left 430, top 0, right 430, bottom 954
device "Samsung Galaxy Z Fold8 Ultra, unfolded (inner screen) (three-button navigation)" {
    id: "galaxy-z-fold8-ultra-unfolded-3button"
    platform: android; form: foldable; scale: 2.625; navigation: threeButton; year: 2026; complete: false
    sources: "device-specs-3", "sibling:galaxy-z-fold5-unfolded-3button"
    portrait {
        screen: 860 by 954; inset.top: 24; inset.bottom: unknown
        corner: unknown; keyboard: 336
        hinge { left: 430; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 954 by 860; inset.top: 24; inset.bottom: unknown
        corner: unknown; keyboard: 252
        hinge { top: 430; height: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
}

/// Figures: device-specs-3, samsung-galaxy-z-fold-8
/// Strips: as on galaxy-z-fold5-unfolded-gesture
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
/// Fold: fold, postureFlat; left 0, top 489.5, right 731, bottom 489.5
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy Z Fold8, unfolded (inner screen) (gesture navigation)" {
    id: "galaxy-z-fold8-unfolded-gesture"
    platform: android; form: foldable; scale: 2.5; navigation: gesture; year: 2026
    sources: "device-specs-3", "sibling:galaxy-z-fold5-unfolded-gesture"
    portrait {
        screen: 731 by 979; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 336
        hinge { top: 489.5; height: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 979 by 731; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 252
        hinge { left: 489.5; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Figures: device-specs-3, samsung-galaxy-z-fold-8
/// Strips: as on galaxy-z-fold5-unfolded-3button
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
/// Fold: fold, postureFlat; left 0, top 489.5, right 731, bottom 489.5
device "Samsung Galaxy Z Fold8, unfolded (inner screen) (three-button navigation)" {
    id: "galaxy-z-fold8-unfolded-3button"
    platform: android; form: foldable; scale: 2.5; navigation: threeButton; year: 2026; complete: false
    sources: "device-specs-3", "sibling:galaxy-z-fold5-unfolded-3button"
    portrait {
        screen: 731 by 979; inset.top: 24; inset.bottom: unknown
        corner: unknown; keyboard: 336
        hinge { top: 489.5; height: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 979 by 731; inset.top: 24; inset.bottom: unknown
        corner: unknown; keyboard: 252
        hinge { left: 489.5; width: 0 }
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
}

"""#
}
