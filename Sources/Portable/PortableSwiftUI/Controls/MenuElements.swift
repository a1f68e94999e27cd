import PortableUIKit

extension View {
    /// Returns the menu elements for the views. Dividers separate groups.
    @MainActor
    func menuElements(in context: PartContext) -> [UIMenuElement] {
        let parts = resolvedParts(in: context) { $0 is any MenuElementView || $0 is Divider }
        let groups = parts.split { $0.view is Divider }.map { group in
            group.compactMap { ($0.view as? any MenuElementView)?.menuElement(in: $0.context) }
        }
        guard parts.contains(where: { $0.view is Divider }) else { return groups.first ?? [] }
        return groups.filter { !$0.isEmpty }.map { UIMenu(options: .displayInline, children: $0) }
    }
}

/// A view that can be an element of a menu.
@MainActor
protocol MenuElementView {
    func menuElement(in context: PartContext) -> UIMenuElement?
}

extension Button: MenuElementView {
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let action = action
        return MenuLabel(label, in: context).action(
            isDestructive: role == .destructive, in: context.environment, handler: action)
    }
}

extension Toggle: MenuElementView {
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let isOn = isOn
        return MenuLabel(label, in: context).action(state: isOn.wrappedValue ? .on : .off, in: context.environment) {
            isOn.wrappedValue.toggle()
        }
    }
}

extension Link: MenuElementView {
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let (destination, openURL) = (destination, context.environment.openURL)
        return MenuLabel(label, in: context).action(in: context.environment) { openURL(destination) }
    }
}

extension ShareLink: MenuElementView {
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let items = items
        return MenuLabel(label, in: context).action(in: context.environment) { [weak graph = context.graph] in
            let objects = items.compactMap(\.transferredObjects.first)
            guard let host = graph?.host, let controller = host.nearestController else { return }
            let activities = UIActivityViewController(activityItems: objects, applicationActivities: nil)
            activities.popoverPresentationController?.sourceView = host
            controller.present(activities, animated: true)
        }
    }
}

/// Text in a menu, which can't be selected.
extension Text: MenuElementView {
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        UIAction(title: string(in: context.environment), attributes: .disabled) { _ in }
    }
}

extension Label: MenuElementView {
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let label = MenuLabel(self, in: context)
        return UIAction(title: label.title, image: label.image, attributes: .disabled) { _ in }
    }
}

extension Menu: MenuElementView {
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let label = MenuLabel(label, in: context)
        return UIMenu(
            title: label.title, subtitle: label.subtitle, image: label.image,
            children: content.menuElements(in: context))
    }
}

extension Section: MenuElementView where Parent: View, Content: View, Footer: View {
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let children = content.menuElements(in: context)
        guard !children.isEmpty else { return nil }
        return UIMenu(title: MenuLabel(header, in: context).title, options: .displayInline, children: children)
    }
}

extension ControlGroup: MenuElementView {
    /// The controls in one row, or a submenu in the menu style.
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let children = content.menuElements(in: context)
        let style = context.environment.controlGroupStyle?.type
        if style == MenuControlGroupStyle.self {
            let label = MenuLabel(label, in: context)
            return UIMenu(title: label.title, image: label.image, children: children)
        }
        let isCompact = style == CompactMenuControlGroupStyle.self || style == PaletteControlGroupStyle.self
        return UIMenu(
            options: .displayInline, preferredElementSize: isCompact ? .small : .medium, children: children)
    }
}

extension Picker: MenuElementView {
    /// The options in the menu, or in a submenu in the menu style.
    @MainActor func menuElement(in context: PartContext) -> UIMenuElement? {
        let (environment, selection) = (context.environment, selection)
        let options = options(in: context)
        let children = options.map { option in
            UIAction(
                title: option.title, image: option.image, attributes: environment.isEnabled ? [] : .disabled,
                state: option.value == selection.wrappedValue ? .on : .off
            ) { _ in selection.wrappedValue = option.value }
        }
        let label = MenuLabel(label, in: context)
        switch environment.pickerAppearance {
        case .menu:
            return UIMenu(
                title: label.title, subtitle: options.first { $0.value == selection.wrappedValue }?.title,
                image: label.image, options: .singleSelection, children: children)
        case .inline:
            return UIMenu(title: label.title, options: [.displayInline, .singleSelection], children: children)
        case .automatic, .segmented, .wheel, .navigationLink:
            return UIMenu(options: [.displayInline, .singleSelection], children: children)
        }
    }
}

/// The title, the subtitle, and the image of a menu element: the first two texts and the first image of a label.
@MainActor
struct MenuLabel {
    let title: String
    let subtitle: String?
    let image: UIImage?

    init(_ label: some View, in context: PartContext) {
        let parts = label.resolvedParts(in: context, entersContainers: true) {
            $0 is any BarLabelView && !($0 is any EnclosingView)
        }
        let titles = parts.compactMap { ($0.view as? any BarLabelView)?.barTitle(in: $0.context.environment) }
        title = titles.first ?? ""
        subtitle = titles.dropFirst().first
        image = parts.lazy.compactMap { ($0.view as? any BarLabelView)?.barImage(in: $0.context.environment) }.first
    }

    /// Returns the action of a menu with the label.
    func action(
        isDestructive: Bool = false, state: UIMenuElement.State = .off, in environment: EnvironmentValues,
        handler: @escaping @MainActor () -> Void
    ) -> UIAction {
        var attributes: UIMenuElement.Attributes = isDestructive ? .destructive : []
        if !environment.isEnabled { attributes.insert(.disabled) }
        if environment.menuActionDismissBehavior == .disabled { attributes.insert(.keepsMenuPresented) }
        return UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { _ in
            handler()
        }
    }
}
