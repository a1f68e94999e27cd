import CollageTesting
import CollectionCore
import Testing

/// Regressions.md: scroll jumps when something comes above what is read.
@MainActor @Suite(.serialized) struct ScrollAnchorTests {
    private func place(of number: Int, on screen: DriverScreen) -> CGFloat? {
        screen.collectionView.layoutIfNeeded()
        let cell = screen.collectionView.visibleCells.first { ($0 as? TileCell)?.text == "\(number)" }
        return cell.map { $0.frame.minY - screen.collectionView.contentOffset.y }
    }

    @Test func `items inserted above don't move the anchor`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 100..<140)])
        screen.collectionView.contentOffset.y = 220
        let before = place(of: 105, on: screen)
        screen.driver.apply(
            [.tiles("a", 80..<140)], options: UpdateOptions(anchor: .firstVisibleItem), completion: nil)
        #expect(place(of: 105, on: screen) == before)
        #expect(screen.collectionView.contentOffset.y == 1220)
    }

    @Test func `an anchored item stays in position when items above it are deleted`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 100..<140)])
        screen.collectionView.contentOffset.y = 500
        let before = place(of: 115, on: screen)
        screen.driver.apply(
            [.tiles("a", 105..<140)],
            options: UpdateOptions(anchor: .item(ItemIdentity(type: Tile.self, id: 115))), completion: nil)
        #expect(place(of: 115, on: screen) == before)
    }

    @Test func `a chat at its end stays at its end`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 0..<40)])
        screen.collectionView.contentOffset.y = 40 * 50 - 600 + screen.collectionView.adjustedContentInset.bottom
        screen.driver.apply(
            [.tiles("a", 0..<43)], options: UpdateOptions(anchor: .lastVisibleItem), completion: nil)
        #expect(screen.texts.last == "42")
    }

    @Test func `a chat that is scrolled up stays in position`() {
        let screen = DriverScreen()
        screen.show([.tiles("a", 0..<40)])
        screen.collectionView.contentOffset.y = 400
        let before = place(of: 12, on: screen)
        screen.driver.apply(
            [.tiles("a", -5..<43)], options: UpdateOptions(anchor: .lastVisibleItem), completion: nil)
        #expect(place(of: 12, on: screen) == before)
    }
}
