import PortableUIKit

/// Something that is on or off.
public nonisolated struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label

    @Environment(\.self) private var environment

    /// A switch with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The label, and UIKit's switch.
    @MainActor public var body: some View {
        let (isOn, environment) = (isOn, environment)
        let title = label.shownParts.lazy.compactMap { ($0 as? any TitledView)?.title(in: environment) }.first
        LabeledControl(
            label: label.accessibilityHidden(title != nil),
            control: ControlHost(
                make: { UISwitch() },
                update: { control in
                    control.accessibilityLabel = title
                    if control.isOn != isOn.wrappedValue {
                        control.setOn(isOn.wrappedValue, animated: control.window != nil)
                    }
                }, changed: { isOn.wrappedValue = $0.isOn },
                // That of its frame: a switch says that it is smaller.
                size: { _, _ in CGSize(width: 51, height: 31) }))
    }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A switch with a title, which isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
