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

extension LabelStyleConfiguration.Title: MultipartView {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

/// A type that describes the appearance of labels.
@preconcurrency @MainActor
public protocol LabelStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns.
    associatedtype Body: View

    /// Creates the view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of the label.
    typealias Configuration = LabelStyleConfiguration
}

/// A style that shows the icon and the title in the system's arrangement.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the view with the icon before the title.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabel(configuration: configuration)
    }
}

/// The icon before the title. In a list row, it has the tint color, and more spacing after it.
private nonisolated struct AutomaticLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.listItemTint) private var itemTint
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    @MainActor var body: some View {
        if isInListRow {
            HStack(alignment: .firstTextBaseline, spacing: spacing ?? 16) {
                configuration.icon.frame(minWidth: iconWidth ?? 24).accessibilityHidden(true)
                    .foregroundStyle(itemTint?.style ?? AnyShapeStyle(.tint))
                configuration.title
            }
        } else {
            configuration.stack(spacing: spacing, iconWidth: iconWidth)
        }
    }
}

/// A style that shows the icon before the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the view with the icon before the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration)
    }
}

/// The icon before the title.
private nonisolated struct TitleAndIconLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    @MainActor var body: some View { configuration.stack(spacing: spacing, iconWidth: iconWidth) }
}

extension LabelStyleConfiguration {
    /// Returns the icon before the title.
    @MainActor fileprivate func stack(spacing: CGFloat?, iconWidth: CGFloat?) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
            // The title describes the icon.
            icon.frame(minWidth: iconWidth ?? 24).accessibilityHidden(true)
            title
        }
    }
}

/// A style that shows only the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the view with only the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the icon.
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
    /// A style that shows the icon before the title.
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows only the title.
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows only the icon.
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label in the style of the environment.
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
    /// The style that shows only the icon, as a constant, so that it's equal each time it's set.
    @MainActor fileprivate static let iconOnly = ErasedStyle(type: IconOnlyLabelStyle.self) {
        AnyView(IconOnlyLabelStyle().makeBody(configuration: $0))
    }

    /// A Boolean value that indicates whether only the icon is shown, for labels in UIKit controls.
    var isIconOnly: Bool { type == IconOnlyLabelStyle.self }
}

extension EnvironmentValues {
    /// The style of labels. `nil` means the style that matches the context.
    nonisolated var labelStyle: ErasedStyle<LabelStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The values for the content of a bar, whose labels show only their icons unless the app sets another style.
    @MainActor var inBar: EnvironmentValues {
        var values = self
        values.labelStyle = labelStyle ?? .iconOnly
        return values
    }
}

extension View {
    /// Sets the style of labels in the view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        styled(by: style, \.labelStyle) { $0.makeBody(configuration: $1) }
    }
}
