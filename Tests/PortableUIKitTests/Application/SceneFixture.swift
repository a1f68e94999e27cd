import CollageTesting
import Foundation
import PortableUIKit
import PortableUIKitCore

/// An app with several scenes, which records the calls of its delegates.
@MainActor enum SceneFixture {
    static var calls: [String] = []

    static let manifest = AppManifest(info: [
        "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]
    ])

    /// Launches the app on an iPad, or on another device.
    static func launch(
        _ device: CollageTesting.Device = .iPadPro11, manifest: AppManifest = SceneFixture.manifest
    ) -> TestHost {
        let host = TestHost(device)
        host.launch(App(), manifest: manifest)
        calls = []
        return host
    }

    /// The names of the connected scenes, from front to back.
    static var order: [String] { UIApplication.shared.scenes.connected.map { ($0 as? RecordingScene)?.name ?? "?" } }

    static var front: RecordingScene {
        get throws { try fail(UIApplication.shared.scenes.front as? RecordingScene) }
    }

    static func scene(_ name: String) throws -> RecordingScene {
        try fail(UIApplication.shared.scenes.connected.compactMap { $0 as? RecordingScene }.first { $0.name == name })
    }

    /// Opens a scene for an activity, and waits for it.
    static func open(_ name: String, in host: TestHost, options: UIScene.ActivationRequestOptions? = nil) {
        let activity = NSUserActivity(activityType: name)
        host.run {
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: options)
        }
        host.settle()
    }

    struct Missing: Error {}

    private static func fail<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Missing() }
        return value
    }

    final class App: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.sceneClass = RecordingScene.self
            configuration.delegateClass = Delegate.self
            return configuration
        }

        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            calls.append("discard \(sceneSessions.count)")
        }
    }

    /// A scene that's named after the activity for which it was created, or "main".
    final class RecordingScene: UIWindowScene {
        let name: String

        override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
            let activity = connectionOptions.userActivities.first?.activityType
            name =
                activity ?? connectionOptions.urlContexts.first?.url.host
                ?? session.stateRestorationActivity?.activityType ?? "main"
            super.init(session: session, connectionOptions: connectionOptions)
        }
    }

    final class Delegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        private func record(_ call: String, _ scene: UIScene) {
            calls.append("\((scene as? RecordingScene)?.name ?? "?") \(call)")
        }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            record("connect", scene)
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            let controller = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
            field.placeholder = (scene as? RecordingScene)?.name
            controller.view.backgroundColor = field.placeholder == "main" ? .systemYellow : .systemTeal
            controller.view.addSubview(field)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
        }

        func sceneWillEnterForeground(_ scene: UIScene) { record("foreground", scene) }
        func sceneDidBecomeActive(_ scene: UIScene) { record("active", scene) }
        func sceneWillResignActive(_ scene: UIScene) { record("resign", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { record("background", scene) }
        func sceneDidDisconnect(_ scene: UIScene) { record("disconnect", scene) }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            record("continue \(userActivity.activityType)", scene)
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            record("open \(URLContexts.first?.url.absoluteString ?? "")", scene)
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) { record("perform \(shortcutItem.type)", windowScene) }

        func windowScene(
            _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) { record("geometry", windowScene) }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            NSUserActivity(activityType: (scene as? RecordingScene)?.name ?? "?")
        }
    }
}
