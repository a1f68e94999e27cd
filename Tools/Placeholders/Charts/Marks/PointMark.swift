import SwiftUI

/// Chart content that represents data using points.
public nonisolated struct PointMark {
    private let mark: Mark
}

extension PointMark: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { marks.marks.append(mark) }
}

extension PointMark {
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.point).x(x).y(y)
    }

    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(.point).x(x).y(y, y)
    }

    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.point).x(x, x).y(y)
    }
}
