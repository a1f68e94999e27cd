@_spi(Collage) import PortableUIKitCore

/// A view that a collection view takes back when it leaves the screen and gives out again: cells, supplementary views
/// and decoration views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier under which the view was registered; nil for views that weren't dequeued.
    open var reuseIdentifier: String? { registeredIdentifier }

    package var registeredIdentifier: String?

    /// The storyboard segue that selecting the view's item performs.
    package var selectionSegue: SegueTrigger?

    /// The collection view that the view belongs to, on screen or in a queue.
    package weak var owningCollectionView: UICollectionView?

    /// The collection view's data about the view while it's on screen.
    package var placement = Placement()

    /// The view that is placed on screen for this one: itself, or the table view cell that it fills.
    package var outermostView: UIView { self }

    /// A collection view's data about one of its views.
    package struct Placement {
        /// The element that the view shows; nil while it waits to be used again.
        package var element: ElementKey?
        /// A Boolean value that indicates whether the view is a placeholder, which isn't reported to the delegate.
        package var isPlaceholder = false
        /// The attributes that were applied last.
        package var attributes: UICollectionViewLayoutAttributes? { didSet { applied = nil } }
        /// Those themselves, where the layout keeps them: there is nothing to compare if they come again.
        package internal(set) var applied: UICollectionViewLayoutAttributes?
        /// The alpha and visibility of the attributes that were applied last. Values that a registration sets stay until they
        /// change.
        var alpha: CGFloat = 1, isHidden = false
        /// A Boolean value that indicates whether the delegate has received `willDisplay` for the view.
        package var isDisplayed = false
        /// The attributes that the view was last measured with; `nil` if it must be measured.
        package var measuredOffer: UICollectionViewLayoutAttributes?
        /// The sizes returned in the layout pass `pass`, to find views that don't settle.
        package var answers: [CGSize] = []
        package var pass: Int?
        /// The round of placing that found the view's element.
        var round = 0
        /// A Boolean value that indicates whether the view has changed its size too often, and isn't measured until its
        /// content changes.
        package var isSizingSuspended = false

        /// Marks the view for measurement in the next layout pass.
        package mutating func forgetMeasurement() {
            measuredOffer = nil
            isSizingSuspended = false
        }
    }

    /// A view with a frame in its future superview's coordinates, in points. Collection views call it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        // The collection view sizes it; its constraints are solved apart from everything around it.
        autoLayout.isConstraintRoot = true
    }

    /// A view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        autoLayout.isConstraintRoot = true
        coder.readInterface(into: self, as: UICollectionReusableView.self)
    }

    /// The part of the safe area that counts here: a view that says its own length keeps clear of nothing along it, or
    /// in the direction in which it scrolls. Otherwise its size would follow from its place, which follows from its
    /// size, and would change as it scrolls.
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

    /// Called before the view is given out again. Overrides reset what the data source doesn't set and call `super`.
    open func prepareForReuse() {}

    /// Called when the layout's attributes for the view have changed, after they were applied; does nothing here.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout; does nothing here.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the collection view has changed its layout; does nothing here.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The size that the view prefers where the layout has an estimate: what its constraints ask for, or, without
    /// any, `sizeThatFits(_:)`. Lengths that the layout has fixed are kept.
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

    /// The size that constraints ask for, or, in a view without constraints, the size that fits.
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

    /// `sizeThatFits(_:)` with the lengths that are required kept.
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
