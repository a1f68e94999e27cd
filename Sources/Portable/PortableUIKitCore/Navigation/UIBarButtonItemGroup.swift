/// Items of a bar that belong together, and the item that may stand in their place where there is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// How a person may rearrange a group.
    enum Freedom: Sendable { case fixed, movable, optional }

    let freedom: Freedom
    /// What a person's arrangement names the group by; nil for fixed groups.
    let customizationIdentifier: String?
    let isInDefaultCustomization: Bool
    /// The item whose groups this is among; it shows the group's changes.
    weak var navigationItem: UINavigationItem?

    /// The items, in their order from the leading side on.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            adopt()
            groupDidChange()
        }
    }
    /// What stands in the place of several items where there is no room for them, and shows them in a menu; nil, the
    /// default, for nothing.
    ///
    /// Differs from UIKit: bars show the items however narrow they are, and never this.
    open var representativeItem: UIBarButtonItem? {
        didSet { groupDidChange() }
    }
    /// Whether ``representativeItem`` stands in the items' place. Never here.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether none of the items is shown; false by default.
    open var isHidden = false {
        didSet { if oldValue != isHidden { groupDidChange() } }
    }
    /// Whether the items are in the bar's menu of what has no room, also while they are in none of its places; false by
    /// default.
    open var alwaysAvailable = false {
        didSet { if oldValue != alwaysAvailable { groupDidChange() } }
    }
    /// What stands for the group in menus; nil, the default, for its items' titles.
    open var menuRepresentation: UIMenuElement?

    /// A group that stays where it is.
    public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.init(.fixed, barButtonItems, representativeItem)
    }

    /// Not supported: archives hold Apple's private keys. Nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    init(
        _ freedom: Freedom, _ items: [UIBarButtonItem], _ representative: UIBarButtonItem?, identifier: String? = nil,
        isInDefaultCustomization: Bool = true
    ) {
        self.freedom = freedom
        customizationIdentifier = identifier
        self.isInDefaultCustomization = isInDefaultCustomization
        barButtonItems = items
        representativeItem = representative
        super.init()
        adopt()
    }

    /// A group that stays where it is.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.fixed, items, representativeItem)
    }

    /// A group that a person may put elsewhere.
    ///
    /// Differs from UIKit: bars can't be rearranged here, so that it stays where it is.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.movable, items, representativeItem, identifier: customizationIdentifier)
    }

    /// A group that a person may put elsewhere, take away and put back.
    ///
    /// Differs from UIKit: bars can't be rearranged here, so that it stays where it is, or in the menu of what has no
    /// room if it isn't shown at first.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(
            .optional, items, representativeItem, identifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization)
    }

    private func adopt() {
        for item in barButtonItems { item.buttonGroup = self }
    }

    private func groupDidChange() {
        navigationItem?.groupsDidChange()
    }

    /// The items to be shown in a place of the bar.
    var shownItems: [UIBarButtonItem] { isHidden || !isInDefaultCustomization ? [] : barButtonItems }

    /// What stands for the group in the menu of what has no room.
    var menuElements: [UIMenuElement] {
        if isHidden { return [] }
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.filter { !$0.isHidden }.compactMap(\.menuElement)
    }
}

extension UIBarButtonItem {
    /// A group of this item that stays where it is.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// A group of this item that a person may put elsewhere.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this item that a person may put elsewhere, take away and put back.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// What stands for the item in a menu: what it says itself, its own menu, or an action that does what a tap does. Nil
    /// for room between items and views of the app's.
    var menuElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        if systemItem == .fixedSpace || systemItem == .flexibleSpace { return nil }
        let name = title ?? accessibilityLabel ?? ""
        if let menu {
            return UIMenu(title: menu.title.isEmpty ? name : menu.title, image: image, children: menu.children)
        }
        guard customView == nil, !name.isEmpty || image != nil else { return nil }
        return UIAction(
            title: name, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] _ in
            self?.perform(from: self?.bar as? UIResponder)
        }
    }
}
