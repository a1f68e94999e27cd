import CollageTesting
import Testing

@MainActor struct TableCellAccessoryTests {
    private nonisolated static let types: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]

    private func shows(_ type: UITableViewCell.AccessoryType) -> [String] {
        switch type {
        case .none: []
        case .disclosureIndicator: ["disclosureIndicator"]
        case .detailDisclosureButton: ["detail", "disclosureIndicator"]
        case .checkmark: ["checkmark"]
        case .detailButton: ["detail"]
        }
    }

    private func kinds(_ cell: UITableViewCell, isEditing: Bool) -> [String] {
        cell.body.accessories.filter { accessory in
            switch accessory.common.displayed {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }.map { "\($0.kind)" }.sorted()
    }

    @Test(arguments: types, types)
    func `a cell shows the accessories of its state, even if both states have them`(
        type: UITableViewCell.AccessoryType, editingType: UITableViewCell.AccessoryType
    ) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        // As in a reused cell that is configured one property at a time.
        cell.accessoryType = .checkmark
        cell.editingAccessoryType = type
        cell.accessoryType = type
        cell.editingAccessoryType = editingType
        #expect(kinds(cell, isEditing: false) == shows(type).sorted())
        #expect(kinds(cell, isEditing: true) == shows(editingType).sorted())
    }

    @Test func `one view can be the accessory of both states`() {
        let fixture = TableFixture(counts: [2])
        let view = UISwitch()
        let cell = fixture.table.visibleCells[0]
        cell.accessoryView = view
        cell.editingAccessoryView = view
        fixture.table.layoutIfNeeded()
        #expect(view.window != nil && view.frame.width > 0)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        #expect(view.window != nil && !view.isHidden)
    }
}
