/// The shape from which a ``CAEmitterLayer`` emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's ``CAEmitterLayer/emitterPosition``.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line with the width of the layer's ``CAEmitterLayer/emitterSize``.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle with the layer's ``CAEmitterLayer/emitterSize``.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A cuboid, which is the same as a rectangle in the layer's plane.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle whose radius is the width of the layer's ``CAEmitterLayer/emitterSize``.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere, which is the same as a circle in the layer's plane.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the emitter's shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners of the shape, or the middle of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No specified order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// From the oldest to the newest particle.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// From the newest to the oldest particle.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By the position on the z-axis, which is the same for all particles.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colors of particles are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
