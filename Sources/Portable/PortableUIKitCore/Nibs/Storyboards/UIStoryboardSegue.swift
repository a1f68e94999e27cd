/// A transition from one view controller to another.
///
/// The source view controller receives it in ``UIViewController/prepare(for:sender:)``. Subclasses, specified in the
/// storyboard, override ``perform()``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The segue's identifier in the storyboard. It's `nil` if there's none.
    public let identifier: String?
    /// The source view controller.
    public let source: UIViewController
    /// The destination view controller.
    public let destination: UIViewController
    private var performHandler: (() -> Void)?

    /// Creates a segue. Subclasses override ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that's performed by calling `performHandler`.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Performs the segue. Segues of storyboards show, present, or embed the destination.
    open func perform() {
        performHandler?()
    }
}
