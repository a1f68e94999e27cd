import SwiftUI

/// Chart content that represents data using the area of one or more regions.
public nonisolated struct AreaMark {
    private let mark: Mark
}

extension AreaMark: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks.append(mark) }
}

extension AreaMark {
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.area).x(x).y(y).stacking(stacking) }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.area).x(x).y(y).series(series).stacking(stacking) }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.area).x(x).y(yStart, yEnd) }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(.area).x(x).y(yStart, yEnd).series(series) }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { mark = Mark(.area).x(xStart, xEnd).y(y) }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(.area).x(xStart, xEnd).y(y).series(series) }
}
