import PortableUIKit

/// A control that increments and decrements a value.
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    /// The value for assistive technologies. It's empty if the stepper has no value.
    private var spokenValue = ""

    @Environment(\.self) private var environment

    /// Creates a stepper with an action for each direction. If an action is `nil`, that direction is disabled.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
        spokenValue = "\(value.wrappedValue)"
    }

    /// Creates a stepper for a value in a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let (now, low, high) = (value.wrappedValue, bounds.lowerBound, bounds.upperBound)
        self.init(
            label: label,
            onIncrement: now < high
                ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), high) } : nil,
            onDecrement: now > low
                ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), low) } : nil,
            onEditingChanged: onEditingChanged)
        spokenValue = "\(now)"
    }

    /// The label and UIKit's stepper.
    @MainActor public var body: some View {
        let (increment, decrement, environment) = (increment, decrement, environment)
        let (onEditingChanged, spokenValue) = (onEditingChanged, spokenValue)
        let title = label.shownTitle(in: environment)
        LabeledControl(
            label: label,
            control: ControlHost(
                make: {
                    let stepper = UIStepper()
                    stepper.isAccessibilityElement = true
                    stepper.minimumValue = -1
                    stepper.maximumValue = 1
                    return stepper
                },
                update: { (control: UIStepper) in
                    control.accessibilityLabel = title
                    control.accessibilityValue = spokenValue
                    control.minimumValue = decrement == nil ? 0 : -1
                    control.maximumValue = increment == nil ? 0 : 1
                    control.value = 0
                },
                changed: { control in
                    let isUp = control.value > 0
                    control.value = 0
                    if isUp { increment?() } else { decrement?() }
                }, editingChanged: { onEditingChanged($0) }), fitsRow: true)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title and an action for each direction. If an action is `nil`, that direction is
    /// disabled.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that performs actions, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value, with a title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range, with a title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
