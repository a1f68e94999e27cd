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

    /// Returns the style itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
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
    public enum TintMode: Sendable, Hashable {
        /// The view isn't tinted.
        case none
        /// The tint is in front of the view.
        case overlay
        /// The tint is behind the view.
        case underlay
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
