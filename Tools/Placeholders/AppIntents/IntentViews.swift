extension Button {
    /// Creates a button that performs an intent.
    public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(action: { perform(intent) }, label: label)
    }

    /// Creates a button with a role that performs an intent.
    public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { perform(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title that performs an intent.
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
        self.init(titleKey) { perform(intent) }
    }

    /// Creates a button with a title that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, Intent: AppIntent>(_ title: S, intent: Intent) {
        self.init(title) { perform(intent) }
    }
}

extension Toggle {
    /// Creates a toggle that performs an intent when it's changed.
    public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(
            isOn: Binding {
                isOn
            } set: { _ in
                perform(intent)
            }, label: label)
    }
}

private func perform(_ intent: some AppIntent) {
    Task { @MainActor in
        do {
            _ = try await intent.perform()
        } catch {
            print("\(type(of: intent)) failed: \(error)")
        }
    }
}

/// The phrase that starts a shortcut. It isn't shown, because no system listens.
public struct SiriTipView: View {
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

    public var body: some View { EmptyView() }
}

/// A button that would open the app's shortcuts.
public struct ShortcutsLink: View {
    public init() {}

    public var body: some View {
        Button("Shortcuts", systemImage: "square.2.layers.3d") {}.buttonStyle(.borderedProminent).disabled(true)
    }
}

extension View {
    /// Returns the view, because no system shows tips.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

    /// Returns the view, because the link can't be used.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}

public enum SiriTipViewStyle: Sendable {
    case automatic, light, dark
}

public enum ShortcutsLinkStyle: Sendable {
    case automatic, light, lightOutline, dark, darkOutline
}
