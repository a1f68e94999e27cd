/// A way from one controller to another, about to be taken.
///
/// The source controller sees it in ``UIViewController/prepare(for:sender:)``. Subclasses, named in the storyboard,
/// override ``perform()``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name that the storyboard gives the way; nil if it gives none.
    public let identifier: String?
    /// The controller that the way starts from.
    public let source: UIViewController
    /// The controller that it leads to.
    public let destination: UIViewController
    private var performHandler: (() -> Void)?

    /// A way that subclasses override how to take.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A way that is taken by calling `performHandler`.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Takes the way. Those of storyboards show, present or embed the destination.
    open func perform() {
        performHandler?()
    }
}
