import Foundation

/// The user's choice of the groups in the center of a navigation bar.
///
/// It's stored in `UserDefaults` under the customization identifier of the navigation item.
struct BarCustomization: Codable, Equatable {
    /// Whether groups are in the bar, by their identifiers.
    var shown: [String: Bool] = [:]

    private static func key(_ identifier: String) -> String { "UINavigationItem.customization.\(identifier)" }

    /// Returns the stored customization, which is empty if there's none.
    init(storedAs identifier: String?) {
        guard let identifier, let data = UserDefaults.standard.data(forKey: Self.key(identifier)),
            let stored = try? JSONDecoder().decode(BarCustomization.self, from: data)
        else { return }
        self = stored
    }

    func store(as identifier: String) {
        if shown.isEmpty {
            UserDefaults.standard.removeObject(forKey: Self.key(identifier))
        } else if let data = try? JSONEncoder().encode(self) {
            UserDefaults.standard.set(data, forKey: Self.key(identifier))
        }
    }
}

/// The customization of a navigation bar by the user, in its overflow menu.
extension UINavigationItem {
    /// Returns whether the user, or else the app, has put a group in the bar.
    func isInBar(_ group: UIBarButtonItemGroup) -> Bool {
        guard group.movability == .optional, let name = group.customizationIdentifier else {
            return group.isInDefaultCustomization
        }
        return rareProperties.customization.shown[name] ?? group.isInDefaultCustomization
    }

    /// The menu with the groups that the user can add and remove, or `nil` if there aren't any.
    func customizationMenu() -> UIMenu? {
        let groups = centerItemGroups.filter { $0.movability == .optional && !$0.isHidden }
        guard customizationIdentifier != nil, !groups.isEmpty else { return nil }
        let choices = groups.map { group in
            UIAction(
                title: group.customizationTitle, attributes: .keepsMenuPresented, state: isInBar(group) ? .on : .off
            ) { [weak self, weak group] action in
                guard let self, let group, let name = group.customizationIdentifier else { return }
                rareProperties.customization.shown[name] = !isInBar(group)
                action.state = isInBar(group) ? .on : .off
                customizationDidChange()
            }
        }
        let reset = UIAction(title: "Reset Toolbar") { [weak self] _ in
            self?.rareProperties.customization.shown = [:]
            self?.customizationDidChange()
        }
        return UIMenu(
            title: "Customize Toolbar", image: UIImage(systemName: "wrench.and.screwdriver"),
            children: [
                UIMenu(options: .displayInline, children: choices), UIMenu(options: .displayInline, children: [reset]),
            ])
    }

    private func customizationDidChange() {
        if let customizationIdentifier { rareProperties.customization.store(as: customizationIdentifier) }
        groupsDidChange()
    }
}

extension UIBarButtonItemGroup {
    /// The name of the group in the menu in which the user customizes the bar.
    fileprivate var customizationTitle: String {
        if let title = representativeItem?.title, !title.isEmpty { return title }
        return menuElements.map(\.title).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
