/// A button of a swiped row: the older form of `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// The meaning of an action.
    public enum Style: Int, Sendable {
        /// It takes the row away.
        case `default` = 0
        /// It doesn't take the row away.
        case normal = 1

        /// Another name of `default`.
        public static var destructive: Style { .default }
    }

    /// The meaning of the action.
    public let style: Style

    /// The text of the button; nil for none.
    open var title: String?

    /// The color behind the text; nil, the default, for red, and gray with the style `normal`.
    open var backgroundColor: UIColor?

    /// An effect behind the text; nil, the default, for none.
    ///
    /// Differs from UIKit: it isn't shown.
    open var backgroundEffect: UIVisualEffect?

    private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// An action of a style.
    ///
    /// - Parameter handler: Does what the action says, with the row's index path. It lives as long as the action.
    public convenience init(
        style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init(style, title, handler)
    }

    private init(
        _ style: Style, _ title: String?, _ handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// An action that looks and does the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style, title, handler)
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }

    /// The same for the row at an index path, as swipes show it.
    func contextualAction(at indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [handler] _, _, completion in
            handler(self, indexPath)
            completion(true)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
