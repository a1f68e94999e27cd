import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

extension Path {
    /// Returns the outline of a stroke along the path. Differs from SwiftUI: curves become straight segments.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(DrawnLine(style.seam).region(along: path))
    }

    /// Adds an arc of a circle that touches two lines, and a line to its start. The first line runs from the current
    /// point to the corner, and the second one from the corner.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point on the second line.
    ///   - radius: The radius of the circle.
    ///   - transform: The transform of the points. The default is the identity.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let inverse = transform.engineTransform.inverse
        guard let start = path.currentPoint.map({ inverse?.apply($0) ?? $0 }) else { return move(to: tangent1End) }
        let corner = tangent1End.point, end = tangent2End.point
        let before = atan2(start.y - corner.y, start.x - corner.x)
        let after = atan2(end.y - corner.y, end.x - corner.x)
        let turn = remainder(after - before, 2 * .pi), half = abs(turn) / 2
        // If the points are on one line, there's no corner.
        guard radius > 0, start != corner, end != corner, half > 1e-9, half < .pi / 2 - 1e-9 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let middle = before + turn / 2, distance = Double(radius) / sin(half)
        let center = CGPoint(x: corner.x + cos(middle) * distance, y: corner.y + sin(middle) * distance)
        // The arc runs between the tangent points on the two lines.
        let sign = turn > 0 ? 1.0 : -1
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(before - sign * .pi / 2),
            delta: .radians(-sign * (.pi - abs(turn))), transform: transform)
    }
}
