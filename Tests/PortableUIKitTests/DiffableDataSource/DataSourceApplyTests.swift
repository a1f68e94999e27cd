import CollageTesting
import DisplayList
import Testing

/// Rules D4 to D9 of Documentation/Evidence/DataSourceRules.md.
@MainActor @Suite(.serialized) struct DataSourceApplyTests {
    private let shelf = Shelf()

    // MARK: D4: the first apply

    @Test func `the first apply reloads the data`() {
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a1", "a2"]]))
        #expect(shelf.collectionView.takeCalls() == ["reloadData"])
        #expect(shelf.takeAsked() == ["a1", "a2"])
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["a1", "a2"])
    }

    @Test func `marks in an animated first apply reload afterwards`() {
        var snapshot = ShelfSnapshot(["A": ["a1", "a2"], "B": ["b1"]])
        snapshot.reloadItems(["a2", "b1"])
        snapshot.reloadSections(["B"])
        shelf.dataSource.apply(snapshot)
        #expect(shelf.collectionView.takeCalls() == ["reloadData", "batch", "reload sections 1", "reload 0.1 1.0"])
        #expect(shelf.takeAsked() == ["a1", "a2", "b1", "a2", "b1"])
    }

    @Test func `the first non-animated apply ignores reload and reconfigure marks`() {
        var snapshot = ShelfSnapshot(["A": ["a1", "a2"]])
        snapshot.reloadItems(["a2"])
        shelf.dataSource.apply(snapshot, animatingDifferences: false)
        #expect(shelf.collectionView.takeCalls() == ["reloadData"])
        #expect(shelf.takeAsked() == ["a1", "a2"])
    }

    // MARK: D5 to D7: later applies

    @Test func `a later apply performs the changes in one batch`() {
        shelf.show(["A": ["a1", "a2", "a3"], "B": ["b1"], "C": ["c1"]])
        shelf.dataSource.apply(ShelfSnapshot(["C": ["c1", "a1"], "A": ["a3", "a4", "a2"], "D": ["d1"]]))
        #expect(
            shelf.collectionView.takeCalls() == [
                "batch", "delete sections 1", "insert sections 2", "move section 2 0", "insert 1.1", "move 0.0 0.1",
                "move 0.2 1.0",
            ])
        #expect(shelf.shown == ["c1", "a1", "a3", "a4", "a2", "d1"])
    }

    @Test func `an apply without changes makes no updates`() {
        shelf.show(["A": ["a1"]])
        var isComplete = false
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a1"]])) { isComplete = true }
        #expect(shelf.collectionView.takeCalls().isEmpty && isComplete)
    }

    @Test func `marks are a second batch at the new paths`() {
        shelf.show(["A": ["a1", "a2", "a3"]])
        var snapshot = ShelfSnapshot(["A": ["a3", "a2"], "B": []])
        snapshot.reloadItems(["a2"])
        snapshot.reconfigureItems(["a3", "a2"])
        shelf.dataSource.apply(snapshot)
        #expect(
            shelf.collectionView.takeCalls() == [
                "batch", "insert sections 1", "delete 0.0", "move 0.2 0.0", "batch", "reload 0.1", "reconfigure 0.0",
            ])
    }

    @Test func `moved items don't request cells`() {
        shelf.show(["A": ["a1", "a2", "a3"], "B": ["b1"]])
        shelf.dataSource.apply(ShelfSnapshot(["B": ["a1", "b1"], "A": ["a3", "a2"]]))
        #expect(shelf.takeAsked().isEmpty)
        #expect(shelf.shown == ["a1", "b1", "a3", "a2"])
    }

    @Test func `items that move from a deleted to an inserted section don't request cells`() {
        shelf.show(["A": ["a1", "a2"]])
        shelf.dataSource.apply(ShelfSnapshot(["B": ["a2", "b1", "a1"]]))
        #expect(shelf.takeAsked() == ["b1"])
        #expect(shelf.shown == ["a2", "b1", "a1"])
    }

    @Test func `a new item that is marked requests its cell twice`() {
        shelf.show(["A": ["a1"]])
        var snapshot = ShelfSnapshot(["A": ["a1", "a2"]])
        snapshot.reloadItems(["a2"])
        shelf.dataSource.apply(snapshot)
        #expect(shelf.takeAsked() == ["a2", "a2"])
    }

    @Test func `a marked item in a marked section requests its cell once if nothing else changes`() {
        shelf.show(["A": ["a1", "a2"]])
        var snapshot = shelf.dataSource.snapshot()
        snapshot.reloadSections(["A"])
        snapshot.reloadItems(["a1"])
        shelf.dataSource.apply(snapshot)
        #expect(shelf.takeAsked() == ["a1", "a2"])
    }

    @Test func `a marked item in a marked section requests its cell twice if something else changes`() {
        shelf.show(["A": ["a1", "a2"]])
        var snapshot = ShelfSnapshot(["A": ["a1", "a2"], "B": ["b1"]])
        snapshot.reloadSections(["A"])
        snapshot.reloadItems(["a1"])
        shelf.dataSource.apply(snapshot)
        #expect(shelf.takeAsked() == ["b1", "a1", "a2", "a1"])
    }

    @Test func `without animation the same updates are applied immediately`() {
        shelf.show(["A": ["a1", "a2"]])
        var isComplete = false
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a2", "a3"]]), animatingDifferences: false) { isComplete = true }
        #expect(
            shelf.collectionView.takeCalls() == ["batch without animation", "delete 0.0", "insert 0.1"])
        #expect(isComplete && UIView.areAnimationsEnabled)
    }

    @Test func `reloading data never compares`() {
        shelf.show(["A": ["a1", "a2"]])
        var isComplete = false
        shelf.dataSource.applySnapshotUsingReloadData(ShelfSnapshot(["A": ["a1", "a2", "a3"]])) { isComplete = true }
        #expect(shelf.collectionView.takeCalls() == ["reloadData"] && isComplete)
        #expect(shelf.takeAsked() == ["a1", "a2", "a3"])
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a1", "a2"]]))
        #expect(shelf.collectionView.takeCalls() == ["batch", "delete 0.2"])
    }

    @Test func `reconfigured items keep their cells`() {
        shelf.show(["A": ["a1", "a2"]])
        let cell = shelf.collectionView.cellForItem(at: [0, 1])
        var snapshot = shelf.dataSource.snapshot()
        snapshot.reconfigureItems(["a2"])
        shelf.dataSource.apply(snapshot)
        #expect(shelf.takeAsked() == ["a2"])
        #expect(shelf.collectionView.cellForItem(at: [0, 1]) === cell)
    }

    @Test func `marks on items that are deleted later have no effect`() {
        shelf.show(["A": ["a1", "a2"]])
        var snapshot = shelf.dataSource.snapshot()
        snapshot.reloadItems(["a1"])
        snapshot.reloadSections(["A"])
        snapshot.deleteSections(["A"])
        shelf.dataSource.apply(snapshot)
        #expect(shelf.collectionView.takeCalls() == ["batch", "delete sections 0"])
    }

    @Test func `selected items stay selected`() {
        shelf.show(["A": ["a1", "a2", "a3"]])
        shelf.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a3", "a1"]]))
        #expect(shelf.collectionView.indexPathsForSelectedItems == [[0, 0]])
    }

    // MARK: D8: completions

    @Test func `the completion is called when the animation ends`() {
        let clock = ManualClock()
        let device = DeviceContext(clock: clock)
        device.activate()
        shelf.show(["A": ["a1"]])
        var isComplete = false
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a2", "a1"]])) { isComplete = true }
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["a2", "a1"])
        #expect(!isComplete)
        clock.advance(by: 1)
        _ = AppSession(device: device).renderFrame()
        #expect(isComplete)
    }

    @Test func `without a window nothing is animated`() {
        let shelf = Shelf(isInWindow: false)
        shelf.show(["A": ["a1"]])
        var isComplete = false
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a2", "a1"]])) { isComplete = true }
        #expect(isComplete)
        #expect(shelf.dataSource.indexPath(for: "a1") == [0, 1])
    }

    @Test func `applying in an asynchronous function returns when the update is done`() async {
        await shelf.dataSource.apply(ShelfSnapshot(["A": ["a1"]]), animatingDifferences: false)
        await shelf.dataSource.apply(ShelfSnapshot(["A": ["a2"]]), animatingDifferences: false)
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["a2"])
        await shelf.dataSource.applySnapshotUsingReloadData(ShelfSnapshot(["A": ["a3"]]))
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["a3"])
    }

    @Test func `an apply from a cell provider waits until the other one is done`() {
        shelf.show(["A": ["a1"]])
        var seen: [String] = []
        shelf.onRequest = { [unowned shelf] item in
            guard item == "a2" else { return }
            shelf.dataSource.apply(ShelfSnapshot(["A": ["a3"]]), animatingDifferences: false)
            seen = shelf.dataSource.snapshot().itemIdentifiers
        }
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a1", "a2"]]), animatingDifferences: false)
        #expect(seen == ["a1", "a2"])
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["a3"])
        #expect(shelf.shown == ["a3"])
    }

    @Test func `an apply from a completion is performed immediately`() {
        shelf.show(["A": ["a1"]])
        var seen: [String] = []
        shelf.dataSource.apply(ShelfSnapshot(["A": ["a2"]]), animatingDifferences: false) { [shelf] in
            shelf.dataSource.apply(ShelfSnapshot(["A": ["a3"]]), animatingDifferences: false)
            seen = shelf.dataSource.snapshot().itemIdentifiers
        }
        #expect(seen == ["a3"])
    }

    @Test func `an apply on another thread ends the app`() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { _, _, _ in nil }
            let apply: @MainActor @Sendable () -> Void = { source.apply(ShelfSnapshot()) }
            // As code in Swift 5 mode can call it.
            let unchecked = unsafeBitCast(apply, to: (@Sendable () -> Void).self)
            await Task.detached { unchecked() }.value
        }
    }

    @Test func `applying any snapshot after any other shows its items`() {
        for seed in 0..<UInt64(150) {
            var generator = SeededGenerator(seed: seed)
            var snapshot = ShelfSnapshot()
            for section in ["A", "B", "C", "D"].shuffled(using: &generator).prefix(
                Int.random(in: 0...4, using: &generator))
            {
                snapshot.appendSections([section])
            }
            if snapshot.numberOfSections > 0 {
                for item in 0..<12 where Bool.random(using: &generator) {
                    snapshot.appendItems(
                        ["\(item)"], toSection: snapshot.sectionIdentifiers.randomElement(using: &generator)!)
                }
                snapshot.reloadItems(
                    snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 })
                snapshot.reconfigureItems(
                    snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 })
            }
            shelf.dataSource.apply(snapshot, animatingDifferences: Bool.random(using: &generator))
            shelf.collectionView.layoutIfNeeded()
            #expect(shelf.shown == snapshot.itemIdentifiers, "seed \(seed)")
        }
    }

    @Test func `an apply from a cell provider waits until the current state is shown`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        var asked: [Int] = [], shown: [Int]?
        var source: UICollectionViewDiffableDataSource<Int, Int>!
        source = UICollectionViewDiffableDataSource(collectionView: view) { [weak view] _, path, item in
            asked.append(item)
            if item == 2, asked.filter({ $0 == 2 }).count == 1 {
                var snapshot = source.snapshot()
                snapshot.deleteItems([3, 4, 5])
                source.apply(snapshot) { shown = view?.indexPathsForVisibleItems.map(\.item) }
            }
            return view!.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        host.show(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3, 4, 5])
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        #expect(asked.prefix(5) == [1, 2, 3, 4, 5])
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        #expect(shown == [0, 1])
        #expect(view.visibleCells.count == 2)
    }

    @Test func `a table that can't show a change as one batch is reloaded, and calls the completion`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        host.show(table)
        func snapshot(_ sections: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for section in sections {
                snapshot.appendSections([section])
                snapshot.appendItems([section * 10], toSection: section)
            }
            return snapshot
        }
        source.apply(snapshot([0, 1, 2, 3, 4]), animatingDifferences: false)
        host.settle()
        var completions = 0
        source.apply(snapshot([4, 3, 2, 1, 0]), animatingDifferences: true) { completions += 1 }
        host.settle()
        #expect(completions == 1)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["40", "30", "20", "10", "0"])
    }

    @Test func `a data source without an index maps each title to the first item`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        #expect(source.indexTitles(for: view) == nil)
        #expect(source.collectionView(view, indexPathForIndexTitle: "A", at: 3) == [0, 0])
    }
}
