/// A visual indication of focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// Creates the system's effect: a line around the view.
    public override init() {
        super.init()
    }

    /// Returns the effect itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A line around a view that has focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The outline, in the view's coordinates. `nil` means a line around the view with its corner radius.
    package let path: UIBezierPath?

    /// Creates a line around the view.
    public override init() {
        path = nil
        super.init()
    }

    /// Creates a line along a path in the view's coordinates.
    public init(path: UIBezierPath) {
        self.path = path
        super.init()
    }

    /// Creates a line around a rectangle in the view's coordinates.
    public convenience init(rect: CGRect) {
        self.init(path: UIBezierPath(rect: rect))
    }

    /// Creates a line around a rounded rectangle in the view's coordinates.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
}
