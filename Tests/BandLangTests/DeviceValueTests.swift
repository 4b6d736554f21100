import BandCompileSupport
import BandLang
import BandOutput
import BandSyntax
import Foundation
import Testing

/// Values that only a device gives, and what a screen holds only on some of them. Source: the language's sections 3, 5, 6 and 10.
@Suite struct DeviceValueTests {
  /// The iPhone SE has a home button, and so no inset at the bottom; the iPhone 16 has one of 34 in portrait.
  private let devices = "targets two { \"iPhone SE (3rd generation)\", \"iPhone 16\" }\n"

  private func messages(_ screen: String) -> [String] { compiled(devices + screen).messages }

  // MARK: Devices of an import

  @Test func whatAnImportThatIsNotFoundMayHoldIsNotMissed() {
    let result = compiled("import \"nowhere.band\"\nscreen A { targets: \"Mine\", mine; Mine(\"a\"); text(mine) }")
    #expect(result.messages.count == 1 && result.messages[0].hasPrefix("error[import_not_found]"), "\(result.messages)")
  }

  /// A value with an error, read by a screen, leaves it without a document; one that it doesn't read leaves it alone.
  @Test func aScreenThatReadsAValueInErrorIsNotWritten() {
    let read = compiled("let r = (w: fill, h: 3)\nscreen A { box { height: r.h; width: 3 } }", documents: .compact)
    #expect(read.documents.isEmpty && !read.messages.isEmpty)
  }

  // MARK: Division

  @Test func aDivisorThatIsZeroOnADeviceIsAnErrorThere() {
    let result = compiled(
      devices + """
        screen A {
            targets: two; orientations: portrait
            box gauge { left: safe.left; top: safe.top; width: 50; height: 340 / inset.bottom }
        }
        """)
    #expect(result.messages == ["error[division_by_zero]: this is divided by 0"])
    #expect(result.findings.first?.configurations.map { $0.index } == [0])
  }

  @Test func aDivisionThatIsAskedForFirstIsNone() {
    for value in [
      "inset.bottom > 0 ? 340 / inset.bottom : 8", "inset.bottom <= 0 ? 8 : 340 / inset.bottom",
      "inset.bottom > 0 && 340 / inset.bottom < 9 ? 4 : 8", "share",
    ] {
      #expect(
        messages(
          """
          screen A {
              targets: two; orientations: portrait
              let share = inset.bottom > 0 ? 340 / inset.bottom : 8
              box gauge { left: safe.left; top: safe.top; width: 50; height: \(value) }
              if inset.bottom > 0 {
                  box other { left: safe.left; top: safe.top + 340 / inset.bottom; width: 50; height: share / inset.bottom }
                  box third {
                      left: safe.left; top: safe.top; width: 50; height: 8
                      if 340 / inset.bottom > 3 { minWidth: 2 }
                  }
              }
          }
          """) == [], "\(value)")
    }
  }

  @Test func aDivisionCountsWhereItIsRead() {
    let error = "error[division_by_zero]: this is divided by 0"
    #expect(
      messages(
        """
        screen A {
            targets: two; orientations: portrait
            let share = 340 / inset.bottom
            box gauge { left: safe.left; top: safe.top; width: 50; height: inset.bottom > 0 ? share : 8 }
            box other { left: safe.left; top: safe.top; width: 50; height: share }
        }
        """) == [error])
    #expect(
      messages(
        """
        screen A {
            targets: two; orientations: portrait
            box gauge { left: safe.left; top: safe.top; width: 50; height: 8 }
            assert 100 / inset.bottom < 300, "never said"
        }
        """) == [error])
    // What is never read is never divided.
    #expect(
      messages("screen A { targets: two; let share = 340 / inset.bottom; box { width: 8; height: 8 } }") == [])
  }

  // MARK: Numbers without end

  @Test func aNumberThatGrowsBeyondAllSenseIsAnErrorAndTheDocumentStaysOne() throws {
    let factors = String(repeating: " * 999999999", count: 40)
    let result = compiled(
      """
      screen A {
          targets: "iPhone 16"; orientations: portrait
          box x { top: safe.top; left: safe.left; width: 48; height: screen.width\(factors) }
          box y { top: safe.top; left: safe.left; width: 48; height: (screen.width\(factors)) - (screen.height\(factors)) }
      }
      """, documents: .compact)
    let error = "error[number_not_finite]: a number beyond 1,000,000,000 is no length"
    #expect(result.messages.filter { $0.contains("number_not_finite") } == [error, error])
    let bytes = try #require(result.documents.first)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let configurations = try #require(object["configurations"] as? [[String: Any]])
    let frames = try #require(configurations.first?["frames"] as? [[Any]])
    #expect(frames.count == 3)
    for frame in frames {
      #expect(frame.prefix(4).compactMap { ($0 as? NSNumber)?.doubleValue }.filter(\.isFinite).count == 4, "\(frame)")
    }
  }

  @Test func aBillionIsNoLengthMore() {
    // 393 × 2,600,000 is 1,021,800,000; with 2,500,000 it is 982,500,000.
    func tower(_ factor: String) -> [String] {
      verdicts(
        "screen A { @decorative box x { top: safe.top; left: safe.left; width: 48; height: screen.width * \(factor) } }",
        on: "iPhone 16")
    }
    #expect(tower("2600000").contains { $0.hasPrefix("number_not_finite") })
    #expect(!tower("2500000").contains { $0.hasPrefix("number_not_finite") })
  }

  // MARK: Lengths below 0

  @Test func aGapAndAPaddingBelowZeroCountAsZero() {
    // On the iPhone 16 the inset is 34: both are 24 below.
    let screen = laidOut(
      """
      screen A {
          column page {
              gap: 10 - inset.bottom; padding: 10 - inset.bottom
              box a { height: 100 }
              box b { height: 100; minWidth: 10 - inset.bottom }
          }
      }
      """)
    #expect(screen["page"] == "0 47 390 763")
    #expect(screen["page.a"] == "0 47 390 100")
    #expect(screen["page.b"] == "0 147 390 100")
  }

  // MARK: Assertions

  @Test func anAssertionIsAskedWhereItsElementsExist() {
    func failing(_ rest: String) -> [String] {
      messages("screen A {\n    targets: two; states: idle, failed\n\(rest)\n}")
    }
    // Only in one state, in one orientation, from a width on: never an error where it isn't there.
    for condition in ["state == failed", "landscape", "screen.width > 500", "screen.width > 380"] {
      let page = "column page { if \(condition) { box problem { height: 120 } } }\n"
      #expect(failing(page + "assert page.problem.height < 130, \"too tall\"") == [], "\(condition)")
      #expect(
        failing(page + "assert page.problem.height < 100, \"too tall\"") == ["error[assertion_failed]: too tall"],
        "\(condition)")
    }
  }

  @Test func ofElementsOfOneNameTheOneThatIsThereIsAsked() {
    func failing(_ limit: Int) -> [String] {
      messages(
        """
        screen A {
            targets: two
            column page {
                if screen.width > 500 { box panel { height: 60 } } else { box panel { height: 120 } }
            }
            assert page.panel.height < \(limit), "too tall"
        }
        """)
    }
    #expect(failing(130) == [])
    #expect(failing(100) == ["error[assertion_failed]: too tall"])
  }

  @Test func whatIsPlainlyFalseIsToldSo() throws {
    for condition in ["android", "false", "landscape && portrait"] {
      let result = compiled(devices + "screen A { targets: two; box { height: 8 }; assert \(condition), \"no\" }")
      let diagnostic = try #require(result.diagnostics.first, "\(condition)")
      #expect(diagnostic.message == "no")
      #expect(diagnostic.notes.contains { $0.text.hasSuffix(": it is false") }, "\(condition)")
    }
  }

  // MARK: The keyboard

  @Test func theKeyboardComesUpOnlyWhereSomethingBringsItUp() {
    let out = "Button out(\"Sign out\") { left: safe.left; right: safe.right; bottom: screen.bottom - inset.bottom }"
    let field = "TextField mail(\"E-mail\") { left: safe.left; right: safe.right; top: safe.top }"
    let screen = """
      screen Account {
          targets: two; states: signedOut, signedIn
          if state == signedOut { \(field) }
          if state == signedIn { \(out) }
      }
      """
    let result = compiled(devices + screen)
    #expect(result.messages == [])
    // Signed in, and signed out with and without the keyboard: three for each orientation of a device.
    let plain = compiled(devices + "screen A { targets: two; text(\"a\") }").configurations
    #expect(result.configurations == 3 * plain)
    // `if tablet { … }` on phones brings up nothing, nor does a field that is there only beyond a width.
    for condition in ["tablet", "screen.width > 2000"] {
      #expect(
        messages("screen A { targets: two; if \(condition) { \(field) }; \(out) }") == [], "\(condition)")
    }
    #expect(messages("screen A { targets: two; \(field); \(out) }").contains { $0.contains("keyboard_covers") })
  }
}
