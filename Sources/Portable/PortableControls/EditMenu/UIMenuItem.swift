/// A custom item in the menus of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the item.
    open var title: String
    /// The action, sent to the first responder that implements it.
    open var action: Selector

    /// Creates an item without a title and an action.
    public override convenience init() { self.init(title: "", action: Selector("")) }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title of the item.
    ///   - action: The action, sent to the first responder that implements it. The item is hidden if no responder does.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
