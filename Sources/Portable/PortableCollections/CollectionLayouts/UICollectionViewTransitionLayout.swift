/// A layout that interpolates between two others, at a progress that a gesture or an animation sets.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The progress of the transition: 0 is the current layout, 1 the next one. Other values are kept. The default is
    /// 0.
    open var transitionProgress: CGFloat = 0 {
        didSet { invalidateLayout() }
    }

    /// The layout that the transition starts from.
    public let currentLayout: UICollectionViewLayout

    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout

    private var values: [String: CGFloat] = [:]

    /// Creates a transition between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns `nil`, because a transition needs two layouts.
    public required init?(coder: NSCoder) { nil }

    /// Stores a value for the layout's use, such as a value of the gesture.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// Returns the value that is stored for `key`; 0 if there's no value.
    open func value(forAnimatedKey key: String) -> CGFloat {
        values[key] ?? 0
    }

    /// The size interpolated between the content sizes of the two layouts.
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

    /// Returns the elements of both layouts in `rect`, interpolated between their two positions.
    ///
    /// - Complexity: The sum of both layouts' queries.
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

    /// Returns the attributes of an item, interpolated between its two positions.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolated(.cell(indexPath))
    }

    /// Returns the attributes of a supplementary view, interpolated between its two positions.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolated(.supplementary(elementKind, indexPath))
    }

    /// Returns the attributes of a decoration view, interpolated between its two positions.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolated(.decoration(elementKind, indexPath))
    }

    /// Returns interpolated attributes. An element in only one of the layouts fades in or out at its position there.
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
