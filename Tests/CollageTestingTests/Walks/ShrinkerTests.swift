import Testing

@testable import CollageTesting

struct ShrinkerTests {
    @Test func `shrinking keeps only the elements that fail together`() {
        var shrinker = Shrinker<Int> { $0.contains(17) && $0.contains(3) }
        #expect(shrinker.shortest(Array(0..<40)) == [3, 17])
    }

    @Test func `a sequence that fails when empty becomes empty`() {
        var shrinker = Shrinker<Int> { _ in true }
        #expect(shrinker.shortest(Array(0..<9)).isEmpty)
    }

    @Test func `shrinking ends when the budget is used up`() {
        var tries = 0
        var shrinker = Shrinker<Int>(budget: 5) { _ in
            tries += 1
            return false
        }
        #expect(shrinker.shortest(Array(0..<100)).count == 100)
        #expect(tries == 5)
    }

    @Test func `elements are replaced by simpler ones while it still fails`() {
        var shrinker = Shrinker<Int> { $0.contains { $0 >= 10 } }
        #expect(shrinker.simplest([12, 11, 10]) { $0 - 10 } == [2, 1, 10])
    }
}
