import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

/// Search bars of iOS 26.1, recorded by Vercantez/openuikit, popovers, and edit menus.
@MainActor @Suite(.device) struct RecordedSearchTests {
    @Test(arguments: CollageTesting.Device.System.designs)
    func `a search field is 44 points high on iOS 26 and 36 points on iOS 18`(system: CollageTesting.Device.System)
        throws
    {
        let host = TestHost(.iPhone16.running(system))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
        host.show(UIView(frame: .zero))
        host.window.addSubview(bar)
        host.settle()
        let isNew = system == .iOS26
        #expect(bar.searchTextField.frame.height == (isNew ? 44 : 36))
        #expect(bar.searchTextField.frame.minX == 8 && bar.searchTextField.frame.width == 377)
        #expect(bar.searchTextField.layer.cornerRadius == (isNew ? 22 : 10))
        #expect((bar.searchTextField.backgroundColor == nil) == isNew)
        #expect(bar.intrinsicContentSize.height == (isNew ? 60 : 56))
    }

    @Test func `an active search in a bar of 60 points has a round close button`() throws {
        let phone = CollageTesting.Device("small", size: CGSize(width: 375, height: 667), scale: 2, system: .iOS26)
        let host = TestHost(phone)
        let controller = UITableViewController()
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        host.show(UINavigationController(rootViewController: controller))
        search.isActive = true
        host.settle()
        let bar = search.searchBar
        #expect(bar.bounds.height == 60)
        #expect(bar.searchTextField.frame == CGRect(x: 16, y: 8, width: 288, height: 44))
        let close = try host.element(labeled: "Cancel")
        #expect(close.frame.size == CGSize(width: 44, height: 44) && close.frame.maxX == 375 - 16)
        try close.tap()
        #expect(!search.isActive)
    }

    @Test func `a popover of iOS 26 is glass unless its view has a background`() throws {
        let host = TestHost(.iPhone16.running(.iOS26))
        let below = UIViewController(), above = UIViewController()
        host.show(below)
        above.modalPresentationStyle = .popover
        above.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(above.popoverPresentationController)
        let delegate = KeepsPopover()
        popover.delegate = delegate
        popover.sourceView = below.view
        popover.sourceRect = CGRect(x: 100, y: 200, width: 50, height: 40)
        below.present(above, animated: false)
        host.settle()
        let bubble = try #require(popover.presentedView)
        func glass() -> Bool { bubble.subviews.first?.subviews.first?.layer.displayNode(at: host.now)?.backdrop != nil }
        #expect(glass() && above.view.bounds.size == CGSize(width: 200, height: 100))
        above.view.backgroundColor = .systemRed
        popover.containerView?.setNeedsLayout()
        host.settle()
        #expect(!glass())
    }

    private final class KeepsPopover: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }
}
