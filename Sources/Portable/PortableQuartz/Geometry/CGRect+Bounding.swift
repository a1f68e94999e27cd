import Foundation

extension CGRect {
    /// The part that two rectangles have in common, `.null` if either has a coordinate that is none: Foundation halts
    /// there.
    package func commonPart(with other: CGRect) -> CGRect {
        isCountable && other.isCountable ? intersection(other) : .null
    }

    private var isCountable: Bool {
        origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
    }

    /// The rectangle with coordinates that can be counted with.
    var bounded: CGRect { CGRect(origin: origin.bounded, size: size.bounded) }
}

extension CGPoint {
    /// The point with coordinates that can be counted with.
    var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGSize {
    /// The size with lengths that can be counted with.
    var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension CGFloat {
    /// The number, brought to a size whose square still is a number: sums and products of larger ones are none.
    fileprivate var bounded: CGFloat {
        let limit: CGFloat = 1e100
        // NaN stays itself.
        return magnitude > limit ? (self < 0 ? -limit : limit) : self
    }
}
