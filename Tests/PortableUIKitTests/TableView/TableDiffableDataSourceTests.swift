import CollageTesting
import Testing

@MainActor
struct TableDiffableDataSourceTests {
    private typealias Source = UITableViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    /// A table that counts how often it was reloaded.
    private final class CountingTable: UITableView {
        private(set) var reloads = 0

        override func reloadData() {
            super.reloadData()
            reloads += 1
        }
    }

    private func makeTable() -> (TestHost, CountingTable, Source) {
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let table = CountingTable(frame: .zero, style: .plain)
        table.rowHeight = 40
        table.register(ScriptedTableCell.self, forCellReuseIdentifier: "cell")
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as? ScriptedTableCell
            cell?.title = "\(item)"
            return cell
        }
        host.show(table)
        return (host, table, source)
    }

    private func titles(_ table: UITableView) -> [String] {
        table.layoutIfNeeded()
        return table.visibleCells.compactMap { ($0 as? ScriptedTableCell)?.title }
    }

    @Test func `changes are inserted, deleted, and moved`() {
        let (host, table, source) = makeTable()
        source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
        #expect(titles(table) == ["1", "2", "3"])
        let reloads = table.reloads
        source.apply(snapshot(["a": [3, 1], "b": [4]]))
        host.settle()
        #expect(titles(table) == ["3", "1", "4"])
        #expect(table.reloads == reloads)
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 4)
        #expect(source.indexPath(for: 1) == IndexPath(row: 1, section: 0))
        #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "a") == 0)
        #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 9)) == nil)
    }

    @Test func `rows that move from a deleted or to an inserted section are reloaded (recorded: D11)`() {
        let (_, table, source) = makeTable()
        source.apply(snapshot(["a": [1, 2], "b": [3]]), animatingDifferences: false)
        let reloads = table.reloads
        source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
        #expect(table.reloads == reloads + 1)
        #expect(titles(table) == ["1", "2", "3"])
        source.apply(snapshot(["a": [1, 2], "c": [3]]), animatingDifferences: false)
        #expect(table.reloads == reloads + 2)
        #expect(titles(table) == ["1", "2", "3"])
    }

    @Test func `marks reconfigure and reload`() {
        let (_, table, source) = makeTable()
        source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
        let cell = table.visibleCells.first
        var marked = source.snapshot()
        marked.reconfigureItems([1])
        source.apply(marked, animatingDifferences: false)
        #expect(table.visibleCells.first === cell)
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func `a cell provider that returns nothing raises UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = TestHost()
                let table = UITableView()
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
                host.show(table)
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([7])
                source.apply(snapshot, animatingDifferences: false)
                table.layoutIfNeeded()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UITableViewDiffableDataSource cell provider returned nil for index path"))
        #expect(message.contains("item identifier '7'"))
    }
}
