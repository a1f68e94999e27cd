import CollageTesting
import Testing

/// The empty rows below the last row of a table.
@MainActor struct TableFillerRowTests {
    private func lines(in table: UITableView) -> [CGRect] {
        table.layoutIfNeeded()
        guard
            let view = table.subviews.first(where: {
                $0.subviews.allSatisfy { $0.frame.height < 1 } && !$0.subviews.isEmpty
            })
        else { return [] }
        return view.subviews.map { $0.convert($0.bounds, to: table) }
    }

    @Test func `filler rows have separators down to the bottom, with the insets of the table`() {
        let fixture = TableFixture(counts: [2])
        #expect(lines(in: fixture.table).isEmpty)
        fixture.table.fillerRowHeight = 100
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        let shown = lines(in: fixture.table)
        #expect(shown.map(\.maxY) == [200, 300, 400, 500, 600])
        #expect(shown.allSatisfy { $0.minX == 30 && $0.width == 350 && $0.height == 0.5 })
    }

    @Test func `an automatic height is that of the last row`() {
        let fixture = TableFixture(counts: [2, 0], rowHeight: 80)
        fixture.table.fillerRowHeight = UITableView.automaticDimension
        #expect(lines(in: fixture.table).map(\.maxY) == [240, 320, 400, 480, 560])
    }

    @Test func `a full table, a grouped table, a footer, and a table without separators have no filler rows`() {
        let full = TableFixture(counts: [20]).table, grouped = TableFixture(.grouped, counts: [1]).table
        let ended = TableFixture(counts: [1]).table, plain = TableFixture(counts: [1]).table
        ended.tableFooterView = UIView()
        plain.separatorStyle = .none
        for table in [full, grouped, ended, plain] {
            table.fillerRowHeight = 50
            #expect(lines(in: table).isEmpty)
        }
    }
}
