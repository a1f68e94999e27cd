import CollageTesting
import Testing

/// Rules D1 to D3 and D12 of Documentation/Evidence/DataSourceRules.md.
@MainActor @Suite(.serialized) struct DataSourceLookUpTests {
    private let shelf = Shelf()

    @Test func `the data source becomes the view's data source`() {
        #expect(shelf.collectionView.dataSource === shelf.dataSource)
    }

    @Test func `the snapshot is a copy without marks`() {
        shelf.show(["A": ["a1"]])
        var snapshot = shelf.dataSource.snapshot()
        snapshot.appendItems(["a2"])
        snapshot.reloadItems(["a1"])
        snapshot.reconfigureItems(["a2"])
        snapshot.reloadSections(["A"])
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["a1"])
        shelf.dataSource.apply(snapshot)
        let applied = shelf.dataSource.snapshot()
        #expect(applied.itemIdentifiers == ["a1", "a2"])
        #expect(applied.reloadedItemIdentifiers.isEmpty && applied.reconfiguredItemIdentifiers.isEmpty)
        #expect(applied.reloadedSectionIdentifiers.isEmpty)
    }

    @Test func `paths and identifiers are converted to each other`() {
        shelf.show(["A": ["a1", "a2"], "B": ["b1"]])
        let dataSource = shelf.dataSource!
        #expect(dataSource.itemIdentifier(for: [0, 1]) == "a2")
        #expect(dataSource.indexPath(for: "b1") == [1, 0])
        #expect(dataSource.sectionIdentifier(for: 1) == "B")
        #expect(dataSource.index(for: "B") == 1)
    }

    @Test(arguments: [[0, 2], [0, -1], [-1, 0], [2, 0], [0], [], [0, 0, 0]])
    func `an index path out of range has no item`(path: [Int]) {
        shelf.show(["A": ["a1", "a2"], "B": ["b1"]])
        #expect(shelf.dataSource.itemIdentifier(for: IndexPath(indexes: path)) == nil)
    }

    @Test func `a missing item has no index path`() {
        shelf.show(["A": ["a1"]])
        #expect(shelf.dataSource.indexPath(for: "x") == nil && shelf.dataSource.index(for: "X") == nil)
        #expect(shelf.dataSource.sectionIdentifier(for: -1) == nil && shelf.dataSource.sectionIdentifier(for: 1) == nil)
    }

    @Test func `it counts the items of each section`() {
        shelf.show(["A": ["a1", "a2"], "B": ["b1"], "C": []])
        let dataSource = shelf.dataSource!, view = shelf.collectionView
        #expect(dataSource.numberOfSections(in: view) == 3)
        #expect((0..<3).map { dataSource.collectionView(view, numberOfItemsInSection: $0) } == [2, 1, 0])
    }

    @Test func `handlers are kept until others are set`() {
        var handlers = shelf.dataSource.reorderingHandlers
        handlers.canReorderItem = { $0 == "a1" }
        #expect(shelf.dataSource.reorderingHandlers.canReorderItem == nil)
        shelf.dataSource.reorderingHandlers = handlers
        handlers.canReorderItem = nil
        #expect(shelf.dataSource.reorderingHandlers.canReorderItem?("a1") == true)
        shelf.dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        #expect(shelf.dataSource.sectionSnapshotHandlers.shouldExpandItem?("a1") == false)
    }

    @Test(arguments: [-1, 1])
    func `counting the items of a section out of range raises an exception`(section: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor [section] in
            let shelf = Shelf()
            shelf.show(["A": ["a1"]])
            _ = shelf.dataSource.collectionView(shelf.collectionView, numberOfItemsInSection: section)
        }
        #expect(result.message.contains("Invalid parameter not satisfying: section < _impl.numberOfSections"))
    }

    @Test func `a cell provider that returns nil raises an exception that names the path and the item`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let shelf = Shelf()
            let dataSource = UICollectionViewDiffableDataSource<String, String>(
                collectionView: shelf.collectionView
            ) { _, _, _ in nil }
            dataSource.apply(ShelfSnapshot(["A": ["a1"]]))
            shelf.collectionView.layoutIfNeeded()
        }
        #expect(
            result.message.contains(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path [0, 0] with item "
                    + "identifier 'a1', which is not allowed. You must always return a cell to the collection view:"))
    }

    @Test func `a supplementary view without a provider raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let shelf = Shelf()
            let layout = shelf.collectionView.collectionViewLayout as! UICollectionViewFlowLayout
            layout.headerReferenceSize = CGSize(width: 100, height: 20)
            shelf.show(["A": ["a1"]])
        }
        #expect(
            result.message.contains(
                "requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable "
                    + "data source."))
    }

    @Test func `supplementary views are provided by their provider`() {
        let collectionView = shelf.collectionView
        let layout = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, path in view.tag = path.section + 1 }
        shelf.dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        shelf.show(["A": ["a1"], "B": ["b1"]])
        let headers = collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.tag) == [1, 2])
    }

    @Test func `a subclass can override whether items move`() {
        final class Titled: UICollectionViewDiffableDataSource<String, String> {
            override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            {
                true
            }

            override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
        }
        let dataSource = Titled(collectionView: shelf.collectionView) { _, _, _ in nil }
        let asked: any UICollectionViewDataSource = dataSource
        #expect(asked.collectionView(shelf.collectionView, canMoveItemAt: [0, 0]))
        #expect(asked.indexTitles(for: shelf.collectionView) == ["A"])
    }

    @Test func `a subclass can change the number of items`() {
        final class Short: UICollectionViewDiffableDataSource<String, String> {
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            {
                min(super.collectionView(collectionView, numberOfItemsInSection: section), 2)
            }
        }
        let view = shelf.collectionView
        let dataSource = Short(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        dataSource.apply(ShelfSnapshot(["A": ["a1", "a2", "a3"], "B": ["b1"]]))
        view.layoutIfNeeded()
        #expect((0..<2).map { view.numberOfItems(inSection: $0) } == [2, 1])
        #expect(view.visibleCells.count == 3)
    }
}
