import PortableUIKit

/// A type that describes the appearance of disclosure groups.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents a disclosure group.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that a style can use.
public nonisolated struct DisclosureGroupStyleConfiguration {
    /// The label of a group.
    public nonisolated struct Label: View {
        let view: AnyView

        /// The label.
        public var body: some View { view }
    }

    /// The content of a group.
    public nonisolated struct Content: View {
        let view: AnyView

        /// The content.
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
    /// A binding to the expansion state.
    @Binding public var isExpanded: Bool
}

/// A disclosure group style with a label and a rotating arrow at the trailing edge, above the content. A tap expands or
/// collapses the group with an animation.
@preconcurrency @MainActor
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a group.
    public func makeBody(configuration: Configuration) -> some View {
        let isExpanded = configuration.isExpanded
        VStack(spacing: 0) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: "chevron.forward")
                        .font(.footnote.weight(.semibold))
                        .rotationEffect(.degrees(isExpanded ? 90 : 0))
                        .accessibilityHidden(true)
                }
                .contentShape(Rectangle())
            }
            .accessibilityValue(Text(verbatim: isExpanded ? "Expanded" : "Collapsed"))
            if isExpanded { configuration.content }
        }
        .clipped()
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A disclosure group style with a label and a rotating arrow, above the content.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the style of disclosure groups in the view.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        styled(by: style, \.disclosureGroupStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of disclosure groups. `nil` means the default style.
    var disclosureGroupStyle: ErasedStyle<DisclosureGroupStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
