import DisplayList
import Foundation
import LayoutGeometry

extension CSS {
    /// Returns the four radii of `border-radius` for a box, or `nil` if no corner is rounded.
    ///
    /// The ellipses of continuous corners are larger. A browser without `corner-shape` draws them as circles.
    static func radius(_ corners: CornerRadii, in size: Size) -> String? {
        guard !corners.isZero else { return nil }
        let expansion = corners.expansion(in: size)
        let limited = expansion > 1 ? corners.limited(to: size) : corners
        func length(_ radius: Double) -> String {
            guard expansion > 1 else { return pixels(max(radius, 0)) }
            return "calc(\(pixels(radius)) * max(1, \(number(expansion)) * var(--continuous)))"
        }
        let radii = [limited.topLeft, limited.topRight, limited.bottomRight, limited.bottomLeft]
        return radii.allSatisfy { $0 == radii[0] } ? length(radii[0]) : radii.map(length).joined(separator: " ")
    }

    /// Returns the value of `corner-shape` for continuous corners, or `nil` for circles.
    ///
    /// The middle of a superellipse with the exponent is where the middle of the curve is.
    static func cornerShape(_ corners: CornerRadii, in size: Size) -> String? {
        let expansion = corners.isZero ? 1 : corners.expansion(in: size)
        guard expansion > 1 else { return nil }
        let middle = 1 - 0.2922 / expansion
        return "superellipse(\(number(log2(-1 / log2(middle)))))"
    }
}
