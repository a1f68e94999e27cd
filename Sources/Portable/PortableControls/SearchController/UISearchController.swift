/// A search bar, and what it finds, over the contents that are searched.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// ```
///
/// A search is active from the moment its bar is edited until it is cancelled. The bar stands below the title of a
/// navigation bar, or wherever the app puts it, as at the head of a table view.
///
/// Differs from UIKit: the controller is shown inside the one that is searched, which goes on being able to present
/// others; its `presentedViewController` is nil meanwhile. Suggestions and tokens are left out.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// When the scopes of the bar are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic = 0
        /// As the bar's `showsScopeBar` says.
        case manual = 1
        /// From the first word until the search ends.
        case onTextEntry = 2
        /// While the search is active.
        case onSearchActivation = 3
    }

    /// A search that shows its results in a controller of their own; nil means where the contents are.
    public init(searchResultsController: UIViewController?) {
        resultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A search that shows its results where the contents are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        resultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// A search that shows its results where the contents are, from an interface file.
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

    /// The bar.
    open var searchBar: UISearchBar { bar }
    /// What shows the results; nil if they are shown where the contents are.
    open var searchResultsController: UIViewController? { resultsController }
    /// Finds what is searched for.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Learns when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: Activity

    /// Whether a search is going on. Setting it begins or ends one, with an animation if the bar is on screen.
    open var isActive: Bool {
        get { hasBegun }
        set { if newValue { begin(animated: true) } else { end(animated: true) } }
    }

    var hasBegun = false
    /// The item of the navigation bar that the search bar stands in.
    package weak var placeInBar: UINavigationItem?
    /// The controller whose contents are searched, while they are.
    weak var owner: UIViewController?
    /// Whether the search has hidden the navigation bar, which it shows again.
    var hasHiddenNavigationBar = false
    /// Counts what begins and ends, so that an animation that others have overtaken says nothing.
    var generation = 0

    // MARK: Behavior

    /// Whether a navigation bar goes, but for the search bar, while the search is active; true by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the contents are dimmed, and can't be touched, while the search is active; true by default. They are to
    /// be seen only until results cover them.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateContents() }
    }
    /// The older name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the bar has a button that ends the search while it is active; true until the bar is told otherwise.
    open var automaticallyShowsCancelButton = true
    /// When the scopes of the bar are shown; automatic until the bar is told otherwise.
    open var scopeBarActivation: ScopeBarActivation = .automatic
    /// Whether the scopes are shown while the search is active. ``scopeBarActivation`` has replaced it.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// Whether the results are shown as soon as there are words; true until ``showsSearchResultsController`` is set.
    open var automaticallyShowsSearchResultsController = true {
        didSet { updateContents() }
    }
    /// Whether the results are shown while the search is active.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? !(bar.text ?? "").isEmpty : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var showsResults = false
    /// Where the search bar stands: below the title.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

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

    /// The controller that is searched, while it is.
    open override var presentingViewController: UIViewController? { owner ?? super.presentingViewController }

    /// Shows a controller over the one that is searched.
    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard let owner else {
            return super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        owner.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    // MARK: The view

    /// Makes a view that dims the contents and holds the results.
    open override func loadView() {
        let view = SearchContainerView(frame: UIScreen.main.bounds)
        view.dismissHandler = { [weak self] in self?.isActive = false }
        self.view = view
    }

    /// Whether contents are dimmed.
    package var isObscuring: Bool { isActive && (viewIfLoaded as? SearchContainerView)?.dims ?? false }

    func updateContents() {
        guard isActive, let view = viewIfLoaded as? SearchContainerView else { return }
        let showsResults = resultsController != nil && showsSearchResultsController
        resultsController?.viewIfLoaded?.isHidden = !showsResults
        view.dims = obscuresBackgroundDuringPresentation && !showsResults
    }

    /// Puts the results into the view, hidden as long as there are no words.
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
