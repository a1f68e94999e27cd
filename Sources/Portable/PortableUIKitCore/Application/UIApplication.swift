import DisplayList
import Foundation

/// The running application: its delegate, its scenes, and its windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application. It's created at launch; before that, reading the property creates one without a delegate.
    open class var shared: UIApplication {
        if let running { return running }
        let application = UIApplication()
        running = application
        // Tests that launch no app run as in an active one.
        application.applicationState = .active
        application.connectImplicitScene()
        return application
    }

    package static var running: UIApplication? {
        get { DeviceContext.current(for: .application).application }
        set { DeviceContext.current(for: .application).application = newValue }
    }

    /// The delegate of the application.
    ///
    /// Differs from UIKit: the reference to the delegate is strong, because no other object retains it.
    open var delegate: (any UIApplicationDelegate)?

    /// The application's state.
    open package(set) var applicationState = UIApplication.State.inactive

    /// The sessions of the application, and the order of their scenes.
    package let scenes = SceneSessions()

    /// The application's connected scenes. In an application that doesn't use scenes, it's the one scene that UIKit
    /// creates, which has no delegate.
    open var connectedScenes: Set<UIScene> { Set(scenes.connected) }

    /// The sessions of the application's scenes, including scenes that were disconnected and can connect again.
    open var openSessions: Set<UISceneSession> { Set(scenes.open) }

    /// A Boolean value that indicates whether the application has the life cycle of scenes.
    var usesScenes: Bool {
        scenes.connected.contains { $0.session.configuration !== UIApplication.noSceneConfiguration }
    }

    /// The visible windows of all scenes, from back to front.
    open var windows: [UIWindow] {
        let all = UIApplication.visibleWindows.all
        return all.filter { $0.isBehind } + all.filter { !$0.isBehind }
    }

    /// The window that receives key presses.
    open var keyWindow: UIWindow? { UIApplication.visibleWindows.key }

    /// The user's preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The layout direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// A Boolean value that indicates whether the application can have several scenes: `Info.plist` has
    /// `UIApplicationSupportsMultipleScenes`, and the device is an iPad.
    open var supportsMultipleScenes: Bool {
        manifest.supportsMultipleScenes && UIScreen.main.environment.idiom == .pad
    }

    private var requests = SystemRequests()

    /// A Boolean value that indicates whether the screen stays on without touches. The default is `false`.
    ///
    /// Differs from UIKit: the host controls the screen, so the value has no effect.
    open var isIdleTimerDisabled: Bool {
        get { requests.isIdleTimerDisabled }
        set { requests.isIdleTimerDisabled = newValue }
    }

    /// The number on the application's icon. The default is 0.
    ///
    /// Differs from UIKit: no host shows the icon.
    open var applicationIconBadgeNumber: Int {
        get { requests.badgeNumber }
        set { requests.badgeNumber = newValue }
    }

    /// A Boolean value that indicates whether shaking the device offers to undo an edit. The default is `true`.
    open var applicationSupportsShakeToEdit = true

    /// A Boolean value that indicates whether the status bar shows network activity. The default is `false`.
    ///
    /// Differs from UIKit: no status bar has the indicator, as on devices since iOS 13.
    open var isNetworkActivityIndicatorVisible: Bool {
        get { requests.showsNetworkActivity }
        set { requests.showsNetworkActivity = newValue }
    }

    /// The application's quick actions in addition to the ones in `Info.plist`. The default is an empty array.
    open var shortcutItems: [UIApplicationShortcutItem]? = []

    /// The restoration of an earlier launch's state.
    var restoration = StateRestoration()

    /// A Boolean value that indicates whether the application can change its icon. It's always `false`, because no host
    /// shows the icon.
    open var supportsAlternateIcons: Bool { false }

    /// The name of the alternate icon. It's always `nil`, which means the primary icon.
    open var alternateIconName: String? { nil }

    /// Changes the application's icon, which isn't supported: the handler is called with an error, unless the name is
    /// `nil`, the primary icon.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(alternateIconName == nil ? nil : AlternateIconError())
    }

    private var ignoredEventDepth = 0

    /// Ignores touches and key presses until ``endIgnoringInteractionEvents()``. Calls nest.
    open func beginIgnoringInteractionEvents() {
        ignoredEventDepth += 1
    }

    /// Ends one call of ``beginIgnoringInteractionEvents()``. Does nothing without one.
    open func endIgnoringInteractionEvents() {
        ignoredEventDepth = max(ignoredEventDepth - 1, 0)
    }

    /// A Boolean value that indicates whether touches and key presses are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoredEventDepth > 0 }

    /// The tasks that run in the background.
    nonisolated let backgroundTasks = LockedValue(BackgroundTasks())

    /// Prevents the saved snapshot from being shown at the next launch.
    ///
    /// Differs from UIKit: a launch shows no snapshots, so the method does nothing.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Extends state restoration beyond the launch, until ``completeStateRestoration()``. Calls nest.
    open func extendStateRestoration() { restoration.extend() }

    /// Completes state restoration that was extended: view controllers are notified that it has finished.
    open func completeStateRestoration() { restoration.complete(of: self) }

    /// Dispatches an event to its windows.
    open func sendEvent(_ event: UIEvent) {
        guard !isIgnoringInteractionEvents else { return }
        if let presses = event as? UIPressesEvent {
            for window in Set(presses.allPresses.compactMap(\.window)) { window.sendEvent(event) }
            return
        }
        let windows = Set((event.allTouches ?? []).compactMap(\.window))
        for window in UIApplication.visibleWindows.all where windows.contains(window) { window.sendEvent(event) }
    }

    /// Sends an action to a target.
    ///
    /// Without a target, the action is sent up the responder chain from the first responder of the key window. If no
    /// responder has the method, or there's no first responder, the search starts at the sender.
    /// - Returns: `true` if a responder handled the action.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let message = TargetAction(target: target, action: action)
        if !message.hasTarget, let first = keyWindow?.firstResponder,
            message.send(sender: sender, from: first, event: event)
        {
            return true
        }
        return message.send(sender: sender, from: sender as? UIResponder ?? keyWindow, event: event)
    }

    /// Returns a Boolean value that indicates whether another application can open the URL. It's always `false`.
    open nonisolated func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a URL in another application. The completion handler is called with `false`, because there are no other
    /// applications.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Offers to undo the last edit if no responder has handled a shake.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, applicationSupportsShakeToEdit, let window = keyWindow {
            UIKitAssembly.current.offerUndo(with: window.firstResponder?.undoManager ?? window.undoManager, in: window)
        }
        super.motionEnded(motion, with: event)
    }

    /// The delegate, if it's a responder other than a view or a view controller, which are already in the chain.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
            !(responder is UIViewController)
        else { return nil }
        return responder
    }

    // MARK: Windows

    /// The windows of the current device.
    package static var visibleWindows: WindowList { DeviceContext.current(for: .application).visibleWindows }

    /// The manifest of the application, from its `Info.plist`.
    package var manifest = AppManifest.none

    /// The configuration that a delegate returns for an application without scenes.
    static let noSceneConfiguration = UISceneConfiguration(role: .windowApplication)
}

extension UIApplication {
    /// The states of an application.
    public enum State: Int, Sendable {
        /// The application is in the foreground and receives events.
        case active = 0
        /// The application is in the foreground and receives no events.
        case inactive = 1
        /// The application is in the background.
        case background = 2
    }

    /// The reasons for a launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A URL to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The application that requested the launch.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The other application's annotation.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A remote notification.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A local notification. The User Notifications framework supersedes this option.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// A change in the user's location.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// Downloaded magazines.
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The Bluetooth centrals to restore.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The Bluetooth peripherals to restore.
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The quick action that the user selected.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The user activity to continue.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the user activity to continue.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The metadata of a CloudKit share that the user has accepted.
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// The source of a tap on an advertisement.
        public static let eventAttribution = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    /// The options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an option with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Opens the URL only in an application with a universal link for it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

extension UIApplication {
    /// The options with which a URL was opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an option with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The application that opened the URL.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The other application's annotation.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// A Boolean value that indicates whether the file is opened in place. If it's `true`, copy the file before
        /// changing it.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The system features that extensions of other applications can replace.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an identifier with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The keyboard.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}

/// The error of changing the icon.
struct AlternateIconError: LocalizedError {
    var errorDescription: String? { "The application doesn't support alternate icons." }
}

/// The visible windows, with or without a scene. As in UIKit, the references are weak: a window disappears when it's
/// deallocated.
@MainActor
package final class WindowList {
    private var windows: [WeakReference<UIWindow>] = []
    package weak var key: UIWindow?
    /// The scene of an application that doesn't use scenes, if it was created.
    var implicitScene: UIWindowScene?

    package init() {}

    func add(_ window: UIWindow) {
        remove(window)
        windows.append(WeakReference(object: window))
    }

    func remove(_ window: UIWindow) {
        windows.removeAll { $0.object == nil || $0.object === window }
    }

    func removeAll() {
        windows = []
        key = nil
        implicitScene = nil
    }

    /// The windows that the device shows, by level, and then in the order in which they were shown.
    package var backToFront: [UIWindow] { all.filter { !$0.isBehind } }

    /// All windows, including the ones of scenes behind the one in front, in the same order.
    package var all: [UIWindow] {
        windows.compactMap(\.object).enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }
}

/// The requests of an application to the system.
private struct SystemRequests {
    var isIdleTimerDisabled = false
    var badgeNumber = 0
    var showsNetworkActivity = false
}
