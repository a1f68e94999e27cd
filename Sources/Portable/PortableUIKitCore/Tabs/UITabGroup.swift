/// A tab that contains other tabs. It's a section of the sidebar and one tab in the bar.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The appearances of a group in the sidebar.
    public enum SidebarAppearance: UInt, Sendable {
        /// The group appears as a section, or as an expandable row if it's inside another group.
        case automatic = 0
        /// The tabs appear among the tabs next to the group.
        case inline = 1
        /// The group appears as a section.
        case rootSection = 2
    }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier, which is unique in the tab bar controller.
    ///   - children: The tabs in the group. They're removed from other groups.
    ///   - viewControllerProvider: A closure that creates the view controller that's shown while no child is selected.
    ///     `nil` means that one of the children is always selected.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        childStorage = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    private var childStorage: [UITab]
    private weak var selection: UITab?

    /// The tabs in the group. The default is an empty array.
    open var children: [UITab] {
        get { childStorage }
        set {
            for child in childStorage where !newValue.contains(child) { child.parent = nil }
            childStorage = newValue
            adoptChildren()
            if let selection, !newValue.contains(selection) { self.selection = nil }
            arrangementDidChange()
        }
    }

    private func adoptChildren() {
        for child in childStorage {
            if let other = child.parent, other !== self { other.childStorage.removeAll { $0 === child } }
            child.parent = self
        }
    }

    /// The currently or most recently selected child. It's `nil` if there's none. Setting a tab that isn't a child has
    /// no effect.
    open var selectedChild: UITab? {
        get { selection }
        set {
            guard newValue == nil || newValue?.parent === self, newValue !== selection else { return }
            selection = newValue
            tabBarController?.selectionDidChange(in: self)
        }
    }

    /// Records the selected child without showing it.
    func recordSelection(_ child: UITab?) {
        selection = child
    }

    /// The identifier of the child that's selected if no child was selected before. The default is `nil`, which means
    /// the first child.
    open var defaultChildIdentifier: String?

    /// The identifiers of the children in display order. Children without an entry are last. The default is an empty
    /// array.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if oldValue != displayOrderIdentifiers { arrangementDidChange() } }
    }

    /// The children in display order.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in childStorage.first { $0.identifier == name } }
        return named + childStorage.filter { !named.contains($0) }
    }

    /// A Boolean value that indicates whether the user can reorder the children in the sidebar. The default is `false`.
    open var allowsReordering = false {
        didSet { if oldValue != allowsReordering { arrangementDidChange() } }
    }

    /// Returns the descendant with the given identifier, or `nil` if it doesn't exist.
    open func tab(forIdentifier identifier: String) -> UITab? {
        descendants.dropFirst().first { $0.identifier == identifier }
    }

    /// A navigation controller that contains the view controllers of the group, the groups in between, and the selected
    /// child. The default is `nil`, which means none. Only the outermost of nested groups has an effect.
    open var managingNavigationController: UINavigationController? {
        didSet { if oldValue !== managingNavigationController { tabBarController?.selectionDidChange(in: self) } }
    }

    private var sidebarOptions = SidebarGroupOptions() {
        didSet { arrangementDidChange() }
    }

    /// The actions at the end of the group in the sidebar. The default is an empty array.
    open var sidebarActions: [UIAction] {
        get { sidebarOptions.actions }
        set { sidebarOptions.actions = newValue }
    }

    /// The appearance of the group in the sidebar. The default is `.automatic`.
    open var sidebarAppearance: SidebarAppearance {
        get { sidebarOptions.appearance }
        set { if sidebarOptions.appearance != newValue { sidebarOptions.appearance = newValue } }
    }

    /// A Boolean value that indicates whether the group is collapsed in the sidebar until the user expands it. The
    /// default is `false`.
    open var isCollapsedByDefault: Bool {
        get { sidebarOptions.isCollapsed }
        set { if sidebarOptions.isCollapsed != newValue { sidebarOptions.isCollapsed = newValue } }
    }

    // MARK: Module

    package override var descendants: [UITab] { [self] + displayOrder.flatMap(\.descendants) }

    /// The most recently selected child. A group without a view controller falls back to its default child.
    override var target: UITab {
        if let selection { return selection.target }
        guard !hasController else { return self }
        let fallback =
            displayOrder.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first { !$0.isHidden }
        return fallback?.target ?? self
    }
}

/// The properties of a group in the sidebar.
private struct SidebarGroupOptions {
    var actions: [UIAction] = []
    var appearance = UITabGroup.SidebarAppearance.automatic
    var isCollapsed = false
}
