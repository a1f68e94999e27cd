/// A controller that shows a search bar and the results of a search over the searched content.
///
/// ```swift
/// final class SearchableController: UITableViewController, UISearchResultsUpdating {
///     var recipes: [Recipe] = [], shownRecipes: [Recipe] = []
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         navigationItem.searchController = UISearchController(searchResultsController: nil)
///         navigationItem.searchController?.searchResultsUpdater = self
///     }
///
///     func updateSearchResults(for searchController: UISearchController) {
///         let text = searchController.searchBar.text ?? ""
///         shownRecipes = recipes.filter { text.isEmpty || $0.name.localizedStandardContains(text) }
///         tableView.reloadData()
///     }
/// }
/// ```
///
/// A search is active from the start of editing until it's canceled. The search bar is below the title of a navigation
/// bar, or where the app adds it, such as in the header of a table view.
///
/// Differs from UIKit: the controller is shown inside the searched controller, which can still present others; its
/// `presentedViewController` is `nil` during the search. Suggestions and tokens aren't supported.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The conditions under which the scope bar is shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// The scope bar is shown while the search is active.
        case automatic = 0
        /// The `showsScopeBar` property of the search bar determines whether the scope bar is shown.
        case manual = 1
        /// The scope bar is shown from the first text entry until the search ends.
        case onTextEntry = 2
        /// The scope bar is shown while the search is active.
        case onSearchActivation = 3
    }

    /// Creates a search controller with a controller for the results. If it's `nil`, the results are shown in the
    /// searched content.
    ///
    /// - Parameter searchResultsController: The view controller that shows the results, or `nil` to show them in the
    ///   searched view controller.
    public init(searchResultsController: UIViewController?) {
        resultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a search controller that shows the results in the searched content.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        resultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a search controller from an interface file. It shows the results in the searched content.
    public required init?(coder: NSCoder) {
        resultsController = nil
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UISearchController.self)
    }

    private func setUp() {
        bar.placeholder = "Search"
        bar.searchController = self
        bar.sizeToFit()
        guard let resultsController else { return }
        addChild(resultsController)
        resultsController.didMove(toParent: self)
    }

    private let bar = UISearchBar(frame: .zero)
    private let resultsController: UIViewController?

    /// The search bar.
    open var searchBar: UISearchBar { bar }
    /// The controller that shows the results, or `nil` if they're shown in the searched content.
    open var searchResultsController: UIViewController? { resultsController }
    /// The object that updates the search results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: Activity

    /// A Boolean value that indicates whether the search is active. Setting it begins or ends the search, with an
    /// animation if the bar is on screen.
    open var isActive: Bool {
        get { hasBegun }
        set { if newValue { begin(animated: true) } else { end(animated: true) } }
    }

    var hasBegun = false
    /// The navigation item that contains the search bar.
    package weak var placeInBar: UINavigationItem?
    /// The controller whose content is being searched, or `nil` while the search isn't active.
    weak var owner: UIViewController?
    /// A Boolean value that indicates whether the search has hidden the navigation bar and must show it again.
    var hasHiddenNavigationBar = false
    /// The number of transitions, so that a replaced animation doesn't call its completion handler.
    var generation = 0

    // MARK: Behavior

    /// A Boolean value that indicates whether the navigation bar is hidden, except for the search bar, while the search
    /// is active. The default is `true`.
    open var hidesNavigationBarDuringPresentation = true
    /// A Boolean value that indicates whether the content is dimmed and doesn't accept touches while the search is
    /// active. The default is `true`. The content is visible until results cover it.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateContents() }
    }
    /// A Boolean value that indicates whether the content is dimmed. This is the former name of
    /// ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// A Boolean value that indicates whether the search bar shows a cancel button while the search is active. It's
    /// `true` until the app shows or hides the button.
    open var automaticallyShowsCancelButton = true
    /// The conditions under which the scope bar is shown. It's `automatic` until the app shows or hides the scope bar.
    open var scopeBarActivation: ScopeBarActivation = .automatic
    /// A Boolean value that indicates whether the scope bar is shown while the search is active. ``scopeBarActivation``
    /// replaces it.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// A Boolean value that indicates whether the results are shown as soon as there's text. It's `true` until
    /// ``showsSearchResultsController`` is set.
    open var automaticallyShowsSearchResultsController = true {
        didSet { updateContents() }
    }
    /// A Boolean value that indicates whether the results are shown while the search is active.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? !(bar.text ?? "").isEmpty : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var showsResults = false
    /// The placement of the search bar in a navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { placeInBar?.searchBarPlacement ?? .stacked }

    /// The suggestions in the list under the search field while it's being edited. The default is `nil`. The object that
    /// updates the results is notified when the user selects one.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { bar.searchTextField.searchSuggestions }
        set {
            bar.searchTextField.suggestionList.selectionHandler = { [weak self] suggestion in
                guard let self else { return }
                self.searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
            }
            bar.searchTextField.searchSuggestions = newValue
        }
    }

    /// A Boolean value that indicates whether suggestions are ignored while the search bar is below the title. The default
    /// is `false`.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
        get { bar.searchTextField.suggestionList.isIgnored }
        set { bar.searchTextField.suggestionList.isIgnored = newValue }
    }

    // MARK: Changes

    func updateResults() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func textDidChange() {
        updateContents()
        if isActive, scopeBarActivation == .onTextEntry, !(bar.text ?? "").isEmpty {
            bar.showScopes(true, animated: true)
        }
        updateResults()
        owner?.setNeedsUpdateContentUnavailableConfiguration()
    }

    func searchBarHeightDidChange() {
        placeInBar?.searchDidChange()
    }

    // MARK: Presentation

    /// The controller whose content is being searched, while the search is active.
    open override var presentingViewController: UIViewController? { owner ?? super.presentingViewController }

    /// Presents a controller over the searched content.
    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard let owner else {
            return super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        owner.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    // MARK: The view

    /// Creates a view that dims the content and contains the results.
    open override func loadView() {
        let view = SearchContainerView(frame: UIScreen.main.bounds)
        view.dismissHandler = { [weak self] in self?.isActive = false }
        self.view = view
    }

    /// A Boolean value that indicates whether the content is dimmed.
    package var isObscuring: Bool { isActive && (viewIfLoaded as? SearchContainerView)?.dims ?? false }

    func updateContents() {
        guard isActive, let view = viewIfLoaded as? SearchContainerView else { return }
        let showsResults = resultsController != nil && showsSearchResultsController
        resultsController?.viewIfLoaded?.isHidden = !showsResults
        view.dims = obscuresBackgroundDuringPresentation && !showsResults
    }

    /// Adds the view of the results. It's hidden while the search text is empty.
    func prepareContents() {
        guard let view = view as? SearchContainerView else { return }
        if let resultsView = resultsController?.view, resultsView.superview !== view {
            resultsView.frame = view.bounds
            resultsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(resultsView)
        }
        if bar.superview == nil { view.hostedBar = bar }
        updateContents()
    }
}
