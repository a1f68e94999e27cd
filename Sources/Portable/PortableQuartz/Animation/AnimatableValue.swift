import DisplayList
import Foundation
import LayoutGeometry

/// A value that can be interpolated.
package enum AnimatableValue {
    case numbers([CGFloat])
    case color(CGColor?)
    case transform(CATransform3D)
    case path(CGPath?)
    case colors([CGColor])

    /// Returns the value between this one and another of the same type at the given progress.
    func interpolated(to end: AnimatableValue, progress: CGFloat) -> AnimatableValue {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        switch (self, end) {
        case (.numbers(let from), .numbers(let to)):
            return .numbers(zip(from, to).map(between))
        case (.color(let from), .color(let to)):
            return .color(Self.blend(from, to, progress))
        case (.transform(let from), .transform(let to)):
            return .transform(from.interpolated(to: to, progress: progress))
        case (.colors(let from), .colors(let to)) where from.count == to.count:
            return .colors(zip(from, to).map { Self.blend($0, $1, progress) })
        case (.path(let from?), .path(let to?)):
            guard let path = from.path.interpolated(to: to.path, progress: Double(progress)) else { return end }
            return .path(CGPath(path))
        default:
            return end
        }
    }

    /// Returns the value between this one and the next at the given progress, on a Catmull-Rom spline through the
    /// neighboring values. Values other than numbers are interpolated linearly.
    func interpolated(
        to end: AnimatableValue, before: AnimatableValue, after: AnimatableValue, progress t: CGFloat
    ) -> AnimatableValue {
        guard case .numbers(let p1) = self, case .numbers(let p2) = end, case .numbers(let p0) = before,
            case .numbers(let p3) = after
        else { return interpolated(to: end, progress: t) }
        return .numbers(
            p1.indices.map { index in
                let a = p0[index], b = p1[index], c = p2[index], d = p3[index]
                let linear = (c - a) * t
                let square = (2 * a - 5 * b + 4 * c - d) * t * t
                let cube = (3 * b - a - 3 * c + d) * t * t * t
                return (2 * b + linear + square + cube) / 2
            })
    }

    /// Returns the distance to another value. For values other than numbers, the distance is 1, or 0 if they're equal.
    func distance(to end: AnimatableValue) -> Double {
        guard case .numbers(let from) = self, case .numbers(let to) = end else { return 1 }
        return zip(from, to).reduce(0.0) { $0 + Double(($1.0 - $1.1) * ($1.0 - $1.1)) }.squareRoot()
    }

    /// Returns the sum of this value and another of the same type. The sum of transforms is their concatenation.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)): .numbers(zip(a, b).map(+))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        default: other
        }
    }

    private static func blend(_ from: CGColor?, _ to: CGColor?, _ progress: CGFloat) -> CGColor {
        // A transition from no color fades the color in.
        let start = from?.color ?? to?.color.multiplyingAlpha(by: 0) ?? .clear
        let end = to?.color ?? start.multiplyingAlpha(by: 0)
        func component(_ a: Double, _ b: Double) -> Double { a + (b - a) * Double(min(max(progress, 0), 1)) }
        return CGColor(
            Color(
                red: component(start.red, end.red), green: component(start.green, end.green),
                blue: component(start.blue, end.blue), alpha: component(start.alpha, end.alpha)))
    }
}

extension Path {
    /// Returns the path between two paths with the same kinds of elements, or `nil` if their elements differ.
    fileprivate func interpolated(to end: Path, progress: Double) -> Path? {
        guard elements.count == end.elements.count else { return nil }
        func between(_ a: Point, _ b: Point) -> Point {
            Point(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
        }
        var result: [Element] = []
        for (from, to) in zip(elements, end.elements) {
            switch (from, to) {
            case (.move(let a), .move(let b)): result.append(.move(between(a, b)))
            case (.line(let a), .line(let b)): result.append(.line(between(a, b)))
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
                result.append(.quadCurve(between(a, b), control: between(c, d)))
            case (.curve(let a, let c1, let c2), .curve(let b, let d1, let d2)):
                result.append(.curve(between(a, b), control1: between(c1, d1), control2: between(c2, d2)))
            case (.close, .close): result.append(.close)
            default: return nil
            }
        }
        return Path(result)
    }
}
