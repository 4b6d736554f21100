// swift-format-ignore-file
// Written by Tools/devices/convert.py from Sources/Checker/Catalogue/Devices/ipads.band.

extension CatalogueText {
  /// The declarations of the iPads.
  static let iPads: StaticString = #"""
// iPads of the catalogue. Written by Tools/devices/convert.py from Tools/devices/data: change the data or the script.
// docs/devices.md has them as a table and says where the figures come from.

/// Device top: portrait top or bottom; landscape left or right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius third-party-table
/// Note: Home button.
/// Note: All four orientations are supported; insets are the same in each, with the home indicator (where present)
///   always on the bottom edge as seen.
/// Variant iPadOS 26, ipados26-flutter: top at most 32, exact value not found
/// Strip dockPull: home-button iPad: a swipe up from the bottom edge belongs to the system (Dock); no published
///   thickness, no safe-area inset here
device "iPad (9th generation)" {
    id: "ipad-9"
    platform: ios; form: tablet; scale: 2; navigation: homeButton; year: 2021
    sources: "sst", "swiftui-sim", "fdp", "radar-insets", "bezelkit", "uikit-defer", "statusbar-taps",
        "ipados26-flutter", "ipados26-pill", "ipados26-tests"
    portrait {
        screen: 810 by 1080; inset.top: 20; inset.bottom: 0
        corner: 0; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip dockPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
        variant "iPadOS 26, ipados26-flutter" {
            inset.top: unknown
            strip statusBar { kind: status; edge: top; thickness: unknown; takes: tap, dragAcross }
            strip dockPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
        }
    }
    landscape {
        screen: 1080 by 810; inset.top: 20; inset.bottom: 0
        corner: 0; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip dockPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
        variant "iPadOS 26, ipados26-flutter" {
            inset.top: unknown
            strip statusBar { kind: status; edge: top; thickness: unknown; takes: tap, dragAcross }
            strip dockPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
        }
    }
}

/// Device top: portrait top or bottom; landscape left or right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius third-party-table
/// Note: The extended table covers this size under the A16 model of the same shell.
/// Note: All four orientations are supported; insets are the same in each, with the home indicator (where present)
///   always on the bottom edge as seen.
/// Variant iPadOS 26, ipados26-tests: measured on some models
/// Keyboard: device-specs-3
/// Variant iPadOS 26: device-specs-3
device "iPad (10th generation)" {
    id: "ipad-10"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2022
    sources: "sst-fork", "rn-sav-55", "bezelkit", "uikit-defer", "statusbar-taps", "ipados26-flutter", "ipados26-pill",
        "ipados26-tests", "device-specs-3"
    portrait {
        screen: 820 by 1180; inset.top: 24; inset.bottom: 20
        corner: 25; keyboard: 337
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscape {
        screen: 1180 by 820; inset.top: 24; inset.bottom: 20
        corner: 25; keyboard: 422
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Figures: device-specs-3, ipad-a16
/// Strips: as on ipad-10
/// Keyboard: device-specs-3
device "iPad (A16)" {
    id: "ipad-a16"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2025
    sources: "device-specs-3", "sibling:ipad-10"
    portrait {
        screen: 820 by 1180; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 337
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscape {
        screen: 1180 by 820; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 422
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Device top: portrait top or bottom; landscape left or right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius third-party-table
/// Note: BezelKit also lists 18 under a third model identifier; 21.5 under the two real ones.
/// Note: All four orientations are supported; insets are the same in each, with the home indicator (where present)
///   always on the bottom edge as seen.
/// Variant iPadOS 26, ipados26-tests: measured on some models
/// Keyboard: device-specs-3, ipad-mini, which has the same size
device "iPad mini (6th generation)" {
    id: "ipad-mini-6"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2021
    sources: "sst-653", "sst-fork", "swiftui-sim", "rn-sav-55", "bezelkit", "uikit-defer", "statusbar-taps",
        "ipados26-flutter", "ipados26-pill", "ipados26-tests", "device-specs-3"
    portrait {
        screen: 744 by 1133; inset.top: 24; inset.bottom: 20
        corner: 21.5; keyboard: 340
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscape {
        screen: 1133 by 744; inset.top: 24; inset.bottom: 20
        corner: 21.5; keyboard: 428
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Figures: device-specs-3, ipad-mini
/// Strips: as on ipad-mini-6
/// Keyboard: device-specs-3
device "iPad mini (A17 Pro)" {
    id: "ipad-mini-a17-pro"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2024
    sources: "device-specs-3", "sibling:ipad-mini-6"
    portrait {
        screen: 744 by 1133; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 340
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscape {
        screen: 1133 by 744; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 428
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Device top: portrait top or bottom; landscape left or right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius third-party-table
/// Note: flutter_device_preview's iPad Air 4 has top 20, bottom 0: wrong for this shell.
/// Note: All four orientations are supported; insets are the same in each, with the home indicator (where present)
///   always on the bottom edge as seen.
/// Variant iPadOS 26, ipados26-tests: measured on some models
/// Keyboard: device-specs-3
/// Variant iPadOS 26: device-specs-3
device "iPad Air 11-inch (M2)" {
    id: "ipad-air-11"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2024
    sources: "sst-fork", "swiftui-sim", "screencorners", "rn-sav-55", "bezelkit", "uikit-defer", "statusbar-taps",
        "ipados26-flutter", "ipados26-pill", "ipados26-tests", "device-specs-3"
    portrait {
        screen: 820 by 1180; inset.top: 24; inset.bottom: 20
        corner: 18; keyboard: 337
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscape {
        screen: 1180 by 820; inset.top: 24; inset.bottom: 20
        corner: 18; keyboard: 422
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Figures: device-specs-3, ipad-air-11-m4
/// Strips: as on ipad-air-11
/// Keyboard: device-specs-3
device "iPad Air 11-inch (M4)" {
    id: "ipad-air-11-m4"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2026
    sources: "device-specs-3", "sibling:ipad-air-11"
    portrait {
        screen: 820 by 1180; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 337
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscape {
        screen: 1180 by 820; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 422
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Device top: portrait top or bottom; landscape left or right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius third-party-table
/// Note: All four orientations are supported; insets are the same in each, with the home indicator (where present)
///   always on the bottom edge as seen.
/// Variant iPadOS 26, ipados26-tests: measured on some models
/// Keyboard: device-specs-3
/// Variant iPadOS 26: device-specs-3
device "iPad Air 13-inch (M2)" {
    id: "ipad-air-13"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2024
    sources: "sst-fork", "fdp", "swiftui-sim", "rn-sav-55", "bezelkit", "uikit-defer", "statusbar-taps",
        "ipados26-flutter", "ipados26-pill", "ipados26-tests", "device-specs-3"
    portrait {
        screen: 1024 by 1366; inset.top: 24; inset.bottom: 20
        corner: 18; keyboard: 403
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscape {
        screen: 1366 by 1024; inset.top: 24; inset.bottom: 20
        corner: 18; keyboard: 498
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Figures: device-specs-3, ipad-air-13-m4
/// Strips: as on ipad-air-13
/// Keyboard: device-specs-3
device "iPad Air 13-inch (M4)" {
    id: "ipad-air-13-m4"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2026
    sources: "device-specs-3", "sibling:ipad-air-13"
    portrait {
        screen: 1024 by 1366; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 403
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscape {
        screen: 1366 by 1024; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 498
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Device top: portrait top or bottom; landscape left or right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius third-party-table
/// Note: flutter_device_preview gives left/right 24 and top 0 when rotated; three other tables keep top 24 and no side
///   insets.
/// Note: All four orientations are supported; insets are the same in each, with the home indicator (where present)
///   always on the bottom edge as seen.
/// Variant iPadOS 26, ipados26-tests: measured on some models
/// Keyboard: device-specs-3
/// Variant iPadOS 26: device-specs-3
device "iPad Pro 11-inch (M4)" {
    id: "ipad-pro-11-m4"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2024
    sources: "sst-fork", "fdp", "rn-sav-55", "bezelkit", "uikit-defer", "statusbar-taps", "ipados26-flutter",
        "ipados26-pill", "ipados26-tests", "device-specs-3"
    portrait {
        screen: 834 by 1210; inset.top: 24; inset.bottom: 20
        corner: 30; keyboard: 340
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscape {
        screen: 1210 by 834; inset.top: 24; inset.bottom: 20
        corner: 30; keyboard: 428
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Figures: device-specs-3, ipad-pro-11-m5
/// Strips: as on ipad-pro-11-m4
/// Keyboard: device-specs-3
device "iPad Pro 11-inch (M5)" {
    id: "ipad-pro-11-m5"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2025
    sources: "device-specs-3", "sibling:ipad-pro-11-m4"
    portrait {
        screen: 834 by 1210; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 340
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscape {
        screen: 1210 by 834; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 428
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Device top: portrait top or bottom; landscape left or right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius third-party-table
/// Note: flutter_device_preview gives left/right 24 and top 0 when rotated; three other tables keep top 24 and no side
///   insets.
/// Note: All four orientations are supported; insets are the same in each, with the home indicator (where present)
///   always on the bottom edge as seen.
/// Variant iPadOS 26, ipados26-tests: measured on some models
/// Keyboard: device-specs-3
/// Variant iPadOS 26: device-specs-3
device "iPad Pro 13-inch (M4)" {
    id: "ipad-pro-13-m4"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2024
    sources: "sst-fork", "fdp", "rn-sav-55", "bezelkit", "uikit-defer", "statusbar-taps", "ipados26-flutter",
        "ipados26-pill", "ipados26-tests", "device-specs-3"
    portrait {
        screen: 1032 by 1376; inset.top: 24; inset.bottom: 20
        corner: 30; keyboard: 403
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscape {
        screen: 1376 by 1032; inset.top: 24; inset.bottom: 20
        corner: 30; keyboard: 498
        strip statusBar { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iPadOS 26, ipados26-tests" {
            inset.top: 32
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iPadOS 26" {
            inset.top: 32; inset.bottom: 25
            strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 25
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Figures: device-specs-3, ipad-pro-13-m5
/// Strips: as on ipad-pro-13-m4
/// Keyboard: device-specs-3
device "iPad Pro 13-inch (M5)" {
    id: "ipad-pro-13-m5"
    platform: ios; form: tablet; scale: 2; navigation: homeIndicator; year: 2025
    sources: "device-specs-3", "sibling:ipad-pro-13-m4"
    portrait {
        screen: 1032 by 1376; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 403
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscape {
        screen: 1376 by 1032; inset.top: 32; inset.bottom: 25
        corner: unknown; keyboard: 498
        strip statusBar { kind: status; edge: top; thickness: 32; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 25
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

"""#
}
