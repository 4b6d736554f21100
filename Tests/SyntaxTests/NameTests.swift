import BandSyntax
import Testing

struct NameTests {
  @Test func equalTextsAreEqualNames() {
    var names = NameTable()
    let a = names.intern("agree")
    #expect(names.intern("agree") == a)
    #expect(names.intern([UInt8]("agree".utf8)) == a)
    #expect(names.intern("agrees") != a)
    #expect(names.text(of: a) == "agree")
    #expect(names.find("agree") == a)
    #expect(names.find("nobody") == nil)
  }

  @Test func theEmptyTextIsNoName() {
    var names = NameTable()
    #expect(names.intern("") == .none)
    #expect(names.find("") == Name.none)
    #expect(Name.none.isNone)
    #expect(names.text(of: .none) == "")
  }

  @Test func wordsHaveFixedNames() {
    var names = NameTable()
    #expect(names.intern("width") == .width)
    #expect(names.intern("if") == .if)
    #expect(names.text(of: .landscapeRight) == "landscapeRight")
    #expect(names.count == Name.wordCount + 1)
  }

  @Test func manyNamesStayApart() {
    var names = NameTable()
    let all = (0..<20_000).map { names.intern("name\($0)") }
    #expect(Set(all).count == 20_000)
    #expect(names.text(of: all[12_345]) == "name12345")
    #expect(names.intern("name777") == all[777])
  }
}
