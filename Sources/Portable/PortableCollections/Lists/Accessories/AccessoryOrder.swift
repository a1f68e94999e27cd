import Foundation

/// The accessories of a cell on each side, from the leading to the trailing edge.
package struct AccessoryOrder {
    package private(set) var leading: [UICellAccessory] = []
    package private(set) var trailing: [UICellAccessory] = []

    /// Recorded orders of the system's accessories (ListRules.md L36). Custom views are inserted according to their
    /// placement. Detail buttons and menus, which weren't recorded, are next to the disclosure indicator and the label.
    private static let leadingOrder: [AccessoryKind] = [.delete, .insert, .multiselect, .outlineDisclosure]
    private static let trailingOrder: [AccessoryKind] = [
        .label, .popUpMenu, .checkmark, .detail, .disclosureIndicator, .outlineDisclosure, .reorder,
    ]

    /// Sorts the displayed accessories. Raises an exception if a kind of system accessory is repeated.
    ///
    /// - Parameters:
    ///   - accessories: All accessories of the cell.
    ///   - isEditing: Whether the cell is being edited.
    ///   - outlineDisclosureLeads: Whether outline disclosures are on the leading side.
    /// - Complexity: O(*n* · *c*), where *c* is the number of custom views among *n* accessories.
    package init(_ accessories: [UICellAccessory], isEditing: Bool, outlineDisclosureLeads: Bool) {
        Self.requireDistinct(accessories)
        let displayed = accessories.filter { $0.common.displayed.includes(isEditing: isEditing) }
        let byKind = Dictionary(grouping: displayed, by: \.kind)
        func sorted(_ kinds: [AccessoryKind]) -> [UICellAccessory] {
            kinds.flatMap { kind -> [UICellAccessory] in
                guard kind != .outlineDisclosure || (kinds == Self.leadingOrder) == outlineDisclosureLeads else {
                    return []
                }
                return byKind[kind] ?? []
            }
        }
        leading = sorted(Self.leadingOrder)
        trailing = sorted(Self.trailingOrder)
        for accessory in displayed {
            guard case .customView(_, let placement, _) = accessory.detail else { continue }
            switch placement {
            case .leading(_, let position): Self.insert(accessory, into: &leading, at: position)
            case .trailing(_, let position): Self.insert(accessory, into: &trailing, at: position)
            }
        }
    }

    private static func insert(
        _ accessory: UICellAccessory, into accessories: inout [UICellAccessory],
        at position: UICellAccessory.Placement.Position
    ) {
        accessories.insert(accessory, at: min(max(position(accessories), 0), accessories.count))
    }

    /// Raises an exception if a kind of system accessory, or a custom view, is repeated.
    package static func requireDistinct(_ accessories: [UICellAccessory]) {
        var kinds: Set<AccessoryKind> = []
        for accessory in accessories where accessory.kind != .customView {
            guard kinds.insert(accessory.kind).inserted else {
                raise(
                    "More than one system accessory of the same type (\(accessory.accessoryType)) in the accessories "
                        + "of a cell: \(accessories.map(\.accessoryType))")
            }
        }
    }
}

extension UICellAccessory.DisplayedState {
    /// Returns whether accessories with this state are displayed.
    func includes(isEditing: Bool) -> Bool {
        switch self {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
