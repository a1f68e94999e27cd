import PortableUIKit

/// A picker style that shows the options next to each other in the container, with a checkmark.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Used by the library.
    public static var _look: _PickerLook { .inline }
}

/// A picker style that shows the options in a wheel.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Used by the library.
    public static var _look: _PickerLook { .wheel }
}

/// A picker style that pushes a screen with the options.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Used by the library.
    public static var _look: _PickerLook { .navigationLink }
}

/// A picker style that shows the options in a row of a menu.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Used by the library.
    public static var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A style that shows the options next to each other, with a checkmark.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A style that shows the options in a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A style that pushes a screen with the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A style that shows the options in a row of a menu.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// An option of a picker, with its view.
struct PickerChoice<Value: Hashable>: Identifiable {
    let value: Value
    let view: AnyView

    var id: Value { value }
}

/// The options of a picker as buttons, the selected one with a checkmark.
struct InlinePicker<Value: Hashable>: View {
    let choices: [PickerChoice<Value>]
    let selection: Binding<Value>
    /// Called when the user has selected an option.
    var didSelect: @MainActor () -> Void = {}

    var body: some View {
        let (selection, didSelect) = (selection, didSelect)
        ForEach(choices) { choice in
            Button {
                selection.wrappedValue = choice.value
                didSelect()
            } label: {
                HStack {
                    choice.view
                    Spacer(minLength: 0)
                    if selection.wrappedValue == choice.value {
                        Image(systemName: "checkmark").foregroundStyle(.tint).fontWeight(.semibold)
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(selection.wrappedValue == choice.value ? .isSelected : [])
        }
    }
}

/// A link to a screen with the options of a picker.
struct NavigationLinkPicker<Value: Hashable>: View {
    let choices: [PickerChoice<Value>]
    let selection: Binding<Value>
    let label: AnyView
    let title: String?

    var body: some View {
        NavigationLink {
            PickerScreen(choices: choices, selection: selection, title: title)
        } label: {
            HStack {
                label
                Spacer(minLength: 8)
                choices.first { $0.value == selection.wrappedValue }?.view.foregroundStyle(.secondary)
            }
        }
    }
}

private struct PickerScreen<Value: Hashable>: View {
    let choices: [PickerChoice<Value>]
    let selection: Binding<Value>
    let title: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let dismiss = dismiss
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                InlinePicker(choices: choices, selection: selection, didSelect: { dismiss() })
            }
            .padding()
        }
        .navigationTitle(Text(verbatim: title ?? ""))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// The options of a picker in UIKit's wheel.
struct WheelPicker<Value: Hashable>: UIViewRepresentable {
    let values: [Value]
    let titles: [String]
    let selection: Binding<Value>
    let title: String?

    func makeCoordinator() -> WheelPickerSource { WheelPickerSource() }

    func makeUIView(context: Context) -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = context.coordinator
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIView(_ picker: UIPickerView, context: Context) {
        let source = context.coordinator, (values, selection) = (values, selection)
        source.didSelect = { row in if values.indices.contains(row) { selection.wrappedValue = values[row] } }
        picker.accessibilityLabel = title
        if source.titles != titles {
            source.titles = titles
            picker.reloadAllComponents()
        }
        if let row = values.firstIndex(of: selection.wrappedValue), picker.selectedRow(inComponent: 0) != row {
            picker.selectRow(row, inComponent: 0, animated: picker.window != nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? max(own.width, 100), height: own.height)
    }
}

/// Provides the options of a wheel.
final class WheelPickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [String] = []
    var didSelect: (Int) -> Void = { _ in }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { didSelect(row) }
}
