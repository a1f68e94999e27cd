/// The presentations of a view controller: the one that it made, the one that it's in, and its presentation controller.
@MainActor
final class PresentationLinks {
    /// The presentation made by the view controller.
    var made: Presentation?
    /// The presentation controller of the current or next presentation.
    var manager: UIPresentationController?
    /// The view controller that presents this one.
    weak var presenter: UIViewController?
    /// The coordinator of the current transition.
    weak var coordinator: TransitionCoordinator?
    /// The transition that the view controller prefers, or `nil` for its transition style.
    var preferredTransition: UIViewController.Transition?
}
