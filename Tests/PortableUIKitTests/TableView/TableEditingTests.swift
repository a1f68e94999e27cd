import CollageTesting
import Testing

@MainActor
struct TableEditingTests {
    @Test func `rows that can be edited show their controls while the table is editing`() throws {
        let fixture = TableFixture(counts: [3])
        fixture.source.canEdit = { $0.row != 1 }
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        fixture.table.setEditing(true, animated: false)
        fixture.table.layoutIfNeeded()
        let cells = fixture.table.visibleCells
        #expect(cells.map(\.isEditing) == [true, false, true])
        #expect(cells[0].editingStyle == .delete)
        #expect(cells[0].contentView.frame.width < 390 && cells[1].contentView.frame.width == 390)
        fixture.table.setEditing(false, animated: true)
        fixture.host.settle()
        #expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.width == 390 && !$0.isEditing })
    }

    @Test func `a swipe deletes, and the data source is notified`() {
        let fixture = TableFixture(counts: [4])
        let middle = fixture.middle(ofRow: 1)
        fixture.host.drag(from: CGPoint(x: 380, y: middle.y), to: CGPoint(x: 20, y: middle.y))
        fixture.host.settle()
        #expect(fixture.source.commits.map(\.1) == [IndexPath(row: 1, section: 0)])
        #expect(fixture.titles == ["0.0", "0.2", "0.3"])
    }

    @Test func `the delegate's actions replace deletion, and an empty configuration has none`() {
        let fixture = TableFixture(counts: [4])
        var performed: [IndexPath] = []
        fixture.delegate.trailingActions = { path in
            guard path.row != 0 else { return UISwipeActionsConfiguration(actions: []) }
            let action = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
                performed.append(path)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        for row in 0...1 {
            let middle = fixture.middle(ofRow: row)
            fixture.host.drag(from: CGPoint(x: 380, y: middle.y), to: CGPoint(x: 20, y: middle.y))
            fixture.host.settle()
        }
        #expect(performed == [IndexPath(row: 1, section: 0)])
        #expect(fixture.source.commits.isEmpty)
    }

    @Test func `a row is moved by its handle to where the delegate allows it`() {
        let fixture = TableFixture(counts: [4])
        fixture.source.canMove = { $0.row != 3 }
        fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 30))
        fixture.table.reloadData()
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        func drag(row: Int, to target: Int) {
            let start = fixture.middle(ofRow: row), end = fixture.middle(ofRow: target)
            fixture.host.drag(from: CGPoint(x: 370, y: start.y), to: CGPoint(x: 370, y: end.y))
            fixture.host.settle()
        }
        drag(row: 0, to: 2)
        #expect(fixture.source.rows == [["0.1", "0.2", "0.0", "0.3"]])
        #expect(fixture.titles == ["0.1", "0.2", "0.0", "0.3"])
        drag(row: 3, to: 0)
        #expect(fixture.titles == ["0.1", "0.2", "0.0", "0.3"], "the last row can't be moved")
        fixture.delegate.moveTarget = { IndexPath(row: min($0.row, 1), section: 0) }
        drag(row: 0, to: 3)
        #expect(fixture.titles == ["0.2", "0.1", "0.0", "0.3"])
    }

    @Test func `several rows can be chosen while the table is editing`() {
        let fixture = TableFixture(counts: [4])
        fixture.table.allowsMultipleSelectionDuringEditing = true
        fixture.table.setEditing(true, animated: false)
        fixture.table.layoutIfNeeded()
        for row in [0, 2] {
            fixture.host.tap(fixture.middle(ofRow: row))
            fixture.host.settle()
        }
        #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    }

    @Test func `a table controller edits with its button`() {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let host = TestHost()
        let controller = Controller(style: .insetGrouped)
        host.show(controller)
        #expect(controller.tableView.style == .insetGrouped)
        #expect(controller.tableView.visibleCells.count == 3)
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
    }
}
