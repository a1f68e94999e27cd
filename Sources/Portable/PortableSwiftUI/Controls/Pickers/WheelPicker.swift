import Foundation
import PortableUIKit

/// UIKit's wheel of values, next to the label.
struct WheelPicker<Value: Hashable>: View {
    let picker: PickerContent<Value>

    var body: some View { LabeledControl(label: picker.label, control: Wheel(picker: picker)) }
}

private struct Wheel<Value: Hashable>: UIViewRepresentable {
    let picker: PickerContent<Value>

    func makeCoordinator() -> WheelCoordinator { WheelCoordinator() }

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UIPickerView, context: Context) {
        let picker = picker
        let titles = picker.options.map(\.title)
        context.coordinator.didSelect = { row in
            if picker.options.indices.contains(row) { picker.selection.wrappedValue = picker.options[row].value }
        }
        if !context.coordinator.titles.elementsEqual(titles, by: { $0.hasSameScalars(as: $1) }) {
            context.coordinator.titles = titles
            view.reloadAllComponents()
        }
        view.accessibilityLabel = picker.title
        view.isUserInteractionEnabled = context.environment.isEnabled
        if let row = picker.options.firstIndex(where: { $0.value == picker.selection.wrappedValue }),
            view.selectedRow(inComponent: 0) != row
        {
            view.selectRow(row, inComponent: 0, animated: view.window != nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 320, height: 216)
    }
}

/// The data source and delegate of a wheel.
final class WheelCoordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    fileprivate var titles: [String] = []
    fileprivate var didSelect: (Int) -> Void = { _ in }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles.indices.contains(row) ? titles[row] : nil
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { didSelect(row) }
}
