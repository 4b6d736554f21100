import BandTestSupport
import Testing

@testable import BandProver

/// The small simplex: its bound is never above what a point gives that keeps all rows, and close to its own vertex.
struct LinearProgramTests {
  private struct Instance {
    var slope: SIMD8<Double>
    var offset: Double
    var rows: [ProofRow]
    var lanes: Int
  }

  private func instance(_ random: inout SeededGenerator) -> Instance {
    func unit() -> Double { Double(random.below(2_001)) / 1_000 - 1 }
    let lanes = 1 + random.below(7)
    func vector() -> SIMD8<Double> {
      var vector = SIMD8<Double>.zero
      // Many zeros, as rows on screens have.
      for lane in 0..<lanes where random.below(3) > 0 { vector[lane] = unit() }
      return vector
    }
    var rows: [ProofRow] = []
    for _ in 0..<random.below(20) {
      if let row = ProofRow(slope: vector(), offset: unit() * 0.8).normalized { rows.append(row) }
    }
    return Instance(slope: vector(), offset: unit(), rows: rows, lanes: lanes)
  }

  @Test func boundsAreBelowEveryPointThatKeepsTheRows() {
    var random = SeededGenerator(seed: 1)
    var program = LinearProgram()
    var feasible = 0
    var closed = 0
    for number in 0..<2_000 {
      let one = instance(&random)
      let answer = program.minimum(of: one.slope, one.offset, lanes: one.lanes, where: one.rows)
      for _ in 0..<40 {
        var point = SIMD8<Double>.zero
        for lane in 0..<one.lanes { point[lane] = Double(random.below(1_001)) / 1_000 }
        guard one.rows.allSatisfy({ $0.value(at: point) >= 0 }) else { continue }
        feasible += 1
        let value = (one.slope * point).sum() + one.offset
        #expect(answer.bound <= value + 1e-12, "program \(number)")
      }
      // Where the vertex keeps all rows, nothing is left between it and the bound.
      let keeps = one.rows.allSatisfy { $0.value(at: answer.point) >= -1e-9 }
      if answer.bound.isFinite, keeps {
        closed += 1
        let value = (one.slope * answer.point).sum() + one.offset
        #expect(value - answer.bound < 1e-7, "program \(number)")
      }
    }
    #expect(feasible > 1_000)
    #expect(closed > 300)
  }

  @Test func rowsThatLeaveNoPointHaveNoLeastValue() {
    var program = LinearProgram()
    var slope = SIMD8<Double>.zero
    slope[0] = 1
    // x at least 0.7 and at most 0.3.
    let rows = [ProofRow(slope: slope, offset: -0.7), ProofRow(slope: -slope, offset: 0.3)]
    #expect(program.minimum(of: slope, 0, lanes: 2, where: rows).bound == .infinity)
  }

  @Test func theCentreIsFarthestFromAllBorders() {
    var program = LinearProgram()
    var scratch: [ProofRow] = []
    // The triangle under the diagonal of the unit square: its incircle has the radius 1 − √2/2.
    var slope = SIMD8<Double>.zero
    slope[0] = -1
    slope[1] = -1
    let rows = [ProofRow(slope: slope, offset: 1)].compactMap { $0.normalized }
    let (point, depth) = program.centre(of: rows, axes: 2, scratch: &scratch)
    let radius = 1 - 0.5.squareRoot()
    #expect(abs(depth - radius) < 1e-9)
    #expect(abs(point[0] - radius) < 1e-9 && abs(point[1] - radius) < 1e-9)
  }
}
