import Foundation
import PortableUIKit

/// A curve from 0 to 1: the progress of an animation as a function of time.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case timing(TimingCurve)
        /// A quarter circle at each slow end.
        case circular(isSlowAtStart: Bool, isSlowAtEnd: Bool)
    }

    private var shape: Shape
    private var isInverse = false

    private init(_ shape: Shape) { self.shape = shape }

    init(_ curve: TimingCurve) { self.init(.timing(curve)) }

    /// The UIKit curve that has the same shape, or the nearest one for circular and inverse curves.
    var timingCurve: TimingCurve {
        switch (shape, isInverse) {
        case (.timing(let curve), false): curve
        case (.timing(.bezier(let x1, let y1, let x2, let y2)), true):
            .bezier(x1: min(max(y1, 0), 1), y1: x1, x2: min(max(y2, 0), 1), y2: x2)
        case (.timing(let curve), true): curve
        case (.circular(true, true), _): .bezier(x1: 0.85, y1: 0, x2: 0.15, y2: 1)
        case (.circular(let isSlowAtStart, _), let isInverse):
            isSlowAtStart != isInverse
                ? .bezier(x1: 0.55, y1: 0, x2: 1, y2: 0.45) : .bezier(x1: 0, y1: 0.55, x2: 0.45, y2: 1)
        }
    }

    /// A linear curve.
    public static let linear = UnitCurve(.linear)
    /// A curve that starts slowly.
    public static let easeIn = UnitCurve(.easeIn)
    /// A curve that ends slowly.
    public static let easeOut = UnitCurve(.easeOut)
    /// A curve that starts and ends slowly.
    public static let easeInOut = UnitCurve(.easeInOut)
    /// A curve that starts and ends slowly.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = UnitCurve(.easeInOut)
    /// A curve that starts slowly, with the shape of a quarter circle.
    public static let circularEaseIn = UnitCurve(.circular(isSlowAtStart: true, isSlowAtEnd: false))
    /// A curve that ends slowly, with the shape of a quarter circle.
    public static let circularEaseOut = UnitCurve(.circular(isSlowAtStart: false, isSlowAtEnd: true))
    /// A curve that starts and ends slowly, with the shape of quarter circles.
    public static let circularEaseInOut = UnitCurve(.circular(isSlowAtStart: true, isSlowAtEnd: true))

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1). The x-coordinates of its control points are clamped between
    /// 0 and 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func unit(_ x: CGFloat) -> Double { min(max(Double(x), 0), 1) }
        return UnitCurve(
            .bezier(
                x1: unit(startControlPoint.x), y1: Double(startControlPoint.y), x2: unit(endControlPoint.x),
                y2: Double(endControlPoint.y)))
    }

    /// The curve with time and value exchanged.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    /// Returns the value at a progress, which is clamped between 0 and 1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        guard isInverse else { return forward(progress) }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if forward(middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Returns the velocity at a progress, relative to the velocity of ``linear``.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-5
        let low = min(max(progress - step, 0), 1 - step), high = max(min(progress + step, 1), step)
        return (value(at: high) - value(at: low)) / (high - low)
    }

    private func forward(_ x: Double) -> Double {
        func slowAtStart(_ x: Double) -> Double { 1 - max(1 - x * x, 0).squareRoot() }
        func slowAtEnd(_ x: Double) -> Double { max(1 - (1 - x) * (1 - x), 0).squareRoot() }
        switch shape {
        case .timing(let curve): return curve.progress(at: x, duration: 1)
        case .circular(isSlowAtStart: true, isSlowAtEnd: true):
            return x < 0.5 ? slowAtStart(2 * x) / 2 : (1 + slowAtEnd(2 * x - 1)) / 2
        case .circular(isSlowAtStart: true, _): return slowAtStart(x)
        case .circular: return slowAtEnd(x)
        }
    }
}
