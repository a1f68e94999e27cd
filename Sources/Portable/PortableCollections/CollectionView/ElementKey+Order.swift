extension ElementKey: Comparable {
    /// By section and item; then cells before supplementary and decoration views.
    package static func < (left: ElementKey, right: ElementKey) -> Bool {
        if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
        if left.category != right.category { return left.category.rawValue < right.category.rawValue }
        return left.kind < right.kind
    }
}
