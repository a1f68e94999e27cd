import Foundation

/// The scene of an application that doesn't use scenes: UIKit creates one for its windows, without a delegate.
extension UIApplication {
    /// Connects the scene of an application whose `Info.plist` has no scenes. Like UIKit, before the delegate finishes
    /// launching.
    package func connectImplicitScene() {
        let device = DeviceContext.current(for: .application)
        guard let scene = device.implicitScene else { return disconnectImplicitScene() }
        scene.activationState = applicationState == .active ? .foregroundActive : .foregroundInactive
        scenes.removeAll()
        scenes.connect(scene)
        scene.post(UIScene.willConnectNotification)
    }

    /// Removes the scene, because the delegate has returned the configuration of another one. Windows that were created
    /// without a scene are in none.
    func disconnectImplicitScene() {
        let visibleWindows = UIApplication.visibleWindows
        guard let scene = visibleWindows.implicitScene else { return }
        for window in scene.windows { window.windowScene = nil }
        scenes.disconnect(scene)
        scenes.discard(scene.session)
        scene.activationState = .unattached
        visibleWindows.implicitScene = nil
    }
}

extension DeviceContext {
    /// The scene of windows that are created without one. It's `nil` if the application uses scenes. Without an
    /// application, as in tests that launch none, the scene is active.
    var implicitScene: UIWindowScene? {
        if let application, application.usesScenes || !application.manifest.scenes(of: .windowApplication).isEmpty {
            return nil
        }
        if let known = visibleWindows.implicitScene { return known }
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "main")
        session.configure(UIApplication.noSceneConfiguration)
        let scene = run { UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions()) }
        if application == nil { scene.activationState = .foregroundActive }
        visibleWindows.implicitScene = scene
        return scene
    }
}
