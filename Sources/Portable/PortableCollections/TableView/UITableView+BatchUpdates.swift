extension UITableView {
    /// A form of `performBatchUpdates(_:completion:)` with a non-escaping closure.
    @_documentation(visibility: internal)
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }
}
