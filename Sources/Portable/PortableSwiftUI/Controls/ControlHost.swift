import Foundation
import PortableUIKit
import ViewLayoutEngine

/// A control of UIKit whose changes go to a closure.
struct ControlHost<Control: UIControl>: UIViewRepresentable {
    let make: @MainActor () -> Control
    /// Updates the control with the current values.
    let update: @MainActor (Control) -> Void
    /// Called when the control's value changed.
    let changed: @MainActor (Control) -> Void
    var event = UIControl.Event.valueChanged
    /// Hears that a finger has come down on the control, and that it has gone.
    var editingChanged: (@MainActor (Bool) -> Void)?
    /// The size of a proposal; nil for the control's own.
    var size: (@MainActor (ProposedViewSize, Control) -> CGSize)?

    /// Carries the newest closure.
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
    /// Hides the labels of controls in the view, which are read out all the same.
    public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// A label with a control at the trailing edge of the available space, or the control alone if labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// A Boolean value that indicates whether the control reaches into the space above and below the content of its row in a
    /// list, so that the row is as high as one with a text.
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
