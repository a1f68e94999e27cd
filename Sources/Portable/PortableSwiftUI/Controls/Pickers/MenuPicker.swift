import PortableUIKit

/// A button with the selected value, which opens a menu of all values.
struct MenuPicker<Value: Hashable>: View {
    let picker: PickerContent<Value>
    /// The color of the value. `nil` means the tint color.
    let color: UIColor?

    var body: some View {
        let (options, selection, title) = (picker.options, picker.selection, picker.title)
        MenuButton(
            title: picker.selected?.title ?? (color == nil ? title : nil) ?? "", accessibilityLabel: title,
            showsChoice: true, color: color,
            menu: UIMenu(
                options: .singleSelection,
                children: options.map { option in
                    UIAction(
                        title: option.title, image: option.image,
                        state: option.value == selection.wrappedValue ? .on : .off
                    ) { _ in selection.wrappedValue = option.value }
                }))
    }
}

/// The label of a picker, and a menu at the trailing edge of the row.
struct MenuPickerRow<Value: Hashable>: View {
    let picker: PickerContent<Value>
    /// A Boolean value that indicates whether the style is automatic, which shows the value in gray.
    let isAutomatic: Bool

    var body: some View {
        LabeledControl(
            label: picker.label.accessibilityHidden(picker.title != nil),
            control: HStack(spacing: 0) {
                if let label = picker.currentValueLabel { label.foregroundStyle(.secondary) }
                MenuPicker(picker: picker, color: isAutomatic ? .secondaryLabel : .tintColor)
            }
        )
        .modifier(RowActionModifier(kind: .menu) {})
    }
}
