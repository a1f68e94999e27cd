import Foundation
@_spi(Collage) import PortableQuartz

/// An object that runs actions in the phases of the updates of an interface.
///
/// ```swift
/// let link = UIUpdateLink(view: chart)
/// link.requiresContinuousUpdates = true
/// link.addAction { [chart] _, info in
///     chart.alpha = info.modelTime.truncatingRemainder(dividingBy: 1)
/// }
/// link.isEnabled = true
/// ```
///
/// The actions run while the link is enabled and its view is in a window. Keep a strong reference to the link.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private let target: Target
    private var actions: [Action] = []
    private var settings = Settings()
    private lazy var continuation = FrameLink { [weak self] _ in self?.updateContinuation() }

    /// The object whose display the link follows.
    private struct Target {
        weak var view: UIView?
        weak var scene: UIWindowScene?
    }

    private struct Action {
        let phase: UIUpdateActionPhase.Order
        let perform: (UIUpdateLink, UIUpdateInfo) -> Void
    }

    private struct Settings {
        var isEnabled = false
        var isContinuous = false
        var frameRates = CAFrameRateRange.default
        var wantsLowLatency = false
        var wantsImmediatePresentation = false
    }

    /// Creates a link for the display of a window scene. It isn't enabled.
    public init(windowScene: UIWindowScene) {
        target = Target(scene: windowScene)
        super.init()
    }

    /// Creates a link for the display of a view. It isn't enabled.
    public init(view: UIView) {
        target = Target(view: view)
        super.init()
    }

    /// Creates a link for the display of a window scene, with an action. It isn't enabled.
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Creates a link for the display of a window scene, with a method that isn't called after its target is deallocated.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Creates a link for the display of a view, with an action. It isn't enabled.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// Creates a link for the display of a view, with a method that isn't called after its target is deallocated.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    // MARK: Actions

    /// Adds an action to a phase. The link keeps the closure.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append(Action(phase: phase.order, perform: handler))
    }

    /// Adds an action to the phase before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds a method to a phase. It receives the link and the description of the update. The target isn't retained.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { [weak receiver = target as AnyObject] link, info in
            if let receiver { selector.send(to: receiver, sender: link, event: info) }
        }
    }

    /// Adds a method to the phase before display links are called.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    // MARK: Updates

    /// A Boolean value that indicates whether the actions run. The default is `false`.
    open var isEnabled: Bool {
        get { settings.isEnabled }
        set {
            settings.isEnabled = newValue
            if newValue { device.updates.add(self) }
            updateContinuation()
        }
    }

    /// A Boolean value that indicates whether the interface is updated in every frame while the link is enabled. The default
    /// is `false`: the actions run if the interface is updated for another reason.
    open var requiresContinuousUpdates: Bool {
        get { settings.isContinuous }
        set {
            settings.isContinuous = newValue
            updateContinuation()
        }
    }

    /// The preferred rates of updates.
    ///
    /// Differs from UIKit: hosts choose the rate.
    open var preferredFrameRateRange: CAFrameRateRange {
        get { settings.frameRates }
        set { settings.frameRates = newValue }
    }

    /// A Boolean value that indicates whether events of a pencil are dispatched again shortly before drawing. The default is
    /// `false`.
    ///
    /// Differs from UIKit: there's no pencil, so the value has no effect.
    open var wantsLowLatencyEventDispatch: Bool {
        get { settings.wantsLowLatency }
        set { settings.wantsLowLatency = newValue }
    }

    /// A Boolean value that indicates whether frames are presented as soon as possible. The default is `false`.
    ///
    /// Differs from UIKit: hosts present each frame when they have received it.
    open var wantsImmediatePresentation: Bool {
        get { settings.wantsImmediatePresentation }
        set { settings.wantsImmediatePresentation = newValue }
    }

    /// Returns the current update of the link's display, or `nil` if there's none.
    open func currentUpdateInfo() -> UIUpdateInfo? {
        target.view.flatMap(UIUpdateInfo.current(for:)) ?? target.scene.flatMap(UIUpdateInfo.current(for:))
    }

    private var window: UIWindow? { target.view?.window ?? target.scene?.windows.first }
    private var device: DeviceContext { window?.device ?? DeviceContext.current }

    /// Requests frames while the link needs them.
    func updateContinuation() {
        if settings.isEnabled, settings.isContinuous, let window {
            continuation.start(for: window)
        } else {
            continuation.stop()
        }
    }

    /// Runs the actions of a phase on a device.
    func run(_ phase: UIUpdateActionPhase.Order, _ info: UIUpdateInfo, on device: DeviceContext) {
        guard settings.isEnabled, window?.device === device else { return }
        for action in actions where action.phase == phase && settings.isEnabled { action.perform(self, info) }
    }
}
