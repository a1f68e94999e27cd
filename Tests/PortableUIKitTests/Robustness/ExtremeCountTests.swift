import CollageTesting
import Testing

/// Collection views with the largest possible numbers of items.
@MainActor
struct `Extreme numbers of items` {
    /// Returns the number of items, and creates the requested cells.
    private final class Counts: NSObject, UICollectionViewDataSource {
        var counts: [Int]

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test(arguments: [Int(Int32.max), 1 << 30], [false, true])
    func `extreme numbers of items are shown, scrolled, selected, and changed`(count: Int, isEstimated: Bool) {
        let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: isEstimated ? .estimated(44) : .absolute(44))
        let source = Counts([3, count, count])
        let view = host.run {
            let layout = UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(
                    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
        host.show(view)
        #expect(view.visibleCells.count >= 10 && view.contentSize.height > 1e10)
        for offset in [1e6, 1e12, 1e300, -100] {
            view.contentOffset.y = offset
            host.settle()
        }
        view.selectItem(at: [1, count - 1], animated: false, scrollPosition: .centeredVertically)
        host.settle()
        #expect(view.indexPathsForSelectedItems == [[1, count - 1]])
        view.scrollToItem(at: [2, count - 1], at: .bottom, animated: false)
        host.settle()
        view.contentOffset.y = 0
        host.settle()
        source.counts[1] -= 2
        view.deleteItems(at: [[1, 0], [1, count - 1]])
        host.settle()
        source.counts[1] += 1
        view.insertItems(at: [[1, 5]])
        host.settle()
        source.counts.swapAt(0, 1)
        view.moveSection(0, toSection: 1)
        host.settle()
        view.reloadData()
        host.settle()
        #expect(view.numberOfItems(inSection: 0) == count - 1 && view.visibleCells.count >= 10)
        _ = host.session.accessibleElements()
    }

    @Test func `item counts beyond the limit of updates are an error`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = Counts([Int.max])
                let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = source
                view.layoutIfNeeded()
                view.insertItems(at: [[0, 0]])
            }
        }
        #expect(result.message.contains("supports up to 2,147,483,647 items in a section"))
    }
}
