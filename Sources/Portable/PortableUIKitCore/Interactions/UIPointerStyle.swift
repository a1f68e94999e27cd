import Foundation

/// The appearance of the pointer over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// The effect on the view under the pointer, or `nil` if the style only has a shape.
    package let effect: UIPointerEffect?
    /// The shape of the pointer, or `nil` for the shape that the effect determines.
    package let shape: UIPointerShape?
    /// The axes along which the pointer stays within the region.
    package let constrainedAxes: UIAxis
    /// The accessories around the pointer. The default is empty.
    open var accessories: [UIPointerAccessory] = []

    /// Creates a style with an effect on the view under the pointer.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.effect = effect
        self.shape = shape
        constrainedAxes = []
    }

    /// Creates a style that only changes the shape of the pointer.
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        effect = nil
        self.shape = shape
        self.constrainedAxes = constrainedAxes
    }

    /// Returns a style that hides the pointer.
    ///
    /// Differs from UIKit: hosts show the pointer. The style removes the highlight of the view.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, constrainedAxes: []) }

    /// Returns the style that the system uses if there's no delegate.
    open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, constrainedAxes: []) }

    private init(effect: UIPointerEffect?, shape: UIPointerShape?, constrainedAxes: UIAxis) {
        self.effect = effect
        self.shape = shape
        self.constrainedAxes = constrainedAxes
    }

    /// Returns a style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerStyle(effect: effect, shape: shape, constrainedAxes: constrainedAxes)
        copy.accessories = accessories
        return copy
    }
}

/// An effect on the view under the pointer.
public enum UIPointerEffect {
    /// The system chooses the effect.
    case automatic(UITargetedPreview)
    /// The pointer becomes a highlight behind the view.
    case highlight(UITargetedPreview)
    /// The pointer moves behind the view, which is lifted.
    case lift(UITargetedPreview)
    /// The view changes, and the pointer stays.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The preview that the effect shows.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
            preview
        }
    }

    /// The positions of the tint on a view under the pointer.
    public enum TintMode: Int, Sendable {
        /// The view isn't tinted.
        case none = 0
        /// The tint is in front of the view.
        case overlay = 1
        /// The tint is behind the view.
        case underlay = 2
    }
}

/// The shape of a pointer.
public enum UIPointerShape {
    /// The shape of a path around the pointer's location.
    case path(UIBezierPath)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam with the height of a line of text.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam with the width of a column of text.
    case horizontalBeam(length: CGFloat)

    /// The default corner radius.
    public static let defaultCornerRadius: CGFloat = 8
}
