/// A row with the label of a picker, followed by a row for each value.
struct InlinePicker<Value: Hashable>: View {
    let picker: PickerContent<Value>
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        if !hidesLabels { SingleView(content: picker.label) }
        PickerOptionRows(picker: picker) {}
    }
}

/// A row for each value of a picker, with a checkmark at the selected one.
struct PickerOptionRows<Value: Hashable>: View {
    let picker: PickerContent<Value>
    /// A closure that's called after the user has selected a value.
    let didSelect: @MainActor () -> Void

    var body: some View {
        let (selection, didSelect) = (picker.selection, didSelect)
        let selected = selection.wrappedValue
        ForEach(picker.options, id: \.value) { option in
            let action: @MainActor () -> Void = {
                selection.wrappedValue = option.value
                didSelect()
            }
            HStack {
                option.view
                Spacer()
                Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
                    .opacity(option.value == selected ? 1 : 0)
                    .accessibilityHidden(true)
            }
            .modifier(RowActionModifier(kind: .button, action: action))
            .modifier(ButtonAccessibilityModifier(action: action))
            .accessibilityAddTraits(option.value == selected ? .isSelected : [])
        }
    }
}

/// A row with the selected value, which pushes a list of all values.
struct NavigationLinkPicker<Value: Hashable>: View {
    let picker: PickerContent<Value>
    @Environment(\.self) private var environment

    var body: some View {
        let (picker, environment) = (picker, environment)
        let action: @MainActor () -> Void = {
            environment.navigator?.push(PickerScreen(picker: picker), environment: environment)
        }
        LabeledControl(
            label: picker.label,
            control: SingleView(content: picker.currentValueLabel ?? picker.selected?.view ?? AnyView(EmptyView()))
                .foregroundStyle(.secondary)
        )
        .modifier(SingleItem())
        .modifier(RowActionModifier(kind: .link, action: action))
        .modifier(ButtonAccessibilityModifier(action: action))
    }
}

/// A modifier that combines several views into a single item.
struct SingleItem: ViewModifier {
    func body(content: Content) -> some View { SingleView(content: content) }
}

/// The screen on which the user selects a value.
private struct PickerScreen<Value: Hashable>: View {
    let picker: PickerContent<Value>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let dismiss = dismiss
        List { PickerOptionRows(picker: picker) { dismiss() } }
            .navigationTitle(Text(verbatim: picker.title ?? ""))
            .navigationBarTitleDisplayMode(.inline)
    }
}
