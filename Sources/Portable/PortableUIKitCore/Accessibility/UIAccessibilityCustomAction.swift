import Foundation

/// A named action that an element offers in addition to activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action. It returns a Boolean value that indicates whether the action succeeded.
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// An image for the action. The default is `nil`.
    ///
    /// Differs from UIKit: hosts show the name of an action, not its image.
    open var image: UIImage?
    /// The closure that performs the action, or `nil` if ``target`` performs it.
    open var actionHandler: Handler?
    /// The object whose method performs the action. It isn't retained.
    open weak var target: AnyObject?
    /// The method of ``target``. If the action has a closure, the name is empty.
    open var selector: Selector

    /// Creates an action that calls a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with an image that calls a closure.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action that calls a method. The action succeeds if the target has the method.
    ///
    /// Differs from UIKit: there, the Boolean result of the method specifies whether the action succeeded.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
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
