import CollageTesting

/// A flow layout's delegate that returns sizes and records the items it's queried for.
final class ScriptedSizes: NSObject, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize
    private(set) var asked: [IndexPath] = []

    init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath)
        return size(indexPath)
    }
}
