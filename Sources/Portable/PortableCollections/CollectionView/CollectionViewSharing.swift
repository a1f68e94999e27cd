/// A controller's state for a collection view that it shares with other controllers of a navigation stack.
@MainActor
struct CollectionViewSharing {
    /// The controller below whose collection view this one uses; `nil` for a controller with a separate collection
    /// view.
    weak var lender: UICollectionViewController?
    /// The layout that the collection view gets when this controller is shown; nil while it has it.
    var ownLayout: UICollectionViewLayout?
}

/// Collection views that go from one controller of a navigation stack to the next, and back.
///
/// The view of all these controllers is the same then. It belongs to the one that is shown, or was last; the others keep
/// the layouts that they come back with.
extension UICollectionViewController: ViewSharing {
    /// The controller below in the stack whose collection view this one should use; `nil` if it needs a separate one.
    private var wantedLender: UICollectionViewController? {
        guard useLayoutToLayoutNavigationTransitions, let navigation = parent as? UINavigationController,
            let index = navigation.stack.firstIndex(of: self), index > 0
        else { return nil }
        return navigation.stack[index - 1] as? UICollectionViewController
    }

    /// Makes the collection view of the controller below this one's too, if that is wanted and not done.
    ///
    /// - Returns: Whether this controller has the collection view of another one.
    @discardableResult
    package func takeSharedView() -> Bool {
        guard sharing.lender == nil else { return true }
        guard let lender = wantedLender, let shared = lender.collectionView else { return false }
        // The layout of an own collection view, which was asked for too early, comes along.
        sharing.ownLayout = collectionViewLayout
        sharing.lender = lender
        loadedCollectionView = shared
        view = shared
        return true
    }

    /// Whether this controller, which is about to be shown, has the same view as another one.
    package func sharesView(with other: UIViewController?) -> Bool {
        guard useLayoutToLayoutNavigationTransitions || sharing.ownLayout != nil else { return false }
        loadViewIfNeeded()
        takeSharedView()
        guard let shared = loadedCollectionView else { return false }
        return shared === (other as? UICollectionViewController)?.loadedCollectionView
    }

    /// Gives the collection view this controller's layout, as the controller comes to be shown.
    ///
    /// - Parameter animated: Whether the items move there, as long as screens do.
    package func adoptSharedView(animated: Bool) {
        guard let shared = loadedCollectionView else { return }
        becomeOwner(of: shared)
        guard let layout = sharing.ownLayout else { return }
        shareLayoutOut(shared.collectionViewLayout)
        shared.changeLayout(to: layout, animated: animated, completion: nil, timing: .screens)
    }

    /// The layout that the items move to as far as a finger says; nil if there is nothing to move.
    package func beginAdoptingSharedView() -> (any InteractiveProgress)? {
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

    /// This controller gets its layout; the one that had the collection view until now keeps the other.
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

    /// Leaves the collection view to the other controllers that have it, when this one has left the stack.
    package func leaveSharedView() {
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
