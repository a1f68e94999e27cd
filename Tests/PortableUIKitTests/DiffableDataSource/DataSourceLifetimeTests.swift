import CollageTesting
import Testing

/// Objects don't outlive their owners.
@MainActor @Suite(.serialized) struct DataSourceLifetimeTests {
    /// An object that an app's closures hold.
    private final class Token {}

    private func makeView() -> UICollectionView {
        UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    }

    @Test func `the view doesn't retain the data source, and the data source doesn't retain the view`() {
        var view: UICollectionView? = makeView()
        var dataSource: UICollectionViewDiffableDataSource<Int, Int>? = .init(collectionView: view!) { _, _, _ in nil }
        weak let weakView = view
        weak let weakDataSource = dataSource
        view = nil
        #expect(weakView == nil)
        dataSource = nil
        #expect(weakDataSource == nil)
    }

    @Test func `closures are released with the data source`() {
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: makeView()) { _, _, _ in
                _ = token
                return nil
            }
            dataSource.supplementaryViewProvider = { _, _, _ in
                _ = token
                return nil
            }
            dataSource.sectionSnapshotHandlers.willExpandItem = { _ in _ = token }
            dataSource.reorderingHandlers.didReorder = { _ in _ = token }
        }
        #expect(weakToken == nil)
    }

    @Test func `completions are released after they were called`() {
        let view = makeView()
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            dataSource.apply(snapshot) { _ = token }
            snapshot.appendSections([1])
            dataSource.apply(snapshot) { _ = token }
            dataSource.applySnapshotUsingReloadData(snapshot) { _ = token }
        }
        #expect(weakToken == nil)
    }

    @Test func `a data source outlives its view`() {
        var view: UICollectionView? = makeView()
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view!) { _, _, _ in nil }
        view = nil
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([1])
        var isComplete = false
        dataSource.apply(snapshot) { isComplete = true }
        #expect(isComplete && dataSource.snapshot().sectionIdentifiers == [1])
    }
}
