import Foundation

/// The user's choice of visible tabs, and the order of the tabs in groups.
///
/// It's stored in `UserDefaults` under the customization identifier of the tab bar controller.
struct TabCustomization: Codable {
    /// Whether tabs are hidden, by their identifiers.
    var hidden: [String: Bool] = [:]
    /// The identifiers of the tabs in groups, by the identifiers of the groups.
    var orders: [String: [String]] = [:]

    private static func key(_ identifier: String) -> String { "UITabBarController.customization.\(identifier)" }

    /// Returns the stored customization, or `nil` if there's none.
    init?(storedAs identifier: String) {
        guard let data = UserDefaults.standard.data(forKey: Self.key(identifier)),
            let stored = try? JSONDecoder().decode(TabCustomization.self, from: data)
        else { return nil }
        self = stored
    }

    init() {}

    func store(as identifier: String) {
        guard let data = try? JSONEncoder().encode(self) else { return }
        UserDefaults.standard.set(data, forKey: Self.key(identifier))
    }

    static func remove(_ identifier: String) {
        UserDefaults.standard.removeObject(forKey: key(identifier))
    }
}

/// The customization of tabs by the user, in the sidebar.
extension UITabBarController {
    /// A Boolean value that indicates whether the user can hide or move a tab.
    package var isCustomizable: Bool {
        allTabs.contains { $0.allowsHiding || ($0 as? UITabGroup)?.allowsReordering ?? false }
    }

    /// Hides or shows tabs as the user does, and stores it.
    package func setHiddenAsUser(_ isHidden: Bool, _ tab: UITab) {
        guard tab.allowsHiding else { return }
        tab.isHidden = isHidden
        storeCustomization()
    }

    /// Changes the order of a group as the user does, stores it, and notifies the delegate.
    package func setOrderAsUser(_ identifiers: [String], of group: UITabGroup) {
        guard group.allowsReordering, group.displayOrder.map(\.identifier) != identifiers else { return }
        group.displayOrderIdentifiers = identifiers
        storeCustomization()
        delegate?.tabBarController(self, displayOrderDidChangeFor: group)
    }

    /// Removes the user's customization: tabs have their default visibility, and groups have the order of their children.
    package func resetCustomization() {
        let ordered = allTabs.compactMap { $0 as? UITabGroup }.filter {
            $0.allowsReordering && !$0.displayOrderIdentifiers.isEmpty
        }
        performBatchUpdates {
            for tab in allTabs where tab.allowsHiding { tab.isHidden = tab.isHiddenByDefault }
            for group in ordered { group.displayOrderIdentifiers = [] }
        }
        if let customizationIdentifier { TabCustomization.remove(customizationIdentifier) }
        for group in ordered { delegate?.tabBarController(self, displayOrderDidChangeFor: group) }
    }

    /// Applies the stored customization to the current tabs.
    func restoreCustomization() {
        guard let customizationIdentifier, let stored = TabCustomization(storedAs: customizationIdentifier) else {
            return
        }
        performBatchUpdates {
            for tab in allTabs {
                if tab.allowsHiding, let isHidden = stored.hidden[tab.identifier] { tab.isHidden = isHidden }
                if let group = tab as? UITabGroup, group.allowsReordering, let order = stored.orders[tab.identifier] {
                    group.displayOrderIdentifiers = order
                }
            }
        }
    }

    private func storeCustomization() {
        guard let customizationIdentifier else { return }
        var customization = TabCustomization(storedAs: customizationIdentifier) ?? TabCustomization()
        for tab in allTabs {
            if tab.allowsHiding { customization.hidden[tab.identifier] = tab.isHidden }
            if let group = tab as? UITabGroup, group.allowsReordering {
                customization.orders[tab.identifier] = group.displayOrder.map(\.identifier)
            }
        }
        customization.store(as: customizationIdentifier)
    }
}
