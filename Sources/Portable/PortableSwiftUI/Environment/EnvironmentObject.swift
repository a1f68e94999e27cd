import Observation
import PortableCombine

/// An object that a view above put into the environment, whose changes the view shows.
@propertyWrapper
@preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Looks for an object of the type.
    public init() {}

    /// The object. Ends the app if no view above has put one there, as SwiftUI does.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to the properties of an object.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
            -> Binding<Subject>
        {
            Binding(location: ObjectLocation(object, keyPath, isObservable: false))
        }
    }

    /// Gives the property what its place keeps.
    public static func _link(_ property: inout EnvironmentObject, _ context: inout _LinkContext) {
        var environment = context.node.inputs.environment
        environment.reader = context.evaluation
        property.object = environment[EnvironmentObjectKey<ObjectType>.self]
        let subscription = context.box { ObjectSubscription<ObjectType>() }
        if let object = property.object { subscription.follow(object, context.evaluation) }
    }
}

/// The object of a type.
enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension View {
    /// Adds an object to the environment of the view and its descendants.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }

    /// Puts an observable object into the environment, by its type.
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
    /// The observable object of a type, if a view above has put one there.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
