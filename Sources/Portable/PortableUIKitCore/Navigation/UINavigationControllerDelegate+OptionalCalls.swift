extension OptionalCalls {
    /// What `delegate.navigationController?(…)` calls.
    @preconcurrency @MainActor
    public struct NavigationControllerDelegate {
        let delegate: any UINavigationControllerDelegate

        /// `navigationController(_:willShow:animated:)`.
        public func callAsFunction(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            delegate.navigationController(navigationController, willShow: viewController, animated: animated)
        }

        /// `navigationController(_:didShow:animated:)`.
        public func callAsFunction(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            delegate.navigationController(navigationController, didShow: viewController, animated: animated)
        }

        /// `navigationController(_:animationControllerFor:from:to:)`.
        public func callAsFunction(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            delegate.navigationController(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        }

        /// `navigationController(_:interactionControllerFor:)`.
        public func callAsFunction(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            delegate.navigationController(navigationController, interactionControllerFor: animationController)
        }
    }
}

extension UINavigationControllerDelegate {
    /// The optional methods that are called `navigationController`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var navigationController: OptionalCalls.NavigationControllerDelegate? { .init(delegate: self) }
}
