@_exported import Foundation
@_exported import UIKit
@_exported import simd

/// A vector with three elements.
public struct SCNVector3: Equatable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ v: SIMD3<Float>) { (x, y, z) = (v.x, v.y, v.z) }
    public init(_ v: SIMD3<Double>) { self.init(v.x, v.y, v.z) }
}

/// A vector with four elements.
public struct SCNVector4: Equatable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float

    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ v: SIMD4<Float>) { self.init(x: v.x, y: v.y, z: v.z, w: v.w) }
}

public typealias SCNQuaternion = SCNVector4

extension SIMD3<Float> {
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

extension SIMD4<Float> {
    public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()
public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
    SCNVector4(x: x, y: y, z: z, w: w)
}
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { SIMD3(v) }
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }

/// A matrix with four columns, whose names begin with the number of the column.
public struct SCNMatrix4: Equatable, Sendable {
    public var m11: Float, m12: Float, m13: Float, m14: Float
    public var m21: Float, m22: Float, m23: Float, m24: Float
    public var m31: Float, m32: Float, m33: Float, m34: Float
    public var m41: Float, m42: Float, m43: Float, m44: Float

    public init() { self.init(simd_float4x4()) }

    public init(_ m: simd_float4x4) {
        let (a, b, c, d) = m.columns
        (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
        (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
        (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
        (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
    }
}

extension simd_float4x4 {
    public init(_ m: SCNMatrix4) {
        self.init(
            SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24), SIMD4(m.m31, m.m32, m.m33, m.m34),
            SIMD4(m.m41, m.m42, m.m43, m.m44))
    }

    /// Creates a transform with a translation.
    init(translation: SIMD3<Float>) {
        self.init(1)
        columns.3 = SIMD4(translation, 1)
    }

    /// Creates a transform with a scale.
    init(scale: SIMD3<Float>) { self.init(diagonal: SIMD4(scale, 1)) }
}

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(translation: SIMD3(tx, ty, tz)))
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(scale: SIMD3(sx, sy, sz)))
}
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: normalize(SIMD3(x, y, z)))))
}
/// Returns the transform that applies the first matrix, and then the second one.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(m).inverse) }
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }
