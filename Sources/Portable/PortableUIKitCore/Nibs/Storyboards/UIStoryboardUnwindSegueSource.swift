/// The source of an unwind segue, for containers that determine its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The view controller that starts the segue.
    public let source: UIViewController
    /// The action that the destination must have.
    public let unwindAction: Selector
    /// The object that started the segue, for example a control.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}

extension UIViewController {
    /// Returns the child that is or contains the source of an unwind segue, or `nil` if there's none.
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source, next: \.parent).first { $0.parent === self }
    }
}
