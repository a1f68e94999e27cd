/// What a controller has to do with presentations: the one that it makes, the one that it is in, and what manages it.
@MainActor
final class PresentationLinks {
    /// The presentation that the controller has made.
    var made: Presentation?
    /// What will manage the controller's next presentation, or manages the one under way.
    var manager: UIPresentationController?
    /// The controller that has presented this one.
    weak var presenter: UIViewController?
    /// The transition in which the controller takes part.
    weak var coordinator: TransitionCoordinator?
}
