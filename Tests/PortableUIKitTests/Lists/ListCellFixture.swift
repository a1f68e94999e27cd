import CollageTesting

/// A collection view with list cells on a separate device, configured by a test.
@MainActor
final class ListCellFixture {
    let host: TestHost
    let view: UICollectionView
    private let source: Source

    /// - Parameters:
    ///   - layout: The layout; `nil` for rows of 60 points in a flow layout.
    ///   - configure: Configures the cell of a path; shouldn't keep the fixture.
    init(
        _ layout: UICollectionViewLayout? = nil, count: Int = 1, width: CGFloat = 320, host: TestHost? = nil,
        configure: @escaping (UICollectionViewListCell, IndexPath) -> Void
    ) {
        let size = CGSize(width: width, height: 480)
        self.host = host ?? TestHost(size: size, safeAreaInsets: .zero)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout ?? Self.rows(width: width))
        source = Source(count: count, configure: configure)
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        self.host.show(view)
    }

    private static func rows(width: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: 60)
        layout.minimumLineSpacing = 0
        return layout
    }

    func cell(_ item: Int = 0) -> UICollectionViewListCell {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as! UICollectionViewListCell
    }

    /// Lays out what has changed.
    func settle() { host.settle() }

    /// The frames of a cell's accessories in the cell, at the end of their animations, from left to right.
    func accessoryFrames(_ item: Int = 0) -> [CGRect] {
        cell(item).shownAccessories.views.map { view in
            CGRect(
                x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
                width: view.bounds.width, height: view.bounds.height)
        }.sorted { $0.minX < $1.minX }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let count: Int
        let configure: (UICollectionViewListCell, IndexPath) -> Void

        init(count: Int, configure: @escaping (UICollectionViewListCell, IndexPath) -> Void) {
            self.count = count
            self.configure = configure
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? UICollectionViewListCell { configure(cell, indexPath) }
            return cell
        }
    }
}
