/// How a preview of a view looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The outline of the visible part of the view, in its coordinates. The default is `nil`, which shows all of it,
    /// with its own corners.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow, in the view's coordinates; `nil`, the default, for the outline of the visible part.
    open var shadowPath: UIBezierPath?

    /// The color behind the view; by default the system's background.
    open var backgroundColor: UIColor! = .systemBackground

    /// Parameters with the defaults.
    public required override init() {
        super.init()
    }

    /// The same parameters in another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// How a preview looks that is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
