import Foundation

/// Something that an element can do beside being activated, under a name that is read out.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Returns whether the action was done.
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String
    /// A picture for it; nil by default. Hosts that only speak leave it out.
    open var image: UIImage?
    /// What does it; nil if ``target`` does.
    open var actionHandler: Handler?
    /// Whose method does it; not kept alive.
    open weak var target: AnyObject?
    /// The method of ``target``; an empty name if there is none.
    open var selector: Selector

    /// An action that runs a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// An action with a picture that runs a closure.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// An action that calls a method, which is done whatever the method returns.
    ///
    /// Differs from UIKit: there, the method's Boolean result says whether it was done.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Does it. False if nobody could.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, selector.isImplemented(by: target) else { return false }
        selector.send(to: target, sender: self)
        return true
    }
}
