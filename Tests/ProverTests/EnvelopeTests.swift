import BandChecker
import BandPlacement
import BandScreenModel
import Testing

@testable import BandProver

/// Envelopes stand around their devices, and reach as far beyond them as they say.
struct EnvelopeTests {
  private struct Held {
    var device: DeviceProfile
    var profile: OrientationProfile
    var member: EnvelopeMember
    var strips: [StripSlot]
  }

  private static let screen = Screen(
    name: "Empty",
    discrete: DiscreteCase(
      platform: .ios, form: .phone, navigation: .homeIndicator, isLandscape: false, textSize: .standard))

  /// Every profile of the catalogue, by family and strips.
  private func families() -> [[Held]] {
    var found: [[Held]] = []
    var index: [EnvelopeFamily: [Int]] = [:]
    for device in catalogueProfiles() {
      for profile in device.orientations where device.isComplete {
        let strips = profile.strips.filter { profile.tapDepth(of: $0) != nil }
        let held = Held(
          device: device, profile: profile,
          member: EnvelopeMember(
            environment: EnvironmentValues(of: profile, scale: device.scale, isKeyboardUp: true),
            stripDepths: strips.map { profile.tapDepth(of: $0) ?? 0 }),
          strips: strips.map { StripSlot($0) })
        let family = EnvelopeFamily(device, profile)
        if let known = index[family]?.first(where: { found[$0][0].strips == held.strips }) {
          found[known].append(held)
        } else {
          index[family, default: []].append(found.count)
          found.append([held])
        }
      }
    }
    return found
  }

  private func catalogueProfiles() -> [DeviceProfile] {
    var catalogue = CatalogueProfiles()
    return catalogue.profiles(at: Array(Catalogue.index.indices))
  }

  @Test func everyRootContainsAllItsDevices() {
    let families = families()
    #expect(families.count >= 20)
    for family in families {
      let envelope = Envelope(
        EnvelopeFamily(family[0].device, family[0].profile), family.map { $0.member }, strips: family[0].strips)
      // A root of all lengths at once has too many axes: the sums are looked at in the envelope itself.
      for held in family {
        for variable in EnvironmentVariable.allCases {
          let range = envelope[variable]
          let value = held.member.environment[variable]
          #expect(value >= range.lower && value <= range.upper, "\(held.device.name), \(variable)")
        }
        for sum in envelope.sums {
          let value = sum.terms.reduce(0) { total, term in
            switch term.variable {
            case .environment(let variable): total + term.factor * held.member.environment[variable]
            case .stripDepth(let index): total + term.factor * held.member.stripDepths[index]
            }
          }
          #expect(value >= sum.range.lower - 1e-9 && value <= sum.range.upper + 1e-9, "\(held.device.name), \(sum)")
        }
      }
      let root = envelope.root(for: EnvelopeUses(Self.screen, []))
      for held in family {
        let lengths = root.axes.map { axis -> Double in
          guard case .environment(let variable) = axis.variable else { return 0 }
          return held.member.environment[variable]
        }
        #expect(root.contains(root.point(of: lengths)), "\(held.device.name)")
      }
    }
  }

  @Test func anEnvelopeReachesBeyondItsDevicesByTheMargin() {
    var device = DeviceProfile(
      id: "a", name: "A", platform: .ios, form: .phone, scale: 3, navigation: .homeIndicator)
    let profile = OrientationProfile(
      orientation: .portrait, size: PointSize(width: 390, height: 844),
      insets: Edges(left: 0, top: 47, right: 0, bottom: 34))
    device.orientations = [profile]
    let member = EnvelopeMember(environment: EnvironmentValues(of: profile, scale: 3), stripDepths: [])
    let envelope = Envelope(EnvelopeFamily(device, profile), [member], strips: [])
    #expect(envelope[.width] == Envelope.Range(lower: 390 - envelopeMargin, upper: 390 + envelopeMargin))
    #expect(envelope[.insetBottom] == Envelope.Range(lower: 34 - envelopeMargin, upper: 34 + envelopeMargin))
    // What no device of the family has, none to come is taken to have.
    #expect(envelope[.insetLeft] == Envelope.Range(lower: 0, upper: 0))
    let wide = Envelope(
      EnvelopeFamily(device, profile), [member], strips: [],
      widening: [EnvelopeWidening(.width, 320, 480), EnvelopeWidening(.insetBottom, 0, 60)])
    #expect(wide[.width] == Envelope.Range(lower: 320, upper: 480))
    #expect(wide[.insetBottom] == Envelope.Range(lower: 0, upper: 60))
    let root = wide.root(for: EnvelopeUses(Self.screen, []))
    #expect(root.contains(root.point(of: [320, 844])))
  }

  @Test func noLowScreenHasADeepInset() {
    // Deep insets come with high screens: 360 less 24 is the least that is left below the inset, and the margin may go.
    let envelope = landscape([(360, 24), (411, 52)], widening: [])
    let sum = envelope.sums.first { sum in
      sum.terms.count == 2 && sum.terms[0].variable == .environment(.height)
        && sum.terms[1].variable == .environment(.insetTop)
    }
    #expect(sum?.range == Envelope.Range(lower: 336 - envelopeMargin, upper: 359 + envelopeMargin))
  }

  @Test func aRangeWidensOnlyTheFamiliesThatItMeets() {
    // Held upright these are 360 to 411 wide, and the sides are swapped in landscape.
    let met = landscape([(360, 24), (411, 52)], widening: [EnvelopeWidening(.width, 320, 480)])
    #expect(met[.height] == Envelope.Range(lower: 320, upper: 480))
    let apart = landscape([(360, 24), (411, 52)], widening: [EnvelopeWidening(.width, 600, 700)])
    #expect(apart[.height] == Envelope.Range(lower: 360 - envelopeMargin, upper: 411 + envelopeMargin))
  }

  /// Around phones of some heights and insets at the top, 800 points wide.
  private func landscape(_ members: [(height: Double, top: Double)], widening: [EnvelopeWidening]) -> Envelope {
    var device = DeviceProfile(
      id: "a", name: "A", platform: .android, form: .phone, scale: 3, navigation: .gesture)
    let profiles = members.map {
      OrientationProfile(
        orientation: .landscape, size: PointSize(width: 800, height: $0.height),
        insets: Edges(left: 0, top: $0.top, right: 0, bottom: 0))
    }
    device.orientations = profiles
    return Envelope(
      EnvelopeFamily(device, profiles[0]),
      profiles.map { EnvelopeMember(environment: EnvironmentValues(of: $0, scale: 3), stripDepths: []) }, strips: [],
      widening: widening)
  }
}
