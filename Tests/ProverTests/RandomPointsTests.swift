import BandScreenModel
import BandSyntax
import Testing

@testable import BandProver

/// The random devices that proofs are checked on: inside all bounds, and all over them.
struct RandomPointsTests {
  private var root: ProofRoot {
    var row = ProofRow(slope: .zero, offset: 0.2)
    row.slope[0] = 1
    row.slope[1] = -1
    return ProofRoot(
      axes: [
        ProofRoot.Axis(.environment(.width), 320, 440), ProofRoot.Axis(.environment(.height), 560, 960),
        ProofRoot.Axis(.environment(.insetBottom), 20, 40),
      ], constants: [Double](repeating: 0, count: EnvironmentVariable.allCases.count), stripDepths: [],
      rows: [row].compactMap { $0.normalized })
  }

  @Test func theyStayInsideAndReachEverywhere() {
    let root = root
    var program = LinearProgram()
    var scratch: [ProofRow] = []
    let (start, depth) = program.centre(of: root.rows, axes: 3, scratch: &scratch)
    #expect(depth > 0)
    var random = RandomPoints(in: root, from: start, seed: 7)
    var least = [Double](repeating: .infinity, count: 3)
    var most = [Double](repeating: -.infinity, count: 3)
    var whole = 0
    for _ in 0..<2_000 {
      let lengths = random.next()
      #expect(root.contains(root.point(of: lengths)))
      if lengths.allSatisfy({ $0 == $0.rounded() }) { whole += 1 }
      for axis in 0..<3 {
        least[axis] = min(least[axis], lengths[axis])
        most[axis] = max(most[axis], lengths[axis])
      }
    }
    #expect(whole > 200)
    for (axis, bounds) in root.axes.enumerated() {
      let span = bounds.upper - bounds.lower
      #expect(least[axis] < bounds.lower + span * 0.05, "axis \(axis)")
      #expect(most[axis] > bounds.upper - span * 0.05, "axis \(axis)")
    }
  }

  /// Reference values of splitmix64 with the seed 1234567, from the C code of Sebastiano Vigna as Rosetta Code lists them.
  @Test func theNumbersAreThoseOfSplitMix() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }
}
