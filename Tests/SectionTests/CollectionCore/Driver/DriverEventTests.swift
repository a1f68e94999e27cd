import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct DriverEventTests {
    private final class Delegate: NSObject, UICollectionViewDelegate {
        var log: (String) -> Void = { _ in }
        var allowsSelection = true

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            log("delegate should")
            return allowsSelection
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("delegate did")
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { log("scroll") }
    }

    @Test func `the item is notified first, then its section, then the delegate`() {
        let screen = DriverScreen(), delegate = Delegate()
        var log: [String] = []
        delegate.log = { log.append($0) }
        screen.driver.delegate = delegate
        var events = ItemEvents()
        events.shouldSelect = {
            log.append("item should")
            return true
        }
        events.didSelect = { log.append("item did") }
        var section = SectionModel(
            id: 0, layout: ListRowLayout(height: .absolute(50)), items: [ActiveItem(id: "a", events: events)])
        section.events.shouldSelect = { _ in
            log.append("section should")
            return true
        }
        section.events.didSelect = { log.append("section did \($0.id)") }
        screen.show([section])
        log = []
        screen.host.tap(CGPoint(x: 100, y: 25))
        #expect(
            log == [
                "item should", "section should", "delegate should", "item did", "section did a", "delegate did",
            ])
    }

    @Test func `an item can prevent events`() {
        let screen = DriverScreen(), delegate = Delegate()
        var selections = 0
        var events = ItemEvents { selections += 1 }
        screen.driver.delegate = delegate
        delegate.allowsSelection = false
        screen.show([
            SectionModel(
                id: 0, layout: ListRowLayout(height: .absolute(50)), items: [ActiveItem(id: "a", events: events)])
        ])
        screen.host.tap(CGPoint(x: 100, y: 25))
        delegate.allowsSelection = true
        events.shouldSelect = { false }
        screen.show([
            SectionModel(
                id: 0, layout: ListRowLayout(height: .absolute(50)), items: [ActiveItem(id: "b", events: events)])
        ])
        screen.host.tap(CGPoint(x: 100, y: 25))
        #expect(selections == 0)
    }

    @Test func `an earlier delegate of the collection view is still notified`() {
        let host = TestHost(), delegate = Delegate()
        var log: [String] = []
        delegate.log = { log.append($0) }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        view.delegate = delegate
        let driver = CollectionDriver(collectionView: view)
        host.show(view)
        driver.apply([.tiles("a", 1...40)], completion: nil)
        view.layoutIfNeeded()
        view.contentOffset.y = 10
        #expect(log.contains("scroll"))
    }

    @Test func `an item removed from the model is notified that its cell disappeared`() {
        let screen = DriverScreen()
        var left: [String] = []
        func item(_ id: String) -> ActiveItem {
            var item = ActiveItem(id: id)
            item.events.didEndDisplaying = { _ in left.append(id) }
            return item
        }
        func section(_ ids: [String]) -> SectionModel {
            SectionModel(id: 0, layout: ListRowLayout(height: .absolute(50)), items: ids.map { item($0) })
        }
        screen.show([section(["a", "b", "c"])])
        screen.host.settle()
        screen.show([section(["c"])])
        screen.host.settle()
        #expect(left.sorted() == ["a", "b"])
    }

    @Test func `upcoming items are prefetched automatically`() {
        let screen = DriverScreen()
        var announced: [String] = []
        let items = (1...60).map { number in
            var item = ActiveItem(id: "\(number)")
            item.events.prefetch = { announced.append("\(number)") }
            return item
        }
        screen.show([SectionModel(id: 0, layout: ListRowLayout(height: .absolute(50)), items: items)])
        #expect(announced.first == "13" && !announced.contains("1"))
    }

    @Test func `rows of lists have the actions of their items, even if the list's configuration was adjusted`() throws {
        for layout in [ListLayout() as any SectionLayout, ListLayout().contentInsetsReference(.none)] {
            let screen = DriverScreen()
            var done: [String] = []
            var item = ActiveItem(id: "a")
            item.events.trailingSwipeActions = {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Done") { _, _, completion in
                        done.append("a")
                        completion(true)
                    }
                ])
            }
            screen.show([SectionModel(id: 0, layout: layout, items: [item])])
            let cell = try #require(screen.collectionView.visibleCells.first)
            let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: screen.host.window)
            screen.host.drag(from: middle, to: CGPoint(x: middle.x - 260, y: middle.y))
            #expect(done == ["a"])
        }
    }

    @Test func `the end of the items is reported once until their number changes`() {
        let screen = DriverScreen()
        var calls = 0
        screen.driver.reachEndAction = CollectionDriver.ReachEndAction(remainingItems: 3) { calls += 1 }
        screen.show([.tiles("a", 1...30)])
        #expect(calls == 0)
        screen.collectionView.contentOffset.y = 900
        screen.host.settle()
        screen.collectionView.contentOffset.y = 800
        screen.host.settle()
        screen.collectionView.contentOffset.y = 900
        screen.host.settle()
        #expect(calls == 1)
        screen.show([.tiles("a", 1...31)])
        screen.host.settle()
        #expect(calls == 2)
    }

    @Test func `items are selected by identity, and stay selected when they move`() throws {
        let screen = DriverScreen()
        screen.collectionView.allowsMultipleSelection = true
        screen.show([.tiles("a", 1...5)])
        let ids = [4, 2].flatMap { screen.driver.itemIdentities(withID: $0) }
        screen.driver.setSelectedItems(ids)
        #expect(screen.driver.selectedItems.map(\.id) == [2, 4])
        screen.show([.tiles("a", [4, 9, 2])])
        #expect(screen.driver.selectedItems.map(\.id) == [4, 2])
        screen.driver.setSelectedItems([ItemIdentity(type: Tile.self, id: 77)])
        #expect(screen.issues == [.unknownItem("Tile 77")])
    }

    @Test func `the centered page is reported in both layout directions`() {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let screen = DriverScreen()
            screen.collectionView.semanticContentAttribute = direction
            var pages: [Int] = []
            var section = SectionModel(
                id: 0,
                layout: CarouselLayout(
                    width: .fractionalWidth(0.8), height: .absolute(100), hSpacing: 10, behavior: .groupPaging),
                items: (0..<5).map { Tile($0) })
            section.events.pageDidChange = { pages.append($0) }
            screen.show([section])
            screen.driver.scrollToItem(
                ItemIdentity(type: Tile.self, id: 2), at: .centeredHorizontally, animated: false)
            screen.collectionView.layoutIfNeeded()
            #expect(pages.first == 0 && pages.last == 2, "\(direction) \(pages)")
        }
    }

    /// A delegate that forbids what is allowed without it, and allows what isn't.
    private final class Contrary: NSObject, UICollectionViewDelegate {
        private(set) var ended = 0

        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { currentIndexPath }

        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }

        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { ended += 1 }

        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { false }

        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { false }

        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { [0, 1] }

        func collectionView(
            _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
        ) -> Bool { false }
    }

    @Test func `the app's own delegate is called for moves, multiple selection, editing, and focus`() throws {
        let screen = DriverScreen(), contrary = Contrary(), view = screen.collectionView
        screen.driver.delegate = contrary
        screen.show([.tiles("a", 1...3)])
        let router = try #require(view.delegate), path = IndexPath(item: 0, section: 0)
        let target = router.collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
            toProposedIndexPath: IndexPath(item: 2, section: 0))
        #expect(target == path)
        #expect(router.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path))
        router.collectionViewDidEndMultipleSelectionInteraction(view)
        #expect(contrary.ended == 1)
        #expect(!router.collectionView(view, canEditItemAt: path))
        #expect(!router.collectionView(view, canFocusItemAt: path))
        #expect(!router.collectionView(view, selectionFollowsFocusForItemAt: path))
        #expect(router.indexPathForPreferredFocusedView(in: view) == IndexPath(item: 1, section: 0))
    }
}
