import Foundation

/// Makes the objects of an interface file, once.
///
/// Objects are made from the outside in, each reading its own element. Then come, for all of them, constraints, the
/// user-defined runtime attributes, the connections, and `awakeFromNib()`.
@MainActor
package final class InterfaceLoader {
    package let document: InterfaceDocument
    /// The bundle with the file's classes, images, and colors. It's `nil` for a file without its own bundle.
    package let bundle: Bundle?
    /// The storyboard that the file is.
    package let storyboard: UIStoryboard?
    /// The device, by which variations are chosen.
    let traits: UITraitCollection
    /// The controller whose view is being made, which segues start from.
    weak var controller: UIViewController?
    /// Whether connections whose other end isn't there yet are kept for later: those between a controller and its view,
    /// which is made when it is asked for.
    package var waitsForView = false

    /// Objects with their elements.
    package typealias Objects = [(object: AnyObject, element: InterfaceElement)]

    /// The objects by their IDs in the file.
    package private(set) var objects: [String: AnyObject]
    /// The created objects, in the order of the file.
    package private(set) var made: Objects = []
    /// The same, to find out quickly.
    private var known: Set<ObjectIdentifier> = []
    /// The objects that weren't created by this loader but are connected by it: the file's owner, or a controller that
    /// loads its view.
    package var continued: Objects = []
    /// The elements of a scene outside its views, such as recognizers. They're created when a connection leads to them.
    var onDemand: [InterfaceElement] = []
    /// The ids of the connections that were made.
    package var connectionsMade: Set<String> = []
    /// Objects whose class the file names or means isn't there.
    private var standIns: Set<ObjectIdentifier> = []
    /// The members of the outlet collections so far.
    package var collections: [ObjectIdentifier: [String: [AnyObject]]] = [:]

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

    // MARK: Making objects

    /// The object of an element; nil, and a message, for elements that stand for none.
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
            // Gesture recognizers and objects of the app's own have no required initializer for coders.
            object = NSObject.make(objectClass)
            coder.readInterface(into: object!, as: base)
        }
        guard let object else {
            raise(
                error("init?(coder:) of \(objectClass) made nothing", remedy: "Have it call super", at: element)
                    .description)
        }
        adopt(object, for: element)
        if objectClass == base, element["customClass"] != nil { standIns.insert(ObjectIdentifier(object)) }
        return object
    }

    /// Whether a value is an object that takes the place of one whose class isn't there, or holds one.
    package func isStandIn(_ value: Any) -> Bool {
        if let members = value as? [Any] { return members.contains(where: isStandIn) }
        return standIns.contains(ObjectIdentifier(value as AnyObject))
    }

    /// The controller of an element, by `creator` if that makes one; nil for elements that stand for no controller.
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

    /// A plain controller's class in the place of one that Collage lacks.
    private func controllerStandIn(_ element: InterfaceElement) -> UIViewController.Type? {
        guard element.name.hasSuffix("ontroller"), InterfaceClasses.frameworkClass(of: element.name) == nil else {
            return nil
        }
        Diagnostics.log(
            error(
                "there is no class for <\(element.name)>", remedy: "A plain view controller takes its place",
                at: element
            ).description)
        return UIViewController.self
    }

    /// A view in the place of one that Collage has no class for, so that what refers to it still has its frame.
    private func makeStandIn(for element: InterfaceElement) -> NSObject? {
        if let element = InterfaceClasses.naming(element) { return make(element, base: UIView.self) }
        let isView = element.children.contains { $0.name == "rect" && $0.key == "frame" }
        Diagnostics.log(
            error(
                "there is no class for <\(element.name)>",
                remedy: isView ? "A plain view takes its place" : "It is left out", at: element
            ).description)
        guard isView else { return nil }
        var plain = element
        plain.attributes["customClass"] = nil
        let standIn = make(plain, base: UIView.self)
        standIns.insert(ObjectIdentifier(standIn))
        return standIn
    }

    /// Has an element's id stand for an object. Objects of the framework call it before they read what is in them.
    package func adopt(_ object: AnyObject, for element: InterfaceElement) {
        guard known.insert(ObjectIdentifier(object)).inserted else { return }
        made.append((object, element))
        if let id = element.id { objects[id] = object }
    }

    // MARK: Finishing

    /// Brings what was made to life.
    func finish() {
        makeWhatIsConnected()
        for (object, element) in made { addConstraints(of: element, held: object) }
        for (object, element) in made { setRuntimeAttributes(of: element, on: object) }
        connect()
        for (object, _) in made { (object as? any InterfaceAwakening)?.awakeFromNib() }
    }

    /// Creates the elements outside the views that connections lead to.
    private func makeWhatIsConnected() {
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
