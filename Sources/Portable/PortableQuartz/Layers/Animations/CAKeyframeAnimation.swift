import DisplayList
import Foundation
import LayoutGeometry

/// An animation of a property through several values, or of a position along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, as those of `CABasicAnimation`; nil by default. Ignored while there is a ``path``.
    open var values: [Any]?
    /// A path for properties that are points; nil by default.
    @_nonoverride open var path: CGPath? {
        get { motionPath }
        set { motionPath = newValue }
    }
    /// When each value is reached, rising from 0 to 1; nil, the default, spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next; nil, the default, is even.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values lie between those that are given; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns with the path; nil, the default, leaves it as it is.
    open var rotationMode: CAAnimationRotationMode?

    private var motionPath: CGPath?

    package override func take(_ other: CAAnimation) {
        super.take(other)
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

    /// The points of a path. At an even pace from segment to segment, or over the whole path.
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

/// How values lie between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// On straight lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// They don't: each value is kept until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On straight lines at an even speed; times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a curve through all.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a curve through all; times are ignored.
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

/// How a layer turns that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the path's direction.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against the path's direction.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
