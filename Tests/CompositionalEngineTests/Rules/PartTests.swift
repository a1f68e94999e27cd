import CompositionalEngine
import LayoutGeometry
import Testing

/// The parts of a layout that aren't views, as the inspector shows them.
struct PartTests {
    private let everything = rect(0, 0, 320, 480)

    /// A tall item next to a column of two.
    private let nested = group(
        .fractionalWidth(1), .absolute(100),
        row(
            item(.fractionalWidth(0.5), .fractionalHeight(1)),
            .group(
                group(
                    .fractionalWidth(0.5), .fractionalHeight(1),
                    column(item(.fractionalWidth(1), .fractionalHeight(0.5)))))))

    @Test func `groups precede their nested groups`() {
        let groups = solver(SectionDescription(group: nested), 6).groups(in: everything)
        #expect(groups.map(\.depth) == [0, 1, 0, 1])
        #expect(groups.map(\.items) == [0..<3, 1..<3, 3..<6, 4..<6])
        #expect(
            groups.map(\.frame)
                == [rect(0, 0, 320, 100), rect(160, 0, 160, 100), rect(0, 100, 320, 100), rect(160, 100, 160, 100)])
    }

    @Test func `groups enclose their cells`() {
        let solver = solver(SectionDescription(group: nested), 6)
        let cells = solver.cellFrames(section: 0)
        let groups = solver.groups(in: everything)
        let unions = groups.map { cells[$0.items].dropFirst().reduce(cells[$0.items.lowerBound]) { $0.union($1) } }
        #expect(groups.map(\.frame) == unions)
    }

    @Test func `a group without items isn't returned`() {
        let groups = solver(SectionDescription(group: nested), 1).groups(in: everything)
        #expect(groups.map(\.items) == [0..<1])
    }

    @Test func `only groups in the rectangle are found`() {
        let solver = solver(SectionDescription(group: nested), 3_000_000)
        #expect(solver.groups(in: rect(0, 99_999_950, 320, 40)).isEmpty == false)
        #expect(solver.groups(in: rect(0, 50_000, 320, 50)).map(\.items) == [1500..<1503, 1501..<1503])
        #expect(solver.groups(in: rect(.nan, 0, 320, 50)).isEmpty)
    }

    @Test func `measured items make their group longer`() {
        let description = group(
            .fractionalWidth(1), .estimated(40), row(item(.fractionalWidth(1), .estimated(40))))
        let solver = solver(SectionDescription(group: description), 2)
        _ = solver.measure(320, 70, item: 0)
        #expect(solver.groups(in: everything).map(\.frame) == [rect(0, 0, 320, 70), rect(0, 70, 320, 40)])
    }

    @Test func `insets are between the header and the groups`() {
        var description = SectionDescription(group: nested)
        description.contentInsets = Insets(top: 10, leading: 20, bottom: 30, trailing: 40)
        description.boundaryItems = [boundary("h", .fractionalWidth(1), .absolute(50), at: .top)]
        let solver = solver(description, 3)
        #expect(solver.contentArea(ofSection: 0)?.outer == rect(0, 50, 320, 140))
        #expect(solver.contentArea(ofSection: 0)?.inner == rect(20, 60, 260, 100))
        #expect(solver.contentArea(ofSection: 1) == nil)
    }

    @Test func `sections that scroll across show the groups at their offset`() {
        var description = SectionDescription(
            group: group(.absolute(200), .absolute(50), row(item(.fractionalWidth(1), .fractionalHeight(1)))))
        description.orthogonalBehavior = .continuous
        let solver = solver(description, 10)
        solver.setOrthogonalOffset(450, inSection: 0)
        #expect(solver.groups(in: everything).map(\.items) == [2..<3, 3..<4])
    }
}
