import Foundation

/// The state that an application has saved for its next launch on the device.
@MainActor
struct SavedState {
    /// The state of a view controller, a view, or an object.
    struct Item {
        /// The restoration identifiers of the view controllers that contain it, and its own.
        let path: [String]
        let data: Data
        var controllerClass: (any UIViewControllerRestoration.Type)?
        var objectClass: (any UIObjectRestoration.Type)?
        /// The selected tab of a tab bar controller.
        var selectedIndex: Int?
        var isPresented = false
        var isView = false
    }

    /// The state that the application's delegate has added.
    let application: Data
    /// The items, parents before their children.
    let items: [Item]
}

/// An object with saved state, and its path of restoration identifiers.
@MainActor
enum Restorable {
    case controller(UIViewController)
    case view(UIView)
    case object(any UIStateRestoring)

    func encode(with coder: NSCoder) {
        switch self {
        case .controller(let controller): controller.encodeRestorableState(with: coder)
        case .view(let view): view.encodeRestorableState(with: coder)
        case .object(let object): object.encodeRestorableState(with: coder)
        }
    }

    func decode(with coder: NSCoder) {
        switch self {
        case .controller(let controller): controller.decodeRestorableState(with: coder)
        case .view(let view): view.decodeRestorableState(with: coder)
        case .object(let object): object.decodeRestorableState(with: coder)
        }
    }

    func finish() {
        switch self {
        case .controller(let controller): controller.applicationFinishedRestoringState()
        case .view: break
        case .object(let object): object.applicationFinishedRestoringState()
        }
    }
}

/// The objects of an application that have restoration identifiers, in the order of their paths.
@MainActor
struct RestorableObjects {
    private(set) var paths: [[String]] = []
    private(set) var objects: [[String]: Restorable] = [:]

    init(of application: UIApplication) {
        for controller in application.windows.compactMap(\.rootViewController) { add(controller, in: []) }
        for registered in application.restoration.registered {
            guard let object = registered.object else { continue }
            add(.object(object), at: path(of: object, named: registered.identifier, in: application))
        }
    }

    private mutating func add(_ object: Restorable, at path: [String]) {
        if objects.updateValue(object, forKey: path) == nil { paths.append(path) }
    }

    /// Adds a controller with its views and children. As in UIKit, the content of a controller without an identifier isn't
    /// saved.
    private mutating func add(_ controller: UIViewController, in parent: [String]) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = parent + [identifier]
        add(.controller(controller), at: path)
        for view in controller.viewIfLoaded?.subviews ?? [] { add(view, in: path) }
        for child in controller.children { add(child, in: path) }
        if let presented = controller.presenting.made?.presented { add(presented, in: path) }
    }

    private mutating func add(_ view: UIView, in path: [String]) {
        // The views of children belong to their controllers.
        guard !(view.next is UIViewController) else { return }
        if let identifier = view.restorationIdentifier { add(.view(view), at: path + [identifier]) }
        for subview in view.subviews { add(subview, in: path) }
    }

    private func path(
        of object: any UIStateRestoring, named identifier: String, in application: UIApplication
    ) -> [String] {
        guard let parent = object.restorationParent,
            let registered = application.restoration.registered.first(where: { $0.object === parent })
        else { return [identifier] }
        return path(of: parent, named: registered.identifier, in: application) + [identifier]
    }
}

/// The registered objects of an application, and its extensions of state restoration.
@MainActor
struct StateRestoration {
    /// An object that was registered for state restoration.
    struct Registered {
        let identifier: String
        weak var object: (any UIStateRestoring)?
    }

    private(set) var registered: [Registered] = []
    /// The objects whose state was restored, until restoration finishes.
    var restored: [Restorable] = []
    private var extensions = 0

    nonisolated init() {}

    mutating func register(_ object: any UIStateRestoring, _ identifier: String) {
        registered.removeAll { $0.object == nil || $0.identifier == identifier }
        registered.append(Registered(identifier: identifier, object: object))
    }

    mutating func extend() { extensions += 1 }

    mutating func complete(of application: UIApplication) {
        extensions = max(extensions - 1, 0)
        finish()
    }

    /// Notifies the restored objects that restoration has finished, unless it was extended.
    mutating func finish() {
        guard extensions == 0 else { return }
        let finished = restored
        restored = []
        for object in finished { object.finish() }
    }
}
