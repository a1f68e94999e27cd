import Foundation

extension UIApplication {
    /// Posted when the launch is nearly done, with the application as object.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the application gets events, with the application as object.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before the application gets no more events.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the application is no longer seen.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the application is seen again.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the application ends.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when memory is short. The device never says so.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when a new day has begun, or the clock was set. The device never says so.
    public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted after a person has taken a picture of the screen. The device never says so.
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when the person allows or forbids work in the background. The device never says so.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Posted when encrypted files can be read. They always can here.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before encrypted files can't be read any more. They always can here.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted before the interface turns, in the older way. Scenes hear of it instead.
    public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface has turned, in the older way. Scenes hear of it instead.
    public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before the status bar changes its frame, in the older way. Scenes hear of it instead.
    public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the status bar has changed its frame, in the older way. Scenes hear of it instead.
    public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of the former or next orientation in those notifications.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the former or next frame in those notifications.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// The address of the application's settings. Nothing here opens it.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the application's settings for notifications. Nothing here opens it.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The address of the settings for default applications. Nothing here opens it.
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

    /// The name of what is raised for orientations that the application doesn't support.
    public static let invalidInterfaceOrientationException = NSExceptionName(
        rawValue: "UIApplicationInvalidInterfaceOrientation")
    /// As often as the system likes.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Never.
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// The key of the application's version in what is kept of it.
    public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The key of the system's version in what is kept of the application.
    public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The key of the time at which something was kept.
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The key of the kind of device in what is kept of the application.
    public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key of a controller's storyboard in what is kept of it.
    public static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

    /// Tells everybody that the application's state has changed.
    package func post(_ name: Notification.Name) {
        DeviceContext.current.post(name, object: self)
    }
}

extension UIScene {
    /// Posted before a scene is shown for the first time, with the scene as object.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was taken away.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene gets events.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// Posted before a scene gets no more events.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene is seen.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene is no longer seen.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// Tells everybody that the scene's state has changed.
    package func post(_ name: Notification.Name) {
        DeviceContext.current.post(name, object: self)
        postMessage(named: name)
    }
}
