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

    /// What the person did elsewhere is to go on here.
    /// - Returns: Whether the application goes on with it; false if left out.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// What the person did elsewhere could not be had.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    )

    /// What the person does was brought up to date.
    func application(
        _ application: UIApplication, didUpdate userActivity: NSUserActivity
    )

    /// What the person did elsewhere will soon go on here.
    /// - Returns: Whether the application tells the person itself; false if left out.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// There will be no notifications from servers.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    )

    /// Servers can send notifications to the device of that name. Never called here.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )

    /// A server has sent a notification, in the older way. Never called here.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    )

    /// A server has sent a notification. Never called here.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// Something was loaded in the background. Never called here.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    )

    /// An address is to be opened, in the older way. Never called here.
    /// - Returns: Whether it was opened; false if left out.
    func application(
        _ application: UIApplication, handleOpen url: URL
    ) -> Bool

    /// An address is to be opened, in the older way. Never called here.
    /// - Returns: Whether it was opened; false if left out.
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool

    /// An address is to be opened. Never called here.
    /// - Returns: Whether it was opened; false if left out.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// A watch asks for something. Never called here.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    )

    /// The person has chosen something on the icon. Never called here.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// It is time to fetch in the background. Never called here.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// Whether other applications may take a place of the system's. Never called here.
    /// - Returns: True if left out.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    /// Whether to show what was shown before, in the older way. Never called here.
    /// - Returns: False if left out.
    func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool

    /// Whether to show what was shown before. Never called here.
    /// - Returns: False if left out.
    func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool

    /// Whether to keep what is shown, in the older way. Never called here.
    /// - Returns: False if left out.
    func application(
        _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool

    /// Whether to keep what is shown. Never called here.
    /// - Returns: False if left out.
    func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool

    /// What was kept was read. Never called here.
    func application(
        _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
    )

    /// What is shown is about to be kept. Never called here.
    func application(
        _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
    )

    /// The controller of that name. Never called here.
    /// - Returns: Nil if left out.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// In which ways a window may be turned.
    /// - Returns: No value of its own if left out.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// The status bar has another frame, in the older way. Never called here.
    func application(
        _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    )

    /// The interface was turned, in the older way. Never called here.
    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    )

    /// The status bar will have another frame, in the older way. Never called here.
    func application(
        _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    )

    /// The interface will be turned, in the older way. Never called here.
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    )

    /// The launch is nearly done, in the older way.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Encrypted files can be read. Never called here: they always can.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Encrypted files can soon not be read. Never called here.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// A new day has begun, or the clock was set. Never called here.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// The application is to ask for health data. Never called here.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    /// Whether the system may move key commands to keys that the person's keyboard has. Never called here.
    /// - Returns: True if left out.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}

extension UIApplicationDelegate {
    /// None; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns the configuration of applications without scenes of their own.
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

    /// Returns false.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didUpdate userActivity: NSUserActivity
    ) {}

    /// Returns false.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) {}

    /// Has nothing to say.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Has nothing to say.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Returns false.
    public func application(
        _ application: UIApplication, handleOpen url: URL
    ) -> Bool { false }

    /// Returns false.
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { false }

    /// Returns false.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    { false }

    /// Has nothing to say.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) { reply(nil) }

    /// Has nothing to say.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Has nothing to say.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }

    /// Returns false.
    public func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Returns false.
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Returns false.
    public func application(
        _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Returns false.
    public func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
    ) {}

    /// Returns nil.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    /// Returns none.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { [] }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}

    /// Returns true.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
}
