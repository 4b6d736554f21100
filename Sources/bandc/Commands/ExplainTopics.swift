/// A word of `bandc`'s output that is no rule, and what it means.
struct Topic {
  /// In lower case, with single blanks; the first is the word itself.
  var words: [String]
  var text: String
}

/// The words that people meet in summaries and verdicts.
let topics = [
  Topic(
    words: ["proved", "proof", "proofs", "proven", "verdict"],
    text: """
      proved: a rule holds for one element on every device of an envelope, not only on those that were laid out.

      'bandc check' counts what is proved, refuted and open; 'bandc prove FILE' has a line for each rule and element. More stands in docs/proofs.md.
      """),
  Topic(
    words: ["refuted"],
    text: """
      refuted: a rule fails for one element on some device of an envelope, which the line names; a plain layout has confirmed it.

      What fails on a device of the catalogue is told as an error or a warning like any other, and so is what fails only on a device that nobody sells yet.
      """),
  Topic(
    words: ["open", "open in regions", "undecided"],
    text: """
      open: a rule holds for one element on all devices that were laid out, and for devices in between it is neither proved nor refuted.

      Nothing has to be done: the configurations that 'bandc check' counts are checked. 'bandc prove FILE' says in how many regions it is open, and why; a larger '--proof-budget' may decide it. More stands in docs/proofs.md.
      """),
  Topic(
    words: ["envelope", "envelopes", "on a device that nobody sells yet", "a device that nobody sells yet"],
    text: """
      envelope: the devices that the rules are proved for: all between and a little around those of one family, such as iPhones with an island, in one orientation.

      What fails there and on no device of the catalogue is an error 'on a device that nobody sells yet': next year's phone may be that one. 'bandc prove FILE' prints the bounds, 'envelope { … }' in project.band widens them, '--proof off' leaves the proofs out. More stands in docs/proofs.md.
      """),
  Topic(
    words: ["configuration", "configurations", "checked"],
    text: """
      configuration: one device in one orientation, at one text size, in one reading direction and language, with the keyboard up or down, in one of the screen's states.

      'checked on 280 configurations' says that the screen was laid out on each and every rule asked. 'targets', 'orientations', 'textSizes' and so on, on a screen or in project.band, say which they are.
      """),
]

/// All words of the topics.
var topicWords: [String] { topics.flatMap { $0.words } }
