/// A closure that a `UIAction` runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or a control's action that runs a closure.
///
/// ```swift
/// let favorite = UIAction(
///     title: "Favorite", image: UIImage(systemName: "heart"), state: recipe.isFavorite ? .on : .off
/// ) { [weak self] _ in
///     self?.recipe.isFavorite.toggle()
/// }
/// button.addAction(favorite, for: .primaryActionTriggered)
/// navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: favorite)
/// ```
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The identifier of an action. In a control, an action replaces another one with the same identifier.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The string of the identifier.
        public let rawValue: String

        /// Creates an identifier with the given string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier with the given string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the Paste action.
        public static let paste = Identifier("com.apple.action.paste")
        /// The identifier of the Paste and Match Style action.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// The identifier of the Paste and Go action, which opens a pasted URL.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// The identifier of the action that creates an item from the content of the pasteboard.
        public static let newFromPasteboard = Identifier("com.apple.action.newFromPasteboard")
        /// The identifier of the Paste and Search action, which searches for pasted text.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    private static var lastNumber = 0

    private let name: Identifier
    private let handler: UIActionHandler
    private weak var currentSender: AnyObject?

    /// Creates an action that runs `handler`.
    ///
    /// - Parameters:
    ///   - title: The title in a menu, or of a control that uses the action.
    ///   - subtitle: A smaller text under the title.
    ///   - image: The image.
    ///   - selectedImage: The image while the state is `.on`. `nil` means `image`.
    ///   - identifier: The identifier. `nil` creates a unique one.
    ///   - discoverabilityTitle: A longer text for users who look for keyboard shortcuts.
    ///   - attributes: The appearance and behavior.
    ///   - state: The state, which determines the checkmark.
    ///   - handler: The closure. Its parameter is the action, whose `sender` is the object that runs it.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        if let identifier {
            name = identifier
        } else {
            UIAction.lastNumber += 1
            name = Identifier("com.apple.action.dynamic.\(UIAction.lastNumber)")
        }
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Creates an action that runs `handler`, without a subtitle.
    @_disfavoredOverload
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: nil, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Creates an action that runs `handler`.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, selectedImage: nil, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Creates an action that runs `handler`, with a preference for showing its image.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        preferredImageVisibility: UIMenuElement.ImageVisibility, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        self.preferredImageVisibility = preferredImageVisibility
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The title.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The image.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// The image while the state is `.on`. `nil` means `image`.
    open var selectedImage: UIImage?
    /// The identifier of the action.
    open var identifier: Identifier { name }
    /// A longer text that explains the action. The default is `nil`.
    ///
    /// It's the accessibility hint of the action's row in a menu.
    open var discoverabilityTitle: String?
    /// The appearance and behavior. The default is empty.
    open var attributes: UIMenuElement.Attributes = []
    /// The state, which determines the checkmark. The default is `.off`.
    open var state: UIMenuElement.State = .off
    /// The object that runs the action, while it runs.
    open var sender: Any? { currentSender }

    /// The behavior while its key is held down. It has no effect, because actions have no keys.
    open var repeatBehavior: UIMenuElement.RepeatBehavior {
        get { leaf.repeatBehavior }
        set { leaf.repeatBehavior = newValue }
    }

    package override var leafAttributes: UIMenuElement.Attributes { attributes }
    package override var leafState: UIMenuElement.State {
        get { state }
        set { state = newValue }
    }
    package override func performLeaf(sender: AnyObject?) { perform(sender: sender) }

    /// Runs the closure for `sender`.
    package func perform(sender: AnyObject?) {
        let outer = currentSender
        currentSender = sender
        defer { currentSender = outer }
        handler(self)
    }
}
