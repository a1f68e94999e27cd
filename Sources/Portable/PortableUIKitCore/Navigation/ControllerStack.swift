/// The stack of a navigation controller's children, with the visible one and the ones that are being added.
@MainActor
final class ControllerStack {
    private(set) var controllers: [UIViewController] = []
    /// The stack before its latest change.
    private(set) var before: [UIViewController] = []
    /// The child whose view is in the window.
    private(set) var shown: UIViewController?
    /// The children whose `didMove(toParent:)` hasn't been called yet.
    private var arriving: [UIViewController] = []
    /// The item below the root's in the bar of a navigation controller in the More tab. It leads back to the list.
    var outerItem: UINavigationItem?

    func change(to controllers: [UIViewController]) {
        before = self.controllers
        self.controllers = controllers
    }

    /// Releases the controllers that aren't in the stack anymore.
    func clearBefore() { before = [] }

    func show(_ controller: UIViewController?) { shown = controller }

    /// Records that the child's `didMove(toParent:)` must be called once it has arrived.
    func expect(_ controller: UIViewController) {
        if !arriving.contains(controller) { arriving.append(controller) }
    }

    /// Removes and returns the recorded children that have arrived.
    ///
    /// - Parameter hasCome: Returns whether a recorded child has arrived.
    func removeArrived(_ hasCome: (UIViewController) -> Bool) -> [UIViewController] {
        let arrived = arriving.filter(hasCome)
        arriving.removeAll { arrived.contains($0) }
        return arrived
    }
}
