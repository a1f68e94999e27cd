/// Information about a move of the focus to, from, or within a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let previousPath: IndexPath?
    private let nextPath: IndexPath?

    package init(_ context: UIFocusUpdateContext, in tableView: UITableView) {
        previousPath = tableView.rows.indexPathOfItem(holding: context.previouslyFocusedView)
        nextPath = tableView.rows.indexPathOfItem(holding: context.nextFocusedView)
        super.init(
            previous: context.previouslyFocusedView, next: context.nextFocusedView, heading: context.focusHeading)
    }

    /// The row that had the focus before, or `nil` if no row of the table had it.
    open var previouslyFocusedIndexPath: IndexPath? { previousPath }

    /// The row that has the focus now, or `nil` if no row of the table has it.
    open var nextFocusedIndexPath: IndexPath? { nextPath }
}
