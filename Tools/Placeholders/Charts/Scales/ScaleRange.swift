import SwiftUI

/// A type that configures the range of a chart's scale.
public protocol ScaleRange {
    associatedtype VisualValue

    var _range: _ScaleRange { get }
}

/// A type that configures the x and y positions of a chart.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The positions or appearances of a scale.
public enum _ScaleRange {
    case _positions(ClosedRange<CGFloat>)
    case _padding(start: CGFloat, end: CGFloat)
    case _values([Any])
}

extension Array: ScaleRange {
    public typealias VisualValue = Element

    public var _range: _ScaleRange { ._values(self) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    public typealias VisualValue = CGFloat

    public var _range: _ScaleRange { ._positions(self) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color

    public var _range: _ScaleRange { ._values(stops.map(\.color)) }
}

/// A range from one edge of the plot to the other.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    public typealias VisualValue = CGFloat

    var start: CGFloat = 0
    var end: CGFloat = 0

    public var _range: _ScaleRange { ._padding(start: start, end: end) }
}

extension ScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

    public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }

    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}
