import Foundation

/// A legacy object that shows an edit menu. Each device has one. It shows the standard actions that the first responder
/// can perform, and the app's items.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// The arrow points down if there's enough space above, and otherwise up.
        case `default` = 0
        /// The arrow points up: the menu is below.
        case up = 1
        /// The arrow points down: the menu is above.
        case down = 2
        /// The arrow points to the left: the menu is to the right.
        case left = 3
        /// The arrow points to the right: the menu is to the left.
        case right = 4
    }

    /// The menu controller of the device.
    open class var shared: UIMenuController { DeviceContext.current(for: .application).menuController }

    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private weak var device: DeviceContext?
    /// The elements that replace the actions of the first responder, or `nil` to show the actions.
    private var givenElements: [UIMenuElement]?

    package init(device: DeviceContext) {
        self.device = device
        super.init()
    }

    /// The app's items, which follow the standard ones. The default is `nil`.
    open var menuItems: [UIMenuItem]?

    /// The preferred direction of the menu's arrow.
    open var arrowDirection = ArrowDirection.default

    // MARK: Showing

    /// A Boolean value that indicates whether the menu is visible. Setting it shows or hides the menu with an
    /// animation, as ``setMenuVisible(_:animated:)`` does.
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
        // Remove the menu of another view.
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

    /// Hides the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === interaction.view { hideMenu() }
    }

    /// Updates the menu with the currently available actions.
    open func update() {
        interaction.reloadVisibleMenu()
    }

    /// The frame of the menu on the screen, in points. It's empty if there's no menu.
    open var menuFrame: CGRect { interaction.menuFrame }

    // MARK: What is shown

    /// The responder that performs the chosen action: the first responder, or else the view of the menu.
    private var responder: UIResponder? {
        guard let targetView else { return nil }
        return targetView.window?.firstResponder ?? targetView
    }

    /// Returns the actions of a responder and its successors, including the app's items that one of them can perform.
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

    /// Posts the notification.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        post(Self.willShowMenuNotification)
        post(Self.menuFrameDidChangeNotification)
        animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
    }

    /// Posts the notification.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        let view = interaction.view
        post(Self.willHideMenuNotification)
        animator.addCompletion { [weak self, weak view] in
            guard let self else { return }
            // Another menu may have been shown in the meantime.
            if let view, !interaction.isMenuShown { leave(view) }
            post(Self.didHideMenuNotification)
        }
    }
}

extension UIMenuController {
    /// A notification that is posted before the menu appears.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// A notification that is posted after the menu appears.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// A notification that is posted before the menu disappears.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// A notification that is posted after the menu disappears.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// A notification that is posted when the frame of the menu changes.
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
