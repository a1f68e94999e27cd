import Foundation
import PortableUIKit
import ViewLayoutEngine

/// A UIKit control whose changes are passed to a closure.
struct ControlHost<Control: UIControl>: UIViewRepresentable {
    let make: @MainActor () -> Control
    /// Updates the control with the current values.
    let update: @MainActor (Control) -> Void
    /// A closure that's called when the control's value has changed.
    let changed: @MainActor (Control) -> Void
    var event = UIControl.Event.valueChanged
    /// A closure that's called with `true` when a touch of the control begins, and with `false` when it ends.
    var editingChanged: (@MainActor (Bool) -> Void)?
    /// A closure that returns the size for a proposal, or `nil` for the control's own size.
    var size: (@MainActor (ProposedViewSize, Control) -> CGSize)?

    /// A coordinator that stores the most recent closure.
    @MainActor
    final class Coordinator {
        var changed: (Control) -> Void = { _ in }
        var editingChanged: ((Bool) -> Void)?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> Control {
        let control = make()
        let coordinator = context.coordinator
        control.addAction(
            UIAction { [weak coordinator] action in
                if let control = action.sender as? Control { coordinator?.changed(control) }
            }, for: event)
        if editingChanged != nil {
            control.addAction(UIAction { [weak coordinator] _ in coordinator?.editingChanged?(true) }, for: .touchDown)
            control.addAction(
                UIAction { [weak coordinator] _ in coordinator?.editingChanged?(false) },
                for: [.touchUpInside, .touchUpOutside, .touchCancel])
        }
        return control
    }

    func updateUIView(_ control: Control, context: Context) {
        context.coordinator.changed = changed
        context.coordinator.editingChanged = editingChanged
        control.isEnabled = context.environment.isEnabled
        update(control)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Control, context: Context) -> CGSize? {
        size?(proposal, uiView) ?? uiView.sizeThatFits(.zero)
    }
}

private enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls in the view. Assistive technologies still read them.
    public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// A label with a control at the trailing edge of the available space, or the control alone if labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// A Boolean value that indicates whether the control extends into the padding of its list row, so that the row has
    /// the same height as one with text.
    var fitsRow = false
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.isInColumns) private var isInColumns
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        if hidesLabels {
            control
        } else if isInColumns {
            GridRow {
                label.gridColumnAlignment(.trailing)
                control
            }
        } else {
            HStack {
                label
                Spacer()
                control.padding(.vertical, fitsRow && isInListRow ? -6 : 0)
            }
        }
    }
}
