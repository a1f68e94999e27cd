/// The controllers of a navigation controller: which there are, which one is seen, and which have just come.
@MainActor
final class ControllerStack {
    private(set) var controllers: [UIViewController] = []
    /// The stack before the last change of it.
    private(set) var before: [UIViewController] = []
    /// The child whose view is in the window.
    private(set) var shown: UIViewController?
    /// Children that have not been told yet that they have come.
    private var arriving: [UIViewController] = []

    func change(to controllers: [UIViewController]) {
        before = self.controllers
        self.controllers = controllers
    }

    /// Lets controllers go that aren't in the stack any more.
    func forgetBefore() { before = [] }

    func show(_ controller: UIViewController?) { shown = controller }

    /// Has a child be told that it has come, when it has.
    func expect(_ controller: UIViewController) {
        if !arriving.contains(controller) { arriving.append(controller) }
    }

    /// Those that have come, of whom none is expected any more.
    ///
    /// - Parameter hasCome: Whether a controller that is expected has come.
    func takeArrived(_ hasCome: (UIViewController) -> Bool) -> [UIViewController] {
        let arrived = arriving.filter(hasCome)
        arriving.removeAll { arrived.contains($0) }
        return arrived
    }
}
