import DiffEngine
import RandomNumbers
import Testing

struct LevelBlocksTests {
    /// Levels of items in depth-first order, with whether each is expanded.
    private typealias Items = [LevelBlocks.Item]

    @Test func `parents and visibility equal those found by walking back`() {
        for seed in RandomTrials.seeds(3) {
            var generator = SeededGenerator(seed: seed)
            var items = Self.random(count: generator.number(below: 1_500) + 1, using: &generator)
            var blocks = LevelBlocks(count: items.count) { items[$0] }
            for _ in 0..<5 {
                for position in items.indices {
                    let parent = blocks.parent(of: position) { items[$0] }
                    let isVisible = blocks.isVisible(position) { items[$0] }
                    #expect(parent == Self.parent(of: position, in: items), "seed \(seed), \(position)")
                    #expect(isVisible == Self.isVisible(position, in: items), "seed \(seed), \(position)")
                    if parent != Self.parent(of: position, in: items) { return }
                }
                let changed = generator.number(below: items.count)
                items[changed].isExpanded.toggle()
                blocks.update(at: changed, count: items.count) { items[$0] }
            }
        }
    }

    @Test(arguments: [true, false])
    func `a few hundred of a hundred thousand items are visited`(isChain: Bool) {
        let count = 100_000
        // Each item below the one before it, or all below the first.
        func item(at position: Int) -> LevelBlocks.Item { (Int32(isChain ? position : min(position, 1)), true) }
        let blocks = LevelBlocks(count: count, item: item)
        for position in [1, 255, 256, 50_000, count - 1] {
            var visits = 0
            let parent = blocks.parent(of: position) { position in
                visits += 1
                return item(at: position)
            }
            let isVisible = blocks.isVisible(position) { position in
                visits += 1
                return item(at: position)
            }
            #expect(parent == (isChain ? position - 1 : 0) && isVisible)
            #expect(visits <= 3 * LevelBlocks.size, "\(position)")
        }
    }

    private static func random(count: Int, using generator: inout SeededGenerator) -> Items {
        var level = -1
        return (0..<count).map { _ in
            level = generator.chance(40) ? level + 1 : generator.number(below: level + 2)
            return (Int32(level), generator.chance(95))
        }
    }

    private static func parent(of position: Int, in items: Items) -> Int? {
        items[..<position].lastIndex { $0.level < items[position].level }
    }

    private static func isVisible(_ position: Int, in items: Items) -> Bool {
        guard let parent = parent(of: position, in: items) else { return true }
        return items[parent].isExpanded && isVisible(parent, in: items)
    }
}
