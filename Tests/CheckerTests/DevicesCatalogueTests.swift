import BandScreenModel
import BandSyntax
import Testing

@testable import BandChecker

/// The catalogue's declarations as profiles. Figures are read off `Tools/devices/data/devices.json` by hand.
@Suite struct DevicesCatalogueTests {
  @Test func everyDeclarationIsReadWithoutAWord() {
    let read = Catalogue.declaredDevices(for: Catalogue.index)
    #expect(read.diagnostics.map { $0.message } == [])
    #expect(read.devices.count == 92)
    #expect(read.devices.map { $0.profiles.count }.reduce(0, +) == 116)
  }

  @Test func theCountsAreThoseOfTheDevicePage() {
    // docs/devices.md: "92 devices in 116 profiles, 108 of them ready (280 orientations)".
    #expect(Catalogue.profiles(for: Catalogue.index).count == 116)
    let ready = Catalogue.profiles(for: Catalogue.entries(in: .all))
    #expect(ready.count == 108)
    #expect(ready.map { $0.orientations.count }.reduce(0, +) == 280)
  }

  @Test func profilesAreWhatTheIndexSays() {
    for (entry, profile) in zip(Catalogue.index, Catalogue.profiles(for: Catalogue.index)) {
      #expect(profile.id == entry.id)
      #expect(profile.name == entry.name)
      #expect(profile.variant == entry.variant, "\(entry.id)")
      #expect(profile.platform == entry.platform, "\(entry.id)")
      #expect(profile.form == entry.form, "\(entry.id)")
      #expect(profile.navigation == entry.navigation, "\(entry.id)")
      #expect(profile.isComplete == entry.isComplete, "\(entry.id)")
      #expect(profile.orientations.first?.orientation == .portrait, "\(entry.id)")
      #expect(!profile.sources.isEmpty, "\(entry.id)")
    }
  }

  @Test func anIPhonesFiguresAreThoseOfTheData() throws {
    let profile = try profile("iphone-16-pro")
    #expect(profile.scale == 3 && profile.year == 2024 && profile.sources.first == "fdp")
    #expect(profile.orientations.map { $0.orientation } == [.portrait, .landscapeLeft, .landscapeRight])
    let portrait = profile.orientations[0]
    #expect(portrait.size == PointSize(width: 402, height: 874))
    #expect(portrait.insets == Edges(left: 0, top: 62, right: 0, bottom: 34))
    #expect(portrait.cutouts == [Rectangle(x: 138.67, y: 14.33, width: 124.67, height: 35.67)])
    #expect(portrait.corner == 62 && portrait.keyboard == 335)
    #expect(portrait.strips.map { $0.name } == ["statusBar", "homeIndicator"])
    #expect(portrait.strips[0].takes == [.tap, .dragAcross] && !portrait.strips[0].isDeferrable)
    let home = portrait.strips[1]
    #expect(home.kind == .home && home.edge == .bottom && home.thickness == 34)
    #expect(home.takes == [.dragAcross, .dragAlong] && home.discourages == .tap && home.isDeferrable)
    let right = profile.orientations[2]
    #expect(right.insets == Edges(left: 62, top: 0, right: 62, bottom: 21))
    #expect(right.cutouts == [Rectangle(x: 824, y: 138.67, width: 35.67, height: 124.67)])
    #expect(right.strips[0].thickness == nil)
  }

  @Test func aVariantChangesWhatItSaysAndNothingElse() throws {
    // devices.json: osVariants "iOS 26" of deviceprofile, landscape only, top 20 and bottom 20.
    let variant = try profile("iphone-16-pro@ios-26-deviceprofile")
    let device = try profile("iphone-16-pro")
    #expect(variant.name == "iPhone 16 Pro, iOS 26, deviceprofile")
    #expect(variant.orientations.count == 3)
    #expect(variant.orientations[0].insets == device.orientations[0].insets)
    #expect(variant.orientations[0].strips == device.orientations[0].strips)
    #expect(variant.orientations[1].insets == Edges(left: 62, top: 20, right: 62, bottom: 20))
    #expect(variant.orientations[1].strips.map { $0.name } == ["statusBar", "homeIndicator"])
    #expect(variant.orientations[1].cutouts == device.orientations[1].cutouts)
    #expect(device.orientations[1].strips.map { $0.name } == ["notificationPull", "homeIndicator"])
  }

  @Test func threeButtonsAreAtTheSideInLandscape() throws {
    let profile = try profile("pixel-fold-folded-3button")
    #expect(profile.form == .foldable && profile.navigation == .threeButton && profile.scale == 2.625)
    let left = profile.orientations[1]
    #expect(left.orientation == .landscapeLeft)
    #expect(left.insets == Edges(left: 50.67, top: 41.9, right: 48, bottom: 0))
    #expect(left.strips[1].edge == .right && left.strips[1].thickness == 48)
    #expect(profile.orientations[2].strips[1].edge == .left)
    #expect(left.tapDepth(of: left.strips[1]) == 48)
  }

  @Test func aHomeKeyLeavesNoHomeStrip() throws {
    let profile = try profile("iphone-se-3")
    #expect(profile.orientations.map { $0.orientation } == [.portrait, .landscape])
    #expect(profile.orientations.allSatisfy { $0.strips.allSatisfy { $0.kind != .home } })
    #expect(profile.orientations[0].insets == Edges(left: 0, top: 20, right: 0, bottom: 0))
  }

  @Test func unknownFiguresStayUnknown() throws {
    let fold = try profile("galaxy-z-fold5-unfolded-3button")
    #expect(!fold.isComplete)
    #expect(fold.orientations[0].unknownInsets == [.top, .bottom])
    #expect(fold.orientations[0].strips.allSatisfy { $0.thickness == nil })
    let galaxy = try profile("galaxy-s24-3button")
    #expect(galaxy.isComplete && galaxy.orientations[0].hasUnknownCutout && galaxy.orientations[0].cutouts.isEmpty)
    #expect(try profile("pixel-fold-folded-gesture").orientations[0].keyboard == nil)
    let pixel = try profile("pixel-10-pro-fold-unfolded-gesture")
    #expect(pixel.orientations[0].hasUnknownCorner && pixel.orientations[0].corner == 0)
  }

  @Test func aFoldIsNoHinge() throws {
    // A fold of no width separates nothing.
    #expect(try profile("pixel-10-pro-fold-unfolded-gesture").orientations.allSatisfy { $0.hinge == nil })
  }

  @Test func profilesComeInTheOrderThatIsAskedFor() {
    let index = Catalogue.index
    var catalogue = CatalogueProfiles()
    let positions = [40, 3, 90, 3, 200, -1]
    let first = catalogue.profiles(at: positions)
    #expect(first.map { $0.id } == [index[40].id, index[3].id, index[90].id, index[3].id])
    #expect(catalogue.profiles(at: [3, 4]).map { $0.id } == [index[3].id, index[4].id])
  }

  private func profile(_ id: String) throws -> DeviceProfile {
    let entry = try #require(Catalogue.entry(named: id))
    return try #require(Catalogue.profiles(for: [entry]).first)
  }
}
