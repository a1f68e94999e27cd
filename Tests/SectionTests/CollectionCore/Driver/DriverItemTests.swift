import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct DriverItemTests {
    @Test func `an item is scrolled to by its identity, and a missing item is reported`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 0..<100)])
        #expect(screen.driver.scrollToItem(ItemIdentity(type: Tile.self, id: 60), at: .top, animated: false))
        screen.collectionView.layoutIfNeeded()
        let cell = screen.collectionView.visibleCells.first { ($0 as? TileCell)?.text == "60" }
        let top = screen.collectionView.contentOffset.y + screen.collectionView.adjustedContentInset.top
        #expect(cell?.frame.minY == top)
        #expect(!screen.driver.scrollToItem(ItemIdentity(type: Tile.self, id: 600)))
        #expect(screen.issues == [.unknownItem("Tile 600")])
    }

    @Test func `visible items are reported with their visible fraction`() {
        let screen = DriverScreen(isInWindow: false)
        screen.show([.tiles("a", 0..<100)])
        screen.collectionView.contentOffset.y = 25
        screen.collectionView.layoutIfNeeded()
        let visible = screen.driver.visibleItems
        #expect(visible.first?.item.id == AnyHashable(0) && visible.first?.fraction == 0.5)
        #expect(visible.dropFirst().first?.fraction == 1)
    }

    @Test func `moving an item interactively changes the model and reports it`() {
        let screen = DriverScreen()
        var handed: [[AnyHashable]] = []
        screen.driver.canReorder = { $0.id != AnyHashable(3) }
        screen.driver.didReorder = { handed = $0.map { $0.items.map(\.identity.id) } }
        screen.show([.tiles("a", 1...3), .tiles("b", 4...5)])
        let source = screen.collectionView.dataSource, view = screen.collectionView
        #expect(source?.collectionView(view, canMoveItemAt: IndexPath(item: 2, section: 0)) == false)
        #expect(source?.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)) == true)
        source?.collectionView(
            view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
        #expect(handed == [[2, 3], [4, 1, 5]])
        #expect(screen.driver.sections.map(\.items.count) == [2, 3])
    }

    @Test func `the description is a tree`() {
        let screen = DriverScreen(isInWindow: false)
        screen.show([.tiles("a", 1...2).header(Title(text: "head"))])
        #expect(
            screen.driver.debugDescription == """
                CollectionDriver: 1 sections, 2 items
                - a (ListRowLayout)
                  * UICollectionElementKindSectionHeader
                  - Tile 1
                  - Tile 2
                """)
    }
}
