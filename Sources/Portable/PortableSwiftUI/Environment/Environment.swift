import Observation

/// Reads a value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let key: AnyKeyPath
    private var values: EnvironmentValues?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        key = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of a type. Ends the app if no view above has put one there, as SwiftUI does.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        key = \EnvironmentValues.[ObjectIdentifier(objectType)]
        read = { values in
            guard let object = values[objectType] else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) "
                        + "may be missing as an ancestor of this view.")
            }
            return object
        }
    }

    /// Reads the observable object of a type, if a view above has put one there.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        key = \EnvironmentValues.[ObjectIdentifier(objectType)]
        read = { $0[objectType] }
    }

    /// The value; outside of a view that is shown, the default one.
    public var wrappedValue: Value { read(values ?? EnvironmentValues()) }

    /// Gives the property what its place keeps.
    @MainActor public static func _link(_ property: inout Environment, _ context: inout _LinkContext) {
        property.values = context.node.inputs.environment
        property.values?.reader = context.evaluation
    }
}

extension Environment: ComparedAsGiven {
    func isSame(as other: Environment) -> Bool { key == other.key }
}

extension EnvironmentValues {
    /// Stands for the objects of a type in key paths that are compared.
    fileprivate subscript(type: ObjectIdentifier) -> ObjectIdentifier { type }
}
