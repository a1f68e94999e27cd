// Queries of the layout's attributes, mirrored for right-to-left languages where the layout requires it.

extension UICollectionView {
    /// The attributes of all elements that intersect `rect`, mirrored if necessary.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        usingPresentedPaths {
            layoutStorage.prepareIfNeeded()
            guard isMirrored else { return layoutStorage.layoutAttributesForElements(in: rect) ?? [] }
            return (layoutStorage.layoutAttributesForElements(in: mirrored(rect)) ?? []).map { mirrored($0) }
        }
    }

    /// The attributes of one element, mirrored if necessary.
    package func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
        usingPresentedPaths {
            layoutStorage.prepareIfNeeded()
            let attributes = layoutStorage.attributes(of: element)
            return isMirrored ? attributes.map { mirrored($0) } : attributes
        }
    }

    /// Returns a point in the layout's coordinates.
    func layoutPoint(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: mirrored(CGRect(origin: point, size: .zero)).minX, y: point.y) : point
    }

    /// A copy of the layout's attributes, mirrored if necessary.
    func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        isMirrored ? mirrored(attributes) : attributes.copy() as! UICollectionViewLayoutAttributes
    }

    /// The attributes of one element in the current or a previous layout of the collection view, mirrored if necessary.
    func attributes(
        of element: ElementKey, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layout.attributes(of: element)
        return isMirrored ? attributes.map { mirrored($0) } : attributes
    }

    /// The axis on which an element moves when the user scrolls; `nil` if the layout doesn't specify it.
    func scrollAxis(of attributes: UICollectionViewLayoutAttributes) -> UIAxis? {
        if let scrollView = attributes.orthogonalSection.flatMap({ placed.scrollViews[$0] }) {
            return scrollView.scrollsHorizontally ? .horizontal : .vertical
        }
        return layoutStorage.insetAxis.map { $0 == .horizontal ? .vertical : .horizontal }
    }

    private var isMirrored: Bool {
        guard layoutStorage.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return effectiveUserInterfaceLayoutDirection != layoutStorage.developmentLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        let width = max(layoutStorage.collectionViewContentSize.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        let width = max(layoutStorage.collectionViewContentSize.width, bounds.width)
        copy.center.x = width - attributes.center.x
        return copy
    }
}
