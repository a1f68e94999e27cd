import Foundation

/// A menu element, or what a key does, that sends a message along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    private let selector: Selector
    private let list: Any?

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The text in a menu.
    ///   - subtitle: A smaller text under the title.
    ///   - image: The image in a menu.
    ///   - selectedImage: The image while the command is marked; nil means `image`.
    ///   - action: The message, sent to the first responder that has the method.
    ///   - propertyList: A value that distinguishes commands with the same action.
    ///   - discoverabilityTitle: A longer text for people who look for keyboard shortcuts.
    ///   - attributes: How it looks and behaves.
    ///   - state: Whether it is marked.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        selector = action
        list = propertyList
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

    /// The text in a menu.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The image in a menu.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// The image while the command is selected; `nil` means `image`.
    open var selectedImage: UIImage?
    /// A longer text for people who look for keyboard shortcuts; nil by default.
    open var discoverabilityTitle: String?
    /// The message, sent to the first responder that has the method.
    open var action: Selector { selector }
    /// A value that distinguishes commands with the same action; `nil` by default.
    open var propertyList: Any? { list }
    /// How it looks and behaves; nothing special by default.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether it is marked; `.off` by default.
    open var state: UIMenuElement.State = .off

    package override var leafAttributes: UIMenuElement.Attributes { attributes }
    package override var leafState: UIMenuElement.State {
        get { state }
        set { state = newValue }
    }

    /// Sends the action along the responder chain of the object that shows the menu.
    package override func performLeaf(sender: AnyObject?) {
        send(from: sender as? UIResponder)
    }

    /// Sends the message to the first responder from `responder` upwards that has the method. Returns whether there is
    /// one.
    @discardableResult
    package func send(from responder: UIResponder?) -> Bool {
        guard let target = responder?.target(forAction: action, withSender: self) else { return false }
        action.send(to: target as AnyObject, sender: self)
        return true
    }
}
