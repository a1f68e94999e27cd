import SwiftUI

/// Chart content that represents data using a single horizontal or vertical rule.
public nonisolated struct RuleMark {
    private let mark: Mark
}

extension RuleMark: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks.append(mark) }
}

extension RuleMark {
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(.rule).x(x).y(yStart, yEnd)
    }

    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.rule).x(xStart, xEnd).y(y)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.rule).x(x).y(yStart, yEnd) }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { mark = Mark(.rule).x(xStart, xEnd).y(y) }

    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) { mark = Mark(.rule).x(xStart, xEnd).y(y, y) }

    public nonisolated init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.rule).x(x, x).y(yStart, yEnd) }
}
