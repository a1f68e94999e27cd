import DisplayList
import Foundation
import LayoutGeometry

/// The root of a view hierarchy, which fills its screen and receives touches.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The first responder, which receives key presses.
    package weak var firstResponder: UIResponder? {
        didSet { if isKeyWindow { device?.keyboard.update() } }
    }
    /// The window with the first responder. It's this window, unless it shows views of another window.
    @_spi(Collage)
    open override var responderWindow: UIWindow? { self }
    /// The device that shows the window, which is that of the code that created it.
    package private(set) weak var device: DeviceContext?

    private var visibleWindows: WindowList { device?.visibleWindows ?? UIApplication.visibleWindows }

    /// Creates a window that fills the screen of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        setUpWindow(in: windowScene)
    }

    /// Creates a hidden window. It's in the application's scene if the application doesn't use scenes; otherwise, in
    /// none.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
    }

    /// Creates a hidden window that fills the main screen. It's in the application's scene if the application doesn't use
    /// scenes; otherwise, in none.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window of zero size. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow()
    }

    private func setUpWindow(in scene: UIWindowScene? = nil) {
        device = .current
        device?.holdForTurn(self)
        isHidden = true
        addGestureRecognizer(StatusBarTapGestureRecognizer(window: self))
        moveSubtree(to: self)
        windowScene = scene ?? device?.implicitScene
        updateTraits()
        updateInsets()
    }

    /// The undo manager of responders in the window that don't have their own.
    open override var undoManager: UndoManager? { windowUndoManager }

    private lazy var windowUndoManager = UndoManager()

    package override var outermostTintColor: UIColor { device?.application?.manifest.accentColor ?? .tintColor }

    // MARK: Screen and scene

    /// The scene that shows the window. If the application doesn't use scenes, it's the one that UIKit creates.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard oldValue !== windowScene else { return }
            oldValue?.remove(self)
            if !isHidden { windowScene?.add(self) }
            updateTraits()
        }
    }

    /// A Boolean value that indicates whether the window is in a scene behind another one.
    var isBehind: Bool { windowScene?.isBehind ?? false }

    /// The screen that shows the window.
    open var screen: UIScreen {
        get { windowScene?.screen ?? device?.screen ?? .main }
        set { updateTraits() }
    }

    /// The level of the window. Windows of a higher level are in front. The default is `normal`.
    open var windowLevel: UIWindow.Level = .normal

    /// The safe area insets of the screen, for windows that fill it.
    var screenSafeAreaInsets: UIEdgeInsets {
        guard bounds.size == screen.bounds.size else { return .zero }
        var insets = UIEdgeInsets(screen.environment.safeAreaInsets)
        if device?.statusBar.extendsWindowsUnderStatusBar == true { insets.top = 0 }
        return insets
    }

    // MARK: Showing

    /// The view controller whose view fills the window. The default is `nil`.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            rootViewControllerDidChange(from: oldValue)
        }
    }

    private func rootViewControllerDidChange(from old: UIViewController?) {
        if let old {
            if !isHidden { old.beginAppearanceTransition(false, animated: false) }
            old.viewIfLoaded?.removeFromSuperview()
            if !isHidden { old.endAppearanceTransition() }
        }
        if !isHidden { showRootView() }
    }

    private func showRootView() {
        guard let controller = rootViewController, controller.viewIfLoaded?.superview !== self else { return }
        let view: UIView = controller.view
        controller.beginAppearanceTransition(true, animated: false)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        view.keepFrameOfContainer()
        device?.statusBar.trackVisibility()
        layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    /// Changes the frame of the window after a change of the device, and notifies the view controllers.
    package func resize(to frame: CGRect) {
        guard let rootViewController, frame.size != bounds.size else {
            self.frame = frame
            return
        }
        let coordinator = TransitionCoordinator(in: self, isAnimated: false)
        let former = InterfaceRotation.orientation(of: bounds.size)
        let turn = InterfaceRotation(
            from: former, to: InterfaceRotation.orientation(of: frame.size), in: rootViewController)
        turn?.begin()
        rootViewController.viewWillTransition(to: frame.size, with: coordinator)
        rootViewController.presentations.forEach { $0.viewWillTransition(to: frame.size, with: coordinator) }
        coordinator.run {
            self.frame = frame
            turn?.animate()
            self.layoutIfNeeded()
        } completion: {
            turn?.end()
        }
    }

    /// Notifies the view controllers that the device's traits are about to change.
    package func willTransition(to screenTraits: UITraitCollection) {
        guard let rootViewController else { return }
        let sceneTraits = windowScene?.traitOverrides.applied(to: screenTraits) ?? screenTraits
        let new = overridden(sceneTraits)
        guard new != traitCollection else { return }
        let coordinator = TransitionCoordinator(in: self, isAnimated: false)
        rootViewController.willTransition(to: new, with: coordinator)
        rootViewController.presentations.forEach { $0.willTransition(to: new, with: coordinator) }
        coordinator.run {
        } completion: {
        }
    }

    /// A Boolean value that indicates whether the window is hidden. The default is `true` until
    /// ``makeKeyAndVisible()``. Showing the window makes its root view controller appear.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue {
                if isKeyWindow { resignKey() }
                rootViewController?.beginAppearanceTransition(false, animated: false)
                rootViewController?.viewIfLoaded?.removeFromSuperview()
                rootViewController?.endAppearanceTransition()
                windowScene?.remove(self)
                visibleWindows.remove(self)
                post(UIWindow.didBecomeHiddenNotification)
            } else {
                windowScene?.add(self)
                visibleWindows.add(self)
                // The device may have changed while the window was hidden.
                updateTraits()
                updateInsets()
                showRootView()
                post(UIWindow.didBecomeVisibleNotification)
            }
        }
    }

    /// Shows the window in front of the others at its level, and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the key window, which receives key presses.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        guard !isBehind else {
            windowScene?.record.covered?.keyWindow = self
            return
        }
        visibleWindows.key?.resignKey()
        visibleWindows.key = self
        becomeKey()
        device?.keyboard.update()
    }

    /// A Boolean value that indicates whether the window receives key presses.
    open var isKeyWindow: Bool { visibleWindows.key === self }

    /// A Boolean value that indicates whether the window can become the key window. The default is `true`.
    open var canBecomeKey: Bool { true }

    /// Tells the window that it has become the key window. Overrides must call `super`; don't call it directly.
    open func becomeKey() {
        post(UIWindow.didBecomeKeyNotification)
    }

    /// Tells the window that it has resigned as the key window. Overrides must call `super`; don't call it directly.
    open func resignKey() {
        guard isKeyWindow else { return }
        visibleWindows.key = nil
        post(UIWindow.didResignKeyNotification)
        device?.keyboard.update()
    }

    // MARK: Events

    /// Dispatches the touches of an event to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        guard let presses = event as? UIPressesEvent else {
            for touch in event.touches(for: self) ?? [] where touch.phase == .began {
                device?.editMenu?.touchBegins(touch)
            }
            return touchDispatcher.dispatch(event)
        }
        for press in presses.allPresses where press.window === self {
            guard let responder = press.responder else { continue }
            guard !deliverToRecognizers(press, of: presses) else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: presses)
            case .changed: responder.pressesChanged([press], with: presses)
            case .ended: responder.pressesEnded([press], with: presses)
            case .cancelled: responder.pressesCancelled([press], with: presses)
            case .stationary: break
            }
        }
    }

    /// Moves the focus or activates the focused item, with keys that no responder has handled.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter {
            !UIKitAssembly.current.handleTextKey($0) && !handleFocusKey($0) && !scroll(with: $0)
        }
        for press in others { press.delivery.isUnused = true }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Continues to move the focus while a key is held down.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter {
            !UIKitAssembly.current.handleTextKey($0) && ($0.isFocusAction || !handleFocusKey($0))
                && !scroll(with: $0)
        }
        for press in others { press.delivery.isUnused = true }
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    /// The view that contains the focus: that of the topmost presented view controller, or the window.
    package var focusRoot: UIView {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller === rootViewController ? self : controller?.viewIfLoaded ?? self
    }

    /// The root controller's view.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        rootViewController.map { [$0] } ?? super.preferredFocusEnvironments
    }

    package private(set) lazy var touchDispatcher = TouchDispatcher(window: self)

    /// The scene, or the application.
    open override var next: UIResponder? { windowScene ?? UIApplication.running }

    /// Posted when a window is shown. The object is the window.
    public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }

    /// Posted when a window is hidden. The object is the window.
    public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }

    /// Posted when a window becomes the key window. The object is the window.
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }

    /// Posted when a window resigns as the key window. The object is the window.
    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }
}

extension UIWindow {
    /// The level of a window, which determines the order from back to front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Creates a level with the given value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level with the given value.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The level of the application's windows, 0.
        public static let normal = Level(0)
        /// The level above the status bar, 1000.
        public static let statusBar = Level(1000)
        /// The level above everything else, 2000.
        public static let alert = Level(2000)
    }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}
