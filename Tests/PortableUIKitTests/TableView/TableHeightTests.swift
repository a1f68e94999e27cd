import CollageTesting
import Testing

@MainActor
struct TableHeightTests {
    @Test func `a height for all rows is exact from the start, and no row is measured`() {
        let fixture = TableFixture(counts: [100_000])
        #expect(fixture.table.contentSize.height == 5_000_000)
        #expect(fixture.source.requestedPaths.count == 12)
    }

    @Test func `the delegate determines the height of each row`() {
        let fixture = TableFixture(counts: [10])
        fixture.delegate.heights = { CGFloat(20 + $0.row * 10) }
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        let last = fixture.table.rectForRow(at: IndexPath(row: 3, section: 0))
        #expect(last == CGRect(x: 0, y: 90, width: 390, height: 50))
        #expect(fixture.table.contentSize.height == 650)
    }

    @Test func `without a height, constraints in the content view determine it`() {
        let fixture = TableFixture(counts: [3], rowHeight: UITableView.automaticDimension)
        fixture.source.configure = { cell, path in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.heightAnchor.constraint(equalToConstant: 60 + CGFloat(path.row)),
            ])
        }
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        // The line below a row is half a point high.
        #expect(fixture.table.visibleCells.map(\.frame.height) == [60.5, 61.5, 62.5])
        #expect(fixture.table.visibleCells.map(\.contentView.frame.height) == [60, 61, 62])
        fixture.table.separatorStyle = .none
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells.map(\.frame.height) == [60, 61, 62])
    }

    @Test func `a content configuration decides, and long text is wrapped`() {
        let fixture = TableFixture(counts: [2], rowHeight: UITableView.automaticDimension)
        fixture.source.configure = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = path.row == 0 ? "Short" : String(repeating: "long ", count: 60)
            cell.contentConfiguration = content
        }
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        let heights = fixture.table.visibleCells.map(\.frame.height)
        #expect(heights[0] == 44.5)
        #expect(heights[1] > 80)
    }

    @Test(arguments: [-5, .nan, .infinity])
    func `invalid heights are reported, and the content determines the height`(height: CGFloat) {
        let fixture = TableFixture(counts: [2])
        let messages = Diagnostics.capture {
            fixture.delegate.heights = { _ in height }
            fixture.table.reloadData()
            fixture.table.layoutIfNeeded()
        }
        #expect(fixture.table.visibleCells.map(\.frame.height) == [44, 44])
        #expect(messages.contains { $0.contains("is not a height") })
    }

    @Test func `a content view with custom contents has the margins of other rows`() throws {
        let fixture = TableFixture(counts: [1], rowHeight: UITableView.automaticDimension)
        fixture.source.configure = { cell, _ in
            let label = UILabel()
            label.text = "Title"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let guide = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        let cell = try #require(fixture.table.cellForRow(at: [0, 0]))
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        #expect(cell.contentView.subviews.first?.frame.minX == 16)
        cell.accessoryType = .disclosureIndicator
        fixture.host.settle()
        #expect(cell.contentView.layoutMargins.right == 8)
    }
}
