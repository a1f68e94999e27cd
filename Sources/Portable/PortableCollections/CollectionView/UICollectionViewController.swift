/// A view controller that manages a collection view, as its data source and delegate.
///
/// ```swift
/// final class NumbersController: UICollectionViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
///     }
///
///     override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
///
///     override func collectionView(
///         _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///     ) -> UICollectionViewCell {
///         collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
///     }
/// }
/// let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
/// ```
///
/// Subclasses override the methods of the data source and of the delegate that they need; the default has no items.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let initialLayout: UICollectionViewLayout
    var loadedCollectionView: UICollectionView?
    /// The controller's state for sharing a collection view with others of a navigation stack.
    var sharing = CollectionViewSharing()

    // MARK: Initializers

    /// Creates a controller with a collection view that uses the given layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the collection view of a nib, see ``UIViewController/init(nibName:bundle:)``, or else
    /// with a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an interface file.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        coder.readInterface(into: self, as: UICollectionViewController.self)
    }

    // MARK: The collection view

    /// The collection view. Accessing it loads the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return loadedCollectionView
        }
        set {
            guard let newValue else { return }
            if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
            movementGesture = nil
            loadedCollectionView = newValue
            newValue.avoidsKeyboard = true
            view = newValue
            installMovementGesture()
        }
    }

    /// A Boolean value that indicates whether the user can move items with a long press, if the data source allows it.
    /// The default is `true`.
    ///
    /// Differs from UIKit: the controller finds out only at the end of a movement whether it implements
    /// `collectionView(_:moveItemAt:to:)`. If it doesn't, the item moves back, and no further movement begins.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet {
            movementGesture?.isEnabled = installsStandardGestureForInteractiveMovement
            installMovementGesture()
        }
    }

    private var movementGesture: MovementGestureRecognizer?

    private func installMovementGesture() {
        guard installsStandardGestureForInteractiveMovement, movementGesture == nil,
            let collectionView = loadedCollectionView
        else { return }
        let gesture = MovementGestureRecognizer(collectionView)
        movementGesture = gesture
        collectionView.addGestureRecognizer(gesture)
    }

    /// The layout that the controller was created with, or the collection view's current layout. While another
    /// controller of the stack uses the collection view, it's the layout that returns with this controller.
    open var collectionViewLayout: UICollectionViewLayout {
        sharing.ownLayout ?? loadedCollectionView?.collectionViewLayout ?? initialLayout
    }

    /// A Boolean value that indicates whether the selection is cleared when the view appears. The default is `true`.
    /// Nothing is cleared if ``useLayoutToLayoutNavigationTransitions`` is `true`.
    open var clearsSelectionOnViewWillAppear = true

    /// A Boolean value that indicates whether the controller, pushed onto another collection view controller, uses that
    /// controller's collection view with a different layout, to which the items animate. The default is `false`. The
    /// items move back when the controller is popped, interactively with the back swipe.
    ///
    /// The collection view keeps its data source and its delegate, which are the lower controller's. Set the property
    /// before pushing the controller. It has no effect on a root view controller, or above a controller of another
    /// class.
    open var useLayoutToLayoutNavigationTransitions = false

    /// Loads the collection view from the storyboard or nib, or creates one.
    open override func loadView() {
        if acquireSharedView() { return }
        if loadViewFromFile() {
            guard let collectionView = viewIfLoaded as? UICollectionView else {
                raise(
                    "-[UICollectionViewController loadView] loaded a nib or storyboard of \(type(of: self)), but didn't "
                        + "get a UICollectionView.")
            }
            if collectionView.dataSource == nil { collectionView.dataSource = self }
            if collectionView.delegate == nil { collectionView.delegate = self }
            self.collectionView = collectionView
            return
        }
        let collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.delegate = self
        self.collectionView = collectionView
    }

    /// Clears the selection, unless `clearsSelectionOnViewWillAppear` is `false`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions,
            let collectionView = loadedCollectionView
        else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    /// Updates the editing state of the collection view and its cells.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        let collectionView = loadedCollectionView
        guard !animated else {
            collectionView?.isEditing = editing
            return
        }
        UIView.performWithoutAnimation { collectionView?.isEditing = editing }
    }

    // MARK: Data source

    // The class implements all methods, because a subclass's method wouldn't be called in place of a protocol
    // extension's default.

    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Raises an exception. A controller with items overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        raise("UICollectionViewController: collectionView(_:cellForItemAt:) must be overridden by \(type(of: self)).")
    }

    /// Raises an exception. A controller whose layout has supplementary views overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        raise(
            "UICollectionViewController: collectionView(_:viewForSupplementaryElementOfKind:at:) must be overridden "
                + "by \(type(of: self)).")
    }

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Moves the item back. A controller with movable items overrides it and doesn't call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        collectionView.items.recordUnmoved(self)
    }

    /// Returns `nil`, which means no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the first item.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Delegate

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Returns `true` unless the collection view is editing.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        !collectionView.isEditing
    }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns a plain transition layout.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Returns the proposal.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the proposal.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// Returns the proposal.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        proposedIndexPath
    }

    /// Calls the method for one item; returns `nil` for several items.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, indexPaths.count == 1 else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// Returns `nil`, which means no menu.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Calls the older form, without an index path.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Calls the older form, without an index path.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// Returns `nil`, which means that the item's cell is the preview.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns `nil`, which means that the item's cell is the preview.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Returns `nil`, which means the item that had focus last, or that is selected.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns `false`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
    ) {}

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// Returns `false`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { false }

    /// Returns `false`.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    /// Returns `nil`, which means no scene.
    open func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { nil }

    // MARK: Scroll view delegate

    /// Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing: the content comes to rest at the proposed offset.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
