import CollageTesting
import Testing

/// Unexpected changes: the process doesn't end, and in the end the list shows the items of the data source.
@MainActor
struct InterruptionTests {
    /// A list whose rows have context menus and swipe actions, in a navigation controller.
    @MainActor
    private final class Screen: NSObject, UICollectionViewDelegate {
        let host = TestHost()
        let view: UICollectionView
        let navigation: UINavigationController
        let source = ScriptedDataSource(counts: [40])
        /// The titles that the delegate has looked up in the model, as apps do.
        private(set) var touched: [String] = []

        override init() {
            var configuration = UICollectionLayoutListConfiguration(.plain)
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Mark") { $2(true) }])
            }
            view = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let controller = UIViewController()
            controller.view = view
            navigation = UINavigationController(rootViewController: UIViewController())
            super.init()
            source.register(with: view)
            view.dataSource = source
            view.delegate = self
            navigation.pushViewController(controller, animated: false)
            host.show(navigation)
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            touched.append(source.items[indexPath.section][indexPath.item])
            return nil
        }

        /// Keeps only the first rows.
        func shrink(to count: Int, reloads: Bool) {
            let old = source.items[0].count
            source.items[0].removeSubrange(count...)
            if reloads {
                view.reloadData()
            } else {
                view.deleteItems(at: (count..<old).map { IndexPath(item: $0, section: 0) })
            }
        }

        func middle(of item: Int) -> CGPoint {
            let frame = view.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
            return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
        }

        /// Whether the cells on screen match the data source and the layout.
        var isConsistent: Bool {
            host.settle()
            return view.visibleCells.allSatisfy { cell in
                guard let path = view.indexPath(for: cell) else { return false }
                return (cell as? ScriptedCell)?.title == source.items[path.section][path.item]
                    && cell.frame == view.layoutAttributesForItem(at: path)?.frame
            }
        }
    }

    @Test(arguments: [false, true]) func `a data source can shrink while a menu is open`(reloads: Bool) throws {
        let screen = Screen()
        let finger = screen.host.touch(at: screen.middle(of: 9))
        screen.host.advance(by: 0.6)
        finger.lift()
        screen.host.settle()
        let row = try #require(screen.host.first(MenuRowView.self))
        screen.shrink(to: 4, reloads: reloads)
        screen.host.settle()
        screen.host.tap(row)
        #expect(screen.isConsistent && screen.touched.isEmpty)
        #expect(screen.host.first(MenuRowView.self) == nil)
    }

    @Test func `items that move while their menu is open stay its items`() throws {
        let screen = Screen()
        let finger = screen.host.touch(at: screen.middle(of: 3))
        screen.host.advance(by: 0.6)
        finger.lift()
        screen.host.settle()
        screen.source.items[0].removeFirst()
        screen.view.deleteItems(at: [[0, 0]])
        screen.host.settle()
        screen.host.tap(try #require(screen.host.first(MenuRowView.self)))
        screen.host.settle()
        #expect(screen.touched == ["0.3"])
    }

    @Test(arguments: [false, true], [false, true])
    func `a data source can shrink while a row is swiped`(reloads: Bool, isHeld: Bool) {
        let screen = Screen()
        let start = screen.middle(of: 9)
        let finger = screen.host.touch(at: start)
        for x in stride(from: 5, through: 90, by: 10) { finger.move(to: CGPoint(x: start.x - CGFloat(x), y: start.y)) }
        if !isHeld { finger.lift() }
        screen.host.advance(by: 0.1)
        screen.shrink(to: 4, reloads: reloads)
        screen.host.advance(by: 0.1)
        if isHeld {
            finger.move(to: CGPoint(x: start.x - 150, y: start.y))
            finger.lift()
        }
        #expect(screen.isConsistent)
        #expect(screen.host.first(SwipeActionsView.self) == nil)
    }

    @Test(arguments: [false, true])
    func `the screen can change during an animation during a drag`(reloads: Bool) {
        let screen = Screen()
        let finger = screen.host.touch(at: CGPoint(x: 200, y: 600))
        for y in stride(from: 600, through: 300, by: -20) {
            finger.move(to: CGPoint(x: 200, y: CGFloat(y)))
            screen.host.advance(by: 1.0 / 60)
        }
        screen.source.items[0].insert("new", at: 2)
        screen.view.insertItems(at: [[0, 2]])
        screen.host.advance(by: 0.05)
        finger.move(to: CGPoint(x: 200, y: 250))
        screen.shrink(to: 5, reloads: reloads)
        screen.host.advance(by: 0.05)
        finger.move(to: CGPoint(x: 200, y: 400))
        screen.source.items[0].append(screen.source.items[0].remove(at: 0))
        screen.view.moveItem(at: [0, 0], to: [0, 4])
        screen.host.advance(by: 0.05)
        finger.lift()
        screen.host.settle()
        screen.view.reloadData()
        #expect(screen.isConsistent)
        #expect(screen.view.contentOffset.y == -screen.view.adjustedContentInset.top)
    }

    @Test func `a screen can be popped while it scrolls, and change afterward`() {
        let screen = Screen()
        screen.host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.1, rests: false)
        screen.host.advance(by: 0.05)
        screen.navigation.popViewController(animated: true)
        screen.host.advance(by: 0.1)
        screen.shrink(to: 3, reloads: false)
        screen.host.settle()
        #expect(screen.view.window == nil)
        screen.shrink(to: 1, reloads: true)
        screen.host.settle()
        #expect(screen.navigation.viewControllers.count == 1)
    }
}
