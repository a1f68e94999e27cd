import CollageTesting
import Foundation
import PortableUIKit
import Testing

@MainActor struct UISearchControllerTests {
    private final class Log: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var entries: [String] = []

        func willPresentSearchController(_ searchController: UISearchController) { entries.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { entries.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { entries.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { entries.append("did dismiss") }
        func updateSearchResults(for searchController: UISearchController) {
            entries.append("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
        }
    }

    private let host = TestHost()
    private let log = Log()
    private let list = UITableViewController(style: .plain)

    private func show(_ search: UISearchController, largeTitle: Bool = false) -> UINavigationController {
        list.title = "Fruit"
        list.navigationItem.searchController = search
        list.tableView.contentSize = CGSize(width: 390, height: 3000)
        search.delegate = log
        search.searchResultsUpdater = log
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        host.show(navigation)
        list.tableView.contentSize = CGSize(width: 390, height: 3000)
        host.settle()
        return navigation
    }

    private func tap(_ label: String) throws {
        let element = try #require(
            host.session.accessibleElements().first { $0.label == label },
            "no \(label) among \(host.session.accessibleElements().map(\.label))")
        host.tap(CGPoint(x: element.frame.minX + 10, y: element.frame.minY + 10))
        host.settle()
    }

    @Test(arguments: [(false, 96.0), (true, 148)])
    func `the bar is below the title, 52 points high`(hasLargeTitle: Bool, height: Double) {
        let search = UISearchController(searchResultsController: nil)
        let navigation = show(search, largeTitle: hasLargeTitle)
        let bar = navigation.navigationBar
        #expect(abs(bar.frame.height - height) < 0.01)
        let field = search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: bar)
        #expect(field == CGRect(x: 16, y: height - 51, width: 358, height: 36))
        #expect(list.tableView.contentOffset.y == -bar.frame.maxY)
    }

    @Test func `scrolling hides the bar before the large title, and shows it last`() {
        let search = UISearchController(searchResultsController: nil)
        let bar = show(search, largeTitle: true).navigationBar
        let top = list.tableView.contentOffset.y
        list.tableView.contentOffset.y = top + 20
        host.settle()
        #expect(bar.frame.height == 128 && search.searchBar.frame.height == 32)
        list.tableView.contentOffset.y = top + 60
        host.settle()
        #expect(bar.frame.height == 88 && search.searchBar.frame.height == 0)
        list.tableView.contentOffset.y = top + 300
        host.settle()
        #expect(bar.frame.height == 44)
        list.tableView.contentOffset.y = top
        host.settle()
        #expect(bar.frame.height == 148 && search.searchBar.frame.height == 52)
    }

    @Test func `a half open bar settles open or closed`() {
        let search = UISearchController(searchResultsController: nil)
        let bar = show(search).navigationBar
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 580))
        host.settle()
        #expect(bar.frame.height == 96)
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 555))
        host.settle()
        #expect(bar.frame.height == 44)
    }

    @Test func `a bar that isn't hidden by scrolling stays in place`() {
        let search = UISearchController(searchResultsController: nil)
        let bar = show(search, largeTitle: true).navigationBar
        list.navigationItem.hidesSearchBarWhenScrolling = false
        host.settle()
        #expect(bar.frame.height == 148)
        list.tableView.contentOffset.y += 400
        host.settle()
        #expect(bar.frame.height == 96 && search.searchBar.frame.height == 52)
    }

    @Test
    func `editing begins the search, each change updates it, and Cancel ends it and clears the text`() throws {
        let search = UISearchController(searchResultsController: nil)
        _ = show(search)
        #expect(!search.isActive)
        host.tap(search.searchBar.searchTextField)
        host.settle()
        #expect(search.isActive && search.presentingViewController === list)
        host.type("fi")
        host.settle()
        #expect(log.entries == ["will present", "update true ", "did present", "update true f", "update true fi"])
        log.entries = []
        try tap("Cancel")
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
        #expect(log.entries == ["will dismiss", "update false ", "did dismiss"])
        #expect(search.viewIfLoaded?.superview == nil)
    }

    @Test func `an active search replaces the navigation bar's title; without hiding, it stays below`() {
        let search = UISearchController(searchResultsController: nil)
        let navigation = show(search, largeTitle: true)
        search.isActive = true
        host.settle()
        #expect(navigation.navigationBar.frame.height == 56)
        #expect(!host.session.accessibleElements().contains { $0.label == "Fruit" })
        search.isActive = false
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        host.settle()
        #expect(navigation.navigationBar.frame.height == 148)
        search.isActive = false
        host.settle()
        #expect(navigation.navigationBar.frame.height == 148)
        #expect(host.session.accessibleElements().contains { $0.label == "Fruit" })
    }

    @Test func `results appear with the first character and disappear with the last, below the bar`() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let navigation = show(search)
        host.tap(search.searchBar.searchTextField)
        host.settle()
        #expect(results.parent === search && results.view.isHidden)
        host.type("a")
        host.settle()
        #expect(!results.view.isHidden && results.view.convert(results.view.bounds, to: nil) == host.window.bounds)
        #expect(results.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        search.searchBar.text = ""
        host.settle()
        #expect(results.view.isHidden)
        search.showsSearchResultsController = true
        host.settle()
        #expect(!results.view.isHidden && !search.automaticallyShowsSearchResultsController)
    }

    @Test func `a tap on dimmed contents ends the search; contents that aren't dimmed are used as before`() {
        let search = UISearchController(searchResultsController: nil)
        _ = show(search)
        search.isActive = true
        host.settle()
        let top = list.tableView.contentOffset.y
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        host.settle()
        #expect(list.tableView.contentOffset.y == top && search.isActive)
        host.tap(CGPoint(x: 200, y: 600))
        host.settle()
        #expect(!search.isActive)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        host.settle()
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        host.settle()
        #expect(list.tableView.contentOffset.y > top && search.isActive)
    }

    @Test func `scopes appear with the search; choosing one updates the search`() throws {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Sweet"]
        let navigation = show(search)
        #expect(navigation.navigationBar.frame.height == 96)
        search.isActive = true
        host.settle()
        #expect(navigation.navigationBar.frame.height == 98)
        log.entries = []
        try tap("Sweet")
        #expect(search.searchBar.selectedScopeButtonIndex == 1 && log.entries == ["update true "])
        search.isActive = false
        host.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        search.scopeBarActivation = .onTextEntry
        search.isActive = true
        host.settle()
        #expect(!search.searchBar.showsScopeBar)
        search.searchBar.text = "a"
        #expect(search.searchBar.showsScopeBar)
    }

    @Test func `explicit settings of the bar's button and scopes take precedence`() {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.showsCancelButton = false
        search.searchBar.showsScopeBar = false
        #expect(!search.automaticallyShowsCancelButton && search.scopeBarActivation == .manual)
        _ = show(search)
        search.isActive = true
        host.settle()
        #expect(!search.searchBar.showsCancelButton && !search.searchBar.showsScopeBar)
    }

    @Test func `the search key dismisses the keyboard, and Escape ends the search`() {
        let search = UISearchController(searchResultsController: nil)
        _ = show(search)
        host.tap(search.searchBar.searchTextField)
        host.type("a\n")
        host.settle()
        #expect(search.isActive && !search.searchBar.isFirstResponder)
        host.tap(search.searchBar.searchTextField)
        host.press(.keyboardEscape)
        host.settle()
        #expect(!search.isActive)
    }

    @Test func `a bar in a table header hides the navigation bar and stays above the dimmed content`() {
        let search = UISearchController(searchResultsController: nil)
        list.tableView.tableHeaderView = search.searchBar
        let navigation = UINavigationController(rootViewController: list)
        host.show(navigation)
        host.tap(search.searchBar.searchTextField)
        host.settle()
        #expect(search.isActive && navigation.isNavigationBarHidden)
        let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
        #expect(search.view.convert(search.view.bounds, to: nil).minY == bar.maxY)
        search.isActive = false
        host.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `a controller that presents a search shows its bar at the top`() {
        let navigation = UINavigationController(rootViewController: list)
        host.show(navigation)
        let search = UISearchController(searchResultsController: nil)
        var isShown = false
        list.present(search, animated: true) { isShown = true }
        host.settle()
        #expect(isShown && search.isActive && search.searchBar.isDescendant(of: list.view))
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).minY == host.window.safeAreaInsets.top)
        list.dismiss(animated: true)
        host.settle()
        #expect(!search.isActive && search.searchBar.superview == nil && !navigation.isNavigationBarHidden)
    }

    @Test func `a search stays active behind a controller that is pushed over it`() {
        let search = UISearchController(searchResultsController: nil)
        let navigation = show(search)
        search.isActive = true
        host.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        #expect(search.isActive && navigation.navigationBar.frame.height == 44)
        #expect(!search.searchBar.isDescendant(of: navigation.view))
        navigation.popViewController(animated: true)
        host.settle()
        #expect(search.isActive && navigation.navigationBar.frame.height == 56)
        #expect(search.view.isDescendant(of: list.view))
    }

    @Test func `the state of empty content has the search text`() {
        let search = UISearchController(searchResultsController: nil)
        _ = show(search)
        #expect(list.contentUnavailableConfigurationState.searchText == nil)
        search.isActive = true
        search.searchBar.text = "kiwi"
        #expect(list.contentUnavailableConfigurationState.searchText == "kiwi")
    }

    @Test func `a search is deallocated with its controller, even while it's active`() {
        weak var search: UISearchController?
        weak var results: UIViewController?
        weak var owner: UIViewController?
        do {
            let new = UISearchController(searchResultsController: UIViewController())
            let controller = UIViewController()
            controller.navigationItem.searchController = new
            host.show(UINavigationController(rootViewController: controller))
            new.isActive = true
            new.searchBar.text = "a"
            host.settle()
            (search, results, owner) = (new, new.searchResultsController, controller)
        }
        host.show(UIViewController())
        #expect(search == nil && results == nil && owner == nil)
    }
}
