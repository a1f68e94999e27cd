import SwiftUI

/// The data and the attributes of a mark, which charts lay out and draw.
struct Mark {
    enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

    /// The extent of a mark along an axis.
    enum Channel {
        /// The mark has no value on the axis.
        case none
        case value(ChartValue)
        case interval(ChartValue, ChartValue)
        /// An interval in points, which starts or ends at the edge of the plot if a bound is `nil`.
        case fixed(CGFloat?, CGFloat?)

        /// The only value, or the start of the interval.
        var value: ChartValue? {
            switch self {
            case .value(let value), .interval(let value, _): value
            case .none, .fixed: nil
            }
        }

        var isInterval: Bool {
            switch self {
            case .interval, .fixed: true
            case .none, .value: false
            }
        }

        /// All values, for the domain of the scale.
        var values: [_PlottedValue] {
            switch self {
            case .none, .fixed: []
            case .value(let value): [value.start] + (value.end.map { [$0] } ?? [])
            case .interval(let start, let end): [start.start, end.end ?? end.start]
            }
        }
    }

    let kind: Kind
    var x = Channel.none
    var y = Channel.none
    var xLabel: Text?
    var yLabel: Text?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = Stacking.standard
    /// The value that identifies the line or area of the mark.
    var series: _PlottedValue?
    var sector = Sector()
    var function: PlottedFunction?
    /// The values before stacking.
    var data: (x: ChartValue?, y: ChartValue?)?
    var attributes = MarkAttributes()

    init(_ kind: Kind) { self.kind = kind }

    /// The angle and the radii of a sector.
    struct Sector {
        var angle: ChartValue?
        var innerRadius = MarkDimension.automatic
        var outerRadius = MarkDimension.automatic
        var angularInset: CGFloat?
    }
}

/// A function from which a line or an area is sampled when the domains are known.
struct PlottedFunction {
    /// The domain of the parameter, or `nil` for the domain of the x-axis.
    var domain: ClosedRange<Double>?
    /// Returns the point, and the start of an area, for a parameter.
    var point: @Sendable (Double) -> (x: Double, y: Double, start: Double?)
}

/// The attributes of a mark that modifiers set.
struct MarkAttributes {
    var style: AnyShapeStyle?
    var styleValue: ChartValue?
    var styleLabel: Text?
    var symbol: ChartSymbol?
    var symbolValue: ChartValue?
    /// The size of the area in square points.
    var symbolSize: CGFloat?
    var symbolExtent: CGSize?
    var symbolSizeValue: ChartValue?
    var lineStyle: StrokeStyle?
    var lineStyleValue: ChartValue?
    var interpolation: Interpolation?
    var position: MarkPosition?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var offsetStart = CGSize.zero
    var offsetEnd = CGSize.zero
    var zIndex: Double?
    var alignsStyles: Bool?
    var blurRadius: CGFloat = 0
    var shadow: MarkShadow?
    var clipPath: ((CGRect) -> Path)?
    var annotations: [MarkAnnotation] = []
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var accessibilityIdentifier: String?
    var accessibilityIsHidden: Bool?
}

/// The value by which marks with the same position are placed next to each other.
struct MarkPosition {
    let value: ChartValue
    let axis: Axis?
    let span: MarkDimension
}

struct MarkShadow {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
}

/// A symbol of a point: a shape or a view.
enum ChartSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
