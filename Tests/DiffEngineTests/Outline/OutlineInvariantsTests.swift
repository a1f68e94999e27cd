import RandomNumbers
import Testing

@testable import DiffEngine

struct OutlineInvariantsTests {
    @Test(arguments: RandomTrials.seeds(30))
    func `random edits keep the invariants, including the invariants of derived outlines`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var outline = Outline<Int>()
        var tree = ModelTree()
        for step in 0..<60 {
            ModelTree.edit(&outline, &tree, using: &generator)
            #expect(outline.brokenInvariant == nil, "seed \(seed), step \(step)")
            // Queried at random, so that the levels are sometimes cached when the next edit comes.
            guard generator.chance(40), let item = outline.items.randomElement(using: &generator) else { continue }
            _ = outline.isVisible(item)
            let part = outline.outline(of: item, includingParent: generator.chance(50))
            #expect(part?.brokenInvariant == nil, "seed \(seed), step \(step)")
            let wanted = (0..<40).shuffled(using: &generator).prefix(generator.number(below: 20))
            let reconciled = outline.reconciled(withVisible: Array(wanted))
            #expect(reconciled.brokenInvariant == nil, "seed \(seed), step \(step)")
            #expect(outline.brokenInvariant == nil, "seed \(seed), step \(step)")
        }
    }

    @Test func `children that are replaced repeatedly are released`() throws {
        var outline = Outline<Int>.nested
        for number in 100..<400 {
            try outline.replaceChildren(of: 1, with: Outline(roots: [number]))
            #expect(outline.brokenInvariant == nil, "number \(number)")
        }
        #expect(outline.items == [1, 399, 5, 6] && outline.position(of: 6) == 3)
    }

    private func problem(_ change: (inout Outline<Int>) -> Void) -> String? {
        var outline = Outline<Int>.nested
        change(&outline)
        return outline.brokenInvariant
    }

    @Test func `a broken invariant of an outline is reported`() {
        #expect(problem { _ in } == nil)
        #expect(problem { $0.nodes.removeLast() } == "There are 6 handles, 5 nodes and 6 notes.")
        #expect(problem { $0.table.hashes[0] ^= 1 } == "The hash of handle 0 is another identifier's.")
        #expect(problem { $0.order.append(contentsOf: [0], notes: &$0.notes) } == "Handle 0 is here twice.")
        #expect(problem { $0.nodes[3].isPresent = false } == "Handle 3 is here, but its node has another value.")
        #expect(
            problem { $0.order.removeSubrange(5..<6, notes: &$0.notes) }
                == "Handle 5 isn't here, but its node has another value.")
        #expect(problem { $0.notes[1] = 0 } == "Handle 1 is at 4, but noted at 0.")
        #expect(problem { $0.nodes[4].level = 3 } == "Handle 4 is at level 3 without a parent.")
        #expect(problem { $0.nodes[0].level = 1 } == "Handle 0 is at level 1 without a parent.")
        let stale = problem {
            _ = $0.levelBlocks
            $0.nodes[2].isExpanded = true
        }
        #expect(stale == nil, "the block's first item is a root that is collapsed")
        let wrong = problem {
            _ = $0.levelBlocks
            $0.nodes[0].isExpanded = true
            $0.nodes[1].isExpanded = true
        }
        #expect(wrong == "The cached block 0 is out of date.")
        let wasteful = problem { for number in 100..<180 { _ = $0.table.insert(number) } }
        #expect(wasteful == "There are 86 handles, 6 nodes and 6 notes.")
        let admitted = problem { _ = try? $0.admit(Array(100..<180)) }
        #expect(admitted == "Most identifiers are out of use.")
    }
}
