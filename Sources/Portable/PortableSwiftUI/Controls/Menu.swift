import PortableUIKit

/// A button that opens a menu of others.
public nonisolated struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    @Environment(\.self) private var environment

    init(content: Content, label: Label, primaryAction: (@MainActor () -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// A menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), primaryAction: nil)
    }

    /// A menu with a label that a long press opens, while a tap does something.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: label(), primaryAction: primaryAction)
    }

    /// A button that opens the menu, as the style of the place has it.
    @MainActor public var body: some View {
        if let style = environment.menuStyle {
            style.makeBody(
                MenuStyleConfiguration(
                    label: .init(content: label), content: .init(content: content), primaryAction: primaryAction))
        } else {
            button
        }
    }

    @MainActor private var button: some View {
        let environment = environment
        let parts = label.shownParts.compactMap { $0 as? any BarLabelView }
        let title = parts.lazy.compactMap { $0.barTitle(in: environment) }.first ?? ""
        let image = parts.lazy.compactMap { $0.barImage(in: environment) }.first
        let isIcon = image != nil && environment.labelStyle?.isIconOnly ?? false
        return MenuButton(
            title: isIcon ? "" : title, image: image, accessibilityLabel: isIcon ? title : nil,
            primaryAction: primaryAction, menu: UIMenu(children: content.menuElements(in: environment)))
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title that a long press opens, while a tap does something.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
    }

    /// A menu with a title, which isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a title, which isn't looked up, that a long press opens, while a tap does something.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: Text(title), primaryAction: primaryAction)
    }
}

extension View {
    /// The entries of a menu that the views stand for: buttons, and menus for menus in menus.
    @MainActor
    func menuElements(in environment: EnvironmentValues) -> [UIMenuElement] {
        shownParts.compactMap { ($0 as? any MenuElementView)?.menuElement(in: environment) }
    }
}

/// A view that can be an entry of a menu.
@MainActor
protocol MenuElementView {
    func menuElement(in environment: EnvironmentValues) -> UIMenuElement?
}

extension Button: MenuElementView {
    @MainActor func menuElement(in environment: EnvironmentValues) -> UIMenuElement? {
        let parts = label.shownParts.compactMap { $0 as? any BarLabelView }
        let action = action
        return UIAction(
            title: parts.lazy.compactMap { $0.barTitle(in: environment) }.first ?? "",
            image: parts.lazy.compactMap { $0.barImage(in: environment) }.first,
            attributes: role == .destructive ? .destructive : []
        ) { _ in action() }
    }
}

extension Menu: MenuElementView {
    @MainActor func menuElement(in environment: EnvironmentValues) -> UIMenuElement? {
        let parts = label.shownParts.compactMap { $0 as? any BarLabelView }
        return UIMenu(
            title: parts.lazy.compactMap { $0.barTitle(in: environment) }.first ?? "",
            children: content.menuElements(in: environment))
    }
}
