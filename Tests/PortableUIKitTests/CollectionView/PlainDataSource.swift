import CollageTesting

/// Items of one section with registered cells, and no optional methods.
final class PlainDataSource: NSObject, UICollectionViewDataSource {
    var count: Int
    private let identifier: String

    /// - Parameter identifier: The reuse identifier of the cells.
    init(count: Int, identifier: String = "cell") {
        self.count = count
        self.identifier = identifier
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
