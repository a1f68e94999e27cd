/// Shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The words or the scope of a search have changed, or it has begun or ended.
    func updateSearchResults(for searchController: UISearchController)
}
