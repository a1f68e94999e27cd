import PortableUIKit

/// An element that makes its entire list row respond to taps: a button, a link, or the label of a disclosure group.
final class RowActionElement: UnaryElement {
    enum Kind: Equatable {
        case button
        /// A UIKit button with a menu, which the tap opens.
        case menu
        /// A link, which has a disclosure indicator and stays highlighted until the user returns.
        case link
        /// A link without a disclosure indicator.
        case plainLink
        /// The label of a disclosure group, with its expansion state.
        case disclosure(isExpanded: Bool)

        var isLink: Bool { self == .link || self == .plainLink }
    }

    var kind = Kind.button {
        didSet { if kind != oldValue { enclosingRow?.actionsDidChange() } }
    }
    var isEnabled = true
    /// The value of a link that pushes the screen of a value.
    var linkValue: AnyHashable?
    var action: () -> Void = {}

    override func didJoin() { enclosingRow?.actionsDidChange() }

    override func willLeave() { enclosingRow?.actionsDidChange() }
}

/// A modifier that makes the entire list row that contains the view respond to taps.
nonisolated struct RowActionModifier: WrappingModifier {
    let kind: RowActionElement.Kind
    var linkValue: AnyHashable?
    let action: @MainActor () -> Void

    @MainActor func makeElement(_ inputs: _ViewInputs) -> RowActionElement { RowActionElement() }

    @MainActor func update(_ element: RowActionElement, _ inputs: _ViewInputs) {
        element.kind = kind
        element.linkValue = linkValue
        element.isEnabled = inputs.environment.isEnabled
        element.action = action
    }
}

/// The parts of a row's views that the cell shows or responds to.
@MainActor
struct RowContents {
    let actions: [RowActionElement]
    let background: Element?

    init(_ row: ListRowElement) {
        actions = row.descendants(RowActionElement.self)
        background = row.descendants(RowBackgroundElement.self).last?.background
    }

    var disclosure: (isExpanded: Bool, action: () -> Void)? {
        for element in actions {
            if case .disclosure(let isExpanded) = element.kind { return (isExpanded, element.action) }
        }
        return nil
    }

    /// Returns the accessories of the cell, with names for comparing them.
    func accessories(
        _ row: ListRowElement, isSelecting: Bool, _ list: ListElement
    ) -> (names: [String], values: [UICellAccessory]) {
        var names: [String] = [], values: [UICellAccessory] = []
        func add(_ name: String, _ accessory: UICellAccessory) {
            names.append(name)
            values.append(accessory)
        }
        if isSelecting {
            add("multiselect", .multiselect(displayed: .whenEditing))
        } else if row.editing.canDelete {
            add("delete", .delete(displayed: .whenEditing))
        }
        if let badge = row.settings.badge {
            let text = badge.string(in: list.settings.environment)
            add("badge " + text, .label(text: text))
        }
        if let disclosure {
            var options = UICellAccessory.OutlineDisclosureOptions(style: .header)
            options.tintColor = UIColor(list.settings.environment.tintColor)
            let row = row
            add(
                "disclosure",
                .outlineDisclosure(displayed: .always, options: options) { [weak row] in
                    row.flatMap { RowContents($0).disclosure }?.action()
                })
            _ = disclosure
        } else if actions.contains(where: { $0.kind == .link }) {
            add("link", .disclosureIndicator(displayed: .whenNotEditing))
        }
        if row.editing.canMove { add("move", .reorder(displayed: .whenEditing)) }
        return (names, values)
    }
}

/// The element of a view that sets the background of its row.
final class RowBackgroundElement: UnaryElement {
    /// The background, which the cell lays out and draws.
    var background: Element? { children.count > 1 ? children[1] : nil }

    override var drawingOrder: [Element] { Array(children.prefix(1)) }

    override func childrenDidChange() { enclosingRow?.actionsDidChange() }
}

/// A modifier that sets the background of the list row that contains the view.
nonisolated struct RowBackgroundModifier<Background: View>: WrappingModifier {
    let background: Background?

    @MainActor var secondary: Background? { background }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> RowBackgroundElement { RowBackgroundElement() }

    @MainActor func update(_ element: RowBackgroundElement, _ inputs: _ViewInputs) {}
}
