import CollageTesting
import Foundation
import Testing

@MainActor
struct CollectionDragTests {
    /// A grid of three columns whose items can be dragged inside and outside of it.
    @MainActor
    private final class Grid: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        let view: UICollectionView
        let source: ScriptedDataSource
        var events: [String] = []
        var isRestricted = false
        var proposal: (IndexPath?) -> UICollectionViewDropProposal = { _ in
            UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        var perform: ((any UICollectionViewDropCoordinator) -> Void)?

        init(_ name: String, count: Int = 6) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            source = ScriptedDataSource(counts: [count])
            super.init()
            source.items[0] = (0..<count).map { "\(name)\($0)" }
            source.register(with: view)
            view.register(ScriptedCell.self, forCellWithReuseIdentifier: "placeholder")
            view.dataSource = source
            view.dragDelegate = self
            view.dropDelegate = self
        }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let text = source.items[0][indexPath.item]
            guard !text.hasSuffix("5") else { return [] }
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
            item.localObject = text
            return [item]
        }

        func collectionView(
            _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] {
            self.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool { isRestricted }

        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
            events.append("drag")
        }

        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            events.append("drag ended")
        }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
            events.append("enter")
        }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
            events.append("exit")
        }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
            events.append("drop ended")
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { proposal(destinationIndexPath) }

        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            events.append("perform")
            if let perform { return perform(coordinator) }
            guard let item = coordinator.items.first, let text = item.dragItem.localObject as? String else { return }
            let target = coordinator.destinationIndexPath ?? [0, source.items[0].count]
            collectionView.performBatchUpdates {
                if let from = item.sourceIndexPath {
                    self.source.items[0].remove(at: from.item)
                    collectionView.deleteItems(at: [from])
                }
                self.source.items[0].insert(text, at: target.item)
                collectionView.insertItems(at: [target])
            }
            coordinator.drop(item.dragItem, toItemAt: target).addCompletion { [weak self] _ in
                self?.events.append("landed")
            }
        }

        var titles: [String] { view.visibleCells.map { ($0 as! ScriptedCell).title } }

        func cell(_ title: String) -> ScriptedCell? {
            view.subviews.compactMap { $0 as? ScriptedCell }.first { $0.title == title }
        }
    }

    @MainActor
    private struct Screen {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let first = Grid("a")
        let second = Grid("b", count: 3)

        init() {
            let controller = UIViewController()
            host.show(controller)
            first.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            second.view.frame = CGRect(x: 0, y: 200, width: 300, height: 200)
            controller.view.addSubview(first.view)
            controller.view.addSubview(second.view)
            host.settle()
        }

        /// Presses a point and moves the finger through others.
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

    @Test func `a touch on another item during a drag adds it to the drag`() {
        let screen = Screen(), grid = screen.first
        grid.isRestricted = true
        var dragged: [String] = []
        var isRestricted = false
        screen.second.proposal = { _ in UICollectionViewDropProposal(operation: .copy) }
        screen.second.perform = { coordinator in
            dragged = coordinator.session.items.compactMap { $0.localObject as? String }
            isRestricted = coordinator.session.isRestrictedToDraggingApplication
        }
        let finger = screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 250)])
        let second = screen.host.touch(at: CGPoint(x: 150, y: 50))
        second.lift()
        screen.host.advance(by: 0.1)
        #expect(screen.host.all(PreviewPlatter.self).count == 2)
        finger.lift()
        screen.host.settle()
        #expect(dragged == ["a0", "a1"] && isRestricted)
    }

    @Test func `items move aside for the one that is held, and the drop moves it in the model`() {
        let screen = Screen(), grid = screen.first
        let finger = screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 60), CGPoint(x: 250, y: 50)])
        #expect(grid.events == ["drag", "enter"])
        #expect(grid.view.hasActiveDrag && grid.view.hasActiveDrop && grid.view.hasUncommittedUpdates)
        #expect(grid.cell("a1")?.frame.minX == 0 && grid.cell("a2")?.frame.minX == 100)
        #expect(grid.cell("a0")?.layer.isShownElsewhere == true)
        #expect(grid.source.items[0].first == "a0")
        finger.lift()
        screen.host.settle()
        #expect(grid.titles == ["a1", "a2", "a0", "a3", "a4", "a5"])
        #expect(grid.events.dropFirst(2) == ["perform", "landed", "drop ended", "drag ended"])
        #expect(!grid.view.hasUncommittedUpdates && !grid.view.hasActiveDrag && !grid.view.hasActiveDrop)
        #expect(grid.view.visibleCells.allSatisfy { !$0.layer.isShownElsewhere })
        #expect(screen.host.all(PreviewPlatter.self).isEmpty)
    }

    @Test(arguments: [false, true])
    func `items that made space return before an update by the app`(isBatch: Bool) {
        let screen = Screen(), grid = screen.first
        let finger = screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 60), CGPoint(x: 250, y: 50)])
        #expect(grid.titles == ["a1", "a2", "a0", "a3", "a4", "a5"] && grid.view.hasUncommittedUpdates)
        let insert = {
            grid.source.items[0].insert("new", at: 4)
            grid.view.insertItems(at: [[0, 4]])
        }
        UIView.performWithoutAnimation {
            if isBatch { grid.view.performBatchUpdates(insert) } else { insert() }
        }
        grid.view.layoutIfNeeded()
        #expect(grid.titles == ["a0", "a1", "a2", "a3", "new", "a4"] && !grid.view.hasUncommittedUpdates)
        finger.cancel()
    }

    @Test func `a drag to another collection view opens a gap there`() {
        let screen = Screen()
        screen.second.proposal = { _ in
            UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        let finger = screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 120), CGPoint(x: 150, y: 250)])
        #expect(screen.first.events == ["drag", "enter", "exit"])
        #expect(screen.second.events == ["enter"])
        #expect(screen.second.cell("b1")?.frame.minX == 200)
        #expect(screen.first.cell("a1")?.frame.minX == 100, "what had moved aside there is back")
        finger.lift()
        screen.host.settle()
        #expect(screen.second.source.items[0] == ["b0", "a0", "b1", "b2"])
        #expect(screen.second.titles == ["b0", "a0", "b1", "b2"])
        #expect(screen.first.source.items[0].count == 6)
        #expect(screen.first.events.last == "drag ended")
    }

    @Test func `a forbidden drop is reverted, and so is a drop elsewhere`() {
        let screen = Screen(), grid = screen.first
        grid.proposal = { _ in UICollectionViewDropProposal(operation: .forbidden) }
        screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 60)]).lift()
        screen.host.settle()
        #expect(grid.events == ["drag", "enter", "exit", "drop ended", "drag ended"])
        #expect(grid.titles == ["a0", "a1", "a2", "a3", "a4", "a5"])
        #expect(grid.cell("a0")?.frame.minX == 0 && grid.cell("a0")?.layer.isShownElsewhere == false)
    }

    @Test func `an item without drag items isn't picked up, and a press without a movement drags nothing`() {
        let screen = Screen(), grid = screen.first
        screen.drag([CGPoint(x: 250, y: 150), CGPoint(x: 50, y: 50)]).lift()
        screen.drag([CGPoint(x: 50, y: 50)]).lift()
        screen.host.settle()
        #expect(grid.events == [] && screen.host.all(PreviewPlatter.self).isEmpty)
        grid.view.dragInteractionEnabled = false
        screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 60)]).lift()
        screen.host.settle()
        #expect(grid.events == [])
    }

    @Test func `cells have their drag and drop state`() {
        let screen = Screen(), grid = screen.first
        grid.proposal = { _ in
            UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
        }
        let cell = grid.cell("a0"), target = grid.cell("a1")
        let finger = screen.host.touch(at: CGPoint(x: 50, y: 50))
        screen.host.advance(by: 0.6)
        #expect(cell?.configurationState.cellDragState == .lifting)
        finger.move(to: CGPoint(x: 150, y: 60))
        screen.host.settle()
        #expect(cell?.configurationState.cellDragState == .dragging)
        #expect(target?.configurationState.cellDropState == .targeted)
        #expect(grid.cell("a2")?.configurationState.cellDropState == .notTargeted)
        #expect(grid.cell("a1")?.frame.minX == 100, "nothing moves aside")
        finger.cancel()
        screen.host.settle()
        #expect(cell?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
        #expect(target?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
    }

    @Test func `a placeholder represents an item until its data is loaded`() throws {
        let screen = Screen(), grid = screen.second
        var context: (any UICollectionViewDropPlaceholderContext)?
        grid.proposal = { _ in
            UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        grid.perform = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: [0, 1], reuseIdentifier: "placeholder")
            placeholder.cellUpdateHandler = { ($0 as? ScriptedCell)?.title = "wait" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 120), CGPoint(x: 150, y: 250)]).lift()
        screen.host.settle()
        #expect(grid.cell("wait")?.frame.minX == 100 && grid.cell("b1")?.frame.minX == 200)
        #expect(grid.view.hasUncommittedUpdates && grid.source.items[0].count == 3)
        let isCommitted = try #require(context).commitInsertion { path in
            #expect(path == [0, 1])
            grid.source.items[0].insert("new", at: path.item)
        }
        screen.host.settle()
        #expect(isCommitted && grid.titles == ["b0", "new", "b1", "b2"])
        #expect(!grid.view.hasUncommittedUpdates)
        #expect(context?.deletePlaceholder() == false)
    }

    @Test func `updates by the app remove placeholders`() throws {
        let screen = Screen(), grid = screen.second
        var context: (any UICollectionViewDropPlaceholderContext)?
        grid.proposal = { _ in UICollectionViewDropProposal(operation: .copy) }
        grid.perform = { coordinator in
            context = coordinator.drop(
                coordinator.items[0].dragItem,
                to: UICollectionViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "placeholder"))
        }
        screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 120), CGPoint(x: 150, y: 250)]).lift()
        screen.host.settle()
        grid.source.items[0].append("b3")
        grid.view.insertItems(at: [[0, 3]])
        screen.host.settle()
        #expect(grid.titles == ["b0", "b1", "b2", "b3"])
        #expect(try #require(context).commitInsertion { _ in } == false)
    }

    @Test func `items are transferred as objects, in order`() {
        let screen = Screen()
        var texts: [String] = []
        screen.second.proposal = { _ in UICollectionViewDropProposal(operation: .copy) }
        screen.second.perform = { coordinator in
            #expect(coordinator.session.canLoadObjects(ofClass: NSString.self))
            #expect(coordinator.session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"]))
            coordinator.session.loadObjects(ofClass: NSString.self) { objects in
                texts = objects.compactMap { ($0 as? NSString).map { $0 as String } }
            }
        }
        screen.drag([CGPoint(x: 150, y: 50), CGPoint(x: 60, y: 120), CGPoint(x: 150, y: 250)]).lift()
        screen.host.settle()
        #expect(texts == ["a1"])
    }

    @Test func `items are transferred as values that Foundation bridges`() {
        let screen = Screen()
        var texts: [String] = []
        screen.second.proposal = { _ in UICollectionViewDropProposal(operation: .copy) }
        screen.second.perform = { coordinator in
            #expect(coordinator.session.canLoadObjects(ofClass: String.self))
            #expect(!coordinator.session.canLoadObjects(ofClass: URL.self))
            coordinator.session.loadObjects(ofClass: String.self) { texts = $0 }
        }
        screen.drag([CGPoint(x: 150, y: 50), CGPoint(x: 60, y: 120), CGPoint(x: 150, y: 250)]).lift()
        screen.host.settle()
        #expect(texts == ["a1"])
    }
}
