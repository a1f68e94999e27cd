import Foundation

/// The kinds of timing that an animation can have.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin
    /// A curve with control points.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring together.
    case composed
}

/// How an animation is paced.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Which of the two following properties counts.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for springs.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for curves.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve for an animation of `duration` seconds, and how long it takes then: springs that are described by a
    /// mass take the time that they need.
    func timing(duration: Double) -> (curve: TimingCurve, duration: Double) {
        if let spring = springTimingParameters { return spring.timing(duration: duration) }
        return (cubicTimingParameters?.curve ?? .standard, duration)
    }
}

/// The timing of one of the system's curves, or of one with control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCopying {
    /// The system's curve; ease in and out where control points were given.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, as fractions of the duration and the distance.
    public let controlPoint1: CGPoint
    /// The second control point, as fractions of the duration and the distance.
    public let controlPoint2: CGPoint

    private let isBuiltin: Bool

    /// The system's default curve, that of Core Animation.
    public override init() {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: 0.25, y: 0.1)
        controlPoint2 = CGPoint(x: 0.25, y: 1)
        isBuiltin = true
        super.init()
    }

    /// One of the system's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = curve.controlPoints
        isBuiltin = true
        super.init()
    }

    /// A curve with control points; their x is brought into 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: min(max(point1.x, 0), 1), y: point1.y)
        controlPoint2 = CGPoint(x: min(max(point2.x, 0), 1), y: point2.y)
        isBuiltin = false
        super.init()
    }

    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// The parameters themselves, which never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// `.builtin` for the system's curves, otherwise `.cubic`.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// The parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil.
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
