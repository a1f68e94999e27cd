import LayoutGeometry
import Testing

@testable import DiffEngine

struct MatchedRunTests {
    private func positions(_ pairs: [(section: Int, item: Int)]) -> [ItemPosition] {
        pairs.map { ItemPosition(section: $0.section, item: $0.item) }
    }

    private func rest(old: [ItemPosition]) -> JoinedItems {
        JoinedItems(old: old, new: [], origins: [], isKept: old.map { _ in false })
    }

    @Test func `adjacent positions in one section are neighbors`() {
        #expect(positions([(2, 5)]).areNeighbors)
        #expect(positions([(2, 5), (2, 6), (2, 7)]).areNeighbors)
    }

    @Test func `positions with a gap, in several sections, or without any items aren't neighbors`() {
        #expect(!positions([]).areNeighbors)
        #expect(!positions([(0, 1), (0, 3)]).areNeighbors)
        // As far apart as neighbors would be, if it weren't for the sections.
        #expect(!positions([(0, 1), (1, 2)]).areNeighbors)
        #expect(!positions([(0, 1), (1, 0), (1, 3)]).areNeighbors)
    }

    @Test func `an old position is the same whether the positions are neighbors or not`() {
        let neighbors = positions([(1, 4), (1, 5), (1, 6)])
        #expect(neighbors.indices.map(rest(old: neighbors).oldPosition) == neighbors)
        let apart = positions([(0, 4), (1, 0), (1, 6)])
        #expect(apart.indices.map(rest(old: apart).oldPosition) == apart)
    }
}
