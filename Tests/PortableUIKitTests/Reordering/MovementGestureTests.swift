import CollageTesting
import Testing

@MainActor
struct MovementGestureTests {
    /// Three columns of squares in a controller, 100 points wide.
    private final class Board: UICollectionViewController {
        var titles = (0..<9).map(String.init)
        var movements: [String] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(ScriptedCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            titles.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! ScriptedCell
            cell.title = titles[indexPath.item]
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            titles.insert(titles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
            movements.append("\(sourceIndexPath.item)>\(destinationIndexPath.item)")
        }
    }

    private func makeHost() -> TestHost {
        TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
    }

    /// Presses a point for a while, drags to another, and lifts the finger.
    private func press(_ host: TestHost, at start: CGPoint, dragTo end: CGPoint, for seconds: Double = 0.6) {
        let finger = host.touch(at: start)
        host.advance(by: seconds)
        finger.move(to: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
        host.advance(by: 0.05)
        finger.move(to: end)
        host.advance(by: 0.05)
        finger.lift()
        host.settle()
    }

    @Test func `in a collection view controller, a long press picks an item up where it is touched`() {
        let host = makeHost(), board = Board()
        host.show(board)
        let finger = host.touch(at: CGPoint(x: 20, y: 20))
        host.advance(by: 0.6)
        finger.move(to: CGPoint(x: 30, y: 40))
        host.advance(by: 0.05)
        let cell = board.collectionView.cellForItem(at: [0, 0])
        #expect(cell?.center == CGPoint(x: 60, y: 70), "the finger stays where it is on the cell")
        #expect(cell?.isHighlighted == false)
        finger.move(to: CGPoint(x: 220, y: 20))
        host.advance(by: 0.05)
        finger.lift()
        host.settle()
        #expect(board.movements == ["0>2"])
        #expect(board.collectionView.indexPathsForSelectedItems == [])
        #expect(board.collectionView.contentOffset == .zero)
    }

    @Test func `a quick drag scrolls, and a tap selects`() {
        let host = makeHost(), board = Board()
        board.titles = (0..<60).map(String.init)
        host.show(board)
        host.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 200))
        #expect(board.movements == [] && board.collectionView.contentOffset.y > 100)
        host.tap(CGPoint(x: 150, y: 250))
        #expect(board.collectionView.indexPathsForSelectedItems?.count == 1)
    }

    @Test func `the gesture is optional`() {
        let host = makeHost(), board = Board()
        board.installsStandardGestureForInteractiveMovement = false
        host.show(board)
        press(host, at: CGPoint(x: 50, y: 50), dragTo: CGPoint(x: 250, y: 50))
        #expect(board.movements == [])
        board.installsStandardGestureForInteractiveMovement = true
        press(host, at: CGPoint(x: 50, y: 50), dragTo: CGPoint(x: 250, y: 50))
        #expect(board.movements == ["0>2"])
    }

    @Test func `a canceled touch moves the item back`() {
        let host = makeHost(), board = Board()
        host.show(board)
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        host.advance(by: 0.6)
        finger.move(to: CGPoint(x: 250, y: 50))
        host.advance(by: 0.05)
        finger.cancel()
        host.settle()
        #expect(board.movements == [])
        #expect(board.collectionView.cellForItem(at: [0, 0])?.center == CGPoint(x: 50, y: 50))
    }

    @Test func `in right-to-left layouts, items are moved to the finger`() {
        let host = TestHost(
            size: CGSize(width: 300, height: 500), layoutDirection: .rightToLeft, safeAreaInsets: .zero)
        let board = Board()
        host.show(board)
        let first = board.collectionView.cellForItem(at: [0, 0])!.center
        let third = board.collectionView.cellForItem(at: [0, 2])!.center
        press(host, at: first, dragTo: third)
        #expect(board.movements == ["0>2"])
        #expect(board.collectionView.cellForItem(at: [0, 2])?.center == third)
    }

    @Test func `the handle of a list's row picks it up immediately, and moves it only vertically`() throws {
        let list = ListScreen(UICollectionLayoutListConfiguration(appearance: .plain), counts: [0])
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list.view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var events: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != "c" }
        source.reorderingHandlers.willReorder = { [weak source] transaction in
            events.append("will \(source?.snapshot().itemIdentifiers.joined() ?? "")")
            events.append("to \(transaction.finalSnapshot.itemIdentifiers.joined())")
        }
        source.reorderingHandlers.didReorder = { [weak source] transaction in
            events.append("did \(source?.snapshot().itemIdentifiers.joined() ?? "")")
            events.append("moves \(transaction.difference.count), sections \(transaction.sectionTransactions.count)")
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        source.apply(snapshot, animatingDifferences: false)
        list.host.settle()
        let cell = try #require(list.view.cellForItem(at: [0, 0]))
        let height = cell.frame.height
        let finger = list.host.touch(at: CGPoint(x: 375, y: height / 2))
        list.host.advance(by: 0.02)
        #expect(cell.configurationState.isReordering)
        finger.move(to: CGPoint(x: 300, y: height * 2.5))
        list.host.advance(by: 0.05)
        #expect(cell.frame.minX == 0 && cell.frame.midY == height * 2.5)
        #expect(events == [])
        finger.lift()
        list.host.settle()
        #expect(events == ["will abcd", "to bcad", "did bcad", "moves 2, sections 1"])
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
        #expect(list.view.contentOffset == .zero && list.view.indexPathsForSelectedItems == [])
        list.host.drag(from: CGPoint(x: 375, y: height * 1.5), to: CGPoint(x: 375, y: height / 2))
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"], "c can't be reordered")
    }
}
