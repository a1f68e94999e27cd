/// A property of a view that the view's place keeps up to date before it evaluates the body.
///
/// A structure of your own that has such properties is one too.
public protocol DynamicProperty {
    /// Called before the body is evaluated, when the properties in this one are up to date.
    mutating func update()

    // How a property of the library learns what it stands for.
    @MainActor static func _link(_ property: inout Self, _ context: inout _LinkContext)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Gives the property what its place keeps.
    @MainActor public static func _link(_ property: inout Self, _ context: inout _LinkContext) {
        withUnsafeMutableBytes(of: &property) { bytes in
            if let base = bytes.baseAddress { LinkPlan.of(Self.self).link(base, &context) }
        }
        property.update()
    }
}
