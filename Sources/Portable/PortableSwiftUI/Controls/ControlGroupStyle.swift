/// A type that describes the appearance of groups of controls.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns.
    associatedtype Body: View

    /// Creates a view that represents a group of controls.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of a group of controls.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls of a group.
    @preconcurrency @MainActor
    public struct Content: View {
        let content: any View
        /// The controls.
        public var body: some View { content.erased }
    }

    /// The label of a group of controls.
    @preconcurrency @MainActor
    public struct Label: View {
        let content: any View
        /// The content of the label.
        public var body: some View { content.erased }
    }

    /// The controls.
    public let content: Content
    /// The label of the group.
    public let label: Label
}

extension ControlGroupStyleConfiguration.Content: MultipartView {
    func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

extension ControlGroupStyleConfiguration.Label: MultipartView {
    func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

/// The style that matches the environment of a group of controls: the controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
    }
}

/// A style that shows the controls in a row without borders.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless)
    }
}

/// A style that shows the controls in a menu, which the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A style that shows the controls in a compact row of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) { configuration.content }.buttonStyle(.bordered)
    }
}

/// A style that shows the controls in a palette of a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a group of controls.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) { configuration.content }.buttonStyle(.bordered)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// A control group style that matches the context.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A style that shows the controls in a row without borders.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A style that shows the controls in a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A style that shows the controls in a compact row of a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A style that shows the controls in a palette of a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    /// Sets the style of the groups of controls in the view.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styled(by: style, \.controlGroupStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of control groups. `nil` means the default style.
    var controlGroupStyle: ErasedStyle<ControlGroupStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
