import SwiftUI

/// A type that represents the content that a chart draws for a collection.
@preconcurrency @MainActor
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement

    nonisolated var _elements: _VectorizedMarks<DataElement> { get }
}

/// The marks of the elements of a collection.
public struct _VectorizedMarks<Element> {
    var elements: [Element]
    var marks: [Mark]

    init(_ data: some RandomAccessCollection<Element>, _ mark: (Element) -> Mark) {
        elements = Array(data)
        marks = elements.map(mark)
    }

    /// Returns the marks with a change to their attributes.
    func changed(_ change: (inout MarkAttributes, Element) -> Void) -> _VectorizedMarks {
        var result = self
        for index in elements.indices { change(&result.marks[index].attributes, elements[index]) }
        return result
    }
}

/// The content of a plot of a collection.
public struct VectorizedPlotContent<Data: RandomAccessCollection>: PlotContent {
    let elements: _VectorizedMarks<Data.Element>

    public var _marks: _Marks { _Marks(marks: elements.marks) }
}

/// Plots with changed attributes.
nonisolated struct ModifiedVectorizedContent<DataElement> {
    let _elements: _VectorizedMarks<DataElement>
}

extension ModifiedVectorizedContent: VectorizedChartContent {
    typealias Body = Never

    @MainActor func _add(to marks: inout _Marks) { marks.marks += _elements.marks }
}

/// Modifiers that set attributes of each element.
extension VectorizedChartContent {
    private nonisolated func changed(
        _ change: (inout MarkAttributes, DataElement) -> Void
    ) -> ModifiedVectorizedContent<DataElement> { ModifiedVectorizedContent(_elements: _elements.changed(change)) }

    public nonisolated func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $0.styleValue = value.value($1)
            $0.styleLabel = value.label
        }
    }

    public nonisolated func foregroundStyle(
        _ keyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.style = AnyShapeStyle($1[keyPath: keyPath]) } }

    public nonisolated func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.symbolValue = value.value($1) } }

    public nonisolated func symbol(
        _ keyPath: KeyPath<DataElement, some ChartSymbolShape>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.symbol = .shape(AnyChartSymbolShape($1[keyPath: keyPath])) }
    }

    public nonisolated func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.symbolSizeValue = value.value($1) } }

    public nonisolated func symbolSize(
        _ keyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.symbolSize = $1[keyPath: keyPath] } }

    public nonisolated func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.lineStyleValue = value.value($1) } }

    public nonisolated func lineStyle(
        _ keyPath: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.lineStyle = $1[keyPath: keyPath] } }

    public nonisolated func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
        span: MarkDimensions<DataElement> = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.position = MarkPosition(value: value.value($1), axis: axis, span: span.dimension($1)) }
    }

    public nonisolated func opacity(
        _ keyPath: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.opacity *= $1[keyPath: keyPath] } }

    public nonisolated func cornerRadius(
        _ keyPath: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> { changed { $0.cornerRadius = $1[keyPath: keyPath] } }

    public nonisolated func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibilityLabel = Text(verbatim: $1[keyPath: keyPath]) }
    }

    public nonisolated func accessibilityValue(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibilityValue = Text(verbatim: $1[keyPath: keyPath]) }
    }

    public nonisolated func accessibilityHidden(
        _ keyPath: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.accessibilityIsHidden = $1[keyPath: keyPath] } }
}
