import PortableCombine
import PortableUIKit

/// A property wrapper that observes an object that is owned elsewhere, and updates the view when it changes.
///
/// ```swift
/// struct RecipeCount: View {
///     @ObservedObject var store: RecipeStore
///
///     var body: some View {
///         Text("\(store.recipes.count) recipes")
///     }
/// }
///
/// struct LibraryScreen: View {
///     @StateObject private var store = RecipeStore()
///
///     var body: some View { RecipeCount(store: store).task { await store.load() } }
/// }
/// ```
@propertyWrapper
@preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// Bindings to the properties of the object.
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
    public static func _link(_ property: inout ObservedObject, _ context: inout _LinkContext) {
        let evaluation = context.evaluation
        context.box { ObjectSubscription<ObjectType>() }.observe(property.wrappedValue, evaluation)
    }
}

/// An object that evaluates a view's body again when an observable object changes.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject>: ReusableBox {
    /// A Boolean value that indicates whether a new object can be assigned: `true`, because any object can be observed.
    var isPassable: Bool { true }

    private var object: ObjectType?
    private var subscription: AnyCancellable?
    private weak var evaluation: Evaluation?

    nonisolated init() {}

    func observe(_ new: ObjectType, _ evaluation: Evaluation) {
        guard object !== new || self.evaluation !== evaluation else { return }
        object = new
        self.evaluation = evaluation
        subscription = new.objectWillChange.sink { [weak evaluation] _ in
            if !isOnMainActor {
                Diagnostics.log(
                    "Publishing changes from background threads is not allowed; make sure to publish values from the "
                        + "main thread (via operators like receive(on:)) on model updates.")
            }
            onMainActor {
                if Evaluation.current != nil {
                    Diagnostics.log(
                        "Publishing changes from within view updates is not allowed, this will cause undefined "
                            + "behavior.")
                }
                evaluation?.setNeedsRun()
            }
        }
    }
}

/// A location of an object's property.
nonisolated final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let isObservable: Bool

    /// Creates the location of a property.
    ///
    /// - Parameter isObservable: A Boolean value that indicates whether reads of the property are observed. The
    ///   properties of an `ObservableObject` aren't: only the view that has the object is evaluated when the object
    ///   changes.
    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, isObservable: Bool) {
        self.object = object
        self.keyPath = keyPath
        self.isObservable = isObservable
        super.init()
        updateSnapshot()
    }

    override var value: Value { object[keyPath: keyPath] }

    override func write(_ value: Value) { object[keyPath: keyPath] = value }

    override var tracksReaders: Bool { isObservable }

    @MainActor override func isSameLocation(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation else { return false }
        return other.object === object && other.keyPath == keyPath
    }
}
