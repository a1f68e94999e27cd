import Foundation

/// Methods for responding to events in the life of the application. All members are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The main window of an application without scenes.
    @Required
    var window: UIWindow? { get set }

    /// Tells the delegate that the launch has begun.
    /// - Returns: `true` if the application can handle the launch options.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Tells the delegate that the launch is almost complete. Applications without scenes show their window here.
    /// - Returns: `true` if the application can handle the launch options.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Asks the delegate for the configuration of a new scene. An application that implements this method uses scenes.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Tells the delegate that sessions of scenes were discarded, because the application or the user has closed the scenes.
    /// If the user has closed the application, it's called at the next launch on the device.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Tells the delegate that the application has become active.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Tells the delegate that the application is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)

    /// Tells the delegate that the application has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Tells the delegate that the application is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Tells the delegate that the application is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)

    /// Tells the delegate that memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Tells the delegate to continue a user activity.
    /// - Returns: `true` if the application continues the activity. The default is `false`.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Tells the delegate that a user activity couldn't be continued.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    )

    /// Tells the delegate that a user activity has been updated.
    func application(
        _ application: UIApplication, didUpdate userActivity: NSUserActivity
    )

    /// Tells the delegate that the data of a user activity will be available soon.
    /// - Returns: `true` if the application notifies the user about it. The default is `false`.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// Tells the delegate that registering for remote notifications failed.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    )

    /// Tells the delegate that registering for remote notifications succeeded.
    ///
    /// Differs from UIKit: there's no server for notifications, so the method isn't called.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )

    /// Tells the delegate that a remote notification has arrived. This is the older method, without a completion
    /// handler.
    ///
    /// Differs from UIKit: there's no server for notifications, so the method isn't called.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    )

    /// Tells the delegate that a remote notification has arrived.
    ///
    /// Differs from UIKit: there's no server for notifications, so the method isn't called.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// Tells the delegate that events of a background URL session are waiting.
    ///
    /// Differs from UIKit: hosts don't launch apps in the background, so the method isn't called.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    )

    /// Asks the delegate to open a URL. Older method, which is called if the newer ones return `false`.
    /// - Returns: `true` if the URL was opened. The default is `false`.
    func application(
        _ application: UIApplication, handleOpen url: URL
    ) -> Bool

    /// Asks the delegate to open a URL. This older method is called only if the newer ones return `false`.
    /// - Returns: `true` if the URL was opened. The default is `false`.
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool

    /// Asks the delegate to open a URL.
    /// - Returns: `true` if the URL was opened. The default is `false`.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Asks the delegate to reply to a request of a watch app.
    ///
    /// Differs from UIKit: there are no watches, so the method isn't called.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    )

    /// Tells the delegate that the user has selected a quick action.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// Tells the delegate to fetch data in the background.
    ///
    /// Differs from UIKit: hosts don't launch apps in the background, so the method isn't called.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// Asks the delegate whether extensions of other applications can replace a system feature.
    ///
    /// Differs from UIKit: there are no extensions of other apps, so the method isn't called.
    /// - Returns: The default is `true`.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    /// Asks the delegate whether to restore the application's state. Older method.
    /// - Returns: The default is `false`.
    func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool

    /// Asks the delegate whether to restore the application's state.
    /// - Returns: The default is `false`.
    func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool

    /// Asks the delegate whether to save the application's state. Older method.
    /// - Returns: The default is `false`.
    func application(
        _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool

    /// Asks the delegate whether to save the application's state.
    /// - Returns: The default is `false`.
    func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool

    /// Tells the delegate to restore state from an archive.
    func application(
        _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
    )

    /// Tells the delegate to add state to an archive.
    func application(
        _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
    )

    /// Asks the delegate for the view controller with the given restoration identifiers.
    /// - Returns: The default is `nil`.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Asks the delegate for the orientations that a window supports.
    /// - Returns: The default is an empty mask, which leaves the choice to the application.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Tells the delegate that the frame of the status bar has changed.
    func application(
        _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    )

    /// Tells the delegate that the orientation of the interface has changed.
    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    )

    /// Tells the delegate that the frame of the status bar is about to change.
    func application(
        _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    )

    /// Tells the delegate that the orientation of the interface is about to change.
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    )

    /// Tells the delegate that the launch is almost complete. This is the older method, without launch options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Tells the delegate that encrypted files have become available.
    ///
    /// Differs from UIKit: files are always available, so the method isn't called.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Tells the delegate that encrypted files are about to become unavailable.
    ///
    /// Differs from UIKit: files are always available, so the method isn't called.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Tells the delegate that a new day has begun or the clock was changed.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Tells the delegate to request access to health data.
    ///
    /// Differs from UIKit: there's no health data, so the method isn't called.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    /// Asks the delegate whether the system can adapt key commands to the user's keyboard layout.
    ///
    /// Differs from UIKit: key commands aren't adapted to keyboards, so the method isn't called.
    /// - Returns: The default is `true`.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}

extension UIApplicationDelegate {
    /// The window. The default implementation returns `nil` and ignores new values.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns the configuration of applications without scenes.
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

    /// Returns `false`.
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

    /// Returns `false`.
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

    /// Calls the completion handler with `.noData`.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Calls the completion handler.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, handleOpen url: URL
    ) -> Bool { false }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { false }

    /// Returns `false`.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    { false }

    /// Calls the completion handler.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) { reply(nil) }

    /// Calls the completion handler.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Calls the completion handler.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Returns `false`.
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

    /// Returns `nil`.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    /// Returns an empty mask.
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

    /// Returns `true`.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
}
