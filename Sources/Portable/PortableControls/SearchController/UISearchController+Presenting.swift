extension UISearchController: SearchPresenting {
    package var navigationSearchBar: any NavigationSearchBar { searchBar }

    package var searchText: String? { searchBar.text }

    package func placementWillChange(to placement: UINavigationItem.SearchBarPlacement) {
        delegate?.searchController(self, willChangeTo: placement)
    }

    package func placementDidChange(from placement: UINavigationItem.SearchBarPlacement) {
        delegate?.searchController(self, didChangeFrom: placement)
    }
}

extension UISearchBar: NavigationSearchBar {
    package var hasScopeTitles: Bool { !(scopeButtonTitles ?? []).isEmpty }

    package var fieldCenter: CGFloat { searchTextField.frame.midY }
}

extension UINavigationItem {
    /// The search controller, whose search bar is shown below the title. The default is `nil`.
    ///
    /// Differs from UIKit: subclasses can't override the property.
    public var searchController: UISearchController? {
        // Only search controllers conform.
        get { search.map { unsafeDowncast($0, to: UISearchController.self) } }
        set { search = newValue }
    }
}
