// Outlets, outlet collections, actions, and segues.

extension InterfaceLoader {
    /// The ID of the first responder in nibs.
    static let firstResponderID = "-2"

    /// Connects all objects, except to a view that doesn't exist yet.
    package func connect() {
        for (source, element) in continued + made {
            for connection in element.group("connections") {
                if let id = connection.id, connectionsMade.contains(id) { continue }
                guard !waitsForView || leadsToKnownObject(connection) else { continue }
                if let id = connection.id { connectionsMade.insert(id) }
                connect(connection, of: source)
            }
        }
    }

    /// Returns whether a connection can be made now. Segues lead to other scenes.
    private func leadsToKnownObject(_ connection: InterfaceElement) -> Bool {
        guard connection.name != "segue", let id = connection["destination"] else { return true }
        return objects[id] != nil || isFirstResponder(id)
    }

    private func connect(_ connection: InterfaceElement, of source: AnyObject) {
        switch connection.name {
        case "outlet": connectOutlet(connection, of: source)
        case "outletCollection": connectCollection(connection, of: source)
        case "action": connectAction(connection, of: source)
        case "segue": connectSegue(connection, of: source)
        default: InterfaceReader(connection, self).log("there are no connections called <\(connection.name)>")
        }
    }

    // MARK: Outlets

    private func connectOutlet(_ connection: InterfaceElement, of source: AnyObject) {
        guard let name = connection["property"], let destination = destination(of: connection) else { return }
        if name == "view", let controller = source as? UIViewController, let view = destination as? UIView {
            controller.view = view
            return
        }
        set(destination, forKey: name, of: source, connection)
    }

    private func connectCollection(_ connection: InterfaceElement, of source: AnyObject) {
        guard let name = connection["property"], let destination = destination(of: connection) else { return }
        if name == "gestureRecognizers", let view = source as? UIView {
            if let recognizer = destination as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
            return
        }
        collections[ObjectIdentifier(source), default: [:]][name, default: []].append(destination)
        let members = collections[ObjectIdentifier(source)]?[name] ?? []
        set(members as [Any], forKey: name, of: source, connection)
    }

    private func set(_ value: Any, forKey name: String, of source: AnyObject, _ connection: InterfaceElement) {
        switch InterfaceKeys.set(value, forKey: name, of: source) {
        case .done: break
        case .unknownName:
            guard isAppsFault(source, name) else {
                InterfaceReader(connection, self).log("Collage has no outlet \(name) of \(type(of: source))")
                return
            }
            raise(
                undefinedKeyMessage(name, source)
                    + " \(error("the outlet \(name) can't be set", remedy: remedy(name, source), at: connection))")
        case .wrongType(let expected):
            let problem =
                "the outlet \(name) of \(type(of: source)) is a \(expected), but \(connection["destination"] ?? "") is a "
                + "\(type(of: value))"
            if InterfaceConnections.isDelegate(name) {
                logOnce(problem, remedy: "Declare the protocol, or its methods aren't called, as in UIKit", connection)
            } else if connection.name == "outletCollection" {
                logOnce(
                    problem, remedy: "It's nil or incomplete; UIKit doesn't check the objects of a collection",
                    connection)
            } else if isStandIn(value) {
                logOnce(problem, remedy: "It stays nil because the object is a stand-in", connection)
            } else {
                raise(
                    error(
                        problem, remedy: "Change the property's type, or the object's class in the file", at: connection
                    ).description)
            }
        }
    }

    /// Returns whether a missing outlet is an error of the app. It isn't if the class is the framework's, which can
    /// replace a missing class, or if UIKit has the outlet.
    private func isAppsFault(_ source: AnyObject, _ name: String) -> Bool {
        !InterfaceKeys.otherFrameworkOutlets.contains(name) && !isStandIn(source)
            && InterfaceClasses.isOfApp(type(of: source))
    }

    /// Logs a problem of a connection. If several cells or controllers are created from the file, it's only logged the
    /// first time.
    private func logOnce(_ problem: String, remedy: String, _ connection: InterfaceElement) {
        guard document.isFirstMention(of: connection.id ?? problem) else { return }
        InterfaceReader(connection, self).log(problem, remedy: remedy)
    }

    /// Returns the destination of a connection. If no object was created for it, logs a message and returns `nil`.
    /// Raises an exception if the file has no such object.
    private func destination(of connection: InterfaceElement) -> AnyObject? {
        let id = connection["destination"] ?? ""
        if let object = objects[id] { return object }
        if isLeftOut(id) {
            logOnce("the connection leads to \(id), which was left out", remedy: "It is left out too", connection)
            return nil
        }
        raise(
            error(
                "the connection leads to \(id), which is not in this \(storyboard == nil ? "file" : "scene")",
                remedy: "Remove the connection, or connect it to an object that is", at: connection
            ).description)
    }

    /// Returns whether the file contains an object that wasn't created, because Collage has no class for it or doesn't
    /// read its parent.
    package func isLeftOut(_ id: String) -> Bool { document.element(id: id) != nil }

    // MARK: Actions

    private func connectAction(_ connection: InterfaceElement, of source: AnyObject) {
        guard let name = connection["selector"], let id = connection["destination"] else { return }
        // Without a target, the responder chain is searched.
        var target: AnyObject?
        if !isFirstResponder(id) {
            target = destination(of: connection)
            guard target != nil else { return }
        }
        if let target, InterfaceAction.named(name, of: target) == nil {
            InterfaceReader(connection, self).log(
                "\(type(of: target)) has no action known as \(name)",
                remedy: "Add InterfaceAction(\"\(name)\", …) to its interfaceActions; sending it raises an exception")
        }
        let action = Selector(name)
        switch source {
        case let control as UIControl:
            control.addTarget(
                target, action: action,
                for: InterfaceReader(connection, self).value("eventType") ?? .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default:
            InterfaceReader(connection, self).log("\(type(of: source)) doesn't send actions")
        }
    }

    private func isFirstResponder(_ id: String) -> Bool {
        id == InterfaceLoader.firstResponderID
            || document.element(id: id)?["placeholderIdentifier"] == "IBFirstResponder"
    }
}

/// The meanings of outlet names.
enum InterfaceConnections {
    /// Returns whether an outlet is a delegate or data source, which has methods of a protocol.
    static func isDelegate(_ name: String) -> Bool { name.hasSuffix("elegate") || name.hasSuffix("ataSource") }
}

extension UIControl.Event: InterfaceKeyword {
    package init?(interfaceWord word: String) {
        let names: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
            "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
            "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        guard let event = names[word] else { return nil }
        self = event
    }
}
