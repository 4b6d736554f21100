// Exports what a font measures on an iPhone or iPad as a table that a style can name: `metrics: "system-regular.json"`. The form is
// described in docs/metrics.md.
//
// Add this file to an app, or to a test that runs on the device, and call for each weight that the screens use
//
//     try exportMetrics(named: "system-regular") { UIFont.systemFont(ofSize: $0, weight: .regular) }
//
// It prints where the file is; fetch it from there (Xcode: Devices and Simulators, Download Container; simulators have it on the Mac's
// disk). The system's font may not leave the device, its widths may be measured: check the font's licence before you pass a table on.
#if canImport(UIKit)
  import CoreText
  import UIKit

  /// Sizes of the text styles at all Dynamic Type settings; widths between two of them are interpolated.
  let exportedSizes: [CGFloat] = [
    11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 36, 37, 38, 39, 40,
    42, 43, 44, 47, 48, 49, 50, 51, 52, 53, 55, 56, 58, 60,
  ]

  /// ASCII, Latin-1, Latin Extended-A, Greek, Cyrillic, and the punctuation that apps use.
  let exportedCharacters: [Character] = [
    0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F, 0x386...0x3CE, 0x400...0x45F, 0x2010...0x2026, 0x2032...0x2033,
    0x20AC...0x20AC, 0x2122...0x2122,
  ].flatMap { (range: ClosedRange<UInt32>) in range }.compactMap { UnicodeScalar($0) }.map { Character($0) }

  /// Characters whose pairs are measured for kerning.
  let kernedCharacters: [Character] = (0x20...0x7E).compactMap { UnicodeScalar($0) }.map { Character($0) }

  /// Writes the table of a font to the app's documents.
  ///
  /// - Parameters:
  ///   - name: of the file, without `.json`.
  ///   - font: the font at a size in points.
  /// - Returns: where the file is.
  @MainActor @discardableResult
  func exportMetrics(named name: String, font: (CGFloat) -> UIFont) throws -> URL {
    let unitsPerEm = 10_000.0
    let sizes = exportedSizes.map { size -> [String: Any] in
      let font = font(size)
      func units(_ points: CGFloat) -> Int { Int((Double(points) / Double(size) * unitsPerEm).rounded()) }
      var advances: [String: Int] = [:]
      var widths: [Character: CGFloat] = [:]
      for character in exportedCharacters {
        guard let width = typographicWidth(String(character), font) else { continue }
        widths[character] = width
        advances[String(character)] = units(width)
      }
      var kerning: [String: Int] = [:]
      for first in kernedCharacters {
        for second in kernedCharacters {
          guard let a = widths[first], let b = widths[second] else { continue }
          guard let pair = typographicWidth(String([first, second]), font) else { continue }
          let amount = units(pair - a - b)
          if amount != 0 { kerning[String([first, second])] = amount }
        }
      }
      return [
        "size": Double(size), "ascent": units(font.ascender), "descent": units(-font.descender),
        "lineGap": units(font.leading), "advances": advances, "kerning": kerning,
      ]
    }
    let table: [String: Any] = [
      "format": "bandlang-metrics", "version": 1, "font": font(17).fontName,
      "system": "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)", "unitsPerEm": Int(unitsPerEm),
      "sizes": sizes,
    ]
    let folder = try FileManager.default.url(
      for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let file = folder.appendingPathComponent(name + ".json")
    try JSONSerialization.data(withJSONObject: table, options: [.sortedKeys]).write(to: file)
    print("metrics of \(font(17).fontName): \(file.path)")
    return file
  }

  /// The width of a text on one line, tracking and kerning included; nothing where another font has to step in.
  private func typographicWidth(_ text: String, _ font: UIFont) -> CGFloat? {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    let runs = CTLineGetGlyphRuns(line) as? [CTRun] ?? []
    for run in runs {
      let attributes = CTRunGetAttributes(run) as NSDictionary
      guard let used = attributes[kCTFontAttributeName] as? UIFont, used.fontName == font.fontName else { return nil }
    }
    return CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
  }
#endif
