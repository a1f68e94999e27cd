import Foundation

/// The description of particles that a ``CAEmitterLayer`` emits.
///
/// A range is the width of the interval around a value from which the value of each particle is taken.
///
/// Differs from Core Animation: particles don't emit ``emitterCells``, and values for the z-axis have no effect. Changes of a
/// cell also affect its existing particles.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// Creates a cell without contents that emits no particles.
    public nonisolated override init() { super.init() }

    /// The name of the cell, for key paths such as `emitterCells.name.birthRate`. The default is `nil`.
    open var name: String?
    /// A Boolean value that indicates whether particles are emitted. The default is `true`.
    open var isEnabled = true

    // MARK: Contents

    /// The image of a particle, a `CGImage`. The default is `nil`.
    open var contents: Any?
    /// The number of pixels of the image per point. The default is 1.
    open var contentsScale: CGFloat = 1
    /// The part of the image that is drawn, in its unit coordinate space. The default is the whole image, (0, 0, 1, 1).
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The cells that each particle emits. The default is `nil`.
    ///
    /// Differs from Core Animation: they aren't emitted.
    open var emitterCells: [CAEmitterCell]?

    // MARK: Emission

    /// The number of particles that are emitted per second. The default is 0.
    open var birthRate: Float = 0
    /// The time that a particle exists, in seconds. The default is 0.
    open var lifetime: Float = 0
    /// The range of ``lifetime``. The default is 0.
    open var lifetimeRange: Float = 0
    /// The angle of the emission to the x-axis, in radians. The default is 0.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the emission to the layer's plane, in radians. The default is 0.
    ///
    /// Differs from Core Animation: the value has no effect.
    open var emissionLatitude: CGFloat = 0
    /// The range of ``emissionLongitude``. The default is 0.
    open var emissionRange: CGFloat = 0

    // MARK: Motion

    /// The initial speed of a particle, in points per second. The default is 0.
    open var velocity: CGFloat = 0
    /// The range of ``velocity``. The default is 0.
    open var velocityRange: CGFloat = 0
    /// The acceleration of particles along the x-axis, in points per second squared. The default is 0.
    open var xAcceleration: CGFloat = 0
    /// The acceleration of particles along the y-axis, in points per second squared. The default is 0.
    open var yAcceleration: CGFloat = 0
    /// The acceleration of particles along the z-axis. The default is 0.
    ///
    /// Differs from Core Animation: the value has no effect.
    open var zAcceleration: CGFloat = 0
    /// The speed of a particle's rotation, in radians per second. The default is 0.
    open var spin: CGFloat = 0
    /// The range of ``spin``. The default is 0.
    open var spinRange: CGFloat = 0

    // MARK: Size and Color

    /// The scale of a particle. The default is 1.
    open var scale: CGFloat = 1
    /// The range of ``scale``. The default is 0.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second. The default is 0.
    open var scaleSpeed: CGFloat = 0
    /// The color that the colors of the image are multiplied by. The default is opaque white.
    open var color: CGColor? = CGColor.white
    /// The range of the color's red component. The default is 0.
    open var redRange: Float = 0
    /// The range of the color's green component. The default is 0.
    open var greenRange: Float = 0
    /// The range of the color's blue component. The default is 0.
    open var blueRange: Float = 0
    /// The range of the color's alpha. The default is 0.
    open var alphaRange: Float = 0
    /// The change of the color's red component per second. The default is 0.
    open var redSpeed: Float = 0
    /// The change of the color's green component per second. The default is 0.
    open var greenSpeed: Float = 0
    /// The change of the color's blue component per second. The default is 0.
    open var blueSpeed: Float = 0
    /// The change of the color's alpha per second. The default is 0.
    open var alphaSpeed: Float = 0

    // MARK: Keys

    /// Returns the value of a number by the name of its property, or `nil` for other keys.
    public func value(forKey key: String) -> Any? {
        if let path = Self.numbers[key] { return NSNumber(value: Double(self[keyPath: path])) }
        if let path = Self.floats[key] { return NSNumber(value: self[keyPath: path]) }
        return nil
    }

    /// Sets a number by the name of its property. Other keys and values are ignored.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let value, case .numbers(let numbers)? = AnimatableValue(any: value), let number = numbers.first else {
            return
        }
        if let path = Self.numbers[key] { self[keyPath: path] = number }
        if let path = Self.floats[key] { self[keyPath: path] = Float(number) }
    }

    private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "contentsScale": \.contentsScale, "emissionLongitude": \.emissionLongitude,
        "emissionLatitude": \.emissionLatitude,
        "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
        "spin": \.spin, "spinRange": \.spinRange, "scale": \.scale, "scaleRange": \.scaleRange,
        "scaleSpeed": \.scaleSpeed,
    ]

    private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
        "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]
}
