import LayoutGeometry
import Testing
import ViewLayoutEngine

/// Stacks in which only some views are measured again, and all others keep their sizes.
struct StackUpdateTests {
    /// A centered column of views whose sizes can change.
    private struct Column {
        var sizes: [Size]
        var stack: StackSolver

        init(_ sizes: [Size], spacing: Double = 10) {
            self.sizes = sizes
            stack = StackSolver(
                axis: .vertical, spacing: spacing, count: sizes.count, priority: { _ in 0 },
                preference: { _ in .standard })
            stack.solve(
                ProposedSize(width: 100, height: nil), measure: { index, _ in sizes[index] },
                guide: { _, _, size in size.width / 2 })
        }

        mutating func change(_ changes: [Int: Size]) -> Int? {
            for (index, size) in changes { sizes[index] = size }
            let sizes = sizes
            return stack.update(
                changes.keys.sorted(), measure: { index, _ in sizes[index] }, guide: { _, _, size in size.width / 2 })
        }

        var tops: [Double] { stack.children.map(\.position.y) }
        var sides: [Double] { stack.children.map(\.position.x) }
    }

    private func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

    private var four: Column { Column([size(80, 10), size(40, 20), size(60, 30), size(80, 40)]) }

    @Test func `views before the first changed view stay in place`() {
        var column = four
        #expect(column.tops == [0, 20, 50, 90])
        #expect(column.change([2: size(60, 5)]) == 2)
        #expect(column.tops == [0, 20, 50, 65] && column.stack.size == size(80, 105))
        #expect(column.change([3: size(80, 1), 1: size(40, 2)]) == 1)
        #expect(column.tops == [0, 20, 32, 47] && column.stack.size == size(80, 48))
    }

    @Test func `without a change, no view moves`() {
        var column = four
        #expect(column.change([:]) == 4)
        #expect(column.tops == [0, 20, 50, 90] && column.stack.size == size(80, 130))
    }

    @Test func `the change of the first view moves all others`() {
        var column = four
        #expect(column.change([0: size(80, 15)]) == 0)
        #expect(column.tops == [0, 25, 55, 95])
    }

    @Test func `a change of breadth within the stack's breadth moves no view across the axis`() {
        var column = four
        #expect(column.change([1: size(70, 20)]) == 1)
        #expect(column.sides == [0, 5, 10, 0])
    }

    @Test func `a view that becomes the broadest moves all views across the axis`() {
        var column = four
        #expect(column.change([2: size(90, 30)]) == 0)
        #expect(column.sides == [5, 25, 0, 5] && column.stack.size == size(90, 130))
    }

    @Test func `the stack becomes narrower only with its broadest view`() {
        var column = Column([size(80, 10), size(40, 20), size(60, 30)])
        #expect(column.change([0: size(20, 10)]) == 0)
        #expect(column.sides == [20, 10, 0] && column.stack.size == size(60, 80))
    }

    @Test func `changing only the length of the broadest view moves no view across the axis`() {
        var column = four
        #expect(column.change([3: size(80, 50)]) == 3)
        #expect(column.sides == [0, 20, 10, 0] && column.stack.size == size(80, 140))
    }

    @Test func `a guide at another position counts as another breadth`() {
        var line = 0.0
        var stack = StackSolver(
            axis: .horizontal, spacing: 0, count: 2, priority: { _ in 0 }, preference: { _ in .standard })
        let measure: (Int, ProposedSize) -> Size = { _, _ in Size(width: 10, height: 20) }
        stack.solve(.unspecified, measure: measure, guide: { _, _, _ in line })
        #expect(stack.size == size(20, 20))
        line = 15
        #expect(stack.update([1], measure: measure, guide: { _, _, _ in line }) == 0)
        #expect(stack.children.map(\.position.y) == [15, 0] && stack.size == size(20, 35))
    }

    @Test func `a view without a length doesn't move the next one`() {
        var column = Column([size(80, .nan), size(80, 20), size(80, 30)])
        #expect(column.tops == [0, 10, 40])
        #expect(column.change([1: size(80, .nan)]) == 1)
        #expect(column.tops == [0, 10, 20])
        #expect(column.change([2: size(80, 7)]) == 2)
        #expect(column.tops == [0, 10, 20] && column.stack.size.height == 27)
    }

    @Test func `if a length is divided, all views are measured`() {
        var stack = ProbeStack([.shape, .shape])
        let measure: (Int, ProposedSize) -> Size = { _, _ in .zero }
        var fresh = stack.solver
        #expect(fresh.update([0], measure: measure, guide: { _, _, _ in 0 }) == nil, "it was never solved")
        stack.solve(width: 100, height: 10)
        var solver = stack.solver
        #expect(solver.update([0], measure: measure, guide: { _, _, _ in 0 }) == nil)
    }

    @Test func `after all measurements are discarded, the same proposal measures again`() {
        var stack = ProbeStack([.fixed(10, 10)])
        stack.solve(width: nil, height: 10)
        #expect(stack.solver.isSolved(for: ProposedSize(width: nil, height: 10)))
        #expect(!stack.solver.isSolved(for: ProposedSize(width: 5, height: 10)))
        var solver = stack.solver
        solver.invalidate()
        #expect(!solver.isSolved(for: ProposedSize(width: nil, height: 10)) && solver.proposal == nil)
    }
}
