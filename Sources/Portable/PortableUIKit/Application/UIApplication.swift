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

    /// Gives an event to the windows that it is for.
    open func sendEvent(_ event: UIEvent) {
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
    var manifest = AppManifest.none

    /// Marks, in a delegate's answer, an application without scenes.
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
