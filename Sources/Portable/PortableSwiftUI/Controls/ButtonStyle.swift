import PortableUIKit

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// A button that deletes data or performs another action that can't be undone.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that confirms a change.
    public static let confirm = ButtonRole(name: "confirm")
    /// A button that closes a screen or a panel.
    public static let close = ButtonRole(name: "close")
}

/// A type that describes the appearance of buttons with standard interaction.
@preconcurrency @MainActor
public protocol ButtonStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents a button.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that a style can use.
public struct ButtonStyleConfiguration {
    /// The button's label.
    @preconcurrency @MainActor
    public struct Label: View {
        let content: AnyView

        /// The content of the label.
        public var body: some View { content }
    }

    /// The purpose of the button, or `nil` if it doesn't have a specific one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// A Boolean value that indicates whether the button is pressed.
    public let isPressed: Bool
}

/// A type that describes the appearance and the interaction of buttons.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents a button.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button for a style that also handles its interaction.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    @preconcurrency @MainActor
    public struct Label: View {
        let content: AnyView

        /// The content of the label.
        public var body: some View { content }
    }

    /// The purpose of the button, or `nil` if it doesn't have a specific one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Performs the button's action.
    @preconcurrency @MainActor
    public func trigger() { action() }
}

/// The view that a style creates for a button, in its pressed or normal state.
struct StyledButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    @State private var isPressed = false

    var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
                isPressed: isPressed)
        )
        .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
    }
}

/// A style of the library whose body contains no button.
protocol ButtonlessStyle {}

extension View {
    /// Sets the style of buttons in the view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        styled(by: style, \.buttonStyle, showsItsKind: false) { StyledButton(style: $0, configuration: $1) }
    }

    /// Sets the style of buttons in the view, including their interaction.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        styled(by: style, \.buttonStyle, showsItsKind: !(S.self is any ButtonlessStyle.Type)) {
            $0.makeBody(configuration: $1)
        }
    }
}

extension ErasedStyle<PrimitiveButtonStyleConfiguration> {
    /// The default style of buttons.
    static var automatic: Self {
        Self(type: DefaultButtonStyle.self) { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    /// The style of buttons. `nil` means the default style.
    var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
