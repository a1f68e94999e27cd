import CollageTesting
import CollectionCore
import Testing

/// New content of existing items is shown on every path, and updates complete regardless of other events.
@MainActor @Suite(.serialized) struct ContentRegressionTests {
    private func section(_ id: String, _ tiles: [Tile], header: String = "head") -> SectionModel {
        SectionModel(id: id, layout: ListRowLayout(height: .absolute(50)), items: tiles)
            .header(Title(text: header), height: .absolute(20))
    }

    @Test(arguments: [
        UpdateOptions.automatic, .unanimated, .reloadData, UpdateOptions(anchor: .firstVisibleItem),
        UpdateOptions(anchor: .lastVisibleItem),
    ])
    func `any kind of update shows new content of an equal id`(_ options: UpdateOptions) {
        let screen = DriverScreen()
        screen.show([section("a", [Tile(1), Tile(2), Tile(3)]), section("b", [Tile(4)])])
        // Content changes where it is, as its item moves, and as its item moves into another section.
        screen.driver.apply(
            [
                section("a", [Tile(3, "moved"), Tile(1, "same place")], header: "new"),
                section("b", [Tile(2, "moved over"), Tile(4), Tile(5)]),
            ], options: options, completion: nil)
        screen.host.advance(by: 1)
        screen.host.settle()
        #expect(screen.texts == ["moved", "same place", "moved over", "4", "5"])
        #expect(screen.texts(ofKind: UICollectionView.elementKindSectionHeader) == ["new", "head"])
        #expect(screen.issues.isEmpty)
    }

    @Test func `content that changes off screen is shown when it becomes visible`() {
        let screen = DriverScreen()
        screen.show([section("a", (0..<60).map { Tile($0) })])
        // Cells that were used, and items that were announced for prefetching, hold the old content.
        screen.collectionView.contentOffset.y = 900
        screen.collectionView.layoutIfNeeded()
        screen.collectionView.contentOffset.y = 0
        screen.show([section("a", (0..<60).map { Tile($0, "new \($0)") })])
        for offset in stride(from: 0, through: 2400, by: 300) {
            screen.collectionView.contentOffset.y = CGFloat(offset)
            #expect(screen.texts.allSatisfy { $0.hasPrefix("new ") })
        }
    }

    @Test func `an item that is removed while its cell is on screen leaves with its own content`() throws {
        let screen = DriverScreen()
        screen.show([section("a", [Tile(1), Tile(2), Tile(3)])])
        let leaving = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? TileCell)
        screen.driver.apply([section("a", [Tile(1), Tile(3), Tile(4)])], completion: nil)
        for _ in 0..<5 {
            screen.host.advance(by: 0.05)
            #expect(leaving.text == "2")
        }
        screen.host.advance(by: 1)
        #expect(screen.texts == ["1", "3", "4"] && screen.issues.isEmpty)
    }

    @Test func `a collection view that leaves its window in the middle of an update completes it`() {
        let screen = DriverScreen()
        screen.show([section("a", [Tile(1), Tile(2)])])
        var outcomes: [UpdateOutcome] = []
        screen.driver.apply([section("a", [Tile(3), Tile(1)])]) { outcomes.append($0) }
        screen.host.advance(by: 0.1)
        screen.collectionView.removeFromSuperview()
        screen.driver.apply([section("a", [Tile(4)])]) { outcomes.append($0) }
        screen.host.advance(by: 1)
        screen.host.settle()
        #expect(outcomes == [.applied, .applied] && screen.texts == ["4"])
    }

    @Test func `an update completes even if its driver is deallocated during the update`() async {
        var outcome: UpdateOutcome?
        let host = TestHost()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        host.show(view)
        do {
            let driver = CollectionDriver(collectionView: view)
            driver.apply([section("a", [Tile(1)])], completion: nil)
            view.layoutIfNeeded()
            driver.apply([section("a", [Tile(1), Tile(2)])]) { outcome = $0 }
        }
        host.advance(by: 1)
        host.settle()
        await Task.yield()
        #expect(outcome != nil)
    }

    @Test func `a rotation during an update requests only existing sections`() {
        let screen = DriverScreen()
        screen.show([section("a", [Tile(1)]), section("b", [Tile(2)]), section("c", [Tile(3)])])
        screen.driver.apply([section("c", [Tile(3), Tile(4)])], completion: nil)
        for step in 0..<10 {
            screen.collectionView.frame.size.width = step % 2 == 0 ? 600 : 300
            screen.host.advance(by: 0.05)
        }
        screen.host.settle()
        #expect(screen.texts == ["3", "4"] && screen.issues.isEmpty)
    }

    @Test func `an out-of-range section index returns an empty section and is reported`() {
        /// Counts three sections, as one that is newer than the driver's model would.
        final class Larger: NSObject, UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(UICollectionViewCell.self, for: indexPath)
            }
        }
        let screen = DriverScreen(), larger = Larger()
        screen.show([.tiles("a", [1])])
        screen.collectionView.register(UICollectionViewCell.self)
        screen.collectionView.dataSource = larger
        screen.collectionView.layoutIfNeeded()
        #expect(screen.collectionView.numberOfSections == 3)
        #expect(screen.issues.contains(.staleIndexPath(section: 2, item: nil)))
    }

    @Test func `reloads and size changes off screen don't move the visible content`() {
        let screen = DriverScreen()
        screen.show([section("a", (0..<60).map { Tile($0) })])
        screen.collectionView.contentOffset.y = 1000
        screen.driver.apply(
            [section("a", (0..<60).map { Tile($0, "new") })], options: .reloadData, completion: nil)
        screen.collectionView.layoutIfNeeded()
        #expect(screen.collectionView.contentOffset.y == 1000)
    }
}
