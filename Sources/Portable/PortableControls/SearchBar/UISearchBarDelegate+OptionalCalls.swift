extension OptionalCalls {
    /// What `delegate.searchBar?(…)` calls.
    @preconcurrency @MainActor
    public struct SearchBarDelegate {
        let delegate: any UISearchBarDelegate

        /// `searchBar(_:textDidChange:)`.
        public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
            delegate.searchBar(searchBar, textDidChange: searchText)
        }

        /// `searchBar(_:shouldChangeTextIn:replacementText:)`.
        public func callAsFunction(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }

        /// `searchBar(_:selectedScopeButtonIndexDidChange:)`.
        public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}

extension UISearchBarDelegate {
    /// `searchBarShouldBeginEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBarShouldBeginEditing: (@MainActor (_ searchBar: UISearchBar) -> Bool)? {
        { self.searchBarShouldBeginEditing($0) }
    }

    /// `searchBarTextDidBeginEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBarTextDidBeginEditing: (@MainActor (_ searchBar: UISearchBar) -> Void)? {
        { self.searchBarTextDidBeginEditing($0) }
    }

    /// `searchBarShouldEndEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBarShouldEndEditing: (@MainActor (_ searchBar: UISearchBar) -> Bool)? {
        { self.searchBarShouldEndEditing($0) }
    }

    /// `searchBarTextDidEndEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBarTextDidEndEditing: (@MainActor (_ searchBar: UISearchBar) -> Void)? {
        { self.searchBarTextDidEndEditing($0) }
    }

    /// The optional methods that are called `searchBar`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBar: OptionalCalls.SearchBarDelegate? { .init(delegate: self) }

    /// `searchBarSearchButtonClicked(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBarSearchButtonClicked: (@MainActor (_ searchBar: UISearchBar) -> Void)? {
        { self.searchBarSearchButtonClicked($0) }
    }

    /// `searchBarBookmarkButtonClicked(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBarBookmarkButtonClicked: (@MainActor (_ searchBar: UISearchBar) -> Void)? {
        { self.searchBarBookmarkButtonClicked($0) }
    }

    /// `searchBarCancelButtonClicked(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBarCancelButtonClicked: (@MainActor (_ searchBar: UISearchBar) -> Void)? {
        { self.searchBarCancelButtonClicked($0) }
    }

    /// `searchBarResultsListButtonClicked(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var searchBarResultsListButtonClicked: (@MainActor (_ searchBar: UISearchBar) -> Void)? {
        { self.searchBarResultsListButtonClicked($0) }
    }
}
