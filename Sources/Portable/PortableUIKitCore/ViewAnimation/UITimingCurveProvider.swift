import Foundation

/// The types of timing.
public enum UITimingCurveType: Int, Sendable {
    /// A system curve.
    case builtin
    /// A cubic curve with control points.
    case cubic
    /// A spring.
    case spring
    /// A combination of a curve and a spring.
    case composed
}

/// A type that provides the timing of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The type of the timing, which determines which of the following properties is used.
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of the curve, or `nil` for springs.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of the spring, or `nil` for curves.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the curve of an animation of `duration` seconds, and its actual duration. The parameters of a spring
    /// with a mass determine its duration.
    func timing(duration: Double) -> (curve: TimingCurve, duration: Double) {
        let usesSpring = timingCurveType == .spring || timingCurveType == .composed
        if usesSpring, let spring = springTimingParameters { return spring.timing(duration: duration) }
        return (cubicTimingParameters?.curve ?? .standard, duration)
    }
}

/// The timing of a system curve, or of a cubic curve with control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCopying {
    /// The system curve. It's `.easeInOut` for a curve with control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, as fractions of the duration and the distance.
    public let controlPoint1: CGPoint
    /// The second control point, as fractions of the duration and the distance.
    public let controlPoint2: CGPoint

    private let isBuiltin: Bool

    /// Creates the timing of Core Animation's default curve.
    public override init() {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: 0.25, y: 0.1)
        controlPoint2 = CGPoint(x: 0.25, y: 1)
        isBuiltin = true
        super.init()
    }

    /// Creates the timing of a system curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = curve.controlPoints
        isBuiltin = true
        super.init()
    }

    /// Creates the timing of a curve with control points. Their x-coordinates are clamped to the range from 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: min(max(point1.x, 0), 1), y: point1.y)
        controlPoint2 = CGPoint(x: min(max(point2.x, 0), 1), y: point2.y)
        isBuiltin = false
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns the parameters themselves, because they're immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type of the timing: `.builtin` for system curves, otherwise `.cubic`.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// The cubic parameters, which are this object.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// The spring parameters. It's `nil`, because the timing isn't a spring's.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: TimingCurve {
        .bezier(
            x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
            y2: Double(controlPoint2.y))
    }
}

extension UIView.AnimationCurve {
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        switch self {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}
