import Foundation

/// An interaction that shows a bar of actions, such as for selected text, when the app requests it.
///
/// The menu is dismissed when the user chooses an action, touches the screen outside the menu, types, or scrolls, and
/// when its view is removed.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    private weak var menuDelegate: (any UIEditMenuInteractionDelegate)?
    private weak var attachedView: UIView?
    private weak var presentation: EditMenuPresentation?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction with a delegate, which isn't retained. Without a delegate, the interaction shows the
    /// suggested actions.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        menuDelegate = delegate
        super.init()
    }

    /// The object that provides the menu.
    open weak var delegate: (any UIEditMenuInteractionDelegate)? { menuDelegate }

    /// The view that the interaction belongs to, or `nil`.
    open var view: UIView? { attachedView }

    /// Dismisses the menu of the current view.
    open func willMove(to view: UIView?) {
        if view !== attachedView { dismissMenu() }
    }

    /// Sets the view for future menus.
    open func didMove(to view: UIView?) {
        attachedView = view
    }

    /// Shows a menu and dismisses the current one. Does nothing outside a window, or if the menu has no elements.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let attachedView, let device = attachedView.window?.device else { return }
        device.editMenu?.dismiss()
        self.configuration = configuration
        guard let new = EditMenuPresentation(menu(for: configuration, in: attachedView), configuration, of: self),
            new.show()
        else { return }
        presentation = new
        device.editMenu = new
    }

    private func menu(for configuration: UIEditMenuConfiguration, in view: UIView) -> UIMenu {
        let suggested = UIContextMenuSystem.shared.build(EditMenuSuggestions.elements(from: view), from: view)
        return menuDelegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// A Boolean value that indicates whether a menu is visible.
    var isMenuShown: Bool { presentation != nil }

    /// The frame of the menu in the window, which is empty if no menu is visible.
    var menuFrame: CGRect { presentation?.frame ?? .zero }

    /// Dismisses the menu. Does nothing if there's no menu.
    open func dismissMenu() {
        presentation?.dismiss()
    }

    /// Reloads the menu's elements. Does nothing if there's no menu.
    open func reloadVisibleMenu() {
        guard let presentation, let configuration, let attachedView else { return }
        presentation.update(menu(for: configuration, in: attachedView))
    }

    /// Requests the target rectangle again and moves the menu. Does nothing if there's no menu.
    open func updateVisibleMenuPosition(animated: Bool) {
        presentation?.update(animated: animated)
    }

    /// Returns the source point of the menu in the coordinate space of `view`, or of the window if it's `nil`. Returns
    /// zero if there's no menu.
    open func location(in view: UIView?) -> CGPoint {
        guard let attachedView, let configuration, presentation != nil else { return .zero }
        return attachedView.convert(configuration.sourcePoint, to: view)
    }

    func presentationDidEnd(_ ended: EditMenuPresentation) {
        guard presentation === ended else { return }
        presentation = nil
        configuration = nil
    }
}
