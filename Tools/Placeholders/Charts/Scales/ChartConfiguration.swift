import SwiftUI

/// The settings that modifiers of a chart, or of a view that contains it, apply.
struct ChartConfiguration {
    var x = AxisConfiguration()
    var y = AxisConfiguration()
    var style = MappingConfiguration()
    var symbol = MappingConfiguration()
    var symbolSize = MappingConfiguration()
    var lineStyle = MappingConfiguration()
    var legend = Legend.automatic
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var scrollableAxes: Axis.Set = []
    var scrollTarget: (any ChartScrollTargetBehavior)?
    var angleSelection: SelectionBinding?
    var gesture: (@MainActor (ChartProxy) -> AnyGesture<Void>)?

    /// The settings of the x-axis or the y-axis.
    struct AxisConfiguration {
        var axis = Setting.automatic
        var axisStyle: ((ChartAxisContent) -> AnyView)?
        var titles: [AxisTitle] = []
        var domain: _ScaleDomain?
        var range: _ScaleRange?
        var type: ScaleType?
        var selection: SelectionBinding?
        var rangeSelection: SelectionBinding?
        /// The length of the visible part of the domain.
        var visibleLength: Double?
        var scrollPosition: SelectionBinding?
        var initialScrollPosition: _PlottedValue?

        enum Setting {
            case automatic, hidden
            case content(() -> [AxisDescription])
        }
    }

    /// A title of an axis.
    struct AxisTitle {
        let position: AnnotationPosition
        let alignment: Alignment?
        let spacing: CGFloat?
        let content: AnyView
    }

    /// The scale of colors, symbols, sizes, or strokes.
    struct MappingConfiguration {
        var domain: _ScaleDomain?
        var range: [Any]?
        var sizes: ClosedRange<CGFloat>?
        var type: ScaleType?
        var mapping: ((_PlottedValue) -> Any?)?
    }

    enum Legend {
        case automatic
        case visible(AnnotationPosition, Alignment?, CGFloat?, AnyView?)
        case hidden
    }
}

/// A binding to a selected value, a selected range, or a position.
struct SelectionBinding {
    /// Returns the values of the binding: one, or the bounds of a range.
    let get: () -> [_PlottedValue]
    let set: ([_PlottedValue]?) -> Void
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chart: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    /// Changes the settings of the charts in the view.
    nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chart, transform: change)
    }
}
