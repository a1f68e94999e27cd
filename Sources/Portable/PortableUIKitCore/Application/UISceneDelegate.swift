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

    /// What the person did elsewhere, or in another scene, is to go on here.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// What the person did elsewhere will soon go on here.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// What the person did elsewhere could not be had. Never called here.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// What the person does was brought up to date. Never called here.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// What was kept of the scene is to be shown again. Never called here.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    /// Addresses are to be opened. Never called here.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// What is to be kept of the scene. Never called here.
    /// - Returns: Nil, for nothing, if left out.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
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

    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    /// Does nothing.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    /// Returns nil.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// An address that is to be opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it is to be opened.
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// How an address is to be opened.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The application that opened it; nil if it doesn't say.
        public let sourceApplication: String? = nil
        /// What that application said; nil for nothing.
        public let annotation: Any? = nil
        /// Whether the file stays that application's.
        public let openInPlace = false

        override init() {
            super.init()
        }
    }
}

/// Follows the life of a scene with windows. All members may be left out.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }

    /// Asks the delegate for the style of the controls of the scene's window; automatic if left out.
    ///
    /// Differs from UIKit: windows have no controls, so that the method isn't called.
    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle

    /// Tells the delegate that the place of the scene on its screen has changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
    /// None; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Automatic.
    public func preferredWindowingControlStyle(
        for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle {
        .automatic
    }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
}
