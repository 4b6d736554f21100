import BandScreenModel
import BandTestSupport
import Testing

@testable import BandChecker

/// Headers made by hand from the formats' specifications.
@Suite struct ImageSizeTests {
  private func size(_ width: Double, _ height: Double) -> ImageReading {
    .size(PointSize(width: width, height: height))
  }

  private func read(_ bytes: [UInt8], named name: String = "picture") -> ImageReading {
    readImageSize(of: bytes, named: name)
  }

  private func read(_ text: String) -> ImageReading { read(Array(text.utf8)) }

  private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 44, 0, 0, 0, 150, 8, 6, 0, 0, 0]

  @Test func pngSizeStandsInItsFirstChunk() {
    #expect(read(png) == size(300, 150))
  }

  @Test func pngOfXcodeHasItsOwnChunkFirst() {
    let own: [UInt8] = [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 2, 0x2B, 0xD5, 0xB3, 0x7F]
    #expect(read(Array(png[..<8]) + own + Array(png[8...])) == size(300, 150))
  }

  @Test func pngWithoutWidthIsDamaged() {
    var bytes = png
    bytes[18] = 0
    bytes[19] = 0
    #expect(read(bytes) == .damaged("PNG"))
    bytes[16] = 0x80
    #expect(read(bytes) == .damaged("PNG"))
  }

  @Test func gifSizeIsItsScreens() {
    #expect(read(Array("GIF89a".utf8) + [0x40, 1, 0xF0, 0, 0, 0, 0]) == size(320, 240))
    #expect(read(Array("GIF87a".utf8) + [1, 0, 2, 0]) == size(1, 2))
  }

  @Test func webPHasThreeForms() {
    let riff = Array("RIFF".utf8) + [100, 0, 0, 0] + Array("WEBP".utf8)
    let lossy = Array("VP8 ".utf8) + [80, 0, 0, 0, 0x30, 1, 0, 0x9D, 0x01, 0x2A, 0x90, 0x41, 0x2C, 0x01]
    #expect(read(riff + lossy) == size(400, 300))
    // 14 bits each, one less than the size: 399 = 0x18F and 299 = 0x12B, so 0x18F | 0x12B << 14 = 0x4AC18F.
    let lossless = Array("VP8L".utf8) + [80, 0, 0, 0, 0x2F, 0x8F, 0xC1, 0x4A, 0x00]
    #expect(read(riff + lossless) == size(400, 300))
    let extended = Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x8F, 1, 0, 0x2B, 1, 0]
    #expect(read(riff + extended) == size(400, 300))
    #expect(read(riff + Array("VP9 ".utf8)) == .damaged("WebP"))
  }

  private func jpeg(exif: [UInt8] = []) -> [UInt8] {
    let segment: [UInt8] = exif.isEmpty ? [] : [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    let quantization: [UInt8] = [0xFF, 0xDB, 0, 5, 0xFF, 0xC0, 0xAA]
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0] + segment + quantization
      + [0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 100, 0, 200, 3]
  }

  private func exif(orientation: UInt8, isBigEndian: Bool) -> [UInt8] {
    let head = Array("Exif".utf8) + [0, 0]
    if isBigEndian {
      return head + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    }
    return head + Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  }

  @Test func jpegSizeStandsInItsFrameHeader() {
    #expect(read(jpeg()) == size(200, 100))
    #expect(read([0xFF, 0xD8, 0xFF, 0xD9]) == .damaged("JPEG"))
    #expect(read([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]) == .damaged("JPEG"))
  }

  @Test func jpegIsTurnedAsItsOrientationSays() {
    for isBigEndian in [true, false] {
      #expect(read(jpeg(exif: exif(orientation: 6, isBigEndian: isBigEndian))) == size(100, 200))
      #expect(read(jpeg(exif: exif(orientation: 3, isBigEndian: isBigEndian))) == size(200, 100))
    }
  }

  @Test func svgSizeComesFromItsAttributes() {
    #expect(read("<svg width='24' height=\"32px\"/>") == size(24, 32))
    #expect(read("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1in\" height=\"72pt\">") == size(96, 96))
    #expect(read("<svg viewBox=\"0 0 48 .5e2\">") == size(48, 50))
    #expect(read("<svg width=\"100%\" height=\"30\" viewBox=\"0,0,20,10\">") == size(60, 30))
    #expect(read("<svg width=\"60\" viewBox=\"-5 -5 20 10\">") == size(60, 30))
    #expect(read("<svg>") == .noSize)
    #expect(read("<svg width=\"24\" height=") == .damaged("SVG"))
  }

  @Test func svgMayStandBehindOtherMarkup() {
    let head = "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <svg width='1'> -->\n<!DOCTYPE svg [ <!ENTITY a \">\"> ]>\n"
    #expect(read(head + "<svg\n width = '24'\n height='12'\n>") == size(24, 12))
    #expect(read("<html><svg width='24' height='12'></html>") == .unknownFormat)
  }

  @Test func densityComesFromTheName() {
    #expect(read(png, named: "icons/star@3x.png") == size(100, 50))
    #expect(read(png, named: "icons/star@2x.png") == size(150, 75))
    #expect(read(png, named: "star@2x") == size(150, 75))
    #expect(read(png, named: "sets@2x/star.png") == size(300, 150))
    #expect(read(png, named: "star@9x.png") == size(300, 150))
    #expect(read(png, named: "") == size(300, 150))
  }

  @Test func whateverTheBytesNothingTraps() {
    var generator = SeededGenerator(seed: 7)
    let seeds = [
      png, jpeg(exif: exif(orientation: 6, isBigEndian: true)), Array("GIF89a".utf8) + [1, 0, 1, 0],
      Array("RIFF0000WEBPVP8L".utf8) + [UInt8](repeating: 7, count: 12),
      Array("<svg width=\"1e9\" viewBox=\"0 0 1 1\" height='1.5mm'>".utf8),
    ]
    for seed in seeds {
      for length in 0...seed.count {
        if case .size = read(Array(seed[..<length])), length < 10 { Issue.record("a size from \(length) bytes") }
      }
      for _ in 0..<300 {
        var bytes = seed
        for _ in 0..<3 { bytes[generator.below(bytes.count)] = UInt8(generator.below(256)) }
        guard case .size(let size) = read(bytes) else { continue }
        #expect(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite, "\(bytes)")
      }
    }
    #expect(read([]) == .unknownFormat)
  }
}
