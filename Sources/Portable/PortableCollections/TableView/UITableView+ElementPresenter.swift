/// A table presents its rows itself, below its header view and above its footer view.
extension UITableView: ElementPresenter {
    var elementContainer: UIView { self }

    var scroller: UIScrollView { self }

    var layoutOrigin: CGPoint { CGPoint(x: 0, y: headerHeight) }

    var updateTiming: AnimationTiming { .rows }

    var messageTerms: MessageTerms { .tableView }

    func element(shownBy view: UIView) -> UICollectionReusableView? {
        if let cell = view as? UITableViewCell { return cell.body }
        if let view = view as? UITableViewHeaderFooterView { return view.body }
        return rows.sectionElement(shownBy: view)
    }

    func elementWasDropped(_ view: UICollectionReusableView) { rows.discard(view) }

    func willSwipeRow(at indexPath: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: indexPath) }

    func didSwipeRow(at indexPath: IndexPath?) { delegate?.tableView(self, didEndEditingRowAt: indexPath) }
}
