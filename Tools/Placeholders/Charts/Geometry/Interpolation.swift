import Foundation

/// The methods that connect the points of a line.
enum Interpolation: Hashable, Sendable {
    case linear
    case monotone
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
    case stepStart
    case stepCenter
    case stepEnd
}

/// A part of a line that starts at the end of the previous part.
enum CurveSegment: Equatable, Sendable {
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
}

extension Interpolation {
    /// Returns the segments that connect the points. The first segment starts at the first point.
    ///
    /// - Parameter isVertical: A Boolean value that indicates whether the line runs along the y-axis.
    func segments(through points: [CGPoint], isVertical: Bool = false) -> [CurveSegment] {
        guard points.count > 1 else { return [] }
        switch self {
        case .linear: return points.dropFirst().map { .line(to: $0) }
        case .stepStart: return steps(points, at: 0, isVertical)
        case .stepCenter: return steps(points, at: 0.5, isVertical)
        case .stepEnd: return steps(points, at: 1, isVertical)
        case .monotone:
            guard isVertical else { return monotone(points) }
            return monotone(points.map(\.transposed)).map(\.transposed)
        case .cardinal(let tension): return cardinal(points, (1 - tension) / 6)
        case .catmullRom(let alpha): return catmullRom(points, alpha)
        }
    }

    /// Connects points with steps at a fraction of the distance between them: 0 is at the first of two points.
    private func steps(_ points: [CGPoint], at fraction: CGFloat, _ isVertical: Bool) -> [CurveSegment] {
        zip(points, points.dropFirst()).flatMap { start, end -> [CurveSegment] in
            if isVertical {
                let y = start.y + (end.y - start.y) * fraction
                return [.line(to: CGPoint(x: start.x, y: y)), .line(to: CGPoint(x: end.x, y: y)), .line(to: end)]
            }
            let x = start.x + (end.x - start.x) * fraction
            return [.line(to: CGPoint(x: x, y: start.y)), .line(to: CGPoint(x: x, y: end.y)), .line(to: end)]
        }
    }

    /// A cubic spline without extrema between the points: the tangents are limited by the slopes on both sides.
    private func monotone(_ points: [CGPoint]) -> [CurveSegment] {
        let slopes = zip(points, points.dropFirst()).map { start, end -> CGFloat in
            end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
        }
        let tangents = points.indices.map { index -> CGFloat in
            guard index > 0 else { return slopes[0] }
            guard index < slopes.count else { return slopes[index - 1] }
            let before = slopes[index - 1], after = slopes[index]
            guard before * after > 0 else { return 0 }
            let left = points[index].x - points[index - 1].x, right = points[index + 1].x - points[index].x
            let weighted = (before * right + after * left) / (left + right)
            let limit = 2 * Swift.min(abs(before), abs(after))
            return weighted < 0 ? -Swift.min(-weighted, limit) : Swift.min(weighted, limit)
        }
        return slopes.indices.map { index in
            let start = points[index], end = points[index + 1]
            let third = (end.x - start.x) / 3
            return .curve(
                to: end, control1: CGPoint(x: start.x + third, y: start.y + tangents[index] * third),
                control2: CGPoint(x: end.x - third, y: end.y - tangents[index + 1] * third))
        }
    }

    /// A spline whose tangents are parallel to the connection of the neighbors.
    private func cardinal(_ points: [CGPoint], _ factor: CGFloat) -> [CurveSegment] {
        points.indices.dropLast().map { index in
            let before = points[Swift.max(index - 1, 0)], start = points[index], end = points[index + 1]
            let after = points[Swift.min(index + 2, points.count - 1)]
            return .curve(
                to: end, control1: start + (end - before) * factor, control2: end - (after - start) * factor)
        }
    }

    /// A spline whose parameter advances with a power of the distance, which avoids loops between close points.
    private func catmullRom(_ points: [CGPoint], _ alpha: CGFloat) -> [CurveSegment] {
        points.indices.dropLast().map { index in
            let before = points[Swift.max(index - 1, 0)], start = points[index], end = points[index + 1]
            let after = points[Swift.min(index + 2, points.count - 1)]
            let first = pow((start - before).length, alpha), second = pow((end - start).length, alpha)
            let third = pow((after - end).length, alpha)
            var control1 = start, control2 = end
            if first > 0 {
                let factor = 2 * first * first + 3 * first * second + second * second
                let sum = end * (first * first) - before * (second * second) + start * factor
                control1 = sum * (1 / (3 * first * (first + second)))
            }
            if third > 0 {
                let factor = 2 * third * third + 3 * third * second + second * second
                let sum = start * (third * third) - after * (second * second) + end * factor
                control2 = sum * (1 / (3 * third * (third + second)))
            }
            return .curve(to: end, control1: control1, control2: control2)
        }
    }
}

extension CGPoint {
    var transposed: CGPoint { CGPoint(x: y, y: x) }
    var length: CGFloat { (x * x + y * y).squareRoot() }

    static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }

    static func - (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x - second.x, y: first.y - second.y)
    }

    static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
}

extension CurveSegment {
    fileprivate var transposed: CurveSegment {
        switch self {
        case .line(let end): .line(to: end.transposed)
        case .curve(let end, let control1, let control2):
            .curve(to: end.transposed, control1: control1.transposed, control2: control2.transposed)
        }
    }

    /// The end of the segment.
    var end: CGPoint {
        switch self {
        case .line(let end), .curve(let end, _, _): end
        }
    }
}
