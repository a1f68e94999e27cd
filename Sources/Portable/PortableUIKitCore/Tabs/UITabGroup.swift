/// A tab that holds others: a section of the sidebar, and one place in the bar.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// How a group looks in the sidebar.
    public enum SidebarAppearance: UInt, Sendable {
        /// As a section of its own, or as a row that can be opened for a group in another one.
        case automatic = 0
        /// The tabs stand among those beside the group.
        case inline = 1
        /// As a section of its own.
        case rootSection = 2
    }

    /// A group.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - image: The picture.
    ///   - identifier: What tells the group from all other tabs of its controller.
    ///   - children: The tabs in it. One that another group holds goes from there.
    ///   - viewControllerProvider: Makes the controller that is shown while none of the children is selected; nil for a
    ///     group of which one of the children always is.
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

    /// The tabs in the group; none by default.
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

    /// The tab in the group that is selected, or was last; nil while none is. Setting another tab than a child does
    /// nothing.
    open var selectedChild: UITab? {
        get { selection }
        set {
            guard newValue == nil || newValue?.parent === self, newValue !== selection else { return }
            selection = newValue
            tabBarController?.selectionDidChange(in: self)
        }
    }

    /// Remembers which child is selected, without showing it.
    func noteSelection(_ child: UITab?) {
        selection = child
    }

    /// The child that is selected where one has to be and none was; nil, the default, stands for the first.
    open var defaultChildIdentifier: String?

    /// The identifiers of children in the order in which they are shown; those that aren't named come last. None by
    /// default.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if oldValue != displayOrderIdentifiers { arrangementDidChange() } }
    }

    /// The children in the order in which they are shown.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in childStorage.first { $0.identifier == name } }
        return named + childStorage.filter { !named.contains($0) }
    }

    /// Whether a person may move the children in the sidebar; false by default.
    ///
    /// Differs from UIKit: nothing follows from it, for persons don't customize the sidebar here.
    open var allowsReordering = false

    /// The tab with an identifier among the children and what is in them; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        descendants.dropFirst().first { $0.identifier == identifier }
    }

    /// A navigation controller that the group fills with the controllers of the group, of the selected child and of the
    /// groups between; nil, the default, for none. Only the outermost of nested groups does so.
    open var managingNavigationController: UINavigationController? {
        didSet { if oldValue !== managingNavigationController { tabBarController?.selectionDidChange(in: self) } }
    }

    /// What can be done at the end of the group in the sidebar; nothing by default.
    open var sidebarActions: [UIAction] = [] {
        didSet { arrangementDidChange() }
    }

    /// How the group looks in the sidebar; automatic by default.
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { if oldValue != sidebarAppearance { arrangementDidChange() } }
    }

    // MARK: Module

    override var descendants: [UITab] { [self] + displayOrder.flatMap(\.descendants) }

    /// The child that was selected last; for a group that shows nothing of its own also one that wasn't.
    override var target: UITab {
        if let selection { return selection.target }
        guard !hasController else { return self }
        let fallback =
            displayOrder.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first { !$0.isHidden }
        return fallback?.target ?? self
    }
}
