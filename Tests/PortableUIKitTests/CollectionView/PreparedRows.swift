import CollageTesting

/// Rows whose frames are calculated when the layout is prepared, from the collection view's state at that time.
class PreparedRows: UICollectionViewLayout {
    /// The height of each row, from the next preparation on.
    var height: CGFloat
    private var frames: [CGRect] = []

    init(height: CGFloat = 40) {
        self.height = height
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        frames = (0..<collectionView!.numberOfItems(inSection: 0)).map {
            CGRect(x: 0, y: height * CGFloat($0), width: 320, height: height)
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: frames.last?.maxY ?? 0) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }.map { layoutAttributesForItem(at: [0, $0])! }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }
}
