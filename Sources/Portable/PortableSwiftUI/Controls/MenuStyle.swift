/// A type that describes the appearance of menus.
@preconcurrency @MainActor
public protocol MenuStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents a menu.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the menu.
    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu that a style can use.
public struct MenuStyleConfiguration {
    /// The menu's label.
    @preconcurrency @MainActor
    public struct Label: View {
        let content: any View

        /// The content of the label.
        public var body: some View { content.erased }
    }

    /// The content of a menu.
    @preconcurrency @MainActor
    public struct Content: View {
        let content: any View

        /// The elements of the menu as views.
        public var body: some View { content.erased }
    }

    let label: Label
    let content: Content
    /// The action of a tap, or `nil` if a tap opens the menu.
    let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: MultipartView {
    func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

extension MenuStyleConfiguration.Content: MultipartView {
    func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from the configuration of a style.
    @preconcurrency @MainActor public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction)
    }
}

/// A menu style that matches the menu's context.
@preconcurrency @MainActor
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style with a button that opens the menu.
@preconcurrency @MainActor
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style with a borderless button that opens the menu.
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
@preconcurrency @MainActor
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu style with a borderless button that opens the menu.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// A menu style that matches the menu's context.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu style with a button that opens the menu.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
    /// Sets the style of menus in the view.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        styled(by: style, \.menuStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of menus. `nil` means the default style.
    var menuStyle: ErasedStyle<MenuStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
