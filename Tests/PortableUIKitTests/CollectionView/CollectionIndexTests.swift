import CollageTesting
import Testing
@testable import PortableCollections

@MainActor
struct CollectionIndexTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }

        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: index * 50, section: 0) }
    }

    @Test func `a title scrolls to the data source's item`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        host.show(view)
        #expect(view.input.index.shownTitles == ["A", "B"])
        #expect(view.cellForItem(at: [0, 0])?.frame.width == 300)
        host.tap(CGPoint(x: 294, y: 207))
        host.settle()
        #expect(view.contentOffset.y == 2500)
        let index = try #require(host.first(SectionIndexView.self))
        #expect(index.accessibilityValue == "B")
    }
}
