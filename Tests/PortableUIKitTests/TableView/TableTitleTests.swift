import CollageTesting
import Testing

/// Titles above and below sections, at different text sizes.
@MainActor struct TableTitleTests {
    private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        var makeView: (() -> UIView)?

        func numberOfSections(in tableView: UITableView) -> Int { 8 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            makeView == nil ? "Header" : nil
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { makeView?() }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let titles = Titles()

    private func table(_ style: UITableView.Style, _ category: UIContentSizeCategory) -> (TestHost, UITableView) {
        let host = TestHost(size: CGSize(width: 390, height: 600), contentSizeCategory: category)
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = titles
        table.delegate = titles
        host.show(table)
        return (host, table)
    }

    @Test(
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
        [UIContentSizeCategory.large, .extraExtraExtraLarge])
    func `sections that weren't shown yet have the height of a title of one line`(
        style: UITableView.Style, category: UIContentSizeCategory
    ) {
        let (host, table) = table(style, category)
        #expect(table.rectForHeader(inSection: 7).minY > 600)
        for rect in [table.rectForHeader, table.rectForFooter] {
            #expect(rect(7) == table.rect(rect(7), like: rect(0)))
        }
        let contentSize = table.contentSize
        for section in 0..<8 {
            table.scrollToRow(at: IndexPath(row: 5, section: section), at: .bottom, animated: false)
            host.settle()
        }
        #expect(table.contentSize == contentSize)
    }

    @Test func `an estimate by the app applies until the view is measured`() {
        let (host, table) = table(.grouped, .large)
        let height = table.rectForHeader(inSection: 0).height
        table.estimatedSectionHeaderHeight = 77
        table.reloadData()
        host.settle()
        #expect(table.rectForHeader(inSection: 7).height == 77 && table.rectForHeader(inSection: 0).height == height)
    }

    @Test func `a title that the app sets has the table's appearance and keeps its own values`() throws {
        titles.makeView = {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = "Header"
            return view
        }
        let (_, own) = table(.grouped, .extraExtraExtraLarge)
        let height = own.rectForHeader(inSection: 0).height
        titles.makeView = nil
        let (_, usual) = table(.grouped, .extraExtraExtraLarge)
        #expect(height == usual.rectForHeader(inSection: 0).height)
        titles.makeView = {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = "Header"
            view.textLabel?.font = .systemFont(ofSize: 40)
            return view
        }
        let (_, large) = table(.grouped, .large)
        #expect(try #require(large.headerView(forSection: 0)).textLabel?.font == .systemFont(ofSize: 40))
    }
}

extension UITableView {
    /// A rectangle with the height of another one.
    fileprivate func rect(_ rect: CGRect, like other: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: other.height)
    }
}
