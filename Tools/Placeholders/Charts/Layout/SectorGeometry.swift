import SwiftUI

/// The outline of a sector of a pie or a donut.
struct SectorGeometry {
    let center: CGPoint
    let innerRadius: CGFloat
    let outerRadius: CGFloat
    /// The angles in radians. Zero is at the top, and angles increase clockwise.
    let start: CGFloat
    let end: CGFloat
    let inset: CGFloat
    let cornerRadius: CGFloat

    /// Creates the sector of a mark.
    ///
    /// - Parameter turn: The fractions of a full turn at the start and the end.
    init(_ mark: Mark, turn: ClosedRange<Double>, in bounds: CGRect) {
        let available = min(bounds.width, bounds.height) / 2
        center = CGPoint(x: bounds.midX, y: bounds.midY)
        outerRadius = max(mark.sector.outerRadius.radius(in: available, automatic: available), 0)
        innerRadius = min(max(mark.sector.innerRadius.radius(in: outerRadius, automatic: 0), 0), outerRadius)
        start = CGFloat(turn.lowerBound) * 2 * .pi
        end = CGFloat(turn.upperBound) * 2 * .pi
        inset = mark.sector.angularInset ?? 0
        cornerRadius = mark.attributes.cornerRadius ?? 0
    }

    /// The point in the middle of the sector.
    var middle: CGPoint { point((start + end) / 2, (innerRadius + outerRadius) / 2) }

    private func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
    }

    /// The outline, or an empty path if the insets leave nothing.
    var path: Path {
        let half = (end - start) / 2, middle = start + half
        guard outerRadius > 0, half > 0 else { return Path() }
        if half > .pi - 1e-6 { return ring }
        let outerHalf = half - asin(min(inset / outerRadius, 1))
        guard outerHalf > 0 else { return Path() }
        let radius = cornerRadius(outerHalf)
        // The straight edges are parallel to the radii, so they meet in front of the center.
        let apex = half < .pi / 2 ? inset / sin(half) : inset
        let inner = max(innerRadius, inset > 0 ? apex : 0)
        let innerHalf = innerRadius > inset ? max(half - asin(min(inset / innerRadius, 1)), 0) : 0
        let outerTurn = radius > 0 ? min(asin(min(radius / (outerRadius - radius), 1)), outerHalf) : 0
        let innerTurn =
            radius > 0 && innerRadius > 0 ? min(asin(min(radius / (innerRadius + radius), 1)), innerHalf) : 0
        return Path { path in
            path.move(to: point(middle - outerHalf + outerTurn, outerRadius))
            addArc(&path, outerRadius, middle - outerHalf + outerTurn, middle + outerHalf - outerTurn)
            let corner = point(middle + outerHalf, outerRadius), opposite = point(middle - outerHalf, outerRadius)
            if radius > 0 { path.addQuadCurve(to: point(middle + outerHalf, outerRadius - radius), control: corner) }
            if innerHalf > 0, innerRadius > 0 {
                path.addLine(to: point(middle + innerHalf, innerRadius + min(radius, outerRadius - innerRadius)))
                if radius > 0 {
                    path.addQuadCurve(
                        to: point(middle + innerHalf - innerTurn, innerRadius),
                        control: point(middle + innerHalf, innerRadius))
                }
                addArc(&path, innerRadius, middle + innerHalf - innerTurn, middle - innerHalf + innerTurn)
                if radius > 0 {
                    path.addQuadCurve(
                        to: point(middle - innerHalf, innerRadius + min(radius, outerRadius - innerRadius)),
                        control: point(middle - innerHalf, innerRadius))
                }
            } else {
                path.addLine(to: point(middle, min(inner, outerRadius)))
            }
            if radius > 0 {
                path.addLine(to: point(middle - outerHalf, outerRadius - radius))
                path.addQuadCurve(to: point(middle - outerHalf + outerTurn, outerRadius), control: opposite)
            }
            path.closeSubpath()
        }
    }

    /// The largest corner radius that fits into the sector.
    private func cornerRadius(_ half: CGFloat) -> CGFloat {
        let width = half < .pi / 2 ? outerRadius * sin(half) / (1 + sin(half)) : outerRadius
        return max(min(cornerRadius, (outerRadius - innerRadius) / 2, width), 0)
    }

    private var ring: Path {
        Path { path in
            path.move(to: point(0, outerRadius))
            addArc(&path, outerRadius, 0, 2 * .pi)
            path.closeSubpath()
            guard innerRadius > 0 else { return }
            path.move(to: point(0, innerRadius))
            addArc(&path, innerRadius, 2 * .pi, 0)
            path.closeSubpath()
        }
    }

    private func addArc(_ path: inout Path, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(start) - .pi / 2),
            endAngle: .radians(Double(end) - .pi / 2), clockwise: end < start)
    }
}
