/// Methods for responding to selection, editing, and other events in a table view, and for specifying heights. All
/// methods are optional.
///
/// ```swift
/// final class RecipesTableDelegate: NSObject, UITableViewDelegate {
///     var didDelete: (IndexPath) -> Void = { _ in }
///
///     func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 56 }
///
///     func tableView(
///         _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
///     ) -> UISwipeActionsConfiguration? {
///         let delete = UIContextualAction(style: .destructive, title: "Delete") { [didDelete] _, _, completion in
///             didDelete(indexPath)
///             completion(true)
///         }
///         return UISwipeActionsConfiguration(actions: [delete])
///     }
/// }
/// ```
@OptionalMethods
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// Tells the delegate that a cell is about to appear.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Tells the delegate that the header of a section is about to appear.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Tells the delegate that the footer of a section is about to appear.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Tells the delegate that a cell has disappeared, with its last index path on screen.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Tells the delegate that the header of a section has disappeared.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Tells the delegate that the footer of a section has disappeared.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// Asks the delegate for the height of a row in points, or `UITableView.automaticDimension`. The default is the
    /// table's `rowHeight`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// Asks the delegate for the height of a section's header in points, or `UITableView.automaticDimension`. The
    /// default is the table's `sectionHeaderHeight`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// Asks the delegate for the height of a section's footer in points, or `UITableView.automaticDimension`. The
    /// default is the table's `sectionFooterHeight`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// Asks the delegate for the estimated height of a row. The default is the table's `estimatedRowHeight`. Only
    /// called for the first row of each section.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// Asks the delegate for the estimated height of a header. The default is the table's
    /// `estimatedSectionHeaderHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// Asks the delegate for the estimated height of a footer. The default is the table's
    /// `estimatedSectionFooterHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// Asks the delegate for the view above a section. The default is `nil`, which means that the data source's title
    /// is shown.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Asks the delegate for the view below a section. The default is `nil`, which means that the data source's title
    /// is shown.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selection

    /// Tells the delegate that the user tapped the detail button of a cell.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Asks the delegate whether a touch can highlight a row. Rows that aren't highlighted can't be selected by touch.
    /// The default is `true`.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Asks the delegate whether holding a drag over a row selects it, in a table with ``UITableView/isSpringLoaded``.
    /// The default is `true`. The context's target view can be changed to flash another view.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Tells the delegate that a touch has highlighted a row.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Tells the delegate that the highlight of a row was removed.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Asks the delegate for the row to select instead of the tapped one, or `nil` for none. The default is the tapped
    /// row.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Asks the delegate for the row to deselect, or `nil` for none. The default is the given row.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Tells the delegate that the user selected a row. Not called for programmatic selections.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Tells the delegate that the user deselected a row. Not called for programmatic deselections.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Asks the delegate whether a tap on a row performs its primary action. The default is `true` unless the table is
    /// editing.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Tells the delegate to perform a row's primary action, after a tap that doesn't only change the selection.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Editing

    /// Asks the delegate for the editing control of a row. The default is `delete`.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle

    /// Asks the delegate for the title of a row's delete button. The default is "Delete".
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?

    /// Asks the delegate for the leading swipe actions of a row. The default is `nil`, which means no actions.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Asks the delegate for the trailing swipe actions of a row. An empty configuration means no actions. With `nil`,
    /// and by default, a row that can be deleted has a delete action.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Asks the delegate for the actions of a swiped row, in tables without trailing swipe actions. With `nil`, and by
    /// default, a row that can be deleted has a delete button.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

    /// Asks the delegate whether the background of a row in a grouped table is indented while the table is editing. The
    /// default is `true`.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Tells the delegate that a swipe is about to reveal a row's actions.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Tells the delegate that a row's swipe actions were hidden.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Asks the delegate for the destination of a row that the user is moving. The default is the proposed destination.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// Asks the delegate for the indentation level of a row. The default is 0.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Selecting with two fingers

    /// Asks the delegate whether a two-finger pan selects rows, beginning with the given one. Called before the table
    /// begins editing. The default is ``UITableView/allowsMultipleSelectionDuringEditing``.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

    /// Tells the delegate that a two-finger pan begins to select rows. By then, the table is editing if it allows
    /// multiple selection during editing.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// Tells the delegate that the two-finger pan has ended.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Menus

    /// Asks the delegate for the menu of a row, which a long press or a secondary click shows. The default is `nil`,
    /// which means no menu.
    ///
    /// - Parameter point: The location of the press, in the table's coordinates.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Asks the delegate for the preview of a row when its menu appears. The default is the row's cell, which is also
    /// used for `nil`.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Asks the delegate for the target preview of a closing menu. The default is the row's cell, which is also used
    /// for `nil`.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Tells the delegate that the user tapped the preview of a menu. Show the previewed content.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Tells the delegate that a menu is about to be shown.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Tells the delegate that a menu is about to close.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Asks the delegate whether a long press on a row shows the older edit menu. The default is `false`. A row with a
    /// context menu shows that instead.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

    /// Asks the delegate whether an action appears in a row's older edit menu. The default is `false`. Called for
    /// `cut:`, `copy:`, `paste:`, and the items of the menu controller, which is the sender.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// Tells the delegate to perform an action of a row's older edit menu. An action that the cell's class implements
    /// is sent to the cell instead.
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)

    // MARK: Focus

    /// Asks the delegate whether a row can have keyboard focus. The default is `true`.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Asks the delegate whether focus can move as described by the context. The default is `true`.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool

    /// Tells the delegate that focus has moved to, from, or within the table.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)

    /// Asks the delegate for the row that gets focus first. The default, which is also used for `nil`, is the row that
    /// had focus last, if the table remembers it, or else the selected row.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

    /// Asks the delegate whether a row is selected when it gets focus, in a table with
    /// ``UITableView/selectionFollowsFocus``. The default is `true`.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}
