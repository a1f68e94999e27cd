/// A container for controls that enter data, such as the settings of an app.
///
/// ```swift
/// struct TimerSettings: View {
///     @State private var playsSound = true
///     @State private var tone = "Bell"
///     @State private var minutes = 10
///
///     var body: some View {
///         Form {
///             Section("Alarm") {
///                 Toggle("Sound", isOn: $playsSound)
///                 Picker("Tone", selection: $tone) { ForEach(["Bell", "Chime"], id: \.self) { Text($0) } }
///             }
///             Stepper("\(minutes) minutes", value: $minutes, in: 1...60)
///         }
///     }
/// }
/// ```
public nonisolated struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// Creates a form with controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The form in the current style.
    @MainActor public var body: some View {
        let configuration = FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content)))
        if let style {
            style.makeBody(configuration)
        } else {
            GroupedFormStyle().makeBody(configuration: configuration)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from the configuration of a style.
    public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}

/// The appearance of forms.
@preconcurrency @MainActor
public protocol FormStyle {
    /// The type of the view of a form.
    associatedtype Body: View

    /// Returns the view of a form.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form.
public nonisolated struct FormStyleConfiguration {
    /// The controls of a form.
    public nonisolated struct Content: View {
        let view: AnyView

        /// The controls.
        @MainActor public var body: some View { view }
    }

    /// The controls.
    public let content: Content
}

/// A form style that matches the form's context: grouped rows.
@preconcurrency @MainActor
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of a form.
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// A form style with grouped rows.
@preconcurrency @MainActor
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of a form.
    public func makeBody(configuration: Configuration) -> some View {
        ListContainer(selection: nil, content: configuration.content).ignoresSafeArea(.container)
    }
}

/// A form style with a column of labels next to a column of controls, which doesn't scroll.
@preconcurrency @MainActor
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of a form.
    public func makeBody(configuration: Configuration) -> some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 10) {
            configuration.content.environment(\.isInColumns, true)
        }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// A form style that matches the form's context.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A form style with grouped rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A form style with a column of labels next to a column of controls.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum IsInColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The style of forms. `nil` means the default style.
    var formStyle: ErasedStyle<FormStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// A Boolean value that indicates whether controls are in a form with a column of labels.
    var isInColumns: Bool {
        get { self[IsInColumnsKey.self] }
        set { self[IsInColumnsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of forms in the view.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        styled(by: style, \.formStyle) { $0.makeBody(configuration: $1) }
    }
}
