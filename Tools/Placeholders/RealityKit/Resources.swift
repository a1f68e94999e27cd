/// A shape that's drawn on a device.
public final class MeshResource: Sendable {
    public let bounds: BoundingBox

    private init(_ size: SIMD3<Float>) { bounds = BoundingBox(min: size * -0.5, max: size * 0.5) }

    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(SIMD3(repeating: size))
    }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource(size) }
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource(SIMD3(width, height, depth)) }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource(SIMD3(repeating: 2 * radius)) }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(SIMD3(width, height, 0))
    }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(SIMD3(width, 0, depth))
    }
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
        MeshResource(SIMD3(2 * radius, height, 2 * radius))
    }
    public static func generateCone(height: Float, radius: Float) -> MeshResource {
        MeshResource(SIMD3(2 * radius, height, 2 * radius))
    }
    /// Creates a text without outlines: its bounds are empty.
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 12),
        containerFrame: CGRect = .zero, alignment: CTTextAlignment = .left,
        lineBreakMode: CTLineBreakMode = .byTruncatingTail
    ) -> MeshResource { MeshResource(.zero) }
}

public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public struct BoundingBox: Equatable, Hashable, Sendable {
    public var min: SIMD3<Float>
    public var max: SIMD3<Float>

    public static let empty = BoundingBox(min: .zero, max: .zero)

    public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }

    public var center: SIMD3<Float> { (min + max) / 2 }
    public var extents: SIMD3<Float> { max - min }
    public var boundingRadius: Float { length(extents) / 2 }
    public var isEmpty: Bool { min == max }
}

/// A shape for collisions, which aren't simulated.
public final class ShapeResource: Sendable {
    private init() {}

    public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
    public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { ShapeResource() }
    public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
    public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
    public static func generateConvex(from mesh: MeshResource) -> ShapeResource { ShapeResource() }
    public static func generateConvex(from mesh: MeshResource) async throws -> ShapeResource { ShapeResource() }
    public static func generateStaticMesh(from mesh: MeshResource) async throws -> ShapeResource { ShapeResource() }
}

/// A texture, which can't be loaded.
public final class TextureResource: Sendable {
    public enum Semantic: Sendable { case color, raw, hdrColor, normal }

    public struct CreateOptions: Sendable {
        public init(semantic: Semantic?) {}
    }

    private init() {}

    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    public convenience init(contentsOf url: URL) async throws { throw CocoaError(.fileReadUnsupportedScheme) }

    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    public static func load(contentsOf url: URL) throws -> TextureResource {
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    public static func generate(
        from cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions
    ) throws -> TextureResource { throw CocoaError(.fileReadUnsupportedScheme) }
}

public final class EnvironmentResource: Sendable {
    private init() {}

    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
}

/// A sound, which can't be loaded.
public class AudioResource: @unchecked Sendable {
    init() {}
}

public final class AudioFileResource: AudioResource, @unchecked Sendable {
    public struct Configuration: Sendable {
        public init(shouldLoop: Bool = false) {}
    }

    public convenience init(named name: String, configuration: Configuration = Configuration()) async throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    public static func load(named name: String, in bundle: Bundle? = nil) throws -> AudioFileResource {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
}
