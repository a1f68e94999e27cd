/// The preferences of the visible view controllers for the status bar and the home indicator.
///
/// The preferences are read again when the visible view controllers change, and when one of them requests an update.
@MainActor
package final class StatusBarAppearance {
    private unowned let device: DeviceContext
    private weak var styleDecider: UIViewController?
    private weak var visibilityDecider: UIViewController?
    /// The preferences of the view controllers.
    private var preferences = Preferences()
    /// The preferences of an application whose view controllers don't control the status bar.
    var applicationPreferences = Preferences() {
        didSet { setNeedsUpdate() }
    }
    private var request = UpdateRequest(isPending: true)

    private struct UpdateRequest {
        var isPending = false
        /// The duration of the animation closure that has requested the update, or `nil` outside of one.
        var duration: Double?
    }

    init(device: DeviceContext) {
        self.device = device
    }

    /// Schedules an update before the next frame.
    func setNeedsUpdate() {
        request.isPending = true
        if let context = AnimationContext.current, context.duration > 0, AnimationContext.isEnabled {
            request.duration = context.duration
        }
        trackVisibility()
        device.clock.requestFrame()
    }

    /// A Boolean value that indicates whether windows may use the area of the status bar, because it's hidden.
    private(set) var extendsWindowsUnderStatusBar = false

    /// Adds the area of a hidden status bar to windows, on devices with a home button. On other devices, windows don't
    /// cover the camera area.
    package func trackVisibility() {
        let insets = device.screen.environment.safeAreaInsets
        let leavesRoom = insets.top > 0 && insets.bottom == 0 && isHidden
        guard leavesRoom != extendsWindowsUnderStatusBar else { return }
        extendsWindowsUnderStatusBar = leavesRoom
        for window in device.visibleWindows.backToFront { window.updateInsets() }
    }

    /// The style of the status bar: light on the black behind a large sheet, otherwise the style of the content.
    package var style: UIStatusBarStyle { isOnBlack ? .lightContent : contentStyle }

    /// The style that the controllers prefer, or that of the interface if they don't prefer one.
    package var contentStyle: UIStatusBarStyle {
        update()
        guard preferences.style == .default else { return preferences.style }
        let traits = styleDecider?.viewIfLoaded?.traitCollection ?? device.screen.traitCollection
        return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// A Boolean value that indicates whether the view controllers hide the status bar.
    package var isHidden: Bool {
        update()
        return preferences.isHidden
    }

    /// Returns the animation with which the status bar appears or disappears, and its duration. There's none if no
    /// animation closure has requested the update.
    func consumeAnimation() -> (kind: UIStatusBarAnimation, duration: Double)? {
        defer { request.duration = nil }
        let kind = visibilityDecider?.preferredStatusBarUpdateAnimation ?? .fade
        guard let duration = request.duration, kind != .none else { return nil }
        return (kind, duration)
    }

    /// A Boolean value that indicates whether the view controllers hide the home indicator.
    package var hidesHomeIndicator: Bool {
        decider { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
    }

    /// The style and visibility of the status bar.
    struct Preferences {
        var style = UIStatusBarStyle.default
        var isHidden = false
    }

    private func update() {
        guard device.application?.manifest.viewControllersControlStatusBar ?? true else {
            preferences = applicationPreferences
            return
        }
        let style = decider { $0.childForStatusBarStyle }
        let visibility = decider { $0.childForStatusBarHidden }
        guard request.isPending || style !== styleDecider || visibility !== visibilityDecider else { return }
        request.isPending = false
        styleDecider = style
        visibilityDecider = visibility
        preferences = Preferences(
            style: style?.preferredStatusBarStyle ?? .default, isHidden: visibility?.prefersStatusBarHidden ?? false)
    }

    /// The root controller of the frontmost window that fills the screen.
    private var rootController: UIViewController? {
        device.visibleWindows.backToFront.last { $0.rootViewController != nil && $0.fillsScreen }?.rootViewController
    }

    /// A Boolean value that indicates whether a large sheet shows the screen in front of a black background, and no
    /// view controller in front of it controls the status bar.
    private var isOnBlack: Bool {
        var isOnBlack = false
        var controller = rootController
        while let presentation = controller?.presenting.made, !presentation.presented.isBeingDismissed {
            if presentation.presented.decidesAboutStatusBar {
                isOnBlack = false
            } else if (presentation.controller as? UISheetPresentationController)?.hasBlackAbove ?? false {
                isOnBlack = true
            }
            controller = presentation.presented
        }
        return isOnBlack
    }

    /// Returns the view controller that determines the status bar: the frontmost one that fills the screen, or the
    /// descendant to which it forwards the decision.
    private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        var controller = rootController
        while let current = controller {
            if let presented = current.presentedViewController, !presented.isBeingDismissed,
                presented.decidesAboutStatusBar
            {
                controller = presented
            } else if let next = child(current) {
                controller = next
            } else {
                return current
            }
        }
        return nil
    }
}

extension UIWindow {
    fileprivate var fillsScreen: Bool { windowLevel == .normal && bounds.size == screen.bounds.size }
}

extension UIViewController {
    /// A Boolean value that indicates whether the controller decides about the status bar while it is presented.
    fileprivate var decidesAboutStatusBar: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }
}
