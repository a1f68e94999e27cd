import CollageTesting
import Testing

struct PresentedPathsTests {
    @Test func `an item at another index moves the items in between by one`() {
        let paths = PresentedPaths(edits: [.move(from: [0, 1], to: [0, 3])])
        let presented = (0..<5).map { paths.presented([0, $0]).item }
        #expect(presented == [0, 3, 1, 2, 4])
        #expect(paths.presented([1, 2]) == [1, 2])
        #expect(paths.presented(counts: [5, 3]) == [5, 3])
    }

    @Test func `an item presented in another section uses space there and none in its former section`() {
        let paths = PresentedPaths(edits: [.move(from: [0, 1], to: [1, 0])])
        #expect(paths.presented([0, 1]) == [1, 0])
        #expect(paths.presented([0, 2]) == [0, 1])
        #expect(paths.presented([1, 0]) == [1, 1])
        #expect(paths.presented(counts: [3, 2]) == [2, 3])
        #expect(paths.surplus(inSection: 0) == -1 && paths.surplus(inSection: 1) == 1)
    }

    @Test func `a reserved position has no item of the data source`() {
        let paths = PresentedPaths(edits: [.insert([0, 1])])
        #expect(paths.dataSource([0, 1]) == nil)
        #expect(paths.dataSource([0, 2]) == [0, 1])
        #expect(paths.presented([0, 1]) == [0, 2])
        #expect(paths.presented([0, 0]) == [0, 0])
    }

    @Test func `index paths of several items don't move`() {
        let paths = PresentedPaths(edits: [.move(from: [0, 5], to: [0, 0]), .insert([0, 0])])
        for path: IndexPath in [[0], [0, NSNotFound], [0, Int.max]] {
            #expect(paths.presented(path) == path)
            #expect(paths.dataSource(path) == path)
        }
    }

    @Test func `mapping index paths to the screen and back is the identity`() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0..<UInt64.max, using: &generator)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            var counts = (0..<3).map { _ in Int.random(in: 1...6, using: &random) }
            let original = counts
            var paths = PresentedPaths()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let target = Int.random(in: 0..<3, using: &random)
                let source = counts.indices.filter { counts[$0] > 0 }.randomElement(using: &random)!
                if Bool.random(using: &random) {
                    let from = IndexPath(item: Int.random(in: 0..<counts[source], using: &random), section: source)
                    counts[source] -= 1
                    let to = IndexPath(item: Int.random(in: 0...counts[target], using: &random), section: target)
                    counts[target] += 1
                    paths.edits.append(.move(from: from, to: to))
                } else {
                    let place = IndexPath(item: Int.random(in: 0...counts[target], using: &random), section: target)
                    counts[target] += 1
                    paths.edits.append(.insert(place))
                }
            }
            #expect(paths.presented(counts: original) == counts, "seed \(seed)")
            var seen: Set<IndexPath> = []
            for (section, count) in original.enumerated() {
                for item in 0..<count {
                    let path = IndexPath(item: item, section: section)
                    let presented = paths.presented(path)
                    #expect(seen.insert(presented).inserted, "seed \(seed)")
                    #expect(paths.dataSource(presented) == path, "seed \(seed)")
                }
            }
        }
    }
}
