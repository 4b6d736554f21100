import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Expander {
  /// Reads the size of a picture, or says which comparison of sizes decides which picture it is.
  ///
  /// - Parameter needsFile: whether nothing else says how large it is, so that its file must be there.
  mutating func readImage(
    _ size: Value?, _ contribution: Contribution, _ assumption: Int32, _ traits: inout ElementTraits, needsFile: Bool
  ) {
    traits.leaf = .image(width: .zero, height: .zero)
    let element = tree(of: contribution.context.file)[contribution.element]
    guard let argument = tree(of: contribution.context.file)[element.arguments].first else { return }
    let surroundings = contribution.context.surroundings(node: Int32(truncatingIfNeeded: nodes.count))
    let value = settled(evaluate(argument.value, in: surroundings), assumption, &traits)
    guard traits.undecided == nil, case .string(let text, let file) = value else { return }
    traits.content = content(.image(string(of: text)))
    if case .pointSize(let width, let height)? = size {
      traits.leaf = .image(width: width, height: height)
      return
    }
    let span = tree(of: contribution.context.file)[argument.value].span
    let place = self.place(span, in: surroundings)
    let path = string(of: text)
    if path.isEmpty {
      report(
        .imageNotFound, at: place, "an image has the path of a file, and this one is empty",
        notes: [
          DiagnosticNote(
            .help, "write 'image(\"file.png\") { size: 120 by 80 }': with a size the file need not be there yet")
        ])
      return
    }
    let advice = "write its size, as 'size: 120 by 80', or give the file"
    switch resources.imageSize(path, namedIn: program.files[Int(file)].text.name) {
    case .size(let size):
      let width = screen.formulas.constant(size.width)
      traits.leaf = .image(width: width, height: screen.formulas.constant(size.height))
    case nil where resources.isOutside(path, namedIn: program.files[Int(file)].text.name):
      report(
        .imageNotFound, at: place, "the picture '\(path)' is outside the project",
        notes: [DiagnosticNote(.help, "a picture is a file in the project's folder, the one that holds 'project.band'")]
      )
    case nil where !needsFile: break
    case nil:
      report(.imageNotFound, at: place, "the picture '\(path)' can't be found", notes: [DiagnosticNote(.help, advice)])
    case .unknownFormat:
      report(
        .imageNotFound, at: place, "'\(path)' is none of PNG, JPEG, GIF, WebP and SVG",
        notes: [DiagnosticNote(.help, advice)])
    case .damaged(let format):
      report(
        .imageNotFound, at: place, "the header of '\(path)' is damaged: no size can be read from this \(format)",
        notes: [DiagnosticNote(.help, advice)])
    case .noSize:
      report(
        .imageNotFound, at: place, "'\(path)' has neither a width and height nor a viewBox",
        notes: [DiagnosticNote(.help, "write its size, as 'size: 120 by 80'")])
    }
  }
}
