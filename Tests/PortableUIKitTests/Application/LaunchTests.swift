import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

/// The calls of a launch's delegates. Scene delegates are created from their class alone, so the log has to be global.
@MainActor private enum LaunchLog {
    static var calls: [String] = []
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.calls.append("willFinishLaunching \(application.applicationState)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.calls.append("didFinishLaunching \(application.applicationState)")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        LaunchLog.calls.append("didBecomeActive \(application.applicationState)")
    }

    func applicationWillTerminate(_ application: UIApplication) { LaunchLog.calls.append("willTerminate") }
}

/// The delegate of an application with scenes.
private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    var delegateClass: AnyClass? = RecordingSceneDelegate.self

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.calls.append("didFinishLaunching \(application.applicationState)")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        LaunchLog.calls.append("configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = delegateClass
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { LaunchLog.calls.append("didBecomeActive") }

    func applicationWillTerminate(_ application: UIApplication) { LaunchLog.calls.append("willTerminate") }
}

private final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        LaunchLog.calls.append("willConnect \(session.configuration.name ?? "nil")")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = RecordingController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { LaunchLog.calls.append("willEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) {
        LaunchLog.calls.append("sceneDidBecomeActive \(scene.activationState)")
    }

    func sceneWillResignActive(_ scene: UIScene) { LaunchLog.calls.append("willResignActive") }

    func sceneDidEnterBackground(_ scene: UIScene) { LaunchLog.calls.append("didEnterBackground") }

    func sceneDidDisconnect(_ scene: UIScene) { LaunchLog.calls.append("didDisconnect") }
}

private final class RecordingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        LaunchLog.calls.append("viewDidLoad")
    }
}

/// Runs an application for one frame.
@MainActor private func runBriefly(_ delegate: any UIApplicationDelegate) {
    let device = DeviceContext(
        environment: HostEnvironment(size: Size(width: 320, height: 480), scale: 1), clock: ManualClock(),
        services: HostServices())
    UIApplication.run(delegate, on: device) { session in
        LaunchLog.calls.append("run \(Int(UIScreen.main.bounds.width))")
        _ = session.renderFrame()
    }
}

@MainActor struct LaunchTests {
    private func launch(_ delegate: any UIApplicationDelegate) -> TestHost {
        LaunchLog.calls = []
        let host = TestHost()
        host.launch(delegate)
        return host
    }

    @Test func `an application without scenes becomes active once it has launched`() {
        let host = launch(PlainAppDelegate())
        let calls = ["willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active"]
        #expect(LaunchLog.calls == calls)
        #expect(UIApplication.shared.applicationState == .active)
        withExtendedLifetime(host) {}
    }

    @Test
    func `with scenes, the scene connects, enters the foreground, and becomes active instead of the application`()
        throws
    {
        let host = launch(SceneAppDelegate())
        #expect(
            LaunchLog.calls == [
                "didFinishLaunching inactive", "configurationForConnecting", "willConnect Main", "viewDidLoad",
                "willEnterForeground", "sceneDidBecomeActive foregroundActive",
            ])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive && scene.session.scene === scene)
        #expect(scene.windows == [host.window] && scene.keyWindow === host.window)
        #expect(UIApplication.shared.openSessions == [scene.session])
        #expect(host.window.rootViewController is RecordingController)
    }

    @Test func `the application runs until its host ends it, and is notified last`() {
        LaunchLog.calls = []
        runBriefly(PlainAppDelegate())
        #expect(LaunchLog.calls.suffix(2) == ["run 320", "willTerminate"])
    }

    @Test func `at the end, a scene leaves the foreground and is disconnected before the application ends`() {
        LaunchLog.calls = []
        runBriefly(SceneAppDelegate())
        let end = ["run 320", "willResignActive", "didEnterBackground", "didDisconnect", "willTerminate"]
        #expect(LaunchLog.calls.suffix(5) == end)
    }

    @Test func `a scene without a delegate is connected, and the log describes how to add one`() {
        let delegate = SceneAppDelegate()
        delegate.delegateClass = nil
        var host: TestHost?
        let messages = Diagnostics.capture { host = launch(delegate) }
        #expect(messages.count == 1 && messages[0].contains("There is no scene delegate class"))
        #expect(UIApplication.shared.connectedScenes.count == 1)
        withExtendedLifetime(host) {}
    }

    @Test func `a scene delegate of the wrong class is rejected, and the error names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let delegate = SceneAppDelegate()
            delegate.delegateClass = UIView.self
            TestHost().launch(delegate)
        }
        let message = result.message
        #expect(message.contains("UIView") && message.contains("UISceneDelegate"))
    }

    @Test func `all members of the delegate are optional`() {
        final class Empty: NSObject, UIApplicationDelegate {}
        let delegate = Empty()
        let host = launch(delegate)
        #expect(UIApplication.shared.applicationState == .active && delegate.window == nil)
        withExtendedLifetime(host) {}
    }

    @Test func `no other app can open a URL`() throws {
        let url = try #require(URL(string: "https://example.org"))
        let host = launch(PlainAppDelegate())
        var answer: Bool?
        UIApplication.shared.open(url) { answer = $0 }
        #expect(answer == false && !UIApplication.shared.canOpenURL(url))
        withExtendedLifetime(host) {}
    }
}
