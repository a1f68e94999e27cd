/// What shows that a view has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// The system's effect: a line around the view.
    public override init() {
        super.init()
    }

    /// The effect itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A line around a view that has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The outline, in the view's coordinates; nil goes around the view, with its corners.
    package let path: UIBezierPath?

    /// A line around the view.
    public override init() {
        path = nil
        super.init()
    }

    /// A line along a path in the view's coordinates.
    public init(path: UIBezierPath) {
        self.path = path
        super.init()
    }

    /// A line around a rectangle of the view's coordinates.
    public convenience init(rect: CGRect) {
        self.init(path: UIBezierPath(rect: rect))
    }

    /// A line around a rectangle with rounded corners, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
}
