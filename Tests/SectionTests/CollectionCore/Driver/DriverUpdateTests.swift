import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct DriverUpdateTests {
    @Test func `sections are shown in order`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 1...2), .tiles("b", 3...4)])
        #expect(screen.texts == ["1", "2", "3", "4"])
        #expect(screen.issues.isEmpty)
    }

    @Test func `an equal id with other content reconfigures its own cell`() throws {
        let screen = DriverScreen()
        screen.show([.tiles("a", 1...2)])
        let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? TileCell)
        let other = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? TileCell)
        var section = SectionModel.tiles("a", [])
        section.items = [AnyCollectionItem(Tile(1, "new")), AnyCollectionItem(Tile(2))]
        screen.show([section])
        #expect(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(cell.text == "new" && cell.configurations == 2)
        #expect(other.configurations == 1)
    }

    @Test func `an item that moves keeps its cell`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 1...3), .tiles("b", 4...5)])
        let cell = screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        screen.show([.tiles("b", [4, 1]), .tiles("a", [2])])
        #expect(screen.texts == ["4", "1", "2"])
        #expect(screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }

    @Test func `items of two types can have equal ids`() {
        let screen = DriverScreen()
        screen.show([
            SectionModel(
                id: 0, layout: ListRowLayout(height: .absolute(50)),
                items: [ActiveItem(id: "1"), Tile(1), ActiveItem(id: "2")])
        ])
        #expect(screen.texts == ["1", "1", "2"])
        #expect(screen.issues.isEmpty)
    }

    @Test func `equal ids in one section and across sections are shown, and reported by name once`() {
        let screen = DriverScreen()
        for _ in 0..<2 { screen.show([.tiles("a", [1, 1, 2]), .tiles("b", [2, 3]), .tiles("a", [4])]) }
        #expect(screen.texts == ["1", "1", "2", "2", "3", "4"])
        #expect(
            screen.issues.map(\.description).map { $0.prefix(30) } == [
                "The item Tile 1 in section a i", "The item Tile 2 in section b i", "The section a is in the collec",
            ])
    }

    @Test func `a cell type that first appears in a later update is registered automatically`() {
        let screen = DriverScreen()
        for count in 1...9 { screen.show([.tiles("a", 1...count)]) }
        screen.show([
            SectionModel(
                id: "new", layout: ListRowLayout(height: .absolute(50)), items: [ActiveItem(id: "x")]
            ).header(Title(text: "head")).background(BackgroundView.self)
        ])
        #expect(screen.texts == ["x"])
        #expect(screen.texts(ofKind: UICollectionView.elementKindSectionHeader) == ["head"])
        #expect(screen.host.all(BackgroundView.self).count == 1)
        #expect(screen.issues.isEmpty)
    }

    @Test func `the first update isn't animated, and neither is an update without a window`() {
        let screen = DriverScreen()
        var outcomes: [UpdateOutcome] = []
        screen.driver.apply([.tiles("a", 1...2)]) { outcomes.append($0) }
        #expect(outcomes == [.applied])
        let hidden = DriverScreen(isInWindow: false)
        hidden.show([.tiles("a", 1...2)])
        hidden.driver.apply([.tiles("a", 1...3)]) { outcomes.append($0) }
        #expect(outcomes == [.applied, .applied])
    }

    @Test func `an animated update is complete when its animations are`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 1...2)])
        var outcome: UpdateOutcome?
        screen.driver.apply([.tiles("a", [3, 1, 2])]) { outcome = $0 }
        #expect(outcome == nil)
        screen.host.advance(by: 2)
        screen.host.settle()
        #expect(outcome == .applied)
    }

    @Test func `reloading creates all cells again`() throws {
        let screen = DriverScreen()
        screen.show([.tiles("a", 1...2)])
        let cell = try #require(screen.collectionView.visibleCells.first as? TileCell)
        screen.driver.apply([.tiles("a", 1...2)], options: .reloadData, completion: nil)
        #expect(screen.texts == ["1", "2"])
        #expect(cell.configurations > 1)
    }

    @Test func `an update of a deallocated collection view is abandoned`() {
        var screen: DriverScreen? = DriverScreen(isInWindow: false)
        let driver: CollectionDriver
        do {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            driver = CollectionDriver(collectionView: view)
        }
        var outcome: UpdateOutcome?
        driver.apply([.tiles("a", 1...2)]) { outcome = $0 }
        #expect(outcome == .cancelled)
        #expect(driver.sections.count == 1)
        screen = nil
        _ = screen
    }
}
