/// Gives a view's place a name that no other has.
@propertyWrapper
public struct Namespace: DynamicProperty {
    private var box: Box?

    /// Makes it.
    public init() {}

    /// The name.
    public var wrappedValue: ID { ID(box: box.map(ObjectIdentifier.init)) }

    /// Gives the property what its place keeps.
    @MainActor public static func _link(_ property: inout Namespace, _ context: inout _LinkContext) {
        property.box = context.box { Box() }
    }

    /// A name that no other place has.
    public struct ID: Hashable {
        fileprivate let box: ObjectIdentifier?
    }

    fileprivate final class Box {}
}

extension Namespace: ComparedAsGiven {
    func isSame(as other: Namespace) -> Bool { true }
}
