/// Access to the properties of objects by their names.
@MainActor
package enum InterfaceKeys {
    /// The results of setting a property.
    package enum Outcome: Sendable {
        case done
        /// The object has no property with that name that can be set or found by its name.
        case unknownName
        /// The property has another type, which is the associated value.
        case wrongType(Any.Type)
    }

    /// The outlets of UIKit's classes that Collage's classes don't have, but their subclasses in apps do.
    package static let otherFrameworkOutlets: Set<String> = [
        "searchDisplayController", "editingAccessoryView", "inputView", "inputAccessoryView", "toolbarItems",
        "searchResultsTitle", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate",
        "customizableViewControllers", "touchBarProvider",
    ]

    /// Sets a property by its name.
    ///
    /// - Complexity: O(*n*) in the number of the object's properties.
    package static func set(_ value: Any?, forKey name: String, of object: AnyObject) -> Outcome {
        if let property = property(named: name, of: object), property.isSettable {
            return property.set(value, object) ? .done : .wrongType(property.valueType)
        }
        if let outlet = outlet(named: name, of: object) {
            return outlet.set(value as Any) ? .done : .wrongType(outlet.valueType)
        }
        return .unknownName
    }

    /// Returns whether the object has a property with the given name, including properties for observers.
    static func has(_ name: String, in object: AnyObject) -> Bool {
        property(named: name, of: object) != nil || outlet(named: name, of: object) != nil
    }

    /// Returns the property with the given name in the list of the object's class.
    static func listedProperty(named name: String, of object: AnyObject) -> InterfaceProperty? {
        // The last one is the most derived class's.
        (type(of: object) as? any InterfaceConnectable.Type)?.interfaceProperties.last { $0.name == name }
    }

    /// Returns the property with the given name.
    static func property(named name: String, of object: AnyObject) -> InterfaceProperty? {
        if let listed = listedProperty(named: name, of: object) { return listed }
        let above = (type(of: object) as? any InterfaceReadable.Type)?.frameworkProperties ?? []
        return (above + frameworkProperties).first { $0.name == name && $0.belongs(object) }
    }

    /// Returns the storage of a property declared with ``Outlet``, in the class or a superclass.
    private static func outlet(named name: String, of object: AnyObject) -> (any InterfaceStorage)? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == "_" + name {
                if let outlet = child.value as? any InterfaceStorage { return outlet }
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Returns the segue action with the given name of a controller or one of its ancestors, and its owner.
    static func segueAction(
        named name: String, of controller: UIViewController
    ) -> (owner: UIViewController, make: @MainActor @Sendable (AnyObject, SegueDestination) -> AnyObject?)? {
        for owner in sequence(first: controller, next: \.parent) {
            let action = type(of: owner).interfaceActions.last { $0.selector.name == name && $0.make != nil }
            if let make = action?.make { return (owner, make) }
        }
        return nil
    }
}
