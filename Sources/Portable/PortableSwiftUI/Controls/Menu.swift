import PortableUIKit

/// A control that opens a menu.
public nonisolated struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    @Environment(\.self) private var environment

    init(content: Content, label: Label, primaryAction: (@MainActor () -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// Creates a menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), primaryAction: nil)
    }

    /// Creates a menu with a label. A tap performs the primary action; a long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: label(), primaryAction: primaryAction)
    }

    /// The button that opens the menu, in the current style.
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
            primaryAction: primaryAction, menu: UIMenu(children: content.menuElements(in: .ofCurrentBody(environment))))
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title. A tap performs the primary action; a long press opens the menu.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
    }

    /// Creates a menu with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a title that isn't localized. A tap performs the primary action; a long press opens the
    /// menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: Text(title), primaryAction: primaryAction)
    }
}
