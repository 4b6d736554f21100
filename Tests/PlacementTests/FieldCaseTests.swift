import BandTestSupport
import Testing

/// The fixtures by name; the device classes that they import aside.
private let fieldCases: [FieldCase] = {
  let sources = files(in: "Tests/PlacementTests/Field")
  func name(_ file: TestFile) -> String { String(file.path.split(separator: "/").last?.dropLast(5) ?? "") }
  let devices = sources.first { name($0) == "devices" }?.text ?? ""
  return sources.filter { name($0) != "devices" }.map { file in
    FieldCase(name: name(file), text: file.text, provider: FieldSources(devices: devices))
  }
}()

/// Fixtures that can't pass yet, with the rule that is missing for them.
private let waiting: [String: String] = [:]

/// Placement bugs from public reports, each reduced to a layout with numbers, with the verdict per device class.
@Suite struct FieldCaseTests {
  @Test func everyCaseHasABrokenAndAMendedForm() {
    let numbers = [
      1, 3, 5, 7, 8, 10, 13, 15, 16, 18, 20, 21, 23, 25, 26, 28, 30, 32, 34, 36, 38, 41, 43, 45, 46, 48,
    ]
    let names = fieldCases.map { $0.name }
    for number in numbers {
      let prefix = number < 10 ? "F0\(number)-" : "F\(number)-"
      let own = names.filter { $0.hasPrefix(prefix) }.sorted()
      #expect(own.count == 2 && own.last == own.first.map { $0 + "-mended" }, "\(prefix): \(own)")
    }
    #expect(names.count == 2 * numbers.count, "\(names)")
    for name in waiting.keys { #expect(names.contains(name), "\(name) is waited for and not there") }
  }

  @Test(arguments: fieldCases.map { $0.name })
  func verdictsAreThoseOfTheReports(name: String) throws {
    let field = try #require(fieldCases.first { $0.name == name })
    let problems = field.problems()
    if let rule = waiting[name] {
      #expect(!problems.isEmpty, "passes: take it off the list of what waits for \(rule)")
    } else {
      for problem in problems.prefix(20) { Issue.record("\(name): \(problem)") }
    }
  }

  /// What the harness itself has to see: each line on one phone with a button 8 points above the glass.
  @Test func wrongExpectationsAreFaults() {
    let devices = """
      device "phone" {
          platform: ios; form: phone; scale: 2; navigation: homeIndicator
          portrait { screen: 400 by 800; inset.top: 50; inset.bottom: 34
              strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross } }
          landscape { screen: 800 by 400; inset.top: 0; inset.bottom: 0 }
      }
      targets phones8 { "phone" }
      """
    func problems(_ lines: String, _ name: String = "case", above: Int = 8) -> [String] {
      let text = """
        import "devices.band"
        \(lines)
        screen Page {
            targets: "phone"
            @tappable
            box agree { left: safe.left; bottom: screen.bottom - \(above); width: 50; height: 50 }
        }
        """
      return FieldCase(name: name, text: text, provider: FieldSources(devices: devices)).problems()
    }
    let right = "// expect phones8 portrait agree: tappable_in_band 26\n"
    let sideways = "// expect phone landscape ok"
    #expect(problems(right + sideways) == [])
    for (lines, problem) in [
      (right, "Page: phone landscape default: no line names it"),
      (sideways, "Page: phone portrait default: no line names it"),
      ("// expect phone any ok", "Page: phone portrait default: agree: tappable_in_band error 26.0"),
      (
        "// expect phone portrait agree: tappable_in_band 25\n" + sideways,
        "Page: phone portrait default: agree lacks 'phone portrait agree: tappable_in_band 25'"
      ),
      (
        "// expect phone portrait agree: tappable_in_band warning\n" + sideways,
        "Page: phone portrait default: agree lacks 'phone portrait agree: tappable_in_band warning'"
      ),
      (
        "// expect phone portrait agree: overflow\n" + sideways,
        "Page: phone portrait default: agree lacks 'phone portrait agree: overflow'"
      ),
      (
        "// expect phone portrait agree[*]: tappable_in_band\n" + sideways,
        "Page: phone portrait default: nothing is called as in 'phone portrait agree[*]: tappable_in_band'"
      ),
      (right + "// expect phone any ok", "Page: phone portrait default: ok, and not ok"),
      (right + sideways + "\n// expect tablet any ok", "Page: no configuration is 'tablet any ok'"),
      (
        right + sideways + "\n// expect phone portrait+keyboard ok",
        "Page: no configuration is 'phone portrait+keyboard ok'"
      ),
    ] {
      #expect(problems(lines).contains(problem), "\(lines): \(problems(lines))")
    }
    // Of a mended form no anchor may come from the glass.
    let ok = "// expect phone any ok"
    #expect(problems(ok, above: 96) == [])
    #expect(
      problems(ok, "case-mended", above: 96) == [
        "Page: phone portrait default: agree: tied_to_glass error"
      ])
  }
}
