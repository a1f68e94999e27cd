import LayoutGeometry
import Testing
import ViewLayoutEngine

/// Measurements of SwiftUI's stacks, and the rules that follow from them.
struct StackSolverTests {
    private func lengths(
        _ probes: [Probe], axis: Axis = .horizontal, spacing: Double? = 0, width: Double?, height: Double? = 50
    ) -> [Double] {
        var stack = ProbeStack(probes, axis: axis, spacing: spacing)
        stack.solve(width: width, height: height)
        return stack.lengths
    }

    // MARK: - Measured

    @Test func `three rectangles share 300 equally (objc_io)`() {
        #expect(lengths([.shape, .shape, .shape], width: 300) == [100, 100, 100])
    }

    @Test
    func `a frame of at most 100 next to one of at least 100 gets half of 150, and the stack overflows (objc_io)`() {
        var stack = ProbeStack([.frame(max: 100), .frame(min: 100)])
        #expect(stack.solve(width: 150, height: 10) == Size(width: 175, height: 10))
        #expect(stack.lengths == [75, 100])
    }

    @Test func `the length that a half-width view leaves is proposed to the views after it (oleb_net)`() {
        let half = Probe { Size(width: ($0.width ?? 10) * 0.5, height: 10) }
        #expect(lengths([half, .shape, .shape], spacing: 10, width: 620) == [100, 250, 250])
    }

    @Test func `text between colors is measured first, and wraps in its third (swiftuifieldguide)`() {
        let text = Probe.text(words: [40, 50])
        #expect(lengths([.shape, text, .shape], width: 240) == [95, 50, 95])
    }

    @Test func `rectangles without a specified spacing are 8 points apart (fatbobman)`() {
        var stack = ProbeStack([.shape, .shape], axis: .vertical, spacing: nil)
        stack.solve(width: 10, height: 108)
        #expect(stack.positions == [0, 58])
    }

    // MARK: - Order and room

    @Test func `views with the highest priority are measured first, and others keep their minimum`() {
        let wide = Probe.shape.prioritized(1)
        #expect(lengths([.frame(min: 30), wide, .frame(min: 20)], width: 300) == [30, 250, 20])
    }

    @Test func `views of a lower priority share the remaining length, including their own minimums`() {
        let first = Probe.frame(max: 100).prioritized(2)
        #expect(lengths([.frame(min: 30), .frame(min: 20), first], width: 300) == [100, 100, 100])
    }

    @Test func `of infinitely flexible views, the one with the larger minimum is measured first`() {
        // In order of declaration the first would get 50 and the second 80 of the 100.
        #expect(lengths([.shape, .frame(min: 80)], width: 100) == [20, 80])
    }

    @Test func `equally flexible views are measured in the order of declaration`() {
        var asked: [Int] = []
        var solver = StackSolver(
            axis: .horizontal, spacing: 0, count: 3, priority: { _ in 0 }, preference: { _ in .standard })
        solver.solve(
            ProposedSize(width: 90, height: 10),
            measure: { index, proposal in
                if proposal.width == 30 { asked.append(index) }
                return Size(width: min(proposal.width ?? 30, 30), height: 10)
            }, guide: { _, _, _ in 0 })
        #expect(asked == [0, 1, 2])
    }

    @Test func `each view receives its proposal`() {
        var stack = ProbeStack([.fixed(40, 10), .shape])
        stack.solve(width: 100, height: 20)
        #expect(
            stack.solver.children.map(\.proposal)
                == [ProposedSize(width: 50, height: 20), ProposedSize(width: 60, height: 20)])
    }

    @Test func `a spacer fills the remaining length, which is at least 8 points`() {
        #expect(lengths([.fixed(40, 10), .spacer(), .fixed(60, 10)], width: 300) == [40, 200, 60])
        #expect(lengths([.fixed(40, 10), .spacer(), .fixed(60, 10)], width: 50) == [40, 8, 60])
        #expect(lengths([.shape, .spacer()], width: 100) == [92, 8])
    }

    @Test func `two spacers share the length equally`() {
        #expect(lengths([.spacer(), .fixed(50, 10), .spacer()], width: 150) == [50, 50, 50])
    }

    @Test func `without space, all views are proposed zero`() {
        #expect(lengths([.shape, .fixed(70, 10), .shape], spacing: 10, width: 50) == [0, 70, 0])
    }

    @Test func `with an unspecified proposal, all views are measured at their ideal size`() {
        var stack = ProbeStack([.shape, .frame(ideal: 33), .spacer()])
        #expect(stack.solve(width: nil, height: nil).width == 51)
        #expect(stack.lengths == [10, 33, 8])
    }

    @Test func `an infinite proposal is passed to all views`() {
        #expect(lengths([.shape, .fixed(20, 10), .shape], width: .infinity) == [.infinity, 20, .infinity])
    }

    // MARK: - Across

    @Test func `views are centered across the axis, and the stack is as broad as the broadest`() {
        var stack = ProbeStack([.fixed(10, 30), .fixed(10, 50)])
        #expect(stack.solve(width: 100, height: 100) == Size(width: 20, height: 50))
        #expect(stack.crossPositions == [10, 0])
    }

    @Test func `a stack extends to the ranges of its views around the guide`() {
        var high = Probe.fixed(10, 30), low = Probe.fixed(10, 30)
        high.guide = { _, _ in 25 }
        low.guide = { _, _ in 5 }
        var stack = ProbeStack([high, low])
        #expect(stack.solve(width: 100, height: 100) == Size(width: 20, height: 50))
        #expect(stack.crossPositions == [0, 20])
    }

    @Test func `placing measures again with the stack's breadth if it was unspecified`() {
        var stack = ProbeStack([.fixed(40, 70), .shape])
        let size = stack.solve(width: 100, height: nil)
        #expect(size == Size(width: 100, height: 70))
        #expect(stack.solver.children[1].size.height == 10)
        stack.place(width: 100, height: nil, in: size)
        #expect(stack.solver.children[1].size.height == 70)
        #expect(stack.crossPositions == [0, 0])
    }

    // MARK: - Cost

    @Test func `the only view of a priority is measured once`() {
        var stack = ProbeStack([.shape])
        stack.solve(width: 100, height: 10)
        #expect(stack.measurements == [1])
    }

    @Test func `a view among others is measured three times, and once without a proposal`() {
        var stack = ProbeStack([.shape, .fixed(20, 10), .spacer()])
        stack.solve(width: 100, height: 10)
        #expect(stack.measurements == [3, 3, 2])
        stack.solve(width: nil, height: 10)
        #expect(stack.measurements == [4, 4, 3])
    }

    @Test func `the same proposal again measures no view`() {
        var stack = ProbeStack([.shape, .shape])
        stack.solve(width: 100, height: 10)
        let before = stack.measurements
        stack.solve(width: 100, height: 10)
        #expect(stack.measurements == before)
    }

    // MARK: - Bad input

    @Test func `an empty stack has no size`() {
        var stack = ProbeStack([])
        #expect(stack.solve(width: 100, height: 100) == .zero)
        #expect(stack.solve(width: nil, height: nil) == .zero)
    }

    @Test func `sizes that aren't numbers count as zero`() {
        let odd = Probe { _ in Size(width: .nan, height: .nan) }
        var stack = ProbeStack([odd, .shape, .shape])
        #expect(stack.solve(width: 100, height: 10).width.isNaN == false)
        #expect(stack.solver.children.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
    }

    @Test func `a guide that isn't finite is the view's edge`() {
        var odd = Probe.fixed(10, 30), low = Probe.fixed(10, 30)
        odd.guide = { _, _ in .nan }
        low.guide = { _, _ in 5 }
        var stack = ProbeStack([odd, low])
        stack.solve(width: 100, height: 100)
        #expect(stack.crossPositions == [5, 0])
    }

    @Test func `views without a breadth begin at the stack's side`() {
        var odd = Probe { _ in Size(width: 10, height: .nan) }
        odd.guide = { _, _ in 0 }
        var stack = ProbeStack([odd, odd])
        #expect(stack.solve(width: 100, height: 100) == Size(width: 20, height: 0))
        #expect(stack.crossPositions == [0, 0])
    }

    @Test(arguments: [Double.nan, Double.infinity, -Double.infinity])
    func `spacing that isn't finite is replaced by the default`(
        spacing: Double
    ) {
        #expect(lengths([.shape, .shape], spacing: spacing, width: 108) == [50, 50])
    }

    @Test(arguments: [Double.nan, -50, -Double.infinity])
    func `invalid proposals result in finite positions`(width: Double) {
        var stack = ProbeStack([.shape, .fixed(5, 5), .spacer()])
        stack.solve(width: width, height: width)
        #expect(stack.solver.children.allSatisfy { $0.position.x.isFinite })
    }

    @Test func `an infinite minimum doesn't make the other views' shares invalid`() {
        let endless = Probe { _ in Size(width: .infinity, height: 10) }
        #expect(lengths([endless, .shape.prioritized(1)], width: 100) == [.infinity, 100])
    }

    @Test func `a priority that isn't a number counts as 0`() {
        #expect(lengths([.shape.prioritized(.nan), .shape], width: 100) == [50, 50])
    }
}
