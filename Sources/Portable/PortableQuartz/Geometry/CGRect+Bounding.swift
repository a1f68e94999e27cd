import Foundation

extension CGRect {
    /// Returns the intersection of two rectangles, or `.null` if a coordinate isn't finite, for which Foundation's
    /// `intersection(_:)` would stop the process.
    package func commonPart(with other: CGRect) -> CGRect {
        isCountable && other.isCountable ? intersection(other) : .null
    }

    private var isCountable: Bool {
        origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
    }

    /// Returns the rectangle, or an empty one in the middle of `bounds` if its coordinates aren't finite. `insetBy(dx:dy:)`
    /// returns the null rectangle if the insets are larger than the rectangle, as overridden methods of small views do.
    package func finite(in bounds: CGRect) -> CGRect {
        isCountable ? self : CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }

    /// The rectangle with its coordinates limited so that arithmetic with them is finite.
    var bounded: CGRect { CGRect(origin: origin.bounded, size: size.bounded) }
}

extension CGPoint {
    /// The point with its coordinates limited so that arithmetic with them is finite.
    var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGSize {
    /// The size with its lengths limited so that arithmetic with them is finite.
    var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension CGFloat {
    /// The number, limited to a magnitude whose square is finite, so that sums and products are finite.
    fileprivate var bounded: CGFloat {
        let limit: CGFloat = 1e100
        // NaN isn't changed.
        return magnitude > limit ? (self < 0 ? -limit : limit) : self
    }
}
