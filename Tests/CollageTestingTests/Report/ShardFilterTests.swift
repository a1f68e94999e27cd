import Testing

@testable import CollageTesting

struct ShardFilterTests {
    private static let tests = [
        "AppTests.free()", "AppTests.OfferTests/unfolds()", "AppTests.OfferTests/unfolds(in:)",
        "AppTests.OfferTests/Inner/`a (b) is. c/d?`()", "AppTests.`A suite`/`one`()", "AppTests.OldTests/testA",
        "AppTests.OldTests/testAB", "OtherTests.OldTests/testA",
    ]

    /// Whether `swift test` runs a test, which Swift Testing knows by its place, too.
    private func isSelected(_ test: String, by patterns: [String]) throws -> Bool {
        let names = test.hasSuffix(")") ? [test, "\(test)/Some-Tests.swift:12:4"] : [test]
        let selected = try names.map { name in try patterns.contains { try name.contains(Regex($0)) } }
        #expect(Set(selected).count == 1, "\(test)")
        return selected[0]
    }

    @Test(arguments: tests) func `patterns match one test and no other`(test: String) throws {
        let patterns = ShardFilter.patterns(for: [test])
        for other in Self.tests {
            #expect(try isSelected(other, by: patterns) == (other == test), "\(other) by \(patterns)")
        }
    }

    @Test func `many tests of one suite need only a few patterns`() throws {
        let tests = (0..<250).map { "AppTests.OfferTests/unfolds\($0)()" }
        let patterns = ShardFilter.patterns(for: tests + ["AppTests.free()"])
        #expect(patterns.count == 4)
        for test in tests { #expect(try isSelected(test, by: patterns)) }
        #expect(try !isSelected("AppTests.OfferTests/unfolds250()", by: patterns))
    }

    @Test func `messages of a build aren't listed as tests`() {
        let output = """
            Building for debugging...
            [1/2] Compiling App Offer.swift
            AppTests.OfferTests/unfolds()
            AppTests.OldTests/testA
            AppTests.`A suite. Of words`/`one: two`()
            warning: AppTests.swift/x
            AppTests.free()
            Build complete! (1.0s)
            """
        #expect(
            ShardFilter.tests(listed: output) == [
                "AppTests.OfferTests/unfolds()", "AppTests.OldTests/testA", "AppTests.`A suite. Of words`/`one: two`()",
                "AppTests.free()",
            ])
    }
}
