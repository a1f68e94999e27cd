/// A button of a swiped row: the older form of `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// The meaning of an action.
    public enum Style: Int, Sendable {
        /// The action removes the row.
        case `default` = 0
        /// The action doesn't remove the row.
        case normal = 1

        /// Another name for `default`.
        public static var destructive: Style { .default }
    }

    /// The meaning of the action.
    public let style: Style

    /// The title of the button; `nil` for none.
    open var title: String?

    /// The background color of the button. The default is `nil`, which means red, and gray with the style `normal`.
    open var backgroundColor: UIColor?

    /// A visual effect behind the title, in front of the background color if there's one. The default is `nil`, which
    /// means no effect.
    open var backgroundEffect: UIVisualEffect?

    private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action with a style, a title, and a handler.
    ///
    /// - Parameter handler: A closure that performs the action for the row at an index path. The action retains it.
    public convenience init(
        style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init(style, title, handler)
    }

    /// Creates an action in the default style that has no title and no effect.
    public override convenience init() { self.init(.default, nil) { _, _ in } }

    private init(
        _ style: Style, _ title: String?, _ handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Returns an action with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style, title, handler)
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }

    /// Returns the corresponding swipe action for the row at an index path.
    func contextualAction(at indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [handler] _, _, completion in
            handler(self, indexPath)
            completion(true)
        }
        action.backgroundColor = backgroundEffect == nil ? backgroundColor : backgroundColor ?? .clear
        action.backgroundEffect = backgroundEffect
        return action
    }
}
