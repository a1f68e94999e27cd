/// The system's label for the role of a button.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole
    @Environment(\.barGlass) private var barGlass

    /// A symbol in bars of iOS 26, and a title elsewhere.
    @MainActor public var body: some View {
        if barGlass != nil {
            Label(title, systemImage: symbolName)
        } else {
            Text(title)
        }
    }

    private var title: LocalizedStringKey {
        switch role {
        case .cancel: "Cancel"
        case .confirm: "Done"
        case .destructive: "Delete"
        default: "Close"
        }
    }

    private var symbolName: String {
        switch role {
        case .confirm: "checkmark"
        case .destructive: "trash"
        default: "xmark"
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the system's label for a role.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
