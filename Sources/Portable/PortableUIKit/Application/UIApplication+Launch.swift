import DisplayList
import Foundation

extension UIApplication {
    /// Launches an application in a host and runs it until the host ends it.
    ///
    /// An application delegate that answers a scene configuration gets a window scene with that configuration's
    /// delegate; any other shows its own window, as before iOS 13.
    package static func run(_ delegate: any UIApplicationDelegate, in host: any AppHost) {
        let session = launch(delegate, on: DeviceContext(host: host))
        session.device.run { host.run(session) }
        session.end()
    }

    /// Launches an application on a device, for a host that runs several.
    package static func launch(_ delegate: any UIApplicationDelegate, on device: DeviceContext) -> AppSession {
        device.run {
            let application = UIApplication()
            device.application = application
            application.delegate = delegate
            _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
            application.connectScene()
            application.applicationState = .active
            for scene in application.connectedScenes {
                scene.delegate?.sceneWillEnterForeground(scene)
                scene.activationState = .foregroundActive
                scene.delegate?.sceneDidBecomeActive(scene)
            }
            if application.connectedScenes.isEmpty { delegate.applicationDidBecomeActive(application) }
            return AppSession(device: device)
        }
    }

    /// Tells everybody that the application ends, and lets go of them.
    func terminate() {
        for scene in connectedScenes {
            scene.delegate?.sceneWillResignActive(scene)
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            scene.delegate?.sceneDidDisconnect(scene)
            scene.activationState = .unattached
            scene.delegate = nil
        }
        connectedScenes = []
        delegate?.applicationWillTerminate(self)
        delegate = nil
    }

    private func connectScene() {
        guard let delegate else { return }
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "main")
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(self, configurationForConnecting: session, options: options)
        guard configuration !== UIApplication.noSceneConfiguration else { return }
        session.configure(configuration)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.activationState = .foregroundInactive
        connectedScenes.insert(scene)
        guard let delegateClass = configuration.delegateClass ?? defaultSceneDelegateClass(of: delegate) else {
            Diagnostics.log(
                "There is no scene delegate class: set delegateClass of the UISceneConfiguration that "
                    + "application(_:configurationForConnecting:options:) answers, or name a class SceneDelegate.")
            return
        }
        guard let type = delegateClass as? NSObject.Type, let sceneDelegate = NSObject.make(type) as? UISceneDelegate
        else {
            raise("The scene delegate class \(delegateClass) is no NSObject that conforms to UISceneDelegate.")
        }
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
    }

    /// The class that the scene manifest of `Info.plist` names, or `SceneDelegate` beside the application delegate,
    /// as Xcode's templates have it.
    private func defaultSceneDelegateClass(of delegate: any UIApplicationDelegate) -> AnyClass? {
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let role = configurations?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
        if let name = role?.first?["UISceneDelegateClassName"] as? String {
            let name = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
            if let found = NSClassFromString(name) { return found }
        }
        return NSClassFromString("\(module).SceneDelegate")
    }
}
