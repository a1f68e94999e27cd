import Foundation

/// A two-dimensional vector, in points.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

    var point: CGPoint { CGPoint(x: x, y: y) }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    var length: Double { dot(self).squareRoot() }

    /// The vector with a length of 1, or zero if the vector is zero.
    var normalized: Vector {
        let length = length
        return length > 0 ? self / length : .zero
    }

    /// The vector rotated by a quarter turn from the x-axis to the y-axis.
    var perpendicular: Vector { Vector(-y, x) }

    func rotated(by angle: Double) -> Vector {
        let (sine, cosine) = (sin(angle), cos(angle))
        return Vector(cosine * x - sine * y, sine * x + cosine * y)
    }
}
