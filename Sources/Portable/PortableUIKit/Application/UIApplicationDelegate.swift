import Foundation

/// Follows the life of the application. All members may be left out.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The main window of an application without scenes.
    var window: UIWindow? { get set }

    /// The launch has begun.
    /// - Returns: Whether the application can handle what it was launched for.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The launch is nearly done; applications without scenes show their window here.
    /// - Returns: Whether the application can handle what it was launched for.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// How to make a scene. An application that implements this has scenes.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The person has thrown scenes away.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// The application gets events now.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The application is about to get no more events.
    func applicationWillResignActive(_ application: UIApplication)

    /// The application is no longer seen.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// The application is about to be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)

    /// Memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// None; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Answers true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Answers true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Answers the configuration of applications without scenes of their own.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UIApplication.noSceneConfiguration }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
