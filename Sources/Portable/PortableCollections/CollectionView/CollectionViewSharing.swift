/// A controller's state for a collection view that it shares with other controllers of a navigation stack.
@MainActor
struct CollectionViewSharing {
    /// The controller below whose collection view this one uses; `nil` for a controller with a separate collection
    /// view.
    weak var lender: UICollectionViewController?
    /// The layout that the collection view gets when this controller is shown; `nil` while it's in use.
    var ownLayout: UICollectionViewLayout?
}

/// Collection views that controllers of a navigation stack share.
///
/// The view of all these controllers is the same. It belongs to the visible controller, or to the one that was visible
/// last; the others store the layouts with which they return.
extension UICollectionViewController: ViewSharing {
    /// The controller below in the stack whose collection view this one should use; `nil` if it needs a separate one.
    private var wantedLender: UICollectionViewController? {
        guard useLayoutToLayoutNavigationTransitions, let navigation = parent as? UINavigationController,
            let index = navigation.stack.firstIndex(of: self), index > 0
        else { return nil }
        return navigation.stack[index - 1] as? UICollectionViewController
    }

    /// Uses the collection view of the controller below, if this is wanted and not yet done.
    ///
    /// - Returns: Whether this controller uses the collection view of another one.
    @discardableResult
    package func acquireSharedView() -> Bool {
        guard sharing.lender == nil else { return true }
        guard let lender = wantedLender, let shared = lender.collectionView else { return false }
        // The layout of a collection view that was requested too early is kept.
        sharing.ownLayout = collectionViewLayout
        sharing.lender = lender
        loadedCollectionView = shared
        view = shared
        return true
    }

    /// Returns whether this controller, which is about to appear, has the same view as another one.
    package func sharesView(with other: UIViewController?) -> Bool {
        guard useLayoutToLayoutNavigationTransitions || sharing.ownLayout != nil else { return false }
        loadViewIfNeeded()
        acquireSharedView()
        guard let shared = loadedCollectionView else { return false }
        return shared === (other as? UICollectionViewController)?.loadedCollectionView
    }

    /// Sets this controller's layout in the shared collection view when the controller appears.
    ///
    /// - Parameter animated: Whether the items move, for the duration of the screen transition.
    package func adoptSharedView(animated: Bool) {
        guard let shared = loadedCollectionView else { return }
        becomeOwner(of: shared)
        guard let layout = sharing.ownLayout else { return }
        shareLayoutOut(shared.collectionViewLayout)
        shared.changeLayout(to: layout, animated: animated, completion: nil, timing: .screens)
    }

    /// Begins an interactive transition to this controller's layout; `nil` if there's nothing to animate.
    package func startAdoptingSharedView() -> (any InteractiveProgress)? {
        guard let shared = loadedCollectionView, shared.updates.transition == nil, let layout = sharing.ownLayout,
            layout !== shared.collectionViewLayout
        else { return nil }
        becomeOwner(of: shared)
        return shared.startInteractiveTransition(to: layout)
    }

    /// Finishes the interactive transition: the items move to this controller's layout, or back to the other one's.
    package func endAdoptingSharedView(finished: Bool) {
        guard let shared = loadedCollectionView, let transition = shared.updates.transition?.layout else { return }
        if finished {
            shareLayoutOut(transition.currentLayout)
            shared.finishInteractiveTransition()
        } else {
            shared.cancelInteractiveTransition()
        }
    }

    /// Removes this controller's layout, and gives the old layout to the controller that had the collection view until
    /// now.
    private func shareLayoutOut(_ old: UICollectionViewLayout) {
        for case let other as UICollectionViewController in parent?.children ?? []
        where other !== self && other.loadedCollectionView === loadedCollectionView && other.sharing.ownLayout == nil {
            other.sharing.ownLayout = old
        }
        sharing.ownLayout = nil
    }

    private func becomeOwner(of shared: UICollectionView) {
        guard shared.owner !== self else { return }
        shared.owner = self
        shared.updateTraits()
        shared.updateInsets()
        shared.setNeedsLayout()
    }

    /// Leaves the collection view to the other controllers that share it, when this one has left the stack.
    package func releaseSharedView() {
        guard let shared = loadedCollectionView, sharing.lender != nil || sharing.ownLayout != nil else { return }
        let lender = sharing.lender, wasShown = sharing.ownLayout == nil
        let owner = shared.owner === self ? lender : shared.owner as? UIViewController
        loadedCollectionView = nil
        sharing = CollectionViewSharing()
        view = nil
        shared.owner = owner
        guard wasShown, let lender, let layout = lender.sharing.ownLayout else { return }
        // The collection view isn't visible.
        lender.sharing.ownLayout = nil
        shared.setCollectionViewLayout(layout, animated: false)
    }
}

extension UICollectionViewTransitionLayout: InteractiveProgress {}
