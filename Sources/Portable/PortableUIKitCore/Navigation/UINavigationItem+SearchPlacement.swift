/// The placement of the search bar.
extension UINavigationItem {
    /// The placement for the width of the bar.
    var currentSearchPlacement: SearchBarPlacement {
        guard let bar, let search, !search.navigationSearchBar.hasScopeTitles else { return .stacked }
        guard bar.traitCollection.horizontalSizeClass == .regular else {
            // The row is too narrow for the field that the button opens.
            return preferredSearchBarPlacement == .integratedButton && !search.isActive ? .integratedButton : .stacked
        }
        return preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
    }

    /// A Boolean value that indicates whether the search bar is in the row with the buttons.
    var isSearchInRow: Bool { search != nil && currentSearchPlacement != .stacked }

    /// A Boolean value that indicates whether the row has a search field.
    var showsSearchFieldInRow: Bool { isSearchInRow && !showsSearchButton }

    /// A Boolean value that indicates whether a button represents the search bar.
    var showsSearchButton: Bool {
        currentSearchPlacement == .integratedButton && !(search?.isActive ?? true)
    }

    /// The button that opens the search bar.
    var searchButtonItem: UIBarButtonItem {
        if let item = rareProperties.searchButton { return item }
        let action = UIAction(title: "Search") { [weak self] _ in
            guard let search = self?.search else { return }
            search.isActive = true
            search.navigationSearchBar.becomeFirstResponder()
        }
        let item = UIBarButtonItem(image: UIImage(systemName: "magnifyingglass"), primaryAction: action)
        item.accessibilityLabel = action.title
        rareProperties.searchButton = item
        return item
    }
}
