// swift-format-ignore-file
// Written by Tools/devices/convert.py from Sources/Checker/Catalogue/Devices/android-tablets.band.

extension CatalogueText {
  /// The declarations of the Android tablets.
  static let androidTablets: StaticString = #"""
// Android tablets of the catalogue. Written by Tools/devices/convert.py from Tools/devices/data: change the data or the script.
// docs/devices.md has them as a table and says where the figures come from.

/// Native pixels: 1600 by 2560
/// Corners: top 14, bottom 13.5
/// Device top: portrait top; landscape either
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Large screens (smallest width 600 dp or more) carry the launcher taskbar: in gesture mode the stashed bar is
///   reported as a 32 dp inset that lets taps through; with the taskbar pinned, or on builds without it, the inset
///   differs (24 dp without a taskbar).
/// Note: Three-button bar stays at the bottom on large screens in both orientations. 60 dp was the launcher's own
///   figure until it was moved to a framework dimension whose value was not found; older AOSP uses 48 or 56.
/// Note: Natural orientation is landscape (2560 x 1600).
/// Keyboard: device-specs-3, samsung-galaxy-tab-s11, which has the same size
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Google Pixel Tablet (gesture navigation)" {
    id: "pixel-tablet-gesture"
    platform: android; form: tablet; scale: 2; navigation: gesture; year: 2023
    sources: "tree-tangorpro", "paparazzi", "roborazzi", "trebuchet", "old-nav-rule", "aosp-systembarutils",
        "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "aosp-gest-config", "gesturenav-doc", "device-specs-3"
    portrait {
        screen: 800 by 1280; inset.top: 36; inset.bottom: 32
        corner: 14; keyboard: 336
        strip statusBar { kind: status; edge: top; thickness: 36; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 1280 by 800; inset.top: 36; inset.bottom: 32
        corner: 14; keyboard: 252
        strip statusBar { kind: status; edge: top; thickness: 36; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1600 by 2560
/// Corners: top 14, bottom 13.5
/// Device top: portrait top; landscape either
/// Quality: size platform-source, safeArea platform-source, bands platform-source, cutouts platform-source,
///   cornerRadius platform-source
/// Note: Large screens (smallest width 600 dp or more) carry the launcher taskbar: in gesture mode the stashed bar is
///   reported as a 32 dp inset that lets taps through; with the taskbar pinned, or on builds without it, the inset
///   differs (24 dp without a taskbar).
/// Note: Three-button bar stays at the bottom on large screens in both orientations. 60 dp was the launcher's own
///   figure until it was moved to a framework dimension whose value was not found; older AOSP uses 48 or 56.
/// Note: Natural orientation is landscape (2560 x 1600).
/// Keyboard: device-specs-3, samsung-galaxy-tab-s11, which has the same size
device "Google Pixel Tablet (three-button navigation)" {
    id: "pixel-tablet-3button"
    platform: android; form: tablet; scale: 2; navigation: threeButton; year: 2023
    sources: "tree-tangorpro", "paparazzi", "roborazzi", "trebuchet", "old-nav-rule", "aosp-systembarutils",
        "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "device-specs-3"
    portrait {
        screen: 800 by 1280; inset.top: 36; inset.bottom: 60
        corner: 14; keyboard: 336
        strip statusBar { kind: status; edge: top; thickness: 36; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 60; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 1280 by 800; inset.top: 36; inset.bottom: 60
        corner: 14; keyboard: 252
        strip statusBar { kind: status; edge: top; thickness: 36; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: 60; takes: tap, dragAcross, dragAlong }
    }
}

/// Native pixels: 1200 by 1920
/// Device top: portrait top; landscape either
/// Quality: size measured, safeArea measured, bands measured, cornerRadius measured
/// Note: Portrait insets logged on the device; landscape assumed to keep the same bars (no side bar on large screens).
/// Note: Three-button bar height not found for this model.
/// Keyboard: device-specs-3, samsung-galaxy-tab-s11, which has the same size
/// Strip gestureNav: bar inset 15.33 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy Tab A9+ 5G (gesture navigation)" {
    id: "galaxy-tab-a9-plus-gesture"
    platform: android; form: tablet; scale: 1.5; navigation: gesture; year: 2023
    sources: "tab-a9-log", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc",
        "aosp-gest-config", "gesturenav-doc", "device-specs-3"
    portrait {
        screen: 800 by 1280; inset.top: 24; inset.bottom: 15.33
        corner: 13.33; keyboard: 336
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 1280 by 800; inset.top: 24; inset.bottom: 15.33
        corner: 13.33; keyboard: 252
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Native pixels: 1200 by 1920
/// Device top: portrait top; landscape either
/// Quality: size measured, safeArea measured, bands measured, cornerRadius measured
/// Note: Portrait insets logged on the device; landscape assumed to keep the same bars (no side bar on large screens).
/// Note: Three-button bar height not found for this model.
/// Keyboard: device-specs-3, samsung-galaxy-tab-s11, which has the same size
device "Samsung Galaxy Tab A9+ 5G (three-button navigation)" {
    id: "galaxy-tab-a9-plus-3button"
    platform: android; form: tablet; scale: 1.5; navigation: threeButton; year: 2023; complete: false
    sources: "tab-a9-log", "aosp-systembarutils", "aosp-displaylayout", "aosp-navbar", "win-insets-doc", "old-nav-rule",
        "device-specs-3"
    portrait {
        screen: 800 by 1280; inset.top: 24; inset.bottom: unknown
        corner: 13.33; keyboard: 336
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 1280 by 800; inset.top: 24; inset.bottom: unknown
        corner: 13.33; keyboard: 252
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
}

/// Figures: device-specs-3, samsung-galaxy-tab-s10-plus
/// Strips: as on galaxy-tab-a9-plus-gesture
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy Tab S10+ (gesture navigation)" {
    id: "galaxy-tab-s10-plus-gesture"
    platform: android; form: tablet; scale: 2; navigation: gesture; year: 2024
    sources: "device-specs-3", "sibling:galaxy-tab-a9-plus-gesture"
    portrait {
        screen: 876 by 1400; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 336
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 1400 by 876; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Figures: device-specs-3, samsung-galaxy-tab-s10-plus
/// Strips: as on galaxy-tab-a9-plus-3button
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
device "Samsung Galaxy Tab S10+ (three-button navigation)" {
    id: "galaxy-tab-s10-plus-3button"
    platform: android; form: tablet; scale: 2; navigation: threeButton; year: 2024; complete: false
    sources: "device-specs-3", "sibling:galaxy-tab-a9-plus-3button"
    portrait {
        screen: 876 by 1400; inset.top: 24; inset.bottom: unknown
        corner: unknown; keyboard: 336
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 1400 by 876; inset.top: 24; inset.bottom: unknown
        corner: unknown; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
}

/// Figures: device-specs-3, samsung-galaxy-tab-s11
/// Strips: as on galaxy-tab-a9-plus-gesture
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
/// Strip gestureNav: bar inset 24 dp, gesture area 32 dp; taps pass through, drags do not
/// Strip backGestureLeft: not a safe-area inset; taps pass through; width is a user setting
/// Strip backGestureRight: not a safe-area inset; taps pass through; width is a user setting
device "Samsung Galaxy Tab S11 (gesture navigation)" {
    id: "galaxy-tab-s11-gesture"
    platform: android; form: tablet; scale: 2; navigation: gesture; year: 2025
    sources: "device-specs-3", "sibling:galaxy-tab-a9-plus-gesture"
    portrait {
        screen: 800 by 1280; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 336
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 1280 by 800; inset.top: 24; inset.bottom: 24
        corner: unknown; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
        strip backGestureLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
        strip backGestureRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true }
    }
}

/// Figures: device-specs-3, samsung-galaxy-tab-s11
/// Strips: as on galaxy-tab-a9-plus-3button
/// Keyboard: device-specs-3
/// Quality: safeArea generic values, bands vendor-family
device "Samsung Galaxy Tab S11 (three-button navigation)" {
    id: "galaxy-tab-s11-3button"
    platform: android; form: tablet; scale: 2; navigation: threeButton; year: 2025; complete: false
    sources: "device-specs-3", "sibling:galaxy-tab-a9-plus-3button"
    portrait {
        screen: 800 by 1280; inset.top: 24; inset.bottom: unknown
        corner: unknown; keyboard: 336
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
    landscape {
        screen: 1280 by 800; inset.top: 24; inset.bottom: unknown
        corner: unknown; keyboard: 252
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip threeButtonNav { kind: home; edge: bottom; thickness: unknown; takes: tap, dragAcross, dragAlong }
    }
}

"""#
}
