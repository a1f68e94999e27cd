import CollageTesting
import CollectionCore
import Testing

/// Items that are about to appear, and visible items.
@MainActor @Suite(.serialized) struct WorkingRangeTests {
    @Test func `items are reported before they appear, and when they're far away`() {
        let screen = DriverScreen()
        var inRange: Set<Int> = []
        screen.driver.workingRange = WorkingRange(screens: 1) { item in
            inRange.insert(item.id.base as? Int ?? -1)
        } didLeave: { item in
            inRange.remove(item.id.base as? Int ?? -1)
        }
        screen.show([.tiles("a", 0..<100)])
        #expect(inRange == Set(0..<24))
        screen.collectionView.contentOffset.y = 2_000
        screen.collectionView.layoutIfNeeded()
        #expect(inRange == Set(28..<64))
    }

    @Test func `each item is reported once while it stays in the range`() {
        let screen = DriverScreen()
        var entries = 0
        screen.driver.workingRange = WorkingRange(screens: 0) { _ in entries += 1 }
        screen.show([.tiles("a", 0..<100)])
        for offset in stride(from: 1.0, through: 40, by: 1) { screen.collectionView.contentOffset.y = offset }
        #expect(entries == 13)
        screen.show([.tiles("a", 0..<101)])
        #expect(entries == 13)
    }

    @Test func `a removed item has left its range`() {
        let screen = DriverScreen()
        var left: [ItemIdentity] = []
        screen.driver.workingRange = WorkingRange { _ in
        } didLeave: {
            left.append($0)
        }
        screen.show([.tiles("a", 0..<5)])
        screen.show([.tiles("a", 0..<4)])
        #expect(left == [ItemIdentity(type: Tile.self, id: 4)])
    }

    @Test func `an update from within a report waits and is shown`() async {
        let screen = DriverScreen()
        var hasApplied = false
        screen.driver.workingRange = WorkingRange { [weak screen] _ in
            guard !hasApplied else { return }
            hasApplied = true
            screen?.driver.apply([.tiles("a", 7...8)], options: .unanimated, completion: nil)
        }
        screen.show([.tiles("a", 0..<5)])
        while screen.driver.sections[0].items.count != 2 { await Task.yield() }
        #expect(screen.texts == ["7", "8"])
    }

    @Test func `the objects of a range are released with the driver`() {
        weak var held: NSObject?
        do {
            let screen = DriverScreen(isInWindow: false), object = NSObject()
            held = object
            screen.driver.workingRange = WorkingRange { _ in
                _ = object
            } didLeave: { _ in
                _ = object
            }
            screen.show([.tiles("a", 0..<5)])
        }
        #expect(held == nil)
    }

    @Test func `visible items report when they appeared`() throws {
        let screen = DriverScreen()
        screen.show([.tiles("a", 0..<100)])
        let start = CACurrentMediaTime()
        screen.host.advance(by: 2)
        screen.collectionView.contentOffset.y = 300
        screen.collectionView.layoutIfNeeded()
        let visible = screen.driver.visibleItems
        let stayed = try #require(visible.first { $0.item.id == AnyHashable(8) })
        let came = try #require(visible.first { $0.item.id == AnyHashable(17) })
        let duration = came.since - stayed.since
        #expect(stayed.since == start && abs(duration - 2) < 0.01)
    }
}
