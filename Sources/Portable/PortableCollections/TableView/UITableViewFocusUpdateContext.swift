/// The context of a focus change in a table, with the rows that lose and get focus.
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

    /// The index path of the row that has focus before the change; `nil` if no row of the table has.
    open var previouslyFocusedIndexPath: IndexPath? { previousPath }

    /// The index path of the row that has focus after the change; `nil` if no row of the table has.
    open var nextFocusedIndexPath: IndexPath? { nextPath }
}
