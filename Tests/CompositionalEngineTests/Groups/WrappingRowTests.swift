import CompositionalEngine
import LayoutGeometry
import Testing

/// Rows of measured items, with as many items as fit.
struct WrappingRowTests {
    /// Three of 100 points fit into 320.
    private let wide = item(.estimated(100), .absolute(20))

    private func section(
        _ content: GroupDescription.Content, height: DimensionDescription = .absolute(20),
        spacing: SpacingDescription = .fixed(0)
    ) -> SectionDescription {
        SectionDescription(group: group(.fractionalWidth(1), height, content, spacing: spacing))
    }

    @Test func `an item as wide as the length without spacing fits, even in small widths`() {
        let nodes = row(wide, item(.fractionalWidth(1), .absolute(20)))
        let solver = solver(section(nodes, spacing: .fixed(319.5)), 3)
        _ = solver.measure(0, 20, item: 0)
        #expect(
            solver.cellFrames(section: 0) == [rect(0, 0, 0, 20), rect(319.5, 0, 0.5, 20), rect(0, 20, 100, 20)])
    }

    @Test func `the space that a row shares doesn't depend on removed items (R15)`() {
        let description = section(row(wide), spacing: .flexible(0))
        let solver = solver(description, 3)
        _ = solver.measure(200, 20, item: 2)
        #expect(solver.cellFrames(section: 0).map(\.origin) == [.zero, Point(x: 220, y: 0), Point(x: 0, y: 20)])
        // The measured size of the last item is kept in case the item comes back. Until then, a row has room for three
        // items.
        solver.setSections([.init(description: description, itemCount: 2)])
        #expect(solver.cellFrames(section: 0).map(\.origin) == [.zero, Point(x: 110, y: 0)])
        solver.setSections([.init(description: description, itemCount: 3)])
        #expect(solver.cellFrames(section: 0).map(\.origin) == [.zero, Point(x: 220, y: 0), Point(x: 0, y: 20)])
    }

    @Test func `overlapping rows have increasing positions`() {
        var overlapping = section(row(item(.estimated(100), .estimated(20))), height: .estimated(20))
        overlapping.interGroupSpacing = -20
        let solver = solver(overlapping, 7)
        for item in 0..<7 { _ = solver.measure(100, item < 3 ? 20 : 12, item: item) }
        #expect(solver.cellFrames(section: 0).map(\.minY) == Array(repeating: 0, count: 7))
        #expect(solver.contentSize().height == 20)
    }

    @Test func `rows are moved back once a size is reset`() {
        // The last row, in which the high item is missing, is 20 points high, and the others are 50.
        let uneven = section(row(wide, item(.estimated(90), .absolute(50))), height: .estimated(50))
        let solver = solver(uneven, 10)
        let expected = solver.cellFrames(section: 0)
        #expect(expected.map(\.minY) == [0, 0, 0, 50, 50, 50, 100, 100, 100, 150])
        #expect(solver.contentSize().height == 170)
        for width in [60.0, 100] { _ = solver.measure(width, 20, item: 5) }
        solver.discardMeasuredSize(of: .cell(section: 0, item: 5))
        #expect(solver.writtenFrames(ofItems: 0..<10, inSection: 0, room: 10) == expected)
        #expect(solver.contentSize().height == 170)
    }

    @Test func `sections with wrapping rows can be smaller than a point`() {
        var tiny = SectionDescription(
            group: group(.absolute(9), .absolute(0.5), column(item(.absolute(9), .estimated(0.5)))))
        tiny.orthogonalBehavior = .continuous
        let solver = solver(tiny, 3)
        _ = solver.measure(9, 0, item: 0)
        #expect(solver.cellFrames(section: 0) == [rect(0, 0, 9, 0), rect(9, 0, 9, 0.5), rect(18, 0, 9, 0.5)])
        #expect(solver.contentSize().height == 0.5)
    }

    @Test func `badges after measured rows are numbered continuously (R43)`() {
        let badged = item(
            .estimated(100), .absolute(20), badges: [badge("badge", .absolute(5), .absolute(5), at: .top)])
        let solver = solver(section(row(wide, badged, wide)), 9)
        _ = solver.measure(280, 20, item: 0)
        // The first row has one item and no badge.
        let badges = solver.elements(in: rect(0, 0, 320, 480)).filter { $0.id.category != .cell }
        #expect(badges.map(\.id.item) == [0, 1, 2])
        #expect(badges.map(\.frame.minY) == [20, 40, 60])
        for badge in badges { #expect(solver.element(badge.id) == badge) }
    }

    @Test func `badges of a column are removed with its items`() {
        let high = SectionDescription(
            group: group(
                .fractionalWidth(1), .absolute(220), column(item(.fractionalWidth(1), .estimated(100))),
                badges: [badge("g", .absolute(10), .absolute(10), at: .bottom)]))
        let solver = solver(high, 3)
        _ = solver.measure(320, 60, item: 2)
        #expect((0..<3).map { solver.frame("g", item: $0)?.maxY } == [220, 300, nil])
        solver.setSections([.init(description: high, itemCount: 2)])
        #expect((0..<3).map { solver.frame("g", item: $0)?.maxY } == [220, nil, nil])
        #expect(solver.cellFrames(section: 0) == [rect(0, 0, 320, 100), rect(0, 100, 320, 100)])
    }

    @Test func `an item that doesn't fit anywhere is omitted with its row`() {
        // Nothing fits into the group, which still occupies 50 points of the row.
        let empty = NodeDescription.group(
            group(.absolute(50), .absolute(20), row(item(.absolute(60), .absolute(20)))))
        let solver = solver(section(row(empty, wide)), 4)
        #expect(solver.cellFrames(section: 0).map(\.minX) == [50, 200, 50, 200])
        #expect(solver.measure(300, 20, item: 1).isChange)
        #expect(solver.cellFrames(section: 0).map(\.origin) == [Point(x: 50, y: 0), Point(x: 50, y: 40)])
        #expect(solver.elements(in: rect(0, 0, 320, 480)).map(\.id.item) == [0, 3])
        for item in 1...2 {
            #expect(solver.measurableAxes(of: .cell(section: 0, item: item)) == (false, false))
            #expect(!solver.wouldChange(Size(width: 90, height: 20), for: .cell(section: 0, item: item)))
        }
        let written = solver.writtenFrames(ofItems: 0..<4, inSection: 0, room: 4)
        #expect(written == [rect(50, 0, 100, 20), .zero, .zero, rect(50, 40, 100, 20)])
    }
}
