import Foundation
import PortableUIKit

/// A control for selecting a value in a range by dragging a thumb.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let range: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    @Environment(\.self) private var environment

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimumLabel: ValueLabel,
        maximumLabel: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding<Double> {
            Double(value.wrappedValue)
        } set: {
            value.wrappedValue = V($0)
        }
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.onEditingChanged = onEditingChanged
    }

    /// UIKit's slider, between the labels of the bounds.
    @MainActor public var body: some View {
        HStack {
            minimumLabel
            control
            maximumLabel
        }
    }

    @MainActor private var control: some View {
        let (value, range, step, environment) = (value, range, step, environment)
        let onEditingChanged = onEditingChanged
        let title = label.shownParts.lazy.compactMap { ($0 as? any TitledView)?.title(in: environment) }.first
        return ControlHost(
            make: { UISlider() },
            update: { control in
                control.accessibilityLabel = title
                control.sliderStyle = environment.sliderThumbVisibility == .hidden ? .thumbless : .default
                control.minimumValue = Float(range.lowerBound)
                control.maximumValue = Float(range.upperBound)
                let shown = Float(value.wrappedValue)
                if control.value != shown, !control.isTracking { control.value = shown }
            },
            changed: { control in
                var new = Double(control.value)
                if let step, step > 0 {
                    new = range.lowerBound + ((new - range.lowerBound) / step).rounded() * step
                    new = min(max(new, range.lowerBound), range.upperBound)
                    control.value = Float(new)
                }
                value.wrappedValue = new
            }, editingChanged: { onEditingChanged($0) },
            size: { proposal, control in
                // Recorded: the height is smaller than UIKit's, whose thumb extends beyond it.
                CGSize(width: proposal.width ?? control.intrinsicContentSize.width, height: 20)
            })
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider for a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a range with steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider for a range with an accessibility label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider for a range with steps and an accessibility label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// Creates a slider for a range with labels at its ends and an accessibility label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a range with steps, labels at its ends, and an accessibility label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}
