import SwiftUI

/// An individual dimension of a mark, such as the width of a bar.
public struct MarkDimension: Sendable {
    enum Content: Equatable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let content: Content

    public static let automatic = MarkDimension(content: .automatic)

    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(content: .fixed(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(content: .inset(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(content: .ratio(value)) }

    /// Returns the length for a step, which is `nil` on a continuous axis without one.
    ///
    /// - Parameters:
    ///   - ratio: The ratio of the automatic dimension.
    ///   - length: The automatic length without a step.
    func length(step: CGFloat?, ratio: CGFloat, otherwise length: CGFloat) -> CGFloat {
        switch content {
        case .automatic: step.map { $0 * ratio } ?? length
        case .fixed(let value): value
        case .inset(let inset): max((step ?? length) - 2 * inset, 0)
        case .ratio(let ratio): (step ?? length) * ratio
        }
    }

    /// Returns the radius for the outer radius of a sector.
    func radius(in outer: CGFloat, automatic: CGFloat) -> CGFloat {
        switch content {
        case .automatic: automatic
        case .fixed(let value): value
        case .inset(let inset): max(outer - inset, 0)
        case .ratio(let ratio): outer * ratio
        }
    }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// The ways in which to stack marks in a chart.
public struct MarkStackingMethod: Hashable, Sendable {
    let stacking: Stacking

    public static let standard = MarkStackingMethod(stacking: .standard)
    public static let normalized = MarkStackingMethod(stacking: .normalized)
    public static let center = MarkStackingMethod(stacking: .center)
    public static let unstacked = MarkStackingMethod(stacking: .unstacked)
}

/// The ways in which line or area marks connect their points.
public struct InterpolationMethod: Hashable, Sendable {
    let interpolation: Interpolation

    public static let linear = InterpolationMethod(interpolation: .linear)
    public static let monotone = InterpolationMethod(interpolation: .monotone)
    public static let stepStart = InterpolationMethod(interpolation: .stepStart)
    public static let stepCenter = InterpolationMethod(interpolation: .stepCenter)
    public static let stepEnd = InterpolationMethod(interpolation: .stepEnd)
    public static let cardinal = cardinal(tension: 0)
    public static let catmullRom = catmullRom(alpha: 0.5)

    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(interpolation: .cardinal(tension: Double(tension)))
    }

    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(interpolation: .catmullRom(alpha: Double(alpha)))
    }
}
