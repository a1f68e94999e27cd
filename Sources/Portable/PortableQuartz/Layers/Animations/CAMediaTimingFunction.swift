import Foundation

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
    private let points: [(Float, Float)]

    /// Creates one of the predefined functions. An unknown name creates the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a function with two control points. Their x coordinates are clamped to 0...1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [(0, 0), (min(max(c1x, 0), 1), c1y), (min(max(c2x, 0), 1), c2y), (1, 1)]
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// Stores the coordinates of a point of the curve, from 0 to 3, in `ptr`. Another index raises an exception.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard points.indices.contains(idx) else { raise("CAMediaTimingFunction has no control point \(idx)") }
        ptr[0] = points[idx].0
        ptr[1] = points[idx].1
    }

    var curve: TimingCurve {
        .bezier(
            x1: Double(points[1].0), y1: Double(points[1].1), x2: Double(points[2].0), y2: Double(points[2].1))
    }
}

/// The names of predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a name with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A function with a constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A function that starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A function that ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A function that starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The default function of system animations, which starts quickly and ends slowly.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
