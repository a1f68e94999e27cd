/// What an unwind segue starts from, for the containers that say where it may lead.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue starts from.
    public let source: UIViewController
    /// The action that its destination has to have.
    public let unwindAction: Selector
    /// What started it: a control, for example.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}

extension UIViewController {
    /// The child that contains the source of an unwind segue, or is it; nil if none does.
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source, next: \.parent).first { $0.parent === self }
    }
}
