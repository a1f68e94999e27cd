import PortableUIKit

/// A control that's on or off.
public nonisolated struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label

    @Environment(\.self) private var environment

    /// Creates a toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The toggle in the current style.
    @MainActor public var body: some View {
        let environment = environment
        let title = label.shownTitle(in: environment)
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(content: label), isOn: isOn, title: title)
        if let shortcut = environment.keyboardShortcut {
            styled(configuration, environment).doing({ [isOn] in isOn.wrappedValue.toggle() }, by: shortcut)
        } else {
            styled(configuration, environment)
        }
    }

    @MainActor @ViewBuilder private func styled(
        _ configuration: ToggleStyleConfiguration, _ environment: EnvironmentValues
    ) -> some View {
        if let style = environment.toggleStyle {
            style.makeBody(configuration)
        } else {
            DefaultToggleStyle().makeBody(configuration: configuration)
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the configuration of a style.
    @preconcurrency @MainActor public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
