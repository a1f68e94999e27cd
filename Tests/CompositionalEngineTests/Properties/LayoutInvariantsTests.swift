import LayoutGeometry
import RandomNumbers
import Testing

@testable import CompositionalEngine

struct LayoutInvariantsTests {
    @Test(arguments: UInt64(0)..<12) func `layouts keep their invariants through changes`(seed: UInt64) {
        var history = LayoutHistory()
        for (index, step) in LayoutHistory.steps(seed: 500 + seed).enumerated() {
            history.random = SeededGenerator(seed: step)
            let name = history.step()
            #expect(history.solver.brokenInvariant == nil, "seed \(seed), step \(index) (\(name))")
            _ = history.solver.contentSize()
            #expect(history.solver.brokenInvariant == nil, "seed \(seed), step \(index) (\(name)), solved")
        }
    }

    @Test(arguments: UInt64(0)..<150) func `layouts with measured items keep their invariants`(seed: UInt64) {
        var random = RandomLayout(seed: seed)
        var solver = random.solver().solver
        for step in 0..<8 {
            let elements = solver.elements(in: Rect(origin: .zero, size: solver.contentSize()))
            guard let element = elements.randomElement(using: &random.generator) else { break }
            let size = Size(
                width: Double(Int.random(in: 0...90, using: &random.generator)) / 2,
                height: Double(Int.random(in: 0...90, using: &random.generator)) / 2)
            if random.generator.chance(80) {
                _ = solver.setMeasuredSize(size, for: element.id)
            } else {
                solver.discardMeasuredSize(of: element.id)
            }
            #expect(solver.brokenInvariant == nil, "seed \(seed), step \(step)")
        }
    }

    /// Three headed sections of rows, two of whose items were measured.
    private func problem(_ change: (inout CompositionalSolver) -> Void) -> String? {
        var solver = CompositionalSolver(
            container: LayoutContainer(size: Size(width: 320, height: 480), scale: 2),
            configuration: LayoutConfiguration(interSectionSpacing: 5))
        solver.setSections([4, 5, 6].map { .init(description: LayoutHistory.descriptions[3], itemCount: $0) })
        for item in 1...2 {
            _ = solver.setMeasuredSize(Size(width: 320, height: 60), for: .cell(section: 1, item: item))
        }
        _ = solver.contentSize()
        change(&solver)
        return solver.brokenInvariant
    }

    @Test func `a broken invariant of a layout is reported`() {
        #expect(problem { _ in } == nil)
        #expect(problem { $0.states[2].solved = nil } == "Section 2: It isn't solved.")
        #expect(problem { $0.states[0].input.itemCount = 3 } == "Section 0: 4 of 3 items are laid out.")
        #expect(problem { $0.lengths[1] = 70 } == "Section 1 isn't stacked with its length.")
        #expect(problem { $0.lengths[3] = 70 } == "4 of 3 sections are stacked, and 3 solved.")
        #expect(problem { $0.overhang = -1 } == "Section 0 sticks out further than any.")
        #expect(problem { $0.sectionsHavePinnedItems = false } == "Whether items are pinned isn't known.")
        #expect(problem { $0.orthogonalSectionIndexes = [1] } == "Other sections scroll across the layout.")
        #expect(
            problem { $0.boundaries = BoundaryLayout(contentLength: 5) }
                == "The layout's boundary items aren't around the sections.")
        #expect(problem { $0.acrossLength = 5 } == "The content isn't as wide as its widest section.")
        let measured = problem { solver in
            solver.states[0].measured = solver.states[1].measuredSizes
        }
        #expect(measured == "Section 0: Its measured sizes aren't in its solution.")
    }

    @Test func `a broken invariant of measured sizes is reported`() {
        var widths = BlockedLengths(commonLength: 0)
        widths[3] = 20
        let sizes = MeasuredSizes(widths: widths, heights: BlockedLengths(commonLength: 0))
        #expect(sizes.brokenInvariant == "1 items have a width, and 0 a height.")
        #expect(MeasuredSizes(widths: widths, heights: widths).brokenInvariant == nil)
        #expect(MeasuredSizes(widths: nil, heights: widths).brokenInvariant == nil)
    }

    private func sequence(spacing: Double = 10) -> GroupSequence {
        GroupSequence(
            itemCount: 10, itemsPerGroup: 2, templateLength: 40,
            spacing: GroupSpacing(start: 1, end: 2, interGroup: spacing), scale: 2, lengths: nil, margin: 0)
    }

    @Test func `a broken invariant of groups is reported`() {
        var groups = sequence()
        groups.list(itemCount: 3, length: 50, crossLength: 90, supplementaryCounts: [:])
        #expect(groups.brokenInvariant == nil)
        groups.list(itemCount: 0, length: 50, crossLength: 90, supplementaryCounts: [:])
        #expect(groups.brokenInvariant == "Listed group 1 has no items.")
        groups = sequence()
        groups.list(itemCount: 11, length: 50, crossLength: 90, supplementaryCounts: [:])
        #expect(groups.brokenInvariant == "11 of 10 items are listed.")
        // Groups overlap, but never run backwards.
        groups = sequence(spacing: -100)
        #expect(groups.brokenInvariant == nil)
        groups = sequence(spacing: -20)
        groups.setLengths([(1, 5)])
        #expect(groups.brokenInvariant == "The group after group 1 of the tail starts before it.")
    }
}
