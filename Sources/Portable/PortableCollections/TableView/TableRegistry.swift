/// The registered classes and nibs of a table's cells, headers, and footers.
@MainActor
final class TableRegistry {
    package enum Source<View: TemplateView> {
        case viewClass(View.Type)
        case template(ViewTemplate<View>)
    }

    package var cells: [String: Source<UITableViewCell>] = [:]
    var sectionViews: [String: Source<UITableViewHeaderFooterView>] = [:]

    /// Returns the class, if it's a subclass of the required one.
    static func checked<View: UIView>(_ viewClass: AnyClass, _ wanted: View.Type) -> View.Type {
        guard let checked = viewClass as? View.Type else {
            raise("must pass a class of kind \(wanted): \(viewClass)")
        }
        return checked
    }
}

extension UITableView {
    /// The reuse identifier of section titles.
    static let titleIdentifier = "UITableViewSectionTitle"

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let existing = rows.placed.supply.currentRequest?.reconfigured as? TableCellBody,
            let cell = existing.tableCell
        {
            guard cell.reuseIdentifier == identifier else {
                raise(
                    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing "
                        + "cell when reconfiguring an item, which is not allowed. You can only dequeue a cell with the "
                        + "same registration or reuse identifier that the existing cell was dequeued with. Dequeued "
                        + "reuse identifier: \(identifier); Original reuse identifier: "
                        + "\(cell.reuseIdentifier ?? "(null)"); Existing cell: \(cell)")
            }
            return cell
        }
        let waiting = rows.placed.supply.dequeueWaiting(kind: ReusePool.cellKind, identifier: identifier)
        if let cell = (waiting as? TableCellBody)?.tableCell { return cell }
        switch registry.cells[identifier] {
        case .viewClass(let cellClass):
            return UITableViewCell.make(cellClass, style: .default, reuseIdentifier: identifier)
        case .template(let template): return template.make(identifier)
        case nil: return nil
        }
    }

    func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let waiting = rows.placed.supply.dequeueWaiting(kind: kind, identifier: identifier)
            if let view = (waiting as? TableSectionBody)?.sectionView { return view }
        }
        switch registry.sectionViews[identifier] {
        case .viewClass(let viewClass): return UITableViewHeaderFooterView.make(viewClass, reuseIdentifier: identifier)
        case .template(let template): return template.make(identifier)
        case nil: return nil
        }
    }
}

// Cells and headers are created from their classes, like views (see DynamicInstantiation.swift). Initializers own their
// arguments, hence the functions consume theirs.

extension UITableViewCell {
    @_silgen_name("collage_UITableViewCell_make")
    fileprivate convenience init(dynamicStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("collage_UITableViewCell_make")
    private static func callInitializer(_ style: CellStyle, _ reuseIdentifier: consuming String?) -> UITableViewCell

    package static func make(
        _ cellClass: UITableViewCell.Type, style: CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        cellClass.callInitializer(style, reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("collage_UITableViewHeaderFooterView_make")
    fileprivate convenience init(dynamicIdentifier reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("collage_UITableViewHeaderFooterView_make")
    private static func callInitializer(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView

    static func make(
        _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        viewClass.callInitializer(reuseIdentifier)
    }
}
