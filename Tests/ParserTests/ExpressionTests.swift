import BandParser
import BandTestSupport
import Testing

/// How values are read; the brackets show what belongs together.
struct ExpressionTests {
  @Test func operatorsBindAsTightlyAsTheLanguageSays() {
    #expect(expression("a + b * c - d / e") == "((a add (b multiply c)) subtract (d divide e))")
    #expect(expression("a - b - c") == "((a subtract b) subtract c)")
    #expect(expression("a || b && c == d + 1") == "(a or (b and (c equal (d add 1.0))))")
    #expect(expression("1...count - 1") == "(1.0 range (count subtract 1.0))")
    #expect(expression("800 by 2 * 640") == "(800.0 by (2.0 multiply 640.0))")
    #expect(expression("a < b && b >= c") == "((a less b) and (b greaterOrEqual c))")
    #expect(expression("a <= b || !c && d != e") == "((a lessOrEqual b) or ((not c) and (d notEqual e)))")
    #expect(expression("-a.b * -2") == "((minus a.b) multiply (minus 2.0))")
    #expect(expression("(a + b) * c") == "(((a add b)) multiply c)")
    #expect(expression("a > b ? c : d") == "((a greater b) ? c : d)")
    #expect(expression("a ? b : c ? d : e") == "(a ? b : (c ? d : e))")
    #expect(expression("a ? b ? c : d : e") == "(a ? (b ? c : d) : e)")
  }

  @Test func numbersCarryWhatTouchesThem() {
    #expect(expression("16") == "16.0")
    #expect(expression("0.25") == "0.25")
    #expect(expression("50% - 16") == "(50.0% subtract 16.0)")
    #expect(expression("1px") == "1.0px")
    #expect(expression("1.7x") == "1.7x")
    #expect(expression("1...20") == "(1.0 range 20.0)")
    #expect(expression("2.5...3") == "(2.5 range 3.0)")
  }

  @Test func numbersAreReadExactly() {
    // Halfway cases and many digits: the nearest double, as the standard library reads it.
    for text in ["0.1", "123456789.125", "9007199254740993", "0.30000000000000004", "1234567890123456789012345.6789"] {
      #expect(expression(text) == "\(Double(text)!)")
    }
  }

  @Test func coloursHaveAlphaFromTheirDigits() {
    #expect(expression("#F2F2F7") == "#F2F2F7FF")
    #expect(expression("#fff") == "#FFFFFFFF")
    #expect(expression("#1234") == "#11223344")
    #expect(expression("#12345678") == "#12345678")
  }

  @Test func callsIndicesAndMembersFollowAValue() {
    #expect(expression("tabs[0].title") == "tabs[0.0].title")
    #expect(expression("clamp(a, b.c, 2)") == "clamp(a, b.c, 2.0)")
    #expect(expression("border(width: 1px, color: #CCC)") == "border(width: 1.0px, color: #CCCCCCFF)")
    #expect(expression("f(a)[i + 1].b") == "f(a)[(i add 1.0)].b")
    #expect(expression("f()") == "f()")
  }

  @Test func listsAndRecords() {
    #expect(expression("[]") == "[]")
    #expect(expression("[fill, 80, hug]") == "[fill, 80.0, hug]")
    #expect(expression("[1, 2,]") == "[1.0, 2.0]")
    #expect(expression("[(title: \"Mail\", n: 1), (title: \"You\", n: 2)]").hasPrefix("[(title: \"Mail\", n: 1.0), "))
    #expect(expression("(a)") == "(a)")
    #expect(expression("true == !false") == "(true equal (not false))")
  }

  @Test func stringsHaveTheirEscapesReplaced() {
    #expect(expression(#""""#) == "\"\"")
    #expect(expression(#""a \"b\" \\ c\n\u{E9}""#) == "\"a \"b\" \\ c\n\u{E9}\"")
    #expect(expression(#""Item \(i)""#) == #""Item \(i)""#)
    #expect(expression(#""\(a)\(f(b, c)) of \(n + 1)""#) == #""\(a)\(f(b, c)) of \((n add 1.0))""#)
    #expect(expression(#""a \("b \(c)") d""#) == #""a \("b \(c)") d""#)
    #expect(expression(#""größe → 😀""#) == #""größe → 😀""#)
  }

  @Test func lineBreaksInBracketsMeanNothing() {
    #expect(expression("f(\n a\n,\n b\n)") == "f(a, b)")
    #expect(expression("[\n 1,\n 2\n]") == "[1.0, 2.0]")
  }

  @Test func valuesGoOnBehindAnOperatorAndBeforeOne() {
    #expect(expression("a +\n b") == "(a add b)")
    #expect(expression("a\n + b\n * c") == "(a add (b multiply c))")
    #expect(expression("a\n ? b\n : c") == "(a ? b : c)")
    #expect(expression("a\n .b\n .c") == "a.b.c")
    #expect(expression("a // why\n - b") == "(a subtract b)")
  }
}
