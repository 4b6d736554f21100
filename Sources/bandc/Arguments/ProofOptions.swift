import BandProver
import BandWorkspace

extension Option {
  static let proof = Option.value(
    "proof", "WHEN", choices: ["on", "off"],
    "Prove the rules for every device around the targets as well (on), or check the targets' devices only.")

  static let proofOnPages = Option.value(
    "proof", "WHEN", choices: ["on", "off"],
    "With html: prove the rules for every device around the targets and show the verdicts (on), or leave them out.")

  static let textEnds = Option.value(
    "text-ends", "WHEN", choices: ["on", "off"],
    "Try each proof with all texts as narrow and as wide as they may be too (on), or with texts as measured only.")

  static let proofBudget = Option.value(
    "proof-budget", "N",
    "Affine runs for each group of requirements of a proof (default \(ProofRun.standardBudget)): work, not time, so that verdicts are the same everywhere."
  )

  static let timeout = Option.value(
    "timeout", "TIME", "End the run after so long (30s, 2m) with exit code 2, whatever it has come to.")
}

/// The budget that `--proof-budget` asks for.
func proofBudget(_ arguments: Arguments) throws(Failure) -> Int {
  try count("proof-budget", arguments) ?? ProofRun.standardBudget
}

/// A number that an option gives, at least 1; nothing where the option isn't there.
func count(_ option: String, _ arguments: Arguments) throws(Failure) -> Int? {
  guard let text = arguments.value(option) else { return nil }
  guard let count = Int(text), count > 0, count <= 1_000_000_000 else {
    throw .misuse("'--\(option)' takes a number from 1 on, not '\(text)': '--\(option) 2000'")
  }
  return count
}

/// `--timeout`: the run ends by itself after that time.
func endAfterTimeout(_ arguments: Arguments) throws(Failure) {
  guard let text = arguments.value("timeout") else { return }
  let unit = text.hasSuffix("m") ? 60 : 1
  let digits = text.hasSuffix("s") || text.hasSuffix("m") ? String(text.dropLast()) : text
  guard let number = Int(digits), number > 0, number <= 1_000_000 else {
    throw .misuse("'--timeout' takes a time such as 30s or 2m, not '\(text)'")
  }
  endProcess(afterSeconds: number * unit)
}
