import Observation

/// A property wrapper that reads a value from the view's environment.
///
/// ```swift
/// struct CloseButton: View {
///     @Environment(\.dismiss) private var dismiss
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(\.horizontalSizeClass) private var sizeClass
///
///     var body: some View {
///         Button(sizeClass == .compact ? "Close" : "Close the recipe") { dismiss() }
///             .foregroundStyle(colorScheme == .dark ? .white : .black)
///     }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let key: AnyKeyPath
    private var values: EnvironmentValues?

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        key = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a property that reads the observable object of a type. As in SwiftUI, the app terminates if no ancestor
    /// provides one.
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

    /// Creates a property that reads the observable object of a type, or `nil` if no ancestor provides one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        key = \EnvironmentValues.[ObjectIdentifier(objectType)]
        read = { $0[objectType] }
    }

    /// The current value. Outside of a view that is shown, it's the default value.
    public var wrappedValue: Value { read(values ?? EnvironmentValues()) }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout Environment, _ context: inout _LinkContext) {
        property.values = context.node.inputs.environment
        property.values?.reader = context.evaluation
    }
}

extension Environment: CustomComparable {
    func isSame(as other: Environment) -> Bool { key == other.key }
}

extension EnvironmentValues {
    /// A placeholder for the objects of a type, so that key paths can be compared.
    fileprivate subscript(type: ObjectIdentifier) -> ObjectIdentifier { type }
}
