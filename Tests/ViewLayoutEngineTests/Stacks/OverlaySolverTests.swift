import LayoutGeometry
import Testing
import ViewLayoutEngine

struct OverlaySolverTests {
    private func solve(_ probes: [Probe], _ proposal: ProposedSize) -> OverlaySolver {
        var solver = OverlaySolver()
        solver.solve(
            proposal, count: probes.count, priority: { probes[$0].priority }, measure: { probes[$0].rule($1) },
            guide: { index, size in
                Point(x: probes[index].guide(size, .horizontal), y: probes[index].guide(size, .vertical))
            })
        return solver
    }

    @Test func `views on top of each other are centered in their union`() {
        let solver = solve([.fixed(20, 50), .fixed(40, 10)], .unspecified)
        #expect(solver.size == Size(width: 40, height: 50))
        #expect(solver.children.map(\.position) == [Point(x: 10, y: 0), Point(x: 0, y: 20)])
    }

    @Test func `only the highest priority gives the size, and others hang over`() {
        let solver = solve([.fixed(20, 20).prioritized(1), .fixed(40, 10)], .unspecified)
        #expect(solver.size == Size(width: 20, height: 20))
        #expect(solver.children[1].position == Point(x: -10, y: 5))
    }

    @Test func `every view is offered all`() {
        #expect(solve([.shape, .fixed(5, 5)], ProposedSize(width: 70, height: 30)).size == Size(width: 70, height: 30))
    }

    @Test func `nothing has no size`() {
        #expect(solve([], ProposedSize(width: 70, height: 30)).size == .zero)
    }
}
