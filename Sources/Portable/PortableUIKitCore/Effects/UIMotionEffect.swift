import Foundation

/// An effect that moves a view slightly when the device is tilted, to simulate depth.
///
/// Differs from UIKit: devices never tilt, so views don't move. To get the values of an effect, call
/// ``keyPathsAndRelativeValues(forViewerOffset:)``.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
    /// Creates an effect without a shift. Subclasses call it.
    public override nonisolated init() {
        super.init()
    }

    /// Returns `nil`. Archives aren't supported, because they contain Apple's private keys.
    public required nonisolated init?(coder: NSCoder) {
        return nil
    }

    /// Returns the relative values of properties, by their key paths, for a tilt. The default is `nil`, which has no
    /// effect.
    ///
    /// Differs from UIKit: the device has no motion sensor, so the method isn't called.
    /// - Parameter viewerOffset: The tilt in both directions, each from -1 to 1. It's zero without a tilt.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns the effect itself, because it isn't copied by default.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A motion effect that changes a property linearly with the tilt of the device.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes of the tilt that affect the property.
    public enum EffectType: Int, Sendable {
        /// The tilt to the left and right.
        case tiltAlongHorizontalAxis = 0
        /// The tilt up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the property.
    public let keyPath: String
    /// The axis of the tilt that changes the property.
    public let type: EffectType
    /// The number that the effect adds when the device is tilted as far as possible to the left or up. The default is
    /// `nil`, which adds nothing.
    open var minimumRelativeValue: Any?
    /// The number that the effect adds when the device is tilted as far as possible to the right or down. The default
    /// is `nil`, which adds nothing.
    open var maximumRelativeValue: Any?

    /// Creates an effect on the property at a key path.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Returns `nil`. Archives aren't supported, because they contain Apple's private keys.
    public required nonisolated init?(coder: NSCoder) {
        return nil
    }

    /// Returns the value for a tilt, interpolated between the minimum and maximum relative values, by the key path.
    /// Returns `nil` if they aren't both numbers.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else {
            return nil
        }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = (min(max(Double(offset), -1), 1) + 1) / 2
        return [keyPath: NSNumber(value: low + (high - low) * part)]
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }
}

/// A motion effect that combines several effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group. If several effects change the same property, the last one takes precedence. The
    /// default is `nil`.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the values of all effects in the group.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { _, last in last } }
    }
}

extension UIView {
    /// The effects that move the view when the device is tilted. The default is an empty array.
    public var motionEffects: [UIMotionEffect] {
        get { rareProperties?.motionEffects ?? [] }
        set { existingRareProperties.motionEffects = newValue }
    }
}
