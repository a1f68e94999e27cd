/// The customization of tabs in the sidebar: while the user edits it, a tap on a tab hides or shows it, and tabs of groups
/// can be moved.
@MainActor
final class TabSidebarEditing {
    let button = UIButton(type: .system)
    let resetButton = UIButton(type: .system)
    private(set) var isOn = false
    private unowned let view: TabSidebarView
    /// Whether the tabs were hidden when editing began.
    private var hiddenBefore: [(tab: UITab, isHidden: Bool)] = []

    init(_ view: TabSidebarView) {
        self.view = view
        resetButton.setTitle("Reset", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        resetButton.addAction(
            UIAction { [weak self] _ in self?.view.controller.resetCustomization() }, for: .touchUpInside)
        update()
    }

    /// Shows the buttons if the user can customize the tabs.
    func update() {
        button.isHidden = !view.controller.isCustomizable
        resetButton.isHidden = !isOn
        button.setTitle(isOn ? "Done" : "Edit", for: .normal)
    }

    private func toggle() {
        let controller = view.controller
        if isOn {
            isOn = false
            update()
            view.reload(animated: true)
            let changed = hiddenBefore.filter { $0.tab.isHidden != $0.isHidden }.map(\.tab)
            hiddenBefore = []
            if !changed.isEmpty { controller.delegate?.tabBarController(controller, visibilityDidChangeFor: changed) }
            controller.delegate?.tabBarControllerDidEndEditing(controller)
        } else {
            controller.delegate?.tabBarControllerWillBeginEditing(controller)
            hiddenBefore = controller.tabs.flatMap(\.descendants).map { ($0, $0.isHidden) }
            isOn = true
            update()
            view.reload(animated: true)
        }
    }

    /// Hides or shows a tab that the user has tapped.
    func tap(_ tab: UITab) {
        view.controller.setHiddenAsUser(!tab.isHidden, tab)
    }

    /// The accessories of a tab's row while the sidebar is edited.
    func accessories(of tab: UITab) -> [UICellAccessory] {
        guard isOn else { return [] }
        var accessories: [UICellAccessory] = []
        if tab.allowsHiding {
            let image = UIImageView(image: UIImage(systemName: tab.isHidden ? "circle" : "checkmark.circle.fill"))
            image.tintColor = tab.isHidden ? .tertiaryLabel : .tintColor
            image.isAccessibilityElement = true
            image.accessibilityLabel = tab.isHidden ? "Hidden" : "Shown"
            accessories.append(
                .customView(configuration: .init(customView: image, placement: .leading(displayed: .always))))
        }
        if tab.parent?.allowsReordering ?? false { accessories.append(.reorder(displayed: .always)) }
        return accessories
    }

    /// A Boolean value that indicates whether the user can move a tab.
    func canMove(_ tab: UITab?) -> Bool { isOn && tab?.parent?.allowsReordering ?? false }

    /// Adopts the order of the rows after the user has moved one.
    func rowsDidMove(_ rows: [TabSidebarRow]) {
        let controller = view.controller
        let tabs = rows.compactMap { row -> UITab? in
            guard case .tab(let name) = row else { return nil }
            return controller.tab(forIdentifier: name)
        }
        for group in controller.tabs.flatMap(\.descendants).compactMap({ $0 as? UITabGroup }) {
            let children = tabs.filter { $0.parent === group }.map(\.identifier)
            if children.count > 1 { controller.setOrderAsUser(children, of: group) }
        }
        view.reload(animated: false)
    }
}
