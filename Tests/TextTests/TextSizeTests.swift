import BandScreenModel
import Testing

@Suite struct TextSizeTests {
  @Test func aNameStandsForTheNearestAndroidFactor() {
    for category in TextCategory.allCases {
      let distances = TextSize.allOnAndroid.map { ($0.androidFactor - category.bodyScale).magnitude }
      let distance = (category.androidFactor - category.bodyScale).magnitude
      #expect(distance == distances.min(), "\(category)")
    }
    #expect(TextSize.standard.androidFactor == 1)
    #expect(TextSize(name: "xxxLarge")?.androidFactor == 1.3)
    #expect(TextSize(name: "accessibility3")?.androidFactor == 2)
    #expect(TextSize(name: "default") == .standard)
    #expect(TextSize(name: "enormous") == nil)
  }

  @Test func everyNameReadsBack() {
    for size in TextSize.allOnIOS { #expect(TextSize(name: size.iosCategory.text) == size) }
  }

  @Test func aFactorIsTheNearestCategoryOnIOS() {
    #expect(TextSize.factor(1).iosCategory == .large)
    #expect(TextSize.factor(1.7).iosCategory == .accessibility1)
    #expect(TextSize.factor(9).iosCategory == .accessibility5)
    #expect(TextSize.factor(0.1).iosCategory == .xSmall)
    #expect(TextSize.factor(1.7).scale(on: .ios) == 28.0 / 17)
    #expect(TextSize.factor(1.7).scale(on: .android) == 1.7)
  }

  @Test func sizesAreOrdered() {
    #expect(TextSize.allOnIOS.sorted() == TextSize.allOnIOS)
    #expect(TextSize.allOnAndroid.sorted() == TextSize.allOnAndroid)
    #expect(TextSize.category(.accessibility2) >= .category(.accessibility1))
    #expect(TextSize.category(.xxxLarge) < .category(.accessibility1))
  }

  @Test func aFactorComparesWithANameByTheFactorOfTheName() {
    for category in TextCategory.allCases {
      for factor in [0.5, 0.85, 0.9, 1, 1.1, 1.15, 1.3, 1.31, 1.5, 1.7, 1.8, 2, 3] {
        let reached = TextSize.factor(factor) >= .category(category)
        #expect(reached == (factor >= category.androidFactor), "\(factor) \(category)")
      }
    }
  }
}
