import CollageTesting
import Foundation
@_spi(Collage) import PortableUIKit
import Testing

@MainActor struct ControllerPropertyTests {
    private final class Lazy: UIViewController {
        @ViewLoading var label: UILabel
        @ViewLoading var count = 3

        override func viewDidLoad() {
            super.viewDidLoad()
            label = UILabel()
            label.text = "loaded"
        }
    }

    @Test func `a property that's set when the view loads is loaded when it's read`() {
        let controller = Lazy()
        #expect(!controller.isViewLoaded)
        #expect(controller.label.text == "loaded")
        #expect(controller.isViewLoaded && controller.count == 3)
        controller.count = 4
        #expect(controller.count == 4)
    }

    private final class Answering: UIViewController {
        func answer() {}
        static let selector = Selector("answer", Answering.answer)
    }

    @Test func `the target of an action is searched in parents and presenting controllers`() {
        let inner = UIViewController(), answering = Answering()
        let navigation = UINavigationController(rootViewController: inner)
        answering.addChild(navigation)
        #expect(inner.targetViewController(forAction: Answering.selector, sender: nil) === answering)
        #expect(
            inner.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil) === navigation)
        #expect(inner.targetViewController(forAction: Selector("nobody"), sender: nil) == nil)
    }

    @Test func `the older name for modal controllers has the newer property's value`() {
        let controller = UIViewController()
        controller.isModalInPopover = true
        #expect(controller.isModalInPresentation)
    }

    @Test func `a split view controller notifies when the target of its details changes`() {
        let host = TestHost(size: CGSize(width: 1024, height: 768))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        host.show(split)
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        split.traitOverrides.horizontalSizeClass = .compact
        host.settle()
        #expect(count == 1)
    }

    @Test func `state is encoded and restored by the caller`() throws {
        final class Kept: UIViewController {
            var page = 0
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(page, forKey: "page")
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                page = coder.decodeInteger(forKey: "page")
            }
        }
        let first = Kept(nibName: nil, bundle: nil), second = Kept(nibName: nil, bundle: nil)
        first.page = 7
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        first.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        second.decodeRestorableState(with: unarchiver)
        #expect(second.page == 7)
    }
}
