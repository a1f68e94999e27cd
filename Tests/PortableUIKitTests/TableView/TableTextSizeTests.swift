import CollageTesting
import Testing

/// Rows at the largest text size: no text overlaps the separator below its row.
@MainActor struct TableTextSizeTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let style: UITableViewCell.CellStyle
        let usesConfigurations: Bool

        init(style: UITableViewCell.CellStyle, usesConfigurations: Bool) {
            self.style = style
            self.usesConfigurations = usesConfigurations
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            let text = String(repeating: "Some words ", count: [1, 2, 4][indexPath.row % 3])
            let detail = indexPath.row % 2 == 0 ? "A detail" : "A detail of several words"
            let image = indexPath.row % 4 == 1 ? UIImage(systemName: "star") : nil
            if usesConfigurations {
                var content = cell.defaultContentConfiguration()
                content.text = text
                content.secondaryText = style == .default ? nil : detail
                content.image = image
                cell.contentConfiguration = content
            } else {
                cell.textLabel?.text = text
                cell.textLabel?.numberOfLines = 0
                cell.detailTextLabel?.text = detail
                cell.detailTextLabel?.numberOfLines = indexPath.row % 3
                if let image { cell.imageView?.image = image }
            }
            cell.accessoryType = [.none, .checkmark, .disclosureIndicator, .detailDisclosureButton][indexPath.row % 4]
            return cell
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    /// The rows whose text doesn't fit, in the whole table.
    private func overflowing(_ table: UITableView, on host: TestHost) -> [String] {
        var found: [String] = []
        for row in 0..<12 {
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: .middle, animated: false)
            host.settle()
            guard let cell = table.cellForRow(at: path) else {
                found.append("no row \(row)")
                continue
            }
            for label in labels(in: cell) where label.text?.isEmpty == false {
                let frame = label.convert(label.bounds, to: cell)
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                if frame.minY < -0.01 || frame.maxY > cell.bounds.height + 0.01 || needed.height > frame.height + 0.6 {
                    found.append("row \(row) of \(cell.bounds.height): \(frame), needs \(needed)")
                }
            }
        }
        return found
    }

    @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2], [false, true])
    func `no text overlaps the line below its row`(style: UITableViewCell.CellStyle, usesConfigurations: Bool) {
        let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        for changes in [false, true] {
            let host = TestHost(contentSizeCategory: changes ? .large : largest)
            let table = UITableView(frame: .zero, style: changes ? .plain : .insetGrouped)
            let rows = Rows(style: style, usesConfigurations: usesConfigurations)
            table.dataSource = rows
            host.show(table)
            if changes { host.change(contentSizeCategory: largest) }
            #expect(overflowing(table, on: host) == [])
        }
    }
}
