import PortableUIKit

/// The search of a view: a field in the bar, whose text is bound to the app's text.
final class SearchField: UISearchController {
    private var text: Binding<String>?
    private var isSearching: Binding<Bool>?
    private var submitActions: [@MainActor () -> Void] = []
    /// A Boolean value that indicates whether the field is being updated to the app's values.
    private var isUpdatingFromBinding = false
    fileprivate private(set) var barSettings = BarSettings()

    /// The properties of the field that its bar applies.
    fileprivate struct BarSettings {
        /// A Boolean value that indicates whether scrolling doesn't hide the field.
        var isKept = false
        /// A Boolean value that indicates whether a button represents the field until the user taps it.
        var isMinimized = false
    }

    init() {
        super.init(searchResultsController: nil)
        // The search results replace the content.
        obscuresBackgroundDuringPresentation = false
        searchResultsUpdater = self
        delegate = self
        searchBar.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the text binding and the binding that reports whether the search is active.
    func update(_ text: Binding<String>, isSearching: Binding<Bool>) {
        self.text = text
        self.isSearching = isSearching
        let wanted = text.wrappedValue
        guard !(searchBar.text ?? "").hasSameScalars(as: wanted) else { return }
        isUpdatingFromBinding = true
        searchBar.text = wanted
        isUpdatingFromBinding = false
    }

    /// Sets the appearance of the field and the submit actions from the environment.
    func show(_ placement: SearchFieldPlacement, prompt: String?, _ environment: EnvironmentValues) {
        let prompt = prompt ?? "Search"
        if !searchBar.placeholder.hasSameScalars(as: prompt) { searchBar.placeholder = prompt }
        barSettings = BarSettings(
            isKept: placement.isKept, isMinimized: environment.searchToolbarBehavior.isMinimized)
        submitActions = environment.submitActions(of: .search)
    }

    private func setSearching(_ new: Bool) {
        if isSearching?.wrappedValue != new { isSearching?.wrappedValue = new }
    }
}

extension SearchField: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        let new = searchBar.text ?? ""
        guard !isUpdatingFromBinding, !(text?.wrappedValue).hasSameScalars(as: new) else { return }
        text?.wrappedValue = new
    }

    func willPresentSearchController(_ searchController: UISearchController) { setSearching(true) }

    func willDismissSearchController(_ searchController: UISearchController) { setSearching(false) }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        for action in submitActions { action() }
    }
}

enum SearchFieldKey: HostValueKey { typealias Value = SearchField }

/// Adds the search field that the views or the enclosing stack request to the bar of a view controller.
@MainActor
func applySearch(_ host: HostingView, to controller: UIViewController) {
    guard let stack = controller.navigationController?.viewControllers else { return }
    let item = controller.navigationItem
    let ofStack = stack.first === controller ? host.inheritedEnvironment.navigator?.search : nil
    guard let field = host.values.last(SearchFieldKey.self) ?? ofStack else {
        if item.searchController is SearchField { item.searchController = nil }
        return
    }
    if item.searchController !== field { item.searchController = field }
    let placement: UINavigationItem.SearchBarPlacement = field.barSettings.isMinimized ? .integratedButton : .automatic
    if item.preferredSearchBarPlacement != placement { item.preferredSearchBarPlacement = placement }
    item.hidesSearchBarWhenScrolling = !field.barSettings.isKept
}
