import Foundation

/// A menu element or key command that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    private let selector: Selector
    private let list: Any?

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The title in a menu.
    ///   - subtitle: A smaller text below the title.
    ///   - image: The image in a menu.
    ///   - selectedImage: The image while the command's state is on. `nil` means `image`.
    ///   - action: The action, sent to the first responder that has the method.
    ///   - propertyList: A value that distinguishes commands with the same action.
    ///   - discoverabilityTitle: A longer title for an overview of keyboard shortcuts.
    ///   - attributes: The attributes that determine the command's style and behavior.
    ///   - state: The state of the command, which determines its checkmark.
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

    /// Creates a command with alternates and a preference for showing its image.
    ///
    /// Differs from UIKit: the alternates are stored, but never shown.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        preferredImageVisibility: UIMenuElement.ImageVisibility, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
            propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
        )
        leaf.alternates = alternates
        self.preferredImageVisibility = preferredImageVisibility
    }

    /// Returns `nil`, because archives aren't supported.
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
    /// The image while the command's state is on. `nil` means `image`.
    open var selectedImage: UIImage?
    /// A longer title for the overview of keyboard shortcuts, which appears while the user holds the Command key of an
    /// iPad's keyboard. The default is `nil`, which means the title.
    open var discoverabilityTitle: String?
    /// The action, sent to the first responder that has the method.
    open var action: Selector { selector }
    /// A value that distinguishes commands with the same action. The default is `nil`.
    open var propertyList: Any? { list }
    /// The attributes that determine the command's style and behavior. The default is empty.
    open var attributes: UIMenuElement.Attributes = []
    /// The state of the command, which determines its checkmark. The default is `.off`.
    open var state: UIMenuElement.State = .off

    /// The variants of the command while other modifier keys are pressed. The default is empty.
    ///
    /// Differs from UIKit: they're never shown.
    open var alternates: [UICommandAlternate] { leaf.alternates }
    /// The behavior while the command's key is held down. The default is `.automatic`, which sends the action again.
    open var repeatBehavior: UIMenuElement.RepeatBehavior {
        get { leaf.repeatBehavior }
        set { leaf.repeatBehavior = newValue }
    }
    /// The object that shows the menu, while the command's action is sent from a menu.
    open var sender: Any? { leaf.sender }

    package override var leafAttributes: UIMenuElement.Attributes { attributes }
    package override var leafState: UIMenuElement.State {
        get { state }
        set { state = newValue }
    }

    /// Sends the action along the responder chain of the object that shows the menu.
    package override func performLeaf(sender: AnyObject?) {
        leaf.sender = sender
        defer { leaf.sender = nil }
        send(from: sender as? UIResponder)
    }

    /// Sends the action if the responder that handles it doesn't disable the command. Returns whether it was sent.
    package func sendIfValid(from responder: UIResponder) -> Bool {
        guard let target = responder.target(forAction: action, withSender: self) else { return false }
        (target as? UIResponder)?.validate(self)
        return !attributes.contains(.disabled) && send(from: responder)
    }

    /// Sends the action to the first responder that has the method, beginning at `responder`. Returns whether such a
    /// responder exists.
    @discardableResult
    package func send(from responder: UIResponder?) -> Bool {
        guard let target = responder?.target(forAction: action, withSender: self) else { return false }
        action.send(to: target as AnyObject, sender: self)
        return true
    }
}

extension UIMenuElement {
    /// The image of the element in its current state.
    var imageInState: UIImage? {
        guard leafState == .on else { return image }
        return (self as? UIAction)?.selectedImage ?? (self as? UICommand)?.selectedImage ?? image
    }
}
