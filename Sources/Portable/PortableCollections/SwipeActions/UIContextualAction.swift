/// An action that a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The meaning of an action.
    public enum Style: Int, Sendable {
        /// It doesn't take the row away.
        case normal = 0
        /// It takes the row away.
        case destructive
    }

    /// Does what the action says: gets the action, the view that was touched, and what to call when it is done, with
    /// whether it was.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The meaning of the action.
    public let style: Style

    /// The closure that performs the action.
    public let handler: Handler

    /// The text of the action's button; nil for none.
    open var title: String?

    /// The picture of the action's button, drawn in white; nil, the default, for none. With a title too, both are shown
    /// in rows that are high enough, and the picture alone in others.
    open var image: UIImage?

    /// The color behind the button; gray for normal actions and red for destructive ones by default, to which nil
    /// sets it back.
    open var backgroundColor: UIColor! {
        get { colorStorage ?? style.defaultColor }
        set { colorStorage = newValue }
    }

    private var colorStorage: UIColor?

    /// An action of a style. The action keeps `handler` alive as long as it lives itself.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

extension UIContextualAction.Style {
    fileprivate var defaultColor: UIColor {
        switch self {
        case .normal: .systemGray3
        case .destructive: .systemRed
        }
    }
}
