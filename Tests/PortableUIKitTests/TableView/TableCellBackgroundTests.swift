import CollageTesting
import Testing

@MainActor
struct TableCellBackgroundTests {
    @Test func `a cell has a different selected background if several rows can be selected`() throws {
        let fixture = TableFixture(counts: [3])
        let single = UIView(), multiple = UIView()
        fixture.source.configure = { cell, path in
            guard path.row == 0 else { return }
            cell.selectedBackgroundView = single
            cell.multipleSelectionBackgroundView = multiple
        }
        fixture.table.reloadData()
        fixture.host.settle()
        let cell = try #require(fixture.table.cellForRow(at: [0, 0]))
        fixture.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        #expect(single.superview != nil && multiple.superview == nil)
        fixture.table.allowsMultipleSelection = true
        fixture.host.settle()
        #expect(single.superview == nil && multiple.superview != nil)
        #expect(cell.selectedBackgroundView === single && cell.multipleSelectionBackgroundView === multiple)
    }

    private final class Delegate: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .none }

        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 0
        }
    }

    @Test func `a row without a control is indented while editing unless the delegate refuses`() {
        let fixture = TableFixture(counts: [2])
        let delegate = Delegate()
        fixture.table.delegate = delegate
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        let starts = fixture.table.visibleCells.map(\.contentView.frame.minX)
        #expect(starts[0] > 20 && starts[1] == 0)
    }

    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func `the margins of cells may follow the readable width`(style: UITableView.Style) throws {
        let host = TestHost(size: CGSize(width: 1000, height: 600), safeAreaInsets: .zero)
        let table = UITableView(frame: .zero, style: style)
        let source = ScriptedTableSource(counts: [1])
        source.configure = { cell, _ in cell.textLabel?.text = "Row" }
        table.register(ScriptedTableCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        host.show(table)
        let label = try #require(table.cellForRow(at: [0, 0])?.textLabel)
        let start = label.convert(label.bounds, to: table).minX
        table.cellLayoutMarginsFollowReadableWidth = true
        host.settle()
        let readable = table.readableContentGuide.layoutFrame
        #expect(readable.width < 700 && start < 50)
        #expect(label.convert(label.bounds, to: table).minX == readable.minX)
    }

    @Test func `headers may be only as wide as their titles`() throws {
        let fixture = TableFixture(counts: [1])
        fixture.source.headers = [0: "Title"]
        fixture.table.reloadData()
        fixture.host.settle()
        #expect(fixture.table.headerView(forSection: 0)?.frame.width == 390)
        fixture.table.contentHuggingElements = .sectionHeaders
        fixture.host.settle()
        #expect(fixture.table.headerView(forSection: 0)?.frame.width ?? 390 < 200)
    }
}
