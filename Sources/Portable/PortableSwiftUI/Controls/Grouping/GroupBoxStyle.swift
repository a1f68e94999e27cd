import PortableUIKit

/// A type that describes the appearance of group boxes.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents a group box.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the group box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box that a style can use.
public nonisolated struct GroupBoxStyleConfiguration {
    /// The label of a box.
    public nonisolated struct Label: View {
        let view: AnyView

        /// The label.
        public var body: some View { view }
    }

    /// The content of a box.
    public nonisolated struct Content: View {
        let view: AnyView

        /// The views.
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The views.
    public let content: Content
}

/// The default style: the label above the content, on a rounded background that contrasts with the surroundings.
@preconcurrency @MainActor
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a box.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultGroupBox(configuration: configuration)
    }
}

private struct DefaultGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .environment(\.groupBoxDepth, depth + 1)
        .padding()
        .background(
            Color(uiColor: depth.isMultiple(of: 2) ? .secondarySystemBackground : .systemBackground),
            in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: the label above the content, on a rounded background.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of group boxes in the view.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styled(by: style, \.groupBoxStyle) { $0.makeBody(configuration: $1) }
    }
}

private enum GroupBoxDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    /// The style of group boxes. `nil` means the default style.
    var groupBoxStyle: ErasedStyle<GroupBoxStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The number of group boxes that contain the view.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
