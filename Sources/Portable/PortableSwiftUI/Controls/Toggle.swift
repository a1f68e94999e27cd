import PortableUIKit

/// Something that is on or off.
public nonisolated struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label

    @Environment(\.self) private var environment

    /// A toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The label and what it is switched by, as the style of the place has it.
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
    /// The toggle that a style is asked about.
    @MainActor public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title, which isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
