import SwiftUI

/// Chart content that represents a collection of data using points.
public nonisolated struct PointPlot<Content> {
    let content: Content
}

/// Chart content that represents a collection of data using bars.
public nonisolated struct BarPlot<Content> {
    let content: Content
}

/// Chart content that represents a collection of data using rectangles.
public nonisolated struct RectanglePlot<Content> {
    let content: Content
}

/// Chart content that represents a collection of data using rules.
public nonisolated struct RulePlot<Content> {
    let content: Content
}

/// Chart content that represents a collection of data using the sectors of a pie or donut chart.
public nonisolated struct SectorPlot<Content> {
    let content: Content
}

extension PointPlot: ChartContent where Content: PlotContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks += content._marks.marks }

    public var body: Never { fatalError("PointPlot has no body.") }
}

extension BarPlot: ChartContent where Content: PlotContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks += content._marks.marks }

    public var body: Never { fatalError("BarPlot has no body.") }
}

extension RectanglePlot: ChartContent where Content: PlotContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks += content._marks.marks }

    public var body: Never { fatalError("RectanglePlot has no body.") }
}

extension RulePlot: ChartContent where Content: PlotContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks += content._marks.marks }

    public var body: Never { fatalError("RulePlot has no body.") }
}

extension SectorPlot: ChartContent where Content: PlotContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks += content._marks.marks }

    public var body: Never { fatalError("SectorPlot has no body.") }
}
