import PortableUIKit

/// A type that describes the appearance of toggles.
@preconcurrency @MainActor
public protocol ToggleStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents a toggle.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle that a style can use.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    @preconcurrency @MainActor
    public struct Label: View {
        let content: any View

        /// The content of the label.
        public var body: some View { content.erased }
    }

    /// The toggle's label.
    public let label: Label
    /// A binding to the state of the toggle.
    @Binding public var isOn: Bool
    /// A Boolean value that indicates whether the toggle represents several values of which only some are on. The
    /// default is `false`.
    public var isMixed = false
    /// The text of the label, for UIKit properties that only accept strings.
    let title: String?

    init(label: Label, isOn: Binding<Bool>, title: String?) {
        self.label = label
        _isOn = isOn
        self.title = title
    }
}

extension ToggleStyleConfiguration.Label: MultipartView {
    func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

/// A toggle style that matches the toggle's context: a switch.
@preconcurrency @MainActor
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A toggle style with a label and a switch.
@preconcurrency @MainActor
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates a style with a color for switches that are on, which replaces the tint color.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Creates a view that represents a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchBody(configuration: configuration, tint: tint)
    }
}

private struct SwitchBody: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.self) private var environment

    var body: some View {
        let (isOn, title) = (configuration.$isOn, configuration.title)
        let color = (tint ?? (environment.tint == nil ? nil : environment.tintColor)).map { UIColor($0) }
        LabeledControl(
            label: configuration.label.accessibilityHidden(title != nil),
            control: ControlHost(
                make: { UISwitch() },
                update: { control in
                    control.accessibilityLabel = title
                    if control.onTintColor != color { control.onTintColor = color }
                    if control.isOn != isOn.wrappedValue {
                        control.setOn(isOn.wrappedValue, animated: control.window != nil)
                    }
                }, changed: { isOn.wrappedValue = $0.isOn },
                // The size of the switch's frame, because its intrinsic size is smaller.
                size: { _, _ in ControlMetrics.current.switchSize }), fitsRow: true)
    }
}

/// A style that shows a button, which is highlighted while the toggle is on.
@preconcurrency @MainActor
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a toggle.
    public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let (isOn, tint) = (configuration.isOn, environment.tintColor)
        let style = environment.isEnabled ? AnyShapeStyle(tint) : AnyShapeStyle(.tertiary)
        // The same size as in the on state, without the background color.
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label.foregroundStyle(style)
        }
        .buttonStyle(.bordered)
        .tint(isOn ? tint : .clear)
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// A toggle style that matches the toggle's context.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style with a label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style that shows a button, which is highlighted while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// Sets the style of toggles in the view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        styled(by: style, \.toggleStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of toggles. `nil` means the default style.
    var toggleStyle: ErasedStyle<ToggleStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
