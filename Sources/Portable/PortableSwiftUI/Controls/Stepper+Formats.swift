import Foundation

extension Stepper where Label == Text {
    /// Creates a stepper with a title and a formatted value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let text = format.format(value.wrappedValue)
        self.init(
            value: value, step: step, label: { Text("\(Text(titleKey)) \(text)") }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title and a formatted value within a range.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let text = format.format(value.wrappedValue)
        self.init(
            value: value, in: bounds, step: step, label: { Text("\(Text(titleKey)) \(text)") },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title, which isn't localized, and a formatted value.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let text = format.format(value.wrappedValue)
        self.init(
            value: value, step: step, label: { Text(verbatim: "\(title) \(text)") },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title, which isn't localized, and a formatted value within a range.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let text = format.format(value.wrappedValue)
        self.init(
            value: value, in: bounds, step: step, label: { Text(verbatim: "\(title) \(text)") },
            onEditingChanged: onEditingChanged)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title that represents several values. It's on if all of the values are `true`.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
}
