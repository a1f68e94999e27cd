import PortableUIKit

// Pickers with the bindings of several sources, and with images.

extension Picker {
    /// Creates a picker for the values of several sources. If the values differ, the first one is shown.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: .ofSources(sources, selection), content: content, label: label)
    }

    /// Creates a picker for the values of several sources, with a label for the current value.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: .ofSources(sources, selection), content: content, label: label,
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title for the values of several sources.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title for the values of several sources. The title isn't localized.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker with a title for the values of several sources, with a label for the current value.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleKey) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a picker with a title, a symbol, and a label for the current value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content,
            label: { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title, an image, and a label for the current value.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { PortableSwiftUI.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title and a symbol for the values of several sources.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            PortableSwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and an image for the values of several sources.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            PortableSwiftUI.Label(titleKey, image: image)
        }
    }

    /// Creates a picker with a title and a symbol for the values of several sources, with a label for the current
    /// value.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title and an image for the values of several sources, with a label for the current
    /// value.
    ///
    /// Differs from SwiftUI: a mixed selection isn't marked.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { PortableSwiftUI.Label(titleKey, image: image) }, currentValueLabel: currentValueLabel)
    }
}

extension Toggle where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol for several sources. It's on if all of the values are `true`.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and an image for several sources. It's on if all of the values are `true`.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { PortableSwiftUI.Label(titleKey, image: image) }
    }
}

extension Binding where Value: Hashable {
    /// Returns a binding that reads the first source and writes all of them.
    fileprivate static func ofSources<C: RandomAccessCollection>(
        _ sources: C, _ keyPath: KeyPath<C.Element, Binding<Value>>
    ) -> Binding<Value> {
        let bindings = sources.map { $0[keyPath: keyPath] }
        guard let first = bindings.first else {
            fatalError("A picker needs at least one source: pass a collection that isn't empty.")
        }
        return Binding {
            first.wrappedValue
        } set: { value in
            for binding in bindings { binding.wrappedValue = value }
        }
    }
}

extension Menu where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a menu with a title and an image, and an action for a tap. A long press opens the menu.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: .init(titleKey, image: image), primaryAction: primaryAction)
    }
}

extension Stepper {
    /// Creates a stepper for a value with a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range with a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
