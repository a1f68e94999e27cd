import Foundation

/// Something that shifts a view a little when the device is tilted, as though it lay deeper or higher than the rest.
///
/// Differs from UIKit: devices lie still here, with the eye right in front, so that views stand as they are. What an
/// effect would do is asked by ``keyPathsAndRelativeValues(forViewerOffset:)``.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
    /// An effect without any shift, for subclasses to build on.
    public override nonisolated init() {
        super.init()
    }

    /// Not supported: archives hold Apple's private keys. Nil.
    public required nonisolated init?(coder: NSCoder) {
        return nil
    }

    /// The summands of properties, by their key paths, for one tilt; nil, the default, leaves all as they are.
    /// - Parameter viewerOffset: The tilt in both directions, each from -1 to 1; an even device has none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// What a view keeps of the effect; by default the effect itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A shift of one property that grows evenly with the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which tilt counts.
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The property that changes.
    public let keyPath: String
    /// The direction that it follows.
    public let type: EffectType
    /// What is added where the device is turned as far as possible to the left or up: a number. Nil, the default, for
    /// nothing.
    open var minimumRelativeValue: Any?
    /// What is added where the device is turned as far as possible to the right or down: a number. Nil, the default, for
    /// nothing.
    open var maximumRelativeValue: Any?

    /// An effect on a property.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Not supported: archives hold Apple's private keys. Nil.
    public required nonisolated init?(coder: NSCoder) {
        return nil
    }

    /// The number between the smallest and the largest value that stands for the offset, under the key path; nil unless
    /// both are numbers.
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

/// Several effects in one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; of those for the same property, the last counts. None by default.
    open var motionEffects: [UIMotionEffect]?

    /// What all effects add.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { _, last in last } }
    }
}

extension UIView {
    /// How the view moves with the device; none by default.
    public var motionEffects: [UIMotionEffect] {
        get { seldomProperties?.motionEffects ?? [] }
        set { madeSeldomProperties.motionEffects = newValue }
    }
}
