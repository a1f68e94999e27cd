import DiffEngine
import RandomNumbers
import Testing

struct OutlineTests {
    /// 1 (2 (3), 4), 5 (6)
    private let outline = Outline<Int>.nested

    @Test func `random edits match a plain tree`() {
        for seed in RandomTrials.seeds(40) {
            var generator = SeededGenerator(seed: seed)
            var outline = Outline<Int>()
            var tree = ModelTree()
            for step in 0..<30 {
                ModelTree.edit(&outline, &tree, using: &generator)
                #expect(tree.agrees(with: outline), "seed \(seed), step \(step)")
                if !tree.agrees(with: outline) { return }
            }
        }
    }

    @Test func `inserting after an item inserts after its subtree`() throws {
        var outline = outline
        try outline.insert([9], .after, 1)
        #expect(outline.items == [1, 2, 3, 4, 9, 5, 6])
        #expect(outline.level(of: 9) == 0)
    }

    @Test func `rejected edits change nothing`() {
        var outline = outline
        #expect(throws: EditError.duplicates(at: [1, 2])) { try outline.append([7, 7, 3], to: nil) }
        #expect(throws: EditError.unknown(at: 1)) { try outline.remove([1, 9]) }
        #expect(throws: EditError.unknownDestination) { try outline.append([7], to: 9) }
        var other = Outline<Int>()
        try! other.append([5], to: nil)
        #expect(throws: EditError.duplicates(at: [0])) { try outline.replaceChildren(of: 1, with: other) }
        #expect(outline.hasSameElements(as: self.outline))
        #expect(!outline.contains(7) && outline.position(of: 7) == nil)
    }

    @Test func `an outline of a subtree is independent`() {
        var outline = outline
        outline.setExpanded(true, [2])
        let children = outline.outline(of: 1, includingParent: false)!
        #expect(children.items == [2, 3, 4] && children.rootItems == [2, 4])
        #expect(children.expandedItems == [2])
        #expect(outline.outline(of: 1, includingParent: true)!.rootItems == [1])
        #expect(outline.outline(of: 6, includingParent: false)!.count == 0)
    }

    @Test func `a chain of a hundred thousand items can be built, queried, and deallocated`() throws {
        let count = 100_000
        var chain = Outline<Int>()
        for item in 0..<count { try chain.append([item], to: item == 0 ? nil : item - 1) }
        chain.setExpanded(true, Array(0..<count))
        for item in stride(from: 1, to: count, by: 997) {
            #expect(chain.level(of: item) == item && chain.parent(of: item) == item - 1)
            #expect(chain.isVisible(item) == true)
        }
        #expect(chain.visibleItems.count == count)
        let open = chain
        chain.setExpanded(false, [count / 2])
        #expect(chain.isVisible(count / 2) == true && chain.isVisible(count / 2 + 1) == false)
        #expect(chain.isVisible(count - 1) == false && open.isVisible(count - 1) == true)
        #expect(chain.reconciled(withVisible: Array(0..<count / 2)).count == count / 2)
        // From the last to the first: the children of each are already removed.
        try chain.remove((1..<count).reversed())
        #expect(chain.items == [0])
    }

    @Test func `an edit changes the parents of the items after it`() throws {
        var outline = outline
        outline.setExpanded(true, [1, 2])
        #expect(outline.isVisible(3) == true)
        try outline.insert([9], .before, 2)
        try outline.append([8], to: 9)
        #expect(outline.parent(of: 8) == 9 && outline.isVisible(8) == false && outline.isVisible(3) == true)
        outline.setExpanded(true, [9])
        #expect(outline.isVisible(8) == true)
        try outline.remove([9])
        #expect(outline.parent(of: 2) == 1 && outline.isVisible(8) == nil)
    }

    // MARK: Reconciliation

    @Test func `new visible items follow the previous item at its level`() {
        var outline = outline
        outline.setExpanded(true, [1, 5])
        #expect(outline.visibleItems == [1, 2, 4, 5, 6])
        let changed = outline.reconciled(withVisible: [0, 1, 2, 7, 4, 8, 5, 6])
        #expect(changed.visibleItems == [0, 1, 2, 7, 4, 8, 5, 6])
        #expect(changed.items == [0, 1, 2, 3, 7, 4, 8, 5, 6])
        #expect([0, 7, 8].map { changed.level(of: $0) } == [0, 1, 1])
        #expect(changed.parent(of: 7) == 1 && changed.parent(of: 6) == 5)
    }

    @Test func `children move up when their parent is removed`() {
        var outline = outline
        outline.setExpanded(true, [1])
        let changed = outline.reconciled(withVisible: [2, 4])
        #expect(changed.items == [2, 3, 4])
        #expect(changed.rootItems == [2, 4])
    }

    @Test func `moving an item moves its hidden descendants`() {
        let changed = outline.reconciled(withVisible: [5, 1])
        #expect(changed.items == [5, 6, 1, 2, 3, 4])
        #expect(changed.parent(of: 3) == 2)
    }

    @Test func `any list of items can become the visible items`() {
        for seed in RandomTrials.seeds(250) {
            var generator = SeededGenerator(seed: seed)
            var outline = Outline<Int>()
            var tree = ModelTree()
            for _ in 0..<20 { ModelTree.edit(&outline, &tree, using: &generator) }
            var wanted = outline.visibleItems.filter { _ in generator.chance(70) }
            for item in (0..<40).shuffled(using: &generator).prefix(4) where !wanted.contains(item) {
                wanted.insert(item, at: generator.number(below: wanted.count + 1))
            }
            if generator.chance(50), wanted.count > 1 { wanted.swapAt(0, wanted.count - 1) }
            let changed = outline.reconciled(withVisible: wanted)
            #expect(changed.visibleItems == wanted, "seed \(seed)")
            #expect(Set(changed.items).count == changed.items.count, "seed \(seed)")
            // A tree: no level is skipped on the way down.
            let levels = changed.items.map { changed.level(of: $0)! }
            #expect(zip([-1] + levels, levels).allSatisfy { $1 <= $0 + 1 }, "seed \(seed)")
        }
    }
}
