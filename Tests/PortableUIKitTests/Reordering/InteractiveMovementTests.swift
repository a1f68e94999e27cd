import CollageTesting
import Testing

/// `DataSourceRules.md` C17 and "Reordering".
@MainActor
struct InteractiveMovementTests {
    /// A screen with three columns of squares, 100 points wide.
    @MainActor
    private final class Screen {
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        let layout: RecordingFlowLayout
        let view: UICollectionView
        let source: ScriptedDataSource
        let delegate = MovementDelegate()

        init(counts: [Int] = [9]) {
            layout = RecordingFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            source = ScriptedDataSource(counts: counts)
            source.register(with: view)
            view.dataSource = source
            view.delegate = delegate
            host.show(view)
        }

        func cell(_ title: String) -> ScriptedCell? {
            view.subviews.compactMap { $0 as? ScriptedCell }.first { $0.title == title }
        }

        /// The middle of the cell that shows an item, in the content.
        func center(_ title: String) -> CGPoint? { cell(title)?.center }
    }

    @Test func `a released item is in front of the others until it reaches its frame`() throws {
        let screen = Screen()
        let cell = try #require(screen.cell("0.0"))
        #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 230, y: 170))
        screen.host.settle()
        screen.view.endInteractiveMovement()
        screen.host.advance(by: 0.1)
        #expect(cell.appliedAttributes.last.map { $0.zIndex > 0 } == true)
        screen.host.settle()
        #expect(cell.appliedAttributes.last?.zIndex == 0)
    }

    @Test func `the item follows the finger, others move aside, and the data source is notified at the end`() {
        let screen = Screen()
        #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
        #expect(screen.cell("0.0")?.configurationState.isReordering == true)
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 140, y: 60))
        screen.host.settle()
        #expect(screen.center("0.0") == CGPoint(x: 140, y: 60))
        #expect(screen.center("0.1") == CGPoint(x: 50, y: 50))
        #expect(screen.view.subviews.last === screen.cell("0.0"), "it is in front")
        #expect(screen.source.movements == [] && screen.source.items[0][0] == "0.0")
        #expect(screen.view.hasUncommittedUpdates)
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 150))
        screen.host.settle()
        screen.view.endInteractiveMovement()
        #expect(screen.source.movements == ["0-0>0-5"])
        #expect(!screen.view.hasUncommittedUpdates)
        screen.host.settle()
        #expect(screen.center("0.0") == CGPoint(x: 250, y: 150))
        #expect(screen.cell("0.0")?.configurationState.isReordering == false)
        #expect(
            screen.view.visibleCells.map { ($0 as! ScriptedCell).title }
                == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.0", "0.6", "0.7", "0.8"])
        #expect(screen.view.visibleCells.allSatisfy { $0.layer.zPosition == 0 })
    }

    @Test func `during a movement methods use the data source's index paths by default`() {
        let screen = Screen()
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        screen.host.settle()
        let held = screen.cell("0.0")!
        #expect(screen.view.indexPath(for: held) == [0, 0])
        #expect(screen.view.cellForItem(at: [0, 0]) === held)
        #expect(screen.view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 2])
        #expect(screen.view.dataSourceIndexPath(forPresentationIndexPath: [0, 0]) == [0, 1])
        #expect(screen.view.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
        screen.view.performUsingPresentationValues {
            #expect(screen.view.indexPath(for: held) == [0, 2])
        }
        screen.view.cancelInteractiveMovement()
    }

    @Test func `cells that appear during a movement are requested by the data source's index paths`() {
        let screen = Screen(counts: [60])
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 150))
        screen.host.settle()
        screen.source.clearRequests()
        screen.view.contentOffset.y = 1000
        screen.host.settle()
        #expect(screen.source.requestedPaths.allSatisfy { $0.item >= 29 })
        let shown = screen.view.visibleCells.compactMap { cell in
            screen.view.indexPath(for: cell).map { ($0, (cell as! ScriptedCell).title) }
        }
        #expect(shown.allSatisfy { path, title in screen.source.items[0][path.item] == title })
        screen.view.cancelInteractiveMovement()
        screen.host.settle()
    }

    @Test func `a canceled movement ends where it began, without a data source call`() {
        let screen = Screen()
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 4])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        screen.host.settle()
        #expect(screen.center("0.0") == CGPoint(x: 150, y: 50))
        screen.view.cancelInteractiveMovement()
        screen.host.settle()
        #expect(screen.source.movements == [])
        #expect(screen.center("0.0") == CGPoint(x: 50, y: 50))
        #expect(screen.center("0.4") == CGPoint(x: 150, y: 150))
        #expect(!screen.view.hasUncommittedUpdates)
    }

    @Test func `an item that is dropped at its origin hasn't moved`() {
        let screen = Screen()
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 1])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 40))
        screen.view.endInteractiveMovement()
        screen.host.settle()
        #expect(screen.source.movements == [])
        #expect(screen.center("0.1") == CGPoint(x: 150, y: 50))
    }

    @Test func `disallowed items, missing items, and a second item can't be picked up`() {
        let screen = Screen()
        screen.source.canStartMovement = { $0.item != 3 }
        #expect(!screen.view.beginInteractiveMovementForItem(at: [0, 3]))
        #expect(!screen.view.beginInteractiveMovementForItem(at: [0, 9]))
        #expect(!screen.view.beginInteractiveMovementForItem(at: [2, 0]))
        #expect(screen.view.beginInteractiveMovementForItem(at: [0, 2]))
        #expect(!screen.view.beginInteractiveMovementForItem(at: [0, 1]))
        screen.view.cancelInteractiveMovement()
        // No item is held anymore: these have no effect.
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 1))
        screen.view.endInteractiveMovement()
        screen.view.cancelInteractiveMovement()
        #expect(screen.source.movements == [])
    }

    @Test func `the delegate specifies the target, and an invalid target leaves the item in place`() {
        let screen = Screen(counts: [3, 3])
        screen.delegate.target = { _ in [1, 3] }
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
        #expect(screen.delegate.questions.first == "0-0 at 0-0 to 1-1")
        screen.delegate.target = { _ in [7, 0] }
        let log = Diagnostics.capture {
            screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
        }
        #expect(log.count == 1)
        screen.view.endInteractiveMovement()
        screen.host.settle()
        #expect(screen.source.movements == ["0-0>1-3"])
        #expect(screen.source.items == [["0.1", "0.2"], ["1.0", "1.1", "1.2", "0.0"]])
        #expect(screen.view.numberOfItems(inSection: 1) == 4)
    }

    @Test func `the layout receives a context for each position with the paths and the location, and one at the end`() {
        let screen = Screen()
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.layout.contexts = []
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
        let moving = screen.layout.contexts.first
        #expect(moving?.previousIndexPathsForInteractivelyMovingItems == [[0, 0]])
        #expect(moving?.targetIndexPathsForInteractivelyMovingItems == [[0, 1]])
        #expect(moving?.interactiveMovementTarget == CGPoint(x: 150, y: 50))
        screen.layout.contexts = []
        screen.view.endInteractiveMovement()
        let ending = screen.layout.contexts.first
        #expect(ending?.targetIndexPathsForInteractivelyMovingItems == [[0, 1]])
        #expect(ending?.interactiveMovementTarget == .zero)
    }

    @Test func `near an edge the content scrolls under the item`() {
        let screen = Screen(counts: [90])
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 495))
        for _ in 0..<30 { screen.host.advance(by: 1.0 / 60) }
        #expect(screen.view.contentOffset.y > 200)
        #expect(screen.center("0.0")?.y == screen.view.contentOffset.y + 495)
        screen.view.endInteractiveMovement()
        screen.host.settle()
        #expect(screen.source.movements.count == 1)
        let offset = screen.view.contentOffset.y
        screen.host.advance(by: 0.5)
        #expect(screen.view.contentOffset.y == offset, "it stops when the item is let go")
    }

    @Test func `updates by the app and reloads put the item back first`() {
        let screen = Screen()
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        screen.source.items[0].append("new")
        screen.view.performBatchUpdates { screen.view.insertItems(at: [[0, 9]]) }
        screen.host.settle()
        #expect(screen.center("0.0") == CGPoint(x: 50, y: 50) && !screen.view.hasUncommittedUpdates)
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        screen.view.reloadData()
        screen.host.settle()
        #expect(screen.center("0.0") == CGPoint(x: 50, y: 50) && !screen.view.hasUncommittedUpdates)
        #expect(screen.view.visibleCells.allSatisfy { !$0.configurationState.isReordering })
    }

    @Test func `a selection follows its item`() {
        let screen = Screen()
        screen.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        _ = screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        #expect(screen.view.indexPathsForSelectedItems == [[0, 0]])
        screen.view.endInteractiveMovement()
        #expect(screen.view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test func `without moveItemAt in the data source the item returns and can't be moved again`() {
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = PlainDataSource(count: 3)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        host.show(view)
        let cell = view.cellForItem(at: [0, 0])
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
        let log = Diagnostics.capture { view.endInteractiveMovement() }
        host.settle()
        #expect(log.count == 1)
        #expect(view.indexPath(for: cell!) == [0, 0] && cell?.center == CGPoint(x: 50, y: 50))
        #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    }
}

/// Records the contexts of invalidations.
private final class RecordingFlowLayout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
}

/// Returns the targets of movements.
private final class MovementDelegate: NSObject, UICollectionViewDelegate {
    var target: (IndexPath) -> IndexPath = { $0 }
    var questions: [String] = []

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        func text(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
        questions.append("\(text(originalIndexPath)) at \(text(currentIndexPath)) to \(text(proposedIndexPath))")
        return target(proposedIndexPath)
    }
}
