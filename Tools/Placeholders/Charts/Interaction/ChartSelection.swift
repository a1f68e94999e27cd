import SwiftUI

extension SelectionBinding {
    /// Creates a binding to a position.
    init<P: Plottable>(_ binding: Binding<P>) {
        get = { [binding.wrappedValue.plotted] }
        set = { values in
            if let value = values?.first, let value = P(plotted: value) { binding.wrappedValue = value }
        }
    }

    /// Creates a binding to a selected value.
    init<P: Plottable>(_ binding: Binding<P?>) {
        get = { binding.wrappedValue.map { [$0.plotted] } ?? [] }
        set = { binding.wrappedValue = $0?.first.flatMap { P(plotted: $0) } }
    }

    /// Creates a binding to a selected range.
    init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
        get = { binding.wrappedValue.map { [$0.lowerBound.plotted, $0.upperBound.plotted] } ?? [] }
        set = { values in
            let bounds = values?.compactMap { P(plotted: $0) } ?? []
            binding.wrappedValue = bounds.count == 2 ? min(bounds[0], bounds[1])...max(bounds[0], bounds[1]) : nil
        }
    }
}

/// Modifiers for the selection of values.
extension View {
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let selection = SelectionBinding(value)
        return chart { $0.x.selection = selection }
    }

    public nonisolated func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        let selection = SelectionBinding(range)
        return chart { $0.x.rangeSelection = selection }
    }

    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let selection = SelectionBinding(value)
        return chart { $0.y.selection = selection }
    }

    public nonisolated func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        let selection = SelectionBinding(range)
        return chart { $0.y.rangeSelection = selection }
    }

    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let selection = SelectionBinding(value)
        return chart { $0.angleSelection = selection }
    }

    public nonisolated func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        let gesture = MainActorValue(gesture)
        return chart { $0.gesture = { proxy in AnyGesture(gesture.value(proxy).map { _ in }) } }
    }
}
