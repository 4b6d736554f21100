import BandWorkspace
import Synchronization
import Testing

@Suite struct InOrderTests {
  @Test(arguments: [1, 2, 7]) func resultsComeInOrder(jobs: Int) {
    var taken: [Int] = []
    inOrder(500, jobs: jobs) { index in
      // Pieces of very different length.
      var sum = 0
      for step in 0..<(index % 7 == 0 ? 20_000 : 10) { sum &+= step &* index }
      return sum &- sum &+ index
    } take: { index, result in
      #expect(index == result)
      taken.append(result)
      return true
    }
    #expect(taken == Array(0..<500))
  }

  @Test(arguments: [1, 3]) func aRunCanEndEarly(jobs: Int) {
    let begun = Atomic<Int>(0)
    var taken = 0
    inOrder(10_000, jobs: jobs, window: 8) { index in
      begun.add(1, ordering: .relaxed)
      return index
    } take: { _, _ in
      taken += 1
      return taken < 5
    }
    #expect(taken == 5)
    #expect(begun.load(ordering: .relaxed) <= 5 + 8)
  }

  @Test func noMoreIsDoneAheadThanTheWindowHolds() {
    let done = Atomic<Int>(0)
    inOrder(300, jobs: 4, window: 6) { index in
      done.add(1, ordering: .sequentiallyConsistent)
      return index
    } take: { index, _ in
      // Result `index` has been taken, so at most the window beyond it may have begun.
      #expect(done.load(ordering: .sequentiallyConsistent) <= index + 1 + 6)
      return true
    }
  }

  @Test func aFailureOfTheTakerEndsTheRun() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try inOrder(1000, jobs: 2) {
        $0
      } take: { index, _ throws(Stop) in
        if index == 3 { throw Stop() }
        return true
      }
    }
    inOrder(0, jobs: 2) {
      $0
    } take: { _, _ in
      true
    }
  }
}
