/// An item of the app's own in the menus of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The text in the menu.
    open var title: String
    /// The action, sent to the first responder that has the method.
    open var action: Selector

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The text in the menu.
    ///   - action: The action, sent to the first responder that has the method. The item is hidden if no responder has
    ///     it.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
