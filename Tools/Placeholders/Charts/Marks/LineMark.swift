import SwiftUI

/// Chart content that represents data using a sequence of connected line segments.
public nonisolated struct LineMark {
    private let mark: Mark
}

extension LineMark: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks.append(mark) }
}

extension LineMark {
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.line).x(x).y(y)
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(.line).x(x).y(y).series(series) }
}
