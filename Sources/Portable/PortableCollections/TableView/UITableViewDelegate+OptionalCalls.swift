extension OptionalCalls {
    /// What `delegate.tableView?(…)` calls.
    @preconcurrency @MainActor
    public struct TableViewDelegate {
        let delegate: any UITableViewDelegate

        /// `tableView(_:willDisplay:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }

        /// `tableView(_:willDisplayHeaderView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }

        /// `tableView(_:willDisplayFooterView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }

        /// `tableView(_:didEndDisplaying:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }

        /// `tableView(_:didEndDisplayingHeaderView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }

        /// `tableView(_:didEndDisplayingFooterView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }

        /// `tableView(_:heightForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            delegate.tableView(tableView, heightForRowAt: indexPath)
        }

        /// `tableView(_:heightForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            delegate.tableView(tableView, heightForHeaderInSection: section)
        }

        /// `tableView(_:heightForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            delegate.tableView(tableView, heightForFooterInSection: section)
        }

        /// `tableView(_:estimatedHeightForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }

        /// `tableView(_:estimatedHeightForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
        {
            delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }

        /// `tableView(_:estimatedHeightForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
        {
            delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
        }

        /// `tableView(_:viewForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            delegate.tableView(tableView, viewForHeaderInSection: section)
        }

        /// `tableView(_:viewForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            delegate.tableView(tableView, viewForFooterInSection: section)
        }

        /// `tableView(_:accessoryButtonTappedForRowWith:)`.
        public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }

        /// `tableView(_:shouldHighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
        }

        /// `tableView(_:didHighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didHighlightRowAt: indexPath)
        }

        /// `tableView(_:didUnhighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
        }

        /// `tableView(_:willSelectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            delegate.tableView(tableView, willSelectRowAt: indexPath)
        }

        /// `tableView(_:willDeselectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            delegate.tableView(tableView, willDeselectRowAt: indexPath)
        }

        /// `tableView(_:didSelectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didSelectRowAt: indexPath)
        }

        /// `tableView(_:didDeselectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didDeselectRowAt: indexPath)
        }

        /// `tableView(_:canPerformPrimaryActionForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
            -> Bool
        {
            delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }

        /// `tableView(_:performPrimaryActionForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
        }

        /// `tableView(_:editingStyleForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        {
            delegate.tableView(tableView, editingStyleForRowAt: indexPath)
        }

        /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }

        /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }

        /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }

        /// `tableView(_:editActionsForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            delegate.tableView(tableView, editActionsForRowAt: indexPath)
        }

        /// `tableView(_:shouldIndentWhileEditingRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
        {
            delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }

        /// `tableView(_:willBeginEditingRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
        }

        /// `tableView(_:didEndEditingRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            delegate.tableView(tableView, didEndEditingRowAt: indexPath)
        }

        /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
        public func callAsFunction(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            delegate.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }

        /// `tableView(_:indentationLevelForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
        }
    }
}

extension UITableViewDelegate {
    /// The optional methods that are called `tableView`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var tableView: OptionalCalls.TableViewDelegate? { .init(delegate: self) }
}
