import Foundation

/// A layer that displays a part of its content, which is larger than the layer.
///
/// The layer scrolls when the app calls ``scroll(to:)-(CGPoint)``. Its content isn't clipped unless ``CALayer/masksToBounds``
/// is `true`.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// The axes along which the layer scrolls. The default is `both`.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Scrolls so that a point of the content is in the corner of the layer.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if [.both, .horizontally].contains(scrollMode) { origin.x = p.x }
        if [.both, .vertically].contains(scrollMode) { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the smallest distance that makes a rectangle visible.
    open func scroll(to r: CGRect) {
        func start(_ low: CGFloat, _ high: CGFloat, in visible: ClosedRange<CGFloat>) -> CGFloat {
            if low < visible.lowerBound || high - low > visible.upperBound - visible.lowerBound { return low }
            return high > visible.upperBound ? visible.lowerBound + high - visible.upperBound : visible.lowerBound
        }
        scroll(
            to: CGPoint(
                x: start(r.minX, r.maxX, in: bounds.minX...bounds.maxX),
                y: start(r.minY, r.maxY, in: bounds.minY...bounds.maxY)))
    }
}

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a mode with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer doesn't scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// The layer scrolls vertically.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// The layer scrolls horizontally.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// The layer scrolls along both axes.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
