/// What has become invalid of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes, insets and spacings are to be asked of the delegate again. True by default.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the places of the items are to be found again. True by default.
    open var invalidateFlowLayoutAttributes = true
}
