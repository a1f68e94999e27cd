import CollageTesting
import Testing

@MainActor
struct TableContextMenuTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var events: [String] = []
        var preview: UITargetedPreview?

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row != 3 else { return nil }
            events.append("menu \(indexPath.row) at \(point.y)")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }) { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.events.append("copy") }])
            }
        }

        func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            events.append("highlight")
            return preview
        }

        func tableView(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            events.append("dismissal")
            return nil
        }

        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { events.append("commit") }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { events.append("display") }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { events.append("end") }
    }

    private let delegate = Delegate()

    private func shownTable() -> TableFixture {
        let fixture = TableFixture(counts: [20])
        fixture.source.configure = { cell, path in cell.textLabel?.text = "Row \(path.row)" }
        fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 30))
        fixture.table.delegate = delegate
        fixture.table.reloadData()
        fixture.host.settle()
        return fixture
    }

    @Test func `a long press shows the menu of the row, and the delegate is notified`() throws {
        let fixture = shownTable()
        try fixture.host.element(.label("Row 1")).hold(for: 1)
        fixture.host.settle()
        #expect(delegate.events == ["menu 1 at 105.0", "highlight", "display"])
        try fixture.host.element(.label("Copy")).tap()
        fixture.host.settle()
        #expect(delegate.events.suffix(3).sorted() == ["copy", "dismissal", "end"])
        #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test func `a row without a menu shows none`() throws {
        let fixture = shownTable()
        try fixture.host.element(.label("Row 3")).hold(for: 1)
        fixture.host.settle()
        #expect(delegate.events == [])
        #expect(fixture.table.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test func `the delegate is notified when the preview is tapped`() throws {
        let fixture = shownTable()
        try fixture.host.element(.label("Row 1")).hold(for: 1)
        fixture.host.settle()
        fixture.host.tap(CGPoint(x: 195, y: 200))
        fixture.host.settle()
        #expect(delegate.events.contains("commit"))
    }

    private final class OlderMenuDelegate: NSObject, UITableViewDelegate {
        var performed: [String] = []

        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { "\(action)".contains("copy") }

        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { performed.append("\(indexPath.row)") }
    }

    @Test func `the older menu of a row performs the delegate's actions`() throws {
        let fixture = shownTable()
        let older = OlderMenuDelegate()
        fixture.table.delegate = older
        try fixture.host.element(.label("Row 2")).hold(for: 1)
        fixture.host.settle()
        try fixture.host.element(.label("Copy")).tap()
        fixture.host.settle()
        #expect(older.performed == ["2"])
    }
}
