import CollageTesting
import Testing

@MainActor
struct TableContentTests {
    @Test func `the cells on screen are subviews of the table, at the frames that it returns`() throws {
        let fixture = TableFixture(counts: [30])
        let table = fixture.table
        #expect(table.visibleCells.count == 12)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        #expect(cell.superview === table)
        #expect(cell.frame == CGRect(x: 0, y: 150, width: 390, height: 50))
        #expect(cell.frame == table.rectForRow(at: IndexPath(row: 3, section: 0)))
        #expect(cell.contentView.isDescendant(of: cell))
        #expect(table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 20, section: 0)) == nil)
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 11, section: 0))
    }

    @Test func `a color that a cell had when its traits changed is replaced by the next one`() throws {
        let fixture = TableFixture(counts: [3])
        let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.backgroundColor = .yellow
        cell.overrideUserInterfaceStyle = .dark
        fixture.host.settle()
        #expect(cell.layer.backgroundColor == nil)
        cell.backgroundColor = .clear
        fixture.host.settle()
        let colors = sequence(first: [cell as UIView]) { views in
            let next = views.flatMap(\.subviews)
            return next.isEmpty ? nil : next
        }.joined().compactMap { $0.layer.backgroundColor }
        #expect(!colors.contains(UIColor.yellow.cgColor))
    }

    @Test func `rows are found by points and rectangles, also off screen`() {
        let table = TableFixture(counts: [30]).table
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 120)) == IndexPath(row: 2, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 1499)) == IndexPath(row: 29, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 1600)) == nil)
        let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 1010, width: 10, height: 80))
        #expect(rows == [IndexPath(row: 20, section: 0), IndexPath(row: 21, section: 0)])
        #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)) == .zero)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 9)) == .zero)
    }

    @Test func `scrolling shows other rows, reuses cells, and notifies the delegate`() {
        let fixture = TableFixture(counts: [1000])
        let table = fixture.table
        fixture.delegate.events = []
        for row in stride(from: 0, through: 20_000, by: 250) {
            table.contentOffset.y = CGFloat(row)
            table.layoutIfNeeded()
        }
        #expect(fixture.titles.first == "0.400")
        #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == table.visibleCells.count)
        #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == table.visibleCells.count)
        #expect(fixture.delegate.events.first == "didScroll")
        #expect(fixture.delegate.events.contains("didEndDisplaying 0-0"))
        #expect(fixture.delegate.events.contains("willDisplay 0-400"))
        #expect(table.visibleCells.contains { ($0 as? ScriptedTableCell)?.reuseCount ?? 0 > 5 })
    }

    @Test func `a drag scrolls, and rows can be scrolled to`() {
        let fixture = TableFixture(counts: [100])
        fixture.host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
        fixture.host.settle()
        #expect(fixture.table.contentOffset.y > 200)
        fixture.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(fixture.table.contentOffset.y == 2500)
        fixture.table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .middle, animated: true)
        fixture.host.settle()
        #expect(fixture.table.contentOffset.y == 225)
        fixture.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
        #expect(fixture.table.contentOffset.y == 4400)
    }

    @Test func `header and footer views of the table surround the rows`() throws {
        let fixture = TableFixture(counts: [3])
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        fixture.table.tableHeaderView = header
        fixture.table.tableFooterView = footer
        fixture.table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
        #expect(fixture.table.visibleCells[0].frame.minY == 100)
        #expect(footer.frame == CGRect(x: 0, y: 250, width: 390, height: 40))
        #expect(fixture.table.contentSize == CGSize(width: 390, height: 290))
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 160)) == IndexPath(row: 1, section: 0))
        fixture.table.tableHeaderView = nil
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize.height == 190)
        #expect(header.superview == nil && footer.frame.minY == 150)
    }

    @Test func `sections have titles above and below, which are pinned in a plain table`() throws {
        let fixture = TableFixture(counts: [20, 20])
        fixture.source.headers = [0: "First", 1: "Second"]
        fixture.source.footers = [0: "End"]
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        let header = try #require(fixture.table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "First")
        #expect(header.superview === fixture.table)
        let rect = fixture.table.rectForHeader(inSection: 0)
        #expect(rect.minY == 22 && rect.height > 20)
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == rect.maxY)
        fixture.table.contentOffset.y = 300
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 300)
        #expect(fixture.delegate.events.contains("willDisplayHeader 0"))
    }

    @Test func `a delegate's view is above its section, regardless of its class`() throws {
        let fixture = TableFixture(counts: [2, 2, 2])
        let plain = UIView(), header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        fixture.delegate.headerViews = [0: plain, 1: header]
        fixture.delegate.headerHeight = 33
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        #expect(plain.superview === fixture.table && plain.frame.height == 33)
        #expect(fixture.table.headerView(forSection: 1) === header)
        #expect(header.frame.height == 33)
        #expect(fixture.table.headerView(forSection: 0) == nil)
    }

    @Test func `rows of an inset grouped table are inset at the sides`() {
        let fixture = TableFixture(.insetGrouped, counts: [3])
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 16)
        #expect(fixture.table.visibleCells[0].frame.width == 358)
    }

    @Test func `lines begin 16 points from the side, and 8 points in a cell outside of a table (ListRules.md L13)`() {
        let fixture = TableFixture(counts: [2])
        let inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        #expect(fixture.table.separatorInset == inset && fixture.table.separatorStyle == .singleLine)
        #expect(fixture.table.visibleCells.map(\.separatorInset) == [inset, inset])
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    }

    @Test func `content views, or their margins, are inset by the camera`() throws {
        final class Titles: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "row"
                if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
                return cell
            }
        }
        let host = TestHost(size: CGSize(width: 844, height: 390))
        let table = UITableView(frame: .zero)
        let titles = Titles()
        table.dataSource = titles
        host.show(table)
        func frames() throws -> [CGRect] {
            let cells = try (0..<2).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
            guard let header = table.headerView(forSection: 0) else { return [] }
            return [cells[0].contentView, cells[1].contentView, header.contentView].map { view in
                let outer: UIView = view.superview?.superview ?? view
                return view.convert(view.bounds, to: outer)
            }
        }
        func textStarts() throws -> [CGFloat] {
            let cells = try (0..<2).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
            guard let header = table.headerView(forSection: 0) else { return [] }
            return try (cells.map(\.textLabel) + [header.textLabel]).map {
                let label = try #require($0)
                return label.convert(label.bounds, to: table).minX
            }
        }
        let inset = try frames()
        #expect(inset[0].minX == 47 && inset[0].width == 844 - 94)
        #expect(inset[1].minX == 47 && inset[1].maxX < 844 - 47)
        #expect(inset[2].minX == 47 && inset[2].width == 844 - 94)
        let starts = try textStarts()
        #expect(starts == [starts[0], starts[0], starts[0]] && starts[0] > 47)
        table.insetsContentViewsToSafeArea = false
        host.settle()
        let whole = try frames()
        #expect(whole[0].minX == 0 && whole[0].width == 844 && whole[1].minX == 0 && whole[2].width == 844)
        #expect(try textStarts() == starts)
    }

    @Test func `a table without a data source, or without size, shows nothing`() {
        let table = UITableView()
        table.layoutIfNeeded()
        #expect(table.visibleCells.isEmpty && table.numberOfSections == 0)
        #expect(table.style == .plain && table.indexPathsForSelectedRows == nil)
        let grouped = UITableView(frame: .zero, style: .grouped)
        #expect(grouped.rect(forSection: 0) == .zero)
    }

    @Test func `pulling a table down fetches its rows again`() {
        let fixture = TableFixture(counts: [3])
        let control = UIRefreshControl()
        fixture.table.refreshControl = control
        fixture.host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 590))
        #expect(control.isRefreshing)
        control.endRefreshing()
        fixture.host.settle()
        #expect(fixture.table.contentOffset.y == 0)
    }
}
