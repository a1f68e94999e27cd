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

    @Test func `the views with the highest priority determine the size, and others overflow`() {
        let solver = solve([.fixed(20, 20).prioritized(1), .fixed(40, 10)], .unspecified)
        #expect(solver.size == Size(width: 20, height: 20))
        #expect(solver.children[1].position == Point(x: -10, y: 5))
    }

    @Test func `every view is proposed the entire size`() {
        #expect(solve([.shape, .fixed(5, 5)], ProposedSize(width: 70, height: 30)).size == Size(width: 70, height: 30))
    }

    @Test func `without priorities above zero, the highest priority determines the size`() {
        let solver = solve([.fixed(20, 20).prioritized(-2), .fixed(40, 10).prioritized(-1)], .unspecified)
        #expect(solver.size == Size(width: 40, height: 10))
    }

    @Test func `a single view is in the corner, regardless of its guide`() {
        var only = Probe.fixed(20, 10)
        only.guide = { _, _ in 7 }
        let solver = solve([only], .unspecified)
        #expect(solver.size == Size(width: 20, height: 10))
        #expect(solver.children.map(\.position) == [.zero])
    }

    @Test func `guides that aren't finite are at the corner`() {
        var odd = Probe.fixed(20, 10)
        odd.guide = { _, axis in axis == .horizontal ? .nan : .infinity }
        let solver = solve([odd, .fixed(8, 8)], .unspecified)
        // The corner of one view is at the middle of the other.
        #expect(solver.size == Size(width: 24, height: 14))
        #expect(solver.children.map(\.position) == [Point(x: 4, y: 4), .zero])
    }

    @Test func `sizes that aren't numbers count as zero`() {
        let odd = Probe { _ in Size(width: .nan, height: 5) }
        #expect(solve([odd], .unspecified).size == .zero)
        #expect(solve([odd, .fixed(8, 6)], .unspecified).size == Size(width: 8, height: 6))
        let high = Probe { _ in Size(width: 5, height: .nan) }
        #expect(solve([high, .fixed(8, 6)], .unspecified).size == Size(width: 8, height: 6))
    }

    @Test func `solving again discards the previous solution`() {
        var solver = OverlaySolver()
        for count in [3, 1, 2] {
            solver.solve(
                .unspecified, count: count, priority: { _ in 0 },
                measure: { _, _ in Size(width: Double(count), height: 1) }, guide: { _, _ in .zero })
            #expect(solver.children.count == count && solver.size == Size(width: Double(count), height: 1))
        }
    }

    @Test func `an overlay without views has no size`() {
        #expect(solve([], ProposedSize(width: 70, height: 30)).size == .zero)
    }

    @Test func `guides are aligned wherever they are`() {
        var low = Probe.fixed(20, 20), high = Probe.fixed(20, 20)
        low.guide = { _, axis in axis == .horizontal ? 0 : 20 }
        high.guide = { _, axis in axis == .horizontal ? 20 : 0 }
        let solver = solve([low, high], .unspecified)
        #expect(solver.size == Size(width: 40, height: 40))
        #expect(solver.children.map(\.position) == [Point(x: 20, y: 0), Point(x: 0, y: 20)])
    }

    @Test func `several views of the highest priority determine the size together`() {
        let solver = solve(
            [.fixed(30, 10).prioritized(1), .fixed(99, 99), .fixed(10, 30).prioritized(1)], .unspecified)
        #expect(solver.size == Size(width: 30, height: 30))
        #expect(solver.children[1].position == Point(x: -34.5, y: -34.5))
    }
}
