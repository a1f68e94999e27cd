import CollageTesting
import Foundation
import Testing

@MainActor
struct TableDragTests {
    /// A table whose rows can be dragged inside and outside of it.
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
        final class Cell: UITableViewCell {
            var states: [DragState] = []

            override func dragStateDidChange(_ dragState: DragState) {
                super.dragStateDidChange(dragState)
                states.append(dragState)
            }
        }

        let table = UITableView(frame: .zero, style: .plain)
        var texts: [String]
        var events: [String] = []
        var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        var perform: ((any UITableViewDropCoordinator) -> Void)?
        var heights: [IndexPath] = []

        init(_ name: String, count: Int) {
            texts = (0..<count).map { "\(name)\($0)" }
            super.init()
            table.rowHeight = 40
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.dragDelegate = self
            table.dropDelegate = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: texts[indexPath.row])))
            item.localObject = texts[indexPath.row]
            return [item]
        }

        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            events.append("drag")
        }

        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            events.append("drag ended")
        }

        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            events.append("enter")
        }

        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
            events.append("exit")
        }

        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            events.append("drop ended")
        }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal { proposal }

        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            events.append("perform")
            if let perform { return perform(coordinator) }
            guard let item = coordinator.items.first, let text = item.dragItem.localObject as? String else { return }
            let target = coordinator.destinationIndexPath ?? [0, texts.count]
            tableView.performBatchUpdates {
                if let from = item.sourceIndexPath {
                    self.texts.remove(at: from.row)
                    tableView.deleteRows(at: [from], with: .automatic)
                }
                self.texts.insert(text, at: target.row)
                tableView.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [weak self] _ in
                self?.events.append("landed")
            }
        }

        var titles: [String?] { table.visibleCells.map { $0.textLabel?.text } }
    }

    @MainActor
    private struct Screen {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let first = Rows("a", count: 4)
        let second = Rows("b", count: 2)

        init() {
            let controller = UIViewController()
            host.show(controller)
            first.table.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            second.table.frame = CGRect(x: 0, y: 200, width: 300, height: 200)
            controller.view.addSubview(first.table)
            controller.view.addSubview(second.table)
            host.settle()
        }

        func drag(_ points: [CGPoint]) -> TestHost.Finger {
            let finger = host.touch(at: points[0])
            host.advance(by: 0.6)
            for point in points.dropFirst() {
                finger.move(to: point)
                host.settle()
            }
            return finger
        }
    }

    private func row(_ index: Int, in table: Int = 0) -> CGPoint {
        CGPoint(x: 150, y: CGFloat(table) * 200 + CGFloat(index) * 40 + 20)
    }

    @Test func `rows move aside for the row that is held, and the drop moves it in the model`() throws {
        let screen = Screen(), rows = screen.first
        let cell = try #require(rows.table.cellForRow(at: [0, 0]) as? Rows.Cell)
        let finger = screen.drag([row(0), row(1), row(2)])
        #expect(rows.events == ["drag", "enter"])
        #expect(rows.table.hasActiveDrag && rows.table.hasActiveDrop && rows.table.hasUncommittedUpdates)
        #expect(rows.table.cellForRow(at: [0, 1])?.frame.minY == 0)
        #expect(cell.layer.isShownElsewhere && cell.states == [.lifting, .dragging])
        finger.lift()
        screen.host.settle()
        #expect(rows.titles == ["a1", "a2", "a0", "a3"])
        #expect(rows.events.dropFirst(2) == ["perform", "landed", "drop ended", "drag ended"])
        #expect(!rows.table.hasActiveDrag && !rows.table.hasActiveDrop && !rows.table.hasUncommittedUpdates)
        #expect(rows.table.visibleCells.allSatisfy { !$0.layer.isShownElsewhere })
    }

    @Test func `a row is dropped on another table, which opens a gap for it`() {
        let screen = Screen()
        screen.second.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        let finger = screen.drag([row(1), row(2), row(0, in: 1), row(1, in: 1)])
        #expect(screen.first.events == ["drag", "enter", "exit"])
        #expect(screen.second.table.cellForRow(at: [0, 1])?.frame.minY == 80)
        finger.lift()
        screen.host.settle()
        #expect(screen.second.titles == ["b0", "a1", "b1"] && screen.first.texts.count == 4)
    }

    @Test(arguments: [(6, false), (20, true), (28, true), (38, false)])
    func `the automatic intent targets a row in its middle, and the gap between rows at its edges`(
        _ y: CGFloat, _ isInto: Bool
    ) {
        let screen = Screen()
        screen.second.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
        let finger = screen.drag([row(1), row(2), CGPoint(x: 150, y: 200 + y)])
        let isTargeted =
            screen.second.table.cellForRow(at: [0, 0])?.configurationState.cellDropState == .targeted
        #expect(isTargeted == isInto)
        #expect(screen.second.table.hasUncommittedUpdates == !isInto)
        finger.lift()
        screen.host.settle()
    }

    @Test func `a placeholder represents a row until it is committed`() throws {
        let screen = Screen(), rows = screen.second
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .unspecified)
        var context: (any UITableViewDropPlaceholderContext)?
        rows.perform = { coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: [0, 1], reuseIdentifier: "cell", rowHeight: 60)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        screen.drag([row(1), row(2), row(0, in: 1)]).lift()
        screen.host.settle()
        #expect(rows.titles == ["b0", "waiting", "b1"] && rows.table.hasUncommittedUpdates)
        let isCommitted = context?.commitInsertion { path in rows.texts.insert("done", at: path.row) }
        screen.host.settle()
        #expect(isCommitted == true && rows.titles == ["b0", "done", "b1"] && !rows.table.hasUncommittedUpdates)
        #expect(context?.deletePlaceholder() == false)
    }

    @Test func `if the delegate returns no proposal, its own rows are moved`() {
        @MainActor
        final class Plain: NSObject, UITableViewDropDelegate {
            var count = 0

            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
                count += 1
            }
        }
        let screen = Screen(), plain = Plain()
        screen.first.table.dropDelegate = plain
        screen.second.table.dropDelegate = plain
        screen.drag([row(0), row(1), row(2)]).lift()
        screen.host.settle()
        #expect(plain.count == 1)
        screen.drag([row(0), row(1), row(0, in: 1)]).lift()
        screen.host.settle()
        #expect(plain.count == 1)
    }

    /// Rows that the data source moves, without a drop delegate.
    private final class MovableRows: NSObject, UITableViewDataSource, UITableViewDragDelegate {
        var texts = ["0", "1", "2", "3"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }

        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            texts.insert(texts.remove(at: source.row), at: destination.row)
        }

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: texts[indexPath.row])))]
        }
    }

    @Test func `without a drop delegate, rows that the data source can move are reordered`() {
        let screen = Screen(), rows = MovableRows()
        let table = screen.first.table
        table.dropDelegate = nil
        table.dataSource = rows
        table.dragDelegate = rows
        screen.host.settle()
        screen.drag([row(0), row(1), row(2)]).lift()
        screen.host.settle()
        #expect(rows.texts == ["1", "2", "0", "3"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "0", "3"])
        screen.drag([row(3), row(2), row(1)]).lift()
        screen.host.settle()
        #expect(rows.texts == ["1", "2", "0", "3"], "the last row can't be moved")
        #expect(table.visibleCells.allSatisfy { !$0.layer.isShownElsewhere })
    }

    @Test func `rows can't be dragged while dragging is disabled`() {
        let screen = Screen()
        screen.first.table.dragInteractionEnabled = false
        screen.drag([row(0), row(1)]).lift()
        #expect(screen.first.events == [])
    }
}
