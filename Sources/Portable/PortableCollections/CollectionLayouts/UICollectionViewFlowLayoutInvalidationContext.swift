/// An object that describes the invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// A Boolean value that indicates whether the layout queries the delegate again for sizes, insets, and spacings.
    /// The default is `true`.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// A Boolean value that indicates whether the layout recomputes the positions of the items. The default is `true`.
    open var invalidateFlowLayoutAttributes = true
}
