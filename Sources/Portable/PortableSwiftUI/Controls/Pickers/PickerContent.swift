import PortableUIKit

/// A value that a picker offers.
struct PickerOption<Value: Hashable> {
    let value: Value
    let title: String
    let image: UIImage?
    let view: AnyView
}

/// The content of a picker, for its styles.
struct PickerContent<Value: Hashable> {
    let options: [PickerOption<Value>]
    let selection: Binding<Value>
    let label: AnyView
    let title: String?
    let currentValueLabel: AnyView?

    @MainActor var selected: PickerOption<Value>? { options.first { $0.value == selection.wrappedValue } }
}

/// A log of selections that no option has. Each is reported once.
@MainActor
final class PickerProblems {
    private var reported: AnyHashable?

    nonisolated init() {}

    func check<Value: Hashable>(_ selection: Value, among options: [PickerOption<Value>]) {
        guard !options.contains(where: { $0.value == selection }) else { return reported = nil }
        guard reported != AnyHashable(selection) else { return }
        reported = AnyHashable(selection)
        Diagnostics.log(
            "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, this will give "
                + "undefined results.")
    }
}
