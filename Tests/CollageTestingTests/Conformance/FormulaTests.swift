import Testing

@testable import Conformance

struct FormulaTests {
    @Test func `recorded formulae are read`() throws {
        #expect(try Formula.values(of: "[60+10*(item%3), 40+6*(item%4)]", variables: ["item": 5]) == [80, 46])
        #expect(
            try Formula.namedValues(of: "top 4+3s, left 6+5s, bottom 8+s, right 10+4s", variables: ["s": 2])
                == ["top": 10, "left": 16, "bottom": 10, "right": 18])
        #expect(try Formula.value(of: "-(2-5)/3*8-1", variables: [:]) == 7)
    }

    @Test(arguments: ["", "1+", "(1", "x", "1)"]) func `an unreadable formula is rejected`(text: String) {
        #expect(throws: Formula.SyntaxError.self) { try Formula.value(of: text, variables: [:]) }
    }
}
