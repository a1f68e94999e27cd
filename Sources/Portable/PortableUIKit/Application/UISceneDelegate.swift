import Foundation

/// Follows the life of a scene. All methods may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is about to be shown: here its window is made.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// The scene has been taken away.
    func sceneDidDisconnect(_ scene: UIScene)

    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The scene gets events now.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The scene is about to get no more events.
    func sceneWillResignActive(_ scene: UIScene)

    /// The scene is no longer seen.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Follows the life of a scene with windows. All members may be left out.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
