import DisplayList
import Foundation

/// The running application: its delegate, its scenes and its windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application. It exists from the launch on; before, one without a delegate is made.
    open class var shared: UIApplication {
        if let running { return running }
        let application = UIApplication()
        running = application
        return application
    }

    package static var running: UIApplication? {
        get { DeviceContext.current(for: .application).application }
        set { DeviceContext.current(for: .application).application = newValue }
    }

    /// Who follows the application's life.
    ///
    /// Differs from UIKit: the delegate is kept alive here, as nothing else does.
    open var delegate: (any UIApplicationDelegate)?

    /// What the application does at present.
    open package(set) var applicationState = UIApplication.State.inactive

    /// The application's scenes.
    open package(set) var connectedScenes: Set<UIScene> = []

    /// What the system keeps of the application's scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// The visible windows, from back to front.
    open var windows: [UIWindow] { UIApplication.visibleWindows.backToFront }

    /// The window that keys go to.
    open var keyWindow: UIWindow? { UIApplication.visibleWindows.key }

    /// The person's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The direction of the person's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether the application can show more than one scene; false here.
    open var supportsMultipleScenes: Bool { false }

    /// Whether the screen stays on without touches; false by default. Nothing follows from it here.
    open var isIdleTimerDisabled = false

    /// The number on the application's icon; 0 by default. Nothing shows it here.
    open var applicationIconBadgeNumber = 0

    /// Whether shaking the device undoes something; true by default. The device can't be shaken.
    open var applicationSupportsShakeToEdit = true

    /// Whether the status bar shows that something is being loaded, in the older way; false by default. It has no sign
    /// for it.
    open var isNetworkActivityIndicatorVisible = false

    /// What the application offers on its icon beside what `Info.plist` says; none by default. Nothing shows the icon
    /// here.
    open var shortcutItems: [UIApplicationShortcutItem]? = []

    /// Whether the application can have another icon: no host shows one.
    open var supportsAlternateIcons: Bool { false }

    /// The name of the icon that was chosen; nil for the usual one, which it always is.
    open var alternateIconName: String? { nil }

    /// Chooses another icon, which isn't possible: the handler hears of it, unless the usual one is meant.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(alternateIconName == nil ? nil : AlternateIconError())
    }

    private var ignoredEventDepth = 0

    /// Leaves touches and keys out until ``endIgnoringInteractionEvents()``, in the older way. Calls are counted.
    open func beginIgnoringInteractionEvents() {
        ignoredEventDepth += 1
    }

    /// Ends what ``beginIgnoringInteractionEvents()`` began; ignored without it.
    open func endIgnoringInteractionEvents() {
        ignoredEventDepth = max(ignoredEventDepth - 1, 0)
    }

    /// Whether touches and keys are left out.
    open var isIgnoringInteractionEvents: Bool { ignoredEventDepth > 0 }

    /// What goes on in the background.
    nonisolated let backgroundTasks = LockedValue(BackgroundTasks())

    /// Keeps what was kept of the application from being shown at the next launch. Nothing is kept.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Says that restoring goes on after the launch. Nothing is restored.
    open func extendStateRestoration() {}

    /// Says that restoring is over. Nothing is restored.
    open func completeStateRestoration() {}

    /// Gives an event to the windows that it is for.
    open func sendEvent(_ event: UIEvent) {
        guard !isIgnoringInteractionEvents else { return }
        if let presses = event as? UIPressesEvent {
            for window in Set(presses.allPresses.compactMap(\.window)) { window.sendEvent(event) }
            return
        }
        let windows = Set((event.allTouches ?? []).compactMap(\.window))
        for window in UIApplication.visibleWindows.backToFront where windows.contains(window) {
            window.sendEvent(event)
        }
    }

    /// Sends a message to a target.
    ///
    /// Without a target it goes up the responder chain from the key window's first responder on; if nobody there has
    /// the method, or there is no first responder, up the chain from the sender.
    /// - Returns: Whether somebody got it.
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

    /// Whether something else can open an address; false, as there is nothing else here.
    open nonisolated func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens an address elsewhere: there is no elsewhere, so the completion gets false.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// The delegate, if it is a responder that has no place in the chain below: no view, no controller.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
            !(responder is UIViewController)
        else { return nil }
        return responder
    }

    // MARK: Windows

    /// Those of the device of what runs now.
    package static var visibleWindows: WindowList { DeviceContext.current(for: .application).visibleWindows }

    /// How the application starts, by its `Info.plist`.
    package var manifest = AppManifest.none

    /// Marks, in what a delegate returns, an application without scenes.
    static let noSceneConfiguration = UISceneConfiguration(role: .windowApplication)
}

extension UIApplication {
    /// What an application does.
    public enum State: Int, Sendable {
        /// In front, with events.
        case active = 0
        /// In front, without events.
        case inactive = 1
        /// Not seen.
        case background = 2
    }

    /// Why an application was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The value that stands for the constant.
        public let rawValue: String

        /// A reason by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An address to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The application that asked for the launch.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// What that application said.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A notification from a server.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A notification of the application's own, in the older way.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The person is at another place.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// Magazines were loaded.
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// Bluetooth devices that the application looks for.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// Bluetooth devices that the application plays.
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// Something on the application's icon.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// What the person did elsewhere.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The kind of what the person did elsewhere.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// Something that somebody shares through a server.
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// Where a tap on an advertisement came from.
        public static let eventAttribution = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    /// How an address is to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The value that stands for the constant.
        public let rawValue: String

        /// An option by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Only by an application made for it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

extension UIApplication {
    /// How an address was opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The value that stands for the constant.
        public let rawValue: String

        /// A fact by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The application that opened it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What that application said.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file stays that application's, so that it is to be copied.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// What other applications may put in the place of the system's own.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The value that stands for the constant.
        public let rawValue: String

        /// A place by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The keyboard.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}

/// The device shows one icon only.
struct AlternateIconError: LocalizedError {
    var errorDescription: String? { "The application can have no other icon." }
}

/// Something that an application offers on its icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The kind of what is offered.
    open fileprivate(set) var type: String
    /// What it is called.
    open fileprivate(set) var localizedTitle: String
    /// More about it; nil for nothing more.
    open fileprivate(set) var localizedSubtitle: String?
    /// Its picture; nil for none.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// What the application needs to know for it; nil for nothing.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    /// What is shown or done by it; nil by default.
    open fileprivate(set) var targetContentIdentifier: Any?

    /// Something of a kind, with a title.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// Something of a kind, with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The picture of something that an application offers on its icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// What the picture is called.
    private(set) var imageName: String?

    /// A picture of the application's, of which the shape counts only.
    public convenience init(templateImageName: String) {
        self.init()
        imageName = templateImageName
    }

    /// A symbol of the system's.
    public convenience init(systemImageName: String) {
        self.init()
        imageName = systemImageName
    }
}

/// The windows that are shown, with or without a scene. As in UIKit, a window that nobody else keeps disappears.
@MainActor
package final class WindowList {
    private var windows: [WeakReference<UIWindow>] = []
    package weak var key: UIWindow?

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
    }

    /// By level, then in the order in which they were shown.
    package var backToFront: [UIWindow] {
        windows.compactMap(\.object).enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }
}
