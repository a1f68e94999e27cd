import Foundation

extension UIApplication {
    /// Posted when the launch is almost complete. The object is the application.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the application becomes active. The object is the application.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before the application becomes inactive.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the application enters the background.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the application enters the foreground.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the application terminates.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when memory is low.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when a new day begins or the clock is changed.
    public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted after the user takes a screenshot. The device never posts it.
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when the user turns background refresh on or off. The device never posts it.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Posted when encrypted files become available. It's never posted, because they're always available.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before encrypted files become unavailable. It's never posted, because they're always available.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted before the orientation of the interface changes.
    public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the orientation of the interface changes.
    public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before the frame of the status bar changes.
    public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the frame of the status bar changes.
    public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of the previous or next orientation in notifications about the orientation of the interface.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the previous or next frame in notifications about the frame of the status bar.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// The URL of the application's settings. It can't be opened.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the application's notification settings. It can't be opened.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The URL of the settings for default applications. It can't be opened.
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

    /// The name of the exception for orientations that the application doesn't support.
    public static let invalidInterfaceOrientationException = NSExceptionName(
        rawValue: "UIApplicationInvalidInterfaceOrientation")
    /// The smallest interval that the system supports.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// An interval that turns fetching off.
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// The key of the application's version in saved state.
    public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The key of the system's version in saved state.
    public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The key of the time in saved state.
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The key of the kind of device in saved state.
    public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key of a view controller's storyboard in saved state.
    public static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

    /// Posts a notification about the application's state, and the corresponding message.
    package func post(_ name: Notification.Name) {
        DeviceContext.current.post(name, object: self)
        postMessage(named: name)
    }
}

extension UIScene {
    /// Posted before a scene connects. The object is the scene.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// Posted after a scene disconnects.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene becomes active.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// Posted before a scene becomes inactive.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene enters the foreground.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene enters the background.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// Posts a notification about the scene's state, and the corresponding message.
    package func post(_ name: Notification.Name) {
        DeviceContext.current.post(name, object: self)
        postMessage(named: name)
    }
}
