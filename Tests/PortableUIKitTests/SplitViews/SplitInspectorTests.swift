import CollageTesting
import Testing

@MainActor struct SplitInspectorTests {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("will show \(column.rawValue)")
        }
        func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
            log.append("did show \(column.rawValue)")
        }
        func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
            log.append("did hide \(column.rawValue)")
        }
    }

    private let split = UISplitViewController(style: .doubleColumn)
    private let secondary = UIViewController()
    private let inspector = UIViewController()
    private let delegate = Delegate()

    init() {
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.setViewController(inspector, for: .inspector)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredInspectorColumnWidth = 250
    }

    @Test func `an inspector is next to the secondary column, at the side opposite the primary one`() throws {
        let host = TestHost(size: CGSize(width: 1180, height: 820), safeAreaInsets: .zero)
        host.show(split)
        #expect(!split.isShowing(.inspector) && inspector.viewIfLoaded?.window == nil)
        let width = secondary.view.bounds.width
        split.delegate = delegate
        host.run { split.show(.inspector) }
        host.settle()
        #expect(split.isShowing(.inspector) && split.viewController(for: .inspector) === inspector)
        let frame = inspector.view.convert(inspector.view.bounds, to: split.view)
        #expect(frame.maxX == 1180 && frame.width == 250 && secondary.view.bounds.width == width - 250)
        #expect(inspector.traitCollection.splitViewControllerLayoutEnvironment == .none)
        #expect(secondary.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
        host.run { split.hide(.inspector) }
        host.settle()
        #expect(secondary.view.bounds.width == width && inspector.view.window == nil)
        #expect(delegate.log == ["will show 4", "did show 4", "did hide 4"])
    }

    @Test func `if the width is compact, the inspector is a sheet`() {
        let host = TestHost(size: CGSize(width: 390, height: 844))
        host.show(split)
        host.run { split.show(.inspector) }
        host.settle()
        #expect(inspector.view.window != nil && split.presentedViewController === inspector.navigationController)
        #expect(secondary.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
        host.run { split.hide(.inspector) }
        host.settle()
        #expect(split.presentedViewController == nil && !split.isShowing(.inspector))
    }

    @Test func `visible columns are reported`() {
        let host = TestHost(size: CGSize(width: 1180, height: 820), safeAreaInsets: .zero)
        host.show(split)
        #expect(split.isShowing(.primary) && split.isShowing(.secondary) && !split.isShowing(.supplementary))
        host.run { split.hide(.primary) }
        host.settle()
        #expect(!split.isShowing(.primary))
    }
}
