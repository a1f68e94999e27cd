import CollageTesting
import Testing

@MainActor
struct TableSelectionTests {
    @Test func `a tap highlights and selects, one row at a time`() {
        let fixture = TableFixture(counts: [5])
        fixture.host.tap(fixture.middle(ofRow: 1))
        fixture.host.settle()
        fixture.delegate.events = []
        fixture.host.tap(fixture.middle(ofRow: 3))
        fixture.host.settle()
        #expect(
            fixture.delegate.events == [
                "highlight 0-3", "unhighlight 0-3", "willSelect 0-3", "didDeselect 0-1", "didSelect 0-3",
            ])
        #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        let cell = fixture.table.cellForRow(at: IndexPath(row: 3, section: 0)) as? ScriptedTableCell
        #expect(cell?.isSelected == true && cell?.selections.last == true)
    }

    @Test func `the delegate can select another row, or none`() {
        let fixture = TableFixture(counts: [5])
        fixture.delegate.selectionTarget = { $0.row == 1 ? IndexPath(row: 4, section: 0) : nil }
        fixture.host.tap(fixture.middle(ofRow: 1))
        fixture.host.settle()
        #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
        fixture.host.tap(fixture.middle(ofRow: 2))
        fixture.host.settle()
        #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
    }

    @Test func `the delegate can keep the row selected that a selection replaces`() {
        final class KeepingDelegate: NSObject, UITableViewDelegate {
            var events: [String] = []
            var keepsSelection = false

            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                events.append("willSelect \(indexPath.row)")
                return indexPath
            }

            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
                events.append("willDeselect \(indexPath.row)")
                return keepsSelection ? nil : indexPath
            }

            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                events.append("didDeselect \(indexPath.row)")
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                events.append("didSelect \(indexPath.row)")
            }
        }
        let fixture = TableFixture(counts: [5])
        let delegate = KeepingDelegate()
        fixture.table.delegate = delegate
        fixture.host.tap(fixture.middle(ofRow: 1))
        fixture.host.tap(fixture.middle(ofRow: 3))
        #expect(
            delegate.events == [
                "willSelect 1", "didSelect 1", "willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 3",
            ])
        delegate.keepsSelection = true
        fixture.host.tap(fixture.middle(ofRow: 4))
        #expect(fixture.table.indexPathsForSelectedRows?.map(\.row).sorted() == [3, 4])
    }

    @Test func `several rows can be selected if that is allowed, and a second tap deselects`() {
        let fixture = TableFixture(counts: [5])
        fixture.table.allowsMultipleSelection = true
        for row in [0, 2, 0] {
            fixture.host.tap(fixture.middle(ofRow: row))
            fixture.host.settle()
        }
        #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        #expect(fixture.delegate.events.contains("didDeselect 0-0"))
    }

    @Test func `the program selects without notifying the delegate, and without a selection the result is nil`() {
        let fixture = TableFixture(counts: [50])
        fixture.delegate.events = []
        fixture.table.selectRow(at: IndexPath(row: 40, section: 0), animated: false, scrollPosition: .top)
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentOffset.y == 1900)
        #expect(fixture.table.cellForRow(at: IndexPath(row: 40, section: 0))?.isSelected == true)
        #expect(!fixture.delegate.events.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("didSelect") })
        fixture.table.deselectRow(at: IndexPath(row: 40, section: 0), animated: true)
        #expect(fixture.table.indexPathsForSelectedRows == nil && fixture.table.indexPathForSelectedRow == nil)
    }

    @Test func `a reused row isn't selected, and a selected one that reappears is`() {
        let fixture = TableFixture(counts: [100])
        fixture.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        fixture.table.contentOffset.y = 2000
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells.allSatisfy { !$0.isSelected })
        fixture.table.contentOffset.y = 0
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells[0].isSelected)
    }
}
