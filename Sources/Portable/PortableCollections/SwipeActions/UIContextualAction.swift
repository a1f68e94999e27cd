/// A swipe action of a row.
///
/// ```swift
/// let favorite = UIContextualAction(style: .normal, title: "Favorite") { [weak self] _, _, completion in
///     self?.recipe.isFavorite.toggle()
///     completion(true)
/// }
/// favorite.image = UIImage(systemName: "heart")
/// favorite.backgroundColor = .systemPink
/// ```
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The meaning of an action.
    public enum Style: Int, Sendable {
        /// The action doesn't remove the row.
        case normal = 0
        /// The action removes the row.
        case destructive
    }

    /// A closure that performs an action. It receives the action, the view that the user touched, and a completion
    /// handler to call with whether the action was performed.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The meaning of the action.
    public let style: Style

    /// The closure that performs the action.
    public let handler: Handler

    /// The title of the action's button; `nil` for none.
    open var title: String?

    /// The image of the action's button, drawn in white. The default is `nil`, which means no image. If there's also a
    /// title, both are shown in rows that are high enough, and only the image in others.
    open var image: UIImage?

    /// The background color of the button. The default is gray for normal actions and red for destructive ones. Setting
    /// `nil` resets it.
    open var backgroundColor: UIColor! {
        get { background.color ?? style.defaultColor }
        set { background.color = newValue }
    }

    /// The visual effect in front of the background color, or `nil` for no effect.
    final var backgroundEffect: UIVisualEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    private var background = Background()

    private struct Background {
        var color: UIColor?
        var effect: UIVisualEffect?
    }

    /// Creates an action with a style, a title, and a handler.
    ///
    /// - Parameters:
    ///   - style: The meaning of the action. A destructive action removes the row.
    ///   - title: The title of the button, or `nil` for a button with only an image.
    ///   - handler: A closure that performs the action, and calls its completion handler. The action retains it.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    /// Creates an action in the normal style that has no title and no effect.
    public override convenience init() { self.init(.normal, nil) { _, _, completion in completion(false) } }

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
