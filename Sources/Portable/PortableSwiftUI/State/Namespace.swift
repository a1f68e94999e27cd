/// A property wrapper for an identifier that is unique to the identity of the view.
@propertyWrapper
public struct Namespace: DynamicProperty {
    private var box: Box?

    /// Creates a namespace.
    public init() {}

    /// The identifier of the namespace.
    public var wrappedValue: ID { ID(box: box.map(ObjectIdentifier.init)) }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout Namespace, _ context: inout _LinkContext) {
        property.box = context.box { Box() }
    }

    /// An identifier of a namespace.
    public struct ID: Hashable {
        fileprivate let box: ObjectIdentifier?
    }

    fileprivate final class Box {}
}

extension Namespace: CustomComparable {
    func isSame(as other: Namespace) -> Bool { true }
}
