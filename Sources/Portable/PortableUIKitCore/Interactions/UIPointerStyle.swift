import Foundation

/// The appearance of the pointer over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// The effect on the view under the pointer; `nil` for a style that only has a shape.
    package let effect: UIPointerEffect?
    /// The pointer's shape; nil for that of the effect.
    package let shape: UIPointerShape?
    /// The axes that the pointer can't leave the region along.
    package let constrainedAxes: UIAxis

    /// A style that changes the view under the pointer.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.effect = effect
        self.shape = shape
        constrainedAxes = []
    }

    /// A style that changes the pointer alone.
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        effect = nil
        self.shape = shape
        self.constrainedAxes = constrainedAxes
    }

    /// The style itself, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect on the view under the pointer.
public enum UIPointerEffect {
    /// As the system finds best.
    case automatic(UITargetedPreview)
    /// The pointer becomes a plate behind the view.
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

    /// Where a view is tinted that a pointer hovers over.
    public enum TintMode: Sendable, Hashable {
        /// Nowhere.
        case none
        /// In front.
        case overlay
        /// Behind.
        case underlay
    }
}

/// The shape of a pointer.
public enum UIPointerShape {
    /// That of a path around the pointer's place.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A beam as high as a line of text.
    case verticalBeam(length: CGFloat)
    /// A beam as wide as a column of text.
    case horizontalBeam(length: CGFloat)

    /// The default radius of corners.
    public static let defaultCornerRadius: CGFloat = 8
}
