import Foundation

extension UIApplication {
    /// Connects the application's scene, if it uses scenes. The delegate returns its configuration, or it's the first
    /// one in `Info.plist`.
    package func connectScene() {
        guard delegate != nil else { return }
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "main")
        if connect(session, UIScene.ConnectionOptions()) == nil { reportMissingScenes() }
    }

    /// Connects the scene of a session, which is behind the other scenes at first. A new session gets its configuration from
    /// the delegate. Returns `nil` if there's no configuration.
    func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene? {
        if !scenes.open.contains(session) {
            guard let configuration = configuration(of: session, options) else { return nil }
            session.configure(configuration)
        }
        let configuration = session.configuration
        disconnectImplicitScene()
        let scene = UIWindowScene.make(configuration.windowSceneClass, session: session, options: options)
        scene.activationState = .foregroundInactive
        if scenes.front != nil { scene.leaveScreen() }
        scenes.connect(scene)
        let sceneDelegate = makeSceneDelegate(configuration)
        scene.delegate = sceneDelegate
        let window = configuration.storyboard.flatMap { scene.loadWindow(from: $0) }
        scene.post(UIScene.willConnectNotification)
        sceneDelegate?.scene(scene, willConnectTo: session, options: options)
        if let activity = session.stateRestorationActivity {
            sceneDelegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        // As in UIKit, the delegate can replace the window or its view controller.
        if window != nil { (sceneDelegate as? any UIWindowSceneDelegate)?.window?.makeKeyAndVisible() }
        return scene
    }

    /// Returns the configuration of a new session from the delegate, or the first one in `Info.plist`.
    private func configuration(
        of session: UISceneSession, _ options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
        guard let delegate else { return nil }
        let configuration = delegate.application(self, configurationForConnecting: session, options: options)
        if configuration !== UIApplication.noSceneConfiguration { return configuration }
        guard !manifest.scenes(of: session.role).isEmpty else { return nil }
        return UISceneConfiguration(name: nil, sessionRole: session.role)
    }

    private func makeSceneDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        guard let delegateClass = configuration.delegateClass ?? templateSceneDelegateClass else {
            Diagnostics.log(
                "There is no scene delegate class: set delegateClass of the UISceneConfiguration that "
                    + "application(_:configurationForConnecting:options:) returns, name it in Info.plist as "
                    + "UISceneDelegateClassName, or name a class SceneDelegate.")
            return nil
        }
        guard let type = delegateClass as? NSObject.Type, let sceneDelegate = NSObject.make(type) as? UISceneDelegate
        else {
            raise(
                "The scene delegate class \(delegateClass) isn't an NSObject subclass that conforms to UISceneDelegate."
            )
        }
        return sceneDelegate
    }

    /// Reports that the app wouldn't launch on a device.
    private func reportMissingScenes() {
        guard UIScreen.main.environment.system >= .iOS27 else { return }
        Diagnostics.log(
            "An app that's built for iOS 27 must have scenes, or it doesn't launch on a device. Add "
                + "UIApplicationSceneManifest to Info.plist, or implement "
                + "application(_:configurationForConnecting:options:) in the app delegate.")
    }

    /// The class named `SceneDelegate` in the application delegate's module, as in Xcode's templates.
    private var templateSceneDelegateClass: AnyClass? { AppManifest.appClass(named: "SceneDelegate", beside: delegate) }
}

extension UIWindowScene {
    /// Gives the scene's delegate a window with a storyboard's initial view controller. Returns `nil` if the delegate
    /// doesn't store it.
    fileprivate func loadWindow(from storyboard: UIStoryboard) -> UIWindow? {
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return nil }
        let window = delegate.window ?? UIWindow(windowScene: self)
        window.windowScene = self
        window.showInitialController(of: storyboard, named: storyboard.name, for: "UISceneStoryboardFile")
        delegate.window = window
        guard delegate.window === window else {
            Diagnostics.log(
                "The scene delegate must implement the window property if it wants to use a main storyboard file. "
                    + "Add var window: UIWindow? to \(type(of: delegate)).")
            return nil
        }
        return window
    }
}

extension UIApplication {
    /// Notifies the delegates that the application terminates, and releases them.
    package func terminate() {
        finishTransition()
        if applicationState != .background { resignActive() }
        if usesScenes { DeviceContext.current.memory.lastApplication.discardedSessions = openSessions }
        for scene in scenes.connected {
            if scene.activationState != .background { enterBackground(scene) }
            scene.delegate?.sceneDidDisconnect(scene)
            scene.post(UIScene.didDisconnectNotification)
            scene.activationState = .unattached
            scene.delegate = nil
        }
        scenes.removeAll()
        UIApplication.visibleWindows.implicitScene = nil
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
        delegate = nil
    }
}

extension UIApplication {
    /// Notifies the delegate of the sessions that were closed with the last application on the device.
    package func reportDiscardedSessions() {
        let memory = DeviceContext.current.memory, sessions = memory.lastApplication.discardedSessions
        memory.lastApplication.discardedSessions = []
        if !sessions.isEmpty { delegate?.application(self, didDiscardSceneSessions: sessions) }
    }
}
