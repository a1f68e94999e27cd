import LayoutGeometry
import RandomNumbers
import Testing
import ViewLayoutEngine

/// The order and the proposals of measurements with priorities.
struct StackPriorityTests {
    /// The proposals to each view for a width, in the order of the requests.
    private func offers(_ probes: [Probe], width: Double, spacing: Double = 0) -> [(index: Int, offer: Double)] {
        var asked: [(index: Int, offer: Double)] = []
        var solver = StackSolver(
            axis: .horizontal, spacing: spacing, count: probes.count, priority: { probes[$0].priority },
            preference: { probes[$0].spacing })
        solver.solve(
            ProposedSize(width: width, height: 10),
            measure: { index, proposal in
                asked.append((index, proposal.width ?? -1))
                return probes[index].rule(proposal)
            }, guide: { _, _, _ in 0 })
        return asked.filter { $0.offer != 0 && $0.offer != .infinity }
    }

    private func lengths(_ probes: [Probe], width: Double) -> [Double] {
        var stack = ProbeStack(probes)
        stack.solve(width: width, height: 10)
        return stack.lengths
    }

    @Test func `several views of the highest priority share the length without the others' minimums`() {
        let wide = Probe.shape.prioritized(1)
        #expect(lengths([wide, .frame(min: 40), wide], width: 300) == [130, 40, 130])
        // Their own minimums aren't reserved from their shared length.
        let raised = Probe.frame(min: 50).prioritized(1)
        #expect(lengths([raised, .frame(min: 40), raised], width: 300) == [130, 40, 130])
    }

    @Test func `each priority is measured before lower ones`() {
        let asked = offers(
            [.frame(max: 20), .frame(max: 30).prioritized(2), .frame(max: 40).prioritized(1)], width: 300)
        #expect(asked.map(\.index) == [1, 2, 0])
        #expect(asked.map(\.offer) == [300, 270, 230])
    }

    @Test func `the minimum of lower priorities is reserved once`() {
        let asked = offers(
            [.frame(min: 20, max: 25), .frame(max: 30).prioritized(2), .frame(min: 40, max: 45).prioritized(1)],
            width: 100)
        #expect(asked.map(\.offer) == [40, 50, 25], "\(asked)")
    }

    @Test func `the least flexible view is measured first, and the remaining length is for the others`() {
        let asked = offers([.frame(max: 90), .frame(min: 50, max: 60), .fixed(10, 10)], width: 120)
        #expect(asked.map(\.index) == [2, 1, 0])
        #expect(asked.map(\.offer) == [40, 55, 55])
    }

    @Test func `equally flexible views are measured in order, regardless of their number`() {
        for count in [2, 8, 9, 20] {
            let asked = offers(Array(repeating: .frame(min: 5, max: 50), count: count), width: Double(count) * 10)
            #expect(asked.map(\.index) == Array(0..<count))
        }
    }

    @Test func `few and many views are sorted in the same way`() {
        var generator = SeededGenerator(seed: 5)
        for count in [3, 7, 8, 9, 10, 16] {
            let maximums = (0..<count).map { _ in Double(Int.random(in: 1...9, using: &generator)) }
            let asked = offers(maximums.map { .frame(max: $0) }, width: 300)
            let expected = (0..<count).sorted { (maximums[$0], $0) < (maximums[$1], $1) }
            #expect(asked.map(\.index) == expected, "\(maximums)")
        }
    }

    @Test func `of views that grow without limit, the larger minimum is measured first, even among other views`() {
        let asked = offers([.shape, .frame(min: 20, max: 30), .frame(min: 40), .frame(min: 70)], width: 400)
        #expect(asked.map(\.index) == [1, 3, 2, 0])
    }

    @Test func `a view with a different priority isn't sorted with others`() {
        let asked = offers(
            [
                .frame(max: 10), .frame(max: 90).prioritized(1), .frame(max: 50), .frame(max: 20).prioritized(1),
                .frame(max: 30),
            ], width: 300)
        #expect(asked.map(\.index) == [3, 1, 0, 4, 2])
    }

    @Test func `a stack has no breadth if none of its views has one`() {
        var flat = Probe.fixed(10, 0)
        flat.guide = { _, _ in 5 }
        var stack = ProbeStack([flat, flat])
        #expect(stack.solve(width: 100, height: 100) == Size(width: 20, height: 0))
        #expect(stack.crossPositions == [0, 0])
    }

    @Test func `views use their own distances only if the stack specifies none`() {
        let far = Spacing(
            top: .init(any: 20), leading: .init(any: 20), bottom: .init(any: 20), trailing: .init(any: 20))
        var probe = Probe.fixed(10, 10)
        probe.spacing = far
        for (axis, spacing, positions) in [
            (Axis.horizontal, nil, [0.0, 30, 60]), (.vertical, nil, [0, 30, 60]), (.horizontal, 3, [0, 13, 26]),
            (.horizontal, -4, [0, 6, 12]),
        ] as [(Axis, Double?, [Double])] {
            var stack = ProbeStack([probe, probe, probe], axis: axis, spacing: spacing)
            stack.solve(width: nil, height: nil)
            #expect(stack.positions == positions)
        }
    }

    @Test func `a stack's own distances are subtracted before views receive proposals`() {
        #expect(offers([.shape, .shape, .shape], width: 320, spacing: 10).map(\.offer) == [100, 100, 100])
        #expect(offers([.shape], width: 320, spacing: 10).map(\.offer) == [320])
    }
}
