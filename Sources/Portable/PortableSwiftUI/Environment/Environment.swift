/// Reads a value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var values: EnvironmentValues?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value; outside of a view that is shown, the default one.
    public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }

    /// Gives the property what its place keeps.
    @MainActor public static func _link(_ property: inout Environment, _ context: inout _LinkContext) {
        property.values = context.node.inputs.environment
        property.values?.reader = context.evaluation
    }
}

extension Environment: ComparedAsGiven {
    func isSame(as other: Environment) -> Bool { keyPath == other.keyPath }
}
