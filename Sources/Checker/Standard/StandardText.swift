// Written by Tools/standard/embed.py from Components/.

import BandSyntax

/// The sources of the standard components, in the order of their names.
public func standardSources() -> [SourceText] {
  [
    SourceText(name: "standard/Buttons.band", buttonsText),
    SourceText(name: "standard/Controls.band", controlsText),
    SourceText(name: "standard/Dialogs.band", dialogsText),
    SourceText(name: "standard/Lists.band", listsText),
    SourceText(name: "standard/Navigation.band", navigationText),
  ]
}

private let buttonsText = #"""
  /// A filled button with a label. May stand anywhere in the safe area; full width in a column.
  component Button(label: String, color: Color = #0A66FF) {
      @tappable
      row {
          minHeight: 50; minWidth: 50
          padding.horizontal: 16; padding.vertical: 8
          justify: center; align: center
          background: color; radius: 12
          text(label) { style: headline; color: #FFFFFF; textAlign: center }
      }
  }

  /// A button that shows an icon of 24 by 24 points; its hit region is 48 by 48. May stand anywhere in the safe area.
  component IconButton(icon: Image) {
      @tappable
      row {
          width: 48; height: 48
          justify: center; align: center
          image(icon) { size: 24 by 24 }
      }
  }

  /// The round button that floats over a list. Anchor it to `safe.trailing` and `safe.bottom`, and give the list an end padding of 88.
  component Fab(icon: Image, color: Color = #0A66FF) {
      @tappable
      row {
          width: 56; height: 56
          justify: center; align: center
          background: color; radius: 28
          shadow: shadow(y: 2, blur: 8, color: #0004)
          image(icon) { size: 24 by 24 }
      }
  }

  """#

private let controlsText = #"""
  /// A field for one line of text, with a label above it. May stand anywhere that the keyboard leaves in sight: in a scroll, or high up.
  component TextField(label: String, placeholder: String = "") {
      column {
          gap: 4

          // A composer has no label, only a placeholder.
          if label != "" { text(label) { style: footnote; color: #6B6B70 } }

          @input
          row field {
              minHeight: 48
              padding.horizontal: 12; padding.vertical: 8
              align: center
              // As on the platforms, what doesn't fit is cut off: a field's text scrolls.
              clip: true
              border: border(width: 1, color: #C7C7CC); radius: 10
              text(placeholder) { style: body; color: #8E8E93 }
          }
      }
  }

  /// A switch with its label; the whole row takes the tap. May stand anywhere in the safe area.
  component Toggle(label: String) {
      @tappable
      row {
          minHeight: 48
          gap: 12; align: center

          text(label) { style: body; width: fill }

          @decorative
          box track { width: 51; height: 31; radius: 16; background: #34C759 }
      }
  }

  /// A slider along the reading direction. Keep it clear of the side edges, where Android's back gesture begins: a padding of 40 is enough on
  /// devices to come too; today's take 32.
  component Slider {
      @draggable(horizontal)
      stack {
          height: 48
          align: center

          @decorative
          box track { width: fill; height: 4; radius: 2; background: #C7C7CC }

          @decorative
          box handle {
              width: 28; height: 28; radius: 14; background: #FFFFFF;
              shadow: shadow(y: 1, blur: 4, color: #0004)
          }
      }
  }

  """#

private let dialogsText = #"""
  /// A question over the screen, with a dimmed ground; buttons are put into it, and it scrolls where the text is too large for the screen.
  /// Belongs on a screen as a layer of its own. Where a hinge parts the screen its panel stands in the pane before that, at the left or at the top.
  component Dialog(title: String, message: String) {
      @modal
      stack {
          pin: screen
          background: #00000066
          justify: center; align: center

          @scroll(vertical)
          column panel {
              left: safe.left + 32
              right: (spanned && hinge.left > screen.left ? hinge.left : safe.right) - 32
              centerY: spanned && hinge.top > screen.top ? safe.top
                  + (min(hinge.top, safe.bottom) - safe.top) / 2 : safe.centerY
              maxHeight: (
                  spanned && hinge.top > screen.top ? min(hinge.top, safe.bottom) - safe.top
                      : safe.height
              ) - 32
              padding: 20; gap: 12
              background: #FFFFFF; radius: 20
              text(title) { style: headline; textAlign: center }
              text(message) { style: body; textAlign: center }
              slot
          }
      }
  }

  """#

private let listsText = #"""
  /// A row of a list with a title and, where there is one, a detail below it. Belongs into a column that scrolls.
  component ListRow(title: String, detail: String = "") {
      @tappable
      column {
          minHeight: 56
          padding.horizontal: 16; padding.vertical: 8
          justify: center; gap: 2
          text(title) { style: body }
          if detail != "" { text(detail) { style: footnote; color: #6B6B70 } }
          slot
      }
  }

  /// A panel with rounded corners around what is put into it. May stand anywhere.
  component Card {
      column {
          padding: 16; gap: 8
          background: #FFFFFF; radius: 16
          shadow: shadow(y: 1, blur: 6, color: #0002)
          slot
      }
  }

  /// A hair line between rows, one device pixel high. May stand anywhere.
  component Divider {
      @decorative
      box { height: 1px; background: #C7C7CC }
  }

  """#

private let navigationText = #"""
  /// A bar at the bottom of a screen that holds `TabItem`s: its paint reaches the glass, its items stay in `safe`. Where a hinge parts the screen from
  /// side to side, they stand in the pane at its left.
  component TabBar {
      bar bottom {
          padding.right: spanned && hinge.left > screen.left ? safe.right - hinge.left : 0
          background: #F9F9F9
          slot
      }
  }

  /// One tab of a `TabBar`: an equal share of its width. At the accessibility text sizes its icon stands alone, as the platforms have it.
  component TabItem(label: String) {
      @tappable
      column {
          width: fill; minHeight: 49
          padding.vertical: 6; gap: 2
          justify: center; align: center

          @decorative
          box icon { width: 24; height: 24; radius: 6; background: #8E8E93 }

          // However long its words are, the label takes the tab's width and no more: a line of nothing keeps the height.
          if textSize < accessibility1 {
              stack {
                  width: fill

                  @decorative
                  text(" ") { style: caption2; lines: 1 }

                  @allow(
                      text_truncated,
                      reason: "a tab's label keeps to its line, and its icon says the same"
                  )
                  text(label) {
                      left: parent.left; right: parent.right; centerY: parent.centerY
                      style: caption2; lines: 1; color: #6B6B70; textAlign: center
                  }
              }
          }
      }
  }

  /// A bar at the top of a screen with a title between what is put to its sides with `slot leading` and `slot trailing`. Where a hinge parts the
  /// screen from side to side, its title stands in the pane at the hinge's left.
  component NavBar(title: String) {
      bar top {
          minHeight: 48
          padding.horizontal: 8; gap: 8
          align: center
          background: #F9F9F9

          slot leading

          // However long its words are and however large the text is, the title takes the room that is left: it stands at the
          // edges of that room, and a line of nothing keeps the height.
          stack {
              width: fill

              @decorative
              text(" ") { style: headline; lines: 1 }

              @allow(text_truncated, reason: "a bar's title keeps to its line")
              text(title) {
                  left: parent.left; centerY: parent.centerY
                  right: spanned && hinge.left > parent.left ? min(parent.right, hinge.left)
                      : parent.right
                  style: headline; lines: 1; textAlign: center
              }
          }

          slot trailing
      }
  }

  /// The dots below a carousel: paint only, 24 points high. Where they are to be tapped, use `IconButton`s.
  component PageDots(pages: Number, current: Number = 0) {
      @decorative
      row {
          height: 24; gap: 8
          justify: center; align: center

          for page in 1...pages {
              box {
                  width: 8; height: 8; radius: 4; background: page == current + 1 ? #1C1C1E : #C7C7CC
              }
          }
      }
  }

  """#
