/// The way back to a controller that was there before.
@MainActor
enum UnwindRoute {
    /// Goes back to the nearest controller that has the unwind action and doesn't object, and calls the action.
    static func perform(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let action = Selector(name)
        let target = ancestors(of: source).first {
            InterfaceKeys.action(named: name, of: $0) != nil
                && $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
        }
        guard let target else { return }
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: source, destination: target) {
            goBack(from: source, to: target)
        }
        source.prepare(for: segue, sender: sender)
        action.send(to: target, sender: segue)
        segue.perform()
    }

    /// The controllers that `source` may have come from, the nearest first: those below it in stacks, the one that
    /// presented it and what that contains.
    private static func ancestors(of source: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        var current: UIViewController? = source
        while let controller = current {
            if let navigation = controller.parent as? UINavigationController {
                let below = navigation.viewControllers.prefix { $0 !== controller }
                found += below.reversed()
            }
            if let parent = controller.parent {
                found.append(parent)
                current = parent
            } else {
                if let presenter = controller.presenter { found += visibleChain(of: presenter) }
                current = controller.presenter
            }
        }
        return found
    }

    /// What a controller shows, from the innermost to itself.
    private static func visibleChain(of controller: UIViewController) -> [UIViewController] {
        let child: UIViewController? =
            switch controller {
            case let navigation as UINavigationController: navigation.topViewController
            case let tabs as UITabBarController: tabs.selectedViewController
            default: nil
            }
        let below = (controller as? UINavigationController)?.viewControllers.dropLast().reversed().map { $0 } ?? []
        return (child.map(visibleChain) ?? []) + below + [controller]
    }

    private static func goBack(from source: UIViewController, to target: UIViewController) {
        // What was presented over the target, or over what contains it, goes; then what was pushed over it.
        var outermost: UIViewController? = target
        while let controller = outermost {
            if controller.presentation != nil { controller.dismiss(animated: true) }
            if let navigation = controller.parent as? UINavigationController,
                navigation.topViewController !== controller
            {
                navigation.popToViewController(controller, animated: true)
            }
            outermost = controller.parent
        }
    }
}
