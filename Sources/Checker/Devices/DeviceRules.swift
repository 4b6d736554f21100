import BandDiagnostics

/// Rules of devices, targets and projects that other declarations don't have.
extension RuleName {
  /// A device or a part of it lacks what it can't do without.
  static var missingProperty: RuleName { RuleName("missing_property") }
  /// Something stands in a device, in targets or in a project that has no meaning there.
  static var misplacedItem: RuleName { RuleName("misplaced_item") }
  static var duplicateOrientation: RuleName { RuleName("duplicate_orientation") }
  /// A figure that can't be worked out where it is written.
  static var notConstant: RuleName { RuleName("not_constant") }
  static var unknownTarget: RuleName { RuleName("unknown_target") }
  static var targetCycle: RuleName { RuleName("target_cycle") }
  /// A target whose insets are not all known.
  static var incompleteDevice: RuleName { RuleName("incomplete_device") }
  static var matrixTooLarge: RuleName { RuleName("matrix_too_large") }
  static var emptyMatrix: RuleName { RuleName("empty_matrix") }
}

/// Rules that these declarations share with screens and components, and that typing describes.
extension RuleName {
  static var unknownProperty: RuleName { RuleName("unknown_property") }
  static var duplicateProperty: RuleName { RuleName("duplicate_property") }
  static var typeMismatch: RuleName { RuleName("type_mismatch") }
  static var duplicateName: RuleName { RuleName("duplicate_name") }
  static var importClash: RuleName { RuleName("import_clash") }
  static var hidesStandard: RuleName { RuleName("hides_standard") }
  static var unknownValue: RuleName { RuleName("unknown_value") }
  static var unknownKind: RuleName { RuleName("unknown_kind") }
  static var tooManyValues: RuleName { RuleName("too_many_values") }
  static var annotationNotHere: RuleName { RuleName("annotation_not_here") }
}

/// What `bandc explain` says of the rules of devices, targets and projects.
public let deviceRules: [RuleDescription] = [
  RuleDescription(
    "missing_property", summary: "a device, or a part of it, lacks a figure that a check needs",
    explanation: """
      Nothing is guessed for a device. It says its platform, form and scale; each of its orientations the size of the
      screen; each of its strips the kind, the edge and the thickness. Where nobody knows a figure, write `unknown`: then no
      rule uses the strip, or the device is marked as incomplete.
      """,
    bad: """
      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          portrait { inset.top: 24 }
      }
      """,
    good: """
      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          portrait { screen: 800 by 1280; inset.top: 24 }
      }
      """,
    aliases: ["screen size", "device"]),
  RuleDescription(
    "misplaced_item", summary: "something stands in a device, in targets or in a project that has no meaning there",
    explanation: """
      A device, a list of targets and a project are facts. They hold properties and the blocks that belong to them, no elements,
      conditions or loops. A value that is used several times can be a `let` of the file.
      """,
    bad: """
      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          let bar = 48
          portrait { screen: 800 by 1280; inset.bottom: 48 }
      }
      """,
    good: """
      let bar = 48

      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          portrait { screen: 800 by 1280; inset.bottom: bar }
      }
      """),
  RuleDescription(
    "duplicate_orientation", summary: "a device has an orientation twice",
    explanation: """
      A device has one block for `portrait`, and for landscape either one `landscape`, which is both rotations, or
      `landscapeLeft` and `landscapeRight` where they differ. What differs between versions of the system is a
      `variant "…" { … }` inside the orientation.
      """,
    bad: """
      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          landscape { screen: 1280 by 800 }
          landscapeLeft { screen: 1280 by 800; inset.right: 48 }
      }
      """,
    good: """
      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          landscapeRight { screen: 1280 by 800 }
          landscapeLeft { screen: 1280 by 800; inset.right: 48 }
      }
      """,
    aliases: ["landscapeLeft", "rotation"]),
  RuleDescription(
    "not_constant", summary: "a figure of a device can't be worked out where it is written",
    explanation: """
      A device is what the environment is made of, so it can't read the environment. Its figures are numbers, or made of
      numbers and of `let`s of the same file with `+`, `-`, `*` and `/`; its texts have no interpolation.
      """,
    bad: """
      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          portrait { screen: 800 by 1280; inset.top: screen.height / 40 }
      }
      """,
    good: """
      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          portrait { screen: 800 by 1280; inset.top: 1280 / 40 }
      }
      """),
  RuleDescription(
    "unknown_target", summary: "a list of targets names a device or targets that don't exist",
    explanation: """
      A list of targets holds devices, by name or identifier in quotes, and other targets by name without quotes. It sees
      those of its own file, of the files that this one imports, of the project and of the catalogue. The ready targets are phones,
      tablets, foldables, ios, android and all. `bandc devices` lists the catalogue.
      """,
    bad: """
      targets lobby { "iPhone 61" }
      """,
    good: """
      targets lobby { "iPhone 16" }
      """,
    aliases: ["device", "targets"]),
  RuleDescription(
    "target_cycle", summary: "targets hold themselves",
    explanation: """
      Targets may be made of other targets, but not of themselves, neither directly nor by way of others: nobody could say
      what they hold.
      """,
    bad: """
      targets lobby { kiosks, "iPhone 16" }
      targets kiosks { lobby }
      """,
    good: """
      targets lobby { kiosks, "iPhone 16" }
      targets kiosks { "iPad (10th generation)" }
      """),
  RuleDescription(
    "incomplete_device", .warn, summary: "a target's insets are not all known",
    explanation: """
      No source gives every inset of this device. It is in no ready target, because a check without the inset could promise too
      much. Named by itself it is checked all the same, with 0 for the inset that is unknown.
      """,
    bad: """
      targets lobby { "galaxy-tab-a9-plus-3button" }
      """,
    good: """
      targets lobby { "galaxy-tab-a9-plus-gesture" }
      """,
    aliases: ["unknown inset", "assumed"]),
  RuleDescription(
    "matrix_too_large", summary: "a screen has more than a million configurations",
    explanation: """
      Every device is checked in every orientation, text size, reading direction and state, with the keyboard up and
      down. These multiply. Beyond a million configurations the compiler stops instead of running for hours: name fewer targets or text
      sizes, or set them on the screens that need them.
      """,
    bad: "", good: "", aliases: ["too many configurations"]),
  RuleDescription(
    "empty_matrix", summary: "there is nothing to check a screen on",
    explanation: """
      The targets of the screen name no device, or none that has the orientations that are asked for. A check of nothing would pass
      whatever the screen says.
      """,
    bad: """
      targets nobody { }

      screen Empty {
          targets: nobody
          text("Hello")
      }
      """,
    good: """
      targets somebody { "iPhone 16" }

      screen Empty {
          targets: somebody
          text("Hello")
      }
      """),
]
