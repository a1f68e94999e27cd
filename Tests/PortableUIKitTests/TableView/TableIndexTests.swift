import CollageTesting
import Testing
@testable import PortableCollections

@MainActor
struct TableIndexTests {
    private final class Source: NSObject, UITableViewDataSource {
        var titles: [String]? = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        var section: ((Int) -> Int)?
        var requestCount = 0
        var rowCount = 4
        var accessory = UITableViewCell.AccessoryType.disclosureIndicator

        func numberOfSections(in tableView: UITableView) -> Int { 26 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
            cell.accessoryType = accessory
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            requestCount += 1
            return titles
        }

        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            section?(index) ?? index
        }
    }

    private let source = Source()

    private func shownTable(
        _ style: UITableView.Style = .plain, size: CGSize = CGSize(width: 390, height: 600)
    ) -> (host: TestHost, table: UITableView) {
        let host = TestHost(size: size, safeAreaInsets: .zero)
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = source
        host.show(table)
        return (host, table)
    }

    /// The position of a title on the screen. There are 26 titles of 14 points in the middle of the height.
    private func place(of title: Int) -> CGPoint { CGPoint(x: 383, y: 118 + 14 * CGFloat(title) + 7) }

    @Test func `the titles inset the content of rows, and only if there are titles`() throws {
        let (host, table) = shownTable()
        #expect(table.rows.input.index.shownTitles == source.titles)
        let cell = try #require(table.cellForRow(at: [0, 0]))
        #expect(cell.frame.width == 390)
        let narrow = cell.contentView.frame.width
        #expect(cell.body.separators.frames.last?.maxX == 375)
        source.titles = nil
        table.reloadSectionIndexTitles()
        host.settle()
        #expect(source.requestCount == 2 && table.rows.input.index.shownTitles == [])
        #expect(cell.contentView.frame.width == narrow + 15 && cell.body.separators.frames.last?.maxX == 390)
    }

    @Test(arguments: [UITableView.RowAnimation.left, .right])
    func `rows that enter from or leave to a side keep the insets of their position`(
        animation: UITableView.RowAnimation
    ) throws {
        let (host, table) = shownTable()
        let rows = (0..<26).map { IndexPath(row: 0, section: $0) }
        for count in [5, 4] {
            source.rowCount = count
            table.performBatchUpdates {
                if count == 5 {
                    table.insertRows(at: rows, with: animation)
                } else {
                    table.deleteRows(at: rows, with: animation)
                }
            }
            host.advance(by: 0.1)
            let ends = Set(host.all(UITableViewCell.self).flatMap { $0.body.separators.frames.map(\.maxX) })
            #expect(ends == [375])
            host.settle()
        }
    }

    @Test func `the index fits the margin of inset groups`() throws {
        source.accessory = .none
        let (_, table) = shownTable(.insetGrouped)
        let cell = try #require(table.cellForRow(at: [0, 0]))
        #expect(cell.contentView.frame.width == cell.frame.width)
    }

    @Test func `a tap scrolls to the section, which begins at the top`() throws {
        let (host, table) = shownTable()
        host.tap(place(of: 10))
        host.settle()
        #expect(table.contentOffset.y == table.rect(forSection: 10).minY && table.contentOffset.y > 1000)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.indexPathsForVisibleRows?.first == [10, 0])
    }

    @Test func `a finger that moves over the titles scrolls from section to section`() {
        let (host, table) = shownTable()
        let finger = host.touch(at: place(of: 2))
        host.advance(by: 0.1)
        #expect(table.indexPathsForVisibleRows?.first?.section == 2)
        finger.move(to: place(of: 7))
        host.advance(by: 0.1)
        #expect(table.contentOffset.y == table.rect(forSection: 7).minY)
        finger.move(to: place(of: 5))
        finger.lift()
        host.settle()
        #expect(table.contentOffset.y == table.rect(forSection: 5).minY)
    }

    @Test func `the data source chooses the section, and none for a section that doesn't exist`() {
        source.section = { $0 == 0 ? NSNotFound : 20 }
        let (host, table) = shownTable()
        host.tap(place(of: 0))
        host.settle()
        #expect(table.contentOffset.y == 0)
        host.tap(place(of: 4))
        host.settle()
        #expect(table.contentOffset.y == table.rect(forSection: 20).minY)
    }

    @Test func `the index stays in place while the rows scroll`() {
        let (host, table) = shownTable()
        table.contentOffset.y = 900
        host.settle()
        host.tap(place(of: 3))
        host.settle()
        #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
    }

    @Test func `fewer rows than the minimum show no index`() {
        let (host, table) = shownTable()
        table.sectionIndexMinimumDisplayRowCount = 105
        host.settle()
        #expect(table.rows.input.index.shownTitles == [])
        source.rowCount = 5
        table.reloadData()
        host.settle()
        #expect(table.rows.input.index.shownTitles.count == 26)
    }

    @Test func `bullets represent titles that don't fit`() {
        let (_, table) = shownTable(size: CGSize(width: 390, height: 160))
        let titles = table.rows.input.index.shownTitles.joined()
        #expect(titles == "A\u{2022}F\u{2022}K\u{2022}P\u{2022}U\u{2022}Z")
    }

    @Test func `colors of the titles and of the background are shown`() throws {
        let (host, table) = shownTable()
        table.sectionIndexColor = .red
        table.sectionIndexBackgroundColor = .yellow
        table.sectionIndexTrackingBackgroundColor = .green
        host.settle()
        let view = try #require(host.first(SectionIndexView.self))
        #expect(view.backgroundColor == .yellow && (view.subviews.first as? UILabel)?.textColor == .red)
        let finger = host.touch(at: place(of: 2))
        host.advance(by: 0.1)
        #expect(view.backgroundColor == .green)
        finger.lift()
        host.settle()
        #expect(view.backgroundColor == .yellow)
    }

    @Test func `a screen reader reads the section and moves to the next one`() throws {
        let (host, table) = shownTable()
        let view = try #require(host.first(SectionIndexView.self))
        #expect(view.isAccessibilityElement && view.accessibilityTraits.contains(.adjustable))
        #expect(view.accessibilityLabel == "Section index" && view.accessibilityValue == "A")
        view.accessibilityIncrement()
        host.settle()
        #expect(view.accessibilityValue == "B" && table.indexPathsForVisibleRows?.first == [1, 0])
        view.accessibilityDecrement()
        host.settle()
        #expect(view.accessibilityValue == "A")
    }

    @Test func `the search title is a magnifying glass`() throws {
        source.titles = [UITableView.indexSearch, "A"]
        let (host, _) = shownTable()
        let view = try #require(host.first(SectionIndexView.self))
        #expect(view.subviews.first is UIImageView && view.subviews.count == 2)
    }
}
