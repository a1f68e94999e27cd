import Foundation

/// An instance of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession

    /// The conditions under which the system discards the session of the scene when the scene disconnects. The default is
    /// empty, so that the scene can connect again.
    open var destructionConditions: Set<UIScene.DestructionCondition> {
        get { record.destructionConditions }
        set { record.destructionConditions = newValue }
    }

    /// The values that the application keeps.
    package var record = SceneRecord()

    /// The scene's delegate.
    open var delegate: (any UISceneDelegate)?

    /// The scene's state.
    open package(set) var activationState = UIScene.ActivationState.unattached

    /// The scene's title, shown to the user. The default is empty.
    ///
    /// Differs from UIKit: hosts don't show the names of scenes.
    open var title: String! {
        get { titles.title }
        set { titles.title = newValue }
    }

    /// A second line of the title. The default is empty.
    ///
    /// Differs from UIKit: hosts don't show the names of scenes.
    open var subtitle: String {
        get { titles.subtitle }
        set { titles.subtitle = newValue }
    }

    private var titles: (title: String?, subtitle: String) = ("", "")

    /// The conditions under which the scene shows content. They choose the scene for a user activity, a URL, or a quick
    /// action.
    open var activationConditions: UISceneActivationConditions {
        get { record.activationConditions }
        set { record.activationConditions = newValue }
    }

    /// Creates a scene. The application creates its scenes; don't call it directly.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The application.
    open override var next: UIResponder? { UIApplication.running }
}

extension UIScene {
    /// The states of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene isn't connected to the application.
        case unattached = -1
        /// The scene is in the foreground and receives events.
        case foregroundActive = 0
        /// The scene is in the foreground and receives no events.
        case foregroundInactive = 1
        /// The scene is in the background.
        case background = 2
    }

    /// The reasons for creating a scene. They're empty for the scene of the launch.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        private let activities: Set<NSUserActivity>
        private let urls: Set<UIOpenURLContext>
        private let item: UIApplicationShortcutItem?

        /// The activities that the scene continues.
        open var userActivities: Set<NSUserActivity> { activities }

        /// The URLs that the scene opens.
        open var urlContexts: Set<UIOpenURLContext> { urls }

        /// The quick action that the user selected, or `nil`.
        open var shortcutItem: UIApplicationShortcutItem? { item }

        /// The app that opens the scene. It's always `nil`.
        open var sourceApplication: String? { nil }

        /// The type of an activity that is continued from another device. It's always `nil`.
        open var handoffUserActivityType: String? { nil }

        package init(
            activities: Set<NSUserActivity> = [], urls: Set<UIOpenURLContext> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.activities = activities
            self.urls = urls
            item = shortcutItem
            super.init()
        }

        /// The value of the scene accessory that the scene shows. It's always `nil`, because accessories aren't shown.
        open var sceneAccessoryUserInfo: Any? { nil }
    }
}

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, WatchedTraitEnvironment {
    private let visibleWindows = WindowList()
    private let ownScreen = UIScreen.main

    /// The screen that shows the scene.
    open var screen: UIScreen { ownScreen }

    /// The scene's visible windows, from back to front.
    open var windows: [UIWindow] { visibleWindows.all }

    /// The system that manages keyboard focus in the scene. It's `nil` if the scene shows no window.
    open var focusSystem: UIFocusSystem? { windows.first?.device?.focusSystem }

    /// The window of the scene that receives key presses while the scene is in front.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? record.covered?.keyWindow }

    /// The limits of the scene's size. They're `nil` on devices whose scenes the user doesn't resize freely: iPhones, and
    /// iPads before iOS 26.
    open var sizeRestrictions: UISceneSizeRestrictions? {
        let environment = screen.environment
        guard environment.idiom == .pad, environment.system >= .iOS26 else { return nil }
        return record.sizeRestrictions
    }

    /// The screen's traits with the scene's overrides.
    open var traitCollection: UITraitCollection { traitOverrides.applied(to: screen.traitCollection) }

    /// The scene's overrides of its windows' traits. The default is empty.
    open var traitOverrides = UITraitOverrides() {
        didSet {
            updateTraits()
            for window in windows { window.updateTraits() }
        }
    }

    /// Called after the traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    package var traitRegistry: TraitChangeRegistry?
    /// The traits at the last notification.
    private var knownTraits = UIScreen.main.traitCollection

    /// Notifies observers of changed traits.
    package func updateTraits() {
        let (previous, current) = (knownTraits, traitCollection)
        guard previous != current else { return }
        knownTraits = current
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            traitRegistry?.traitsDidChange(of: self, from: previous)
        }
    }

    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }

    /// The manager of the scene's status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    func add(_ window: UIWindow) { visibleWindows.add(window) }

    func remove(_ window: UIWindow) { visibleWindows.remove(window) }
}

/// The orientations of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// The interface is in portrait.
    case portrait = 1
    /// The interface is in portrait, with the device's top at the bottom.
    case portraitUpsideDown = 2
    /// The interface is in landscape, with the device's top to the right.
    case landscapeLeft = 4
    /// The interface is in landscape, with the device's top to the left.
    case landscapeRight = 3

    /// A Boolean value that indicates whether the interface is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// A Boolean value that indicates whether the interface is in portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The state of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The status bar's frame at the top of the screen, in points. It's empty while there's no status bar.
    open var statusBarFrame: CGRect {
        guard let screen = scene?.screen, !device.statusBar.isHidden else { return .zero }
        return screen.statusBarFrame
    }

    /// A Boolean value that indicates whether the status bar is hidden: on screens without a safe area at the top, or
    /// if the view controller hides it.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

    /// The style of the status bar's content: light or dark.
    open var statusBarStyle: UIStatusBarStyle { device.statusBar.style }

    private var device: DeviceContext { UIView.device(of: scene?.windows.first) }
}
