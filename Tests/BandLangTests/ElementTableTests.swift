import BandCompileSupport
import BandLang
import BandOutput
import BandSyntax
import Foundation
import Testing

/// A phone that is narrow upright and wide held sideways.
private let phone = """
  device "Phone" {
      platform: ios; form: phone; scale: 2; navigation: homeButton
      portrait { screen: 400 by 800; inset.top: 20; inset.bottom: 0 }
      landscape { screen: 800 by 400; inset.top: 0; inset.bottom: 0 }
  }
  targets mine { "Phone" }

  """

/// What a document says of a screen's elements and of where they are.
private struct Elements {
  struct Element: Decodable {
    struct Scroll: Decodable { var axis: String }
    var path: String
    var kind: String
    var role: String?
    var parent: Int?
    var line: Int?
    var scroll: Scroll?
    var style: String?
  }

  struct Change: Decodable, Equatable {
    var element: Int
    var style: String?
    var image: String?
    var clips: Bool?
    var bleed: [String]?
  }

  private struct Row: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private struct Configuration: Decodable {
    var orientation: String
    var state: String?
    var changes: [Change]?
    var frames: [Row?]
  }

  private struct Document: Decodable {
    var elements: [Element]
    var configurations: [Configuration]
  }

  var all: [Element]
  /// Of each configuration, by its state or its orientation: the paths of the elements that exist there, in order.
  var present: [String: [String]] = [:]
  var changes: [String: [Change]] = [:]
  var findings: [FindingRecord]
  var messages: [String]

  init(_ screen: String) throws {
    let result = compiled(phone + screen, documents: .compact)
    findings = result.findings
    messages = result.messages
    let document = try JSONDecoder().decode(Document.self, from: Data(try #require(result.documents.first)))
    all = document.elements
    for configuration in document.configurations {
      let key = configuration.state ?? configuration.orientation
      present[key] = zip(all, configuration.frames).filter { $1 != nil }.map { $0.0.path }
      changes[key] = configuration.changes ?? []
    }
    // A parent before its children, and nothing between them.
    var open: [Int] = []
    for (index, element) in all.enumerated() {
      while let last = open.last, last != element.parent { open.removeLast() }
      #expect(index == 0 || open.last == element.parent, "\(element.path) is not inside its parent's run")
      open.append(index)
    }
    #expect(Set(all.map { $0.path }).count == all.count, "paths are unique: \(all.map { $0.path })")
  }

  var paths: [String] { all.map { $0.path } }
  subscript(path: String) -> Element? { all.first { $0.path == path } }
}

@Suite struct ElementTableTests {
  /// What only one state has stands where the source has it, and is painted there.
  @Test func elementsOfAnotherStateStandInSourceOrder() throws {
    let elements = try Elements(
      """
      screen Z {
          targets: mine
          orientations: portrait
          states: idle, failed
          column page {
              if state == failed { text oops("First line, when it failed") }
              text title("Second line") { style: title1 }
          }
          if state == failed { box under { left: safe.left; right: safe.right; top: safe.top + 100; height: 200; background: #FF0000 } }
          box over { left: safe.left + 40; right: safe.right - 40; top: safe.top + 140; height: 200; background: #0000FF }
      }
      """)
    #expect(elements.paths == ["", "page", "page.oops", "page.title", "under", "over"])
    #expect(elements.present["idle"] == ["", "page", "page.title", "over"])
    #expect(elements.present["failed"] == elements.paths)
  }

  /// No one state says which of two comes first, until one has both.
  @Test func whatNoCaseHasTogetherIsOrderedByTheOneThatDoes() throws {
    let elements = try Elements(
      """
      screen Z {
          targets: mine
          orientations: portrait
          states: first, second, both
          column page {
              for i in 1...2 {
                  if state == first || state == both { box a { height: 10 } }
                  if state == second || state == both { box b { height: 10 } }
              }
              text end("End")
          }
      }
      """)
    #expect(
      elements.paths == ["", "page", "page.a[0]", "page.b[0]", "page.a[1]", "page.b[1]", "page.end"])
    #expect(elements.present["first"] == ["", "page", "page.a[0]", "page.a[1]", "page.end"])
    #expect(elements.present["second"] == ["", "page", "page.b[0]", "page.b[1]", "page.end"])
  }

  /// The first turn's `a` in one state, the second turn's in the other: no one order of three elements is that of both.
  @Test func casesThatContradictOneAnotherEachKeepTheirOrder() throws {
    let elements = try Elements(
      """
      screen Z {
          targets: mine
          orientations: portrait
          states: one, two
          column page {
              for i in 1...2 {
                  if (state == one && i == 1) || (state == two && i == 2) { box a { height: 10 } }
                  box b { height: 10 }
              }
          }
      }
      """)
    func kinds(_ state: String) -> [String] {
      (elements.present[state] ?? []).filter { $0.contains(".") }.map { String($0.split(separator: ".")[1].prefix(1)) }
    }
    #expect(kinds("one") == ["a", "b", "b"])
    #expect(kinds("two") == ["b", "a", "b"])
  }

  /// A nameless text's number hangs on what is before it; the element stays the same one.
  @Test func namelessElementsAreTheSameWhateverTheirNumber() throws {
    let elements = try Elements(
      """
      screen Z {
          targets: mine
          orientations: portrait
          states: idle, failed
          column page {
              if state == failed { text("When it failed") }
              text("Always")
          }
      }
      """)
    #expect(elements.paths == ["", "page", "page.text[0]", "page.text[1]"])
    #expect(elements.all.map { $0.line } == [7, 11, 12, 13])
    #expect(elements.present["idle"] == ["", "page", "page.text[1]"])
  }

  @Test func branchesOfAnIfWithOneNameAreElementsOfTheirOwn() throws {
    let elements = try Elements(
      """
      screen S {
          targets: mine
          if portrait { @decorative box b { left: safe.left; top: safe.top; width: 48; height: 48 } }
          else { @tappable box b { left: safe.left; top: safe.top + 100; width: 20; height: 20 } }
          if portrait { @scroll(horizontal) row c { left: safe.left; top: safe.top + 200; width: 200; height: 48; for i in 1...10 { @tappable box x { width: 48; height: 48 } } } }
          else { @scroll(vertical) column c { left: safe.left + 200; top: safe.top; width: 48; height: 200; for i in 1...10 { @tappable box x { width: 48; height: 48 } } } }
      }
      """)
    #expect(elements["b"]?.role == "decorative" && elements["b"]?.line == 9)
    #expect(elements["b#2"]?.role == "tappable" && elements["b#2"]?.line == 10)
    #expect(elements["c"]?.kind == "row" && elements["c"]?.scroll?.axis == "horizontal")
    #expect(elements["c#2"]?.kind == "column" && elements["c#2"]?.scroll?.axis == "vertical")
    #expect(elements.all.filter { $0.path.hasPrefix("c#2.x[") && $0.line == 12 }.count == 10)
    #expect(elements.present["portrait"]?.contains { $0.contains("#") } == false)
    #expect(elements.present["landscape"]?.contains("b") == false)
    let small = elements.findings.filter { $0.rule.text == "target_too_small" }
    #expect(small.map { $0.path } == ["b#2"] && small.first?.line == 10)
    // In messages the author's names do: each points at its own line.
    #expect(elements.messages.contains { $0.contains("hit region of 'b' is smaller") }, "\(elements.messages)")
  }

  /// Where sizes decide, both branches are in every case, and one of them exists.
  @Test func branchesThatSizesDecideAreElementsOfTheirOwn() throws {
    let elements = try Elements(
      """
      screen S {
          targets: mine
          if screen.width > 600 { row foot { left: safe.left; top: safe.top; @decorative box go { width: 48; height: 48 } text t("Go") } }
          else { column foot { left: safe.left; top: safe.top; text t("Go"); @tappable box go { width: 48; height: 48 } } }
          text note("Note") { left: safe.left; bottom: safe.bottom; style: screen.width > 600 ? title1 : body }
      }
      """)
    #expect(
      elements.paths == [
        "", "foot", "foot.go", "foot.t", "foot#2", "foot#2.t", "foot#2.go", "note", "note#2",
      ])
    #expect(elements["foot#2.go"]?.role == "tappable" && elements["foot#2.go"]?.line == 10)
    #expect(elements["foot"]?.kind == "row" && elements["foot#2"]?.kind == "column")
    #expect(elements.present["landscape"] == ["", "foot", "foot.go", "foot.t", "note"])
    #expect(elements.present["portrait"] == ["", "foot#2", "foot#2.t", "foot#2.go", "note#2"])
    #expect(elements["note"]?.style == "title1" && elements["note#2"]?.style == "body")
  }

  /// Two uses of a standard component in two branches, and one whose parts hang on the state.
  @Test func usesOfAComponentInTwoBranchesAreElementsOfTheirOwn() throws {
    let elements = try Elements(
      """
      screen S {
          targets: mine
          orientations: portrait
          states: list, detail
          if state == list { NavBar head("Mail") } else { NavBar head("A letter") }
          column page {
              pin: safe
              ListRow("Row", detail: state == list ? "" : "More")
              ListRow("Row", detail: state == list ? "More" : "")
          }
      }
      """)
    #expect(elements["head"] != nil && elements["head#2"] != nil)
    #expect(elements.present["list"]?.contains { $0.hasPrefix("head#2") } == false)
    #expect(elements.present["detail"]?.contains { $0 == "head" || $0.hasPrefix("head.") } == false)
  }

  /// What a property decides and a state changes is told with each configuration.
  @Test func propertiesThatAStateDecidesAreChanges() throws {
    let elements = try Elements(
      """
      screen S {
          targets: mine
          orientations: portrait
          states: idle, playing
          column page {
              left: safe.left; right: safe.right; top: safe.top
              clip: state == idle; bleed: state == idle ? top : bottom
              background: #FFFFFF
              text title("Song") { style: state == idle ? body : headline }
          }
      }
      """)
    #expect(elements.changes["idle"] == [])
    #expect(
      elements.changes["playing"] == [
        Elements.Change(element: 1, clips: false, bleed: ["bottom"]), Elements.Change(element: 2, style: "headline"),
      ])
  }

  /// A larger button is no matter of where it stands.
  @Test func onlyWhatMovingCuresHasALift() throws {
    let result = compiled(
      phone + """
        screen S {
            targets: mine
            orientations: portrait
            @tappable
            box small { left: safe.left; top: safe.top; width: 20; height: 44 }
            text wide("A line that is much too long for it") { left: safe.left; top: safe.top + 100; width: 40; lines: 1 }
            @tappable
            box out { left: safe.left; top: screen.bottom + 6; width: 48; height: 48 }
        }
        """)
    func lift(_ rule: String) -> [Double?] { result.findings.filter { $0.rule.text == rule }.map { $0.lift } }
    #expect(lift("target_too_small") == [nil])
    #expect(lift("text_truncated") == [nil])
    #expect(lift("tappable_unreachable") == [54])
  }
}
