import BandSyntax

/// The random numbers of the tests: the same on every run and machine for one seed.
public typealias SeededGenerator = SplitMix64
