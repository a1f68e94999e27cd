/// A scale, a rotation, and a translation.
public struct Transform: Component, Equatable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>

    public static let identity = Transform()

    public init() { self.init(scale: SIMD3(1, 1, 1)) }

    public init(
        scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quatf(real: 1, imag: .zero),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }

    /// Creates a rotation around the three axes.
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        self.init(
            rotation: simd_quatf(angle: y, axis: SIMD3(0, 1, 0)) * simd_quatf(angle: x, axis: SIMD3(1, 0, 0))
                * simd_quatf(angle: z, axis: SIMD3(0, 0, 1)))
    }

    public init(matrix: simd_float4x4) {
        let (x, y, z, w) = matrix.columns
        let columns = [x, y, z].map { SIMD3($0.x, $0.y, $0.z) }
        let scale = SIMD3(length(columns[0]), length(columns[1]), length(columns[2]))
        var rotation = matrix_identity_float4x4
        for index in 0..<3 where scale[index] > 0 { rotation[index] = SIMD4(columns[index] / scale[index], 0) }
        self.init(scale: scale, rotation: simd_quatf(rotation), translation: SIMD3(w.x, w.y, w.z))
    }

    public var matrix: simd_float4x4 {
        get {
            var result = simd_float4x4(rotation) * simd_float4x4(diagonal: SIMD4(scale, 1))
            result.columns.3 = SIMD4(translation, 1)
            return result
        }
        set { self = Transform(matrix: newValue) }
    }
}

extension Entity {
    public var transform: Transform {
        get { components[Transform.self] ?? .identity }
        set { components[Transform.self] = newValue }
    }

    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }

    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }

    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }

    public func transformMatrix(relativeTo referenceEntity: Entity?) -> simd_float4x4 {
        let world = (parent?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4) * transform.matrix
        return referenceEntity.map { $0.transformMatrix(relativeTo: nil).inverse * world } ?? world
    }

    public func setTransformMatrix(_ transform: simd_float4x4, relativeTo referenceEntity: Entity?) {
        let world = referenceEntity.map { $0.transformMatrix(relativeTo: nil) * transform } ?? transform
        let parent = parent?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4
        self.transform = Transform(matrix: parent.inverse * world)
    }

    public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).translation
    }

    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var matrix = transformMatrix(relativeTo: referenceEntity)
        matrix.columns.3 = SIMD4(position, 1)
        setTransformMatrix(matrix, relativeTo: referenceEntity)
    }

    public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
    }

    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var transform = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        transform.scale = scale
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    }

    public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).rotation
    }

    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        var transform = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        transform.rotation = orientation
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    }

    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0),
        relativeTo referenceEntity: Entity?
    ) {
        let direction = target - position
        let rotation =
            length(direction) > 0
            ? simd_quatf(from: SIMD3(0, 0, -1), to: normalize(direction)) : simd_quatf(real: 1, imag: .zero)
        setTransformMatrix(
            Transform(scale: scale, rotation: rotation, translation: position).matrix, relativeTo: referenceEntity)
    }

    public func convert(position: SIMD3<Float>, to entity: Entity?) -> SIMD3<Float> {
        convert(transformMatrix(relativeTo: entity), position)
    }

    public func convert(position: SIMD3<Float>, from entity: Entity?) -> SIMD3<Float> {
        let world = entity?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4
        return convert(transformMatrix(relativeTo: nil).inverse * world, position)
    }

    private func convert(_ matrix: simd_float4x4, _ position: SIMD3<Float>) -> SIMD3<Float> {
        let result = matrix * SIMD4(position, 1)
        return SIMD3(result.x, result.y, result.z)
    }

    /// Sets the transform immediately, because nothing is animated.
    @discardableResult
    public func move(
        to target: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        setTransformMatrix(target.matrix, relativeTo: referenceEntity)
        return AnimationPlaybackController()
    }
}
