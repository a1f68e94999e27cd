import Testing

@testable import DiffEngine

struct SectionMatchingTests {
    @Test func `unchanged sections need no memory`() {
        let matching = SectionMatching(oldPositions: [0, 1, 2], oldCount: 3)
        #expect(matching.oldPositions.isEmpty && matching.newPositions.isEmpty)
        #expect(matching.oldPosition(ofSection: 2) == 2 && !matching.isDeleted(2))
    }

    @Test func `inserted, deleted, and moved sections are reported in both directions`() {
        let matching = SectionMatching(oldPositions: [2, -1, 0], oldCount: 3)
        #expect((0..<3).map(matching.oldPosition(ofSection:)) == [2, -1, 0])
        #expect((0..<3).map(matching.isDeleted) == [false, true, false])
        #expect(matching.newPositions == [2, -1, 0])
        // The last one was removed, and all others are in place.
        #expect(SectionMatching(oldPositions: [0, 1], oldCount: 3).isDeleted(2))
    }
}
