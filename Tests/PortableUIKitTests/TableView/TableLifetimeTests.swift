import CollageTesting
import Testing

@MainActor
struct TableLifetimeTests {
    @Test func `a table without references is deallocated, with its cells, headers, and data source`() {
        weak var table: UITableView?
        weak var cell: UITableViewCell?
        weak var waiting: UITableViewCell?
        weak var header: UITableViewHeaderFooterView?
        weak var source: ScriptedTableSource?
        do {
            let fixture = TableFixture(counts: [50])
            fixture.source.headers = [0: "Title"]
            fixture.table.reloadData()
            fixture.table.layoutIfNeeded()
            table = fixture.table
            source = fixture.source
            waiting = fixture.table.visibleCells.first
            header = fixture.table.headerView(forSection: 0)
            fixture.table.contentOffset.y = 1500
            fixture.table.layoutIfNeeded()
            cell = fixture.table.visibleCells.first
            #expect(cell != nil && waiting != nil && header != nil)
            fixture.table.removeFromSuperview()
        }
        #expect(table == nil && cell == nil && waiting == nil && header == nil && source == nil)
    }

    @Test func `handlers of cells don't keep them alive`() {
        weak var cell: UITableViewCell?
        do {
            let made = UITableViewCell(style: .default, reuseIdentifier: nil)
            made.configurationUpdateHandler = { cell, _ in cell.alpha = 1 }
            made.accessoryType = .detailButton
            made.layoutIfNeeded()
            cell = made
        }
        #expect(cell == nil)
    }

    @Test func `neither the table nor its diffable data source keeps the other alive`() {
        weak var source: UITableViewDiffableDataSource<Int, Int>?
        let table = UITableView()
        do {
            let made = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
            made.apply(NSDiffableDataSourceSnapshot())
            source = made
        }
        #expect(source == nil && table.dataSource == nil)
    }
}
