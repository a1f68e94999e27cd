import Foundation

/// An interaction that shows a bar of actions, such as for a selected text, when the app requests it.
///
/// The menu is dismissed when the user chooses an action, touches the screen outside the menu, types, or scrolls, and
/// when its view is removed.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    private weak var menuDelegate: (any UIEditMenuInteractionDelegate)?
    private weak var attachedView: UIView?
    private weak var presentation: EditMenuPresentation?
    private var configuration: UIEditMenuConfiguration?

    /// An interaction that shows what its delegate says, which it doesn't keep alive; without one, the suggested
    /// actions.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        menuDelegate = delegate
        super.init()
    }

    /// Says which menu to show.
    open weak var delegate: (any UIEditMenuInteractionDelegate)? { menuDelegate }

    /// The view that it was added to; nil while it is in none.
    open var view: UIView? { attachedView }

    /// Closes the menu of the view that it was in.
    open func willMove(to view: UIView?) {
        if view !== attachedView { dismissMenu() }
    }

    /// Shows menus of the view from now on.
    open func didMove(to view: UIView?) {
        attachedView = view
    }

    /// Shows a menu, in the place of one that is shown. Does nothing outside a window, or if the menu has no elements.
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
        let suggested = EditMenuSuggestions.elements(from: view)
        return menuDelegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// Whether the interaction shows a menu.
    var isMenuShown: Bool { presentation != nil }

    /// Where the menu is in the window; empty while none is shown.
    var menuFrame: CGRect { presentation?.frame ?? .zero }

    /// Closes the menu. Does nothing if none is shown.
    open func dismissMenu() {
        presentation?.dismiss()
    }

    /// Asks for the menu's elements again. Does nothing if none is shown.
    open func reloadVisibleMenu() {
        guard let presentation, let configuration, let attachedView else { return }
        presentation.update(menu(for: configuration, in: attachedView))
    }

    /// Asks for what the menu must not cover again, and moves the menu there. Does nothing if none is shown.
    open func updateVisibleMenuPosition(animated: Bool) {
        presentation?.update(animated: animated)
    }

    /// Where the menu was asked for, in the coordinates of `view`, nil standing for the window; zero while none is
    /// shown.
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
