/// A reader of an element's properties for the object that's being created.
///
/// Properties without an attribute keep their values, because Xcode only writes values that differ from the default.
@MainActor
package struct InterfaceReader {
    package let element: InterfaceElement
    package let loader: InterfaceLoader

    package init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
        self.element = element.varied(for: loader.traits)
        self.loader = loader
    }

    // MARK: Values

    /// Returns the value of a property: an attribute, or the text of the element with that key.
    package func string(_ name: String) -> String? {
        element[name] ?? element.child(key: name).flatMap { $0.name == "nil" ? nil : $0.text }
    }

    /// Returns the value of a property. If it can't be read, logs a message and returns `nil`.
    package func value<Value: InterfaceValue>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        Value.read(name, from: self)
    }

    /// Sets a property to the value in the file, if it has one.
    package func set<Root, Value: InterfaceValue>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value>, of root: Root
    ) {
        if let value: Value = value(name) { root[keyPath: property] = value }
    }

    /// Sets a property to the value in the file, if it has one. The value can be `nil`.
    package func set<Root, Value: InterfaceValue>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value?>, of root: Root
    ) {
        if let value: Value = value(name) {
            root[keyPath: property] = value
        } else if element.child(key: name)?.name == "nil" {
            root[keyPath: property] = nil
        }
    }

    // MARK: Objects

    /// Returns a reader of the element that's the value of a property.
    package func child(_ name: String) -> InterfaceReader? {
        guard let child = element.child(key: name), child.name != "nil" else { return nil }
        return InterfaceReader(child, loader)
    }

    /// Creates the object that's the value of a property.
    package func object<Object: AnyObject>(_ name: String, as type: Object.Type = Object.self) -> Object? {
        guard let child = element.child(key: name), child.name != "nil" else { return nil }
        return object(of: child)
    }

    /// Creates the objects in a group of children such as `subviews`.
    package func objects<Object: AnyObject>(in group: String, as type: Object.Type = Object.self) -> [Object] {
        element.group(group).compactMap { object(of: $0) }
    }

    private func object<Object: AnyObject>(of child: InterfaceElement) -> Object? {
        guard let made = loader.make(child) else { return nil }
        guard let object = made as? Object else {
            log("a \(Object.self) is expected here, but <\(child.name)> is a \(type(of: made))", in: child)
            return nil
        }
        return object
    }

    // MARK: Messages

    /// Logs a problem of a part of the file that's left out.
    package func log(_ problem: String, remedy: String = "It is left out", in child: InterfaceElement? = nil) {
        Diagnostics.log("\(loader.error(problem, remedy: remedy, at: child ?? element))")
    }
}
