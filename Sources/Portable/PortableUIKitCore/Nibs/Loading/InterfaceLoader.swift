import Foundation

/// A loader that creates the objects of an interface file once.
///
/// Objects are created from the outside in, and each reads its own element. Afterward, the loader adds constraints,
/// sets the user-defined runtime attributes, makes the connections, and calls `awakeFromNib()`.
@MainActor
package final class InterfaceLoader {
    package let document: InterfaceDocument
    /// The bundle with the file's classes, images, and colors. It's `nil` for a file without its own bundle.
    package let bundle: Bundle?
    /// The storyboard, if the file is one.
    package let storyboard: UIStoryboard?
    /// The device's traits, which select variations.
    let traits: UITraitCollection
    /// The controller whose view is being loaded, which is the source of segues.
    weak var controller: UIViewController?
    /// A Boolean value that indicates whether connections to objects that don't exist yet are postponed. These are the
    /// connections between a controller and its view, which is created later.
    package var waitsForView = false

    /// Objects with their elements.
    package typealias Objects = [(object: AnyObject, element: InterfaceElement)]

    /// The objects by their IDs in the file.
    package private(set) var objects: [String: AnyObject]
    /// The created objects, in the order of the file.
    package private(set) var made: Objects = []
    /// The created objects, for fast lookup.
    private var known: Set<ObjectIdentifier> = []
    /// The objects that weren't created by this loader but are connected by it: the file's owner, or a controller that
    /// loads its view.
    package var continued: Objects = []
    /// The elements of a scene outside its views, such as recognizers. They're created when a connection leads to them.
    var onDemand: [InterfaceElement] = []
    /// The IDs of the connections that were made.
    package var connectionsMade: Set<String> = []
    /// The objects that replace ones whose class doesn't exist.
    private var standIns: Set<ObjectIdentifier> = []
    /// The current members of the outlet collections.
    package var collections: [ObjectIdentifier: [String: [AnyObject]]] = [:]

    /// Creates a loader.
    ///
    /// - Parameter objects: The objects that aren't created by the loader, by their IDs: the owner and objects of the
    ///   scene.
    init(
        _ document: InterfaceDocument, bundle: Bundle?, storyboard: UIStoryboard? = nil,
        objects: [String: AnyObject] = [:]
    ) {
        self.document = document
        self.bundle = bundle
        self.storyboard = storyboard
        self.objects = objects
        traits = UIScreen.main.traitCollection
    }

    // MARK: Creating objects

    /// Creates the object of an element. For an element without an object, logs a message and returns `nil`.
    package func make(_ element: InterfaceElement) -> NSObject? {
        guard let base = InterfaceClasses.frameworkClass(of: element.name) else { return makeStandIn(for: element) }
        return make(element, base: base)
    }

    private func make(_ element: InterfaceElement, base: NSObject.Type) -> NSObject {
        let objectClass = InterfaceClasses.customClass(of: element, base: base, loader: self)
        let reader = InterfaceReader(element, self)
        let coder = NibCoder(reader, readingClass: (base as? any InterfaceReadable.Type)?.readingClass ?? base)
        let object: NSObject?
        switch objectClass {
        case let viewClass as UIView.Type: object = viewClass.init(coder: coder)
        case let controllerClass as UIViewController.Type: object = controllerClass.init(coder: coder)
        case let itemClass as UIBarItem.Type: object = itemClass.init(coder: coder)
        case let itemClass as UINavigationItem.Type: object = itemClass.init(coder: coder)
        case let readableClass as any InterfaceReadable.Type: object = readableClass.init(coder: coder)
        default:
            // Gesture recognizers and custom objects have no required initializer with a coder.
            object = NSObject.make(objectClass)
            coder.readInterface(into: object!, as: base)
        }
        guard let object else {
            raise(
                error("init?(coder:) of \(objectClass) returned nil", remedy: "Have it call super", at: element)
                    .description)
        }
        adopt(object, for: element)
        if objectClass == base, element["customClass"] != nil { standIns.insert(ObjectIdentifier(object)) }
        return object
    }

    /// Returns whether a value is or contains an object that replaces one whose class doesn't exist.
    package func isStandIn(_ value: Any) -> Bool {
        if let members = value as? [Any] { return members.contains(where: isStandIn) }
        return standIns.contains(ObjectIdentifier(value as AnyObject))
    }

    /// Creates the controller of an element, with `creator` if it returns one. Returns `nil` if the element isn't a
    /// controller.
    func makeController<ViewController: UIViewController>(
        _ element: InterfaceElement, creator: ((NSCoder) -> ViewController?)?
    ) -> UIViewController? {
        let base =
            InterfaceClasses.frameworkClass(of: element.name) as? UIViewController.Type ?? controllerStandIn(element)
        guard let base else { return nil }
        let coder = NibCoder(InterfaceReader(element, self), readingClass: base)
        guard let controller = creator?(coder) else { return make(element, base: base) as? UIViewController }
        adopt(controller, for: element)
        return controller
    }

    /// Returns the class of a plain view controller, to replace one that Collage doesn't have.
    private func controllerStandIn(_ element: InterfaceElement) -> UIViewController.Type? {
        guard element.name.hasSuffix("ontroller"), InterfaceClasses.frameworkClass(of: element.name) == nil else {
            return nil
        }
        Diagnostics.log(
            error(
                "there is no class for <\(element.name)>", remedy: "A plain view controller is used instead",
                at: element
            ).description)
        return UIViewController.self
    }

    /// Creates a plain view to replace one that Collage has no class for. References to it can use its frame.
    private func makeStandIn(for element: InterfaceElement) -> NSObject? {
        if let element = InterfaceClasses.naming(element) { return make(element, base: UIView.self) }
        let isView = element.children.contains { $0.name == "rect" && $0.key == "frame" }
        Diagnostics.log(
            error(
                "there is no class for <\(element.name)>",
                remedy: isView ? "A plain view is used instead" : "It is left out", at: element
            ).description)
        guard isView else { return nil }
        var plain = element
        plain.attributes["customClass"] = nil
        let standIn = make(plain, base: UIView.self)
        standIns.insert(ObjectIdentifier(standIn))
        return standIn
    }

    /// Registers an object for an element's ID. Framework objects call it before they read their children.
    package func adopt(_ object: AnyObject, for element: InterfaceElement) {
        guard known.insert(ObjectIdentifier(object)).inserted else { return }
        made.append((object, element))
        if let id = element.id { objects[id] = object }
    }

    // MARK: Finishing

    /// Adds constraints, sets attributes, makes connections, and calls `awakeFromNib()`.
    func finish() {
        instantiateConnectedObjects()
        for (object, element) in made { addConstraints(of: element, held: object) }
        for (object, element) in made { setRuntimeAttributes(of: element, on: object) }
        connect()
        for (object, _) in made { (object as? any _InterfaceAwakening)?.awakeFromNib() }
    }

    /// Creates the elements outside the views that connections lead to.
    private func instantiateConnectedObjects() {
        var index = 0
        while index < continued.count + made.count {
            let element = index < continued.count ? continued[index].element : made[index - continued.count].element
            index += 1
            for connection in element.group("connections") {
                guard let id = connection["destination"], objects[id] == nil else { continue }
                if let element = onDemand.first(where: { $0.id == id }) { _ = make(element) }
            }
        }
    }

    // MARK: Messages

    /// Returns an error with a problem of an element and its consequence.
    package func error(_ problem: String, remedy: String, at element: InterfaceElement) -> InterfaceError {
        InterfaceError(
            file: document.file, line: element.line, id: element.id, problem: problem, remedy: remedy)
    }
}
