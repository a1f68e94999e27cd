import Foundation

/// A menu element or key command that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
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
    /// A longer title for an overview of keyboard shortcuts. The default is `nil`.
    ///
    /// Differs from UIKit: there's no overview of keyboard shortcuts.
    open var discoverabilityTitle: String?
    /// The action, sent to the first responder that has the method.
    open var action: Selector { selector }
    /// A value that distinguishes commands with the same action. The default is `nil`.
    open var propertyList: Any? { list }
    /// The attributes that determine the command's style and behavior. The default is empty.
    open var attributes: UIMenuElement.Attributes = []
    /// The state of the command, which determines its checkmark. The default is `.off`.
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
