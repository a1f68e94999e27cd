@_spi(Collage) import PortableUIKitCore

/// A view that a collection view reuses after it leaves the screen: a cell, a supplementary view, or a decoration view.
///
/// ```swift
/// final class TitleView: UICollectionReusableView {
///     let label = UILabel()
///
///     override func layoutSubviews() {
///         super.layoutSubviews()
///         if label.superview == nil { addSubview(label) }
///         label.frame = bounds.insetBy(dx: 16, dy: 4)
///     }
/// }
///
/// collectionView.register(
///     TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
///     withReuseIdentifier: "title")
/// ```
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier that the view was registered with; `nil` for views that weren't dequeued.
    open var reuseIdentifier: String? { registeredIdentifier }

    package var registeredIdentifier: String?

    /// The storyboard segue that selecting the view's item performs.
    package var selectionSegue: SegueTrigger?

    /// The collection view that contains the view, on screen or in its reuse pool.
    package weak var owningCollectionView: UICollectionView?

    /// The collection view's data about the view while it's on screen.
    package var placement = Placement()

    /// The view in the view hierarchy: the view itself, or the table view cell that it fills.
    package var outermostView: UIView { self }

    /// A collection view's data about one of its views.
    package struct Placement {
        /// The element that the view shows; `nil` while it's in the reuse pool.
        package var element: ElementKey?
        /// A Boolean value that indicates whether the view is a placeholder, which isn't reported to the delegate.
        package var isPlaceholder = false
        /// The last applied attributes.
        package var attributes: UICollectionViewLayoutAttributes? { didSet { applied = nil } }
        /// The last applied attributes object, if the layout keeps it, so that it needn't be compared again.
        package internal(set) var applied: UICollectionViewLayoutAttributes?
        /// The alpha, the visibility, and the transform of the last applied attributes. Values that the app sets are
        /// kept until these change.
        var alpha: CGFloat = 1, isHidden = false, transform = CATransform3DIdentity
        /// A Boolean value that indicates whether the delegate has received `willDisplay` for the view.
        package var isDisplayed = false
        /// The attributes that the view was last measured with; `nil` if it must be measured.
        package var measuredOffer: UICollectionViewLayoutAttributes?
        /// The sizes that the view preferred in the layout pass `pass`, to detect sizes that don't settle.
        package var answers: [CGSize] = []
        package var pass: Int?
        /// The last round in which the view's element was found.
        var round = 0
        /// The shadow while the user moves the view's item.
        var shadow: ReorderingShadow?
        /// A Boolean value that indicates whether the view has changed its size too often, and isn't measured until its
        /// content changes.
        package var isSizingSuspended = false

        /// Marks the view for measurement in the next layout pass.
        package mutating func invalidateMeasurement() {
            measuredOffer = nil
            isSizingSuspended = false
        }
    }

    /// Creates a view with a frame in its future superview's coordinates, in points. Collection views call it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        // The collection view sets its size. Its constraints are solved separately.
        autoLayout.isConstraintRoot = true
    }

    /// Creates a view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        autoLayout.isConstraintRoot = true
        coder.readInterface(into: self, as: UICollectionReusableView.self)
    }

    /// The safe area that applies to the view: a self-sizing view ignores the insets along its estimated axes and its
    /// scroll direction. Otherwise, its size would depend on its position, which depends on its size, and would change
    /// as it scrolls.
    ///
    /// Differs from UIKit, where rows that reach under the home indicator grow.
    @_spi(Collage)
    public override func adoptedSafeArea(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
        guard inherited != .zero, let attributes = placement.attributes else { return inherited }
        var result = inherited
        var isWithin = attributes.selfSizing.axes
        if !isWithin.isEmpty, let axis = owningCollectionView?.scrollAxis(of: attributes) { isWithin.insert(axis) }
        if isWithin.contains(.vertical) { (result.top, result.bottom) = (0, 0) }
        if isWithin.contains(.horizontal) { (result.left, result.right) = (0, 0) }
        return result
    }

    /// Called before the view is reused. Overrides reset all properties that the data source doesn't set, and call
    /// `super`.
    open func prepareForReuse() {}

    /// Called after changed layout attributes were applied to the view. The default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout. The default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed its layout. The default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes with the view's preferred size on estimated axes: the size of its constraints, or,
    /// without any, `sizeThatFits(_:)`. Other lengths don't change.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        let axes = layoutAttributes.selfSizing
        guard axes != .none else { return preferred }
        var frame = preferred.frame
        let fitting = systemLayoutSizeFitting(
            frame.size, withHorizontalFittingPriority: axes.includesWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes == .width ? .required : .fittingSizeLevel)
        if axes.includesWidth { frame.size.width = fitting.width }
        if axes != .width { frame.size.height = fitting.height }
        preferred.frame = frame
        return preferred
    }

    /// Returns the size of the constraints, or, in a view without constraints, `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard constraints.isEmpty else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return sizeThatFits(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Returns `sizeThatFits(_:)` with required lengths unchanged.
    final func sizeThatFits(
        _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let fitting = sizeThatFits(targetSize)
        return CGSize(
            width: horizontal == .required ? targetSize.width : fitting.width,
            height: vertical == .required ? targetSize.height : fitting.height)
    }

    /// Measures the view again in the next layout pass, if the collection view's self-sizing invalidation allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owningCollectionView?.sizeWasInvalidated(of: self)
    }
}
