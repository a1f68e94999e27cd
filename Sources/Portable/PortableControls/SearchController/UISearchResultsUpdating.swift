/// Methods for updating the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Tells the object that the text or the scope of a search has changed, or that the search has begun or ended.
    func updateSearchResults(for searchController: UISearchController)

    /// Tells the object that the user has selected a suggestion. The default does nothing.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
