import SwiftUI

/// The content of a line plot of a function.
public struct FunctionLinePlotContent {
    let mark: Mark
}

/// The content of an area plot of a function.
public struct FunctionAreaPlotContent {
    let mark: Mark
}

/// Chart content that represents a function or a collection of data using a sequence of connected line segments.
public nonisolated struct LinePlot<Content> {
    let content: Content
}

/// Chart content that represents a function or a collection of data using the area of one or more regions.
public nonisolated struct AreaPlot<Content> {
    let content: Content
}

extension LinePlot: ChartContent where Content: PlotContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks += content._marks.marks }

    public var body: Never { fatalError("LinePlot has no body.") }
}

extension AreaPlot: ChartContent where Content: PlotContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks += content._marks.marks }

    public var body: Never { fatalError("AreaPlot has no body.") }
}

/// A type that provides the marks of a plot.
public protocol PlotContent {
    var _marks: _Marks { get }
}

extension FunctionLinePlotContent: PlotContent {
    public var _marks: _Marks { _Marks(marks: [mark]) }
}

extension FunctionAreaPlotContent: PlotContent {
    public var _marks: _Marks { _Marks(marks: [mark]) }
}

extension LinePlot where Content == FunctionLinePlotContent {
    public nonisolated init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { content = FunctionLinePlotContent(mark: Mark(.line, x, y, domain) { ($0, function($0), nil) }) }

    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    public nonisolated init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, x, y, domain) { t in
                let point = function(t)
                return (point.x, point.y, nil)
            })
    }

    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function) }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function) }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    public nonisolated init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { content = FunctionAreaPlotContent(mark: Mark(.area, x, y, domain) { ($0, function($0), 0) }) }

    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    public nonisolated init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, x, yStart, domain) { x in
                let values = function(x)
                return (x, values.yEnd, values.yStart)
            })
    }

    public nonisolated init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function) }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function) }
}

extension Mark {
    /// Creates the mark of a function.
    fileprivate init(
        _ kind: Kind, _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
        _ point: @escaping @Sendable (Double) -> (x: Double, y: Double, start: Double?)
    ) {
        self.init(kind)
        xLabel = x
        yLabel = y
        stacking = .unstacked
        function = PlottedFunction(domain: domain, point: point)
    }
}
