import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor struct SearchBarPlacementTests {
    private final class Delegate: NSObject, UISearchControllerDelegate {
        var log: [String] = []

        func searchController(
            _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
        ) { log.append("will \(newPlacement)") }

        func searchController(
            _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
        ) { log.append("did \(searchController.searchBarPlacement) from \(previousPlacement)") }
    }

    private let wide = CGSize(width: 1024, height: 768), narrow = CGSize(width: 390, height: 844)
    private let search = UISearchController(searchResultsController: nil)
    private let controller = UIViewController()
    private let delegate = Delegate()

    private func show(_ size: CGSize, _ placement: UINavigationItem.SearchBarPlacement) -> TestHost {
        let host = TestHost(size: size)
        controller.navigationItem.title = "Title"
        controller.navigationItem.searchController = search
        controller.navigationItem.preferredSearchBarPlacement = placement
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        search.delegate = delegate
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
        return host
    }

    /// The frame of the search field in the navigation bar.
    private var field: CGRect {
        let bar: UIView? = controller.navigationController?.navigationBar
        return search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: bar)
    }

    private var barHeight: CGFloat { controller.navigationController?.navigationBar.bounds.height ?? 0 }

    @Test func `placements have UIKit's numbers, and inline is an old name of integrated`() {
        typealias Placement = UINavigationItem.SearchBarPlacement
        let placements: [Placement] = [.automatic, .integrated, .stacked, .integratedCentered, .integratedButton]
        #expect(placements.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(Placement.inline == .integrated)
        #expect(Placement(rawValue: 5) == nil)
    }

    @Test func `in a wide bar, an integrated search bar is in the row with the buttons`() {
        let host = show(wide, .integrated)
        #expect(controller.navigationItem.searchBarPlacement == .integrated && search.searchBarPlacement == .integrated)
        #expect(barHeight < 60 && field.maxY <= barHeight && field.minY >= 0)
        #expect(field.midX > 512 && field.width > 100 && abs(field.midY - barHeight / 2) < 1)
        host.run { search.isActive = true }
        host.settle()
        #expect(barHeight < 60 && field.maxY <= barHeight)
    }

    @Test func `a search bar can be in the center of the row`() {
        let host = show(wide, .integratedCentered)
        defer { withExtendedLifetime(host) {} }
        let place = field
        #expect(abs(place.midX - 512) < 40 && place.maxY <= barHeight)
    }

    @Test func `a button can open the search bar`() throws {
        let host = show(wide, .integratedButton)
        #expect(search.searchBar.superview?.isHidden == true)
        let button = host.elements(.label("Search")).first
        #expect(button != nil)
        host.tap(label: "Search")
        host.settle()
        #expect(search.isActive && search.searchBar.superview?.isHidden == false && field.maxY <= barHeight)
    }

    @Test func `in a narrow bar, a button opens a search bar below the title`() throws {
        let host = show(narrow, .integratedButton)
        #expect(search.searchBarPlacement == .integratedButton && barHeight < 60)
        #expect(search.searchBar.superview?.isHidden == true)
        host.tap(label: "Search")
        host.settle()
        #expect(search.isActive && search.searchBar.superview?.isHidden == false)
        #expect(search.searchBarPlacement == .stacked && field.width > 100 && field.maxY <= barHeight)
        host.run { search.isActive = false }
        host.settle()
        #expect(search.searchBarPlacement == .integratedButton && barHeight < 60)
        #expect(!host.elements(.label("Search")).isEmpty && search.searchBar.superview?.isHidden == true)
    }

    @Test func `search bars are stacked in narrow bars, and with scopes`() {
        let phone = show(narrow, .integrated)
        defer { withExtendedLifetime(phone) {} }
        #expect(controller.navigationItem.searchBarPlacement == .stacked && barHeight > 80)
        search.searchBar.scopeButtonTitles = ["All", "New"]
        let pad = show(wide, .integrated)
        defer { withExtendedLifetime(pad) {} }
        #expect(controller.navigationItem.searchBarPlacement == .stacked && barHeight > 80)
    }

    @Test func `search bars are stacked by default`() {
        let host = show(wide, .automatic)
        defer { withExtendedLifetime(host) {} }
        #expect(UINavigationItem(title: "").preferredSearchBarPlacement == .automatic)
        #expect(search.searchBarPlacement == .stacked && barHeight > 80)
        #expect(delegate.log.isEmpty)
    }

    @Test func `the delegate is notified of another placement`() {
        let host = show(wide, .stacked)
        host.run { controller.navigationItem.preferredSearchBarPlacement = .integrated }
        host.settle()
        #expect(delegate.log == ["will integrated", "did integrated from stacked"])
        delegate.log = []
        host.change(size: narrow)
        host.settle()
        #expect(delegate.log.last == "did stacked from integrated" && delegate.log.count == 2)
    }
}
