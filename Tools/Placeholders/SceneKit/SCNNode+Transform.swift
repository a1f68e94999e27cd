import Foundation

extension SCNNode {
    public var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = SIMD3(newValue) }
    }

    public var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = SIMD3(newValue) }
    }

    public var orientation: SCNQuaternion {
        get { SCNVector4(simdOrientation.vector) }
        set { simdOrientation = simd_quatf(vector: SIMD4(newValue)) }
    }

    /// The axis and the angle of the rotation.
    public var rotation: SCNVector4 {
        get { SCNVector4(SIMD4(simdOrientation.axis, simdOrientation.angle)) }
        set {
            let axis = SIMD3(newValue.x, newValue.y, newValue.z)
            let isRotated = length(axis) > 0
            simdOrientation = isRotated ? simd_quatf(angle: newValue.w, axis: normalize(axis)) : .unrotated
        }
    }

    /// The rotations around the z-axis, the y-axis, and the x-axis, in this order.
    public var simdEulerAngles: SIMD3<Float> {
        get {
            let m = simd_float3x3(simdOrientation)
            return SIMD3(
                atan2(m.columns.1.z, m.columns.2.z), asin(Swift.max(-1, Swift.min(1, -m.columns.0.z))),
                atan2(m.columns.0.y, m.columns.0.x))
        }
        set {
            simdOrientation =
                simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
                * simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0))
        }
    }

    public var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = SIMD3(newValue) }
    }

    public var simdTransform: simd_float4x4 {
        get {
            simd_float4x4(translation: simdPosition) * simd_float4x4(simdOrientation) * simd_float4x4(scale: simdScale)
        }
        set {
            let (x, y, z, w) = newValue.columns
            let columns = [SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)]
            simdPosition = SIMD3(w.x, w.y, w.z)
            simdScale = SIMD3(length(columns[0]), length(columns[1]), length(columns[2]))
            var rotation = matrix_identity_float4x4
            for index in 0..<3 where simdScale[index] > 0 {
                rotation[index] = SIMD4(columns[index] / simdScale[index], 0)
            }
            simdOrientation = simd_quatf(rotation)
        }
    }

    public var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }

    public var pivot: SCNMatrix4 {
        get { SCNMatrix4(simdPivot) }
        set { simdPivot = simd_float4x4(newValue) }
    }

    // MARK: World

    public var simdWorldTransform: simd_float4x4 {
        get { (parent?.simdWorldTransform ?? matrix_identity_float4x4) * simdTransform }
        set { simdTransform = (parent?.simdWorldTransform ?? matrix_identity_float4x4).inverse * newValue }
    }

    public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }

    public var simdWorldPosition: SIMD3<Float> {
        get {
            let position = simdWorldTransform.columns.3
            return SIMD3(position.x, position.y, position.z)
        }
        set { simdPosition = parent?.simdConvertPosition(newValue, from: nil) ?? newValue }
    }

    public var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }

    public var worldOrientation: SCNQuaternion { SCNVector4(simd_quatf(simdWorldTransform).vector) }

    public var simdWorldFront: SIMD3<Float> {
        let z = simdWorldTransform.columns.2
        return -SIMD3(z.x, z.y, z.z)
    }

    public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
    public var worldUp: SCNVector3 {
        let y = simdWorldTransform.columns.1
        return SCNVector3(y.x, y.y, y.z)
    }

    public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = simd_float4x4(worldTransform) }

    public func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        let world = (node?.simdWorldTransform ?? matrix_identity_float4x4) * SIMD4(position, 1)
        let local = simdWorldTransform.inverse * world
        return SIMD3(local.x, local.y, local.z)
    }

    public func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        let world = simdWorldTransform * SIMD4(position, 1)
        let local = (node?.simdWorldTransform ?? matrix_identity_float4x4).inverse * world
        return SIMD3(local.x, local.y, local.z)
    }

    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), from: node))
    }

    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), to: node))
    }

    public func localTranslate(by translation: SCNVector3) {
        simdPosition += simdOrientation.act(SIMD3(translation))
    }

    public func look(at worldTarget: SCNVector3) {
        let direction = SIMD3(worldTarget) - simdWorldPosition
        guard length(direction) > 0 else { return }
        simdOrientation = simd_quatf(from: SIMD3(0, 0, -1), to: normalize(direction))
    }

    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        look(at: worldTarget)
    }
}

extension simd_quatf {
    static let unrotated = simd_quatf(real: 1, imag: .zero)
}
