import CollageTesting
import PortableUIKit
import Testing

@MainActor struct TableIndentationTests {
    private let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)

    private final class Rows: UITableViewController {
        var deselections: [IndexPath] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.allowsMultipleSelection = true
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            indexPath.row.isMultiple(of: 2) ? 3 : 0
        }
        override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == 2 ? IndexPath(row: 0, section: 0) : indexPath
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            deselections.append(indexPath)
        }
    }

    @Test func `a reused cell has the level of its row`() {
        let rows = Rows()
        host.show(rows)
        for offset in [0, 270, 700, 1_390, 400] {
            rows.tableView.contentOffset.y = CGFloat(offset)
            host.settle()
            for path in rows.tableView.indexPathsForVisibleRows ?? [] {
                let level = rows.tableView.cellForRow(at: path)?.indentationLevel
                #expect(level == (path.row.isMultiple(of: 2) ? 3 : 0), "\(path)")
            }
        }
    }

    @Test func `the delegate can deselect another row`() {
        let rows = Rows()
        host.show(rows)
        for row in [0, 1, 2] { rows.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        host.tap(CGPoint(x: 100, y: rows.tableView.rectForRow(at: [0, 2]).midY))
        #expect(rows.tableView.indexPathsForSelectedRows?.sorted() == [[0, 1], [0, 2]])
        #expect(rows.deselections == [[0, 0]])
    }
}
