/// Learns and decides what happens to the rows of a table view, and how tall they are. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// Called before a cell comes on screen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called before the header of a section comes on screen.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Called before the footer of a section comes on screen.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Called when a cell has left the screen, with the path that it had there.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called when the header of a section has left the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Called when the footer of a section has left the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// The height of a row in points, or `UITableView.automaticDimension`; the table's `rowHeight` if not implemented.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of a section's header in points, or `UITableView.automaticDimension`; the table's
    /// `sectionHeaderHeight` if not implemented.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of a section's footer in points, or `UITableView.automaticDimension`; the table's
    /// `sectionFooterHeight` if not implemented.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// How tall a row probably is; the table's `estimatedRowHeight` if not implemented. The table asks for the first
    /// row of each section.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// How tall a header probably is; the table's `estimatedSectionHeaderHeight` if not implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// How tall a footer probably is; the table's `estimatedSectionFooterHeight` if not implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// The view above a section; nil, which leaves it to the data source's title, if not implemented.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// The view below a section; nil, which leaves it to the data source's title, if not implemented.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selection

    /// Tells the delegate that the user tapped the detail button of a cell.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Whether a row may be highlighted under a finger, without which it isn't selected either; true if not
    /// implemented.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Whether something that is dragged and held over a row selects it, in a table that is
    /// ``UITableView/isSpringLoaded``; true if not implemented. The context may be given another view to flash.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called when a row has been highlighted by a finger.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Called when the finger has left a highlighted row.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// The row to be selected instead of the one tapped, that one, or nil for none; that one if not implemented.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// The row to be deselected, or nil for none; the one given if not implemented.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Tells the delegate that the user selected a row. Not called for programmatic selections.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Tells the delegate that the user deselected a row. Not called for programmatic deselections.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Whether a tap on a row runs its primary action; true unless the table is editing if not implemented.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Called after a tap that doesn't just change the selection.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Editing

    /// Asks the delegate for the editing control of a row. The default is `delete`.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle

    /// The title of the button that deletes a row; "Delete" if not implemented.
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?

    /// The actions that a swipe from the leading side offers; none if not implemented.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// The actions that a swipe from the trailing side offers, and an empty configuration for none; nil, and if not
    /// implemented, for deleting if the row can be.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Asks the delegate for the actions of a swiped row, in tables without trailing swipe actions. With `nil`, and by
    /// default, a row that can be deleted has a delete button.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

    /// Whether the background of a row in a grouped table is indented while the table is editing; true if not
    /// implemented.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Called before a swipe on a row reveals its actions.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called when the actions of a row are covered again.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Asks the delegate for the destination of a row that the user is moving. The default is the proposed destination.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// How deep a row is indented, in levels; 0 if not implemented.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Selecting with two fingers

    /// Asks the delegate whether two fingers that move select rows, beginning with the given one. Called before the table
    /// begins editing. If not implemented, ``UITableView/allowsMultipleSelectionDuringEditing``.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

    /// Tells the delegate that two fingers begin to select rows. The table is editing by then, if it allows multiple
    /// selection during editing.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// Tells the delegate that the two fingers were lifted.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Menus

    /// Asks the delegate for the menu of a row, which a long press or a secondary click shows. There's none if it's `nil`
    /// or not implemented.
    ///
    /// - Parameter point: The location of the press, in the table's coordinates.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Asks the delegate for the view that is lifted when a menu is shown; the row's cell if `nil` or not implemented.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Asks the delegate for the destination of the preview when the menu closes; the row's cell if `nil` or not
    /// implemented.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Tells the delegate that the user tapped a menu's preview. Its animator shows what the preview is of.
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

    /// Asks the delegate whether a long press on a row shows the older menu of actions; `false` if not implemented. A row
    /// with a context menu shows that one.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

    /// Asks the delegate whether the older menu of a row has an action; `false` if not implemented. Called for `cut:`,
    /// `copy:`, `paste:`, and the items of the menu controller, which is the sender.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// Tells the delegate to perform the action that the user chose in the older menu of a row. An action that the class
    /// of the row's cell implements is sent to the cell instead.
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)

    // MARK: Focus

    /// Asks the delegate whether a row can have the keyboard's focus; `true` if not implemented.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Asks the delegate whether the focus may move as described; `true` if not implemented.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool

    /// Tells the delegate that the focus moved to, from, or within the table.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)

    /// Asks the delegate for the row that gets the focus first. If `nil` or not implemented, that's the row that had it
    /// last, if the table remembers it, or else the selected row.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

    /// Asks the delegate whether a row is selected when it gets the focus, in a table with
    /// ``UITableView/selectionFollowsFocus``; `true` if not implemented.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}
