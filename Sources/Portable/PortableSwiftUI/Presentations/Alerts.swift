import PortableUIKit

extension View {
    /// Presents an alert while a condition is `true`. Every button dismisses it.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert with a message while a condition is `true`. Every button dismisses it.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: title, isTitleShown: true, style: .alert, isPresented: isPresented, actions: actions(),
                message: message()))
    }

    /// Presents an alert while a condition is `true`. Every button dismisses it.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a message while a condition is `true`. Every button dismisses it.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert, whose title isn't localized, while a condition is `true`.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a message, whose title isn't localized, while a condition is `true`.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents a confirmation dialog while a condition is `true`. Every button dismisses it.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }

    /// Presents a confirmation dialog with a message while a condition is `true`. Every button dismisses it.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: title, isTitleShown: titleVisibility == .visible, style: .actionSheet,
                isPresented: isPresented, actions: actions(), message: message()))
    }

    /// Presents a confirmation dialog while a condition is `true`. Every button dismisses it.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a confirmation dialog, whose title isn't localized, while a condition is `true`.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }
}

/// A modifier that presents an alert while a condition is `true`.
private nonisolated struct AlertModifier<Actions: View, Message: View>: WrappingModifier {
    let title: Text
    let isTitleShown: Bool
    let style: UIAlertController.Style
    @Binding var isPresented: Bool
    let actions: Actions
    let message: Message

    @MainActor func makeElement(_ inputs: _ViewInputs) -> HostValueElement<PresentationKey> { HostValueElement() }

    @MainActor func update(_ element: HostValueElement<PresentationKey>, _ inputs: _ViewInputs) {
        guard isPresented else { return element.value = nil }
        let (content, binding, style) = (content(inputs), $isPresented, style)
        var request = PresentationRequest(
            id: PresentationID(owner: ObjectIdentifier(element), item: true),
            make: { [weak host = inputs.graph.host] in
                content.makeAlert(style: style) { host?.presenter.alertDidDismiss() }
            },
            didDismiss: { binding.wrappedValue = false })
        request.prepare = { [weak element] controller, host in
            // A dialog in a popover points at the view.
            guard let popover = controller.popoverPresentationController else { return }
            popover.sourceView = host
            if let frame = element?.frameInRoot { popover.sourceRect = frame.cgRect }
        }
        request.update = { controller in
            if let alert = controller as? UIAlertController { content.update(alert) }
        }
        element.value = request
    }

    @MainActor private func content(_ inputs: _ViewInputs) -> AlertContent {
        let context = PartContext(inputs.environment, graph: inputs.graph)
        let parts = actions.resolvedParts(in: context) { $0 is any AlertButtonView || $0 is any AlertFieldView }
        var buttons = parts.compactMap { ($0.view as? any AlertButtonView)?.alertButton(in: $0.context) }
        // The user can always dismiss an alert without buttons.
        if style == .alert, buttons.isEmpty {
            buttons = [AlertButton(title: "OK", role: nil) {}]
        } else if style == .actionSheet, !buttons.contains(where: { $0.role == .cancel }) {
            buttons.append(AlertButton(title: "Cancel", role: .cancel) {})
        }
        let message = MenuLabel(message, in: context).title
        return AlertContent(
            title: isTitleShown ? title.string(in: inputs.environment) : nil, message: message.isEmpty ? nil : message,
            buttons: buttons,
            fields: style == .actionSheet
                ? [] : parts.compactMap { ($0.view as? any AlertFieldView)?.alertField(in: $0.context.environment) })
    }
}

/// The content of an alert or a confirmation dialog.
private struct AlertContent {
    let title: String?
    let message: String?
    let buttons: [AlertButton]
    let fields: [AlertField]

    @MainActor func makeAlert(
        style: UIAlertController.Style, didDismiss: @escaping @MainActor () -> Void
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for field in fields { alert.addTextField { field.configure($0) } }
        for button in buttons {
            let action = UIAlertAction(title: button.title, style: button.style) { _ in
                didDismiss()
                button.action()
            }
            action.isEnabled = button.isEnabled
            alert.addAction(action)
            if button.isDefault { alert.preferredAction = action }
        }
        return alert
    }

    /// Updates the texts of a presented alert, and which of its buttons are enabled.
    @MainActor func update(_ alert: UIAlertController) {
        if !alert.title.hasSameScalars(as: title) { alert.title = title }
        if !alert.message.hasSameScalars(as: message) { alert.message = message }
        for (action, button) in zip(alert.actions, buttons) where action.isEnabled != button.isEnabled {
            action.isEnabled = button.isEnabled
        }
        for (textField, field) in zip(alert.textFields ?? [], fields) { field.update(textField) }
    }
}

/// The representation of a button for alerts.
struct AlertButton {
    let title: String
    let role: ButtonRole?
    var isEnabled = true
    /// A Boolean value that indicates whether the Return key performs the action.
    var isDefault = false
    let action: @MainActor () -> Void

    var style: UIAlertAction.Style {
        switch role {
        case .destructive: .destructive
        case .cancel: .cancel
        default: .default
        }
    }
}

/// A view that can be a button of an alert.
@MainActor
protocol AlertButtonView {
    func alertButton(in context: PartContext) -> AlertButton?
}

extension View {
    /// Returns the buttons among the parts of the view.
    @MainActor func alertButtons(in context: PartContext) -> [AlertButton] {
        resolvedParts(in: context) { $0 is any AlertButtonView }.compactMap {
            ($0.view as? any AlertButtonView)?.alertButton(in: $0.context)
        }
    }
}

extension Button: AlertButtonView {
    @MainActor func alertButton(in context: PartContext) -> AlertButton? {
        AlertButton(
            title: MenuLabel(label, in: context).title, role: role, isEnabled: context.environment.isEnabled,
            isDefault: context.environment.keyboardShortcut == .defaultAction, action: action)
    }
}

/// A view whose text UIKit can use as a title.
@MainActor
protocol TitledView {
    func title(in environment: EnvironmentValues) -> String?
}

extension Text: TitledView {
    @MainActor func title(in environment: EnvironmentValues) -> String? { string(in: environment) }
}
