import SwiftUI

/// Chart content that represents data using bars.
public nonisolated struct BarMark {
    private let mark: Mark
}

extension BarMark: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks.append(mark) }
}

extension BarMark {
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(x).y(y).size(width, height).stacking(stacking) }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { mark = Mark(.bar).x(x).y(yStart, yEnd).size(width) }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(.bar).x(xStart, xEnd).y(y).size(.automatic, height) }

    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(x).y(yStart, yEnd).size(width).stacking(stacking) }

    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(xStart, xEnd).y(y).size(.automatic, height).stacking(stacking) }

    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(.bar).x(xStart, xEnd).y(yStart, yEnd) }

    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.bar).x(xStart, xEnd).y(yStart, yEnd) }
}
