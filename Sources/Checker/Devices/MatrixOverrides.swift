import BandScreenModel
import BandSyntax

/// What a run asks for instead of what the sources say, as it is written on the command line.
///
/// Where one of the lists is empty the sources decide. Devices and targets together replace the targets.
public struct MatrixOverrides: Sendable {
  /// `--device`: a profile's name or identifier, exactly; a variant is named by its own.
  public var devices: [String] = []
  /// `--target`: names of targets, ready or declared.
  public var targets: [String] = []
  /// `--orientation`: `portrait`, `landscape` (both rotations), `landscapeLeft`, `landscapeRight`.
  public var orientations: [String] = []
  /// `--text-size`: `default`, a category's name, `all`, `1.7x`.
  public var textSizes: [String] = []
  /// `--locale`: tags such as `pt-BR`, `pseudo`, `all`.
  public var locales: [String] = []
  /// `--state`: names of states of the screen.
  public var states: [String] = []

  public init() {}

  /// Whether the sources decide everything.
  public var isEmpty: Bool {
    devices.isEmpty && targets.isEmpty && orientations.isEmpty && textSizes.isEmpty && locales.isEmpty && states.isEmpty
  }
}

/// An option of the command line whose value means nothing. Not a fault of a source.
public struct OverrideFault: Sendable, Equatable {
  /// `--device`
  public var option: String
  public var value: String
  /// What is wrong, with what may have been meant; in lower case, without a final period.
  public var message: String
  /// What may have been meant, the nearest first.
  public var suggestions: [String]
  /// Whether there is anything of the kind at all; false for a state of a screen that has none.
  public var hasCandidates = true
}

/// The overrides that are words, read.
struct ReadOverrides {
  var orientations: OrientationSet?
  var textSizes: TextSizeList?
  var faults: [OverrideFault] = []

  init(_ overrides: MatrixOverrides) {
    var chosen: OrientationSet = []
    for text in overrides.orientations {
      if let orientation = Orientation.allCases.first(where: { $0.text.utf8.elementsEqual(text.utf8) }) {
        chosen.formUnion(OrientationSet(orientation))
      } else {
        let words = Orientation.allCases.map { $0.text }
        report("--orientation", text, "there is no orientation '" + text + "'", among: words)
      }
    }
    if !chosen.isEmpty { orientations = chosen }

    var list = TextSizeList([])
    for text in overrides.textSizes {
      if text.utf8.elementsEqual("all".utf8) {
        list.isAll = true
      } else if let size = TextSize(name: text) ?? readFactor(text) {
        list.insert(size)
      } else {
        report("--text-size", text, "there is no text size '" + text + "'", among: TextSizeList.words)
        if faults[faults.count - 1].suggestions.isEmpty {
          faults[faults.count - 1].message += ", or a factor like 1.7x"
        }
      }
    }
    if list.isAll || !list.sizes.isEmpty { textSizes = list }
  }

  mutating func report(
    _ option: String, _ value: String, _ message: String, among words: [String], limit: Int = 1, help: String = ""
  ) {
    let near = nearTexts(to: value, among: words, limit: limit)
    var text = message + didYouMean(near)
    if near.isEmpty { text += help.isEmpty ? "; it takes " + alternatives(words) : help }
    faults.append(OverrideFault(option: option, value: value, message: text, suggestions: near))
  }
}

/// `1.7x`
private func readFactor(_ text: String) -> TextSize? {
  guard let last = text.utf8.last, last == UInt8(ascii: "x") else { return nil }
  return parseDecimal(Array(text.utf8.dropLast())).flatMap { TextSizeList.size(factor: $0) }
}
