import CollageTesting
import Testing

@MainActor struct TableSectionHeightTests {
    /// Two rows, with an optional title and an optional height.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var title: String?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    }

    private final class SayingRows: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
    }

    private func headerHeight(
        _ style: UITableView.Style, title: String? = nil, delegate: (any UITableViewDelegate)? = nil
    ) -> CGFloat {
        let host = TestHost()
        let rows = Rows()
        rows.title = title
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.sectionHeaderTopPadding = 0
        table.sectionHeaderHeight = 28
        table.dataSource = rows
        table.delegate = delegate ?? rows
        host.show(table)
        return withExtendedLifetime((rows, delegate)) { table.rectForHeader(inSection: 0).height }
    }

    @Test
    func `in a plain table they make no header without contents`() { #expect(headerHeight(.plain) == 0) }

    @Test func `a title has the table's height`() { #expect(headerHeight(.plain, title: "A") == 28) }

    @Test func `in a grouped table they are between the sections`() { #expect(headerHeight(.grouped) == 28) }

    @Test
    func `a delegate's height makes a header in any table`() {
        #expect(headerHeight(.plain, delegate: SayingRows()) == 28)
    }
}
