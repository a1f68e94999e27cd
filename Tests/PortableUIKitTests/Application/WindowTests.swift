import CollageTesting
import Testing

@MainActor struct WindowTests {
    /// Counts what `body` has posted about a window, by the names of the notifications.
    private func notifications(of window: UIWindow, _ body: () -> Void) -> [NSNotification.Name] {
        let posted = LockedValue<[NSNotification.Name]>([])
        let names = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { notification in
                posted.withLock { $0.append(notification.name) }
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return posted.withLock { $0 }
    }

    @Test func `a window is hidden until it is shown; then it is visible before it is the key window`() {
        let host = TestHost()
        let window = host.window
        #expect(window.isHidden && !window.isKeyWindow && UIApplication.shared.windows.isEmpty)
        let posted = notifications(of: window) { window.makeKeyAndVisible() }
        #expect(posted == [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification])
        #expect(!window.isHidden && window.isKeyWindow && UIApplication.shared.keyWindow === window)
        #expect(notifications(of: window) { window.makeKeyAndVisible() }.isEmpty)
    }

    @Test func `a window without a frame fills the screen`() {
        let host = TestHost()
        host.run { #expect(UIWindow().frame == UIScreen.main.bounds && UIWindow(frame: .zero).bounds.isEmpty) }
        #expect(host.window.frame.width > 0)
    }

    @Test func `a new window has the device's current settings`() {
        let host = TestHost()
        host.change(style: .dark, contentSizeCategory: .accessibilityLarge)
        host.show(UIViewController())
        #expect(host.window.traitCollection.userInterfaceStyle == .dark)
        #expect(host.window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        host.window.isHidden = true
        host.change(style: .light)
        host.window.isHidden = false
        #expect(host.window.rootViewController?.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `hiding a window resigns its key status first`() {
        let host = TestHost()
        host.window.makeKeyAndVisible()
        let posted = notifications(of: host.window) { host.window.isHidden = true }
        #expect(posted == [UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification])
        #expect(UIApplication.shared.keyWindow == nil && UIApplication.shared.windows.isEmpty)
    }

    @Test func `only one window is the key window`() {
        final class Recorder: UIWindow {
            var log: [String] = []
            override func becomeKey() {
                super.becomeKey()
                log.append("become")
            }
            override func resignKey() {
                super.resignKey()
                log.append("resign")
            }
        }
        let host = TestHost()
        let first = Recorder(frame: host.window.bounds)
        first.makeKeyAndVisible()
        host.window.makeKeyAndVisible()
        #expect(first.log == ["become", "resign"] && host.window.isKeyWindow && !first.isKeyWindow)
    }

    @Test func `a window that can't become the key window is shown without becoming it`() {
        final class Overlay: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let host = TestHost()
        let overlay = Overlay(frame: host.window.bounds)
        overlay.makeKeyAndVisible()
        #expect(!overlay.isHidden && !overlay.isKeyWindow)
    }

    @Test func `windows with higher levels are in front, and in one level the window that was shown last`() {
        let host = TestHost()
        let alert = UIWindow(frame: host.window.bounds), second = UIWindow(frame: host.window.bounds)
        alert.windowLevel = .alert
        for window in [alert, host.window, second] { window.isHidden = false }
        #expect(UIApplication.shared.windows == [host.window, second, alert])
        host.window.isHidden = true
        host.window.isHidden = false
        #expect(UIApplication.shared.windows == [second, host.window, alert])
    }

    @Test func `a scene has the visible windows that were created for it`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "test")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        #expect(window.frame == scene.screen.bounds && scene.windows.isEmpty)
        window.isHidden = false
        #expect(scene.windows == [window])
        window.windowScene = nil
        #expect(scene.windows.isEmpty)
    }

    @Test func `the root controller's view fills the window, behind added views`() {
        let host = TestHost()
        let controller = UIViewController(), overlay = UIView()
        host.window.addSubview(overlay)
        host.show(controller)
        #expect(host.window.subviews == [controller.view, overlay])
        #expect(controller.view.frame == host.window.bounds)
        host.window.frame.size = CGSize(width: 200, height: 300)
        #expect(controller.view.frame.size == CGSize(width: 200, height: 300))
        let other = UIViewController()
        host.window.rootViewController = other
        #expect(controller.view.superview == nil && host.window.subviews == [other.view, overlay])
    }

    @Test func `when the device rotates, windows as large as the screen fill it again, and others stay the same`() {
        let host = TestHost(size: CGSize(width: 390, height: 844))
        let panel = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        panel.isHidden = false
        host.show(UIViewController())
        host.change(size: CGSize(width: 844, height: 390))
        #expect(host.window.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(panel.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(host.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }

    @Test func `windows follow the device's style`() {
        let host = TestHost()
        host.show(UIViewController())
        host.change(style: .dark)
        #expect(host.window.traitCollection.userInterfaceStyle == .dark)
        #expect(host.window.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a window without references is deallocated with its controller`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        weak var gone: UIWindow?
        weak var goneController: UIViewController?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            (gone, goneController) = (window, controller)
        }
        #expect(gone == nil && goneController == nil && UIApplication.shared.windows.isEmpty)
    }
}
