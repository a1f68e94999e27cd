/// Methods that respond to a search bar. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Asks the delegate whether editing can begin. The default is `true`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells the delegate that editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asks the delegate whether editing can end. The default is `true`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells the delegate that editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells the delegate that the text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asks the delegate whether the text in a range (in UTF-16 units) can be replaced. The default is `true`.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Asks the delegate whether the text in ranges (values of `NSRange`) can be replaced. The default calls
    /// `searchBar(_:shouldChangeTextIn:replacementText:)` with the first one.
    ///
    /// Differs from UIKit: there's always one range.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText: String
    ) -> Bool
    /// Tells the delegate that the user pressed the Return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user tapped the bookmarks button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user tapped the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user tapped the results button.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user selected another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns `true`. This is the default implementation.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing. This is the default implementation.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns `true`. This is the default implementation.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing. This is the default implementation.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing. This is the default implementation.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns `true`. This is the default implementation.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        true
    }
    /// Calls the method with a single range. This is the default implementation.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText: String
    ) -> Bool {
        ranges.first.map {
            self.searchBar(searchBar, shouldChangeTextIn: $0.rangeValue, replacementText: replacementText)
        } ?? true
    }
    /// Does nothing. This is the default implementation.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing. This is the default implementation.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing. This is the default implementation.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing. This is the default implementation.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing. This is the default implementation.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
