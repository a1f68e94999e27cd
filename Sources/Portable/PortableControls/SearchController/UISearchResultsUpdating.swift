/// Methods for updating the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Tells the object that the text or the scope of a search has changed, or that the search has begun or ended.
    func updateSearchResults(for searchController: UISearchController)
}
