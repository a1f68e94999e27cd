/// A menu element that the user can choose: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// A longer title for users who look for keyboard shortcuts.
    var discoverabilityTitle: String? { get set }
    /// The image next to the title.
    var image: UIImage? { get set }
    /// The image while the state is `.on`. `nil` means `image`.
    var selectedImage: UIImage? { get set }
    /// The attributes that determine the appearance and behavior.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state, which determines the checkmark.
    var state: UIMenuElement.State { get set }
    /// The object that shows the menu, while the element's action runs.
    var sender: Any? { get }
    /// The object that shows the menu, if a popover can point at it, while the element's action runs.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    /// The behavior while the element's key is held down.
    var repeatBehavior: UIMenuElement.RepeatBehavior { get set }

    /// Runs the element's action.
    ///
    /// - Parameters:
    ///   - sender: The object that shows the menu.
    ///   - target: The object that receives a command's action. With `nil`, the responder chain of the sender is
    ///     searched.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction {
    /// The object that runs the action, if a popover can point at it, while the action runs.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// Runs the action's closure. The target has no effect.
    public func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender.map { $0 as AnyObject })
    }
}

extension UICommand {
    /// The object that shows the menu, if a popover can point at it, while the action is sent.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// Sends the command's action to the target, or to the responder chain of the sender if there's no target.
    public func performWithSender(_ sender: Any?, target: Any?) {
        if let target {
            action.send(to: target as AnyObject, sender: self)
        } else {
            performLeaf(sender: sender.map { $0 as AnyObject })
        }
    }
}

extension UIMenuElement {
    /// The behaviors of an element while its key is held down.
    public enum RepeatBehavior: Int, Sendable {
        /// The system decides whether the action is repeated.
        case automatic = 0
        /// The action is repeated while the key is held down.
        case repeatable = 1
        /// The action runs once.
        case nonRepeatable = 2
    }

    /// The preferences for showing the image of an element.
    public enum ImageVisibility: Int, Sendable {
        /// The system decides whether the image is visible.
        case automatic = 0
        /// The image is visible.
        case visible = 1
        /// The image is hidden.
        case hidden = 2
    }

    /// Calls the element's handler after its highlight changed.
    func didHighlight(_ isHighlighted: Bool) {
        leaf.highlightHandler?(self, isHighlighted)
    }
}

/// The properties that few menu elements set.
package struct MenuLeafProperties {
    var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
    var imageVisibility = UIMenuElement.ImageVisibility.automatic
    var highlightHandler: ((UIMenuElement, Bool) -> Void)?
    var alternates: [UICommandAlternate] = []
    var displayPreferences: UIMenuDisplayPreferences?
    weak var sender: AnyObject?
}

/// The preferences for showing the children of a menu.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// The maximum number of lines of the children's titles. The default is 0, which means that there's no limit.
    open var maximumNumberOfTitleLines = 0

    /// Creates preferences with default values.
    public override init() {
        super.init()
    }

    var copied: UIMenuDisplayPreferences {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}

/// A variant of a command, with another title and action, while modifier keys are pressed.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title of the variant.
    public let title: String
    /// The action of the variant.
    public let action: Selector
    /// The modifier keys that choose the variant.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates a variant of a command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
