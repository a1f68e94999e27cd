/// An edit menu on the screen. The module with the text controls implements it.
@MainActor
package protocol EditMenuPresenting: AnyObject {
    /// Closes the menu if the touch is outside of it.
    func touchBegins(_ touch: UITouch)
    /// Closes the menu if its view was removed or has moved.
    func closeIfOutdated()
    /// Closes the menu.
    func dismiss()
}

/// The menu controller of a device: `UIMenuController`, whose module is above this one.
@MainActor
package protocol MenuControlling: AnyObject {
    /// The titles and actions of the app's menu items.
    var itemActions: [(title: String, action: Selector)] { get }
    /// Shows a menu with the given elements next to a rectangle of a view.
    func showMenu(_ elements: [UIMenuElement], from targetView: UIView, rect targetRect: CGRect)
}
