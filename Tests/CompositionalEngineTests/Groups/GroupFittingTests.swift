import CompositionalEngine
import LayoutGeometry
import Testing

/// The number of items in a group, in cases that the rules leave to arithmetic.
struct GroupFittingTests {
    private func places(_ description: GroupDescription, _ count: Int, scale: Double = 2) -> [Point] {
        frames(description, count, scale: scale).map(\.origin)
    }

    private func line(_ content: GroupDescription.Content, spacing: Double = 0) -> GroupDescription {
        group(.fractionalWidth(1), .absolute(20), content, spacing: .fixed(spacing))
    }

    // MARK: Fixed lengths

    @Test func `the size of squares is determined by the number that fits without spacing (R11b)`() {
        // Two of 108 pixels fit without spacing, and share the length that is left after one spacing.
        let squares = line(row(item(.fractionalWidth(0.34), .fractionalWidth(0.34))), spacing: 100)
        #expect(
            frames(squares, 3, scale: 1) == [rect(0, 0, 74, 74), rect(174, 0, 74, 74), rect(0, 20, 74, 74)])
        // Three of the others fit with two spacings between them.
        let others = line(row(item(.fractionalWidth(0.34), .absolute(20))), spacing: 100)
        #expect(
            frames(others, 3, scale: 1) == [rect(0, 0, 40, 20), rect(140, 0, 40, 20), rect(280, 0, 40, 20)])
    }

    @Test func `as many squares as fit with spacing are used (R11b)`() {
        let squares = group(
            .fractionalWidth(1), .absolute(80), row(item(.fractionalWidth(0.25), .fractionalWidth(0.25))),
            spacing: .fixed(10))
        #expect(frames(squares, 5).map(\.minX) == [0, 82.5, 165, 247.5, 0])
    }

    @Test func `items narrower than a point fill their group`() {
        let cells = frames(line(row(item(.absolute(0.5), .absolute(20)))), 641)
        #expect(cells[639] == rect(319.5, 0, 0.5, 20) && cells[640] == rect(0, 20, 0.5, 20))
    }

    @Test func `a fraction of less than a point applies (R10)`() {
        let nodes = row(item(.absolute(0), .absolute(20)), item(.fractionalWidth(1), .absolute(20)))
        #expect(frames(line(nodes, spacing: 319.5), 2) == [rect(0, 0, 0, 20), rect(319.5, 0, 0.5, 20)])
    }

    @Test func `a length that rounding made too large still fits`() {
        let third = 320.0 / 3 + 1e-5
        #expect(places(line(row(item(.absolute(third), .absolute(20)))), 4).map(\.y) == [0, 0, 0, 20])
        let more = 320.0 / 3 + 1e-3
        #expect(places(line(row(item(.absolute(more), .absolute(20)))), 4).map(\.y) == [0, 0, 20, 20])
    }

    @Test func `an item that is too wide doesn't fit, regardless of the items after it`() {
        let wide = line(row(item(.absolute(400), .absolute(20))), spacing: -400)
        #expect(solver(SectionDescription(group: wide), 3).contentSize().height == 0)
    }

    @Test func `nodes with a total length of zero are placed once each`() {
        let back = EdgeSpacingDescription(trailing: .fixed(-60))
        let nodes = row(item(.absolute(30), .absolute(20)), item(.absolute(30), .absolute(20), edges: back))
        #expect(places(line(nodes), 4) == [.zero, Point(x: 30, y: 0), Point(x: 0, y: 20), Point(x: 30, y: 20)])
    }

    @Test func `fixed edges add to the length along the row (R16)`() {
        let edges = EdgeSpacingDescription(leading: .fixed(10), trailing: .fixed(20))
        #expect(
            places(line(row(item(.absolute(70), .absolute(20), edges: edges))), 4).map(\.x) == [10, 110, 210, 10])
    }

    @Test(arguments: [Int.min, -1, 0]) func `a group with a count of zero is empty`(count: Int) {
        for content in [
            GroupDescription.Content.divided(axis: .horizontal, node: item(.absolute(9), .absolute(9)), count: count),
            .counted(axis: .horizontal, node: item(.absolute(9), .absolute(9)), count: count), row(), .custom([]),
        ] {
            let solver = solver(SectionDescription(group: line(content)), 3)
            #expect(solver.contentSize().height == 0 && solver.cellFrames(section: 0).isEmpty)
        }
    }

    // MARK: Measured lengths

    /// Rows of 320 points with measured lengths: the positions of items after some were measured.
    private func measured(
        _ content: GroupDescription.Content, _ widths: [Double?], spacing: Double = 0
    ) -> [Point] {
        let solver = solver(SectionDescription(group: line(content, spacing: spacing)), widths.count)
        // From the end, so that later measurements don't depend on items that were pushed into another row.
        for (item, width) in widths.enumerated().reversed() {
            if let width { _ = solver.measure(width, 20, item: item) }
        }
        return solver.cellFrames(section: 0).map(\.origin)
    }

    private let wide = item(.estimated(100), .absolute(20))

    @Test func `measured and estimated lengths add up`() {
        #expect(
            measured(row(wide), [nil, 120, nil, nil]) == [
                Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 220, y: 0), Point(x: 0, y: 20),
            ])
        #expect(
            measured(row(wide), [nil, 121, nil, nil]) == [
                Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 0, y: 20), Point(x: 100, y: 20),
            ])
    }

    @Test func `a row contains at least one item, regardless of its width`() {
        #expect(measured(row(wide), [900, 900]) == [.zero, Point(x: 0, y: 20)])
    }

    @Test func `edges of measured items add to the length`() {
        let edges = EdgeSpacingDescription(leading: .fixed(5), trailing: .fixed(6))
        let edged = item(.estimated(100), .absolute(20), edges: edges)
        #expect(measured(row(edged), [96, 95, 96, 9]).map(\.x) == [5, 112, 218, 5])
        #expect(measured(row(edged), [97, 95, 96, 9]).map(\.x) == [5, 113, 5, 112])
    }

    @Test func `siblings that share a length use the length of the longest`() {
        let edges = EdgeSpacingDescription(leading: .fixed(10))
        let shared = item(.uniformAcrossSiblings(estimate: 90), .absolute(20), edges: edges)
        #expect(measured(row(shared), [nil, nil, nil, nil]).map(\.x) == [10, 110, 210, 10])
        // Three of 100 fit with their edges, three of 101 don't.
        #expect(measured(row(shared), [80, 96, 50, nil]).map(\.x) == [10, 116, 222, 10])
        #expect(measured(row(shared), [80, 50, 97, 20]).map(\.x) == [10, 100, 10, 117])
    }

    @Test func `items of fixed lengths are placed between measured items`() {
        let nodes = row(item(.absolute(50), .absolute(20)), wide)
        // 50, 150, 50, and 70 end exactly at the side; the next row has 50 and the unmeasured item.
        #expect(measured(nodes, [nil, 150, nil, 70, nil, nil]).map(\.x) == [0, 50, 200, 250, 0, 50])
        #expect(measured(nodes, [nil, 150, nil, 71, nil, nil]).map(\.x) == [0, 50, 200, 0, 50, 150])
    }

    @Test func `fractions in a measured row refer to the length without spacing (R10)`() {
        let nodes = row(wide, item(.fractionalWidth(0.25), .absolute(20)))
        // With three gaps of 10, a quarter of 290 is 72.5 wide.
        #expect(measured(nodes, [70, nil, 70, nil, nil, nil], spacing: 10).map(\.x) == [0, 80, 162.5, 242.5, 0, 110])
        // With two gaps, a quarter of 300 is 75 wide.
        #expect(measured(nodes, [90, nil, 90, nil, nil, nil], spacing: 10).map(\.x) == [0, 100, 185, 0, 110, 195])
    }

    @Test func `a nested group is as long as its measured items`() {
        let pair = NodeDescription.group(
            group(
                .estimated(100), .absolute(20),
                row(item(.estimated(40), .absolute(20)), item(.absolute(10), .absolute(20)))))
        #expect(measured(row(pair), [100, nil, 90, nil, nil, nil]).map(\.x) == [0, 100, 110, 200, 210, 250])
        #expect(measured(row(pair), [100, nil, 190, nil, nil, nil]).map(\.x) == [0, 100, 110, 300, 0, 40])
    }

    @Test func `measured sizes belong to their items behind a nested group`() {
        let pair = NodeDescription.group(
            group(
                .absolute(60), .absolute(20),
                row(item(.absolute(30), .absolute(20)), item(.absolute(30), .absolute(20)))))
        #expect(measured(row(pair, wide), [nil, nil, 130, nil, nil, 70]).map(\.x) == [0, 30, 60, 190, 220, 250])
        #expect(measured(row(pair, wide), [nil, nil, 130, nil, nil, 71]).map(\.x) == [0, 30, 60, 190, 220, 0])
    }

    @Test func `items with a measured length of zero are followed by others`() {
        #expect(measured(row(wide), [100, 0, 0, 0, 100, 100, 100]).map(\.y) == [0, 0, 0, 0, 0, 0, 20])
    }

    @Test func `items with an estimated length of zero are placed once`() {
        #expect(measured(row(item(.estimated(0), .absolute(20))), [nil, nil, nil]).map(\.y) == [0, 20, 40])
    }

    // MARK: Counts

    @Test func `a group that is divided into one is as long as its item (R12)`() {
        let whole = GroupDescription.Content.divided(
            axis: .horizontal, node: item(.fractionalWidth(0.5), .absolute(20)), count: 1)
        #expect(frames(line(whole), 2) == [rect(0, 0, 320, 20), rect(0, 20, 320, 20)])
    }

    @Test func `fractions of a counted group refer to the length without gaps (R10, R13)`() {
        let halves = GroupDescription.Content.counted(
            axis: .horizontal, node: item(.fractionalWidth(0.5), .absolute(20)), count: 2)
        #expect(frames(line(halves, spacing: 20), 2) == [rect(0, 0, 150, 20), rect(170, 0, 150, 20)])
    }

    @Test func `fractions of an estimated group refer to the length without gaps (R10, R22)`() {
        let half = item(.fractionalWidth(0.5), .absolute(20))
        let estimated = group(.estimated(200), .absolute(20), row(half, half), spacing: .fixed(20))
        #expect(frames(estimated, 2) == [rect(0, 0, 90, 20), rect(110, 0, 90, 20)])
    }

    @Test func `a square wider than its group does not fit (R11b)`() {
        let squares = line(row(item(.fractionalWidth(1.1), .fractionalWidth(1.1))), spacing: 100)
        #expect(solver(SectionDescription(group: squares), 3).askedIssues == [.nothingFits(section: 0)])
    }

    @Test func `a group without items has no length`() {
        let empty = NodeDescription.group(group(.estimated(50), .absolute(20), row(), spacing: .fixed(10)))
        #expect(frames(line(row(empty, item(.absolute(30), .absolute(20)))), 1) == [rect(0, 0, 30, 20)])
    }

    @Test func `groups in a group are cut off together`() {
        let many = NodeDescription.group(
            group(
                .absolute(10), .absolute(10),
                .counted(axis: .vertical, node: item(.absolute(1), .absolute(1)), count: 40_000)))
        let solver = solver(
            SectionDescription(group: line(.counted(axis: .horizontal, node: many, count: 2))), 70_000)
        #expect(solver.askedIssues.first == .tooManyElementsInGroup(section: 0, limit: 65_536))
        #expect(solver.groups(in: rect(0, 0, 1, 1)).first?.items == 0..<65_536)
    }

    @Test(arguments: [(16, false), (17, true)]) func `empty nested groups are repeated a limited number of times`(
        depth: Int, isTooMany: Bool
    ) {
        // Each level doubles the groups: 2¹⁷ are too many.
        var nested = line(row(item(.absolute(10_000), .absolute(10))))
        for _ in 0..<depth { nested = line(.counted(axis: .horizontal, node: .group(nested), count: 2)) }
        let issues = solver(SectionDescription(group: nested), 3).askedIssues
        #expect(issues.contains(.tooManyElementsInGroup(section: 0, limit: 65_536)) == isTooMany)
    }

    @Test func `nested fractions of an estimated length are solved once (R21)`() {
        let badge = badge("b", .fractionalWidth(1), .fractionalHeight(0.5), at: .bottom)
        let innermost = group(
            .absolute(30), .estimated(10), row(item(.absolute(30), .absolute(24))), badges: [badge])
        // If each level solved the group inside of it twice, the work would be 2⁴⁰.
        let nested = (0..<40).reduce(innermost) { inner, _ in
            group(
                .absolute(inner.size.width.value + 1), .estimated(10),
                row(item(.absolute(1), .fractionalHeight(1)), .group(inner)))
        }
        let solver = solver(SectionDescription(group: nested), 41)
        #expect(solver.askedIssues.isEmpty)
        #expect(
            solver.cellFrames(section: 0)
                == (0..<40).map { rect(Double($0), 0, 1, 24) } + [rect(40, 0, 30, 24)])
        // The badge refers to the group around its own group, whose height is that of the highest item.
        #expect(
            solver.elements(in: rect(0, 0, 320, 480)).last { $0.id.category != .cell }?.frame == rect(39.5, 12, 31, 12))
    }

    @Test func `measured sizes belong to their items after the frames of a provider (R23)`() {
        let frames = (0..<2).map { CustomItemDescription(frame: rect(Double($0) * 30, 0, 30, 20)) }
        let custom = NodeDescription.group(group(.absolute(60), .absolute(20), .custom(frames)))
        let description = SectionDescription(
            group: line(.repeating(axis: .horizontal, nodes: [custom, item(.absolute(50), .estimated(9))])))
        let solver = solver(description, 6)
        #expect(
            (0..<6).map { solver.measurableAxes(of: .cell(section: 0, item: $0)).height } == [
                false, false, true, false, false, true,
            ])
        _ = solver.measure(50, 15, item: 2)
        _ = solver.measure(50, 17, item: 5)
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [20, 20, 15, 20, 20, 17])
    }

    @Test func `a group that is divided into rows of measured items has fewer of them (R12)`() {
        let half = NodeDescription.group(
            group(.estimated(100), .estimated(20), row(item(.estimated(60), .absolute(20)))))
        let halves = group(.fractionalWidth(1), .estimated(20), .divided(axis: .horizontal, node: half, count: 2))
        let solver = solver(SectionDescription(group: halves), 8)
        // Two of 60 points fit into each half of 160.
        #expect(solver.cellFrames(section: 0).map(\.minX) == [0, 60, 160, 220, 0, 60, 160, 220])
        _ = solver.measure(110, 20, item: 0)
        #expect(solver.cellFrames(section: 0).map(\.minX) == [0, 160, 220, 0, 60, 160, 220, 0])
        #expect(solver.cellFrames(section: 0).map(\.minY) == [0, 0, 0, 20, 20, 20, 20, 40])
    }
}
