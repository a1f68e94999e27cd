import CollageTesting
@_spi(Collage) import PortableUIKit
import Testing

@MainActor struct ResponderChainTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        private(set) var count = 0
        func act() { count += 1 }
    }

    private final class Field: UIView {
        var mayResign = true
        private(set) var count = 0
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
        func act() { count += 1 }
    }

    private let action = Selector("act", Delegate.act)

    /// The chain from a responder on.
    private func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { $0.next })
    }

    // MARK: The chain

    @Test
    func
        `the responder chain leads from a view to its superviews, controller, window, scene, application, and delegate`()
        throws
    {
        let host = TestHost()
        let delegate = Delegate()
        host.launch(delegate)
        let controller = UIViewController()
        host.show(controller)
        let view = UIView()
        controller.view.addSubview(view)
        let scene = try #require(host.window.windowScene)
        #expect(
            chain(from: view) == [
                view, controller.view, controller, host.window, scene, UIApplication.shared, delegate,
            ])
    }

    @Test func `a window in a scene is followed by the scene`() {
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "test")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        #expect(UIWindow(windowScene: scene).next === scene)
        #expect(scene.next === UIApplication.running)
    }

    @Test func `an application delegate that is a controller or the application itself isn't followed twice`() {
        final class ControllerDelegate: UIViewController, UIApplicationDelegate {
            var window: UIWindow?
        }
        final class OwnDelegate: UIApplication, UIApplicationDelegate {
            var window: UIWindow?
        }
        let application = UIApplication()
        let delegate = ControllerDelegate()
        application.delegate = delegate
        #expect(application.next == nil)
        let own = OwnDelegate()
        own.delegate = own
        #expect(own.next == nil)
        own.delegate = nil
    }

    @Test func `an action finds the first responder up the chain that has the method`() {
        let host = TestHost()
        let delegate = Delegate()
        host.launch(delegate)
        let view = UIView()
        host.window.addSubview(view)
        #expect(view.canPerformAction(action, withSender: nil) == false)
        #expect(view.target(forAction: action, withSender: nil) as? Delegate === delegate)
        #expect(view.target(forAction: Selector("other:"), withSender: nil) == nil)
    }

    // MARK: The first responder

    @Test func `only a responder that allows it becomes first responder, and only in a window`() {
        let host = TestHost()
        let plain = UIView(), field = Field()
        #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
        host.window.addSubview(plain)
        host.window.addSubview(field)
        #expect(!plain.becomeFirstResponder())
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
    }

    @Test func `only one responder is first responder, and the current one must resign`() {
        let host = TestHost()
        let first = Field(), second = Field()
        host.window.addSubview(first)
        host.window.addSubview(second)
        first.becomeFirstResponder()
        first.mayResign = false
        #expect(!second.becomeFirstResponder() && first.isFirstResponder)
        first.mayResign = true
        #expect(second.becomeFirstResponder() && !first.isFirstResponder)
        #expect(second.resignFirstResponder() && !second.isFirstResponder)
        #expect(first.resignFirstResponder())
    }

    @Test func `endEditing makes the first responder inside resign, and forces it if specified`() {
        let host = TestHost()
        let form = UIView(), other = UIView(), field = Field()
        host.window.addSubview(form)
        host.window.addSubview(other)
        form.addSubview(field)
        field.becomeFirstResponder()
        #expect(other.endEditing(true) && field.isFirstResponder)
        field.mayResign = false
        #expect(!form.endEditing(false) && field.isFirstResponder)
        #expect(form.endEditing(true) && !field.isFirstResponder)
    }

    @Test(arguments: [true, false]) func `a view that leaves the window resigns first responder`(mayResign: Bool) {
        let host = TestHost()
        let parent = UIView(), field = Field()
        host.window.addSubview(parent)
        parent.addSubview(field)
        field.becomeFirstResponder()
        field.mayResign = mayResign
        parent.removeFromSuperview()
        #expect(host.window.firstResponder == nil && !field.isFirstResponder)
        host.window.addSubview(parent)
        #expect(!field.isFirstResponder)
    }

    @Test func `a controller leaves with its view`() {
        final class Controller: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let host = TestHost()
        let controller = Controller()
        host.show(controller)
        #expect(controller.becomeFirstResponder() && host.window.firstResponder === controller)
        host.window.rootViewController = UIViewController()
        #expect(host.window.firstResponder == nil)
    }

    @Test func `the first responder isn't kept alive`() {
        let host = TestHost()
        weak var gone: Field?
        do {
            let field = Field()
            host.window.addSubview(field)
            field.becomeFirstResponder()
            gone = field
            field.removeFromSuperview()
        }
        #expect(gone == nil && host.window.firstResponder == nil)
    }

    // MARK: Actions

    @Test func `an action without a target is sent to the first responder before its sender's own chain`() {
        let host = TestHost()
        let first = Field(), around = Field()
        let sender = UIControl()
        host.window.addSubview(first)
        host.window.addSubview(around)
        around.addSubview(sender)
        host.window.makeKeyAndVisible()
        let act = Selector("act", Field.act)

        #expect(UIApplication.shared.sendAction(act, to: nil, from: sender, for: nil))
        #expect(around.count == 1 && first.count == 0)

        first.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction(act, to: nil, from: sender, for: nil))
        sender.sendAction(act, to: nil, for: nil)
        #expect(around.count == 1 && first.count == 2)
    }

    @Test func `an action without a responder isn't sent`() {
        let host = TestHost()
        let sender = UIControl()
        host.window.addSubview(sender)
        #expect(!UIApplication.shared.sendAction(Selector("missing:"), to: nil, from: sender, for: nil))
    }

    @Test func `an action with a target is sent only there`() {
        let host = TestHost()
        let first = Field(), target = Field()
        host.window.addSubview(first)
        host.window.makeKeyAndVisible()
        first.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction(Selector("act", Field.act), to: target, from: nil, for: nil))
        #expect(target.count == 1 && first.count == 0)
    }
}
