import CollageTesting
import PortableUIKitCore
import PortableUIKit
import Testing

/// The scene of applications that don't use scenes.
@MainActor @Suite(.device) struct ImplicitSceneTests {
    /// An application as before iOS 13, which creates its window itself.
    private final class PlainApp: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        var states: [UIScene.ActivationState] = []
        var calls: [String] = []

        private var state: UIScene.ActivationState {
            UIApplication.shared.connectedScenes.first?.activationState ?? .unattached
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            states.append(state)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { states.append(state) }

        func applicationDidEnterBackground(_ application: UIApplication) { states.append(state) }

        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            calls.append("open")
            return true
        }

        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            calls.append("discard")
        }
    }

    /// An application that creates a window before the delegate returns the configuration of a scene.
    private final class SceneApp: NSObject, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.isHidden = false
            self.window = window
            return true
        }

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
            window?.makeKeyAndVisible()
        }
    }

    @Test func `windows of an application without scenes are in its one scene, which has no delegate`() throws {
        let host = TestHost(size: CGSize(width: 400, height: 300))
        let app = PlainApp()
        host.launch(app)
        let window = try #require(app.window)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(UIApplication.shared.connectedScenes == [scene] && UIApplication.shared.openSessions == [scene.session])
        #expect(window.windowScene === scene && scene.windows == [window] && scene.keyWindow === window)
        #expect(scene.delegate == nil && scene.session.role == .windowApplication && scene.session.scene === scene)
        #expect(scene.interfaceOrientation == .landscapeLeft && scene.screen === window.screen)
        #expect(scene.statusBarManager?.isStatusBarHidden == true)
        #expect(window.rootViewController?.view.window?.windowScene === scene)
        let other = UIWindow(frame: .zero)
        other.isHidden = false
        #expect(other.windowScene === scene && scene.windows == [window, other])
    }

    @Test func `the scene is inactive at launch, and has the state of the application`() {
        let host = TestHost()
        let app = PlainApp()
        host.launch(app)
        #expect(app.states == [.foregroundInactive, .foregroundActive])
        host.enterBackground()
        #expect(app.states.last == .background)
        host.enterForeground()
        #expect(app.states.last == .foregroundActive)
    }

    @Test func `the notifications of scenes are posted`() {
        let host = TestHost()
        let names = [
            UIScene.willConnectNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
            UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
        ]
        nonisolated(unsafe) var posted: [Notification.Name] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.append($0.name) }
        }
        host.launch(PlainApp())
        #expect(posted.first == UIScene.willConnectNotification && posted.last == UIScene.didActivateNotification)
        posted = []
        host.enterBackground()
        #expect(posted == [UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification])
        posted = []
        host.enterForeground()
        #expect(posted == [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification])
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    @Test func `the delegate of the application gets the events, and no session is discarded`() throws {
        let host = TestHost()
        let app = PlainApp()
        host.launch(app)
        host.open(try #require(URL(string: "app://page")))
        #expect(app.calls == ["open"])
        UIApplication.shared.terminate()
        host.launch(app)
        #expect(app.calls == ["open"])
        #expect(app.window?.windowScene === UIApplication.shared.connectedScenes.first)
    }

    @Test func `windows that are created without a scene are in none if the delegate configures one`() throws {
        let host = TestHost()
        let app = SceneApp()
        host.launch(app)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(UIApplication.shared.connectedScenes.count == 1 && scene.delegate is SceneDelegate)
        #expect(app.window?.windowScene == nil && UIWindow(frame: .zero).windowScene == nil)
        #expect(scene.windows == [host.window])
    }

    @Test func `the window of a test that launches no app is in an active scene`() {
        let host = TestHost()
        let controller = UIViewController()
        host.show(controller)
        #expect(controller.view.window?.windowScene?.activationState == .foregroundActive)
        #expect(UIApplication.shared.connectedScenes.first === host.window.windowScene)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(host.window.windowScene?.keyWindow === host.window)
    }

    @Test func `the scene follows the device's traits and its own overrides`() throws {
        let host = TestHost()
        host.show(UIViewController())
        let scene = try #require(host.window.windowScene)
        host.change(size: CGSize(width: 844, height: 390), style: .dark)
        #expect(scene.interfaceOrientation == .landscapeLeft && scene.traitCollection.userInterfaceStyle == .dark)
        scene.traitOverrides.userInterfaceStyle = .light
        #expect(host.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `the scene is deallocated with its device`() {
        weak var scene: UIWindowScene?
        do {
            let host = TestHost()
            host.show(UIViewController())
            scene = host.window.windowScene
            #expect(scene != nil)
        }
        #expect(scene == nil)
    }
}
