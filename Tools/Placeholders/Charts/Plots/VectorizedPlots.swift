import SwiftUI

/// A plot content with the elements of a collection.
public protocol _VectorizedPlotContent<DataElement>: PlotContent {
    associatedtype DataElement

    var _elements: _VectorizedMarks<DataElement> { get }
}

extension VectorizedPlotContent: _VectorizedPlotContent {
    public typealias DataElement = Data.Element

    public var _elements: _VectorizedMarks<Data.Element> { elements }
}

extension LinePlot: VectorizedChartContent where Content: _VectorizedPlotContent {
    public typealias DataElement = Content.DataElement

    public nonisolated var _elements: _VectorizedMarks<Content.DataElement> { content._elements }
}

extension AreaPlot: VectorizedChartContent where Content: _VectorizedPlotContent {
    public typealias DataElement = Content.DataElement

    public nonisolated var _elements: _VectorizedMarks<Content.DataElement> { content._elements }
}

extension PointPlot: VectorizedChartContent where Content: _VectorizedPlotContent {
    public typealias DataElement = Content.DataElement

    public nonisolated var _elements: _VectorizedMarks<Content.DataElement> { content._elements }
}

extension BarPlot: VectorizedChartContent where Content: _VectorizedPlotContent {
    public typealias DataElement = Content.DataElement

    public nonisolated var _elements: _VectorizedMarks<Content.DataElement> { content._elements }
}

extension RectanglePlot: VectorizedChartContent where Content: _VectorizedPlotContent {
    public typealias DataElement = Content.DataElement

    public nonisolated var _elements: _VectorizedMarks<Content.DataElement> { content._elements }
}

extension RulePlot: VectorizedChartContent where Content: _VectorizedPlotContent {
    public typealias DataElement = Content.DataElement

    public nonisolated var _elements: _VectorizedMarks<Content.DataElement> { content._elements }
}

extension SectorPlot: VectorizedChartContent where Content: _VectorizedPlotContent {
    public typealias DataElement = Content.DataElement

    public nonisolated var _elements: _VectorizedMarks<Content.DataElement> { content._elements }
}

extension LinePlot {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.line).x(x, $0).y(y, $0) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.line).x(x, $0).y(y, $0).series(series, $0) })
    }
}

extension AreaPlot {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.area).x(x, $0).y(y, $0).stacking(stacking) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.area).x(x, $0).y(y, $0).series(series, $0).stacking(stacking) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, some Plottable>,
        yEnd: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.area).x(x, $0).y(yStart, yEnd, $0) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, some Plottable>,
        yEnd: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.area).x(x, $0).y(yStart, yEnd, $0).series(series, $0) })
    }
}

extension PointPlot {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.point).x(x, $0).y(y, $0) })
    }
}

extension BarPlot {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) {
                Mark(.bar).x(x, $0).y(y, $0).size(width.dimension($0), height.dimension($0)).stacking(stacking)
            })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, some Plottable>,
        yEnd: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.bar).x(x, $0).y(yStart, yEnd, $0).size(width.dimension($0)) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, xStart: PlottableProjection<Data.Element, some Plottable>,
        xEnd: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) {
                Mark(.bar).x(xStart, xEnd, $0).y(y, $0).size(.automatic, height.dimension($0))
            })
    }
}

extension RectanglePlot {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) {
                Mark(.rectangle).x(x, $0).y(y, $0).size(width.dimension($0), height.dimension($0))
            })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, xStart: PlottableProjection<Data.Element, some Plottable>,
        xEnd: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, some Plottable>,
        yEnd: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.rectangle).x(xStart, xEnd, $0).y(yStart, yEnd, $0) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, some Plottable>,
        yEnd: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.rectangle).x(x, $0).y(yStart, yEnd, $0).size(width.dimension($0)) }
        )
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, xStart: PlottableProjection<Data.Element, some Plottable>,
        xEnd: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) {
                Mark(.rectangle).x(xStart, xEnd, $0).y(y, $0).size(.automatic, height.dimension($0))
            })
    }
}

extension RulePlot {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, some Plottable>,
        yEnd: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.rule).x(x, $0).y(yStart, yEnd, $0) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, xStart: PlottableProjection<Data.Element, some Plottable>,
        xEnd: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.rule).x(xStart, xEnd, $0).y(y, $0) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.rule).x(x, $0).y(nil, nil) })
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) { Mark(.rule).x(nil, nil).y(y, $0) })
    }
}

extension SectorPlot {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(
            elements: _VectorizedMarks(data) {
                Mark(.sector).angle(angle, innerRadius.dimension($0), outerRadius.dimension($0), angularInset, $0)
            })
    }
}
