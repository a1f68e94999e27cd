@_spi(Collage) import PortableQuartz

/// The target of a control, bar item, or recognizer that starts a segue.
@MainActor
package final class SegueTrigger: NSObject {
    static let action = Selector("perform:", SegueTrigger.performSegue)

    private let template: SegueTemplate
    private weak var controller: UIViewController?

    init(_ template: SegueTemplate, controller: UIViewController) {
        self.template = template
        self.controller = controller
        super.init()
    }

    /// Performs the segue, unless the controller prevents it.
    package func performSegue(_ sender: Any?) {
        guard let controller else { return }
        guard controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
        template.perform(from: controller, sender: sender)
    }
}

/// A view that starts a segue when it's selected, such as a cell.
@MainActor
package protocol SegueStarting: UIView {
    var selectionSegue: SegueTrigger? { get set }
}

extension InterfaceLoader {
    /// Connects a segue. Containers get their controllers immediately. Other segues wait until they're performed by
    /// their identifier or their sender.
    package func connectSegue(_ connection: InterfaceElement, of source: AnyObject) {
        if connection["kind"] == "relationship" {
            connectRelationship(connection, of: source)
            return
        }
        guard let controller = source as? UIViewController ?? self.controller else {
            InterfaceReader(connection, self).log("the segue doesn't start from a controller")
            return
        }
        let template = SegueTemplate(connection, self)
        if connection["kind"] == "embed" {
            if let container = source as? UIView { template.embed(in: container, of: controller) }
            return
        }
        if source === controller || template.identifier != nil { add(template, to: controller) }
        guard source !== controller else { return }
        let trigger = SegueTrigger(template, controller: controller)
        switch source {
        case let cell as any SegueStarting: cell.selectionSegue = trigger
        case let control as UIControl:
            controller.interface?.triggers.append(trigger)
            control.addTarget(trigger, action: SegueTrigger.action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            controller.interface?.triggers.append(trigger)
            item.target = trigger
            item.action = SegueTrigger.action
        case let recognizer as UIGestureRecognizer:
            controller.interface?.triggers.append(trigger)
            recognizer.addTarget(trigger, action: SegueTrigger.action)
        default: InterfaceReader(connection, self).log("\(type(of: source)) can't start segues")
        }
    }

    /// Adds the segues that start in a prototype and have an identifier to the controller of the prototype.
    func addSegues(of element: InterfaceElement) {
        guard let controller else { return }
        for connection in element.group("connections")
        where connection.name == "segue" && connection["identifier"] != nil && connection["kind"] != "embed" {
            add(SegueTemplate(connection, self), to: controller)
        }
        for child in element.children { addSegues(of: child) }
    }

    /// Adds a segue that the controller can perform. Each view of a prototype has the same segues.
    private func add(_ template: SegueTemplate, to controller: UIViewController) {
        let id = template.element.id
        let isKnown = controller.interface?.segues.contains { id != nil && $0.element.id == id } ?? false
        if !isKnown { controller.interface?.segues.append(template) }
    }

    /// Adds an initial child to a container.
    private func connectRelationship(_ connection: InterfaceElement, of source: AnyObject) {
        guard let storyboard, let id = connection["destination"], let element = document.element(id: id) else { return }
        switch source {
        case let container as UINavigationController:
            container.setViewControllers([storyboard.make(element)], animated: false)
        case let container as UITabBarController:
            container.viewControllers = (container.viewControllers ?? []) + [storyboard.make(element)]
        case let container as UISplitViewController:
            let columns: [String: UISplitViewController.Column] = [
                "masterViewController": .primary, "primaryViewController": .primary,
                "supplementaryViewController": .supplementary, "detailViewController": .secondary,
                "secondaryViewController": .secondary, "compactViewController": .compact,
            ]
            guard let column = connection["relationship"].flatMap({ columns[$0] }) else { return }
            container.set(storyboard.make(element), for: column)
        default:
            InterfaceReader(connection, self).log("\(type(of: source)) has no relationship of this kind in Collage")
        }
    }
}
