import Foundation

/// A named action that an element offers in addition to activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action. It returns a Boolean value that indicates whether the action succeeded.
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The category of actions that edit the element, such as deleting it.
    public nonisolated static let categoryEdit = "UIAccessibilityCustomActionCategoryEdit"

    /// The name of the action.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name of the action with attributes for reading it aloud.
    open var attributedName: NSAttributedString
    /// An image for the action. The default is `nil`.
    ///
    /// Differs from UIKit: hosts show the name of an action, not its image.
    open var image: UIImage?
    /// The category of the action. The default is `nil`. Actions of a category are next to each other, after the actions
    /// without one.
    open var category: String?
    /// The closure that performs the action, or `nil` if ``target`` performs it.
    open var actionHandler: Handler?
    /// The object whose method performs the action. It isn't retained.
    open weak var target: AnyObject? {
        get { method.target }
        set { method.target = newValue }
    }
    /// The method of ``target``. If the action has a closure, the name is empty.
    open var selector: Selector {
        get { method.selector }
        set { method.selector = newValue }
    }

    private var method = Method()

    private struct Method {
        weak var target: AnyObject?
        var selector = Selector("")
    }

    /// Creates an action that calls a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action without a name and an effect.
    public override convenience init() { self.init(name: "", actionHandler: nil) }

    /// Creates an action with an image that calls a closure.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action that calls a closure, with a name that has attributes for reading it aloud.
    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with an image that calls a closure, with a name that has attributes for reading it aloud.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
        self.attributedName = attributedName
    }

    /// Creates an action that calls a method. The action succeeds if the target has the method.
    ///
    /// Differs from UIKit: there, the Boolean result of the method specifies whether the action succeeded.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// Creates an action with an image that calls a method. The action succeeds if the target has the method.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    /// Creates an action that calls a method, with a name that has attributes for reading it aloud.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }

    /// Creates an action with an image that calls a method, with a name that has attributes for reading it aloud.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        method = Method(target: target as AnyObject?, selector: selector)
        super.init()
    }

    /// Performs the action. Returns whether it succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, selector.isImplemented(by: target) else { return false }
        selector.send(to: target, sender: self)
        return true
    }
}
