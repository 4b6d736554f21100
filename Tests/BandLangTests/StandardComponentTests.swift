import BandChecker
import BandCompileSupport
import BandSyntax
import BandTestSupport
import Testing

/// Each standard component, in the place that its doc comment names, is clean on every ready device.
@Suite struct StandardComponentTests {
  /// Whatever its title and however large the text is: the title takes the room that is left.
  @Test func aNavigationBarHoldsItsTitle() {
    func screen(_ title: String) -> String {
      """
      screen A {
          textSizes: all; orientations: portrait
          NavBar head("\(title)") {
              slot leading { IconButton back("back.png") }
              slot trailing { IconButton more("more.png") }
          }
      }
      """
    }
    for title in ["Everything", "Rechtsschutzversicherungsgesellschaften", ""] {
      #expect(compiled(screen(title), options: .on("iPhone SE (1st generation)")).messages == [], "\(title)")
    }
  }

  /// Five tabs on the narrowest phone at every text size: a label takes its tab's width and no more.
  @Test func aTabBarHoldsItsLabels() {
    let screen = """
      screen A {
          textSizes: all; orientations: portrait
          TabBar tabs {
              for x in ["Favourites", "Notifications", "Preferences", "Communities", "You"] { TabItem(x) }
          }
      }
      """
    #expect(compiled(screen, options: .on("iPhone SE (1st generation)")).messages == [])
  }

  /// On two panes of 540 by 720, and of 720 by 540, with 34 between them: nothing that must be seen or touched lies beneath the hinge.
  @Test func componentsKeepClearOfAHinge() {
    let devices = """
      device "Panes" {
          platform: android; form: foldable; scale: 2.5; navigation: gesture
          portrait { screen: 1114 by 720; inset.top: 24; inset.bottom: 24; corner: 0; hinge { left: 540; width: 34 }
              strip bar { kind: home; edge: bottom; thickness: 24; takes: dragAcross, dragAlong } }
          landscape { screen: 720 by 1114; inset.top: 24; inset.bottom: 24; corner: 0; hinge { top: 540; height: 34 }
              strip bar { kind: home; edge: bottom; thickness: 24; takes: dragAcross, dragAlong } }
      }

      """
    for (name, content) in [
      ("NavBar", "NavBar head(\"Notifications and messages\")"),
      (
        "NavBar with slots",
        "NavBar head(\"Title\") { slot leading { IconButton back(\"back.png\") }; slot trailing { IconButton more(\"more.png\") } }"
      ),
      ("TabBar of three", "TabBar tabs { TabItem a(\"Mail\"); TabItem b(\"Calendar\"); TabItem c(\"You\") }"),
      ("TabBar of four", "TabBar tabs { for x in 1...4 { TabItem(\"Mail\") } }"),
      (
        "Dialog",
        "Dialog ask(\"Delete it?\", \"It can't be brought back.\") { Button yes(\"Delete\"); Button no(\"Keep\") }"
      ),
    ] {
      for direction in ["ltr", "rtl"] {
        let source = devices + "screen A {\ndirections: \(direction)\ntargets: \"Panes\"\n\(content)\n}"
        let result = compiled(SourceText(name: "panes.band", source), from: Icons())
        #expect(result.messages == [] && result.configurations >= 2, "\(name) \(direction): \(result.messages)")
      }
    }
  }

  /// The screens that put the components in their places.
  private let places: [String: String] = [
    "Button": """
    screen A { column page { padding: 16; spacer; Button go("Go on") } }
    """,
    "IconButton": """
    screen A { row page { IconButton close("close.png") } }
    """,
    "Fab": """
    screen A {
        @scroll(vertical)
        column list { pin: screen; padding.bottom: 88; for i in 1...30 { ListRow("Row \\(i)") } }
        Fab add("add.png") { trailing: safe.trailing - 16; bottom: safe.bottom - 16 }
    }
    """,
    "TextField": """
    screen A {
        @scroll(vertical)
        column form { pin: screen; padding: 16; gap: 16; TextField name("Name"); TextField mail("Mail", "you@example.org") }
    }
    """,
    "Toggle": """
    screen A { column page { padding.horizontal: 16; Toggle wifi("Wi-Fi") } }
    """,
    "Slider": """
    screen A { column page { padding.horizontal: 32; Slider volume } }
    """,
    "ListRow": """
    screen A {
        @scroll(vertical)
        column list { pin: screen; for i in 1...30 { ListRow("Row \\(i)", "A detail") } }
    }
    """,
    "TabBar": """
    screen A { TabBar tabs { TabItem mail("Mail"); TabItem you("You") } }
    """,
    "NavBar": """
    screen A {
        NavBar head("Title") {
            slot leading { IconButton back("back.png") }
            slot trailing { IconButton more("more.png") }
        }
    }
    """,
    "PageDots": """
    screen A { PageDots dots(4, 2) { centerX: screen.centerX; bottom: screen.bottom - 4 } }
    """,
    "Card": """
    screen A { column page { padding: 16; Card card { text("A card") { style: body } } } }
    """,
    "Dialog": """
    screen A {
        column page { padding: 16; Button go("Delete") }
        Dialog ask("Delete it?", "It can't be brought back.") { Button yes("Delete"); Button no("Keep") }
    }
    """,
    "Divider": """
    screen A { column page { Divider } }
    """,
  ]

  @Test func eachComponentIsCleanInItsPlace() {
    for (name, source) in places.sorted(by: { $0.key < $1.key }) {
      let result = compiled(SourceText(name: "\(name).band", source), from: Icons())
      #expect(result.messages == [], "\(name)")
      #expect(result.configurations > 100, "\(name)")
    }
  }

  @Test func eachComponentSaysWhereItMayStand() {
    let sources = files(in: "Sources/Checker/Standard/Components")
    var names: [String] = []
    for file in sources {
      var comment = ""
      for line in file.text.split(separator: "\n") {
        if line.hasPrefix("///") { comment += line }
        guard line.hasPrefix("component ") else {
          if !line.hasPrefix("///") { comment = "" }
          continue
        }
        let name = line.dropFirst("component ".count).prefix { $0.isLetter }
        names.append(String(name))
        #expect(!comment.isEmpty, "\(file.path): \(name)")
        comment = ""
      }
    }
    // `TabItem` is tried in its `TabBar`.
    #expect(Set(names) == Set(places.keys).union(["TabItem"]))
    #expect(names.count == Set(names).count)
  }
}

/// A provider whose every picture is 24 by 24.
struct Icons: SourceProvider {
  func source(at path: String) -> SourceReading { .missing }

  func imageHeader(at path: String) -> [UInt8]? {
    // A PNG's signature, the length and name of its first chunk, and the two sizes.
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 24, 0, 0, 0, 24, 8,
      6, 0, 0, 0,
    ]
  }
}
