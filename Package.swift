// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The readable originals of texts that stand in the compiler as string literals.
let originals: [String: [String]] = [
  "Checker": ["Catalogue/Devices", "Standard/Components"], "Output": ["Page/Assets"],
]

/// The targets in reading order. A target names only targets above it; `ARCHITECTURE.md` says what each one is for.
///
/// Target names carry the prefix `Band` because they have to be unique in a user's package graph.
let core: [Target] = [
  .target(
    name: "BandSyntax", path: "Sources/Syntax", swiftSettings: settings,
    // Unoptimised code calls the C library's rounding functions, which nothing else would link.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .band("Diagnostics", ["BandSyntax"]),
  .band("Parser", ["BandSyntax", "BandDiagnostics"]),
  .band("ScreenModel", ["BandSyntax", "BandDiagnostics"]),
  .band("Text", ["BandSyntax", "BandScreenModel"]),
  .band("Strings", ["BandSyntax", "BandScreenModel"]),
  .band("Checker", ["BandSyntax", "BandDiagnostics", "BandParser", "BandScreenModel", "BandText", "BandStrings"]),
  .band("Layout", ["BandScreenModel"]),
  .band("Placement", ["BandSyntax", "BandDiagnostics", "BandScreenModel", "BandLayout"]),
  .band("Prover", ["BandSyntax", "BandDiagnostics", "BandScreenModel", "BandLayout", "BandPlacement"]),
  .band("Output", ["BandSyntax", "BandDiagnostics", "BandScreenModel", "BandLayout", "BandPlacement"]),
  .target(
    name: "BandLang",
    dependencies: [
      "BandSyntax", "BandDiagnostics", "BandParser", "BandScreenModel", "BandText", "BandStrings", "BandChecker",
      "BandLayout", "BandPlacement", "BandProver", "BandOutput",
    ],
    path: "Sources/BandLang",
    swiftSettings: settings
  ),
]

/// What touches the outside world: files, threads, the terminal.
let edge: [Target] = [
  .band(
    "Workspace",
    [
      "BandSyntax", "BandDiagnostics", "BandParser", "BandScreenModel", "BandChecker", "BandPlacement", "BandProver",
      "BandOutput", "BandLang",
    ]),
  .executableTarget(
    name: "bandc",
    dependencies: [
      "BandSyntax", "BandDiagnostics", "BandParser", "BandScreenModel", "BandChecker", "BandPlacement", "BandProver",
      "BandOutput", "BandLang", "BandWorkspace",
    ],
    path: "Sources/bandc",
    swiftSettings: settings
  ),
  .band("ConformanceKit", ["BandSyntax", "BandScreenModel", "BandLayout"]),
  .executableTarget(
    name: "layout-conformance",
    dependencies: ["BandScreenModel", "BandLayout", "BandConformanceKit"],
    path: "Sources/LayoutConformance",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "text-conformance",
    dependencies: ["BandSyntax", "BandScreenModel", "BandText"],
    path: "Sources/TextConformance",
    swiftSettings: settings
  ),
]

let tests: [Target] = [
  .testTarget(
    name: "BandTestSupport", dependencies: ["BandSyntax", "BandDiagnostics"], path: "Tests/TestSupport",
    swiftSettings: settings),
  .testTarget(
    name: "BandCompileSupport",
    dependencies: [
      "BandSyntax", "BandDiagnostics", "BandScreenModel", "BandChecker", "BandLayout", "BandOutput", "BandLang",
    ],
    path: "Tests/CompileSupport", swiftSettings: settings),
  .tests("Syntax", ["BandSyntax"]),
  .tests("Parser", ["BandSyntax", "BandDiagnostics", "BandParser"], data: ["Cases", "Sources"]),
  .tests("Text", ["BandScreenModel", "BandText", "text-conformance"], data: ["Fixtures"]),
  .tests("Strings", ["BandSyntax", "BandScreenModel", "BandStrings"], data: ["Fixtures"]),
  .tests(
    "Checker", ["BandSyntax", "BandDiagnostics", "BandParser", "BandScreenModel", "BandText", "BandChecker"],
    data: ["Cases"]),
  .tests(
    "Layout", ["BandSyntax", "BandScreenModel", "BandLayout", "BandPlacement", "BandProver", "BandConformanceKit"],
    data: ["Fixtures"]
  ),
  .tests(
    "Prover",
    [
      "BandSyntax", "BandDiagnostics", "BandScreenModel", "BandChecker", "BandLayout", "BandPlacement", "BandProver",
      "BandLang", "BandCompileSupport",
    ]),
  .tests(
    "Placement",
    [
      "BandSyntax", "BandDiagnostics", "BandScreenModel", "BandChecker", "BandLayout", "BandPlacement", "BandLang",
      "BandCompileSupport",
    ], data: ["Field"]),
  .tests(
    "Output", ["BandSyntax", "BandDiagnostics", "BandScreenModel", "BandLayout", "BandPlacement", "BandOutput"],
    data: ["Golden"]),
  .tests(
    "BandLang",
    [
      "BandSyntax", "BandDiagnostics", "BandParser", "BandScreenModel", "BandText", "BandChecker", "BandLayout",
      "BandPlacement", "BandOutput", "BandLang", "BandCompileSupport",
    ], data: ["Golden"]),
  .tests(
    "Workspace",
    [
      "BandSyntax", "BandDiagnostics", "BandParser", "BandScreenModel", "BandChecker", "BandPlacement", "BandOutput",
      "BandLang", "BandWorkspace", "bandc",
    ]),
  .tests(
    "Repository", ["BandSyntax", "BandDiagnostics", "BandChecker", "BandPlacement", "BandOutput", "BandLang"]),
]

let package = Package(
  name: "BandLang",
  products: [
    .library(name: "BandLang", targets: ["BandLang"]),
    .executable(name: "bandc", targets: ["bandc"]),
  ],
  targets: core + edge + tests,
  swiftLanguageModes: [.v6]
)

@MainActor extension Target {
  /// A library target: module `Band<folder>` in `Sources/<folder>`.
  static func band(_ folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
      name: "Band\(folder)", dependencies: dependencies, path: "Sources/\(folder)", exclude: originals[folder] ?? [],
      swiftSettings: settings)
  }

  /// A test target: `Band<subject>Tests` in `Tests/<subject>Tests`; `data` are its folders that hold no source.
  static func tests(_ subject: String, _ dependencies: [Target.Dependency], data: [String] = []) -> Target {
    .testTarget(
      name: subject == "BandLang" ? "BandLangTests" : "Band\(subject)Tests",
      dependencies: dependencies + ["BandTestSupport"],
      path: "Tests/\(subject)Tests",
      exclude: data,
      swiftSettings: settings)
  }
}
