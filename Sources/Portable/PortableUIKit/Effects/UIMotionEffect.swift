import Foundation

/// How a view moves with the device: a way from how the device is held to values of the view's properties.
///
/// Differs from UIKit: devices lie still here, with the eye right in front, so that views stand as they are. What an
/// effect would do is asked by ``keyPathsAndRelativeValues(forViewerOffset:)``.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
    /// An effect that moves nothing; subclasses say what does.
    public override nonisolated init() {
        super.init()
    }

    /// Not supported: archives hold Apple's private keys. Nil.
    public required nonisolated init?(coder: NSCoder) {
        return nil
    }

    /// What is added to which properties, by key paths, where the eye stands; nil, the default, for nothing.
    /// - Parameter viewerOffset: From -1 to 1 for both directions; (0, 0) is right in front.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// A copy, as views take one; by default the effect itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that leads one property from a value to another.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction in which the device is turned.
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
