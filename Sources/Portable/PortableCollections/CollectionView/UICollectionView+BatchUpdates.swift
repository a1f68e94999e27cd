extension UICollectionView {
    /// As `performBatchUpdates(_:completion:)` of the class, for updates that are made at once and not kept: they may
    /// call what their function was handed.
    @_documentation(visibility: internal)
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }
}
