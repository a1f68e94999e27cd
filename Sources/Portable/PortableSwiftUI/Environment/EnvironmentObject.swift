import Observation
import PortableCombine

/// A property wrapper for an observable object from the environment. The view is updated when the object changes.
///
/// ```swift
/// struct RecipeTotal: View {
///     @EnvironmentObject private var store: RecipeStore
///
///     var body: some View { Text("\(store.recipes.count) recipes") }
/// }
///
/// struct Root: View {
///     @StateObject private var store = RecipeStore()
///
///     var body: some View { RecipeTotal().environmentObject(store) }
/// }
/// ```
@propertyWrapper
@preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates a property that reads the object of its type.
    public init() {}

    /// The object. As in SwiftUI, the app terminates if no ancestor provides one.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    /// The wrapper that creates bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// A wrapper that creates bindings to the properties of an object.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
            -> Binding<Subject>
        {
            Binding(location: ObjectLocation(object, keyPath, isObservable: false))
        }
    }

    /// Links the property to its storage in the node of the view.
    public static func _link(_ property: inout EnvironmentObject, _ context: inout _LinkContext) {
        var environment = context.node.inputs.environment
        environment.reader = context.evaluation
        property.object = environment[EnvironmentObjectKey<ObjectType>.self]
        let subscription = context.box { ObjectSubscription<ObjectType>() }
        if let object = property.object { subscription.observe(object, context.evaluation) }
    }
}

/// A key for the object of a type.
enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension View {
    /// Adds an object to the environment of the view and its descendants.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }

    /// Adds an observable object to the environment, by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }
}

struct EnvironmentObjectModifier<Object: AnyObject> {
    let object: Object?
}

extension EnvironmentObjectModifier: InputsModifier {
    func modify(_ inputs: inout _ViewInputs) { inputs.environment[EnvironmentObjectKey<Object>.self] = object }
}

extension EnvironmentValues {
    /// The observable object of a type, or `nil` if no ancestor provides one.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
