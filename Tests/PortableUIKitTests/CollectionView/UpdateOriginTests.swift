import CollageTesting
import Testing

@MainActor
struct UpdateOriginTests {
    private typealias Screen = UpdateAnimationTests.Screen

    /// Moves an item to another index in the first section's data.
    private func move(_ old: Int, to new: Int, on screen: Screen) {
        var items = screen.source.items[0]
        items.insert(items.remove(at: old), at: new)
        screen.update(items) { screen.view.moveItem(at: [0, old], to: [0, new]) }
    }

    @Test func `a cell from far above starts at most a screen above its frame`() {
        let screen = Screen(counts: [100])
        screen.view.contentOffset.y = 5000
        screen.view.layoutIfNeeded()
        move(0, to: 52, on: screen)
        #expect(screen.origin("0.0") == CGPoint(x: 0, y: 5200 - 480))
        screen.step(1)
        #expect(screen.origin("0.0") == CGPoint(x: 0, y: 5200))
    }

    @Test func `in a horizontal list, distant cells enter from the sides`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 480)
        layout.minimumLineSpacing = 0
        let screen = Screen(layout, counts: [100])
        move(90, to: 1, on: screen)
        #expect(screen.origin("0.90") == CGPoint(x: 100 + 320, y: 0))
        screen.view.contentOffset.x = 5000
        screen.view.layoutIfNeeded()
        move(0, to: 51, on: screen)
        #expect(screen.origin("0.0") == CGPoint(x: 5100 - 320, y: 0))
    }

    @Test func `the only remaining row of a long list moves in from below`() {
        let screen = Screen(counts: [100])
        screen.update(["0.90"]) {
            screen.view.deleteItems(at: (0..<100).filter { $0 != 90 }.map { IndexPath(item: $0, section: 0) })
        }
        #expect(screen.origin("0.90") == CGPoint(x: 0, y: 480))
    }

    /// A list whose layout provides no final attributes for disappearing rows.
    private final class SilentLayout: UICollectionViewFlowLayout {
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
    }

    @Test func `cells fade out in place if the layout has no final attributes`() {
        let layout = SilentLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let screen = Screen(layout, counts: [3])
        screen.update(["0.0", "0.2"]) { screen.view.deleteItems(at: [[0, 1]]) }
        screen.step(0.15)
        #expect(screen.origin("0.1") == CGPoint(x: 0, y: 100))
        #expect(abs(screen.shown()["0.1"]!.alpha - 0.5) < 0.01)
        screen.step(0.2)
        #expect(screen.origin("0.1") == nil)
    }

    @Test func `a cell that is removed receives its final attributes`() throws {
        let screen = Screen(counts: [3])
        let cell = try #require(screen.view.cellForItem(at: [0, 1]) as? ScriptedCell)
        screen.update(["0.0", "0.2"]) { screen.view.deleteItems(at: [[0, 1]]) }
        let last = try #require(cell.appliedAttributes.last)
        #expect(last.alpha == 0 && last.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    }

    @Test func `a cell that is inserted again while it's being removed receives its attributes again`() throws {
        let screen = Screen(counts: [5])
        let cell = try #require(screen.view.cellForItem(at: [0, 3]) as? ScriptedCell)
        screen.update(["a", "b", "0.0", "0.1", "0.2", "0.3", "0.4"]) {
            screen.view.insertItems(at: [[0, 0], [0, 1]])
        }
        #expect(cell.appliedAttributes.last?.frame.minY == 500)
        screen.step(0.1)
        screen.update(["0.0", "0.1", "0.2", "0.3", "0.4"]) { screen.view.deleteItems(at: [[0, 0], [0, 1]]) }
        #expect(cell.appliedAttributes.last?.frame.minY == 300)
        #expect(screen.view.cellForItem(at: [0, 3]) === cell)
    }

    @Test func `cells pushed out by others stay opaque, regardless of deleted sections`() {
        let screen = Screen(counts: [1, 3])
        screen.view.performBatchUpdates {
            screen.source.items = [(0..<10).map { "new \($0)" } + screen.source.items[1]]
            screen.view.deleteSections([0])
            screen.view.insertItems(at: (0..<10).map { [0, $0] })
        }
        screen.step(0.15)
        #expect(screen.shown()["1.0"]!.alpha == 1 && screen.shown()["1.2"]!.alpha == 1)
        #expect(abs(screen.shown()["0.0"]!.alpha - 0.5) < 0.01)
    }

    @Test func `cells scrolled into view after an update are in place immediately`() {
        let screen = Screen(counts: [100])
        screen.update(["new"] + (0..<100).map { "0.\($0)" }) { screen.view.insertItems(at: [[0, 0]]) }
        screen.step(1)
        screen.view.contentOffset.y = 300
        screen.view.layoutIfNeeded()
        #expect(screen.origin("0.6") == CGPoint(x: 0, y: 700) && screen.shown()["0.6"]!.alpha == 1)
    }

    @Test func `the scroll view of a removed section stays until its cells have left`() {
        let screen = Screen(UICollectionViewCompositionalLayout(section: .carousel(.continuous)), counts: [3, 3])
        func scrollViews() -> Int { screen.view.subviews.filter { $0 is UIScrollView }.count }
        screen.source.items.removeFirst()
        screen.view.deleteSections([0])
        #expect(scrollViews() == 2)
        screen.step(1)
        #expect(scrollViews() == 1)
    }

    /// A list with a decoration view behind each section, and with decoration views to delete and create again.
    private final class DecoratedLayout: UICollectionViewFlowLayout {
        var dropped: [IndexPath] = []

        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { dropped }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (super.layoutAttributesForElements(in: rect) ?? [])
                + (0..<2).map { layoutAttributesForDecorationView(ofKind: "shade", at: [$0, 0])! }
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 100 * indexPath.section, width: 320, height: 100)
            return attributes
        }
    }

    @Test func `the layout can delete decoration views, which are created again if it still shows them`() {
        let layout = DecoratedLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.register(ScriptedView.self, forDecorationViewOfKind: "shade")
        let screen = Screen(layout, counts: [1, 1])
        func shades() -> [UIView] {
            screen.view.subviews.filter { $0 is ScriptedView }.sorted { $0.frame.minY < $1.frame.minY }
        }
        let before = shades()
        layout.dropped = [[1, 0]]
        screen.view.performBatchUpdates(nil)
        screen.step(1)
        let after = shades()
        #expect(before.count == 2 && after.count == 2)
        #expect(after.first === before.first && after.last !== before.last)
    }
}
