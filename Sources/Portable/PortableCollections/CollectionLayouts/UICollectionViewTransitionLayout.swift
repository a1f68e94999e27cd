/// A layout between two others, at a progress that a gesture or an animation sets.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// How far the transition is: 0 is the current layout, 1 the next; values beyond are kept. 0 at the start.
    open var transitionProgress: CGFloat = 0 {
        didSet { invalidateLayout() }
    }

    /// The layout that the transition starts from.
    public let currentLayout: UICollectionViewLayout

    /// The layout that the transition goes to.
    public let nextLayout: UICollectionViewLayout

    private var values: [String: CGFloat] = [:]

    /// A transition between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Always nil: a transition without its two layouts means nothing.
    public required init?(coder: NSCoder) { nil }

    /// Keeps a number of the gesture's for the layout's use.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// The number that was kept under `key`; 0 if none was.
    open func value(forAnimatedKey key: String) -> CGFloat {
        values[key] ?? 0
    }

    /// The size between the two layouts' content sizes.
    open override var collectionViewContentSize: CGSize {
        let from = currentLayout.collectionViewContentSize, to = nextLayout.collectionViewContentSize
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// Prepares both layouts.
    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.owner = owner
            layout.prepareIfNeeded()
        }
    }

    /// The elements that either layout has in `rect`, between their two places.
    ///
    /// - Complexity: that of both layouts' own queries.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var elements: [ElementKey] = []
        var known: Set<ElementKey> = []
        for layout in [currentLayout, nextLayout] {
            for attributes in layout.layoutAttributesForElements(in: rect) ?? []
            where known.insert(attributes.element).inserted {
                elements.append(attributes.element)
            }
        }
        return elements.compactMap { interpolated($0) }
    }

    /// The item between its two places.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolated(.cell(indexPath))
    }

    /// The supplementary view between its two places.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolated(.supplementary(elementKind, indexPath))
    }

    /// The decoration view between its two places.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolated(.decoration(elementKind, indexPath))
    }

    /// An element that only one layout has fades from or to nothing at its place there.
    private func interpolated(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
        let from = currentLayout.attributes(of: element), to = nextLayout.attributes(of: element)
        guard let result = (to ?? from)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        result.alpha = between(from?.alpha ?? 0, to?.alpha ?? 0)
        if let from, let to {
            result.size = CGSize(
                width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
            result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
            result.transform3D = between(from.transform3D, to.transform3D)
        }
        return result
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        from + (to - from) * transitionProgress
    }

    private func between(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
        var result = from
        let fields: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
            \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
        ]
        for field in fields { result[keyPath: field] = between(from[keyPath: field], to[keyPath: field]) }
        return result
    }
}
