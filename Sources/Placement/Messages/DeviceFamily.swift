import BandScreenModel

/// A family of devices as messages count them.
struct DeviceFamily: Hashable {
  var platform: Platform
  var isTablet: Bool
  var navigation: Navigation

  init(_ device: DeviceProfile) {
    platform = device.platform
    // On Android phones, foldables and tablets have the same strips; on iOS the home indicator's depth differs.
    isTablet = device.platform == .ios && device.form == .tablet
    navigation = device.navigation
  }

  var title: String {
    switch (platform, navigation) {
    case (.ios, .homeButton): isTablet ? "iPads with a home key" : "iPhones with a home key"
    case (.ios, _): isTablet ? "iPads" : "iPhones"
    case (.android, .threeButton): "Android three-button"
    case (.android, .gesture): "Android gesture"
    case (.android, _): "Android"
    }
  }

  /// The title behind another one of the same platform.
  var shortTitle: String {
    switch navigation {
    case .threeButton: "three-button"
    case .gesture: "gesture"
    case .homeButton, .homeIndicator: title
    }
  }
}

extension DeviceProfile {
  /// What a message calls the device's home strip.
  public var homeStripTitle: String {
    switch navigation {
    case .homeIndicator: "home-indicator band"
    case .gesture: "gesture-bar band"
    case .threeButton: "navigation-bar band"
    case .homeButton: "home strip"
    }
  }
}
