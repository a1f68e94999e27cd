/// The presentations of a view controller: the one that it made, the one that it's in, and its presentation controller.
@MainActor
final class PresentationLinks {
    /// The presentation that the controller has made.
    var made: Presentation?
    /// The presentation controller of the current or next presentation.
    var manager: UIPresentationController?
    /// The controller that has presented this one.
    weak var presenter: UIViewController?
    /// The transition in which the controller takes part.
    weak var coordinator: TransitionCoordinator?
}
