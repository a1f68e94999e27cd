import CollageTesting
import Testing

@MainActor
struct TableReuseTests {
    @Test func `cells of a registered class are created by init(style:reuseIdentifier:)`() throws {
        let table = UITableView()
        table.register(ScriptedTableCell.self, forCellReuseIdentifier: "cell")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell") as? ScriptedTableCell)
        #expect(cell.madeWithStyle == .default && cell.reuseIdentifier == "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func `cells that the app creates itself are reused by their identifier`() {
        final class Source: NSObject, UITableViewDataSource {
            var made = 0

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let waiting = tableView.dequeueReusableCell(withIdentifier: "own")
                if waiting == nil { made += 1 }
                let cell = waiting ?? UITableViewCell(style: .subtitle, reuseIdentifier: "own")
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let table = UITableView(), source = Source()
        table.dataSource = source
        host.show(table)
        for offset in stride(from: 0, through: 4000, by: 200) {
            table.contentOffset.y = CGFloat(offset)
            table.layoutIfNeeded()
        }
        #expect(source.made < 40)
        #expect(table.visibleCells.first?.textLabel?.text?.hasPrefix("Row ") == true)
    }

    @Test func `cells without an identifier, and cells that the app keeps, can be shown`() {
        final class Source: NSObject, UITableViewDataSource {
            let cells = (0..<3).map { _ in UITableViewCell() }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cells[indexPath.row]
            }
        }
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let table = UITableView(), source = Source()
        table.dataSource = source
        host.show(table)
        #expect(table.visibleCells.map(ObjectIdentifier.init) == source.cells.map(ObjectIdentifier.init))
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(ObjectIdentifier.init) == source.cells.map(ObjectIdentifier.init))
        #expect(source.cells.allSatisfy { $0.superview === table })
    }

    @Test func `headers of a registered class are reused`() {
        let table = UITableView()
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
    }

    @Test func `a cell's content configuration replaces its labels (recorded: ListRules.md L58)`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        #expect(cell.textLabel?.superview === cell.contentView)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        cell.contentConfiguration = nil
        #expect(cell.textLabel?.text == nil)
    }

    @Test func `the default content follows the cell's style (recorded: ListRules.md L58)`() {
        func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }
        #expect(content(.default) == .cell())
        #expect(content(.subtitle) == .subtitleCell())
        #expect(content(.value1) == .valueCell() && content(.value2) == .valueCell())
    }

    @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1])
    func `labels are arranged by style`(style: UITableViewCell.CellStyle) throws {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: cell.sizeThatFits(CGSize(width: 390, height: 0)).height)
        cell.layoutIfNeeded()
        let text = try #require(cell.textLabel?.frame)
        #expect(text.minX == 16 && cell.frame.height >= 44)
        switch style {
        case .default: #expect(cell.detailTextLabel == nil)
        case .subtitle: #expect(try #require(cell.detailTextLabel).frame.minY >= text.maxY)
        default:
            let end = try #require(cell.detailTextLabel).frame.maxX
            #expect(abs(end - 374) < 0.001)
        }
    }

    @Test func `in right-to-left layouts, labels begin at the right`() throws {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.contentView.semanticContentAttribute = .forceRightToLeft
        cell.textLabel?.text = "Title"
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.maxX == 374)
    }

    @Test func `accessories make the content narrower, and accessories of the editing mode appear with it`() throws {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 390)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let narrow = cell.contentView.frame.width
        #expect(narrow < 370)
        let view = UISwitch()
        cell.accessoryView = view
        cell.layoutIfNeeded()
        #expect(view.isDescendant(of: cell) && cell.contentView.frame.width < narrow)
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.isEditing && cell.contentView.frame.width == 390)
    }
}
