/// A segue in a storyboard.
@MainActor
struct SegueTemplate {
    let element: InterfaceElement
    /// The app's class of the segue, or `nil` for the framework's.
    private let segueClass: UIStoryboardSegue.Type?

    var identifier: String? { element["identifier"] }

    init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
        self.element = element
        let found = InterfaceClasses.customClass(of: element, base: UIStoryboardSegue.self, loader: loader)
        segueClass = element["customClass"] == nil ? nil : found as? UIStoryboardSegue.Type
    }

    /// Creates the destination, calls the source's `prepare(for:sender:)`, and performs the segue.
    func perform(from source: UIViewController, sender: Any?) {
        if element["kind"] == "unwind" {
            UnwindRoute.perform(element, from: source, sender: sender)
            return
        }
        guard let storyboard = source.interface?.storyboard else { return }
        let destination = destination(in: storyboard, from: source, sender: sender)
        let segue = makeSegue(from: source, to: destination, sender: sender)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Embeds the destination in a view of the source after that view is loaded.
    func embed(in container: UIView, of source: UIViewController) {
        guard let storyboard = source.interface?.storyboard else { return }
        let embedding = sequence(first: source, next: \.parent).compactMap(\.interface)
        if embedding.contains(where: {
            $0.element.id == element["destination"] && $0.storyboard.name == storyboard.name
        }) {
            raise(
                "\(storyboard.document.file):\(element.line) (\(element.id ?? "")): the segue embeds a controller in itself. "
                    + "Connect it to another one.")
        }
        let destination = destination(in: storyboard, from: source, sender: nil)
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            source.addChild(destination)
            let view: UIView = destination.view
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
            destination.didMove(toParent: source)
        }
        source.prepare(for: segue, sender: nil)
        segue.perform()
    }

    /// Creates the destination, with the source's segue action if there's one.
    private func destination(
        in storyboard: UIStoryboard, from source: UIViewController, sender: Any?
    ) -> UIViewController {
        guard let id = element["destination"], let destination = storyboard.document.element(id: id) else {
            raise(
                "\(storyboard.document.file):\(element.line) (\(element.id ?? "")): the segue doesn't lead to a scene "
                    + "of the storyboard. Connect it again.")
        }
        guard let name = element["destinationCreationSelector"] else { return storyboard.make(destination) }
        guard let (owner, make) = InterfaceKeys.segueAction(named: name, of: source) else {
            raise(
                "\(storyboard.document.file):\(element.line) (\(element.id ?? "")): \(type(of: source)) has no segue "
                    + "action \(name). Connect another one, or mark the method with @IBSegueAction.")
        }
        return storyboard.make(destination) { (coder: NSCoder) -> UIViewController? in
            make(owner, SegueDestination(coder: coder, sender: sender, identifier: identifier)) as? UIViewController
        }
    }

    private func makeSegue(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        if let segueClass {
            return UIStoryboardSegue.make(
                segueClass, identifier: identifier, source: source, destination: destination)
        }
        let element = element
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            SegueTemplate.go(element, from: source, to: destination, sender: sender)
        }
    }

    private static func go(
        _ element: InterfaceElement, from source: UIViewController, to destination: UIViewController, sender: Any?
    ) {
        let isAnimated = element["animates"] != "NO"
        switch element["kind"] {
        case "show", "push": source.show(destination, sender: sender)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        case "popoverPresentation":
            destination.modalPresentationStyle = .popover
            source.present(destination, animated: isAnimated)
        default:
            if let style = element["modalPresentationStyle"].flatMap({ UIModalPresentationStyle(interfaceWord: $0) }) {
                destination.modalPresentationStyle = style
            }
            if let style = element["modalTransitionStyle"].flatMap({ UIModalTransitionStyle(interfaceWord: $0) }) {
                destination.modalTransitionStyle = style
            }
            source.present(destination, animated: isAnimated)
        }
    }
}
