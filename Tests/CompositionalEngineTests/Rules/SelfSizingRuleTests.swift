import CompositionalEngine
import LayoutGeometry
import Testing

/// `LayoutRules.md` R80 to R90, and the changes that measuring reports to the client.
struct SelfSizingRuleTests {
    private let list = measuredRows
    private let grid = measuredPairs(height: 50)

    @Test func `a measured cell moves the elements after it (R80)`() {
        let solver = solver(list, 1000)
        #expect(solver.measure(320, 60, item: 10) == MeasurementEffect(isChange: true, position: 484, displacement: 16))
        #expect(solver.element(.cell(section: 0, item: 10))?.frame == rect(0, 440, 320, 60))
        #expect(solver.element(.cell(section: 0, item: 999))?.frame.minY == 43_972)
        #expect(solver.contentSize().height == 44_016)
    }

    @Test func `measuring the same size changes nothing (R80)`() {
        let solver = solver(list, 3)
        #expect(solver.measure(320, 44, item: 0) == .none)
        #expect(!solver.wouldChange(Size(width: 320, height: 44), for: .cell(section: 0, item: 0)))
        #expect(solver.wouldChange(Size(width: 320, height: 45), for: .cell(section: 0, item: 0)))
        #expect(!solver.wouldChange(Size(width: 10, height: 44), for: .cell(section: 0, item: 0)), "the width is fixed")
    }

    @Test func `neighbors keep their own height (R80)`() {
        let solver = solver(grid, 4)
        _ = solver.measure(160, 80, item: 0)
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [80, 50, 50, 50])
        #expect(solver.cellFrames(section: 0)[2].minY == 80)
    }

    @Test func `an incomplete group keeps its height when more items are inserted`() {
        let solver = solver(grid, 1)
        _ = solver.measure(160, 80, item: 0)
        solver.setSections(
            [.init(description: grid, itemCount: 3)], following: LayoutEdits(origins: [0], inserted: [0: [1, 2]]))
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [80, 50, 50])
        #expect(solver.cellFrames(section: 0)[2].minY == 80)
    }

    @Test func `a fixed group keeps its size (R80)`() {
        let solver = solver(
            SectionDescription(
                group: group(.fractionalWidth(1), .absolute(40), row(item(.fractionalWidth(1), .estimated(20))))), 2)
        _ = solver.measure(320, 70, item: 0)
        #expect(solver.cellFrames(section: 0) == [rect(0, 0, 320, 70), rect(0, 40, 320, 20)])
    }

    @Test func `siblings become as tall as the tallest`() {
        let solver = solver(
            SectionDescription(
                group: group(
                    .fractionalWidth(1), .estimated(50),
                    .divided(
                        axis: .horizontal, node: item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)),
                        count: 2))), 4)
        _ = solver.measure(160, 60, item: 0)
        _ = solver.measure(160, 90, item: 1)
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [90, 90, 50, 50])
        _ = solver.measure(160, 30, item: 1)
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [60, 60, 50, 50])
        // A size that a longer sibling hides counts as well.
        let id = ElementID.cell(section: 0, item: 2)
        #expect(solver.wouldChange(Size(width: 160, height: 30), for: id))
        _ = solver.measure(160, 30, item: 2)
        #expect(!solver.wouldChange(Size(width: 160, height: 30), for: id))
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [60, 60, 50, 50])
        _ = solver.measure(160, 20, item: 3)
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [60, 60, 30, 30])
    }

    @Test func `a row with measured widths wraps`() {
        let solver = solver(
            SectionDescription(
                group: group(
                    .fractionalWidth(1), .estimated(20), row(item(.estimated(100), .estimated(20))), spacing: .fixed(10)
                ),
                interGroupSpacing: 5), 7)
        #expect(solver.cellFrames(section: 0).map(\.minX) == [0, 110, 220, 0, 110, 220, 0], "three fit in 320")
        for (item, width) in [60.0, 200, 40, 30, 300, 310, 12].enumerated() {
            _ = solver.measure(width, 20, item: item)
        }
        #expect(
            solver.cellFrames(section: 0).map(\.origin) == [
                Point(x: 0, y: 0), Point(x: 70, y: 0), Point(x: 280, y: 0),
                Point(x: 0, y: 25), Point(x: 0, y: 50), Point(x: 0, y: 75), Point(x: 0, y: 100),
            ])
        #expect(solver.contentSize().height == 120)
    }

    @Test func `a measured header moves its section`() {
        var description = list
        description.boundaryItems = [boundary("h", .fractionalWidth(1), .estimated(30), at: .top)]
        let solver = solver([(list, 2), (description, 3)])
        let header = ElementID(.supplementary(kind: "h"), section: 1, item: 0)
        #expect(
            solver.setMeasuredSize(Size(width: 320, height: 50), for: header)
                == MeasurementEffect(isChange: true, position: 118, displacement: 20))
        #expect(solver.cellFrames(section: 1)[0].minY == 138)
        solver.discardMeasuredSize(of: header)
        #expect(solver.cellFrames(section: 1)[0].minY == 118)
    }

    @Test func `fixed sizes can't be measured`() {
        let solver = solver(
            SectionDescription(
                group: group(.fractionalWidth(1), .absolute(44), row(item(.fractionalWidth(1), .absolute(44))))), 3)
        #expect(solver.measurableAxes(of: .cell(section: 0, item: 0)) == (false, false))
        #expect(solver.measure(320, 80, item: 0) == .none)
    }

    @Test func `measurements move with their items`() {
        let solver = solver([(list, 5), (grid, 2)])
        _ = solver.measure(320, 70, item: 3)
        _ = solver.measure(160, 90, item: 1, section: 1)
        // An item is inserted at the front of the first section; the second one moves to the front.
        solver.setSections(
            [.init(description: grid, itemCount: 2), .init(description: list, itemCount: 6)],
            following: LayoutEdits(origins: [1, 0], inserted: [1: [0]]))
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [50, 90])
        #expect(solver.cellFrames(section: 1).map(\.size.height) == [44, 44, 44, 44, 70, 44])
    }

    @Test func `measurements are kept while descriptions stay the same`() {
        let solver = solver(list, 5)
        _ = solver.measure(320, 70, item: 3)
        solver.setSections([.init(description: list, itemCount: 9)])
        #expect(solver.cellFrames(section: 0)[3].size.height == 70)
        solver.setContainer(LayoutContainer(size: Size(width: 400, height: 480), scale: 2))
        #expect(solver.cellFrames(section: 0)[3] == rect(0, 132, 400, 44))
    }

    @Test func `a query returns the elements that intersect the rectangle (R90)`() {
        let solver = solver(list, 1_000_000)
        let elements = solver.elements(in: rect(0, 44 * 500_000 + 1, 320, 90))
        #expect(elements.map(\.id.item) == [500_000, 500_001, 500_002])
        #expect(solver.elements(in: rect(0, -500, 320, 400)).isEmpty)
        #expect(solver.elements(in: rect(0, 0, 0, 0)).isEmpty)
    }

    @Test func `an item outside of its group isn't found by a query (R90)`() {
        let solver = solver(
            SectionDescription(
                group: group(.fractionalWidth(1), .absolute(20), row(item(.fractionalWidth(1), .absolute(50)))),
                interGroupSpacing: 100), 2)
        #expect(solver.elements(in: rect(0, 30, 320, 5)).isEmpty)
    }

    @Test func `sections with equal descriptions are measured under the same conditions`() {
        let solver = solver([(list, 3), (grid, 4), (list, 2)])
        let conditions = (0..<3).map { solver.conditions(of: .cell(section: $0, item: 0)) }
        #expect(conditions[0] == conditions[2] && conditions[0] != conditions[1])
        _ = solver.measure(320, 60, item: 1)
        solver.setSections(
            [(list, 4), (list, 3), (grid, 4)].map { .init(description: $0, itemCount: $1) },
            following: LayoutEdits(origins: [nil, 0, 1]))
        #expect(solver.conditions(of: .cell(section: 1, item: 0)) == conditions[0])
        #expect(solver.conditions(of: .cell(section: 2, item: 0)) == conditions[1])
        #expect(solver.cellFrames(section: 1).map(\.size.height) == [44, 60, 44])
    }

    @Test func `measured sizes of another description or width are discarded`() {
        let solver = solver([(list, 2), (grid, 2)])
        let before = solver.conditions(of: .cell(section: 0, item: 0))
        _ = solver.measure(320, 60, item: 0)
        // The first item moves from the list into the grid.
        solver.setSections(
            [(list, 1), (grid, 3)].map { .init(description: $0, itemCount: $1) },
            following: LayoutEdits(
                origins: [0, 1], removed: [0: [0]], inserted: [1: [2]],
                moves: [.init(from: .init(section: 0, item: 0), to: .init(section: 1, item: 2))]))
        #expect(solver.cellFrames(section: 1).map(\.size.height) == [50, 50, 50])
        _ = solver.measure(320, 60, item: 0)
        solver.setContainer(LayoutContainer(size: Size(width: 300, height: 480), scale: 2))
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [44])
        #expect(solver.conditions(of: .cell(section: 0, item: 0)) != before)
    }

    @Test func `badges that fit only after measuring have separate numbers`() {
        let badged = item(
            .estimated(200), .absolute(40), badges: [badge("badge", .absolute(10), .absolute(10), at: .top)])
        let solver = solver(
            SectionDescription(
                group: group(.absolute(300), .absolute(40), row(item(.estimated(200), .absolute(40)), badged))), 12)
        for item in 0..<12 { _ = solver.measure(50, 40, item: item) }
        let badges = solver.elements(in: rect(0, 0, 320, 480)).filter {
            $0.id.category == .supplementary(kind: "badge")
        }
        #expect(badges.map(\.id.item) == [0, 1, 2, 3, 4, 5])
        #expect(badges.allSatisfy { solver.element($0.id)?.frame == $0.frame })
    }

    @Test func `nodes without a total length are placed once`() {
        let edges = EdgeSpacingDescription(leading: .fixed(-100))
        let solver = CompositionalEngineTests.solver(
            SectionDescription(
                group: group(
                    .fractionalWidth(1), .absolute(40),
                    row(item(.estimated(50), .absolute(40), edges: edges), item(.fractionalWidth(0.1), .absolute(40))),
                    spacing: .fixed(6.5))), 100)
        #expect(solver.cellFrames(section: 0).prefix(4).map(\.minY) == [0, 0, 40, 40])
        #expect(solver.contentSize().height == 2000)
        // An item with a measured width of 0 is still followed by items that have one.
        let wrapping = CompositionalEngineTests.solver(
            SectionDescription(
                group: group(.absolute(300), .absolute(40), row(item(.estimated(50), .absolute(40))))), 6)
        for (item, width) in [100.0, 0, 100, 100, 100, 100].enumerated() { _ = wrapping.measure(width, 40, item: item) }
        #expect(wrapping.cellFrames(section: 0).map(\.minY) == [0, 0, 0, 0, 40, 40])
    }

    @Test func `the length outside of rows counts once, measured or not`() {
        let rows = SectionDescription(
            group: group(
                .fractionalWidth(1), .estimated(44),
                row(item(.fractionalWidth(1), .estimated(44), edges: .init(top: .fixed(3), bottom: .fixed(2))))))
        let solver = solver(rows, 10)
        #expect(solver.contentSize().height == 490)
        #expect(solver.element(.cell(section: 0, item: 9))?.frame == rect(0, 444, 320, 44))
        _ = solver.measure(320, 60, item: 4)
        #expect(solver.contentSize().height == 506)
        #expect(solver.element(.cell(section: 0, item: 9))?.frame == rect(0, 460, 320, 44))
    }

    @Test func `an item in a hundred and fifty groups is measured`() {
        var nested = group(.fractionalWidth(1), .estimated(20), row(item(.fractionalWidth(1), .estimated(20))))
        for _ in 0..<149 {
            nested = group(
                .fractionalWidth(1), .estimated(20), .counted(axis: .vertical, node: .group(nested), count: 1))
        }
        let solver = solver(SectionDescription(group: nested), 2)
        #expect(solver.measure(320, 50, item: 0).displacement == 30)
        #expect(solver.cellFrames(section: 0) == [rect(0, 0, 320, 50), rect(0, 50, 320, 20)])
    }
}
