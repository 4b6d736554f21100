// swift-format-ignore-file
// Written by Tools/devices/convert.py from Sources/Checker/Catalogue/Devices/iphones.band.

extension CatalogueText {
  /// The declarations of the iPhones.
  static let iPhones: StaticString = #"""
// iPhones of the catalogue. Written by Tools/devices/convert.py from Tools/devices/data: change the data or the script.
// docs/devices.md has them as a table and says where the figures come from.

/// Device top: portrait top; landscape either
/// Quality: size vendor-doc, safeArea two-tables, cornerRadius third-party-table
/// Note: Smallest iPhone width and height in the catalogue.
/// Strip controlCenterPull: home-button iPhone: a swipe up from the bottom edge opens Control Center; no published
///   thickness, no safe-area inset here
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone SE (1st generation)" {
    id: "iphone-se-1"
    platform: ios; form: phone; scale: 2; navigation: homeButton; year: 2016
    sources: "sst", "deviceprofile", "yul-x", "bezelkit", "cc-gesture", "uikit-defer", "statusbar-taps"
    portrait {
        screen: 320 by 568; inset.top: 20; inset.bottom: 0
        corner: 0; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 568 by 320; inset.top: 0; inset.bottom: 0
        corner: 0; keyboard: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
}

/// Device top: portrait top; landscape either
/// Quality: size vendor-doc, safeArea two-tables, cornerRadius third-party-table
/// Note: flutter_device_preview gives top 20 in landscape; two other tables and a run-time report give 0 (the status
///   bar is hidden in iPhone landscape).
/// Keyboard: device-specs-3, iphone-se-3, which has the same size
/// Strip controlCenterPull: home-button iPhone: a swipe up from the bottom edge opens Control Center; no published
///   thickness, no safe-area inset here
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone SE (2nd generation)" {
    id: "iphone-se-2"
    platform: ios; form: phone; scale: 2; navigation: homeButton; year: 2020
    sources: "sst", "deviceprofile", "fdp", "yul-x", "hig-sizes", "bezelkit", "cc-gesture", "uikit-defer",
        "statusbar-taps", "device-specs-3"
    portrait {
        screen: 375 by 667; inset.top: 20; inset.bottom: 0
        corner: 0; keyboard: 260
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 667 by 375; inset.top: 0; inset.bottom: 0
        corner: 0; keyboard: 206
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
}

/// Device top: portrait top; landscape either
/// Quality: size vendor-doc, safeArea two-tables, cornerRadius third-party-table
/// Note: flutter_device_preview gives top 20 in landscape; two other tables and a run-time report give 0 (the status
///   bar is hidden in iPhone landscape).
/// Keyboard: device-specs-3
/// Strip controlCenterPull: home-button iPhone: a swipe up from the bottom edge opens Control Center; no published
///   thickness, no safe-area inset here
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone SE (3rd generation)" {
    id: "iphone-se-3"
    platform: ios; form: phone; scale: 2; navigation: homeButton; year: 2022
    sources: "deviceprofile", "swiftui-sim", "fdp", "yul-x", "bezelkit", "cc-gesture", "uikit-defer", "statusbar-taps",
        "device-specs-3"
    portrait {
        screen: 375 by 667; inset.top: 20; inset.bottom: 0
        corner: 0; keyboard: 260
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 667 by 375; inset.top: 0; inset.bottom: 0
        corner: 0; keyboard: 206
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
}

/// Device top: portrait top; landscape either
/// Quality: size vendor-doc, safeArea two-tables, cornerRadius third-party-table
/// Keyboard: device-specs-3, iphone-se-3, which has the same size
/// Strip controlCenterPull: home-button iPhone: a swipe up from the bottom edge opens Control Center; no published
///   thickness, no safe-area inset here
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 8" {
    id: "iphone-8"
    platform: ios; form: phone; scale: 2; navigation: homeButton; year: 2017
    sources: "sst", "deviceprofile", "yul-x", "hig-sizes", "bezelkit", "cc-gesture", "uikit-defer", "statusbar-taps",
        "device-specs-3"
    portrait {
        screen: 375 by 667; inset.top: 20; inset.bottom: 0
        corner: 0; keyboard: 260
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 667 by 375; inset.top: 0; inset.bottom: 0
        corner: 0; keyboard: 206
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
}

/// Device top: portrait top; landscape either
/// Quality: size vendor-doc, safeArea two-tables, cornerRadius third-party-table
/// Note: Rendered at 3x (1242 x 2208) and downsampled to 1080 x 1920 physical pixels.
/// Strip controlCenterPull: home-button iPhone: a swipe up from the bottom edge opens Control Center; no published
///   thickness, no safe-area inset here
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 8 Plus" {
    id: "iphone-8-plus"
    platform: ios; form: phone; scale: 3; navigation: homeButton; year: 2017
    sources: "sst", "deviceprofile", "swiftui-sim", "hig-sizes", "bezelkit", "cc-gesture", "uikit-defer",
        "statusbar-taps"
    portrait {
        screen: 414 by 736; inset.top: 20; inset.bottom: 0
        corner: 0; keyboard: unknown
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
    landscape {
        screen: 736 by 414; inset.top: 0; inset.bottom: 0
        corner: 0; keyboard: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip controlCenterPull { kind: pull; edge: bottom; thickness: unknown; takes: dragAcross; deferrable: true }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Home indicator in portrait: x 120.5, y 799, 134 by 5
/// Quality: size vendor-doc, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts third-party-table,
///   homeIndicator third-party-table
/// Note: Landscape bottom: 21 in most tables and run-time prints; swift-snapshot-testing and
///   react-native-safe-area-view carry 24 for the X/XR/11 generation.
/// Note: Notch height 30 or 31 depending on source; the larger is given.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone X" {
    id: "iphone-x"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2017
    sources: "sst", "deviceprofile", "assets-picker", "radar-insets", "yul-x", "hig-sizes", "screencorners", "bezelkit",
        "espresso-notch", "frame-spec", "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose",
        "statusbar-taps"
    portrait {
        screen: 375 by 812; inset.top: 44; inset.bottom: 34
        corner: 39; keyboard: unknown
        cutout notch { x: 83; y: 0; size: 209 by 31 }
        strip statusBar { kind: status; edge: top; thickness: 44; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 812 by 375; inset.top: 0; inset.left: 44; inset.bottom: 21; inset.right: 44
        corner: 39; keyboard: unknown
        cutout notch { x: 0; y: 83; size: 31 by 209 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 812 by 375; inset.top: 0; inset.left: 44; inset.bottom: 21; inset.right: 44
        corner: 39; keyboard: unknown
        cutout notch { x: 781; y: 83; size: 31 by 209 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size vendor-doc, safeArea tables-disagree, bands vendor-doc, cornerRadius measured
/// Note: Portrait top and landscape sides: 48 in two tables (SwiftUI-Simulator, phone-table), 44 in
///   swift-snapshot-testing and the generation table. The system reported 44 on early iOS versions. 48 kept as the
///   safer figure. The 48 at the landscape sides is inferred from the portrait figure: all three tables have 44 there.
/// Note: Landscape bottom: 21 in most tables and run-time prints; swift-snapshot-testing and
///   react-native-safe-area-view carry 24 for the X/XR/11 generation.
/// Note: No sourced notch rectangle.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone XR" {
    id: "iphone-xr"
    platform: ios; form: phone; scale: 2; navigation: homeIndicator; year: 2018
    sources: "sst", "deviceprofile", "swiftui-sim", "phone-table", "hig-sizes", "screencorners", "bezelkit",
        "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps"
    portrait {
        screen: 414 by 896; inset.top: 48; inset.bottom: 34
        corner: 41.5; keyboard: unknown
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 48; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 896 by 414; inset.top: 0; inset.left: 48; inset.bottom: 21; inset.right: 48
        corner: 41.5; keyboard: unknown
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 896 by 414; inset.top: 0; inset.left: 48; inset.bottom: 21; inset.right: 48
        corner: 41.5; keyboard: unknown
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size vendor-doc, safeArea tables-disagree, bands vendor-doc, cornerRadius measured
/// Note: Portrait top and landscape sides: 48 in two tables (SwiftUI-Simulator, phone-table), 44 in
///   swift-snapshot-testing and the generation table. The system reported 44 on early iOS versions. 48 kept as the
///   safer figure. The 48 at the landscape sides is inferred from the portrait figure: all three tables have 44 there.
/// Note: Landscape bottom: 21 in most tables and run-time prints; swift-snapshot-testing and
///   react-native-safe-area-view carry 24 for the X/XR/11 generation.
/// Note: No sourced notch rectangle.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 11" {
    id: "iphone-11"
    platform: ios; form: phone; scale: 2; navigation: homeIndicator; year: 2019
    sources: "sst", "deviceprofile", "swiftui-sim", "phone-table", "hig-sizes", "screencorners", "bezelkit",
        "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps"
    portrait {
        screen: 414 by 896; inset.top: 48; inset.bottom: 34
        corner: 41.5; keyboard: unknown
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 48; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 896 by 414; inset.top: 0; inset.left: 48; inset.bottom: 21; inset.right: 48
        corner: 41.5; keyboard: unknown
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 896 by 414; inset.top: 0; inset.left: 48; inset.bottom: 21; inset.right: 48
        corner: 41.5; keyboard: unknown
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size vendor-doc, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing
/// Note: Landscape bottom: 21 in most tables and run-time prints; swift-snapshot-testing and
///   react-native-safe-area-view carry 24 for the X/XR/11 generation.
/// Note: The phone-table groups 11 Pro Max with 11 at top 48.
/// Note: Notch box is the outline's mouth including the rounded shoulders; the straight walls are about 209 wide.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 11 Pro Max" {
    id: "iphone-11-pro-max"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2019
    sources: "fdp", "fdp-outline", "deviceprofile", "swiftui-sim", "hig-sizes", "screencorners", "bezelkit",
        "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps"
    portrait {
        screen: 414 by 896; inset.top: 44; inset.bottom: 34
        corner: 39; keyboard: unknown
        cutout notch { x: 95.77; y: 0; size: 222.46 by 30.24 }
        strip statusBar { kind: status; edge: top; thickness: 44; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 896 by 414; inset.top: 0; inset.left: 44; inset.bottom: 21; inset.right: 44
        corner: 39; keyboard: unknown
        cutout notch { x: 0; y: 95.77; size: 30.24 by 222.46 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 896 by 414; inset.top: 0; inset.left: 44; inset.bottom: 21; inset.right: 44
        corner: 39; keyboard: unknown
        cutout notch { x: 865.76; y: 95.77; size: 30.24 by 222.46 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing
/// Note: flutter_device_preview gives 44 (12 mini) and 47 (13 mini) for the top and scale 2; four other tables give 50.
///   Scale is 3 in points, downsampled to 1080 x 2340 physical pixels.
/// Note: Notch box includes the rounded shoulders.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 12 mini" {
    id: "iphone-12-mini"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2020
    sources: "swiftui-sim", "deviceprofile", "phone-table", "fdp-outline", "screencorners", "bezelkit", "rn-symmetry",
        "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps"
    portrait {
        screen: 375 by 812; inset.top: 50; inset.bottom: 34
        corner: 44; keyboard: unknown
        cutout notch { x: 70.25; y: 0; size: 234.5 by 33.67 }
        strip statusBar { kind: status; edge: top; thickness: 50; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 812 by 375; inset.top: 0; inset.left: 50; inset.bottom: 21; inset.right: 50
        corner: 44; keyboard: unknown
        cutout notch { x: 0; y: 70.25; size: 33.67 by 234.5 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 812 by 375; inset.top: 0; inset.left: 50; inset.bottom: 21; inset.right: 50
        corner: 44; keyboard: unknown
        cutout notch { x: 778.33; y: 70.25; size: 33.67 by 234.5 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing
/// Note: flutter_device_preview's iPhone 12 entry carries iPad numbers and was not used.
/// Note: Notch box includes the rounded shoulders.
/// Keyboard: device-specs-3, iphone-17e, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 12" {
    id: "iphone-12"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2020
    sources: "sst", "deviceprofile", "swiftui-sim", "fdp-outline", "screencorners", "bezelkit", "rn-symmetry",
        "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 390 by 844; inset.top: 47; inset.bottom: 34
        corner: 47.33; keyboard: 335
        cutout notch { x: 83.86; y: 0; size: 222.26 by 32.94 }
        strip statusBar { kind: status; edge: top; thickness: 47; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 47.33; keyboard: 208
        cutout notch { x: 0; y: 83.88; size: 32.94 by 222.26 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 47.33; keyboard: 208
        cutout notch { x: 811.06; y: 83.86; size: 32.94 by 222.26 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing
/// Note: flutter_device_preview gives 44 for top and sides.
/// Note: Notch box includes the rounded shoulders.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 12 Pro Max" {
    id: "iphone-12-pro-max"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2020
    sources: "sst", "deviceprofile", "fdp-outline", "screencorners", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps"
    portrait {
        screen: 428 by 926; inset.top: 47; inset.bottom: 34
        corner: 53.33; keyboard: unknown
        cutout notch { x: 103.89; y: 0; size: 220.21 by 32.75 }
        strip statusBar { kind: status; edge: top; thickness: 47; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 926 by 428; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 53.33; keyboard: unknown
        cutout notch { x: 0; y: 103.9; size: 32.75 by 220.21 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 926 by 428; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 53.33; keyboard: unknown
        cutout notch { x: 893.25; y: 103.89; size: 32.75 by 220.21 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius third-party-table
/// Note: A drawn outline suggests a notch mouth of about 161 x 32, but its inner width disagrees with the same author's
///   13 Pro Max outline; left null.
/// Keyboard: device-specs-3, iphone-17e, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 13" {
    id: "iphone-13"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2021
    sources: "sst", "fdp", "deviceprofile", "bezelkit", "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658",
        "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 390 by 844; inset.top: 47; inset.bottom: 34
        corner: 47.33; keyboard: 335
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 47; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 47.33; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 47.33; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing
/// Note: flutter_device_preview gives 44 (12 mini) and 47 (13 mini) for the top and scale 2; four other tables give 50.
///   Scale is 3 in points, downsampled to 1080 x 2340 physical pixels.
/// Note: Notch box includes the rounded shoulders.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 13 mini" {
    id: "iphone-13-mini"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2021
    sources: "sst", "deviceprofile", "phone-table", "fdp-outline", "screencorners", "bezelkit", "rn-symmetry",
        "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps"
    portrait {
        screen: 375 by 812; inset.top: 50; inset.bottom: 34
        corner: 44; keyboard: unknown
        cutout notch { x: 94.28; y: 0; size: 187.93 by 37.51 }
        strip statusBar { kind: status; edge: top; thickness: 50; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 812 by 375; inset.top: 0; inset.left: 50; inset.bottom: 21; inset.right: 50
        corner: 44; keyboard: unknown
        cutout notch { x: 0; y: 92.79; size: 37.51 by 187.93 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 812 by 375; inset.top: 0; inset.left: 50; inset.bottom: 21; inset.right: 50
        corner: 44; keyboard: unknown
        cutout notch { x: 774.49; y: 94.28; size: 37.51 by 187.93 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing
/// Note: Notch box includes the rounded shoulders.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 13 Pro Max" {
    id: "iphone-13-pro-max"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2021
    sources: "sst", "fdp", "fdp-outline", "deviceprofile", "swiftui-sim", "screencorners", "bezelkit", "rn-symmetry",
        "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps"
    portrait {
        screen: 428 by 926; inset.top: 47; inset.bottom: 34
        corner: 53.33; keyboard: unknown
        cutout notch { x: 128.52; y: 0; size: 173.15 by 32.75 }
        strip statusBar { kind: status; edge: top; thickness: 47; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 926 by 428; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 53.33; keyboard: unknown
        cutout notch { x: 0; y: 126.33; size: 32.75 by 173.15 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 926 by 428; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 53.33; keyboard: unknown
        cutout notch { x: 893.25; y: 128.52; size: 32.75 by 173.15 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured
/// Note: No sourced notch rectangle of its own.
/// Keyboard: device-specs-3, iphone-17e, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 14" {
    id: "iphone-14"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2022
    sources: "sst-fork", "deviceprofile", "phone-table", "screencorners", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 390 by 844; inset.top: 47; inset.bottom: 34
        corner: 47.33; keyboard: 335
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 47; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 47.33; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 47.33; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured
/// Note: No sourced notch rectangle of its own.
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 14 Plus" {
    id: "iphone-14-plus"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2022
    sources: "sst-fork", "deviceprofile", "phone-table", "screencorners", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps"
    portrait {
        screen: 428 by 926; inset.top: 47; inset.bottom: 34
        corner: 53.33; keyboard: unknown
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 47; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 926 by 428; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 53.33; keyboard: unknown
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 926 by 428; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 53.33; keyboard: unknown
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts third-party-table
/// Note: Island height and offset differ by up to about 1 pt between sources (126 x 37.33 at y 11 against 125 x 36.67
///   at y 11.33).
/// Note: Status bar itself is reported as 54 on island phones; the safe area is the larger figure.
/// Keyboard: device-specs-3, iphone-16, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 14 Pro" {
    id: "iphone-14-pro"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2022
    sources: "sst-fork", "deviceprofile", "csl", "phone-table", "screencorners", "bezelkit", "island-util",
        "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps",
        "device-specs-3"
    portrait {
        screen: 393 by 852; inset.top: 59; inset.bottom: 34
        corner: 55; keyboard: 335
        cutout dynamicIsland { x: 133.5; y: 11; size: 126 by 37.33 }
        strip statusBar { kind: status; edge: top; thickness: 59; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 852 by 393; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 11; y: 133.5; size: 37.33 by 126 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 852 by 393; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 803.67; y: 133.5; size: 37.33 by 126 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts third-party-table
/// Note: Island height and offset differ by up to about 1 pt between sources (126 x 37.33 at y 11 against 125 x 36.67
///   at y 11.33).
/// Keyboard: device-specs-3, iphone-16-plus, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 14 Pro Max" {
    id: "iphone-14-pro-max"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2022
    sources: "sst-fork", "deviceprofile", "phone-table", "screencorners", "bezelkit", "island-util", "rn-symmetry",
        "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 430 by 932; inset.top: 59; inset.bottom: 34
        corner: 55; keyboard: 345
        cutout dynamicIsland { x: 152; y: 11; size: 126 by 37.33 }
        strip statusBar { kind: status; edge: top; thickness: 59; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 932 by 430; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 11; y: 152; size: 37.33 by 126 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 932 by 430; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 883.67; y: 152; size: 37.33 by 126 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured
/// Note: Island rectangle not sourced for this model; its 393 x 852 siblings (15 Pro, 16) both draw 125 x 36.67 at
///   (134, 11.33).
/// Keyboard: device-specs-3, iphone-16, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 15" {
    id: "iphone-15"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2023
    sources: "sst-fork", "deviceprofile", "phone-table", "screencorners", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 393 by 852; inset.top: 59; inset.bottom: 34
        corner: 55; keyboard: 335
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 59; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 852 by 393; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 852 by 393; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Home indicator in portrait: x 129.5, y 839, 134 by 5
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing,
///   homeIndicator third-party-table
/// Note: Island height and offset differ by up to about 1 pt between sources (126 x 37.33 at y 11 against 125 x 36.67
///   at y 11.33).
/// Note: Home-indicator pill is one source's generic non-Max size.
/// Keyboard: device-specs-3, iphone-16, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 15 Pro" {
    id: "iphone-15-pro"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2023
    sources: "fdp", "fdp-outline", "sst-fork", "deviceprofile", "screencorners", "bezelkit", "frame-spec",
        "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps",
        "device-specs-3"
    portrait {
        screen: 393 by 852; inset.top: 59; inset.bottom: 34
        corner: 55; keyboard: 335
        cutout dynamicIsland { x: 134; y: 11.33; size: 125 by 36.67 }
        strip statusBar { kind: status; edge: top; thickness: 59; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 852 by 393; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 11.33; y: 134; size: 36.67 by 125 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 852 by 393; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 804; y: 134; size: 36.67 by 125 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing
/// Note: Island height and offset differ by up to about 1 pt between sources (126 x 37.33 at y 11 against 125 x 36.67
///   at y 11.33).
/// Note: Outline drawn slightly off centre (152.83 rather than 152.33).
/// Keyboard: device-specs-3, iphone-16-plus, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 15 Pro Max" {
    id: "iphone-15-pro-max"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2023
    sources: "fdp", "fdp-outline", "sst-fork", "deviceprofile", "screencorners", "bezelkit", "rn-symmetry",
        "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 430 by 932; inset.top: 59; inset.bottom: 34
        corner: 55; keyboard: 345
        cutout dynamicIsland { x: 152.83; y: 11.33; size: 125.33 by 36.67 }
        strip statusBar { kind: status; edge: top; thickness: 59; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 932 by 430; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 11.33; y: 151.84; size: 36.67 by 125.33 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 932 by 430; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 884; y: 152.83; size: 36.67 by 125.33 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Home indicator in portrait: x 129.5, y 839, 134 by 5
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing,
///   homeIndicator third-party-table
/// Note: Island height and offset differ by up to about 1 pt between sources (126 x 37.33 at y 11 against 125 x 36.67
///   at y 11.33).
/// Note: Home-indicator pill is one source's generic non-Max size.
/// Keyboard: device-specs-3
/// Variant iOS 26: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 16" {
    id: "iphone-16"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2024
    sources: "fdp", "fdp-outline", "sst-fork", "deviceprofile", "screencorners", "bezelkit", "frame-spec",
        "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps",
        "device-specs-3"
    portrait {
        screen: 393 by 852; inset.top: 59; inset.bottom: 34
        corner: 55; keyboard: 335
        cutout dynamicIsland { x: 134; y: 11.33; size: 125 by 36.67 }
        strip statusBar { kind: status; edge: top; thickness: 59; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 852 by 393; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 11.33; y: 134; size: 36.67 by 125 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscapeRight {
        screen: 852 by 393; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 804; y: 134; size: 36.67 by 125 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured, cutouts drawing
/// Note: Island height and offset differ by up to about 1 pt between sources (126 x 37.33 at y 11 against 125 x 36.67
///   at y 11.33).
/// Keyboard: device-specs-3
/// Variant iOS 26: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 16 Plus" {
    id: "iphone-16-plus"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2024
    sources: "fdp", "fdp-outline", "sst-fork", "deviceprofile", "screencorners", "bezelkit", "rn-symmetry",
        "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 430 by 932; inset.top: 59; inset.bottom: 34
        corner: 55; keyboard: 345
        cutout dynamicIsland { x: 152.33; y: 11.33; size: 125.33 by 36.67 }
        strip statusBar { kind: status; edge: top; thickness: 59; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 932 by 430; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 11.33; y: 152.34; size: 36.67 by 125.33 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscapeRight {
        screen: 932 by 430; inset.top: 0; inset.left: 59; inset.bottom: 21; inset.right: 59
        corner: 55; keyboard: 208
        cutout dynamicIsland { x: 884; y: 152.33; size: 36.67 by 125.33 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Home indicator in portrait: x 134, y 861, 134 by 5
/// Quality: size two-tables, safeArea tables-disagree-landscape, bands vendor-doc, cornerRadius measured, cutouts
///   drawing, homeIndicator third-party-table
/// Note: Landscape disagrees by source: top 0 / bottom 21 (flutter_device_preview, the extended snapshot table) against
///   top 20 / bottom 20 (the generation table, which says screens introduced from 2024 keep 20 at the top). Probably an
///   iOS 18 / iOS 26 difference; not proved. A checker should take top 20 and bottom 21.
/// Note: One cited specification puts the island at y 11 for this model; the outline puts it at 14.33.
/// Note: Home-indicator pill is one source's generic non-Max size.
/// Variant iOS 26, deviceprofile: disputed
/// Keyboard: device-specs-3
/// Variant iOS 26: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 16 Pro" {
    id: "iphone-16-pro"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2024
    sources: "fdp", "fdp-outline", "sst-fork", "deviceprofile", "phone-table", "screencorners", "bezelkit",
        "frame-spec", "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps",
        "device-specs-3"
    portrait {
        screen: 402 by 874; inset.top: 62; inset.bottom: 34
        corner: 62; keyboard: 335
        cutout dynamicIsland { x: 138.67; y: 14.33; size: 124.67 by 35.67 }
        strip statusBar { kind: status; edge: top; thickness: 62; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 874 by 402; inset.top: 0; inset.left: 62; inset.bottom: 21; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 14.33; y: 138.66; size: 35.67 by 124.67 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26, deviceprofile" {
            inset.top: 20; inset.bottom: 20
            strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iOS 26" {
            inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscapeRight {
        screen: 874 by 402; inset.top: 0; inset.left: 62; inset.bottom: 21; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 824; y: 138.67; size: 35.67 by 124.67 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26, deviceprofile" {
            inset.top: 20; inset.bottom: 20
            strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iOS 26" {
            inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea tables-disagree-landscape, bands vendor-doc, cornerRadius measured, cutouts
///   drawing
/// Note: Landscape disagrees by source: top 0 / bottom 21 (flutter_device_preview, the extended snapshot table) against
///   top 20 / bottom 20 (the generation table, which says screens introduced from 2024 keep 20 at the top). Probably an
///   iOS 18 / iOS 26 difference; not proved. A checker should take top 20 and bottom 21.
/// Variant iOS 26, deviceprofile: disputed
/// Keyboard: device-specs-3
/// Variant iOS 26: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 16 Pro Max" {
    id: "iphone-16-pro-max"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2024
    sources: "fdp", "fdp-outline", "sst-fork", "deviceprofile", "phone-table", "screencorners", "bezelkit",
        "rn-symmetry", "uikit-defer", "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps",
        "device-specs-3"
    portrait {
        screen: 440 by 956; inset.top: 62; inset.bottom: 34
        corner: 62; keyboard: 345
        cutout dynamicIsland { x: 157.67; y: 14.33; size: 124.67 by 35.67 }
        strip statusBar { kind: status; edge: top; thickness: 62; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 956 by 440; inset.top: 0; inset.left: 62; inset.bottom: 21; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 14.33; y: 157.66; size: 35.67 by 124.67 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26, deviceprofile" {
            inset.top: 20; inset.bottom: 20
            strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iOS 26" {
            inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscapeRight {
        screen: 956 by 440; inset.top: 0; inset.left: 62; inset.bottom: 21; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 906; y: 157.67; size: 35.67 by 124.67 }
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26, deviceprofile" {
            inset.top: 20; inset.bottom: 20
            strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
        variant "iOS 26" {
            inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Cutout: notch
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables, bands vendor-doc, cornerRadius measured
/// Note: No sourced notch rectangle of its own.
/// Keyboard: device-specs-3, iphone-17e, which has the same size
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 16e" {
    id: "iphone-16e"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2025
    sources: "sst-fork", "deviceprofile", "phone-table", "screencorners", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 390 by 844; inset.top: 47; inset.bottom: 34
        corner: 47.33; keyboard: 335
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 47; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 47.33; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeRight {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 21; inset.right: 47
        corner: 47.33; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 21
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Figures: device-specs-3, iphone-17e
/// Strips: as on iphone-16e
/// Keyboard: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 17e" {
    id: "iphone-17e"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2026
    sources: "device-specs-3", "sibling:iphone-16e"
    portrait {
        screen: 390 by 844; inset.top: 47; inset.bottom: 34
        corner: unknown; keyboard: 335
        cutout: unknown
        strip statusBar { kind: status; edge: top; thickness: 47; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscape {
        screen: 844 by 390; inset.top: 0; inset.left: 47; inset.bottom: 20; inset.right: 47
        corner: unknown; keyboard: 208
        cutout: unknown
        strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables-one-origin, bands vendor-doc, cornerRadius third-party-table
/// Note: Landscape keeps 20 at the top and 20 at the bottom, unlike earlier iPhones (0 and 21). All copies trace to one
///   origin (useyourloaf) plus the generation table.
/// Note: No sourced island rectangle.
/// Dynamic Island: device-specs-3, drawn outline
/// Keyboard: device-specs-3
/// Variant iOS 26: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 17" {
    id: "iphone-17"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2025
    sources: "sst-1046", "sst-fork", "deviceprofile", "phone-table", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 402 by 874; inset.top: 62; inset.bottom: 34
        corner: 62; keyboard: 335
        cutout dynamicIsland { x: 138.5; y: 11; size: 125 by 37 }
        strip statusBar { kind: status; edge: top; thickness: 62; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 874 by 402; inset.top: 20; inset.left: 62; inset.bottom: 20; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 11; y: 138.5; size: 37 by 125 }
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.top: 0
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscapeRight {
        screen: 874 by 402; inset.top: 20; inset.left: 62; inset.bottom: 20; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 826; y: 138.5; size: 37 by 125 }
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.top: 0
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables-one-origin, bands vendor-doc, cornerRadius third-party-table
/// Note: Landscape keeps 20 at the top and 20 at the bottom, unlike earlier iPhones (0 and 21). All copies trace to one
///   origin (useyourloaf) plus the generation table.
/// Note: No sourced island rectangle.
/// Dynamic Island: device-specs-3, drawn outline
/// Keyboard: device-specs-3
/// Variant iOS 26: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 17 Pro" {
    id: "iphone-17-pro"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2025
    sources: "sst-1046", "sst-fork", "deviceprofile", "phone-table", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 402 by 874; inset.top: 62; inset.bottom: 34
        corner: 62; keyboard: 335
        cutout dynamicIsland { x: 138.5; y: 11; size: 125 by 37 }
        strip statusBar { kind: status; edge: top; thickness: 62; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 874 by 402; inset.top: 20; inset.left: 62; inset.bottom: 20; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 11; y: 138.5; size: 37 by 125 }
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.top: 0
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscapeRight {
        screen: 874 by 402; inset.top: 20; inset.left: 62; inset.bottom: 20; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 826; y: 138.5; size: 37 by 125 }
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.top: 0
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables-one-origin, bands vendor-doc, cornerRadius third-party-table
/// Note: Landscape keeps 20 at the top and 20 at the bottom, unlike earlier iPhones (0 and 21). All copies trace to one
///   origin (useyourloaf) plus the generation table.
/// Note: No sourced island rectangle.
/// Dynamic Island: device-specs-3, drawn outline
/// Keyboard: device-specs-3
/// Variant iOS 26: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone 17 Pro Max" {
    id: "iphone-17-pro-max"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2025
    sources: "sst-1046", "sst-fork", "deviceprofile", "phone-table", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 440 by 956; inset.top: 62; inset.bottom: 34
        corner: 62; keyboard: 345
        cutout dynamicIsland { x: 157.5; y: 11; size: 125 by 37 }
        strip statusBar { kind: status; edge: top; thickness: 62; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 956 by 440; inset.top: 20; inset.left: 62; inset.bottom: 20; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 11; y: 157.5; size: 37 by 125 }
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.top: 0
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscapeRight {
        screen: 956 by 440; inset.top: 20; inset.left: 62; inset.bottom: 20; inset.right: 62
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 908; y: 157.5; size: 37 by 125 }
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 20
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.top: 0
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

/// Cutout: dynamic-island
/// Device top: portrait top; landscapeLeft left; landscapeRight right
/// Quality: size two-tables, safeArea two-tables-one-origin, bands vendor-doc, cornerRadius third-party-table
/// Note: Tallest portrait top inset (68) and thickest landscape home-indicator inset (29) of any iPhone here. One
///   unrelated test file uses 62 for the top; three tables use 68.
/// Note: No sourced island rectangle.
/// Dynamic Island: device-specs-3, drawn outline
/// Keyboard: device-specs-3
/// Variant iOS 26: device-specs-3
/// Strip notificationPull: a swipe down from the edge belongs to the system; no published thickness, no safe-area inset
///   here
device "iPhone Air" {
    id: "iphone-air"
    platform: ios; form: phone; scale: 3; navigation: homeIndicator; year: 2025
    sources: "sst-1046", "sst-fork", "deviceprofile", "phone-table", "bezelkit", "rn-symmetry", "uikit-defer",
        "home-defer", "ha-ios-4658", "home-ind-purpose", "statusbar-taps", "device-specs-3"
    portrait {
        screen: 420 by 912; inset.top: 68; inset.bottom: 34
        corner: 62; keyboard: 345
        cutout dynamicIsland { x: 147.5; y: 11; size: 125 by 37 }
        strip statusBar { kind: status; edge: top; thickness: 68; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 34
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
    }
    landscapeLeft {
        screen: 912 by 420; inset.top: 20; inset.left: 68; inset.bottom: 29; inset.right: 68
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 11; y: 147.5; size: 37 by 125 }
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 29
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.top: 0; inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
    landscapeRight {
        screen: 912 by 420; inset.top: 20; inset.left: 68; inset.bottom: 29; inset.right: 68
        corner: 62; keyboard: 208
        cutout dynamicIsland { x: 864; y: 147.5; size: 37 by 125 }
        strip statusBar { kind: status; edge: top; thickness: 20; takes: tap, dragAcross }
        strip homeIndicator {
            kind: home; edge: bottom; thickness: 29
            takes: dragAcross, dragAlong; discourages: tap; deferrable: true
        }
        variant "iOS 26" {
            inset.top: 0; inset.bottom: 20
            strip notificationPull { kind: pull; edge: top; thickness: unknown; takes: dragAcross; deferrable: true }
            strip homeIndicator {
                kind: home; edge: bottom; thickness: 20
                takes: dragAcross, dragAlong; discourages: tap; deferrable: true
            }
        }
    }
}

"""#
}
