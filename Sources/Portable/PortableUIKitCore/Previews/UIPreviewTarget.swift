/// The location of a preview in a container.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    private let targetContainer: UIView
    private let targetCenter: CGPoint
    private let targetTransform: CGAffineTransform

    /// Creates a target in a view.
    ///
    /// - Parameters:
    ///   - container: A view in a window. A view that isn't in a window raises an exception.
    ///   - center: The center of the preview in the container's coordinates, in points.
    ///   - transform: The transform of the preview at the target.
    public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        guard container.window != nil || container is UIWindow else {
            raise(
                "UIPreviewTarget requires that the container view is in a window, but it is not. (view: \(container))")
        }
        targetContainer = container
        targetCenter = center
        targetTransform = transform
        super.init()
    }

    /// Creates a target in a view without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The view that contains the target.
    open var container: UIView { targetContainer }

    /// The center of the preview in the container's coordinates, in points.
    open var center: CGPoint { targetCenter }

    /// The transform of the preview at the target.
    open var transform: CGAffineTransform { targetTransform }

    /// Returns the target itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The location of a drag preview in a container.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
