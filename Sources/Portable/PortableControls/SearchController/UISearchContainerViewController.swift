import Foundation
@_spi(Collage) import PortableUIKitCore

/// A view controller that shows a search controller's bar at the top, and its results below.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    private let search: UISearchController

    /// The search controller.
    open var searchController: UISearchController { search }

    /// Creates a container of a search controller.
    public init(searchController: UISearchController) {
        search = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// Creates a view with the search bar.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(search.searchBar)
        definesPresentationContext = true
    }

    /// Places the search bar below the safe area.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bar = search.searchBar
        guard bar.superview === view else { return }
        bar.sizeToFit()
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: bar.bounds.height)
    }
}
