import CollageTesting
import CollectionCore
import Testing

/// Cells with given sizes have the same frames in a section as in UIKit's flow layout.
@MainActor struct SizedFlowLayoutTests {
    private let room = CGRect(x: 0, y: 0, width: 320, height: 600)
    private let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 12)

    /// As many items as there are sizes, of these sizes.
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let sizes: [CGSize]

        init(_ sizes: [CGSize]) {
            self.sizes = sizes
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }
    }

    /// The frames of all items in a layout, to the half of a point.
    private func frames(_ layout: UICollectionViewLayout, _ sizes: [CGSize]) -> [CGRect] {
        let items = Items(sizes)
        let view = UICollectionView(frame: room, collectionViewLayout: layout)
        view.dataSource = items
        view.delegate = items
        view.layoutIfNeeded()
        func rounded(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
        return withExtendedLifetime(items) {
            sizes.indices.compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
                .map {
                    CGRect(
                        x: rounded($0.minX), y: rounded($0.minY), width: rounded($0.width), height: rounded($0.height))
                }
        }
    }

    private func expectSame(_ sizes: [CGSize], _ comment: Comment) {
        let flow = UICollectionViewFlowLayout()
        flow.minimumLineSpacing = 6
        flow.minimumInteritemSpacing = 5
        flow.sectionInset = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        let section = SizedFlowLayout(sizes: sizes, lineSpacing: 6, itemSpacing: 5, contentInsets: insets)
        let host = TestHost(size: room.size, scale: 2, safeAreaInsets: .zero)
        host.run {
            let own = frames(UICollectionViewCompositionalLayout { section.makeSection(in: $1) }, sizes)
            #expect(own == frames(flow, sizes), comment)
            #expect(own.count == sizes.count)
        }
    }

    @Test(arguments: 0..<40) func `items of all sizes are placed as in UIKit's flow layout`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let isEven = random.chance(30)
        let width = Int.random(in: 2...30, using: &random)
        let sizes = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            CGSize(
                width: isEven ? width * 8 : Int.random(in: 0...70, using: &random) * 4,
                height: isEven ? 40 : Int.random(in: 1...10, using: &random) * 4)
        }
        expectSame(sizes, "seed \(seed)")
    }

    @Test func `invalid and missing sizes count as zero`() {
        let bad = SizedFlowLayout(sizes: [CGSize(width: CGFloat.nan, height: -3)])
        #expect(bad == SizedFlowLayout(sizes: [.zero]) && bad == SizedFlowLayout(sizes: []))
    }
}
