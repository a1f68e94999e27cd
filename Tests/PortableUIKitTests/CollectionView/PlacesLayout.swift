import CollageTesting

/// Items with the frames and the content size that a test specifies.
final class PlacesLayout: UICollectionViewLayout {
    private let contentSize: CGSize
    private let frames: [CGRect]

    init(_ contentSize: CGSize, _ frames: [CGRect]) {
        self.contentSize = contentSize
        self.frames = frames
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { !frames[$0].intersection(rect).isEmpty }.map { layoutAttributesForItem(at: [0, $0])! }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }
}
