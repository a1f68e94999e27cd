import Foundation
import Testing

@testable import ChartGeometry

/// Tests of the scales of positions.
struct ScaleTests {
    @Test func `a linear scale maps its domain to fractions`() {
        let scale = ContinuousScale(domain: -10...10)
        #expect(scale.fraction(of: -10) == 0 && scale.fraction(of: 0) == 0.5 && scale.fraction(of: 20) == 1.5)
        #expect(scale.value(at: 0.75) == 5)
    }

    @Test func `a reversed scale starts with the upper bound`() {
        let scale = ContinuousScale(domain: 0...4, isReversed: true)
        #expect(scale.fraction(of: 4) == 0 && scale.value(at: 0.25) == 3)
    }

    @Test(arguments: [
        ScaleTransform.linear, .logarithmic, .squareRoot, .power(exponent: 3), .symmetricLogarithmic(slopeAtZero: 2),
    ])
    func `the value at the fraction of a value is the value`(transform: ScaleTransform) {
        let scale = ContinuousScale(domain: 1...1_000, transform: transform)
        for value in [1, 7.5, 100, 999] { #expect(abs(scale.value(at: scale.fraction(of: value)) - value) < 1e-6) }
    }

    @Test func `a logarithmic scale has the same length for each power of 10`() {
        let scale = ContinuousScale(domain: 1...1_000, transform: .logarithmic)
        #expect(abs(scale.fraction(of: 10) - 1 / 3) < 1e-12 && abs(scale.fraction(of: 100) - 2 / 3) < 1e-12)
        #expect(scale.fraction(of: 0).isNaN)
        #expect(scale.ticks(count: 5) == [1, 10, 100, 1_000])
    }

    @Test func `symmetric transforms map negative values`() {
        #expect(ScaleTransform.squareRoot.apply(-9) == -3)
        #expect(ScaleTransform.symmetricLogarithmic(slopeAtZero: 1).apply(0) == 0)
    }

    @Test func `a domain without a length maps to the middle`() {
        #expect(ContinuousScale(domain: 3...3).fraction(of: 3) == 0.5)
    }

    @Test func `each category has a band, in the order of the first occurrence`() {
        let scale = CategoryScale(["b", "a", "b", "c", "d"])
        #expect(scale.categories == ["b", "a", "c", "d"])
        #expect(scale.band(of: "a") == 0.25...0.5 && scale.band(of: "x") == nil)
        #expect(scale.category(at: 0.3) == "a" && scale.category(at: -1) == "b" && scale.category(at: 2) == "d")
    }

    @Test func `a reversed category scale starts with the last category`() {
        let scale = CategoryScale(["a", "b"], isReversed: true)
        #expect(scale.band(of: "a") == 0.5...1 && scale.category(at: 0) == "b")
    }

    @Test func `an empty category scale has no category`() {
        #expect(CategoryScale([]).category(at: 0) == nil && CategoryScale(["a"]).category(at: .nan) == nil)
    }
}
