import CollageTesting
import Foundation
import Testing

@MainActor final class UISplitViewControllerTests {
    private static let wide = CGSize(width: 1180, height: 820)
    private static let high = CGSize(width: 820, height: 1180)
    private static let narrow = CGSize(width: 390, height: 844)
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost(size: Self.wide, safeAreaInsets: .zero)

    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var top: UISplitViewController.Column?
        var discards = false

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.append("mode \(displayMode.rawValue)") }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.append("top \(proposedTopColumn.rawValue)")
            return top ?? proposedTopColumn
        }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.append("collapse")
            return discards
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("show \(column.rawValue)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("hide \(column.rawValue)")
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private let delegate = Delegate()
    private let first = UIViewController(), second = UIViewController(), third = UIViewController()

    private func makeDouble() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .secondary)
        split.delegate = delegate
        return split
    }

    private func frame(_ controller: UIViewController) -> CGRect? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    @Test func `columns are side by side if the width is sufficient`() {
        let split = makeDouble()
        host.show(split)
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
        #expect(frame(first) == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(frame(second) == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(first.splitViewController === split && first.navigationController != nil)
        #expect(split.viewController(for: .primary) === first && split.viewControllers.count == 2)
        #expect(first.traitCollection.horizontalSizeClass == .compact)
        #expect(second.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `the primary column is at the leading edge`() {
        host.change(layoutDirection: .rightToLeft)
        let split = makeDouble()
        host.show(split)
        #expect(frame(first)?.minX == 860 && frame(second)?.minX == 0)
        split.primaryEdge = .trailing
        host.settle()
        #expect(frame(first)?.minX == 0)
    }

    @Test func `widths are the preferred ones within the limits`() {
        let split = makeDouble()
        host.show(split)
        split.preferredPrimaryColumnWidthFraction = 0.5
        host.settle()
        #expect(split.primaryColumnWidth == 590 && frame(first)?.width == 590)
        split.maximumPrimaryColumnWidth = 400
        #expect(split.primaryColumnWidth == 400)
        split.preferredPrimaryColumnWidth = 200
        split.minimumPrimaryColumnWidth = 250
        #expect(split.primaryColumnWidth == 250)
    }

    @Test func `a column overlays the other if the width isn't sufficient`() {
        host = TestHost(size: Self.high, safeAreaInsets: .zero)
        let split = makeDouble()
        host.show(split)
        #expect(split.displayMode == .secondaryOnly && frame(first) == nil && frame(second)?.width == 820)
        _ = delegate.take()
        split.show(.primary)
        host.settle()
        #expect(split.displayMode == .oneOverSecondary && delegate.take() == ["mode 3", "show 0"])
        #expect(frame(first)?.minX == 0 && frame(second)?.width == 820)
        host.tap(CGPoint(x: 700, y: 600))
        #expect(split.displayMode == .secondaryOnly && frame(first) == nil)
        #expect(delegate.take() == ["mode 1", "hide 0"])
    }

    @Test func `a swipe from the edge shows the column`() {
        let host = TestHost(size: Self.high, safeAreaInsets: .zero)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .secondary)
        host.show(split)
        for _ in 0..<2 {
            host.drag(from: CGPoint(x: 1, y: 600), to: CGPoint(x: 300, y: 600))
            #expect(split.displayMode == .oneOverSecondary)
            host.tap(CGPoint(x: 700, y: 600))
            #expect(split.displayMode == .secondaryOnly)
        }
    }

    @Test func `a swipe from the edge shows a column that the app has shown`() {
        let host = TestHost(size: Self.high, safeAreaInsets: .zero)
        let split = makeDouble()
        host.show(split)
        split.show(.primary)
        host.settle()
        #expect(split.displayMode == .oneOverSecondary)
        host.tap(CGPoint(x: 700, y: 600))
        host.settle()
        #expect(split.displayMode == .secondaryOnly)
        host.drag(from: CGPoint(x: 1, y: 600), to: CGPoint(x: 300, y: 600))
        host.settle()
        #expect(split.displayMode == .oneOverSecondary)
    }

    @Test func `the button shows and hides the column`() {
        let split = makeDouble()
        host.show(split)
        split.displayModeButtonItem.perform(from: nil)
        host.settle()
        #expect(split.displayMode == .secondaryOnly && frame(first) == nil && frame(second)?.width == 1180)
        #expect(second.navigationItem.systemLeadingItem === split.displayModeButtonItem)
        split.displayModeButtonItem.perform(from: nil)
        host.settle()
        #expect(split.displayMode == .oneBesideSecondary && frame(first) != nil)
        split.displayModeButtonVisibility = .never
        #expect(first.navigationItem.systemLeadingItem == nil)
    }

    @Test func `the button is replaced by the back button while the columns are collapsed`() {
        let split = UISplitViewController()
        let detail = UINavigationController(rootViewController: second)
        second.loadViewIfNeeded()
        second.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        split.viewControllers = [UINavigationController(rootViewController: first), detail]
        first.title = "List"
        host = TestHost(size: Self.narrow, safeAreaInsets: .zero)
        host.show(split)
        #expect(split.isCollapsed && host.elements(.label("Toggle Sidebar")).isEmpty)
        #expect(host.elements(.label("List")).count == 1)
        host.change(size: Self.wide)
        #expect(!split.isCollapsed && host.elements(.label("Toggle Sidebar")).count == 1)
    }

    @Test func `three columns are shown one after the other`() {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .supplementary)
        split.setViewController(third, for: .secondary)
        host.show(split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(first) == nil && frame(second)?.minX == 0 && frame(third)?.minX == 320)
        split.show(.primary)
        host.settle()
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(frame(first)?.minX == 0 && frame(second)?.minX == 320 && frame(third)?.minX == 640)
        split.preferredDisplayMode = .twoDisplaceSecondary
        host.settle()
        #expect(frame(third) == CGRect(x: 640, y: 0, width: 860, height: 820))
        split.hide(.supplementary)
        host.settle()
        #expect(split.displayMode == .secondaryOnly && frame(third)?.width == 1180)
    }

    @Test func `a button of the secondary column hides the others`() throws {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .supplementary)
        split.setViewController(third, for: .secondary)
        host.show(split)
        #expect(host.elements(.label("Full Screen")).isEmpty)
        split.showsSecondaryOnlyButton = true
        host.settle()
        #expect(host.elements(.label("Full Screen")).count == 1)
        host.tap(label: "Full Screen")
        host.settle()
        #expect(split.displayMode == .secondaryOnly && frame(third)?.width == 1180)
        #expect(host.elements(.label("Full Screen")).isEmpty && host.elements(.label("Toggle Sidebar")).count == 1)
    }

    @Test func `columns collapse and expand again`() {
        let split = makeDouble()
        delegate.top = .primary
        host.show(split)
        _ = delegate.take()
        host.change(size: Self.narrow)
        #expect(split.isCollapsed && delegate.take() == ["top 2", "collapsed"])
        #expect(frame(first)?.width == 390 && frame(second) == nil)
        split.show(.secondary)
        host.settle()
        #expect(first.navigationController?.viewControllers == [first, second] && frame(second)?.width == 390)
        let pushed = UIViewController()
        second.navigationController?.pushViewController(pushed, animated: false)
        host.settle()
        host.change(size: Self.wide)
        #expect(!split.isCollapsed && delegate.take().filter { $0 == "expanded" }.count == 1)
        #expect(first.navigationController?.viewControllers == [first])
        #expect(pushed.navigationController?.viewControllers == [second, pushed])
        #expect(frame(first)?.width == 320 && frame(pushed)?.minX == 320)
        host.change(size: Self.narrow)
        host.change(size: Self.wide)
        #expect(delegate.take().filter { $0 == "collapsed" || $0 == "expanded" } == ["collapsed", "expanded"])
        #expect(frame(pushed)?.minX == 320)
    }

    @Test func `collapsed and expanded columns equal new columns`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        for column in [UISplitViewController.Column.primary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        host = TestHost(.iPadMini.landscape)
        host.show(split)
        host.settle()
        let new = try host.snapshot(.text)
        host.change(to: .iPadMini.landscape.splitView(.third))
        #expect(split.isCollapsed)
        host.change(to: .iPadMini.landscape)
        #expect(try host.snapshot(.text) == new)
    }

    @Test func `the controller for compact widths is shown in a compact width`() {
        let split = makeDouble()
        split.setViewController(third, for: .compact)
        host.show(split)
        host.change(size: Self.narrow)
        #expect(frame(third)?.width == 390 && frame(first) == nil && delegate.take().contains("top 3"))
        host.change(size: Self.wide)
        #expect(frame(third) == nil && frame(first)?.width == 320 && frame(second) != nil)
    }

    @Test func `two controllers of the classic style collapse`() {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: first)
        let secondary = UINavigationController(rootViewController: second)
        split.viewControllers = [primary, secondary]
        split.delegate = delegate
        host.show(split)
        #expect(split.displayMode == .oneBesideSecondary && frame(first)?.width == 320)
        host.change(size: Self.narrow)
        #expect(split.viewControllers == [primary] && frame(second)?.width == 390)
        #expect(delegate.take().filter { $0.hasPrefix("coll") } == ["collapse", "collapsed"])
        host.change(size: Self.wide)
        #expect(split.viewControllers == [primary, secondary] && secondary.viewControllers == [second])
        delegate.discards = true
        host.change(size: Self.narrow)
        #expect(frame(first)?.width == 390 && frame(second) == nil)
        first.showDetailViewController(third, sender: nil)
        host.settle()
        #expect(frame(third)?.width == 390)
        host.change(size: Self.wide)
        #expect(frame(first)?.width == 320 && frame(third) != nil)
    }

    @Test func `a detail replaces the secondary controller`() {
        let split = makeDouble()
        host.show(split)
        first.showDetailViewController(third, sender: nil)
        host.settle()
        #expect(split.viewController(for: .secondary) === third && frame(third)?.minX == 320)
        #expect(frame(second) == nil && second.splitViewController == nil)
    }

    @Test func `a display mode can be preferred`() {
        let split = makeDouble()
        split.preferredDisplayMode = .secondaryOnly
        host.show(split)
        #expect(split.displayMode == .secondaryOnly && frame(first) == nil)
        split.preferredDisplayMode = .oneOverSecondary
        host.settle()
        #expect(split.displayMode == .oneOverSecondary && frame(second)?.width == 1180 && frame(first) != nil)
        split.preferredSplitBehavior = .tile
        host.settle()
        #expect(split.displayMode == .oneBesideSecondary)
    }

    /// Apps use their secondary screen's outlets to decide whether it has contents.
    @Test func `the secondary screen of a pair is loaded when its delegate is called`() {
        final class Asking: NSObject, UISplitViewControllerDelegate {
            var wasLoaded: Bool?

            func splitViewController(
                _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool {
                wasLoaded = (secondary as? UINavigationController)?.topViewController?.isViewLoaded
                return true
            }
        }
        let asking = Asking()
        let split = UISplitViewController()
        split.delegate = asking
        split.viewControllers = [
            UINavigationController(rootViewController: first), UINavigationController(rootViewController: second),
        ]
        host = TestHost(size: Self.narrow, safeAreaInsets: .zero)
        host.show(split)
        #expect(asking.wasLoaded == true)
    }

    @Test func `a column that the style doesn't have raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UISplitViewController(style: .doubleColumn).setViewController(nil, for: .supplementary)
            }
        }
    }

    @Test(arguments: [#"style="doubleColumn""#, #"allowDoubleColumnStyle="YES""#])
    func `a storyboard has the columns`(style: String) throws {
        let files = try InterfaceFixture([
            "Split.storyboard": InterfaceFixture.storyboard(
                initial: "split",
                """
                <splitViewController \(style) preferredDisplayMode="secondaryOnly" id="split"
                    sceneMemberID="viewController"><connections>
                    <segue destination="one" kind="relationship" relationship="masterViewController" id="a"/>
                    <segue destination="two" kind="relationship" relationship="detailViewController" id="b"/>
                </connections></splitViewController>
                """,
                #"<viewController title="One" id="one" sceneMemberID="viewController"><view key="view" id="v1"/></viewController>"#,
                #"<viewController title="Two" id="two" sceneMemberID="viewController"><view key="view" id="v2"/></viewController>"#
            )
        ])
        let made = UIStoryboard(name: "Split", bundle: files.bundle).instantiateInitialViewController()
        let split = try #require(made as? UISplitViewController)
        #expect(split.style == .doubleColumn && split.preferredDisplayMode == .secondaryOnly)
        #expect(split.viewController(for: .primary)?.title == "One")
        #expect(split.viewController(for: .secondary)?.title == "Two")
    }
}
