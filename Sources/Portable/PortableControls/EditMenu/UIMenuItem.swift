/// An item of the app's own in the menus of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The text in the menu.
    open var title: String
    /// What is sent to the first responder that has the method.
    open var action: Selector

    /// An item.
    ///
    /// - Parameters:
    ///   - title: The text in the menu.
    ///   - action: What is sent to the first responder that has the method; the item is left out where nobody has it.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
