import Foundation

/// A legacy object that shows an edit menu. There's one for the whole device. It shows the standard actions that the
/// first responder can perform, and the app's items.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Where the menu's arrow points.
    public enum ArrowDirection: Int, Sendable {
        /// Down if there is room above, or else up.
        case `default` = 0
        /// Up: the menu is below.
        case up = 1
        /// Down: the menu is above.
        case down = 2
        /// To the left: the menu is to the right.
        case left = 3
        /// To the right: the menu is to the left.
        case right = 4
    }

    /// The device's only one.
    open class var shared: UIMenuController { DeviceContext.current(for: .application).menuController }

    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private weak var device: DeviceContext?
    /// The elements that replace the actions of the first responder; `nil` to show the actions.
    private var givenElements: [UIMenuElement]?

    package init(device: DeviceContext) {
        self.device = device
        super.init()
    }

    /// The app's items, which follow the standard ones; `nil` by default.
    open var menuItems: [UIMenuItem]?

    /// Where the menu's arrow is to point.
    open var arrowDirection = ArrowDirection.default

    // MARK: Showing

    /// Whether the menu is shown. Setting it shows or hides the menu, animated, as the older app does that has called
    /// ``setTargetRect(_:in:)``.
    open var isMenuVisible: Bool {
        get { interaction.isMenuShown }
        set { setMenuVisible(newValue, animated: true) }
    }

    /// Shows the menu next to the rectangle of ``setTargetRect(_:in:)``, or hides it. Does nothing without a rectangle,
    /// or outside a window. The change is always animated.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        givenElements = nil
        show()
    }

    /// Sets the rectangle next to which the menu appears. The menu doesn't cover it.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Shows the menu next to a rectangle of a view. Does nothing outside a window, or if no action is available.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        givenElements = nil
        show()
    }

    /// Shows the given elements next to a rectangle of a view.
    package func showMenu(_ elements: [UIMenuElement], from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        givenElements = elements
        show()
    }

    private func show() {
        guard let targetView, targetView.window != nil else { return givenElements = nil }
        // The menu of another view goes.
        interaction.view?.removeInteraction(interaction)
        targetView.addInteraction(interaction)
        let configuration = UIEditMenuConfiguration(
            identifier: nil, sourcePoint: CGPoint(x: targetRect.midX, y: targetRect.minY))
        configuration.preferredArrowDirection =
            UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        interaction.presentEditMenu(with: configuration)
        if !interaction.isMenuShown { leave(targetView) }
    }

    /// Hides the menu.
    open func hideMenu() {
        interaction.dismissMenu()
    }

    /// Hides the menu if it is one of a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === interaction.view { hideMenu() }
    }

    /// Asks again what can be done, and shows that.
    open func update() {
        interaction.reloadVisibleMenu()
    }

    /// The frame of the menu on the screen, in points; empty without a menu.
    open var menuFrame: CGRect { interaction.menuFrame }

    // MARK: What is shown

    /// Who performs what is chosen: the first responder, or without one the view of the menu.
    private var responder: UIResponder? {
        guard let targetView else { return nil }
        return targetView.window?.firstResponder ?? targetView
    }

    /// The actions of a responder and of those behind it, with the app's own items that one of them performs.
    private func elements(from responder: UIResponder) -> [UIMenuElement] {
        let standard = EditMenuSuggestions.standardActions.compactMap { entry in
            element(titled: entry.title, entry.action, from: responder)
        }
        return standard + (menuItems ?? []).compactMap { element(titled: $0.title, $0.action, from: responder) }
    }

    private func element(titled title: String, _ action: Selector, from responder: UIResponder) -> UIMenuElement? {
        guard responder.target(forAction: action, withSender: self) != nil else { return nil }
        return UIAction(title: title) { [weak self, weak responder] _ in
            guard let self, let target = responder?.target(forAction: action, withSender: self) else { return }
            action.send(to: target as AnyObject, sender: self)
        }
    }

    private func leave(_ view: UIView) {
        givenElements = nil
        if interaction.view === view { view.removeInteraction(interaction) }
    }

    private func post(_ name: Notification.Name) {
        device?.post(name, object: self)
    }
}

extension UIMenuController: UIEditMenuInteractionDelegate {
    /// Returns the menu of available actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: givenElements ?? responder.map { elements(from: $0) } ?? [])
    }

    /// Returns the target rectangle.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { targetRect }

    /// Tells observers.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        post(Self.willShowMenuNotification)
        post(Self.menuFrameDidChangeNotification)
        animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
    }

    /// Tells observers.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        let view = interaction.view
        post(Self.willHideMenuNotification)
        animator.addCompletion { [weak self, weak view] in
            guard let self else { return }
            // Another menu may have come meanwhile.
            if let view, !interaction.isMenuShown { leave(view) }
            post(Self.didHideMenuNotification)
        }
    }
}

extension UIMenuController {
    /// Posted before the menu appears.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu has come.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has gone.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu has another place.
    public static let menuFrameDidChangeNotification =
        Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}

extension DeviceContext {
    /// The menu controller of the device.
    package var menuController: UIMenuController { scope.state(of: .menuController) { UIMenuController(device: self) } }
}

extension UIMenuController: MenuControlling {
    package var itemActions: [(title: String, action: Selector)] {
        (menuItems ?? []).map { (title: $0.title, action: $0.action) }
    }
}
