import DisplayList
import Foundation
import LayoutGeometry

/// An animation of a property through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The keyframe values, with the types that `CABasicAnimation` supports. The default is `nil`. They're ignored if
    /// there's a ``path``.
    open var values: [Any]?
    /// The path for a property that is a point. The default is `nil`.
    @_nonoverride open var path: CGPath? {
        get { motionPath }
        set { motionPath = newValue }
    }
    /// The times of the keyframes, increasing from 0 to 1. The default is `nil`, which spaces the values evenly.
    open var keyTimes: [NSNumber]?
    /// The timing functions between keyframes. The default is `nil`, which is linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between keyframes. The default is `linear`.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation mode for moving along the path. The default is `nil`, which doesn't rotate the layer.
    open var rotationMode: CAAnimationRotationMode?

    private var motionPath: CGPath?

    package override func copyProperties(_ other: CAAnimation) {
        super.copyProperties(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        motionPath = other.motionPath
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
    }

    override func track(from current: AnimatableValue) -> ValueTrack? {
        if let motionPath { return track(along: motionPath.path) }
        let values = (values ?? []).compactMap { AnimatableValue(any: $0) }
        guard !values.isEmpty else { return nil }
        return ValueTrack(
            values, times: keyTimes?.map(\.doubleValue), mode: calculationMode.mode,
            curves: timingFunctions?.map(\.curve) ?? [])
    }

    /// Returns the track along a path, either with the same time for each segment or at a constant speed.
    private func track(along path: Path) -> ValueTrack? {
        let segments = path.flattenedSegments
        guard let first = segments.first?.first else { return nil }
        func value(_ point: Point) -> AnimatableValue { .numbers([CGFloat(point.x), CGFloat(point.y)]) }
        var values = [value(first)], times = [0.0]
        let given = keyTimes?.map(\.doubleValue)
        for (index, segment) in segments.enumerated() {
            let hasTimes = given?.count == segments.count + 1
            let start = hasTimes ? given![index] : Double(index) / Double(segments.count)
            let end = hasTimes ? given![index + 1] : Double(index + 1) / Double(segments.count)
            for (step, point) in segment.dropFirst().enumerated() {
                values.append(value(point))
                times.append(start + (end - start) * Double(step + 1) / Double(segment.count - 1))
            }
        }
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        return ValueTrack(values, times: times, mode: isPaced ? .paced : .linear)
    }

    package override func show(progress: CGFloat, turn: Double, in state: inout LayerState, of layer: CALayer) {
        super.show(progress: progress, turn: turn, in: &state, of: layer)
        guard let rotationMode, let motionPath, let track = track(along: motionPath.path),
            case .numbers(let before) = track.value(at: max(progress - 0.001, 0)),
            case .numbers(let after) = track.value(at: min(progress + 0.001, 1))
        else { return }
        var angle = atan2(after[1] - before[1], after[0] - before[0])
        if rotationMode == .rotateAutoReverse { angle += .pi }
        LayerKeyPath("transform.rotation.z")?.set(.numbers([angle]), in: &state, of: layer)
    }
}

/// Modes for interpolating between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a mode with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation. Each value is used until the next keyframe.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at a constant speed, ignoring the times.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve through all values at a constant speed, ignoring the times.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    fileprivate var mode: ValueTrack.Mode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}

/// Modes for rotating a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a mode with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer is aligned with the path's direction.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer is aligned with the opposite of the path's direction.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
