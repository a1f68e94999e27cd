import CompositionalEngine
import LayoutGeometry
import Testing

/// The frames of items in their group, and the length of the group.
struct GroupSpacingTests {
    private let flexible = SpacingDescription.flexible(0)

    @Test func `one flexible gap fills the remaining length (R15)`() {
        let pair = group(
            .fractionalWidth(1), .absolute(20),
            row(item(.absolute(60), .absolute(20)), item(.absolute(200), .absolute(20))),
            spacing: .flexible(5))
        #expect(frames(pair, 2).map(\.minX) == [0, 120])
        let edged = item(.absolute(200), .absolute(20), edges: .init(leading: flexible))
        #expect(frames(group(.fractionalWidth(1), .absolute(20), row(edged)), 1).map(\.minX) == [120])
    }

    @Test func `both edges and gaps share the remaining length (R15)`() {
        let edges = EdgeSpacingDescription(leading: .flexible(10), trailing: .fixed(20))
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(20),
                .counted(axis: .horizontal, node: item(.absolute(50), .absolute(20), edges: edges), count: 2),
                spacing: .flexible(20)), 2)
        // Of 320 points, the items with their edges have 160 and the minimum gap 20: 140 are left for two edges and a
        // gap.
        #expect(cells.map(\.minX) == [56.5, 250])
    }

    @Test func `an estimated group has no remaining length to share (R15, R22)`() {
        let cells = frames(
            group(
                .estimated(200), .absolute(20),
                row(
                    item(.absolute(50), .absolute(20)),
                    item(.absolute(50), .absolute(20), edges: .init(leading: flexible))),
                spacing: .flexible(6)), 2)
        #expect(cells.map(\.minX) == [0, 56])
    }

    @Test func `items missing from a row keep their space (R15)`() {
        let edges = EdgeSpacingDescription(leading: .fixed(4), trailing: .fixed(6))
        for (width, first) in [(DimensionDescription.absolute(50), 4.0 + 60), (.fractionalWidth(0.25), 4)] {
            let row = group(
                .fractionalWidth(1), .absolute(20),
                .counted(axis: .horizontal, node: item(width, .absolute(20), edges: edges), count: 3),
                spacing: .flexible(10), edges: EdgeSpacingDescription())
            #expect(frames(row, 1) == Array(frames(row, 3).prefix(1)))
            #expect(frames(row, 2) == Array(frames(row, 3).prefix(2)))
            #expect(frames(row, 1)[0].minX == 4, "\(first)")
        }
        let divided = group(
            .fractionalWidth(1), .absolute(20),
            .divided(
                axis: .horizontal, node: item(.absolute(1), .absolute(20), edges: .init(leading: flexible)), count: 4),
            spacing: .fixed(7))
        #expect(frames(divided, 2) == Array(frames(divided, 4).prefix(2)))
    }

    /// Edge spacings across a row of 100 points, and the resulting position of an item of 20 points.
    private static let edgesAcross: [(EdgeSpacingDescription, Double)] = [
        (EdgeSpacingDescription(top: .fixed(7), bottom: .fixed(9)), 7),
        (EdgeSpacingDescription(top: .flexible(7), bottom: .fixed(9)), 71),
        (EdgeSpacingDescription(top: .flexible(7), bottom: .flexible(9)), 39),
        (EdgeSpacingDescription(top: .fixed(7), bottom: .flexible(9)), 7),
        (EdgeSpacingDescription(bottom: .fixed(9)), 0),
    ]

    @Test(arguments: edgesAcross)
    func `edges across the row position an item (R16)`(edges: EdgeSpacingDescription, top: Double) {
        let cells = frames(
            group(.fractionalWidth(1), .absolute(100), row(item(.absolute(50), .absolute(20), edges: edges))), 1)
        #expect(cells == [rect(0, top, 50, 20)])
    }

    @Test func `edges across make an estimated group longer (R21)`() {
        let edges = EdgeSpacingDescription(top: .fixed(7), bottom: .fixed(9))
        let cells = frames(
            group(.fractionalWidth(1), .estimated(10), row(item(.fractionalWidth(1), .absolute(20), edges: edges))), 2)
        #expect(cells.map(\.minY) == [7, 43])
    }

    @Test func `fractions of an estimated group refer to the length that other items need (R21)`() {
        let half = item(.absolute(50), .fractionalHeight(0.5)), high = item(.absolute(50), .absolute(60))
        let estimated = group(.fractionalWidth(1), .estimated(40), row(high, half, half))
        #expect(frames(estimated, 3).map(\.size.height) == [60, 30, 30])
        #expect(
            frames(group(.fractionalWidth(1), .estimated(40), row(half, high)), 2).map(\.size.height) == [30, 60])
        // If the group has an absolute height, fractions refer to it.
        #expect(
            frames(group(.fractionalWidth(1), .absolute(40), row(high, half)), 2).map(\.size.height) == [60, 20])
    }

    @Test func `a width that is a fraction of an estimated height refers to the estimate`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .estimated(40),
                row(item(.fractionalHeight(0.5), .absolute(60)), item(.absolute(9), .absolute(60)))), 2)
        #expect(cells.map(\.size.width) == [20, 9])
    }

    @Test func `a square that overlaps its neighbor grows by the length of the gap (R11b)`() {
        // Without spacing both fit exactly; with 16 points of spacing, fractions refer to 336.
        let nodes = row(item(.absolute(300), .absolute(20)), item(.fractionalWidth(1 / 16), .fractionalWidth(1 / 16)))
        #expect(
            frames(group(.fractionalWidth(1), .absolute(20), nodes, spacing: .fixed(-16)), 2) == [
                rect(0, 0, 300, 20), rect(284, 0, 21, 21),
            ])
    }

    @Test func `siblings share their length separately on each axis`() {
        let even = DimensionDescription.uniformAcrossSiblings(estimate: 30)
        let solver = solver(
            SectionDescription(
                group: group(
                    .fractionalWidth(1), .estimated(30),
                    row(item(even, even), item(.absolute(20), even), item(even, .absolute(9))))), 3)
        _ = solver.measure(50, 44, item: 0)
        #expect(
            solver.cellFrames(section: 0).map(\.size) == [
                Size(width: 50, height: 44), Size(width: 20, height: 44), Size(width: 50, height: 9),
            ])
    }

    @Test func `a partial group ends as far behind its items as a full one (R20)`() {
        let column = SectionDescription(
            group: group(
                .fractionalWidth(1), .absolute(90), column(item(.fractionalWidth(1), .absolute(30))),
                spacing: .fixed(5)))
        // Two items take 65 points, and 25 are left behind them.
        #expect((1...5).map { solver(column, $0).contentSize().height } == [55, 90, 145, 180, 235])
    }

    @Test func `a trimmed group is never shorter than zero (R20)`() {
        let overflowing = SectionDescription(
            group: group(
                .fractionalWidth(1), .absolute(20),
                .counted(axis: .vertical, node: item(.fractionalWidth(1), .absolute(30)), count: 3)))
        #expect((1...4).map { solver(overflowing, $0).contentSize().height } == [0, 0, 20, 20])
    }

    @Test func `a row in a column that is not full trims the column (R20)`() {
        let row = NodeDescription.group(
            group(
                .fractionalWidth(1), .absolute(50),
                CompositionalEngineTests.row(
                    item(.absolute(50), .absolute(30)), item(.absolute(50), .absolute(50)))))
        let column = group(.fractionalWidth(1), .absolute(100), .counted(axis: .vertical, node: row, count: 1))
        #expect(solver(SectionDescription(group: column), 2).contentSize().height == 100)
        #expect(solver(SectionDescription(group: column), 1).contentSize().height == 80)
    }

    @Test func `supplementary views of a trimmed group are positioned in its remaining items (R20, R40)`() {
        let column = group(
            .fractionalWidth(1), .absolute(100),
            CompositionalEngineTests.column(item(.fractionalWidth(1), .absolute(30))),
            badges: [badge("g", .absolute(10), .absolute(10), at: .bottom)])
        let solver = solver(SectionDescription(group: column), 4)
        #expect(solver.frame("g") == rect(155, 90, 10, 10))
        #expect(solver.frame("g", item: 1) == rect(155, 130, 10, 10))
    }

    @Test func `custom groups contain an item for each frame (R23)`() {
        let custom = group(
            .fractionalWidth(1), .absolute(50),
            .custom((0..<3).map { CustomItemDescription(frame: rect(Double($0) * 10, 0, 10, 10)) }))
        let solver = solver(SectionDescription(group: custom), 5)
        #expect(
            solver.cellFrames(section: 0).map(\.origin) == [
                Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 20, y: 0), Point(x: 0, y: 50), Point(x: 10, y: 50),
            ])
        #expect(solver.element(.cell(section: 0, item: 0))?.zIndex == 0)
    }

    @Test func `a custom frame without a z-index is behind decorations`() {
        var description = SectionDescription(
            group: group(.fractionalWidth(1), .absolute(50), .custom([CustomItemDescription(frame: rect(0, 0, 9, 9))])))
        description.decorationItems = [DecorationDescription(elementKind: "back")]
        #expect(solver(description, 1).element(.cell(section: 0, item: 0))?.zIndex == 0)
    }

    @Test func `insets larger than the length leave a length of zero`() {
        var description = SectionDescription(
            group: group(.fractionalWidth(1), .absolute(20), row(item(.fractionalWidth(1), .absolute(20)))))
        description.contentInsets = Insets(leading: 200, trailing: 150)
        #expect(solver(description, 1).cellFrames(section: 0) == [rect(200, 0, 0, 20)])
        let inset = group(
            .fractionalWidth(1), .absolute(20), row(item(.fractionalWidth(1), .absolute(20))),
            insets: Insets(leading: 200, trailing: 150))
        #expect(frames(inset, 1) == [rect(200, 0, 0, 20)])
    }

    @Test func `insets count on an estimated axis where the group divides its length (R6, R12)`() {
        let inset = item(
            .estimated(9), .estimated(20), insets: Insets(top: 2, leading: 4, bottom: 3, trailing: 6))
        let divided = group(
            .fractionalWidth(1), .absolute(20), .divided(axis: .horizontal, node: inset, count: 2))
        #expect(frames(divided, 2) == [rect(4, 0, 150, 20), rect(164, 0, 150, 20)])
        let counted = group(
            .fractionalWidth(1), .absolute(20), .counted(axis: .horizontal, node: inset, count: 2))
        #expect(frames(counted, 2) == [rect(0, 0, 9, 20), rect(9, 0, 9, 20)])
    }

    @Test func `lengths of less than a point are shared unchanged`() {
        let even = DimensionDescription.uniformAcrossSiblings(estimate: 0.5)
        #expect(
            frames(
                group(
                    .fractionalWidth(1), .absolute(20),
                    .counted(
                        axis: .horizontal, node: item(even, even), count: 2)), 2) == [
                    rect(0, 0, 0.5, 0.5), rect(0.5, 0, 0.5, 0.5),
                ])
    }

    @Test func `a group has no insets and no spacing by default`() {
        let bare = GroupDescription(
            size: SizeDescription(width: .fractionalWidth(1), height: .absolute(20)),
            content: row(
                .item(ItemDescription(size: SizeDescription(width: .absolute(100), height: .absolute(20))))))
        let solver = solver(SectionDescription(group: bare), 5)
        #expect(
            solver.cellFrames(section: 0).map(\.origin) == [
                Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 200, y: 0), Point(x: 0, y: 20), Point(x: 100, y: 20),
            ])
    }

    @Test(
        arguments: [
            (EdgeSpacingDescription(leading: .flexible(3), trailing: .fixed(20)), 200.0),
            (EdgeSpacingDescription(leading: .flexible(3), trailing: .flexible(20)), 101.5),
            (EdgeSpacingDescription(leading: .fixed(3), trailing: .flexible(20)), 3),
        ] as [(EdgeSpacingDescription, Double)])
    func `a group's flexible edges share the cross length (R18)`(edges: EdgeSpacingDescription, x: Double) {
        let narrow = group(
            .absolute(100), .absolute(20), row(item(.fractionalWidth(1), .absolute(20))), edges: edges)
        #expect(frames(narrow, 2) == [rect(x, 0, 100, 20), rect(x, 20, 100, 20)])
        // So do groups that differ from each other.
        var wide = narrow
        wide.content = row(item(.absolute(50), .absolute(20)), item(.absolute(50), .absolute(20)))
        #expect(
            frames(wide, 3).map(\.origin) == [
                Point(x: x, y: 0), Point(x: x + 50, y: 0), Point(x: x, y: 20),
            ])
    }
}
