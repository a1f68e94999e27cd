import CollageTesting

/// A table on a device, with a scripted data source and delegate.
@MainActor
final class TableFixture {
    let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
    let table: UITableView
    let source: ScriptedTableSource
    let delegate = RecordingTableDelegate()

    init(_ style: UITableView.Style = .plain, counts: [Int], rowHeight: CGFloat = 50) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
        table.rowHeight = rowHeight
        table.register(ScriptedTableCell.self, forCellReuseIdentifier: "cell")
        source = ScriptedTableSource(counts: counts)
        table.dataSource = source
        table.delegate = delegate
        host.show(table)
    }

    /// Runs `changes` without animation, so that their result is final afterward.
    func atOnce(_ changes: () -> Void) {
        UIView.performWithoutAnimation(changes)
        table.layoutIfNeeded()
    }

    /// The last configured titles of the cells on screen, sorted by index path.
    var titles: [String] { table.visibleCells.map { ($0 as? ScriptedTableCell)?.title ?? "?" } }

    /// The middle of a row on the screen.
    func middle(ofRow row: Int, inSection section: Int = 0) -> CGPoint {
        let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }
}

/// A cell that records its creation and use.
final class ScriptedTableCell: UITableViewCell {
    var title = ""
    private(set) var madeWithStyle: CellStyle
    private(set) var reuseCount = 0
    private(set) var selections: [Bool] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        madeWithStyle = style
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        selections.append(selected)
    }
}

/// Rows named by their section and number. Rows keep their names when tests change the model.
final class ScriptedTableSource: NSObject, UITableViewDataSource {
    var rows: [[String]]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var configure: (ScriptedTableCell, IndexPath) -> Void = { _, _ in }
    var canEdit: (IndexPath) -> Bool = { _ in true }
    var canMove: (IndexPath) -> Bool = { _ in false }
    private(set) var requestedPaths: [IndexPath] = []
    private(set) var commits: [(UITableViewCell.EditingStyle, IndexPath)] = []

    init(counts: [Int]) {
        rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    }

    func clearRequests() { requestedPaths = [] }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestedPaths.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! ScriptedTableCell
        cell.title = rows[indexPath.section][indexPath.row]
        configure(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        commits.append((editingStyle, indexPath))
        guard editingStyle == .delete else { return }
        rows[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
}

/// Records the calls to the delegate, and returns the results that a test specifies.
final class RecordingTableDelegate: NSObject, UITableViewDelegate {
    var events: [String] = []
    var heights: ((IndexPath) -> CGFloat)?
    var headerViews: [Int: UIView] = [:]
    var headerHeight: CGFloat = UITableView.automaticDimension
    var selectionTarget: (IndexPath) -> IndexPath? = { $0 }
    var trailingActions: ((IndexPath) -> UISwipeActionsConfiguration?)?
    var moveTarget: (IndexPath) -> IndexPath = { $0 }

    private func record(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.section)-\(path.row)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("didScroll") }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights?(indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerViews[section] }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { record("willDisplay", indexPath) }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { record("didEndDisplaying", indexPath) }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        events.append("willDisplayHeader \(section)")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { record("highlight", indexPath) }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        record("unhighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willSelect", indexPath)
        return selectionTarget(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { record("didSelect", indexPath) }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { record("didDeselect", indexPath) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailingActions?(indexPath) }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { moveTarget(proposedDestinationIndexPath) }
}
