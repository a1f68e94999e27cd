import Foundation

/// An effect that moves a view slightly when the device is tilted, to simulate depth.
///
/// Differs from UIKit: devices never tilt, so views don't move. To get the values of an effect, call
/// ``keyPathsAndRelativeValues(forViewerOffset:)``.
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

    /// Returns the relative values of properties, by their key paths, for a tilt. The default is `nil`, which has no
    /// effect.
    /// - Parameter viewerOffset: The tilt in both directions, each from -1 to 1. It's zero without a tilt.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns the object that a view keeps of the effect: by default, the effect itself.
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
    /// The number that the effect adds when the device is tilted as far as possible to the left or up. The default is
    /// `nil`, which adds nothing.
    open var minimumRelativeValue: Any?
    /// The number that the effect adds when the device is tilted as far as possible to the right or down. The default
    /// is `nil`, which adds nothing.
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

    /// Returns the values of all effects in the group.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { _, last in last } }
    }
}

extension UIView {
    /// The effects that move the view when the device is tilted; empty by default.
    public var motionEffects: [UIMotionEffect] {
        get { seldomProperties?.motionEffects ?? [] }
        set { madeSeldomProperties.motionEffects = newValue }
    }
}
