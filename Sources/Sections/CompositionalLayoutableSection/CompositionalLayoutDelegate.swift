/// A delegate that forwards to the section at an index path. Scrolling is forwarded to all sections. The delegate
/// doesn't retain the provider.
///
/// ```swift
/// final class SectionsController: UICollectionViewController, CompositionalLayoutProvider {
///     var compositionalLayoutSections: [CompositionalLayoutableSection] = []
///     private lazy var sectionDelegate = CompositionalLayoutDelegate(provider: self)
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         collectionView.delegate = sectionDelegate
///     }
/// }
/// ```
@MainActor
open class CompositionalLayoutDelegate: NSObject, UICollectionViewDelegate {
    private weak var provider: (any CompositionalLayoutProvider)?
    /// The sections whose cells are on screen. When a cell leaves the screen, its section can already be removed.
    private var displayed: [ObjectIdentifier: CompositionalLayoutableSection] = [:]
    /// The section whose menu is on screen. It isn't necessarily the one at the same index anymore.
    private weak var menuSection: CompositionalLayoutableSection?

    /// Creates a delegate for a provider's sections.
    ///
    /// - Parameter provider: The provider of the sections. The delegate doesn't retain it.
    public init(provider: any CompositionalLayoutProvider) {
        self.provider = provider
        super.init()
    }

    private func delegate(at path: IndexPath) -> (any UICompositionalLayoutableSectionDelegate)? {
        provider?.delegate(at: path)
    }

    private var delegates: [any UICompositionalLayoutableSectionDelegate] {
        provider?.compositionalLayoutSections.compactMap(\.delegate) ?? []
    }

    // MARK: Items

    /// Returns a Boolean value that indicates whether the section lets the item be highlighted.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        delegate(at: indexPath)?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }

    /// Forwards the event to the section.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        delegate(at: indexPath)?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    }

    /// Forwards the event to the section.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        delegate(at: indexPath)?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    }

    /// Returns a Boolean value that indicates whether the section lets the item be selected.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        delegate(at: indexPath)?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
    }

    /// Returns a Boolean value that indicates whether the section lets the item be deselected.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        delegate(at: indexPath)?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    /// Forwards the event to the section.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate(at: indexPath)?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }

    /// Forwards the event to the section.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        delegate(at: indexPath)?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    }

    /// Returns a Boolean value that indicates whether the section lets the item's primary action run.
    @available(iOS 16.0, tvOS 16.0, *)
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        delegate(at: indexPath)?.collectionView?(collectionView, canPerformPrimaryActionForItemAt: indexPath)
            ?? !collectionView.isEditing
    }

    /// Forwards the event to the section.
    @available(iOS 16.0, tvOS 16.0, *)
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        delegate(at: indexPath)?.collectionView?(collectionView, performPrimaryActionForItemAt: indexPath)
    }

    // MARK: Display

    /// Forwards the event to the section.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        displayed[ObjectIdentifier(cell)] = provider?.getCompositionalLayoutableSection(at: indexPath)
        delegate(at: indexPath)?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    /// Forwards the event to the section that the cell was shown for, even if the section has been removed.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        let section = displayed.removeValue(forKey: ObjectIdentifier(cell))
        section?.delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    /// Forwards the event to the section.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        delegate(at: indexPath)?.collectionView?(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }

    /// Forwards the event to the section.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        delegate(at: indexPath)?.collectionView?(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }

    // MARK: Menus

    /// Returns the section's menu, or `nil` for items of several sections. A section can implement either form of the
    /// method: if it doesn't implement this one, the method for a single item is called.
    @available(iOS 16.0, *)
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menuSection = nil
        guard let first = indexPaths.first, indexPaths.allSatisfy({ $0.section == first.section }) else { return nil }
        menuSection = provider?.getCompositionalLayoutableSection(at: first)
        let answer = menuSection?.delegate?.collectionView?(
            collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        if let answer { return answer }
        guard indexPaths.count == 1 else { return nil }
        return menuSection?.delegate?.collectionView?(
            collectionView, contextMenuConfigurationForItemAt: first, point: point)
    }

    /// Returns the section's menu for its item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menuSection = provider?.getCompositionalLayoutableSection(at: indexPath)
        return menuSection?.delegate?.collectionView?(
            collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }

    /// Returns the section's preview for the highlight of its menu.
    @available(iOS 16.0, *)
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        menuSection?.delegate?.collectionView?(
            collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }

    /// Returns the section's preview for the dismissal of its menu.
    @available(iOS 16.0, *)
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        menuSection?.delegate?.collectionView?(
            collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }

    /// Returns the section's preview for the highlight of its menu.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        menuSection?.delegate?.collectionView?(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Returns the section's preview for the dismissal of its menu.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        menuSection?.delegate?.collectionView?(
            collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// Forwards the event to the section that the menu belongs to.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        menuSection?.delegate?.collectionView?(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    /// Forwards the event to the section that the menu belongs to.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        menuSection?.delegate?.collectionView?(
            collectionView, willDisplayContextMenu: configuration, animator: animator)
    }

    /// Forwards the event to the section that the menu belongs to.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        menuSection?.delegate?.collectionView?(
            collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    // MARK: Moving, editing and focus

    /// Returns the target index path from the section that the moved item belongs to. The default is the proposed index
    /// path. A section can implement either form of the method. An item can't move to a section with items of another
    /// type.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        let delegate = delegate(at: originalIndexPath)
        let target =
            delegate?.collectionView?(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
            ?? delegate?.collectionView?(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
        guard let source = provider?.dataSource(at: originalIndexPath),
            let destination = provider?.dataSource(at: target)
        else { return target }
        return source.hasItems(like: destination) ? target : originalIndexPath
    }

    /// Returns a Boolean value that indicates whether the section lets a two-finger pan select several items.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        delegate(at: indexPath)?.collectionView?(
            collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
            ?? collectionView.allowsMultipleSelectionDuringEditing
    }

    /// Forwards the event to the section where the pan begins.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        delegate(at: indexPath)?.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Forwards the event to all sections, because the pan can select items of several sections.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        for delegate in delegates { delegate.collectionViewDidEndMultipleSelectionInteraction?(collectionView) }
    }

    /// Returns a Boolean value that indicates whether the section's item shows the editing state.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        delegate(at: indexPath)?.collectionView?(collectionView, canEditItemAt: indexPath) ?? true
    }

    /// Returns a Boolean value that indicates whether the section's item can be focused.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        delegate(at: indexPath)?.collectionView?(collectionView, canFocusItemAt: indexPath) ?? true
    }

    /// Returns a Boolean value that indicates whether the section's item is selected when it gets the focus.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        delegate(at: indexPath)?.collectionView?(collectionView, selectionFollowsFocusForItemAt: indexPath) ?? true
    }

    /// Returns the first preferred item of a section.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        delegates.lazy.compactMap { $0.indexPathForPreferredFocusedView?(in: collectionView) ?? nil }.first
    }

    // MARK: Scrolling

    /// Forwards the event to all sections.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for delegate in delegates { delegate.scrollViewDidScroll?(scrollView) }
    }

    /// Forwards the event to all sections.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        for delegate in delegates { delegate.scrollViewWillBeginDragging?(scrollView) }
    }

    /// Forwards the event to all sections. Only the section at the touch can change the target offset; changes by other
    /// sections are ignored.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let touched = (scrollView as? UICollectionView)
            .flatMap { $0.indexPathForItem(at: scrollView.panGestureRecognizer.location(in: scrollView)) }
            .flatMap { provider?.getCompositionalLayoutableSection(at: $0) }
        for section in provider?.compositionalLayoutSections ?? [] {
            let proposed = targetContentOffset.pointee
            section.delegate?.scrollViewWillEndDragging?(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
            if let touched, touched !== section { targetContentOffset.pointee = proposed }
        }
    }

    /// Forwards the event to all sections.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        for delegate in delegates { delegate.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate) }
    }

    /// Forwards the event to all sections.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        for delegate in delegates { delegate.scrollViewWillBeginDecelerating?(scrollView) }
    }

    /// Forwards the event to all sections.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        for delegate in delegates { delegate.scrollViewDidEndDecelerating?(scrollView) }
    }

    /// Forwards the event to all sections.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        for delegate in delegates { delegate.scrollViewDidEndScrollingAnimation?(scrollView) }
    }

    /// Returns `true` unless a section returns `false`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        delegates.allSatisfy { $0.scrollViewShouldScrollToTop?(scrollView) ?? true }
    }

    /// Forwards the event to all sections.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        for delegate in delegates { delegate.scrollViewDidScrollToTop?(scrollView) }
    }

    /// Returns the first view that a section provides for zooming.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        delegates.lazy.compactMap { $0.viewForZooming?(in: scrollView) ?? nil }.first
    }
}
