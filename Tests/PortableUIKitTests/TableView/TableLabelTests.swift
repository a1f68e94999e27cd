import CollageTesting
import Testing

@MainActor
struct TableLabelTests {
    private func shownCell(
        _ style: UITableViewCell.CellStyle = .default, _ configure: @escaping (UITableViewCell) -> Void
    ) -> (host: TestHost, cell: UITableViewCell) {
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 120)
        configure(cell)
        let controller = UIViewController()
        controller.view.addSubview(cell)
        host.show(controller)
        return (host, cell)
    }

    private let long = String(repeating: "words ", count: 12)

    @Test func `a cell is laid out again when only the text of its label changes`() {
        let (host, cell) = shownCell {
            $0.textLabel?.numberOfLines = 0
            $0.textLabel?.text = "one line"
        }
        #expect(cell.textLabel?.frame.height == 20.5)
        cell.textLabel?.text = long
        host.settle()
        // Lines of body text are 22 points apart.
        #expect(cell.textLabel?.frame.height == 42.5)
    }

    @Test func `a cell is laid out again when only the text of its second label changes`() {
        let (host, cell) = shownCell(.subtitle) {
            $0.textLabel?.text = "title"
            $0.detailTextLabel?.numberOfLines = 0
            $0.detailTextLabel?.text = "one line"
        }
        let height = cell.detailTextLabel?.frame.height ?? 0
        cell.detailTextLabel?.text = long + long
        host.settle()
        #expect(cell.detailTextLabel?.frame.height ?? 0 > height * 1.5)
    }

    @Test func `a cell is laid out again when the font of a label changes`() {
        let (host, cell) = shownCell { $0.textLabel?.text = "text" }
        cell.textLabel?.font = .systemFont(ofSize: 40)
        host.settle()
        #expect(cell.textLabel?.frame.height ?? 0 > 40)
    }

    @Test func `a cell is laid out again when an image of another size is set`() {
        let (host, cell) = shownCell {
            $0.textLabel?.text = "text"
            $0.imageView?.image = UIImage(systemName: "star")
        }
        let start = cell.textLabel?.frame.minX ?? 0
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in }
        host.settle()
        #expect(cell.imageView?.frame.width == 60)
        #expect(cell.textLabel?.frame.minX == 92 && start < 92)
        cell.imageView?.image = nil
        host.settle()
        #expect(cell.textLabel?.frame.minX == 16)
    }

    @Test func `a row that is reconfigured with more text shows all of it`() {
        let fixture = TableFixture(counts: [2], rowHeight: UITableView.automaticDimension)
        var text = "one line"
        fixture.source.configure = { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = text
        }
        fixture.table.reloadData()
        fixture.host.settle()
        text = long
        fixture.table.reconfigureRows(at: [[0, 0]])
        fixture.host.settle()
        #expect(fixture.table.cellForRow(at: [0, 0])?.textLabel?.frame.height == 42.5)
        #expect(fixture.table.rectForRow(at: [0, 0]).height == 64.5)
    }

    @Test func `a header is laid out again when only its title changes`() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        let controller = UIViewController()
        controller.view.addSubview(header)
        host.show(controller)
        header.textLabel?.text = "title"
        host.settle()
        #expect(header.textLabel?.frame.width ?? 0 > 300)
    }
}
