/// A preview of a view during a menu or a drag, with its source or target location.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    private let previewView: UIView
    private let previewParameters: UIPreviewParameters
    private let previewTarget: UIPreviewTarget

    /// Creates a preview with a location.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        previewView = view
        previewParameters = parameters.copy() as! UIPreviewParameters
        previewTarget = target
        super.init()
    }

    /// Creates a preview at the location of the view. Raises an exception if the view isn't in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            raise(
                "UITargetedPreview initializer requires that view is in a window, but it is not. "
                    + "(view: \(view))")
        }
        self.init(
            view: view, parameters: parameters,
            target: Self.makeTarget(container: container, center: view.center, transform: view.transform))
    }

    /// Creates a preview at the location of the view, with the default parameters. Raises an exception if the view
    /// isn't in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: Self.makeParameters())
    }

    /// The view that the preview shows. The preview is a snapshot of the view when it appears, and hides the view while
    /// it's shown.
    open var view: UIView { previewView }

    /// The appearance of the preview.
    open var parameters: UIPreviewParameters { previewParameters }

    /// The source or target location.
    open var target: UIPreviewTarget { previewTarget }

    /// The size of the view in points.
    open var size: CGSize { previewView.bounds.size }

    /// Returns the same preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        type(of: self).init(view: previewView, parameters: previewParameters, target: newTarget)
    }

    /// Returns the preview itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates a target of the class that previews of this class use.
    package class func makeTarget(
        container: UIView, center: CGPoint, transform: CGAffineTransform
    ) -> UIPreviewTarget {
        UIPreviewTarget(container: container, center: center, transform: transform)
    }

    /// Creates parameters of the class that previews of this class use.
    package class func makeParameters() -> UIPreviewParameters { UIPreviewParameters() }
}

/// A preview of an item that's being dragged.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the same preview with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        type(of: self).init(view: view, parameters: parameters, target: newTarget)
    }

    package override class func makeTarget(
        container: UIView, center: CGPoint, transform: CGAffineTransform
    ) -> UIPreviewTarget {
        UIDragPreviewTarget(container: container, center: center, transform: transform)
    }

    package override class func makeParameters() -> UIPreviewParameters { UIDragPreviewParameters() }
}

/// The preview of a drag item under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    private let previewView: UIView
    private let previewParameters: UIDragPreviewParameters

    /// Creates a preview that shows a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        previewView = view
        previewParameters = parameters.copy() as! UIDragPreviewParameters
        super.init()
    }

    /// Creates a preview that shows a view with the default parameters.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// The view that is shown.
    open var view: UIView { previewView }

    /// The appearance of the preview.
    open var parameters: UIDragPreviewParameters { previewParameters }

    /// Returns the preview itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
