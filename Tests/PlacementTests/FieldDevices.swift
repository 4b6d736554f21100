import BandCompileSupport
import BandLang
import Testing

/// Devices that tests of single rules share. Sizes and insets are those of the cases from the field (`Field/devices.band`); some have
/// rounded corners besides.
let fieldDevices = """
  device "phone-home-key" {
      platform: ios; form: phone; scale: 2; navigation: homeButton
      portrait { screen: 375 by 667; inset.top: 20; inset.bottom: 0; corner: 0
          strip status { kind: status; edge: top; thickness: 20; takes: tap } }
      landscape { screen: 667 by 375; inset.top: 0; inset.bottom: 0; corner: 0 }
  }
  device "phone-568" {
      platform: ios; form: phone; scale: 2; navigation: homeButton
      portrait { screen: 320 by 568; inset.top: 20; inset.bottom: 0; corner: 0
          strip status { kind: status; edge: top; thickness: 20; takes: tap } }
      landscape { screen: 568 by 320; inset.top: 0; inset.bottom: 0; corner: 0 }
  }
  device "iphone-notch" {
      platform: ios; form: phone; scale: 3; navigation: homeIndicator
      portrait { screen: 375 by 812; inset.top: 44; inset.bottom: 34; corner: 39
          strip status { kind: status; edge: top; thickness: 44; takes: tap }
          strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
      landscape { screen: 812 by 375; inset.left: 44; inset.right: 44; inset.top: 0; inset.bottom: 21; corner: 39
          strip indicator { kind: home; edge: bottom; thickness: 21; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
  }
  device "iphone-47" {
      platform: ios; form: phone; scale: 3; navigation: homeIndicator
      portrait { screen: 390 by 844; inset.top: 47; inset.bottom: 34; corner: 47
          strip status { kind: status; edge: top; thickness: 47; takes: tap }
          strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
      landscape { screen: 844 by 390; inset.left: 47; inset.right: 47; inset.top: 0; inset.bottom: 21; corner: 47
          strip indicator { kind: home; edge: bottom; thickness: 21; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
  }
  device "ipad-home-key" {
      platform: ios; form: tablet; scale: 2; navigation: homeButton
      portrait { screen: 768 by 1024; inset.top: 20; inset.bottom: 0; corner: 0
          strip status { kind: status; edge: top; thickness: 20; takes: tap } }
      landscape { screen: 1024 by 768; inset.top: 20; inset.bottom: 0; corner: 0
          strip status { kind: status; edge: top; thickness: 20; takes: tap } }
  }
  device "ipad-no-key" {
      platform: ios; form: tablet; scale: 2; navigation: homeIndicator
      portrait { screen: 834 by 1194; inset.top: 24; inset.bottom: 20; corner: 18
          strip status { kind: status; edge: top; thickness: 24; takes: tap }
          strip indicator { kind: home; edge: bottom; thickness: 20; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
      landscape { screen: 1194 by 834; inset.top: 24; inset.bottom: 20; corner: 18
          strip status { kind: status; edge: top; thickness: 24; takes: tap }
          strip indicator { kind: home; edge: bottom; thickness: 20; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
  }
  device "ipad-744" {
      platform: ios; form: tablet; scale: 2; navigation: homeIndicator
      portrait { screen: 744 by 1133; inset.top: 24; inset.bottom: 20; corner: 18
          strip indicator { kind: home; edge: bottom; thickness: 20; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
  }
  device "android-gesture" {
      platform: android; form: phone; scale: 2.625; navigation: gesture
      portrait { screen: 412 by 915; inset.top: 24; inset.bottom: 24; corner: 32
          strip status { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
          strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
          strip backLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
          strip backRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true } }
      landscape { screen: 915 by 412; inset.top: 24; inset.bottom: 24; corner: 32
          strip status { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
          strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }
          strip backLeft { kind: back; edge: left; thickness: 30; takes: dragAcross; deferrable: true }
          strip backRight { kind: back; edge: right; thickness: 30; takes: dragAcross; deferrable: true } }
  }
  device "android-3button" {
      platform: android; form: phone; scale: 2.625; navigation: threeButton
      portrait { screen: 412 by 915; inset.top: 24; inset.bottom: 48; corner: 32
          strip status { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
          strip navBar { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong } }
      landscapeLeft { screen: 915 by 412; inset.top: 24; inset.bottom: 0; inset.right: 48; corner: 32
          strip status { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
          strip navBar { kind: home; edge: right; thickness: 48; takes: tap, dragAcross, dragAlong } }
      landscapeRight { screen: 915 by 412; inset.top: 24; inset.bottom: 0; inset.left: 48; corner: 32
          strip status { kind: status; edge: top; thickness: 24; takes: tap, dragAcross }
          strip navBar { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong } }
  }
  device "android-two" {
      platform: android; form: phone; scale: 3; navigation: threeButton
      landscapeRight { screen: 800 by 360; inset.top: 24; inset.bottom: 0; inset.left: 48; corner: 0
          strip navBar { kind: home; edge: left; thickness: 48; takes: tap, dragAcross, dragAlong } }
  }
  device "android-legacy" {
      platform: android; form: phone; scale: 2; navigation: homeButton
      portrait { screen: 360 by 592; inset.top: 0; inset.bottom: 0; corner: 0 }
      landscape { screen: 592 by 312; inset.top: 0; inset.bottom: 0; corner: 0 }
  }

  """

/// Expects these verdicts of a screen on one of the device classes, as `rule path overlap`.
func expectVerdicts(
  _ screen: String, on device: String, _ orientation: String = "portrait", are wanted: [String],
  ignoring ignored: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  var options = CompileOptions()
  options.levels = ignored.map { (.init($0), .allow) }
  let found = verdicts(fieldDevices + screen, on: device, orientation, options: options)
  #expect(found == wanted, "\(device) \(orientation)", sourceLocation: sourceLocation)
}
