/// A type for properties that are updated before the body of their view is evaluated.
///
/// A custom structure that contains such properties can also conform to this protocol.
public protocol DynamicProperty {
    /// Called before the body is evaluated, after the properties of this value were updated.
    mutating func update()

    // Links a property of the library to its storage.
    @MainActor static func _link(_ property: inout Self, _ context: inout _LinkContext)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout Self, _ context: inout _LinkContext) {
        withUnsafeMutableBytes(of: &property) { bytes in
            if let base = bytes.baseAddress { LinkPlan.of(Self.self).link(base, &context) }
        }
        property.update()
    }
}
