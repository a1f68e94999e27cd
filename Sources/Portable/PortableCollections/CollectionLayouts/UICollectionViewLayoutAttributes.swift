import RuntimeSupport

/// The position and appearance of one cell, supplementary view, or decoration view.
///
/// Subclasses with additional properties override `copy(with:)` and `isEqual(_:)`, and a layout returns them from
/// `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    /// The index path of the item, or of the supplementary or decoration view among its kind.
    open var indexPath = IndexPath()

    /// The category of the element: a cell, a supplementary view, or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { category }

    /// The kind of the supplementary or decoration view; `nil` for cells.
    open var representedElementKind: String? { elementKind }

    /// The opacity of the view, from 0 to 1. The default is 1.
    open var alpha: CGFloat = 1

    /// The drawing order. Items with higher values are in front; items with equal values are drawn in layout order. The
    /// default is 0.
    open var zIndex: Int = 0

    /// A Boolean value that indicates whether the view is hidden. A collection view creates no view for hidden
    /// attributes. The default is `false`.
    open var isHidden = false

    /// The transform in three dimensions around the center. Setting it also sets `transform`, and vice versa.
    open var transform3D: CATransform3D = CATransform3DIdentity

    /// The two-dimensional transform around the center.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The frame in the collection view's coordinates, in points. With a transform, it's the bounding box of the
    /// transformed view; setting it sets the center and the size without the transform.
    open var frame: CGRect {
        get {
            guard !CATransform3DIsIdentity(transform3D) else { return plainFrame }
            let half = CGRect(
                x: -plainFrame.width / 2, y: -plainFrame.height / 2, width: plainFrame.width, height: plainFrame.height)
            let turned = half.applying(transform)
            return turned.offsetBy(dx: plainFrame.midX, dy: plainFrame.midY)
        }
        set { plainFrame = newValue }
    }

    /// The center in the collection view's coordinates, in points.
    open var center: CGPoint {
        get { CGPoint(x: plainFrame.midX, y: plainFrame.midY) }
        set {
            plainFrame.origin = CGPoint(x: newValue.x - plainFrame.width / 2, y: newValue.y - plainFrame.height / 2)
        }
    }

    /// The width and height in points, before the transform. Setting it keeps the center.
    open var size: CGSize {
        get { plainFrame.size }
        set {
            let center = center
            plainFrame.size = newValue
            self.center = center
        }
    }

    /// A rectangle with the size and a zero origin. Setting it keeps the center and ignores the new origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The shape of the item in collisions of a dynamic animator. The default is `rectangle`.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of an item whose `collisionBoundsType` is `path`, relative to the item's center. The default is an
    /// empty path.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The frame without the transform. It's stored instead of the center, which would lose precision.
    private(set) final var plainFrame = CGRect.zero

    package var category = UICollectionView.ElementCategory.cell
    package var elementKind: String?

    /// The axes on which the view is self-sizing.
    package var selfSizing = SelfSizingAxes.unspecified

    /// A number that identifies the conditions of a measurement. A measured size is valid until the number changes.
    /// Custom layouts always use 0.
    package var measuringConditions = 0

    /// The orthogonal section whose scroll view contains the view.
    package var orthogonalSection: Int?

    /// The list's requirements for the row, header, or footer; `nil` outside of lists.
    package var listRow: ListRow?

    /// A Boolean value that indicates whether the layout can return this object again, so that it must not be modified.
    /// Copies can be modified.
    package final var isKept = false

    /// Creates attributes of an item without position and size. Layouts use the initializers below.
    public override init() {
        super.init()
    }

    /// Creates attributes for the cell at `indexPath`.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes for the supplementary view of a kind at `indexPath`.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        self.elementKind = elementKind
        category = .supplementaryView
    }

    /// Creates attributes for the decoration view of a kind at `indexPath`.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        elementKind = decorationViewKind
        category = .decorationView
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSObject.make(type(of: self)) as! UICollectionViewLayoutAttributes
        copy.copy(self)
        return copy
    }

    private func copy(_ other: UICollectionViewLayoutAttributes) {
        indexPath = other.indexPath
        category = other.category
        elementKind = other.elementKind
        plainFrame = other.plainFrame
        transform3D = other.transform3D
        alpha = other.alpha
        zIndex = other.zIndex
        isHidden = other.isHidden
        selfSizing = other.selfSizing
        measuringConditions = other.measuringConditions
        orthogonalSection = other.orthogonalSection
        listRow = other.listRow
    }

    /// Returns whether `object` has the same values for the same element. Unequal attributes are applied to their view
    /// again.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self || onAnyThread((self, other), haveSameProperties)
    }

    /// The same for views: calls `isEqual` only for attributes of other classes.
    func isEqual(to other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == UICollectionViewLayoutAttributes.self ? hasSameProperties(as: other) : isEqual(other)
    }

    fileprivate func hasSameProperties(as other: UICollectionViewLayoutAttributes) -> Bool {
        plainFrame == other.plainFrame && indexPath == other.indexPath && category == other.category
            && elementKind == other.elementKind && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && listRow == other.listRow
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// Equal attributes have equal hashes.
    open nonisolated override var hash: Int {
        onAnyThread(self, hashOfElement)
    }
}

@MainActor
private func haveSameProperties(
    _ attributes: (UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)
) -> Bool {
    attributes.0.hasSameProperties(as: attributes.1)
}

@MainActor
private func hashOfElement(_ attributes: UICollectionViewLayoutAttributes) -> Int {
    var hasher = Hasher()
    hasher.combine(attributes.indexPath)
    hasher.combine(attributes.category)
    hasher.combine(attributes.elementKind)
    return hasher.finalize()
}

extension UICollectionViewLayoutAttributes {
    /// The element that the attributes describe.
    package var element: ElementKey {
        ElementKey(category: category, kind: elementKind ?? "", indexPath: indexPath)
    }

    /// Whether the attributes specify only a position for the view.
    var isPlain: Bool { alpha == 1 && !isHidden && CATransform3DIsIdentity(transform3D) }

    /// Returns whether a view has the same appearance with both attributes, regardless of the element.
    package func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
        size == other.size && center == other.center && alpha == other.alpha && isHidden == other.isHidden
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }
}

/// The axes on which views are self-sizing.
package enum SelfSizingAxes: Hashable {
    /// The layout is a custom one, which doesn't specify it and may ignore preferred sizes.
    case unspecified
    /// The layout determines both lengths.
    case none
    case width, height, both

    package var includesWidth: Bool { self == .width || self == .both }
    package var includesHeight: Bool { self == .height || self == .both }

    /// The same as a set, which is empty for `unspecified`.
    package var axes: UIAxis {
        var axes: UIAxis = []
        if includesWidth { axes.insert(.horizontal) }
        if includesHeight { axes.insert(.vertical) }
        return axes
    }
}

/// The identity of an element in a collection view.
package struct ElementKey: Hashable, Sendable {
    package var category: UICollectionView.ElementCategory
    /// The kind; empty for cells.
    package var kind: String
    package var indexPath: IndexPath

    package init(category: UICollectionView.ElementCategory, kind: String, indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(indexPath)
        if category != .cell { hasher.combine(kind) }
    }

    package static func cell(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .cell, kind: "", indexPath: indexPath)
    }

    package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    package static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
    }
}
