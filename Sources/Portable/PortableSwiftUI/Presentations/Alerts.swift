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
        let environment = inputs.environment
        let title = isTitleShown ? title.string(in: environment) : nil
        let message = message.shownTitle(in: environment)
        var buttons = actions.shownParts.compactMap { ($0 as? any AlertButtonView)?.alertButton(in: environment) }
        // The user can always dismiss an alert without buttons.
        if style == .alert, buttons.isEmpty {
            buttons = [AlertButton(title: "OK", role: nil) {}]
        } else if style == .actionSheet, !buttons.contains(where: { $0.role == .cancel }) {
            buttons.append(AlertButton(title: "Cancel", role: .cancel) {})
        }
        let (binding, style) = ($isPresented, style)
        var request = PresentationRequest(
            id: PresentationID(owner: ObjectIdentifier(element), item: true),
            make: { [weak host = inputs.graph.host] in
                let alert = UIAlertController(title: title, message: message, preferredStyle: style)
                for button in buttons {
                    alert.addAction(
                        UIAlertAction(title: button.title, style: button.style) { _ in
                            host?.presenter.alertDidDismiss()
                            button.action()
                        })
                }
                return alert
            },
            didDismiss: { binding.wrappedValue = false })
        request.prepare = { [weak element] controller, host in
            // A dialog in a popover points at the view.
            guard let popover = controller.popoverPresentationController else { return }
            popover.sourceView = host
            if let frame = element?.frameInRoot { popover.sourceRect = frame.cgRect }
        }
        element.value = request
    }
}

/// The representation of a button for alerts and menus.
struct AlertButton {
    let title: String
    let role: ButtonRole?
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
    func alertButton(in environment: EnvironmentValues) -> AlertButton?
}

extension Button: AlertButtonView {
    @MainActor func alertButton(in environment: EnvironmentValues) -> AlertButton? {
        let title = label.shownTitle(in: environment)
        return AlertButton(title: title ?? "", role: role, action: action)
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
