import BandWorkspace

extension Command {
  static let start = Command(
    name: "init", summary: "write a small project that compiles",
    operands: "[FOLDER]",
    operandHelp: "where it is written; the current folder where none is named. It is made where it isn't there.",
    description: [
      "Writes project.band, tokens.band and welcome.band. Nothing is overwritten: if one of them is there, nothing is written."
    ],
    examples: [Example("bandc init hello", "then 'bandc build hello/welcome.band'")],
    run: startProject)
}

private func startProject(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if arguments.operands.count > 1 {
    throw .misuse("'bandc init' takes one folder; leave out '\(arguments.operands[1])'")
  }
  let folder = arguments.operands.first ?? "."
  switch FileKind(of: folder) {
  case .folder, .nothing: break
  case .file, .other: throw .misuse("'\(folder)' is no folder; name one that is there or is to be made")
  }
  for file in projectFiles where FileKind(of: Paths.join(folder, file.name)) != .nothing {
    throw .misuse(
      "'\(Paths.join(folder, file.name))' is there already and is not overwritten; name another folder: 'bandc init FOLDER'"
    )
  }
  try files { () throws(FileFailure) in try makeFolder(folder) }
  for file in projectFiles {
    try files { () throws(FileFailure) in try writeFile(Paths.join(folder, file.name), Array(file.text.utf8)) }
  }
  let joined = Paths.join(folder, "welcome.band")
  // What begins with a hyphen would be read as an option.
  let screen = joined.hasPrefix("-") ? "./" + joined : joined
  try Console.output(
    """
    wrote \(projectFiles.map { quoted(Paths.join(folder, $0.name)) }.joined(separator: ", "))
    check it on every phone and tablet:  bandc check \(quoted(screen))
    write where everything stands:       bandc build \(quoted(screen)) -o welcome.json

    """)
  return .success
}

private struct ProjectFile {
  var name: String
  var text: String
}

private let projectFiles = [
  ProjectFile(
    name: projectFileName,
    text: """
      // What holds for every screen of the project.

      project {
          targets: phones, tablets
          orientations: portrait, landscape
      }

      """),
  ProjectFile(
    name: "tokens.band",
    text: """
      // Values that the screens share.

      let gutter = 16
      let brand = #0A84FF
      let paper = #F2F2F7

      """),
  ProjectFile(
    name: "welcome.band",
    text: """
      import "tokens.band"

      /// The first screen. What has no anchors fills the safe area; only what says so goes to the glass.
      screen Welcome {
          @decorative
          box backdrop { pin: screen; background: paper }

          column page {
              padding: gutter
              gap: 12

              text title("Welcome") { style: largeTitle }
              text("Change me, then run bandc check.") { style: body }
              spacer

              @tappable
              row start {
                  minHeight: 50; padding.horizontal: 16; justify: center; align: center
                  background: brand; radius: 12
                  text("Start") { style: headline; color: #FFFFFF }
              }
          }
      }

      """),
]
