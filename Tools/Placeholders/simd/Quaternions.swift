import Foundation

/// A rotation as a vector whose last element is the real part.
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable, @unchecked Sendable {
    public var vector: SIMD4<Scalar>

    public init() { vector = .zero }
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    public init(_ vector: SIMD4<Scalar>) { self.vector = vector }
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

    /// Creates a rotation around a unit vector.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        vector = SIMD4(axis * Scalar(sin(half)), Scalar(cos(half)))
    }

    /// Creates the rotation from one unit vector to another.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let real = 1 + dot(from, to)
        if real > Scalar(1e-6) {
            self = Quaternion(real: real, imag: cross(from, to)).normalized
        } else {
            // Opposite vectors: half a turn around any perpendicular axis.
            let other: SIMD3<Scalar> = abs(from.x) < Scalar(0.9) ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, other)))
        }
    }

    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    public var angle: Scalar { Scalar(2 * atan2(Double(simd.length(imag)), Double(real))) }
    public var axis: SIMD3<Scalar> { simd.length(imag) == 0 ? .zero : normalize(imag) }
    public var length: Scalar { simd.length(vector) }
    public var normalized: Quaternion { Quaternion(vector: vector / length) }
    public var conjugate: Quaternion { Quaternion(real: real, imag: -imag) }
    public var inverse: Quaternion { Quaternion(vector: conjugate.vector / length_squared(vector)) }

    /// Returns the vector after the rotation.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = cross(imag, vector) * 2
        return vector + twice * real + cross(imag, twice)
    }

    public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: right.imag * left.real + left.imag * right.real + cross(left.imag, right.imag))
    }

    public static func * (left: Quaternion, right: Scalar) -> Quaternion { Quaternion(vector: left.vector * right) }
    public static func * (left: Scalar, right: Quaternion) -> Quaternion { right * left }
    public static func *= (left: inout Quaternion, right: Quaternion) { left = left * right }
    public static func + (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(vector: left.vector + right.vector)
    }
    public static func - (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(vector: left.vector - right.vector)
    }
    public static prefix func - (quaternion: Quaternion) -> Quaternion { Quaternion(vector: -quaternion.vector) }

    /// The columns of the matrix of the rotation.
    fileprivate var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
        (act(SIMD3(1, 0, 0)), act(SIMD3(0, 1, 0)), act(SIMD3(0, 0, 1)))
    }

    /// Creates the rotation with the columns of a matrix.
    fileprivate init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
        let (x, y, z) = columns
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
        } else if x.x > y.y, x.x > z.z {
            let s = (1 + x.x - y.y - z.z).squareRoot() * 2
            self.init(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
        } else if y.y > z.z {
            let s = (1 + y.y - x.x - z.z).squareRoot() * 2
            self.init(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
        } else {
            let s = (1 + z.z - x.x - y.y).squareRoot() * 2
            self.init(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
        }
    }
}

public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

extension simd_quatf {
    public init(_ matrix: simd_float3x3) { self.init(columns: matrix.columns) }
    public init(_ matrix: simd_float4x4) { self.init(simd_float3x3(matrix)) }
}

extension simd_quatd {
    public init(_ matrix: simd_double3x3) { self.init(columns: matrix.columns) }
}

extension simd_float3x3 {
    public init(_ quaternion: simd_quatf) { self.init(columns: quaternion.columns) }

    /// Creates the upper left part of a matrix.
    fileprivate init(_ matrix: simd_float4x4) {
        self.init((0..<3).map { SIMD3(matrix[$0].x, matrix[$0].y, matrix[$0].z) })
    }
}

extension simd_float4x4 {
    public init(_ quaternion: simd_quatf) {
        let (x, y, z) = quaternion.columns
        self.init(columns: (SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1)))
    }
}

extension simd_double3x3 {
    public init(_ quaternion: simd_quatd) { self.init(columns: quaternion.columns) }
}

/// Returns the rotation between two rotations, along the shorter arc.
public func simd_slerp<S: BinaryFloatingPoint>(_ q0: Quaternion<S>, _ q1: Quaternion<S>, _ t: S) -> Quaternion<S> {
    let cosine = dot(q0.vector, q1.vector)
    let end = cosine < 0 ? -q1 : q1
    let angle = acos(Swift.min(Double(cosine.magnitude), 1))
    guard angle > 1e-6 else { return (q0 + (end - q0) * t).normalized }
    let (first, second) = (sin(angle * (1 - Double(t))) / sin(angle), sin(angle * Double(t)) / sin(angle))
    return q0 * S(first) + end * S(second)
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
public func simd_mul<S: BinaryFloatingPoint>(_ p: Quaternion<S>, _ q: Quaternion<S>) -> Quaternion<S> { p * q }
public func simd_inverse<S: BinaryFloatingPoint>(_ q: Quaternion<S>) -> Quaternion<S> { q.inverse }
public func simd_normalize<S: BinaryFloatingPoint>(_ q: Quaternion<S>) -> Quaternion<S> { q.normalized }
public func simd_act<S: BinaryFloatingPoint>(_ q: Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
