/// A group of bar items, and an item that can replace them if there isn't enough space.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The ways in which the user can move a group.
    enum GroupMovability: Sendable { case fixed, movable, optional }

    let movability: GroupMovability
    /// The identifier of the group in the user's customization. It's `nil` for fixed groups.
    let customizationIdentifier: String?
    let isInDefaultCustomization: Bool
    /// The navigation item that contains the group, which is notified of changes.
    var navigationItem: UINavigationItem? {
        get { placement.item }
        set { placement.item = newValue }
    }
    private var placement = Placement()

    private struct Placement {
        weak var item: UINavigationItem?
        var isCollapsed = false
    }

    /// The items, from the leading side.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            adopt()
            groupDidChange()
        }
    }
    /// The item that replaces several items of a navigation bar if there isn't enough space, and shows them in a menu. The
    /// default is `nil`.
    open var representativeItem: UIBarButtonItem? {
        didSet { groupDidChange() }
    }
    /// A Boolean value that indicates whether ``representativeItem`` replaces the items.
    open var isDisplayingRepresentativeItem: Bool { placement.isCollapsed }

    /// Replaces the items by the representative item, or shows them again.
    func setCollapsed(_ isCollapsed: Bool) { placement.isCollapsed = isCollapsed }

    /// A Boolean value that indicates whether the items are hidden. The default is `false`.
    open var isHidden = false {
        didSet { if oldValue != isHidden { groupDidChange() } }
    }
    /// A Boolean value that indicates whether the items are in the bar's overflow menu even if they aren't in the bar.
    /// The default is `false`.
    open var alwaysAvailable = false {
        didSet { if oldValue != alwaysAvailable { groupDidChange() } }
    }
    /// The menu element that represents the group. The default is `nil`, which uses the items' titles.
    open var menuRepresentation: UIMenuElement?

    /// Creates a group without items.
    public override convenience init() { self.init(.fixed, [], nil) }

    /// Creates a group that stays in its position.
    public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.init(.fixed, barButtonItems, representativeItem)
    }

    /// Returns `nil`. Archives aren't supported, because they contain private keys of UIKit.
    public required init?(coder: NSCoder) {
        return nil
    }

    init(
        _ movability: GroupMovability, _ items: [UIBarButtonItem], _ representative: UIBarButtonItem?,
        identifier: String? = nil,
        isInDefaultCustomization: Bool = true
    ) {
        self.movability = movability
        customizationIdentifier = identifier
        self.isInDefaultCustomization = isInDefaultCustomization
        barButtonItems = items
        representativeItem = representative
        super.init()
        adopt()
    }

    /// Returns a group that stays in its position.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.fixed, items, representativeItem)
    }

    /// Returns a group that the user can move.
    ///
    /// Differs from UIKit: the group stays in its position.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.movable, items, representativeItem, identifier: customizationIdentifier)
    }

    /// Returns a group that the user can move, remove, and add.
    ///
    /// In a bar with a ``UINavigationItem/customizationIdentifier``, the user adds and removes the group if it's in the center.
    ///
    /// Differs from UIKit: the group stays in its position.
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

    /// The visible items.
    var shownItems: [UIBarButtonItem] { isHidden || !isInBar ? [] : barButtonItems }

    /// A Boolean value that indicates whether the group is in the bar, by default or in the user's customization.
    var isInBar: Bool { navigationItem?.isInBar(self) ?? isInDefaultCustomization }

    /// The elements that represent the group in the overflow menu.
    var menuElements: [UIMenuElement] {
        if isHidden { return [] }
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.filter { !$0.isHidden }.compactMap(\.menuElement)
    }
}

extension UIBarButtonItem {
    /// Returns a group of this item that stays in its position.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a group of this item that the user can move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group of this item that the user can move, remove, and add.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// The menu element of the item: its ``menuRepresentation``, its own menu, or an action that does the same as a
    /// tap. It's `nil` for spaces and custom views.
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
