/// The kind of an accessory, regardless of its view.
package enum AccessoryKind: Hashable {
    case delete, insert, multiselect, outlineDisclosure, customView, popUpMenu, label, checkmark, detail
    case disclosureIndicator, reorder
}

extension UICellAccessory {
    package var kind: AccessoryKind {
        switch accessoryType {
        case .checkmark: .checkmark
        case .customView: .customView
        case .delete: .delete
        case .detail: .detail
        case .disclosureIndicator: .disclosureIndicator
        case .insert: .insert
        case .label: .label
        case .multiselect: .multiselect
        case .outlineDisclosure: .outlineDisclosure
        case .popUpMenu: .popUpMenu
        case .reorder: .reorder
        }
    }
}
