import PortableUIKit

/// A title with an icon before it.
public nonisolated struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    /// Creates a label with a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label in the current style.
    public var body: some View {
        StyledLabel(
            configuration: LabelStyleConfiguration(
                title: LabelStyleConfiguration.Title(content: title),
                icon: LabelStyleConfiguration.Icon(view: AnyView(icon))))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and an image from the app's resources.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Creates a label with a title and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a title that isn't localized, and an image from the app's resources.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// Creates a label with a title that isn't localized, and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration of a style.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The properties of a label that a style can use.
public nonisolated struct LabelStyleConfiguration {
    /// The title of a label.
    public nonisolated struct Title: View {
        let content: any View

        /// The title.
        @MainActor public var body: some View { content.erased }
    }

    /// The icon of a label.
    public nonisolated struct Icon: View {
        let view: AnyView

        /// The icon.
        public var body: some View { view }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: PartedView {
    @MainActor var parts: [any View] { content.shownParts }
}

/// A type that describes the appearance of labels.
@preconcurrency @MainActor
public protocol LabelStyle {
    /// The type of what ``makeBody(configuration:)`` returns.
    associatedtype Body: View

    /// A label of that style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of the label.
    typealias Configuration = LabelStyleConfiguration
}

/// Icon and title, as the system arranges them.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the view with the icon before the title.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabel(configuration: configuration)
    }
}

/// The icon before the title. In a row of a list it has the tint color, and more space after it.
private nonisolated struct AutomaticLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.listItemTint) private var itemTint

    @MainActor var body: some View {
        if isInListRow {
            HStack(alignment: .firstTextBaseline, spacing: 16) {
                configuration.icon.frame(minWidth: 24).accessibilityHidden(true)
                    .foregroundStyle(itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
                configuration.title
            }
        } else {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        }
    }
}

/// The icon before the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the view with the icon before the title.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            // The title describes the icon.
            configuration.icon.frame(minWidth: 24).accessibilityHidden(true)
            configuration.title
        }
    }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the view with only the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the view with only the icon. The title is its accessibility label.
    public func makeBody(configuration: Configuration) -> some View { IconOnlyLabel(configuration: configuration) }
}

/// The icon of a label. The title is its accessibility label.
private nonisolated struct IconOnlyLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        if let title = configuration.title.shownTitle(in: environment) {
            configuration.icon.accessibilityLabel(Text(verbatim: title))
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style.
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label in the style of its place.
private nonisolated struct StyledLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelStyle) private var style

    @MainActor var body: some View {
        SingleView(
            content: style?.makeBody(configuration)
                ?? AnyView(DefaultLabelStyle().makeBody(configuration: configuration)))
    }
}

extension ErasedStyle<LabelStyleConfiguration> {
    /// The icon alone: one value, so that it is the same each time it is set.
    @MainActor fileprivate static let iconOnly = ErasedStyle(type: IconOnlyLabelStyle.self) {
        AnyView(IconOnlyLabelStyle().makeBody(configuration: $0))
    }

    /// Whether it is the icon alone, for labels that UIKit shows.
    var isIconOnly: Bool { type == IconOnlyLabelStyle.self }
}

extension EnvironmentValues {
    /// How labels look; nil for what suits their place.
    nonisolated var labelStyle: ErasedStyle<LabelStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The values in a bar, whose labels are their icons unless the app says otherwise.
    @MainActor var inBar: EnvironmentValues {
        var values = self
        values.labelStyle = labelStyle ?? .iconOnly
        return values
    }
}

extension View {
    /// Sets how the labels in the view look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        styled(by: style, \.labelStyle) { $0.makeBody(configuration: $1) }
    }
}
