/// What a `UIAction` does when it is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element, or what a control does, that runs a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The name of an action. Equal names replace each other in a control.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// The identifier of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of that name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Pasting.
        public static let paste = Identifier("com.apple.action.paste")
        /// Pasting in the style of the text around.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// Pasting an address and going there.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// Pasting words and searching for them.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    private static var lastNumber = 0

    private let name: Identifier
    private let handler: UIActionHandler
    private weak var currentSender: AnyObject?

    /// An action that runs `handler`.
    ///
    /// - Parameters:
    ///   - title: The text in a menu, or of a control that takes it over.
    ///   - subtitle: A smaller text under the title.
    ///   - image: The picture.
    ///   - selectedImage: The picture while the action is marked; stored only, for the picture follows the state.
    ///   - identifier: A name; nil makes one up that no other action has.
    ///   - discoverabilityTitle: A longer text for people who look for keyboard shortcuts.
    ///   - attributes: How it looks and behaves.
    ///   - state: Whether it is marked.
    ///   - handler: Gets the action, whose `sender` is who ran it.
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

    /// Nil: archives are not read.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The text.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The picture.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// The picture while the action is marked; nil means `image`.
    open var selectedImage: UIImage?
    /// The name of the action.
    open var identifier: Identifier { name }
    /// A longer text for people who look for keyboard shortcuts; nil by default.
    open var discoverabilityTitle: String?
    /// How it looks and behaves; nothing special by default.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether it is marked; `.off` by default.
    open var state: UIMenuElement.State = .off
    /// Who runs the action, while it runs.
    open var sender: Any? { currentSender }

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
