import CollageTesting
import Testing

/// Another data source is queried again, even without the function that apps override.
@MainActor struct DataSourceTests {
    private final class CountingCollectionView: UICollectionView {
        var reloadCount = 0

        override func reloadData() {
            reloadCount += 1
            super.reloadData()
        }
    }

    private final class CountingTableView: UITableView {
        var reloadCount = 0

        override func reloadData() {
            reloadCount += 1
            super.reloadData()
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        let count: Int

        init(_ count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func `a collection view shows the items of another data source`() {
        let view = CountingCollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let first = ScriptedDataSource(counts: [3])
        let second = ScriptedDataSource(counts: [1, 1])
        for source in [first, second] { source.register(with: view) }
        view.dataSource = first
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        view.dataSource = second
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 2 && view.visibleCells.count == 2)
        #expect(view.reloadCount == 0)
    }

    @Test func `a table shows the rows of another data source`() {
        let table = CountingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let first = Rows(3)
        let second = Rows(2)
        table.dataSource = first
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
        table.dataSource = second
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 2 && table.visibleCells.count == 2)
        #expect(table.reloadCount == 0)
    }

    @Test func `a data source that doesn't count sections has one`() {
        final class Plain: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [])
        let plain = Plain()
        fixture.view.dataSource = plain
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.numberOfSections == 1 && fixture.view.visibleCells.count == 2)
        #expect(plain.collectionView(fixture.view, canMoveItemAt: [0, 0]))
        #expect(plain.indexTitles(for: fixture.view) == nil)
        #expect(plain.collectionView(fixture.view, indexPathForIndexTitle: "C", at: 2) == [0, 0])
    }
}
