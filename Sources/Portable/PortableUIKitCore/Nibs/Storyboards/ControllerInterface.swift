/// The storyboard's data for a view controller. Its view and its segues are created later, when they're needed.
@MainActor
final class ControllerInterface {
    let element: InterfaceElement
    let storyboard: UIStoryboard
    /// The segues that start from the controller or its views.
    var segues: [SegueTemplate] = []
    /// The targets of the controls that start segues.
    var triggers: [SegueTrigger] = []

    /// The objects of the scene that were created with the controller, except the controller itself.
    private var objects: [String: AnyObject] = [:]
    private var made: InterfaceLoader.Objects = []
    private var connectionsMade: Set<String> = []
    private let onDemand: [InterfaceElement]

    init(element: InterfaceElement, storyboard: UIStoryboard, loader: InterfaceLoader) {
        self.element = element
        self.storyboard = storyboard
        onDemand = loader.onDemand
    }

    /// Stores the objects that were created with the controller.
    func take(from loader: InterfaceLoader, except controller: UIViewController) {
        objects = loader.objects.filter { $0.value !== controller }
        made = loader.made.filter { $0.object !== controller }
        connectionsMade = loader.connectionsMade
    }

    /// Creates the controller's view, connects both, and sets the view. Returns `false` if the storyboard doesn't
    /// contain a view for it.
    func loadView(of controller: UIViewController) -> Bool {
        guard let viewElement = element.child(key: "view") else { return false }
        var objects = objects
        if let id = element.id { objects[id] = controller }
        let loader = InterfaceLoader(
            storyboard.document, bundle: storyboard.bundle, storyboard: storyboard, objects: objects)
        loader.controller = controller
        loader.continued = [(controller, element)] + made
        loader.connectionsMade = connectionsMade
        loader.onDemand = onDemand
        guard let view = loader.make(viewElement) as? UIView else {
            raise(
                loader.error("the controller's view isn't a UIView", remedy: "Correct its class", at: viewElement)
                    .description)
        }
        controller.view = view
        if let refreshControl: UIRefreshControl = InterfaceReader(element, loader).object("refreshControl") {
            // The controller doesn't have its table view yet.
            (view as? UIScrollView)?.refreshControl = refreshControl
        }
        for guide in element.group("layoutGuides") {
            let support = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
            loader.adopt(support, for: guide)
        }
        loader.finish()
        // No other object retains the objects outside the view.
        self.made += loader.made.filter { made in onDemand.contains { $0.id == made.element.id } }
        return true
    }
}
