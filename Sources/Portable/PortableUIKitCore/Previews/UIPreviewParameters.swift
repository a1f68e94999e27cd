/// The appearance of a view's preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The outline of the visible part of the view, in its coordinates. The default is `nil`, which shows all of it,
    /// with its own corners.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow, in the view's coordinates. The default is `nil`, which means the outline of the
    /// visible part.
    open var shadowPath: UIBezierPath?

    /// The color behind the view. The default is the system background color.
    open var backgroundColor: UIColor! = .systemBackground

    /// Creates parameters with default values.
    public required override init() {
        super.init()
    }

    /// Returns a copy of the parameters.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// The appearance of a drag preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
