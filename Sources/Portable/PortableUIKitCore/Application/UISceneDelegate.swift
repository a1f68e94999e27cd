import Foundation

/// Methods for responding to events in the life of a scene. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene has connected. Create its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Tells the delegate that the scene has disconnected.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Tells the delegate that the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Tells the delegate that the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Tells the delegate that the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)

    /// Tells the delegate that the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Tells the delegate to continue a user activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Tells the delegate that the data of a user activity will be available soon.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Tells the delegate that a user activity couldn't be continued.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Tells the delegate that a user activity was saved, as the scene entered the background.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Tells the delegate to restore the scene's interaction state from the activity of an earlier launch.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    /// Tells the delegate to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Asks the delegate for an activity from which the scene can be restored at the next launch, after the scene has
    /// entered the background.
    /// - Returns: The default is `nil`, which restores nothing.
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

    /// Returns `nil`.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// A URL to open, and its options.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options for opening the URL.
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// The options for opening a URL.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The application that opened the URL. It's always `nil`.
        public let sourceApplication: String? = nil
        /// The other application's annotation. It's always `nil`.
        public let annotation: Any? = nil
        /// A Boolean value that indicates whether the file is opened in place. It's always `false`.
        public let openInPlace = false

        override init() {
            super.init()
        }
    }
}

/// Methods for responding to events in the life of a scene that has windows. All members are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    @Required
    var window: UIWindow? { get set }

    /// Asks the delegate for the style of the window controls. The default is `.automatic`.
    ///
    /// Differs from UIKit: windows have no controls, so the method isn't called.
    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle

    /// Tells the delegate that the user has selected a quick action.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Asks the delegate for the orientations of the scene. The default is all orientations.
    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask

    /// Tells the delegate that the scene's geometry has changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
    /// The window. The default implementation returns `nil` and ignores new values.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns all orientations.
    public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .all }

    /// Returns `.automatic`.
    public func preferredWindowingControlStyle(
        for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle {
        .automatic
    }

    /// Calls the completion handler with `false`.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
}
