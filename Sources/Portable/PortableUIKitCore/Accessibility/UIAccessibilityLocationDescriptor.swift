import Foundation

/// A named point of a view at which an assistive technology can begin or end a drag.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view in whose coordinate space the point is. It isn't retained.
    public private(set) weak var view: UIView?
    /// The point in the coordinate space of the view.
    public let point: CGPoint
    /// The name with attributes for reading it aloud.
    public let attributedName: NSAttributedString
    /// The name, which describes the effect of a drag to or from the point.
    open var name: String { attributedName.string }

    /// Creates a descriptor of the center of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// Creates a descriptor of a point of a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Creates a descriptor of a point of a view, with a name that has attributes for reading it aloud.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
        super.init()
    }
}
