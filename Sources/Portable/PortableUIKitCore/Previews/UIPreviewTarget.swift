/// The location of a preview in a container.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    private let targetContainer: UIView
    private let targetCenter: CGPoint
    private let targetTransform: CGAffineTransform

    /// A place in a view.
    ///
    /// - Parameters:
    ///   - container: A view in a window; raises for others.
    ///   - center: The middle of the preview in the container's coordinates, in points.
    ///   - transform: How the preview is turned and scaled there.
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

    /// A place in a view, where the preview is neither turned nor scaled.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The view that the place is in.
    open var container: UIView { targetContainer }

    /// The middle of the preview in the container's coordinates, in points.
    open var center: CGPoint { targetCenter }

    /// How the preview is turned and scaled there.
    open var transform: CGAffineTransform { targetTransform }

    /// The target itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The location of a drag preview in a container.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
