/// The route of an unwind segue.
@MainActor
enum UnwindRoute {
    /// Unwinds to the controller that has the unwind action and allows it, and calls the action.
    static func perform(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
        guard let target = target(for: origin) else { return }
        let segue = segue(from: source, to: target, identifier: element["identifier"])
        source.prepare(for: segue, sender: sender)
        origin.unwindAction.send(to: target, sender: segue)
        segue.perform()
    }

    /// Returns the destination of an unwind segue. The containers of the source are searched from the inside out, and
    /// then the presenters. The children that a container allows precede the container itself.
    static func target(for origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current = origin.source
        while let next = current.parent ?? current.presenting.presenter {
            // A presented controller leads to the outermost container of its presenter.
            let isPresenter = current.parent == nil
            if let found = search(isPresenter ? next.outermostContainer : next, origin) { return found }
            current = isPresenter ? next.outermostContainer : next
        }
        return nil
    }

    private static func search(
        _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource
    ) -> UIViewController? {
        if let named = controller.forUnwindSegueAction(
            origin.unwindAction, from: origin.source, withSender: origin.sender)
        {
            return named
        }
        for child in controller.allowedChildrenForUnwinding(from: origin) {
            if let found = search(child, origin) { return found }
        }
        let isPossible =
            origin.unwindAction.isImplemented(by: controller)
            && controller.canPerformUnwindSegueAction(origin.unwindAction, from: origin.source, sender: origin.sender)
        return isPossible ? controller : nil
    }

    /// Returns the segue of the target's container, or the standard one.
    private static func segue(
        from source: UIViewController, to target: UIViewController, identifier: String?
    ) -> UIStoryboardSegue {
        if let own = target.parent?.segueForUnwinding(to: target, from: source, identifier: identifier) { return own }
        let reference = SegueReference()
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target) {
            if let segue = reference.segue { goBack(for: segue) }
        }
        reference.segue = segue
        return segue
    }

    /// A reference to the segue for its own closure.
    private final class SegueReference {
        weak var segue: UIStoryboardSegue?
    }

    /// Dismisses presentations over the target and its containers, and shows the target in its containers.
    private static func goBack(for segue: UIStoryboardSegue) {
        var path: [UIViewController] = []
        var outermost: UIViewController? = segue.destination
        while let controller = outermost {
            if controller.presenting.made != nil { controller.dismiss(animated: true) }
            path.append(controller)
            outermost = controller.parent
        }
        for (container, child) in zip(path.dropFirst(), path).reversed() {
            container.unwind(for: segue, towards: child)
        }
    }
}

extension UIViewController {
    /// The outermost container.
    fileprivate var outermostContainer: UIViewController {
        sequence(first: self, next: \.parent).reduce(self) { $1 }
    }
}
