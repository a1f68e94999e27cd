import CollageTesting
import Testing

@MainActor
struct TableHeightRequestTests {
    private func shownTable() -> (fixture: TableFixture, open: () -> Void) {
        let fixture = TableFixture(counts: [6], rowHeight: UITableView.automaticDimension)
        var isOpen = false
        fixture.delegate.heights = { $0.row == 1 && isOpen ? 120 : 44 }
        fixture.table.reloadData()
        fixture.host.settle()
        return (fixture, { isOpen = true })
    }

    @Test(arguments: ["begin and end", "nil", "empty", "insertion", "reload", "reconfiguration", "move"])
    func `any update requests the heights of rows again`(update: String) throws {
        let (fixture, open) = shownTable()
        let table = fixture.table
        open()
        switch update {
        case "begin and end":
            table.beginUpdates()
            table.endUpdates()
        case "nil": table.performBatchUpdates(nil)
        case "empty": table.performBatchUpdates {}
        case "insertion":
            fixture.source.rows[0].append("new")
            table.insertRows(at: [[0, 6]], with: .automatic)
        case "reload": table.reloadRows(at: [[0, 4]], with: .fade)
        case "reconfiguration": table.reconfigureRows(at: [[0, 4]])
        default:
            fixture.source.rows[0].swapAt(4, 5)
            table.moveRow(at: [0, 4], to: [0, 5])
        }
        fixture.host.settle()
        #expect(table.rectForRow(at: [0, 1]).height == 120)
        #expect(table.rectForRow(at: [0, 2]).minY == 164)
        #expect(table.cellForRow(at: [0, 1])?.frame.height == 120)
    }

    @Test func `a snapshot that changes another row requests them, too`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let delegate = RecordingTableDelegate()
        var height: CGFloat = 44
        delegate.heights = { $0.row == 0 ? height : 44 }
        table.delegate = delegate
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        host.show(table)
        height = 90
        snapshot.appendItems([3])
        source.apply(snapshot)
        host.settle()
        #expect(table.rectForRow(at: [0, 0]).height == 90 && table.rectForRow(at: [0, 1]).minY == 90)
    }

    @Test func `the rows below an opened row move with it in the animation`() throws {
        let (fixture, open) = shownTable()
        let below = try #require(fixture.table.cellForRow(at: [0, 2]))
        open()
        fixture.table.performBatchUpdates(nil)
        fixture.host.advance(by: 0.1)
        let shown = below.layer.state(at: fixture.host.now).position.y - below.bounds.height / 2
        #expect(shown > 88 && shown < 164)
        fixture.host.settle()
        #expect(below.frame.minY == 164)
    }

    private final class GrowingText: NSObject, UITextViewDelegate {
        weak var table: UITableView?

        func textViewDidChange(_ textView: UITextView) { table?.performBatchUpdates(nil) }
    }

    @Test func `a row grows while text is typed, and keeps its position and the keyboard`() throws {
        let fixture = TableFixture(counts: [40], rowHeight: UITableView.automaticDimension)
        let controller = UIViewController()
        fixture.host.show(controller)
        controller.view.addSubview(fixture.table)
        let texts = GrowingText()
        texts.table = fixture.table
        fixture.source.configure = { cell, path in
            guard path.row == 12 else {
                cell.textLabel?.text = "Row \(path.row)"
                return
            }
            let view = UITextView()
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 17)
            view.delegate = texts
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
        }
        fixture.table.reloadData()
        fixture.table.contentOffset.y = 400
        fixture.host.settle()
        let view = try #require(fixture.host.first(UITextView.self))
        view.becomeFirstResponder()
        fixture.host.settle()
        let offset = fixture.table.contentOffset.y
        let before = fixture.table.rectForRow(at: [0, 12])
        fixture.host.type("one\ntwo\nthree\nfour")
        let after = fixture.table.rectForRow(at: [0, 12])
        #expect(view.text == "one\ntwo\nthree\nfour" && view.isFirstResponder)
        #expect(fixture.table.contentOffset.y == offset && after.minY == before.minY)
        #expect(after.height > before.height + 40)
        #expect(fixture.table.rectForRow(at: [0, 13]).minY == after.maxY)
    }
}
