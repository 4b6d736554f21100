/// Splitmix64: the same numbers on every run and machine for one seed.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, figure 17 with the
/// constants of the authors' reference code.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, but not including, `bound`; 0 where `bound` is 0.
  mutating func below(_ bound: Int) -> Int { bound <= 1 ? 0 : Int(truncatingIfNeeded: next() >> 1) % bound }
}
