import CollageTesting
import struct CollageTesting.Device
import PortableUIKit
import Testing

/// Tables on iOS 26.1, recorded on a phone of 375 by 667 points at two pixels per point (`ListRules.md` L65 to L68).
@MainActor @Suite(.device) struct RecordedTablesTests {
    private final class Rows: UITableViewController {
        var cellStyle = UITableViewCell.CellStyle.default
        var footers: Set<Int> = []

        override func numberOfSections(in tableView: UITableView) -> Int { 3 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            footers.contains(section) ? "Footer" : nil
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private func show(
        _ style: UITableView.Style, _ system: Device.System = .iOS26, cells: UITableViewCell.CellStyle = .default,
        footers: Set<Int> = [], category: UIContentSizeCategory = .large, largeTitle: Bool? = nil
    ) -> (TestHost, UITableView) {
        let host = TestHost(
            size: CGSize(width: 375, height: 667), scale: 2, contentSizeCategory: category, safeAreaInsets: .zero,
            system: system, text: .fonts)
        let rows = Rows(style: style)
        rows.cellStyle = cells
        rows.footers = footers
        if let largeTitle {
            let navigation = UINavigationController(rootViewController: rows)
            navigation.navigationBar.prefersLargeTitles = largeTitle
            host.show(navigation)
        } else {
            host.show(rows)
        }
        host.settle()
        return (host, rows.tableView)
    }

    @Test func `a plain header is 28 points high, with its title 4 points below the top`() throws {
        let (host, table) = show(.plain)
        #expect(table.rectForHeader(inSection: 0).height == 28)
        #expect(table.rectForHeader(inSection: 1).height == 28)
        let label = try #require(table.headerView(forSection: 0)?.textLabel)
        #expect(label.frame.minY == 4 && label.font == .preferredFont(forTextStyle: .headline))
        withExtendedLifetime(host) {}
    }

    /// The first header is 35 points higher than its title, later ones 25 after a footer. Without a footer above, the
    /// group ends 17.5 points below its rows, and the header is 38 points high.
    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func `headers of groups depend on the group above them`(style: UITableView.Style) {
        let (host, table) = show(style, footers: [0])
        let title: CGFloat = 21
        #expect(table.rectForHeader(inSection: 0).height == 35 + title)
        #expect(table.rectForHeader(inSection: 1).height == 25 + title)
        #expect(table.rectForHeader(inSection: 1).minY == table.rectForFooter(inSection: 0).maxY)
        #expect(table.rectForHeader(inSection: 2).height == 38)
        let end = table.rectForRow(at: [1, 1]).maxY
        #expect(table.rectForHeader(inSection: 2).minY - end == 17.5)
        withExtendedLifetime(host) {}
    }

    @Test func `below a large title, the first header is 38 points high`() {
        #expect(show(.grouped, largeTitle: true).1.rectForHeader(inSection: 0).height == 38)
        #expect(show(.grouped, largeTitle: false).1.rectForHeader(inSection: 0).height == 56)
    }

    @Test func `an inserted section updates the header below it`() {
        let (host, table) = show(.grouped, footers: [0])
        let rows = table.dataSource as? Rows
        rows?.footers = []
        table.reloadData()
        host.settle()
        #expect(table.rectForHeader(inSection: 1).height == 38)
        rows?.footers = [0, 1]
        table.reloadSections([0, 1, 2], with: .none)
        host.settle()
        #expect(table.rectForHeader(inSection: 1).height == 46)
        #expect(table.rectForHeader(inSection: 2).height == 46)
    }

    @Test func `the text of a footer is between 7,667 and 6,667 points`() throws {
        let host = TestHost(Device.iPhone16.running(.iOS26), text: .fonts)
        let rows = Rows(style: .grouped)
        rows.footers = [0]
        host.show(rows)
        host.settle()
        let label = try #require(rows.tableView.footerView(forSection: 0)?.textLabel)
        #expect(abs(label.frame.minY - 7.667) < 0.01)
        #expect(abs(rows.tableView.rectForFooter(inSection: 0).height - (7.667 + 15.667 + 6.667)) < 0.34)
    }

    @Test(arguments: [
        (UIContentSizeCategory.large, CGFloat(52), CGFloat(62)), (.extraExtraExtraLarge, 59, 83),
        (.accessibilityLarge, 80, 117),
    ])
    func `rows grow with the text size`(category: UIContentSizeCategory, row: CGFloat, subtitle: CGFloat) {
        #expect(show(.plain, category: category).1.rectForRow(at: [0, 0]).height == row)
        #expect(show(.plain, cells: .subtitle, category: category).1.rectForRow(at: [0, 0]).height == subtitle)
    }

    /// Only heights are compared, because the recorded widths belong to the glyphs.
    @Test(arguments: [
        (UIContentSizeCategory.large, CGFloat(14)), (.extraExtraExtraLarge, 19.5), (.accessibilityLarge, 28.5),
    ])
    func `disclosure indicators grow with the text size`(category: UIContentSizeCategory, height: CGFloat) throws {
        let (host, table) = show(.plain, category: category)
        let cell = try #require(table.cellForRow(at: [0, 0]))
        let heights = descendants(cell).filter { "\(type(of: $0))".contains("SymbolAccessoryView") }
            .map(\.bounds.height)
        #expect(heights.contains { abs($0 - height) <= 0.5 }, "\(heights)")
        withExtendedLifetime(host) {}
    }

    private func descendants(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants($0) } }

    @Test func `on iOS 18, titles have the margins of their configurations`() {
        let (host, table) = show(.plain, .iOS18)
        #expect(table.rectForHeader(inSection: 0).height == 40.5)
        #expect(show(.grouped, .iOS18).1.rectForHeader(inSection: 0).height == 39)
        #expect(show(.plain, .iOS18, category: .accessibilityLarge).1.rectForRow(at: [0, 0]).height == 61.5)
        withExtendedLifetime(host) {}
    }
}
